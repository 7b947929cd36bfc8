import type { GreatOldOne } from '../../cards/great-old-ones.ts'
import type { Sheet } from '../../cards/sheets.ts'
import type { Town } from '../../cards/towns.ts'

/** The words of each card and sheet: its name in the forms that sentences need, and what it does. */

interface TownWords {
  name: string
  /** The preposition depends on the place as well: do Kościoła, but na Cmentarz. */
  to: string
  at: string
  from: string
  /** What can be done there, in a line or two; the same in a few words, printed on its card. */
  action: string
  short: string
  /** What a character does there, in the story. */
  deed: string
}

export const towns: Record<Town, TownWords> = {
  lighthouse: {
    name: 'Latarnia morska',
    to: 'do Latarni morskiej',
    at: 'w Latarni morskiej',
    from: 'z Latarni morskiej',
    action: 'Odkryj 1 lub 2 zakryte strony, gdziekolwiek leżą. Tylko w fazie 1.',
    short: 'Odkryj 1 lub 2 strony',
    deed: 'zapala lampę w Latarni morskiej',
  },
  docks: {
    name: 'Nabrzeże',
    to: 'na Nabrzeże',
    at: 'na Nabrzeżu',
    from: 'z Nabrzeża',
    action:
      'Popłyń do dowolnego innego miejsca, w fazie 1 poza tym, w którym jest Wielki Przedwieczny; przybywasz tam jak po Ruchu.',
    short: 'Popłyń w dowolne miejsce',
    deed: 'znajduje łódź na Nabrzeżu',
  },
  church: {
    name: 'Kościół',
    to: 'do Kościoła',
    at: 'w Kościele',
    from: 'z Kościoła',
    action:
      'Wydaj 1 mackę szaleństwa dowolnego koloru: 1 wybrany kroczący, stąd albo z sąsiedniego miejsca, wraca na arkusz kroczących. Bez rzutu kośćmi.',
    short: 'Za 1 mackę odpraw kroczącego',
    deed: 'klęka w Kościele',
  },
  cemetery: {
    name: 'Cmentarz',
    to: 'na Cmentarz',
    at: 'na Cmentarzu',
    from: 'z Cmentarza',
    action: 'Przełóż 1 lub 2 macki szaleństwa jednego koloru z arkusza kroczących na arkusz odrzucania.',
    short: 'Usuń 1 lub 2 macki z arkusza',
    deed: 'składa coś do grobu na Cmentarzu',
  },
  library: {
    name: 'Biblioteka',
    to: 'do Biblioteki',
    at: 'w Bibliotece',
    from: 'z Biblioteki',
    action: 'Włóż tutejszą stronę pod talię i połóż tu odkrytą kartę z wierzchu talii. Tylko w fazie 1.',
    short: 'Wymień leżącą tu stronę',
    deed: 'przeszukuje półki w Bibliotece',
  },
  'curiosity-shop': {
    name: 'Sklep z osobliwościami',
    to: 'do Sklepu z osobliwościami',
    at: 'w Sklepie z osobliwościami',
    from: 'ze Sklepu z osobliwościami',
    action: 'Wydaj 1 mackę szaleństwa dowolnego koloru, ale nie chaosu: weź 1 mackę chaosu z puli ogólnej.',
    short: 'Za 1 mackę weź mackę chaosu',
    deed: 'targuje się w Sklepie z osobliwościami',
  },
  asylum: {
    name: 'Przytułek dla obłąkanych',
    to: 'do Przytułku dla obłąkanych',
    at: 'w Przytułku dla obłąkanych',
    from: 'z Przytułku dla obłąkanych',
    action: 'Wydaj 2 macki szaleństwa różnych kolorów: twój żeton mózgu przesuwa się o 1 pole w dół.',
    short: 'Za 2 macki obłęd −1',
    deed: 'poddaje się kuracji w Przytułku dla obłąkanych',
  },
  apothecary: {
    name: 'Apteka',
    to: 'do Apteki',
    at: 'w Aptece',
    from: 'z Apteki',
    action:
      'Odłóż 1 swoją mackę szaleństwa na arkusz kroczących i weź stamtąd 1 mackę innego koloru. Chaos się nie nadaje.',
    short: 'Zamień mackę na inną z arkusza',
    deed: 'miesza coś w Aptece',
  },
  tavern: {
    name: 'Tawerna',
    to: 'do Tawerny',
    at: 'w Tawernie',
    from: 'z Tawerny',
    action: 'Weź 1 lub 2 macki szaleństwa z jednego sąsiedniego miejsca, o ile masz dla nich wolne pola.',
    short: 'Weź 1 lub 2 macki z sąsiedztwa',
    deed: 'słucha rozmów w Tawernie',
  },
  'town-hall': {
    name: 'Ratusz',
    to: 'do Ratusza',
    at: 'w Ratuszu',
    from: 'z Ratusza',
    action: 'Wydaj 2 macki szaleństwa różnych kolorów: 1 macka mocy wraca z toru energii do worka.',
    short: 'Za 2 macki energia −1',
    deed: 'składa petycję w Ratuszu',
  },
}

