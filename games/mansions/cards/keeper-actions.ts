import { deckOf } from './deck.ts'
import type { KeeperActionCard } from './types.ts'

/** The thirteen Keeper Action cards (8.12). */
export const keeperActions = deckOf<KeeperActionCard>()({
  'command-minion': { cost: 1 },
  'creatures-of-the-night': { cost: 1 },
  'uncontrollable-urges': { cost: 2, once: 'turn-per-investigator' },
  'take-sample': { cost: 2 },
  'summon-worshippers': { cost: 2, once: 'turn' },
  pyromaniac: { cost: 3, once: 'turn' },
  'raise-dead': { cost: 2 },
  'evil-presence': { cost: 1 },
  darkness: { cost: 2 },
  witchcraft: { cost: 0, once: 'turn' },
  'dark-ritual': { cost: 0, once: 'turn' },
  'lurker-in-the-walls': { cost: 4, once: 'turn' },
  'escaped-patient': { cost: 3, once: 'turn' },
})
