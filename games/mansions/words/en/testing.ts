import type { TestWords } from '../testing.ts'
import { combat } from './combat.ts'
import { effectText } from './effects.ts'
import { capital, card, monster, signed } from './grammar.ts'
import { skills } from './names.ts'

export const testing: TestWords = {
  skills,
  sorts: {
    plain: 'Skill test',
    combat: 'Combat',
    horror: 'Horror test',
    evade: 'Evade test',
    study: 'Study',
  },
  needs: (value) => `${value} or less succeeds`,
  chance: (percent) => `${percent} %`,
  withPoint: (percent, luck) => `${percent} % with a skill point (Luck ${signed(luck)})`,
  always: 'A 1 always succeeds, a 10 always fails.',
  success: 'Success',
  failure: 'Failure',
  rolled: (roll) => `Rolled ${roll}`,
  faces: (successes) => `Succeeds on ${successes.join(', ')}`,
  entries: {
    ranged: 'Ranged weapon',
    bladed: 'Bladed weapon',
    blunt: 'Blunt weapon',
    melee: 'Melee weapon',
    unarmed: 'Unarmed',
    attack: 'Monster attack',
    hidden: 'Monster against a hidden investigator',
    barrier: 'Monster against a barrier',
  },
  lineOf: (id, half) => combat[id][half],
  effect: (effect) => capital(effectText(effect)),
  modifier: (n) => (n === 0 ? '' : ` ${signed(n)}`),
  monster: (called, id) => capital(monster(called, id)),
  with: (weapon) => card(weapon),
}
