import type { MythosCard } from '../../../content/ids.ts'

/** Mythos cards: names, what they do, and their lines. */

export const names: Readonly<Record<MythosCard, string>> = {
  'creaking-floor': 'Skrzypiąca podłoga',
  'sudden-gust': 'Nagły podmuch',
  'slamming-door': 'Trzask drzwi',
  'whispers-in-the-walls': 'Szepty w ścianach',
  'loose-stair': 'Obluzowany stopień',
  'falling-shelves': 'Walące się półki',
  'wrong-reflection': 'Obce odbicie',
  'the-light-fails': 'Gasnące światło',
  'numb-hands': 'Zdrętwiałe dłonie',
  thorns: 'Ciernie',
  rats: 'Szczury',
  'foul-air': 'Zatrute powietrze',
  'strange-skies': 'Dziwne niebo',
  'something-underfoot': 'Coś pod stopą',
  'stopped-watch': 'Zatrzymany zegarek',
  'the-same-minute': 'Ta sama minuta',
  chime: 'Uderzenie zegara',
  'secret-appointment': 'Tajemne spotkanie',
  'missing-minute': 'Brakująca minuta',
  sedation: 'Uśpienie',
  'carbolic-fog': 'Opary karbolu',
  'a-hand-from-the-bed': 'Dłoń z łóżka',
  'your-own-file': 'Twoja własna karta',
  'cold-draught': 'Zimny przeciąg',
  'wet-footprints': 'Mokre ślady',
  'spring-tide': 'Przypływ syzygijny',
  'brine-in-the-lamp': 'Solanka w lampie',
  'drowned-voice': 'Głos topielca',
  'paper-cut': 'Skaleczenie papierem',
  marginalia: 'Marginalia',
  'the-exhibit-moves': 'Eksponat drgnął',
  overdue: 'Po terminie',
  'standing-corn': 'Wysoka kukurydza',
  'grace-is-said': 'Modlitwa przed posiłkiem',
  'the-scythe-falls': 'Spadająca kosa',
}

