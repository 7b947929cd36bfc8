import type { Seat, View } from '@miskatonic/kernel'
import { type Card, copies, cardsOf, designOf } from '../cards/reactions.ts'
import type { DeckName } from '../content/cards.ts'
import { allyCharges, fullTrack, lastRound } from '../content/characters.ts'
import { type Item, items as allItems, itemCards } from '../content/items.ts'
import type { Mission } from '../content/missions.ts'
import type { Being } from '../content/monsters.ts'
import { type Way, opposite } from '../content/sectors.ts'
import type { Events } from '../kind.ts'
import { type MonsterSeen, type Seen, type SectorSeen, nextPlace, placeOf, sectorAt, spotOf } from './seen.ts'

/**
 * What everybody sees after an event, made from what they saw before it. It is the Hero's table, whoever looks: Evil is told of sectors of
 * the map, which are no places of the maze, and what lies there changes nothing here; Evil's own map follows with the true view. So does
 * what no event tells: the exits of a sector that comes to light, which of two monsters of a kind it was, from which deck somebody drew.
 */
export function after(table: View['table'], event: string, args: object): View['table'] {
  const change = changes[event as keyof Events] as ((table: Seen, args: object) => void) | undefined
  if (change === undefined) return table
  const copy = structuredClone(table) as unknown as Seen
  change(copy, args)
  return copy as unknown as View['table']
}

/** Events that are only said. */
const nothing = (): void => undefined

