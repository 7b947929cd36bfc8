import { type Count, type Position, countPieces } from '@miskatonic/kernel'
import { cardsOf, copies } from './cards/reactions.ts'
import { trackSpaces } from './content/cards.ts'
import { items } from './cards/items.ts'
import { isBoss, monsterKinds, monstersOnALevel, tokensOfAKind } from './content/monsters.ts'
import { levelOf } from './content/sectors.ts'
import type { Options, Table } from './position.ts'
import { coveredSpaces } from './steps/reactions.ts'

/** What must hold of every table: the components add up, and nothing lies where it cannot. */

export function counts(table: Table): Count[] {
  const itemCards = [...table.itemDeck, ...table.itemDiscard, ...table.hero.items.map(({ item }) => item)]
  const all: Count[] = table.turn.step === 'setup' ? [] : [countPieces('items', itemCards, items)]
  return [
    ...all,
    ...table.decksInUse.map((name) => {
      const want = Array<readonly string[]>(copies).fill(cardsOf(name)).flat()
      return countPieces(`${name} cards`, cardsOfDeck(table, name), want)
    }),
  ]
}

function cardsOfDeck(table: Table, name: Table['decksInUse'][number]): string[] {
  const { draw, discard } = table.decks[name]
  const own = new Set<string>(cardsOf(name))
  const held = [...Object.values(table.hands).flat(), ...table.track.map(({ card }) => card)]
  return [...draw, ...discard, ...held.filter((card) => own.has(card))]
}

export function brokenInvariant({ table, seats }: Position<Table, Options>): string | undefined {
  if (table.map[table.hero.at] === undefined) return '/table/hero/at should be a sector of the map'
  if (table.turn.step !== 'setup' && table.maze[table.hero.at] === undefined)
    return "/table/maze: the Hero's sector is always revealed"
  for (const field of ['lit', 'hazards'] as const) {
    const double = table[field].find((sector, i) => table[field].indexOf(sector) !== i)
    if (double !== undefined) return `/table/${field} names ${double} twice`
    const lost = table[field].find((sector) => table.map[sector] === undefined)
    if (lost !== undefined) return `/table/${field}: ${lost} is not a sector of the map`
  }
  if (!seats.includes(table.leader)) return `/table/leader should be one of ${seats.join(', ')}`
  if (coveredSpaces(table) > trackSpaces) return '/table/track covers more spaces than there are'
  return monsters(table)
}

function monsters({ monsters: all, map }: Table): string | undefined {
  const lost = all.find(({ at }) => map[at] === undefined)
  if (lost !== undefined) return `/table/monsters: ${lost.at} is not a sector of the map`
  for (const kind of monsterKinds)
    if (all.filter(({ being }) => being === kind).length > tokensOfAKind)
      return `/table/monsters: there are more than ${tokensOfAKind} ${kind}`
  for (const level of [1, 2])
    if (all.filter(({ being, at }) => !isBoss(being) && levelOf(at) === level).length > monstersOnALevel)
      return `/table/monsters: there are more than ${monstersOnALevel} on level ${level}`
  return undefined
}
