import type { secondStreets as deck } from '../../../cards/anomalies/second-streets.ts'
import type { Stories } from '../../stories.ts'

export const secondStreets: Stories<typeof deck> = {
  'streets-1': {
    '0': 'Domy stoją do ciebie tyłem i starają się nie śmiać.',
    '1-2': 'Pukasz do własnych drzwi i słyszysz, jak ty tam wstajesz.',
    '3+': 'Drzwi się otwierają i oboje zachowujecie się bardzo uprzejmie.',
  },
  'streets-2': {
    '0': 'Oświetlone latarniami schody prowadzą w dół, na ulicę wyżej.',
    '1-2': 'Odległość się zgadza, a kierunek jest cudzy.',
    '3+': 'Zakręty się skończyły i zostało tylko długie prosto.',
  },
  'streets-3': {
    '0': 'Dziecko rysuje cię na chodniku i pyta, co chcesz robić.',
    '1-2': 'Starła ci rękę, żeby spróbować jeszcze raz.',
    '3+': 'Kreda się kończy, a ona dopiero teraz zaczyna niebo.',
  },
  'streets-4': {
    '0': 'W drugim sklepie biorą to, bez czego się obejdziesz, i ładnie pakują.',
    '1-2': 'Waga na ladzie chce czegoś, czego będzie ci brakowało.',
    '3+': 'Sklep jest pusty, waga nie, i teraz twoja kolej.',
  },
  'streets-5': {
    '0': 'Tablica w rynsztoku pokazuje dowód na to, że tu jesteś.',
    '1-2': 'Znajdujesz błąd, i przez chwilę ulica też go widzi.',
    '3+': 'Błędu nie było.',
  },
  'streets-6': {
    '0': 'Kładziesz się na ławce, a miasto radzi sobie bez ciebie, i to nieźle.',
    '1-2': 'Sąsiedzi wynoszą śpiących na krzesłach, żeby popatrzyli na pogodę.',
    '3+': 'Niosą już twoje krzesło, a tragarze właśnie zmieniają krok.',
  },
  'streets-7': {
    '0': 'Tabliczki z nazwiskami wypolerowano tak, że przeczyta je każdy.',
    '1-2': 'Twoja zostaje ci w ręce, a dwie śrubki do niczego innego nie pasują.',
    '3+': 'Odczytują listę obecności i tamto drugie już się zgłosiło.',
  },
  'streets-8': {
    '0': 'Nieznajoma kobieta od lat trzyma dla ciebie ciepły obiad.',
    '1-2': 'Pyta, czy tym razem możesz zostać.',
    '3+': 'Stół nakryto dla wszystkich, którym pozwolono odejść.',
  },
}
