import type { Topic } from './steps.ts'

export const pl: Record<Topic, string> = {
  goal: 'Cztery miasta, a w każdym brama dokądś indziej. Zapieczętujcie wszystkie cztery, a wygracie, wszyscy razem. Przy tym stole nikt nie gra przeciwko wam; przeciwko wam grają karty.',
  gates: 'Tu się to rozegra: cztery miasta, cztery kolory. Wiry to bramy i wszystkie są otwarte.',
  map: 'Kółka to miejsca, linie to drogi. Jasny pierścień znaczy: tu można coś zrobić. Kliknij, dotknij albo wybierz z listy poniżej; i tu, i tam jest zawsze to samo.',
  detective:
    'Najpierw wybierz, kim będziesz. W tej lekcji prowadzisz dwoje badaczy. Weź Detektywa: pieczętuje bramę czterema wskazówkami zamiast pięciu.',
  doctor: 'Drugi będzie Lekarz. Ma pięć akcji w turze, inni mają cztery.',
  clues:
    'To twoje karty. Wskazówka nosi barwę i znak miasta, a wskazówki jednego miasta pieczętują jego bramę. Detektyw ma trzy z Arkham: jednej brakuje.',
  trade:
    'Lekarz stoi w tym samym miejscu i ma wskazówkę z Arkham. Gdy obaj stoją w mieście z karty, może ona przejść z rąk do rąk za jedną akcję. Nikomu nie zabiera się kart bez zgody, ale Lekarza też prowadzisz ty. Poproś o nią.',
  walk: 'Przejście drogą kosztuje jedną akcję. Brama Arkham jest w Parku, o dwie drogi stąd. Idź przez Uniwersytet.',
  gate: 'I dalej, do Parku. Ten wir to brama, wciąż otwarta.',
  refusals:
    'To, czego nie wolno, ma powód, i można o niego zapytać: najedź na miejsce, które nie świeci, przytrzymaj na nim palec albo rozwiń na liście „Teraz nie można”. Numer otwiera samą zasadę.',
  seal: 'Stoisz przy bramie, masz cztery wskazówki jej miasta i ostatnią akcję: pieczętuj. Kultyści z tego miasta tracą ducha.',
  actionsUsed:
    'Nie masz już akcji i stół czeka na ciebie: dopóki nie pójdziesz dalej, ostatni krok można cofnąć. Idź dalej i patrz, co się stanie.',
  evilStirs:
    'Stało się dużo naraz; dziennik opowie to jeszcze raz. Po akcjach dobiera się dwie karty, a jedną z nich było Przebudzenie Zła: rzut kością poczytalności. Wypadła Paranoja i w Parku pojawiło się dwóch kultystów. A potem zbudził się Przedwieczny.',
  tsathoggua:
    'Tsathoggua chce od was razem dwóch kart. Takie straty dzielicie, jak chcecie. Niech jedną odda Lekarz.',
  discard: 'Kartę wybiera ten, kto ją ma. Kingsport może iść.',
  tsathogguaAgain: 'Drugą odda Detektyw.',
  discardAgain:
    'Na razie wskazówka z Innsmouth. Zaraz potem w Tajnej loży zjawi się Shoggoth: Przebudzenie Zła zawsze sprowadza jednego.',
  relic:
    'Druga dobrana karta to relikt: Ostatnia klepsydra. Relikt nie kosztuje akcji i można go zagrać w czyjejkolwiek turze, w takiej przerwie jak ta. Prawie każdy żąda jednak rzutu kością poczytalności. Zagraj go.',
  hourglass: 'Klepsydra oddaje wskazówkę ze stosu kart odrzuconych. Weź Innsmouth.',
  ritual:
    'Znów Paranoja! W Parku było miejsce dla jednego kultysty; drugi zastał już trzech. Trzech to pełny krąg: zamiast czwartego jest rytuał i budzi się kolejny Przedwieczny. Azathoth zabiera z gry trzech kultystów. To nie prezent: gdy kultysta ma się pojawić, a nie ma już żadnego, przegrywacie.',
  summoning:
    'Każdą turę kończy przywołanie. Odkryto dwie karty i w Gospodarstwie i w Teatrze pojawiło się po kultyście. Im więcej Przedwiecznych czuwa, tym więcej kart: liczby stoją pod ich rzędem.',
  bus: 'Teraz Lekarz, z pięcioma akcjami. Przy Stacji kolejowej jest przystanek. Przejazd kosztuje jedną akcję i wskazówkę miasta, z którego jedziesz albo do którego jedziesz. Zapłać kartą Innsmouth.',
  ride: 'W Fabryce jest trzech kultystów. Jeszcze jeden i będzie rytuał. Jedź tam.',
  fight: 'Jedna akcja pokonuje jednego kultystę. Bez kości, bez wątpliwości.',
  fightOn: 'Jeszcze jeden.',
  fightLast: 'I ostatni. Krąg przerwany.',
  towardsGate: 'Ostatnia akcja: do Szpitala, gdzie stoi brama Innsmouth.',
  doctorEnds: 'Dalej. Jak zawsze: dobieranie i przywołanie.',
  clearPark: 'Tura Detektywa. W Parku krąg jest pełny, więc przerwij i ten.',
  clearParkOn: 'Dalej.',
  clearParkLast: 'I ostatni.',
  endActions: 'Nie trzeba zużywać wszystkich akcji. Zakończ je; potem dobieranie i przywołanie.',
  throughGate:
    'Lekarz stoi przy otwartej bramie. Za jedną akcję można przejść do innej otwartej bramy, ale za cenę rzutu kością poczytalności. Przejdź do Starego młyna.',
  sanity:
    'Złudzenia: jeden żeton poczytalności mniej; to te kropki przy portrecie. Kto nie ma żadnego, jest niepoczytalny: jego karta odwraca się na drugą stronę, ma o jedną akcję mniej i inną zdolność. Niepoczytalnego leczy zapieczętowanie bramy.',
  losing:
    'Przegrywacie, gdy zbudzi się Cthulhu, gdy kultysta albo Shoggoth ma się pojawić, a nie ma już żadnego, gdy w talii zabraknie kart do dobrania albo gdy wszyscy są niepoczytalni.',
  farewell:
    'To cała gra: idź, walcz, wymieniaj, pieczętuj i nie dopuszczaj do pełnych kręgów. Trzy bramy są otwarte, a macie razem cztery wskazówki z Innsmouth. Jeśli chcesz, graj stąd dalej. Powodzenia.',
}
