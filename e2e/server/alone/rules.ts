import type { TwinRules } from '../twins/rules.ts'
import { alone } from './backs.ts'
import { learned, noticed } from './notice.ts'

const aloneRules: TwinRules = {
  game: alone,
  noticed,
  learned,
  // Every monster near a Decoy Beacon comes to it and is heard: throwing one reveals how many there are.
  tells: ({ step }, seat) => step === 'setDecoy' && seat === 'hero',
  tempting: ['1-A1', '1-C3', '2-B4', '2-E5'].map((at) => `spawn:being=worms,at=${at},heard=north`),
  pingable: '1-C3',
  opponent: (seat) => (seat.startsWith('e') ? 'hero' : 'e1'),
}

/** The Hero and spectators know least, so they are compared in all twins. */
export const forAlone = { rules: aloneRules, others: ['hero', ''] }
