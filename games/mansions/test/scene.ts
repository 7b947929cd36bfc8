import { Engine, type Frame, type Seat, completeOptions } from '@miskatonic/kernel'
import { Scene as AnyScene } from '@miskatonic/proof/scene'
import { investigators as sheets } from '../cards/investigators.ts'
import { tokensOf } from '../catalogue.ts'
import type { InvestigatorId, MonsterKind, MythosCard, TraumaCard } from '../content/ids.ts'
import { type Answers, layoutOf } from '../content/layout.ts'
import type { Choices, Events } from '../kind.ts'
import type { Investigator, Monster, Options, Room, Table, Turn } from '../position.ts'
import { mansions } from '../index.ts'

/**
 * Test positions. A scene begins quietly: story 1 with the answers A, A, A, A; Jenny Barnes and the others at the start space, without
 * cards and skill points; no monsters; an empty Keeper's hand. The first investigator is about to act. `Setting` says what is different.
 */
export interface Setting {
  options?: Partial<Options>
  answers?: Answers
  investigators?: Record<Seat, Partial<Investigator>>
  /** They are called m1, m2, … in this order. */
  monsters?: ({ kind: MonsterKind; at: string } & Partial<Omit<Monster, 'id' | 'kind'>>)[]
  rooms?: Record<string, Partial<Room>>
  mythos?: MythosCard[]
  trauma?: TraumaCard[]
  table?: Partial<Table>
  turn?: Partial<Turn>
  /** The step that comes first; `act`: the first investigator is in the middle of his turn, as he is after any other step. */
  from?: 'act' | 'startOfTurn' | 'beginRound' | 'keeperTurn' | 'actionStep' | 'attackStep' | 'endTurn' | Frame
  /** Results of dice and draws to come. */
  next?: string[]
}

export class Scene extends AnyScene<Table, Choices, Events> {
  me(seat: Seat = 'p1'): Investigator {
    return this.table.investigators[seat]!
  }
  monster(id = 'm1'): Monster | undefined {
    return this.table.monsters.find((each) => each.id === id)
  }
  room(name: string): Room {
    return this.table.rooms[name]!
  }
  /** The tests that were rolled: target number and die. */
  get rolls(): [number, number][] {
    return this.happened('tested').map(({ value, roll }) => [value, roll])
  }
}

/** Jenny's mental card has the values of the rulebook's examples: Intellect 4, Willpower 7, Luck 2. */
const usual: readonly Partial<Investigator>[] = [
  {
    sheet: 'jenny-barnes',
    mental: 'jenny-woman-of-the-world',
    physical: 'jenny-crack-shot',
    abilityUsed: true,
  },
  { sheet: 'joe-diamond', mental: 'joe-lucky-break', physical: 'joe-license-to-kill' },
  { sheet: 'sister-mary', mental: 'mary-prayer', physical: 'mary-beads' },
  { sheet: 'ashcan-pete', mental: 'pete-scrounger', physical: 'pete-struggling-musician' },
]

export function scene(setting: Setting = {}): Scene {
  const options = completeOptions(mansions, { investigators: 1, ...setting.options }) as Options
  const { position } = Engine.start(mansions, options, 'scene')
  const table = position.table as Table
  answer(table, options, setting.answers ?? ['A', 'A', 'A', 'A'])
  const seats = position.seats.slice(1)
  seats.forEach((seat, i) => Object.assign(table.investigators[seat]!, { state: 'in' }, usual[i]))
  for (const [seat, me] of Object.entries(setting.investigators ?? {}))
    Object.assign(table.investigators[seat]!, me)
  takeSpells(table)
  table.sheetsUsed = seats.flatMap((seat) => table.investigators[seat]!.sheet ?? [])
  for (const monster of setting.monsters ?? []) place(table, monster)
  for (const [room, it] of Object.entries(setting.rooms ?? {})) Object.assign(table.rooms[room]!, it)
  takeFromStacks(table, Object.keys(setting.rooms ?? {}))
  table.mythosHand = setting.mythos ?? []
  table.traumaHand = setting.trauma ?? []
  const held = Object.values(table.investigators).flatMap((me) => [me.injury, me.insanity, ...me.faceDown])
  const isOut = (card: string): boolean =>
    [...table.mythosHand, ...table.traumaHand, ...held].includes(card as TraumaCard)
  table.mythosDeck = table.mythosDeck.filter((card) => !isOut(card))
  table.traumaDeck = table.traumaDeck.filter((card) => !isOut(card))
  const isKeepers = setting.from === 'actionStep' || setting.from === 'attackStep'
  Object.assign(table, { round: 1, phase: isKeepers ? 'keeper' : 'investigators' }, setting.table)
  begin(position, setting)
  position.chance.next = [...(setting.next ?? [])]
  return new Scene(mansions, position)
}

