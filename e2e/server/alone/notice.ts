import type { Engine, Option, Position, Seat } from '@miskatonic/kernel'
import { outcomeOf } from '../twins/rules.ts'
import { alone, backOf } from './backs.ts'
import {
  type AloneTable,
  type Compass,
  type Sector,
  type Way,
  beyond,
  edgeOf,
  placeOf,
  tableOf,
} from './table.ts'

/**
 * What a seat can notice of the others' choices and infer from their effects, by the ledger alone ("Announcements" and "State and hidden
 * information"), not by the game's own opinion of it: two choices that are alike here must look alike in every message.
 */

/** What `seat` notices of a choice as such. */
export function noticed(option: Option, position: Position, seat: Seat): string {
  const { step, args } = option
  const table = tableOf(position)
  const what =
    option.seat === seat
      ? undefined
      : (ofACard(option, position, seat) ?? (seat === 'hero' ? ofTheMap(option, table) : undefined))
  const name = seat === 'hero' && isUnseenReplacement(option, table) ? 'shift' : step
  return `${option.seat} ${name} ${what ?? JSON.stringify(args)}`
}

/** AL-R47: a monster that is replaced out of the Hero's sight is noticed like one that moves there. */
function isUnseenReplacement({ step, args }: Pick<Option, 'step' | 'args'>, table: AloneTable): boolean {
  return (
    step === 'replace' &&
    seenAt(table, monster(table, args).at) === null &&
    seenAt(table, args['at']) === null
  )
}

/** A face-down card shows its back; of a proposal Evil is told the back and the question it answers, the Hero neither (AL-R43). */
function ofACard(option: Option, position: Position, seat: Seat): string | undefined {
  const { step, args } = option
  if (seat === 'hero' && (step === 'propose' || step === 'proposeDown')) return ''
  if (step === 'playDown' || step === 'proposeDown' || step === 'drop') return backOf(args['card'] as string)
  if (step !== 'propose') return undefined
  const told = outcomeOf(alone, position, option).events.find(({ event }) => event === 'cardProposed')!
  return JSON.stringify(told.args)
}

/** AL-872: noises, what happens in revealed sectors, a monster that leaves them. */
function ofTheMap({ step, args }: Option, table: AloneTable): string | undefined {
  switch (step) {
    case 'shift':
    case 'lure':
      return `${walkSeen(table, monster(table, args), args['path'] as string)} ${args['heard']}`
    case 'replace':
      return isUnseenReplacement({ step, args }, table) ? `unseen ${args['heard']}` : undefined
    case 'spawn':
      return `${seenAt(table, args['at']) === null ? '' : `${args['being']} ${seenAt(table, args['at'])}`} ${args['heard']}`
    case 'relocate':
      return `${monsterSeen(table, monster(table, args))} ${seenAt(table, args['to'])}`
    case 'withdraw':
    case 'pick':
    case 'follow':
    case 'attackNext':
    case 'frightenNext':
      return monsterSeen(table, monster(table, args))
    case 'trap':
    case 'shiftTrap':
    case 'darken':
    case 'placeBoss':
    case 'putCondition':
    case 'removeTile':
      return Object.values(args)
        .map((at) => seenAt(table, at))
        .join(' ')
    case 'bolt':
      return isDoorSeen(table, args['door'] as string) ? undefined : 'somewhere'
    default:
      return undefined
  }
}

type Args = Option['args']

function monster({ monsters }: AloneTable, { monster: id }: Args): Monster {
  return monsters.find((each) => each.id === id)!
}

function seenAt(table: AloneTable, at: unknown): string | null {
  return placeOf(table, at as string | null)
}

type Monster = AloneTable['monsters'][number]

/** Tokens of a kind are alike but for their wounds and what is on them. */
function looksOf({ being, wounded, stunned, bonus }: Monster): string {
  return [being, wounded, stunned > 0, bonus].join()
}

function monsterSeen(table: AloneTable, one: Monster): string {
  const place = placeOf(table, one.at)
  return place === null ? 'unseen' : `${place} ${looksOf(one)}`
}

const wayOf: Readonly<Record<string, Way>> = { n: 'north', e: 'east', s: 'south', w: 'west', t: 'stairs' }

/** AL-446, AL-447: the part of its way on which a monster is seen; where it goes out of sight, in which direction. */
function walkSeen(table: AloneTable, walker: Monster, path: string): string {
  const seen: string[] = []
  let { at } = walker
  for (const letter of path) {
    const way = wayOf[letter.toLowerCase()]!
    const [from, to] = [at, beyond(table, at, way)!]
    const isStep = letter === letter.toLowerCase()
    if (isStep) at = to
    const [left, entered] = [placeOf(table, from), placeOf(table, to)]
    if (left !== null || entered !== null)
      seen.push(`${left} ${left === null ? '' : way} ${isStep ? entered : 'opens'}`)
  }
  if (seen.length === 0 && placeOf(table, walker.at) === null) return 'unseen'
  return [looksOf(walker), ...seen].join()
}

function isDoorSeen(table: AloneTable, edge: string): boolean {
  const [sector, way] = edge.split(' ') as [string, Compass]
  return [sector, beyond(table, sector, way)].some((side) => placeOf(table, side) !== null)
}

/** What `seat` could rightly learn from a choice and its consequences: worlds that differ in this are no twins any more. */
export function learned(before: Position, after: Engine, seat: Seat): string {
  const table = tableOf(after.position)
  const { hero, itemDiscard, roll, hands, track } = table
  const faces = track.map(({ card, by, face }) => (face === 'up' || by === seat ? card : null))
  const open = [hero.items, hero.ally, itemDiscard, roll, faces]
  if (seat !== 'hero') return JSON.stringify([open, hands[seat]])
  // A sector may be revealed and leave the maze again in one go.
  const revealed = after.events.flatMap(({ event, args }) =>
    event === 'sectorRevealed' ? [(args as { place: Sector }).place] : [],
  )
  return JSON.stringify([
    open,
    contentsOf(table, Object.keys(table.maze)),
    contentsOf(table, revealed),
    contentsOf(tableOf(before), revealed),
  ])
}

/** Everything that is seen in revealed sectors (AL-086, AL-087). */
function contentsOf(table: AloneTable, sectors: readonly Sector[]): unknown {
  return sectors.map((sector) => {
    const { what, exits, stairs, switch: hasSwitch } = table.map[sector]!
    const ways = Object.keys(exits) as Compass[]
    return [
      placeOf(table, sector),
      [what, exits, stairs, hasSwitch],
      ways.filter((way) => table.locked.includes(edgeOf(sector, way))),
      [table.lit, table.hazards].map((list) => list.includes(sector)),
      table.conditions.filter(({ at }) => at === sector).map(({ mission }) => mission),
      table.monsters
        .filter(({ at }) => at === sector)
        .map(looksOf)
        .toSorted(),
    ]
  })
}
