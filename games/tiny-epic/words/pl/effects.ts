import type { Sheet } from '../../cards/sheets.ts'
import type { GreatOldOne } from '../../cards/great-old-ones.ts'
import type { Town } from '../../cards/towns.ts'
import type { Symbol } from '../../content/wheel.ts'

/** What cards and sheets do, each in a line or two. */

export const townActions: Record<Town, string> = {
  lighthouse: 'Odkryj 1 lub 2 zakryte strony, gdziekolwiek leżą. Tylko w fazie 1.',
  docks:
    'Popłyń do dowolnego innego miejsca, w fazie 1 poza tym, w którym jest Wielki Przedwieczny; przybywasz tam jak po Ruchu.',
  church:
    'Wydaj 1 mackę szaleństwa dowolnego koloru: 1 wybrany kroczący, stąd albo z sąsiedniego miejsca, wraca na arkusz kroczących. Bez rzutu kośćmi.',
  cemetery: 'Przełóż 1 lub 2 macki szaleństwa jednego koloru z arkusza kroczących na arkusz odrzucania.',
  library: 'Włóż tutejszą stronę pod talię i połóż tu odkrytą kartę z wierzchu talii. Tylko w fazie 1.',
  'curiosity-shop':
    'Wydaj 1 mackę szaleństwa dowolnego koloru, ale nie chaosu: weź 1 mackę chaosu z puli ogólnej.',
  asylum: 'Wydaj 2 macki szaleństwa różnych kolorów: twój żeton mózgu przesuwa się o 1 pole w dół.',
  apothecary:
    'Odłóż 1 swoją mackę szaleństwa na arkusz kroczących i weź stamtąd 1 mackę innego koloru. Chaos się nie nadaje.',
  tavern: 'Weź 1 lub 2 macki szaleństwa z jednego sąsiedniego miejsca, o ile masz dla nich wolne pola.',
  'town-hall': 'Wydaj 2 macki szaleństwa różnych kolorów: 1 macka mocy wraca z toru energii do worka.',
}

export const abilities: Record<Sheet, string> = {
  scientist:
    'Może płacić każdą macką szaleństwa tak, jakby miała następny kolor: strachem jak furią, furią jak chciwością, chciwością jak strachem. Nie dotyczy portali.',
  priest: 'Może wygnać kroczącego o 1 mackę taniej, niż żądają kości.',
  historian: 'Bez akcji odkrywa stronę w swoim miejscu albo w sąsiednim. Tylko w fazie 1.',
  detective: 'Każdym Ruchem może zajść o 1 miejsce dalej: do 2, 3 lub 4.',
  alienist:
    'Bez akcji oddaje macki szaleństwa i chaosu postaciom w tym samym miejscu albo je od nich bierze; kto bierze, musi mieć wolne pole.',
  medium: 'Gdy przybywa między kroczących, może wyciągnąć o 1 mackę mniej.',
}

/** What a Great Old One does with the power of a colour. */
export const powers: Record<GreatOldOne, string> = {
  nyarlathotep:
    'W każdym miejscu w zasięgu, w którym nie ma kroczącego w kolorze mocy, staje kroczący w tym kolorze.',
  'yog-sothoth': 'Każda postać w zasięgu traci 1 przetłumaczoną stronę z runą w kolorze mocy.',
  yig: 'Każda postać w zasięgu odkłada wszystkie swoje macki w kolorze mocy na arkusz kroczących.',
  cthulhu:
    'Wszystkie macki w kolorze mocy z arkusza kroczących trafiają do postaci w zasięgu; jak je podzielić, decyduje ten, czyja jest tura.',
}

/** Where powers reach. */
export const range = 'Zasięg: miejsce Wielkiego Przedwiecznego i dwa sąsiednie.'

export const symbolEffects: Record<Symbol, string> = {
  soothe: 'Macka szaleństwa przechodzi z arkusza kroczących na arkusz odrzucania.',
  chaos: 'Macka chaosu przechodzi z puli ogólnej na arkusz odrzucania.',
  'plus-one': 'W tej turze wyciąga się o jedną mackę więcej.',
  'power-fear': 'Wielki Przedwieczny używa mocy strachu.',
  'power-rage': 'Wielki Przedwieczny używa mocy furii.',
  'power-greed': 'Wielki Przedwieczny używa mocy chciwości.',
}