/** Requirement and effect. */
export const texts: Readonly<Record<MythosCard, string>> = {
  'creaking-floor':
    'Hol lub sypialnia. Badacz testuje Zręczność. Porażka: Strażnik przesuwa jednego potwora o 1 obszar.',
  'sudden-gust': 'Hol lub pod gołym niebem. Połóż żeton ciemności w pomieszczeniu badacza.',
  'slamming-door':
    'Na obszarze badacza są drzwi. Testuje on Szczęście. Porażka: traci jedną niewykorzystaną fazę ruchu tej tury, jeśli ją ma.',
  'whispers-in-the-walls':
    'Sypialnia lub gabinet. Badacz testuje Wolę. Porażka: otrzymuje 1 punkt przerażenia.',
  'loose-stair':
    'Podziemie albo drabina na obszarze badacza. Testuje on Zręczność. Porażka: otrzymuje 1 obrażenie i zostaje ogłuszony.',
  'falling-shelves': 'Gabinet lub pracownia. Badacz testuje Zręczność −1. Porażka: otrzymuje 2 obrażenia.',
  'wrong-reflection':
    'W pomieszczeniu nie ma innego badacza. Badacz testuje Wolę −1. Porażka: otrzymuje 2 punkty przerażenia.',
  'the-light-fails':
    'Pomieszczenie nie jest ciemne. Połóż w nim żeton ciemności; badacz testuje Wolę. Porażka: otrzymuje 1 punkt przerażenia.',
  'numb-hands':
    'Podziemie, a badacz niesie Broń. Testuje on Siłę. Porażka: upuszcza wybraną przez siebie Broń.',
  thorns: 'Pod gołym niebem. Badacz testuje Zręczność. Porażka: otrzymuje 1 obrażenie.',
  rats: 'Podziemie lub kuchnia. Badacz testuje Siłę. Porażka: otrzymuje 1 obrażenie i odrzuca wybraną przez siebie kartę Ekwipunku, jeśli ją ma.',
  'foul-air': 'Podziemie. Badacz testuje Siłę −1. Porażka: otrzymuje 1 obrażenie i zostaje ogłuszony.',
  'strange-skies': 'Pod gołym niebem. Badacz testuje Wolę −1. Porażka: otrzymuje 2 punkty przerażenia.',
  'something-underfoot':
    'Pod gołym niebem lub podziemie. Połóż znacznik zwłok na obszarze badacza, jeśli jakiś został; badacz otrzymuje 1 punkt przerażenia.',
  'stopped-watch': 'Pracownia lub hol. Badacz traci wszystkie niewykorzystane fazy ruchu tej tury.',
  'the-same-minute':
    'Badacz użył w tej turze akcji. Przestaw go na obszar, na którym zaczął tę turę, jeśli jest w tym samym lub sąsiednim pomieszczeniu; bez testów.',
  chime: 'Hol, pracownia lub salon. Badacz testuje Wolę. Porażka: zostaje ogłuszony.',
  'secret-appointment':
    'Zagrywana zakryta. Dopóki badacz ją trzyma: gdy kończy turę w pomieszczeniu z innym badaczem, otrzymuje 1 punkt przerażenia. Gdy kończy turę bez nikogo innego w pomieszczeniu, odrzuca ją.',
  'missing-minute':
    'Gabinet lub sypialnia. Badacz testuje Intelekt. Porażka: Strażnik dobiera jedną kartę Mitów albo jedną kartę Traumy.',
  sedation: 'Sypialnia lub pracownia. Badacz testuje Siłę. Porażka: zostaje ogłuszony.',
  'carbolic-fog':
    'Pracownia lub hol. Badacz testuje Zręczność. Porażka: traci jedną niewykorzystaną fazę ruchu tej tury, jeśli ją ma.',
  'a-hand-from-the-bed':
    'Sypialnia. Badacz testuje Zręczność. Porażka: upuszcza jedną niesioną kartę wybraną przez Strażnika (nie Wskazówkę).',
  'your-own-file':
    'Gabinet. Zagrywana zakryta. Dopóki badacz ją trzyma, ma −1 do Woli. Może ją odrzucić w ramach akcji, nie mówiąc, co na niej było.',
  'cold-draught': 'Podziemie lub pod gołym niebem. Badacz testuje Siłę. Porażka: otrzymuje 1 obrażenie.',
  'wet-footprints':
    'Sypialnia albo badacz jest w ciemnym pomieszczeniu. Testuje on Wolę. Porażka: otrzymuje 1 punkt przerażenia, a Strażnik może przesunąć jednego Zombie, Wiedźmę lub monstrum o 1 obszar.',
  'spring-tide':
    'Pod gołym niebem lub podziemie. Badacz testuje Siłę −1. Porażka: otrzymuje 1 obrażenie, a Strażnik przesuwa go o 1 obszar.',
  'brine-in-the-lamp':
    'Pracownia lub hol, a pomieszczenie nie jest ciemne. Połóż żeton ciemności w pomieszczeniu badacza.',
  'drowned-voice':
    'Zagrywana zakryta. Dopóki badacz ją trzyma, ma −1 do Szczęścia, ale co najmniej 1. Gdy kończy turę pod gołym niebem, odrzuca ją.',
  'paper-cut': 'Gabinet lub pracownia. Badacz testuje Szczęście. Porażka: otrzymuje 1 obrażenie.',
  marginalia:
    'Gabinet lub galeria. Badacz testuje Wiedzę. Porażka: otrzymuje 1 punkt przerażenia, a nieukończoną łamigłówkę karty z jego pomieszczenia, jeśli taka jest, rozkłada się na nowo.',
  'the-exhibit-moves':
    'Galeria lub hol. Strażnik przesuwa jednego potwora o maksymalnie 2 obszary; jeśli na planszy nie ma żadnego, badacz testuje Wolę, porażka: otrzymuje 1 punkt przerażenia.',
  overdue:
    'Zagrywana zakryta. Dopóki badacz ją trzyma: po każdej swojej akcji przeszukiwania otrzymuje 1 punkt przerażenia. Gdy czyta Księgę, odrzuca ją.',
  'standing-corn':
    'Pod gołym niebem. Badacz testuje Intelekt. Porażka: traci jedną niewykorzystaną fazę ruchu tej tury, jeśli ją ma.',
  'grace-is-said':
    'Kuchnia, salon lub kaplica. Badacz testuje Wolę −1. Porażka: otrzymuje 1 punkt przerażenia i zostaje ogłuszony.',
  'the-scythe-falls':
    'Pracownia lub pod gołym niebem. Badacz testuje Zręczność. Porażka: otrzymuje 2 obrażenia.',
}

