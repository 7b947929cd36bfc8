import type { northside as deck } from '../../../cards/encounters/northside.ts'
import type { Stories } from '../../stories.ts'

export const northside: Stories<typeof deck> = {
  'northside-1': {
    'arkham-advertiser':
      'Nocny redaktor przesuwa po biurku plik nieopublikowanych listów i pyta, co sądzisz o tym charakterze pisma.',
    'train-station':
      'Bagażowy ma kufer, po który nikt się nie zgłosił, i pociąg, którego nikt nie zapowiedział.',
    'curiositie-shoppe': 'W nocy ktoś poprzestawiał półki, a właściciel upiera się, że to nie on.',
  },
  'northside-2': {
    'arkham-advertiser': 'Zecer pokazuje ci wiersz z ołowiu, który wciąż składa się sam.',
    'train-station': 'W rozkładzie jest połączenie, na które można jeszcze zdążyć, jeśli się pobiegnie.',
    'curiositie-shoppe': 'Szklane oko na wystawie wodzi za klientem, którego na nie nie stać.',
  },
  'northside-3': {
    'arkham-advertiser': 'Brakuje im kogoś do biegania za koronerem, a ty masz porządne buty.',
    'train-station': 'Żołnierze, którzy wracają właściwie znikąd, dzielą się kawą i złym snem.',
    'curiositie-shoppe': 'Właściciel daje rabat każdemu, kto zabierze stąd buczące pudełko.',
  },
  'northside-4': {
    'arkham-advertiser': 'Spędzasz wieczór wśród starych roczników, z zieloną lampą i piersiówką.',
    'train-station': 'Ze skrzyni nadanej do azylu cieknie na peron drugi coś srebrnego.',
    'curiositie-shoppe': 'Kolekcjoner w szarej woalce pohandluje, o ile nie zajrzysz pod materiał.',
  },
  'northside-5': {
    'arkham-advertiser': 'Wydawca chce uśmiercić ten artykuł i nie dba o to, jak uprzejmie się zgodzisz.',
    'train-station':
      'Dziewczynka podróżująca samotnie oddaje ci bilet, bo miejsce obok niej jest już zajęte.',
    'curiositie-shoppe':
      'Za kotarą stoi towar, który właściciel sprzedaje tylko tym, co przestali zadawać pytania.',
  },
  'northside-6': {
    'arkham-advertiser': 'Ktoś opłacił z góry rok ogłoszeń i we wszystkich stoi *wciąż tutaj, wciąż tutaj*.',
    'train-station':
      'Zawiadowca pozwala ci przespać się na workach z pocztą, póki nie przyjedzie pociąg z mlekiem.',
    'curiositie-shoppe': 'Dziś wszystko kosztuje tyle samo, mówi właściciel i nie patrzy na własne ręce.',
  },
  'northside-7': {
    'arkham-advertiser':
      'Korektor zakreślił w nekrologach każde nazwisko, którego właściciel jest jeszcze w budynku.',
    'train-station': 'Człowiek z biura rzeczy znalezionych odda wszystko, co przestało tykać.',
    'curiositie-shoppe': 'Pozytywka gra melodię, którą nuciło ci się przy wejściu, i trochę cię wyprzedza.',
  },
  'northside-8': {
    'arkham-advertiser':
      'Konkurencja chce mieć jutrzejszą pierwszą stronę już dziś i przysyła chłopca z kopertą.',
    'train-station':
      'Wagon sypialny do Bostonu jest pusty, ogrzany i przez jedną stację jedzie w twoją stronę.',
    'curiositie-shoppe': 'Ktoś z poczuciem sprawiedliwości pozamieniał metki z cenami.',
  },
}
