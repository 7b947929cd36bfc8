import {
  Engine,
  type JsonObject,
  type Position,
  type Seat,
  completeOptions,
  viewOf,
} from '@miskatonic/kernel'
import { Scene as AnyScene } from '@miskatonic/proof/scene'
import { pileOf, scenarioOf } from '../catalogue.ts'
import { isEventCard, isRumour } from '../unread.ts'
import { arkham } from '../index.ts'
import type { Choices, Events } from '../kind.ts'
import type { Asset, Investigator, Marker, Monster, Options, Table } from '../position.ts'
import { boardOf } from '../steps/board.ts'
import { parseEffect } from './annex/effect-parser.ts'

/**
 * Test positions. A scene begins quietly: no monster, doom, clue or card in play, an empty codex, every investigator at the train station
 * (where the board has none: on the starting space) without assets and money; the first one is about to act. `Setting` says what is different.
 */
export interface Setting {
  seed?: string
  options?: Partial<Options>
  /** By seat. Default sheets: Tommy Muldoon, Michael McGlen, Daniela Reyes, Norman Withers. */
  investigators?: Record<
    Seat,
    Partial<Omit<Investigator, 'assets'>> & { assets?: (string | Partial<Asset>)[] }
  >
  /** They are called m1, m2, … in this order. */
  monsters?: ({ kind: string; at: string } & Partial<Omit<Monster, 'id'>>)[]
  doom?: Record<string, number>
  clues?: Partial<Table['clues']>
  /** Archive cards, or rumours; `sides` says which of them do not lie front up. */
  codex?: string[]
  sides?: Record<number, 'back'>
  markers?: (Pick<Marker, 'colour' | 'at'> & Partial<Marker>)[]
  sheet?: Partial<Table['sheet']>
  /** The top of the event deck, and the discard pile, top card first; the other event cards follow in the deck. */
  eventDeck?: string[]
  eventDiscard?: string[]
  /** The top of a neighbourhood's deck. */
  hoodDecks?: Record<string, string[]>
  eventDeckBottom?: string[]
  headlines?: string[]
  items?: string[]
  display?: string[]
  /** The tokens that are drawn next, in this order; the cup is as it is. */
  cup?: string[]
  /** The encounter that is being resolved; `true` means any. */
  encounter?: boolean
  encounterOf?: { card: string; from: string }
  /** Fields of the table as they are to be. `unsound`: components are missing, on purpose. */
  table?: Partial<Table>
  unsound?: boolean
  /** The last card is drawn first (AH-458.5). */
  monsterDeckBottom?: string[]
  from?: 'act' | 'actionPhase' | 'monsterPhase' | 'encounterPhase' | 'mythosPhase' | 'endRound' | Frame
  /** A step that happens before the first investigator acts, or an effect in the words of the ledger. */
  frame?: [step: string, args: JsonObject]
  effect?: string
  /** Results of dice and draws to come. */
  next?: string[]
}

interface Frame {
  readonly step: string
  readonly args: JsonObject
}

export class Scene extends AnyScene<Table, Choices, Events> {
  me(seat: Seat = 'p1'): Investigator {
    return this.table.investigators[seat]!
  }
  monster(id: string): Monster | undefined {
    return this.table.monsters.find((each) => each.id === id)
  }
  /** The table as a seat sees it. */
  seen(seat: Seat = 'p1'): Readonly<Record<string, unknown>> {
    return viewOf(arkham, this.position, this.engine.decision, seat).table
  }
  /** The same position with what was put on the stack. */
  again(): Scene {
    return new Scene(arkham, this.position)
  }
  /** Answers the question of one name among several. */
  pick(pick: string): this {
    return this.choose('choose', { pick })
  }
  /** The names among which one is chosen now. */
  get picks(): string[] {
    return this.offered('choose').map(({ pick }) => pick)
  }
}

const usual = [
  'tommy-muldoon',
  'michael-mcglen',
  'daniela-reyes',
  'norman-withers',
  'marie-lambeau',
  'agnes-baker',
]