/** The compiler asks for every event. */
const changes: { [E in keyof Events]: (table: Seen, args: Events[E]) => void } = {
  characterTaken(table, { character }) {
    table.hero.character = character
    table.allyPool = 3
  },
  decksTaken(table, { decks }) {
    table.decksInUse = [...decks]
    for (const deck of decks) table.decks[deck].draw = cardsOf(deck).length * copies
  },
  gameSetUp: nothing,
  itemsDrawn(table, { items }) {
    for (const item of items) takeItem(table, item)
  },
  /** Only whoever drew them knows from which decks. */
  cardsDrawn(table, { who, cards }) {
    for (const card of cards ?? []) {
      const { deck } = designOf[card]
      const pile = table.decks[deck]
      if (pile.draw === 0) Object.assign(pile, { draw: pile.discard, discard: 0 })
      pile.draw--
      addBack(table, who, deck, 1)
    }
  },
  roundBegan(table, { marker, leader }) {
    table.round.marker = marker
    table.round.used = []
    table.leader = leader
    table.turn.number = 1
  },
  turnBegan(table, { number }) {
    table.turn = newTurn(number, table.frozen)
    table.frozen = false
  },
  turnEnded: nothing,

  timeSlowed(table, { free }) {
    table.turn.slow = true
    table.turn.actionsLeft++
    if (!free) table.hero.adrenaline--
  },
  adrenalineGained(table, { count }) {
    table.hero.adrenaline += count
  },
  adrenalineLost(table, { count }) {
    table.hero.adrenaline -= count
  },
  acted(table, { action }) {
    table.turn.performed.push(action)
    table.turn.begun = true
    table.turn.actionsLeft--
  },
  /** Where the Hero steps into the unknown, only the way is told. */
  moved(table, { from, to, way }) {
    const there = spotOf(to) === undefined ? stepped(from, way) : to
    if (there !== undefined) table.hero.place = there
  },
  doorLocked: (table, { place, way }) => setLock(table, place, way, true),
  doorUnlocked: (table, { place, way }) => setLock(table, place, way, false),
  sectorRevealed(table, { place, what }) {
    const at = spotOf(place)
    if (at === undefined || sectorAt(table, place) !== undefined) return
    table.maze.push({
      ...at,
      what,
      exits: { north: 'wall', east: 'wall', south: 'wall', west: 'wall' },
      locked: [],
      stairs: null,
      switch: false,
      lit: false,
      hazard: false,
      condition: null,
      monsters: [],
      forming: true,
    })
  },
  sectorsForgotten(table, { places }) {
    table.maze = table.maze.filter((sector) => !places.includes(placeOf(sector)))
  },
  monsterSeen: (table, { place, being, wounded }) => addMonster(table, place, being, wounded),
  litUp: (table, { place }) => setIn(table, place, { lit: true }),
  wentDark: (table, { place }) => setIn(table, place, { lit: false }),
  hazardPlaced: (table, { place }) => setIn(table, place, { hazard: true }),
  hazardDiscarded: (table, { place }) => setIn(table, place, { hazard: false }),
  hazardsSetAside(table, { count }) {
    table.hazardsToPlace = count
    for (const { deck } of table.track) table.decks[deck].discard++
    table.track = []
  },

  targetsAsked(table, { targets }) {
    table.asked = [...targets]
  },
  located: nothing,
  itemUpgraded(table, { item }) {
    for (const held of table.hero.items) if (held.item === item) held.upgraded = true
  },
  chargesSpent(table, { item, count }) {
    for (const held of table.hero.items) if (held.item === item) held.charges -= count
  },
  itemDiscarded(table, { item }) {
    table.hero.items = table.hero.items.filter((held) => held.item !== item)
    table.itemDiscard.push(item)
  },
  recovered({ hero }, { health, control }) {
    hero.health = Math.min(fullTrack, hero.health + health)
    hero.control = Math.min(fullTrack, hero.control + control)
  },
  roomSearched(table, { room }) {
    table.hero.searched.push(room)
  },

  cardProposed(table, { by, deck, face, condition }) {
    table.proposal = { by, deck, face, condition }
  },
  proposalRefused(table) {
    table.proposal = null
  },
  cardPlayed(table, { by, card, deck, face, spaces, dangerous }) {
    table.proposal = null
    table.track.push({ card: face === 'up' ? card : null, deck, by, spaces })
    addBack(table, by, deck, -1)
    if (countsAsReaction(face === 'up' ? card : null, dangerous)) table.turn.reactions++
  },
  cardReturned(table, { card }) {
    const at = table.track.findIndex((each) => each.card === card)
    if (at < 0) return
    const [taken] = table.track.splice(at, 1)
    table.decks[taken!.deck].discard++
  },
  monsterSpawned: (table, { place, being }) => addMonster(table, place, being, false),
  /** What comes out of the unknown is told by its being seen. */
  monsterMoved(table, { being, from, to }) {
    if (from !== '') moveMonster(table, being, from, to)
  },
  monsterRelocated: (table, { being, from, to }) => moveMonster(table, being, from, to),
  monsterRemoved: (table, { being, place }) => void takeMonster(table, place, being),
  noise: nothing,
  frightened: nothing,
  diceRolled(table, { dice }) {
    table.roll = [...dice]
  },
  diceRerolled(table, { dice }) {
    table.roll = [...dice]
  },
  attackBegan: nothing,
  monsterWounded(table, { being, place }) {
    const hurt = monstersAt(table, place).find((each) => each.being === being && !each.wounded)
    if (hurt !== undefined) hurt.wounded = true
  },
  monsterKilled(table, { being, place }) {
    if (sectorAt(table, place) !== undefined) table.hero.killed = true
    takeMonster(table, place, being)
  },
  monsterStunned(table, { being, place }) {
    const hit = monstersAt(table, place).find((each) => each.being === being && !each.stunned)
    if (hit !== undefined) hit.stunned = true
  },
  nothingHit: nothing,
  experienceGained(table, { being, points }) {
    table.hero.experience[being] = points
  },
  /** Where several stand together nobody is told which of them it is. */
  strengthened(table, { place, dice }) {
    const [only, ...others] = place === null ? [] : monstersAt(table, place)
    if (only !== undefined && others.length === 0) only.bonus += dice
  },

  lostHealth(table, { count }) {
    table.hero.health -= count
  },
  lostControl(table, { count }) {
    table.hero.control -= count
  },
  lossPrevented: nothing,
  allyStruck: (table, { count }) => takeFromAlly(table, count),
  allyGained(table, { character }) {
    table.hero.ally = { character, charges: allyCharges }
    table.allyPool--
  },
  allyLost(table) {
    table.hero.ally = null
  },
  allySacrificed(table) {
    table.hero.ally = null
  },
  allyUsed: (table) => takeFromAlly(table, 1),

  missionAdvanced(table, { mission, progress }) {
    const state = missionOf(table, mission)
    if (state !== undefined) state.progress = progress
  },
  missionCompleted(table, { mission }) {
    const { green, blue } = table.missions
    if (green.mission === mission) green.done = true
    if (blue.mission === mission) blue.done = true
  },
  finalMissionActive(table) {
    table.missions.red.active = true
  },
  conditionPlaced: (table, { mission, place }) => setIn(table, place, { condition: mission }),
  conditionTaken(table, { mission, place }) {
    setIn(table, place, { condition: null })
    if (mission === 'weapons-locker') table.missions.green.progress++
  },
  /** That it is there was told as any monster's coming. */
  bossPlaced: nothing,
  roundGained({ round }) {
    round.marker = Math.min(lastRound, round.marker + 1)
  },
  nightmareBegan({ round }) {
    round.nightmare = true
    round.marker = 0
  },
  leaderPassed(table, { to }) {
    table.leader = to
  },
  /** Nobody is told from which deck they were. */
  cardsDropped: nothing,
  adrenalineRefilled(table, { to }) {
    table.hero.adrenaline = to
  },
}

