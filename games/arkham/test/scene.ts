import { Engine, type Seat, completeOptions } from '@miskatonic/kernel'
import { Scene as AnyScene } from '@miskatonic/proof/scene'
import { isEventCard, pileOf } from '../catalogue.ts'
import { arkham } from '../index.ts'
import type { Choices, Events } from '../kind.ts'
import type { Asset, Investigator, Monster, Options, Table } from '../position.ts'

/**
 * Test positions. A scene begins quietly: no monster, doom, clue or card in play, an empty codex, every investigator at the train station
 * without assets and money; the first one is about to act. `Setting` says what is different.
 */
export interface Setting {
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
  /** Archive cards, front up, or rumours. */
  codex?: string[]
  sheet?: Partial<Table['sheet']>
  /** The top of the event deck, and the discard pile, top card first; the other event cards follow in the deck. */
  eventDeck?: string[]
  eventDiscard?: string[]
  /** The top of a neighbourhood's deck. */
  hoodDecks?: Record<string, string[]>
  headlines?: string[]
  items?: string[]
  /** The last card is drawn first (AH-458.5). */
  monsterDeckBottom?: string[]
  from?: 'act' | 'actionPhase' | 'monsterPhase' | 'encounterPhase' | 'mythosPhase' | 'endRound'
  /** Results of dice and draws to come. */
  next?: string[]
}

export class Scene extends AnyScene<Table, Choices, Events> {
  me(seat: Seat = 'p1'): Investigator {
    return this.table.investigators[seat]!
  }
  monster(id: string): Monster | undefined {
    return this.table.monsters.find((each) => each.id === id)
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
  const { position } = Engine.start(arkham, options, 'scene')
  const table = position.table as Table
  clear(table)
  position.seats.forEach((seat, i) => Object.assign(table.investigators[seat]!, { sheet: usual[i] }))
  for (const [seat, { assets = [], ...rest }] of Object.entries(setting.investigators ?? {})) {
    Object.assign(table.investigators[seat]!, rest)
    for (const asset of assets) give(table, seat, asset)
  }
  for (const monster of setting.monsters ?? []) place(table, monster)
  Object.assign(table.doom, setting.doom)
  Object.assign(table.clues, setting.clues)
  Object.assign(table.sheet, setting.sheet)
  table.codex = (setting.codex ?? []).map((card) => ({ card, side: 'front', clues: 0, doom: 0, fired: [] }))
  table.onceInCodex = setting.codex ?? []
  table.eventDiscard = setting.eventDiscard ?? []
  const drawn = Object.values(setting.hoodDecks ?? {}).flat()
  table.eventDeck = onTop(setting.eventDeck, table.eventDeck).filter(
    (card) => ![...table.eventDiscard, ...drawn].includes(card),
  )
  for (const [hood, cards] of Object.entries(setting.hoodDecks ?? {}))
    table.hoodDecks[hood] = onTop(cards, table.hoodDecks[hood]!)
  swapHeadlines(table, setting.headlines ?? [])
  table.itemDeck = onTop(setting.items, table.itemDeck)
  for (const kind of setting.monsterDeckBottom ?? []) {
    table.monsterDeck.splice(table.monsterDeck.indexOf(kind), 1)
    table.monsterDeck.push(kind)
  }
  const from = setting.from ?? 'act'
  const active = from === 'act' || from === 'actionPhase'
  for (const each of Object.values(table.investigators)) each.active = active
  table.turn = from === 'act' ? { seat: 'p1', actions: 2 } : null
  table.phase = 'action'
  position.stack = [{ step: from, args: from === 'act' ? { seat: 'p1', extra: false } : {} }]
  position.chance.next = [...(setting.next ?? [])]
  return new Scene(arkham, position)
}

function clear(table: Table): void {
  for (const { kind } of table.monsters) table.monsterDeck.push(kind)
  const events = Object.values(table.hoodDecks).flatMap((deck) => deck.filter(isEventCard))
  for (const hood of Object.keys(table.hoodDecks))
    table.hoodDecks[hood] = table.hoodDecks[hood]!.filter((card) => !isEventCard(card))
  table.eventDeck = [...new Set([...table.eventDeck, ...table.eventDiscard, ...events])].toSorted()
  const doom = Object.fromEntries(Object.keys(table.doom).map((space) => [space, 0]))
  const clues = Object.fromEntries(Object.keys(table.clues).map((hood) => [hood, 0])) as Table['clues']
  for (const [seat, me] of Object.entries(table.investigators)) {
    for (const { card } of me.assets) take(table, seat, card)
    Object.assign(me, { at: 'train-station', money: 0, assets: [], performed: [] })
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
    evadedBy: [],
    ...monster,
    engagedWith,
    id: `m${table.nextMonster++}`,
  })
}

function onTop(cards: readonly string[] | undefined, pile: readonly string[]): string[] {
  return cards === undefined ? [...pile] : [...cards, ...pile.filter((card) => !cards.includes(card))]
}

function swapHeadlines(table: Table, wanted: readonly string[]): void {
  const all = [...table.headlineDeck, ...table.headlineDiscard, ...table.headlinesInBox].filter(
    (card) => !wanted.includes(card),
  )
  table.headlineDeck = [...wanted, ...all.slice(0, 13 - wanted.length)]
  table.headlineDiscard = []
  table.headlinesInBox = all.slice(13 - wanted.length)
}
