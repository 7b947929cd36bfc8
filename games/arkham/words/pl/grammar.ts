import { plural } from '@miskatonic/kernel'
import { naming } from '../naming.ts'
import {
  allies,
  conditions,
  hoods,
  investigators,
  items,
  monsters,
  skills,
  spaces,
  specials,
  spells,
  startingCards,
  streets,
  tokens,
} from './names.ts'

/** How names and numbers become parts of a Polish sentence. */

const choose = plural('pl')

/** 1 wskazówka, 2 wskazówki, 5 wskazówek. */
export function count(n: number, one: string, few: string, many: string): string {
  return `${n} ${choose(n, one, few, many)}`
}

/** "p2" sits second. */
export function player(seat: string): string {
  return `Gracz ${seat.slice(1)}`
}

/** What is no component, and is called by a word all the same. */
const others: Readonly<Record<string, string>> = {
  deck: 'wierzchnia karta talii',
  money: '1 dolar',
  clue: 'wskazówka',
  remnant: 'szczątki',
  sheet: 'arkusz scenariusza',
  street: 'ulica',
  anomaly: 'anomalia',
  nobody: 'nikt',
  none: 'żadna',
  before: 'przed nią',
  after: 'po niej',
  attack: 'atak',
  research: 'badanie',
  gather: 'dobranie zasobów',
  ward: 'ochrona',
  move: 'ruch',
  trade: 'wymiana',
  evade: 'wymykanie się',
  focus: 'wzmocnienie',
  board: 'plansza',
  codex: 'kodeks',
}

const names: Readonly<Record<string, string>> = {
  ...others,
  ...hoods,
  ...spaces,
  ...streets,
  ...tokens,
  ...investigators,
  ...startingCards,
  ...monsters,
  ...items,
  ...allies,
  ...spells,
  ...conditions,
  ...specials,
  ...skills,
}

export const { named, monsterNamed, monsterSeen } = naming(names, {
  option: (n) => `Opcja ${n}`,
  card: (n) => `karta ${n}`,
  inCodex: (n) => `karta ${n} kodeksu`,
  rumour: (n) => `pogłoska (nagłówek ${n})`,
  monster: 'potwór',
})