/** Who; of whom; to whom; whom; with whom; whose. */
export interface Person {
  name: string
  genitive: string
  dative: string
  accusative: string
  instrumental: string
  possessive: string
}

export const sheets: Record<Sheet, Person & { ability: string }> = {
  scientist: {
    name: 'Naukowiec',
    genitive: 'Naukowca',
    dative: 'Naukowcowi',
    accusative: 'Naukowca',
    instrumental: 'Naukowcem',
    possessive: 'jego',
    ability:
      'Może płacić każdą macką szaleństwa tak, jakby miała następny kolor: strachem jak furią, furią jak chciwością, chciwością jak strachem. Nie dotyczy portali.',
  },
  priest: {
    name: 'Ksiądz',
    genitive: 'Księdza',
    dative: 'Księdzu',
    accusative: 'Księdza',
    instrumental: 'Księdzem',
    possessive: 'jego',
    ability: 'Może wygnać kroczącego o 1 mackę taniej, niż żądają kości.',
  },
  historian: {
    name: 'Historyczka',
    genitive: 'Historyczki',
    dative: 'Historyczce',
    accusative: 'Historyczkę',
    instrumental: 'Historyczką',
    possessive: 'jej',
    ability: 'Bez akcji odkrywa stronę w swoim miejscu albo w sąsiednim. Tylko w fazie 1.',
  },
  detective: {
    name: 'Detektyw',
    genitive: 'Detektywa',
    dative: 'Detektywowi',
    accusative: 'Detektywa',
    instrumental: 'Detektywem',
    possessive: 'jego',
    ability: 'Każdym Ruchem może zajść o 1 miejsce dalej: do 2, 3 lub 4.',
  },
  alienist: {
    name: 'Alienistka',
    genitive: 'Alienistki',
    dative: 'Alienistce',
    accusative: 'Alienistkę',
    instrumental: 'Alienistką',
    possessive: 'jej',
    ability:
      'Bez akcji oddaje macki szaleństwa i chaosu postaciom w tym samym miejscu albo je od nich bierze; kto bierze, musi mieć wolne pole.',
  },
  medium: {
    name: 'Medium',
    genitive: 'Medium',
    dative: 'Medium',
    accusative: 'Medium',
    instrumental: 'Medium',
    possessive: 'jego',
    ability: 'Gdy przybywa między kroczących, może wyciągnąć o 1 mackę mniej.',
  },
}

interface GreatOldOneWords {
  name: string
  /** What it does, in a few words; its power in full. */
  deed: string
  power: string
}

export const greatOldOnes: Record<GreatOldOne, GreatOldOneWords> = {
  nyarlathotep: {
    name: 'Nyarlathotep',
    deed: 'Zwołuje do siebie kroczących.',
    power:
      'W każdym miejscu w zasięgu, w którym nie ma kroczącego w kolorze mocy, staje kroczący w tym kolorze.',
  },
  'yog-sothoth': {
    name: 'Yog-Sothoth',
    deed: 'Odbiera strony tym, którzy są blisko.',
    power: 'Każda postać w zasięgu traci 1 przetłumaczoną stronę z runą w kolorze mocy.',
  },
  yig: {
    name: 'Yig',
    deed: 'Odziera z koloru tych, którzy są blisko.',
    power: 'Każda postać w zasięgu odkłada wszystkie swoje macki w kolorze mocy na arkusz kroczących.',
  },
  cthulhu: {
    name: 'Cthulhu',
    deed: 'Zsyła szaleństwo na tych, którzy są blisko.',
    power:
      'Wszystkie macki w kolorze mocy z arkusza kroczących trafiają do postaci w zasięgu; jak je podzielić, decyduje ten, czyja jest tura.',
  },
}

/** Where powers reach. */
export const range = 'Zasięg: miejsce Wielkiego Przedwiecznego i dwa sąsiednie.'
