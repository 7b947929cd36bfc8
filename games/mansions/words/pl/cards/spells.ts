import type { Spell } from '../../../content/ids.ts'

/** Spells: names, what they do, and their lines. The backs are told from their effects. */

export const names: Readonly<Record<Spell, string>> = {
  shrivelling: 'Wysuszenie',
  binding: 'Spętanie',
  'blood-pact': 'Pakt krwi',
  'quiet-the-mind': 'Ukojenie umysłu',
}

export const texts: Readonly<Record<Spell, string>> = {
  shrivelling: 'Zaklęcie ataku. Wybierz potwora w zasięgu 2 i w polu widzenia; testuj Wiedzę.',
  binding: 'Zaklęcie ataku. Wybierz potwora w swoim pomieszczeniu; testuj Wolę.',
  'blood-pact': 'Wybierz badacza w swoim pomieszczeniu (możesz wybrać siebie); testuj Wiedzę.',
  'quiet-the-mind': 'Wybierz badacza w swoim pomieszczeniu (możesz wybrać siebie); testuj Wolę.',
}

export const lines: Readonly<Record<Spell, string>> = {
  shrivelling: 'Myślisz o suchych liściach i wskazujesz.',
  binding: 'Węzeł zawiązany na niczym i mocno ściągnięty.',
  'blood-pact': 'Skądś musi się wziąć.',
  'quiet-the-mind': 'Pokój z zamkniętymi drzwiami, a w nim ty.',
}
