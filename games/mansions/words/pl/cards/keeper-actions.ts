import type { KeeperAction } from '../../../content/ids.ts'

/** Keeper Actions: names, what they do, and their lines. */

export const names: Readonly<Record<KeeperAction, string>> = {
  'command-minion': 'Rozkaz dla sług',
  'creatures-of-the-night': 'Istoty nocy',
  'uncontrollable-urges': 'Niepohamowane żądze',
  'take-sample': 'Pobierz próbkę',
  'summon-worshippers': 'Wezwij wyznawców',
  pyromaniac: 'Piroman',
  'raise-dead': 'Wskrzeszenie zmarłych',
  'evil-presence': 'Zła obecność',
  darkness: 'Ciemność',
  witchcraft: 'Czary',
  'dark-ritual': 'Mroczny rytuał',
  'lurker-in-the-walls': 'Czający się w ścianach',
  'escaped-patient': 'Zbiegły pacjent',
}

export const texts: Readonly<Record<KeeperAction, string>> = {
  'command-minion': 'Porusz jednego humanoida o maksymalnie 2 obszary.',
  'creatures-of-the-night': 'Porusz jedną bestię lub jedno monstrum o maksymalnie 3 obszary.',
  'uncontrollable-urges':
    'Raz na turę na każdego badacza: badacz testuje Wolę. Porażka: Strażnik albo przesuwa go o 1 obszar, albo każe mu użyć zdolności Akcja jednej z jego kart i sam dokonuje wszystkich wyborów; musi mieć ona dozwolony cel, a efekt, który niczego by nie zmienił, go nie ma. Testy rzuca się jak zwykle, bez testów Uników; badacz nie traci przez to swojej następnej akcji.',
  'take-sample':
    'Wybierz humanoida na obszarze badacza: badacz testuje Siłę. Porażka: otrzymuje 1 obrażenie, a potwór dostaje żeton próbki, jeśli jakiś został. W dowolnej chwili fazy akcji Strażnika, bez kosztu, potwór na obszarze ołtarza może złożyć na nim swoje próbki; każdą z nich Strażnik zostawia tam albo odrzuca za 5 zagrożenia.',
  'summon-worshippers': 'Umieść jednego Kultystę na obszarze ołtarza. Raz na turę.',
  pyromaniac:
    'Połóż żeton ognia w pomieszczeniu z ogniskiem albo w pomieszczeniu, które ma wspólne drzwi lub otwartą krawędź z płonącym. Raz na turę.',
  'raise-dead':
    'Albo połóż znacznik zwłok na obszarze pomieszczenia, w którym nie ma badacza, albo zastąp dowolny znacznik zwłok figurką Zombie.',
  'evil-presence': 'Dobierz jedną kartę Mitów albo jedną kartę Traumy.',
  darkness:
    'Połóż żeton ciemności w pomieszczeniu; każdy badacz w nim, który zważa na ciemność, testuje Wolę. Porażka: otrzymuje 1 punkt przerażenia.',
  witchcraft: 'Raz na turę: odrzuć z ręki jedną kartę Mitów lub Traumy, żeby zyskać 1 zagrożenie.',
  'dark-ritual':
    'Raz na turę: jeśli w pomieszczeniu ołtarza jest Kultysta, Przywódca kultu lub Wiedźma, zyskaj 1 zagrożenie; 2, jeśli jest ich tam co najmniej troje.',
  'lurker-in-the-walls':
    'Umieść Ogara z Tindalos lub Cthonianina na znaczniku kanału wentylacyjnego w pomieszczeniu, w którym nie ma badacza. Raz na turę.',
  'escaped-patient': 'Umieść Maniaka na obszarze sypialni, w której nie ma badacza. Raz na turę.',
}

export const lines: Readonly<Record<KeeperAction, string>> = {
  'command-minion': '*Ty. Tam. Już.*',
  'creatures-of-the-night': 'Zostawiasz uchylone drzwi i pozwalasz, by samo znalazło drogę.',
  'uncontrollable-urges': 'Dłoń zaciska się na szkle, a jest to własna dłoń.',
  'take-sample': '*To nie potrwa nawet minuty*, mówią; i nie trwa.',
  'summon-worshippers': 'Gdzieś na dole ktoś otwiera na pukanie.',
  pyromaniac: 'Zapach nafty; i ktoś nuci.',
  'raise-dead': 'Leżało na boku. Teraz leży na plecach.',
  'evil-presence': 'Dom nabiera tchu i go nie wypuszcza.',
  darkness: 'Lampa pali się dalej i nic nie oświetla.',
  witchcraft: 'Trochę tego za trochę tamtego.',
  'dark-ritual': 'Doszli do miejsca, w którym nie wolno przerwać.',
  'lurker-in-the-walls': 'Kratka wisi na jednej śrubie.',
  'escaped-patient': 'Łóżko jest puste, a pas przegryziony.',
}