export function scene(setting: Setting = {}): Scene {
  const options = completeOptions(arkham, {
    players: 1,
    scenario: 'drowned-carillon',
    ...setting.options,
  }) as Options
  const { position } = Engine.start(arkham, options, setting.seed ?? 'scene')
  const table = position.table as Table
  clear(table, options)
  position.seats.forEach((seat, i) => Object.assign(table.investigators[seat]!, { sheet: usual[i] }))
  for (const [seat, { assets = [], ...rest }] of Object.entries(setting.investigators ?? {})) {
    Object.assign(table.investigators[seat]!, rest)
    for (const asset of assets) give(table, seat, asset)
  }
  for (const monster of setting.monsters ?? []) place(table, monster)
  Object.assign(table.doom, setting.doom)
  Object.assign(table.clues, setting.clues)
  Object.assign(table.sheet, setting.sheet)
  table.codex = (setting.codex ?? []).map((card) => ({
    card,
    side: 'front',
    clues: 0,
    doom: 0,
    fired: [],
    taken: [],
  }))
  table.onceInCodex = setting.codex ?? []
  table.eventDiscard = setting.eventDiscard ?? []
  const drawn = Object.values(setting.hoodDecks ?? {}).flat()
  table.eventDeck = onTop(setting.eventDeck, table.eventDeck).filter(
    (card) => ![...table.eventDiscard, ...drawn].includes(card),
  )
  for (const [hood, cards] of Object.entries(setting.hoodDecks ?? {}))
    table.hoodDecks[hood] = onTop(cards, table.hoodDecks[hood]!)
  swapHeadlines(table, setting.headlines ?? [], (setting.codex ?? []).filter(isRumour))
  table.itemDeck = onTop(setting.items, table.itemDeck)
  for (const kind of setting.monsterDeckBottom ?? []) {
    table.monsterDeck.splice(table.monsterDeck.indexOf(kind), 1)
    table.monsterDeck.push(kind)
  }
  for (const card of setting.eventDeckBottom ?? [])
    table.eventDeck = [...table.eventDeck.filter((each) => each !== card), card]
  if (setting.display !== undefined) lay(table, setting.display)
  for (const [card, side] of Object.entries(setting.sides ?? {}))
    table.codex.find((each) => each.card === card)!.side = side
  for (const marker of setting.markers ?? []) {
    table.markerSupply.splice(table.markerSupply.indexOf(marker.colour), 1)
    table.markers.push({ up: true, sealed: false, ...marker })
  }
  Object.assign(table, structuredClone(setting.table))
  if (setting.encounter) beginEncounter(table, table.streetDeck.shift()!, 'street')
  if (setting.encounterOf !== undefined) {
    const { card, from: source } = setting.encounterOf
    const deck = table.hoodDecks[source]!
    deck.splice(deck.indexOf(card), 1)
    beginEncounter(table, card, source)
  }
  const at = setting.from ?? 'act'
  const from = typeof at === 'string' ? at : 'act'
  const active = from === 'act' || from === 'actionPhase'
  for (const each of Object.values(table.investigators)) each.active = active
  table.turn = from === 'act' ? { seat: 'p1', actions: 2, used: [] } : null
  table.phase = 'action'
  position.stack = [
    { step: from, args: from === 'act' ? { seat: 'p1', extra: false, only: null, again: false } : {} },
  ]
  if (typeof at !== 'string') queue(position, at)
  if (setting.frame !== undefined) queue(position, { step: setting.frame[0], args: setting.frame[1] })
  if (setting.effect !== undefined)
    queue(position, {
      step: 'resolve',
      args: {
        effect: parseEffect(setting.effect) as never, // plain data
        context: { seat: 'p1', card: null, monster: null, result: 0 },
      },
    })
  position.chance.next = [...(setting.cup ?? []), ...(setting.next ?? [])]
  return new Scene(setting.unsound ? { ...arkham, counts: () => [] } : arkham, position)
}

/** A game at its first question. */
export function opening(options: Partial<Options> = {}, seed = 'opening'): Scene {
  const { position } = Engine.start(arkham, completeOptions(arkham, options), seed)
  return new Scene(arkham, position)
}

/** It happens first; then the table is looked at as after every effect. */
function queue({ stack }: Position, frame: Frame): void {
  stack.push({ step: 'settle', args: {} }, frame)
}

