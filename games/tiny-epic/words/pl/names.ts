import type { Side } from '../../cards/great-old-ones.ts'
import type { Kind } from '../../content/tentacles.ts'
import type { Symbol } from '../../content/wheel.ts'

/** What things are called in Polish, in the forms that sentences need. */

/** What; of what; what one sees. */
export const kinds: Record<Kind, { name: string; genitive: string; accusative: string }> = {
  fear: { name: 'strach', genitive: 'strachu', accusative: 'strach' },
  rage: { name: 'furia', genitive: 'furii', accusative: 'furię' },
  greed: { name: 'chciwość', genitive: 'chciwości', accusative: 'chciwość' },
  chaos: { name: 'chaos', genitive: 'chaosu', accusative: 'chaos' },
  eldritch: { name: 'moc', genitive: 'mocy', accusative: 'moc' },
}

/** The symbol of what. */
export const symbols: Record<Symbol, { name: string; genitive: string }> = {
  soothe: { name: 'ukojenie', genitive: 'ukojenia' },
  chaos: { name: 'chaos', genitive: 'chaosu' },
  'plus-one': { name: '+1', genitive: '+1' },
  'power-fear': { name: 'moc strachu', genitive: 'mocy strachu' },
  'power-rage': { name: 'moc furii', genitive: 'mocy furii' },
  'power-greed': { name: 'moc chciwości', genitive: 'mocy chciwości' },
}

export const sides: Record<Side, string> = { left: 'lewe', right: 'prawe' }

export const symbolEffects: Record<Symbol, string> = {
  soothe: 'Macka szaleństwa przechodzi z arkusza kroczących na arkusz odrzucania.',
  chaos: 'Macka chaosu przechodzi z puli ogólnej na arkusz odrzucania.',
  'plus-one': 'W tej turze wyciąga się o jedną mackę więcej.',
  'power-fear': 'Wielki Przedwieczny używa mocy strachu.',
  'power-rage': 'Wielki Przedwieczny używa mocy furii.',
  'power-greed': 'Wielki Przedwieczny używa mocy chciwości.',
}
