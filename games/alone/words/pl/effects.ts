import type { EffectWords } from '../effects.ts'
import { cardWords, itemWords, missionWords } from './cards.ts'

/** What things do, in Polish (ledger, tables 8.1 and 8.6 to 8.9). */

export const effects: EffectWords = {
  cardTexts: cardWords,
  itemTexts: itemWords,
  characterTexts: {
    pilot: 'Raz na rundę jedna podstawowa akcja Ruchu daje 2 punkty ruchu.',
    engineer:
      'Na początku każdej tury możesz ulepszyć 1 przedmiot; dla ciebie komponent może być dowolnego typu.',
    captain: 'Pierwsze przerażenie w każdej rundzie kosztuje cię o 1 punkt poczytalności mniej (najmniej 0).',
    doctor: 'Koniec rundy: odzyskaj 1 punkt zdrowia albo 1 punkt poczytalności.',
  },
  skillTexts: {
    pilot: {
      spores: 'W atakach przy odejściu przeciw tobie rzuca się 1 kością mniej.',
      parasites: 'Raz na rundę, po rzucie Zła w ataku przeciw tobie, 1 trafienie się nie liczy.',
      cultists: 'W podstawowej Walce rzucasz 3 kośćmi.',
      hybrids: 'Twoja podstawowa Eksploracja odkrywa do 3 sektorów.',
      worms: 'Raz na rundę możesz użyć spowolnienia czasu za darmo.',
    },
    engineer: {
      spores: 'Raz na rundę w jednym rzucie Zła zrywy nie liczą się jako trafienia.',
      parasites: 'Po każdym punkcie ruchu możesz zablokować do 2 drzwi.',
      cultists: 'W Walce z użyciem przedmiotu rzucasz 1 dodatkową kością.',
      hybrids: 'Raz na rundę jedno użycie przedmiotu kosztuje 1 ładunek mniej.',
      worms: 'Włączniki, które naprawiasz, oświetlają do 3 sektorów w wybranym kierunku.',
    },
    captain: {
      spores: 'Gdy wykonujesz Eksplorację, możesz odrzucić najwyżej 2 żetony zagrożenia.',
      parasites: 'Raz na rundę możesz zapobiec utracie 1 punktu zdrowia.',
      cultists: 'Raz na Walkę możesz przerzucić 1 kość.',
      hybrids: 'Raz na turę utrata poczytalności spowodowana kartą reakcji jest o 1 mniejsza.',
      worms: 'Przy każdym uzupełnieniu dostajesz 1 żeton adrenaliny więcej (najwyżej 6).',
    },
    doctor: {
      spores: 'Raz na rundę, gdy tracisz zdrowie w niebezpiecznym sektorze, tracisz o 1 mniej.',
      parasites: 'Przedmioty, które przywracają zdrowie albo poczytalność, przywracają o 1 więcej.',
      cultists: 'Progi zabicia rannych potworów są dla ciebie o 1 niższe (najmniej 1).',
      hybrids: 'Koniec rundy: odzyskaj 1 punkt poczytalności.',
      worms: 'Twoja podstawowa Lokalizacja ma 3 cele.',
    },
  },
  allyTexts: {
    pilot: {
      ability: 'Po rozpatrzeniu akcji Ruchu Bohatera: 1 dodatkowy punkt ruchu. Najwyżej raz na turę.',
      sacrifice:
        'Bohater przesuwa się o najwyżej 4 sektory; bez ataków przy odejściu. To nie jest akcja. Przerażenia i odkrywanie działają jak zwykle.',
    },
    engineer: {
      ability: 'Początek tury: włącz światło w sektorze Bohatera.',
      sacrifice: 'Włącz światło w każdym sektorze na poziomie Bohatera w odległości 3 lub mniejszej.',
    },
    captain: {
      ability: 'Po rzucie Bohatera w Walce: przerzuć raz dowolnie wiele jego kości.',
      sacrifice: 'Usuń z sektora Bohatera wszystkie potwory poza bossami (bez doświadczenia).',
    },
    doctor: {
      ability:
        'Koniec tury, po atakach: odzyskaj 1 punkt zdrowia albo 1 punkt poczytalności. Najwyżej raz na turę.',
      sacrifice: 'Odzyskaj razem 6 punktów, podzielonych między zdrowie i poczytalność, jak chce Bohater.',
    },
  },
  missionTexts: missionWords,
  bossTexts: {
    'queen-worm':
      'Zdrowej Królowej czerwi nie można zabić jednym atakiem, a tylko zranić. Odblokowanie drzwi nie kosztuje jej punktu ruchu.',
    'high-priest': 'Każdy Kultysta w jego sektorze rzuca w swoim ataku na koniec tury 1 dodatkową kością.',
    'brood-mother': 'Nie można jej przesunąć ani przenieść.',
  },
}

export const { cardTexts, itemTexts, characterTexts, skillTexts, allyTexts, missionTexts, bossTexts } =
  effects
