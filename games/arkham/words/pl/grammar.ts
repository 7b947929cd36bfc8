import { type View, plural } from '@miskatonic/kernel'
import type { Table } from '../../position.ts'
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

/**
 * The name of a space, street, card, monster, skill or token from its id. Names of two parts are read part by part ("p2 zora-larson"); what
 * has no name, such as a card whose title may not be told yet, stays as it is. An action of a card ("police-whistle 0") is called like it.
 */
export function named(id: string): string {
  const known = names[id]
  if (known !== undefined) return known
  const option = /^option-(\d+)$/.exec(id)
  if (option) return `Opcja ${option[1]}`
  const card = /^card-(\d+)$/.exec(id)
  if (card) return `karta ${card[1]}`
  const inCodex = /^(?:codex (\d+)(?: \d+)?|(\d+) \d+)$/.exec(id)
  if (inCodex) return `karta ${inCodex[1] ?? inCodex[2]} kodeksu`
  const rumour = /^(?:codex )?hl-(\d+)(?: \d+)?$/.exec(id)
  if (rumour) return `pogłoska (nagłówek ${Number(rumour[1])})`
  const owner = /^(\S+) \d$/.exec(id)?.[1]
  if (owner !== undefined && owner in names) return named(owner)
  return id.includes(' ') ? id.split(' ').map(named).join(' ') : id
}

/** A monster by its kind; where several of that kind are on the board, by its place among them as well. */
export function monsterNamed(id: string, all: readonly { id: string; kind: string }[]): string {
  const kind = all.find((each) => each.id === id)?.kind
  if (kind === undefined) return 'potwór'
  const alike = all.filter((each) => each.kind === kind)
  return alike.length === 1 ? named(kind) : `${named(kind)} ${alike.findIndex((each) => each.id === id) + 1}`
}

/** The same for a table as a seat sees it. */
export function monsterSeen(id: string, seen: Pick<View, 'table'> | undefined): string {
  const there = (seen?.table as Partial<Pick<Table, 'monsters'>> | undefined)?.monsters ?? []
  return monsterNamed(id, there)
}
