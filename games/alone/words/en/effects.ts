import type { EffectWords } from '../effects.ts'
import { cardWords, itemWords, missionWords } from './cards.ts'

/** What things do, in English (ledger, tables 8.1 and 8.6 to 8.9). */

export const effects: EffectWords = {
  cardTexts: cardWords,
  itemTexts: itemWords,
  characterTexts: {
    pilot: 'Once per round, one basic Move action gives 2 movement points.',
    engineer: 'At the start of each turn you may upgrade 1 item; for you a component may be of any type.',
    captain: 'The first fright of each round costs you 1 self-control less (minimum 0).',
    doctor: 'End of round: recover 1 health or 1 self-control.',
  },
  skillTexts: {
    pilot: {
      spores: 'Parting attacks against you roll 1 die fewer.',
      parasites: 'Once per round, after Evil rolled an attack against you, 1 hit does not count.',
      cultists: 'Your basic Fight rolls 3 dice.',
      hybrids: 'Your basic Explore reveals up to 3 sectors.',
      worms: 'Once per round you may activate slow time for free.',
    },
    engineer: {
      spores: 'Once per round, surges do not count as hits in one roll of Evil.',
      parasites: 'After each movement point you may lock up to 2 doors.',
      cultists: 'Your Fights with items roll 1 extra die.',
      hybrids: 'Once per round, one use of an item costs 1 charge less.',
      worms: 'Switches you repair light up to 3 sectors in the chosen direction.',
    },
    captain: {
      spores: 'When you Explore you may discard up to 2 hazard tokens.',
      parasites: 'Once per round, prevent 1 health loss.',
      cultists: 'Once per Fight you may reroll 1 die.',
      hybrids: 'Once per turn, a self-control loss caused by a reaction card is 1 lower.',
      worms: 'You get 1 more adrenaline token at each refill (maximum 6).',
    },
    doctor: {
      spores: 'Once per round, when you lose health in a hazardous sector, lose 1 less.',
      parasites: 'Items that recover health or self-control recover 1 more.',
      cultists: 'Kill thresholds of wounded monsters are 1 lower for you (minimum 1).',
      hybrids: 'End of round: recover 1 self-control.',
      worms: 'Your basic Locate has 3 targets.',
    },
  },
  allyTexts: {
    pilot: {
      ability:
        'After a Move action of the Hero has been resolved: 1 further movement point. At most once per turn.',
      sacrifice:
        'The Hero moves up to 4 sectors; no parting attacks. It is not an action. Frights and reveals apply.',
    },
    engineer: {
      ability: 'Start of turn: switch on the light in the Hero’s sector.',
      sacrifice: 'Switch on the light in every sector of the Hero’s level at distance 3 or less.',
    },
    captain: {
      ability: 'After the Hero’s dice are rolled in a Fight: reroll any number of them once.',
      sacrifice: 'Remove all monsters except bosses from the Hero’s sector (no experience).',
    },
    doctor: {
      ability: 'End of turn, after the attacks: recover 1 health or 1 self-control. At most once per turn.',
      sacrifice: 'Recover 6 points in total, divided between health and self-control as the Hero likes.',
    },
  },
  missionTexts: missionWords,
  bossTexts: {
    'queen-worm':
      'A healthy Queen Worm cannot be killed by one attack, only wounded. Unlocking a door costs her no movement point.',
    'high-priest': 'Cultists in his sector roll 1 extra die in their attack at the end of the turn.',
    'brood-mother': 'She cannot be moved or put elsewhere.',
  },
}

export const { cardTexts, itemTexts, characterTexts, skillTexts, allyTexts, missionTexts, bossTexts } =
  effects