function answer(table: Table, options: Options, answers: Answers): void {
  answers.forEach((letter, i) => (table.answers[(i + 1) as 1 | 2 | 3 | 4] = letter))
  for (const [room, { lock, stack }] of Object.entries(layoutOf(options.story, answers)))
    Object.assign(table.rooms[room]!, { lock, stack: [...stack] })
}

/** Cards that a setting puts somewhere do not lie in the other rooms as well. */
function takeFromStacks(table: Table, set: readonly string[]): void {
  const put = new Set<string>([
    ...Object.values(table.investigators).flatMap(({ cards }) => cards),
    ...set.flatMap((room) => [...table.rooms[room]!.stack, ...table.rooms[room]!.dropped]),
  ])
  put.delete('nothing')
  for (const [room, it] of Object.entries(table.rooms))
    if (!set.includes(room)) it.stack = it.stack.filter((card) => !put.has(card))
}

function takeSpells(table: Table): void {
  for (const { spells } of Object.values(table.investigators))
    for (const { kind, back } of spells) {
      const deck = table.spellDecks[kind]
      deck.splice(deck.indexOf(back), 1)
    }
}

function place(table: Table, monster: NonNullable<Setting['monsters']>[number]): void {
  const token = monster.token ?? tokensOf(monster.kind)[0]!
  table.supply[token]--
  table.monsters.push({
    known: false,
    damage: 0,
    stun: 0,
    name: null,
    extra: 0,
    samples: 0,
    attacked: false,
    moved: 0,
    stopped: false,
    ...monster,
    token,
    id: `m${table.nextMonster++}`,
  })
}

function begin(position: { stack: Frame[]; table: object }, setting: Setting): void {
  const table = position.table as Table
  const from = setting.from ?? 'act'
  const seat = setting.turn?.seat ?? 'p1'
  const isTurn = from === 'act' || from === 'endTurn' || typeof from === 'object'
  if (isTurn || from === 'startOfTurn') table.acted = [seat]
  if (isTurn) {
    table.turn = { ...freshTurn(table, seat), ...setting.turn }
  }
  const args = from === 'act' || from === 'endTurn' || from === 'startOfTurn' ? { seat } : {}
  const first: Frame[] = typeof from === 'object' ? [from] : [{ step: from, args }]
  if (typeof from === 'object') first.push({ step: 'act', args: { seat } })
  if (from === 'act' || typeof from === 'object') first.push({ step: 'endTurn', args: { seat } })
  if (from !== 'beginRound' && from !== 'keeperTurn') first.push(after(from))
  position.stack = first.toReversed()
}

function after(from: Setting['from']): Frame {
  const isKeepers = from === 'actionStep' || from === 'attackStep'
  return { step: isKeepers ? 'endKeeperTurn' : 'nextInvestigator', args: {} }
}

function freshTurn(table: Table, seat: Seat): Turn {
  const me = table.investigators[seat]!
  return {
    seat,
    moves: me.stun > 0 ? 1 : 2,
    movesUsed: 0,
    actions: 1,
    moved: 0,
    acted: false,
    mythos: false,
    from: me.at,
    explored: false,
    evaded: [],
    barred: [],
    attempted: [],
    evadeBonus: 0,
    over: false,
  }
}

/** An investigator with these traits, and the first of each kind if none are named. */
export function as(sheet: InvestigatorId, mind = 0, body = 0): Partial<Investigator> {
  const { mental, physical } = sheets[sheet]
  return { sheet, mental: mental[mind]!, physical: physical[body]!, abilityUsed: false }
}

export const answersOf = (text: string): Answers => text.split('') as unknown as Answers // four letters