export const lines: Readonly<Record<MythosCard, string>> = {
  'creaking-floor': 'W całym domu jedna deska skrzypi głośniej niż inne i właśnie na niej stoisz.',
  'sudden-gust': 'Wszystkie płomienie w pokoju kładą się naraz.',
  'slamming-door': 'Zamykają się cicho, a potem ktoś się o nie opiera.',
  'whispers-in-the-walls': 'Nie mówią do ciebie. Mówią o tobie.',
  'loose-stair': 'Jest o jeden stopień mniej, niż ci wyszło z rachunku.',
  'falling-shelves': 'Półka wychyla się, żeby zobaczyć, co czytasz.',
  'wrong-reflection': 'W lustrze jesteś odrobinę spóźnionym odbiciem.',
  'the-light-fails': 'Nie gaśnie. Odchodzi gdzie indziej.',
  'numb-hands': 'Chłód wychodzi z kamienia i bierze cię za palce.',
  thorns: 'Przed chwilą żywopłot nie był tak blisko ścieżki.',
  rats: 'Przebiegają ci po butach, jakby były już spóźnione.',
  'foul-air': 'Zapałka pali się niebiesko, potem mało, potem wcale.',
  'strange-skies': 'Znasz te gwiazdy. Nie są na swoich miejscach.',
  'something-underfoot': 'Miękkie miejsce w ziemi ma guziki.',
  'stopped-watch': 'Pokazuje minutę, o której przekroczono ten próg.',
  'the-same-minute': 'Te drzwi już się przed tobą otwierały. Otwierają się właśnie teraz.',
  chime: 'Czujesz uderzenie w zębach i czekasz na następne.',
  'secret-appointment': 'W kieszeni karteczka, twoje własne pismo: *Przyjdź bez nikogo. Nie mów nikomu.*',
  'missing-minute': 'Stoisz przy oknie. Przed chwilą stało tam puste krzesło.',
  sedation: 'Małe, ostre ukłucie i głos, który mówi *no już*.',
  'carbolic-fog': 'Oczy ci łzawią. Ktoś coś zmywa.',
  'a-hand-from-the-bed': 'Łóżko jest posłane. Dłoń wysuwa się spod kapy.',
  'your-own-file': 'Na etykiecie jest twoje nazwisko, a atrament zbrązowiał ze starości.',
  'cold-draught': 'Ciągnie z wnętrza ściany.',
  'wet-footprints': 'Prowadzą do twoich pięt.',
  'spring-tide': 'Fala się nie łamie. Po prostu nie przestaje nadchodzić.',
  'brine-in-the-lamp': 'Knot pryska, a światło zielenieje i opada.',
  'drowned-voice': 'Muszla przy uchu; zna te same piosenki, co ty.',
  'paper-cut': 'Strona ma krawędź i ma na ciebie ochotę.',
  marginalia: '*Tu przewróci kartkę*, dopisał ktoś ołówkiem, a kartka właśnie się przewraca.',
  'the-exhibit-moves': 'Liczysz je jeszcze raz. Cokół jest pusty.',
  overdue: 'Rewers z dzisiejszą datą, wystawiony na ciebie.',
  'standing-corn': 'Rząd za rzędem, a każdy kończy się w tym, od którego zaczynasz.',
  'grace-is-said': 'Głowa ci się pochyla razem z innymi. Wcale tego nie chcesz.',
  'the-scythe-falls': 'Na tym gwoździu wisiała od czterdziestu lat.',
}