/** An encounter of the first investigator, on the space where they stand. */
function beginEncounter(table: Table, card: string, from: string): void {
  const { at } = table.investigators['p1']!
  table.encounter = { card, seat: 'p1', from, at, part: from === 'street' ? 'bridge' : at, clueGained: false }
}

function lay(table: Table, display: readonly string[]): void {
  const all = [...table.display, ...table.itemDeck].filter((card) => !display.includes(card))
  table.display = [...display]
  table.itemDeck = all
}

function clear(table: Table, { scenario }: Options): void {
  const { places } = boardOf(scenario)
  const at = places.includes('train-station') ? 'train-station' : scenarioOf(scenario).start
  for (const { kind } of table.monsters) table.monsterDeck.push(kind)
  const events = Object.values(table.hoodDecks).flatMap((deck) => deck.filter(isEventCard))
  for (const hood of Object.keys(table.hoodDecks))
    table.hoodDecks[hood] = table.hoodDecks[hood]!.filter((card) => !isEventCard(card))
  table.eventDeck = [...new Set([...table.eventDeck, ...table.eventDiscard, ...events])].toSorted()
  const doom = Object.fromEntries(Object.keys(table.doom).map((space) => [space, 0]))
  const clues = Object.fromEntries(Object.keys(table.clues).map((hood) => [hood, 0])) as Table['clues']
  for (const [seat, me] of Object.entries(table.investigators)) {
    for (const { card } of me.assets) take(table, seat, card)
    Object.assign(me, { at, money: 0, assets: [], performed: [] })
  }
  Object.assign(table, {
    monsters: [],
    nextMonster: 1,
    eventDiscard: [],
    doom,
    clues,
    anomalies: [],
    codex: [],
    onceInCodex: [],
    round: 1,
    lead: 'p1',
  })
  table.known.hoodTops = {}
  table.known.tops = {}
}

function take(table: Table, seat: Seat, card: string): void {
  if (card === 'dark-pact') {
    table.pactPile.push(table.pacts[seat]!)
    delete table.pacts[seat]
  }
}

function give(table: Table, seat: Seat, asset: string | Partial<Asset>): void {
  const full = {
    card: '',
    damage: 0,
    horror: 0,
    used: false,
    locked: false,
    ...(typeof asset === 'string' ? { card: asset } : asset),
  }
  const pile = pileOf(full.card)
  const piles = {
    item: table.itemDeck,
    ally: table.allyDeck,
    spell: table.spellDeck,
    special: table.specialPile,
  }
  if (pile === 'item' && table.display.includes(full.card))
    table.display.splice(table.display.indexOf(full.card), 1, table.itemDeck.shift()!)
  else if (pile in piles) {
    const from = piles[pile as keyof typeof piles]
    from.splice(from.indexOf(full.card), 1)
  }
  if (full.card === 'dark-pact') table.pacts[seat] = table.pactPile.pop()!
  else if (pile === 'condition') table.blessings--
  table.investigators[seat]!.assets.push(full)
}

function place(table: Table, monster: NonNullable<Setting['monsters']>[number]): void {
  const inDeck = table.monsterDeck.indexOf(monster.kind)
  if (inDeck >= 0) table.monsterDeck.splice(inDeck, 1)
  const engagedWith = monster.engagedWith ?? []
  const state = engagedWith.length > 0 ? 'engaged' : 'ready'
  table.monsters.push({
    state,
    damage: 0,
    activated: false,
    provokedBy: [],
    evadedBy: [],
    ...monster,
    engagedWith,
    id: `m${table.nextMonster++}`,
  })
}

function onTop(cards: readonly string[] | undefined, pile: readonly string[]): string[] {
  return cards === undefined ? [...pile] : [...cards, ...pile.filter((card) => !cards.includes(card))]
}

function swapHeadlines(table: Table, wanted: readonly string[], open: readonly string[]): void {
  const all = [...table.headlineDeck, ...table.headlineDiscard, ...table.headlinesInBox].filter(
    (card) => !wanted.includes(card) && !open.includes(card),
  )
  table.headlineDeck = [...wanted, ...all.slice(0, 13 - wanted.length)]
  table.headlineDiscard = []
  table.headlinesInBox = all.slice(13 - wanted.length)
}
