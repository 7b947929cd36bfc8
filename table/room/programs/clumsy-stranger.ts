import { luckFrom, optionId } from '@miskatonic/kernel'
import type { PlayerProgram } from './player.ts'

/** Chooses one of its options at random. The choice depends only on the seed, the number of the decision and that of the attempt. */
export const clumsyStranger: PlayerProgram = {
  id: 'clumsy-stranger',
  names: { en: 'a clumsy stranger', pl: 'niezdarny nieznajomy' },
  make: (seed) => ({
    choose({ seat, now, refusals }) {
      const { options } = now.seats[seat]!
      const luck = luckFrom(`${seed} ${now.number} ${refusals.length}`)
      return optionId(options[luck.random(options.length)]!)
    },
  }),
}