function newTurn(number: number, frozen: boolean): Seen['turn'] {
  return {
    number,
    step: 'hero',
    actionsLeft: 1,
    begun: false,
    slow: false,
    performed: [],
    reactions: 0,
    drawn: [],
    used: frozen ? ['frozen'] : [],
  }
}

function stepped(from: string, way: Way): string | undefined {
  return way === 'stairs' ? undefined : nextPlace(from, way)
}

/** Out of the deck, which is laid out with the first item and made anew of the discard pile when it is empty; or out of that pile. */
function takeItem(table: Seen, item: Item): void {
  const { hero, turn, itemDiscard } = table
  hero.items.push({ item, charges: itemCards[item].charges, upgraded: false })
  turn.drawn.push(item)
  if (turn.step === 'setup' && table.itemDeck === 0) table.itemDeck = allItems.length
  if (table.itemDeck === 0) {
    table.itemDeck = itemDiscard.length - 1
    table.itemDiscard = []
  } else if (itemDiscard.includes(item)) table.itemDiscard = itemDiscard.filter((each) => each !== item)
  else table.itemDeck--
}

function addBack({ hands }: Seen, who: Seat, deck: DeckName, count: number): void {
  const backs = (hands[who] ??= {})
  const left = (backs[deck] ?? 0) + count
  if (left > 0) backs[deck] = left
  else delete backs[deck]
}

/** Relentless never counts towards the two, From the Vents not if it is dangerous. */
function countsAsReaction(card: Card | null, dangerous: boolean): boolean {
  return card !== 'relentless' && !(card === 'from-the-vents' && dangerous)
}

function setIn(table: Seen, place: string | null, to: Partial<SectorSeen>): void {
  const sector = sectorAt(table, place)
  if (sector !== undefined) Object.assign(sector, to)
}

/** A door belongs to both of its sectors. */
function setLock(table: Seen, place: string, way: Way, locked: boolean): void {
  if (way === 'stairs') return
  const next = nextPlace(place, way)
  const sides = [
    { sector: sectorAt(table, place), way },
    { sector: next === undefined ? undefined : sectorAt(table, next), way: opposite[way] },
  ]
  for (const side of sides) {
    if (side.sector === undefined) continue
    side.sector.locked = side.sector.locked.filter((each) => each !== side.way)
    if (locked) side.sector.locked.push(side.way)
  }
}

function monstersAt(table: Seen, place: string): MonsterSeen[] {
  return sectorAt(table, place)?.monsters ?? []
}

function addMonster(table: Seen, place: string, being: Being, wounded: boolean): void {
  sectorAt(table, place)?.monsters.push({ being, wounded, stunned: false, bonus: 0 })
}

function takeMonster(table: Seen, place: string, being: Being): MonsterSeen | undefined {
  const there = monstersAt(table, place)
  const at = there.findIndex((each) => each.being === being)
  return at < 0 ? undefined : there.splice(at, 1)[0]
}

/** Into sight, out of it, or before everybody's eyes. */
function moveMonster(table: Seen, being: Being, from: string | null, to: string | null): void {
  const moved = from === null ? undefined : takeMonster(table, from, being)
  const there = to === null ? undefined : sectorAt(table, to)
  there?.monsters.push(moved ?? { being, wounded: false, stunned: false, bonus: 0 })
}

function takeFromAlly({ hero }: Seen, count: number): void {
  if (hero.ally === null) return
  hero.ally.charges = Math.max(0, hero.ally.charges - count)
}

function missionOf({ missions }: Seen, mission: Mission): { progress: number } | undefined {
  return Object.values(missions).find((each) => each.mission === mission)
}
