import type { TestWords } from '../testing.ts'
import { combat } from './combat.ts'
import { effectText } from './effects.ts'
import { card, monster } from './grammar.ts'
import { skills } from './names.ts'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

export const testing: TestWords = {
  skills,
  sorts: {
    plain: 'Test umiejętności',
    combat: 'Walka',
    horror: 'Test Przerażenia',
    evade: 'Test Uników',
    study: 'Nauka',
  },
  needs: (value) => `sukces przy ${value} lub mniej`,
  chance: (percent) => `${percent}%`,
  withPoint: (percent, luck) => `${percent}% z punktem umiejętności (Szczęście ${signed(luck)})`,
  always: 'Wynik 1 to zawsze sukces, 10 zawsze porażka.',
  success: 'Sukces',
  failure: 'Porażka',
  rolled: (roll) => `Wynik rzutu: ${roll}`,
  faces: (successes) => `Sukces przy wyniku ${successes.join(', ')}`,
  entries: {
    ranged: 'Broń Dystansowa',
    bladed: 'Sieczna Broń Biała',
    blunt: 'Obuchowa Broń Biała',
    melee: 'Broń Biała',
    unarmed: 'Bez broni',
    attack: 'Atak potwora',
    hidden: 'Potwór kontra ukryty badacz',
    barrier: 'Potwór kontra bariera',
  },
  lineOf: (id, half) => combat[id][half],
  effect: (effect) => capital(effectText(effect)),
  modifier: (n) => (n === 0 ? '' : ` ${signed(n)}`),
  monster: (called, id) => capital(monster(called, id)),
  with: (weapon) => card(weapon),
}
