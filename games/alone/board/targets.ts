import type { Args, Language, Seat, View } from '@miskatonic/kernel'
import type { Target } from '@miskatonic/screen/contract'
import type { Card } from '../cards/reactions.ts'
import type { DeckName } from '../content/cards.ts'
import type { Character, Face } from '../content/characters.ts'
import { type Item, isItem } from '../cards/items.ts'
import type { Mission } from '../cards/missions.ts'
import type { Being, MonsterKind } from '../content/monsters.ts'
import type { Compass, Edge, Sector, Way } from '../content/sectors.ts'
import type { Choices } from '../kind.ts'
import type { SeenAs, Sought } from '../names.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import type { ScreenWords } from '../words/screen.ts'
import { type Own, type Seen, ownIn, sectorAt, tableIn } from './seen.ts'

/**
 * What can be pointed at on this table. Places are those of the maze ("2/1/-1": frame, column, row), sectors those of the map ("1-C3").
 *
 * On the Hero's board (hero/maze/):
 *   way:north, way:stairs    an exit of the Hero's sector: to go there, to unlock or to lock the door there
 *   look:north               what lies beyond it: to explore, to send the drone, to burn; by the stairs this is way:stairs
 *   here:worms               the monsters of one look in the Hero's sector: to fight with bare hands or what they hold
 *   monster:2/1/-1:worms     the monsters of one look at a place: to shoot at
 *   place:2/1/-1             a sector of the maze: to throw something there, to put a decoy there, to discard its hazard token
 *   beyond:2/1/-1:north      what lies behind an exit of a known sector: to throw a bomb there
 *   self                     the Hero: to stay, to stop; for Evil, to strike the Hero and not the ally
 *   switch                   the light switch of the Hero's sector
 *   drone:north              where the drone flies next: it is out of sight
 *   die:1 … die:8            the dice of the roll that is being settled
 *   face:miss                all of them that show one face
 *   character:pilot          a character to choose, before the first turn
 * In the strip and among the people (hero/):
 *   health, control, adrenaline, ally
 *   skill:worms              a skill of the Hero, by the monster it is learned from
 *   mission:haze             a mission
 * On the watch and among the gear (hero/watch/):
 *   sought:switch            what can be asked for with Locate
 *   search                   to search the sector
 *   item:crowbar             an item
 *
 * On Evil's board (evil/):
 *   sector:1-C3              a sector of the map: to spawn, to trap, to darken, to relocate to
 *   door:1-C3 east           a door, by its edge
 *   monster:m3               a monster: to move, to pick, to let attack
 *   path:m3:nne              one way that it could take: lies where the way ends
 *   spawn:worms              a kind of monster to spawn
 *   lands:worms:1-C3         that this goes to this sector: a kind of monster, a monster, or the hazard token of a sector
 *   off:m3                   to take a monster off the map
 * Among Evil's cards (evil/):
 *   card:panic               a card of the own hand
 *   down:panic               to play it face down
 *   deck:fury                a reaction deck to choose
 *   proposal                 the card that a companion wants to play
 *   question:1 … question:3  a question of the Locate that is being answered
 *   answer                   where the answer to it is given
 */
export const targets = {
  way: (way: Way): Target => `way:${way}`,
  look: (way: Way): Target => (way === 'stairs' ? 'way:stairs' : `look:${way}`),
  here: (seen: SeenAs): Target => `here:${seen}`,
  monsterAt: (place: string, seen: SeenAs): Target => `monster:${place}:${seen}`,
  place: (place: string): Target => `place:${place}`,
  beyond: (place: string, way: Way): Target => `beyond:${place}:${way}`,
  self: (): Target => 'self',
  lightSwitch: (): Target => 'switch',
  drone: (way: Compass): Target => `drone:${way}`,
  die: (number: number): Target => `die:${number}`,
  face: (face: Face): Target => `face:${face}`,
  character: (character: Character): Target => `character:${character}`,
  health: (): Target => 'health',
  control: (): Target => 'control',
  adrenaline: (): Target => 'adrenaline',
  ally: (): Target => 'ally',
  skill: (kind: MonsterKind): Target => `skill:${kind}`,
  mission: (mission: Mission): Target => `mission:${mission}`,
  sought: (sought: Sought): Target => `sought:${sought}`,
  search: (): Target => 'search',
  item: (item: Item): Target => `item:${item}`,
  sector: (sector: Sector): Target => `sector:${sector}`,
  door: (edge: Edge): Target => `door:${edge}`,
  monster: (id: string): Target => `monster:${id}`,
  path: (monster: string, path: string): Target => `path:${monster}:${path}`,
  spawn: (kind: MonsterKind): Target => `spawn:${kind}`,
  lands: (what: string, at: Sector): Target => `lands:${what}:${at}`,
  off: (monster: string): Target => `off:${monster}`,
  /** A monster of that kind in that sector instead of one that is taken away. */
  instead: (monster: string, kind: MonsterKind, at: Sector): Target => `instead:${monster}:${at}:${kind}`,
  card: (card: Card): Target => `card:${card}`,
  down: (card: Card): Target => `down:${card}`,
  deck: (deck: DeckName): Target => `deck:${deck}`,
  proposal: (): Target => 'proposal',
  question: (number: number): Target => `question:${number}`,
  answer: (): Target => 'answer',
}

const { way, look, here, monsterAt, place, beyond, self, lightSwitch, drone, die, face } = targets
const { health, control, adrenaline, ally, skill, mission, sought, item } = targets
const { sector, door, monster, path, spawn, lands, card, deck, proposal, question, answer } = targets
const nowhere: readonly Target[] = []

/** Gaits and ways of exploring and locating that are named like the item that makes them possible. */
function tool(by: string): readonly Target[] {
  return isItem(by) ? [item(by)] : nowhere
}

/** Where choices lie on the board; the others stand only in the list. */
const lies: { readonly [C in keyof Choices]?: (args: Choices[C]) => readonly Target[] } = {
  takeCharacter: (args) => [targets.character(args.character)],
  takeDecks: ({ first, second }) => [deck(first), deck(second)],
  putCondition: ({ at }) => [sector(at)],

  slowTime: () => [adrenaline()],
  overdrive: () => [adrenaline(), skill('worms')],
  injectAdrenaline: () => [item('adrenaline-shot'), adrenaline()],
  tinker: (args) => [item(args.item)],
  allyLight: () => [ally()],
  sacrifice: () => [ally()],

  move: ({ gait, to }) => [way(to), ...tool(gait)],
  unlock: (args) => [way(args.door), ...tool(args.gait)],
  explore: ({ by, to }) => [look(to), ...tool(by)],
  sendDrone: ({ to }) => [look(to), item('scout-drone')],
  fight: ({ target }) => [here(target)],
  strike: (args) => [here(args.target), item(args.item)],
  stun: ({ target }) => [target === null ? self() : here(target), item('stun-baton')],
  shoot: (args) => [monsterAt(args.place, args.target), item(args.item)],
  throwGrenade: (args) => [place(args.place), item('grenade')],
  throwBomb: (args) => [
    args.way === null ? place(args.place) : beyond(args.place, args.way),
    item('pipe-bomb'),
  ],
  burn: ({ to }) => [to === 'here' ? self() : look(to), item('flamethrower')],
  locate: ({ by, target }) => [sought(target), ...tool(by)],
  search: ({ how }) => [targets.search(), ...tool(how)],
  repair: () => [lightSwitch()],
  rewire: () => [lightSwitch(), item('toolkit')],
  advance: (args) => [mission(args.mission)],
  heal: (args) => [item(args.item)],
  takeSerum: () => [item('serum')],
  setFloodlight: () => [item('floodlight')],
  setDecoy: (args) => [place(args.place), item('decoy-beacon')],

  moveOn: ({ to }) => [way(to)],
  unlockOn: (args) => [way(args.door)],
  stopMoving: () => [self()],
  lock: (args) => [way(args.door)],
  leaveDoors: () => [self()],
  discardHazard: (args) => [place(args.place)],
  droneOn: ({ to }) => [drone(to)],
  recallDrone: () => [self()],
  locateAlso: ({ target }) => [sought(target)],
  upgrade: (args) => [item(args.item)],
  keepItems: ({ discard }) => [item(discard)],
  rerollOne: (args) => [die(args.die)],
  rerollAll: (args) => [face(args.face)],
  actAgain: () => [item('stimulant')],
  stepFurther: ({ to }) => [way(to)],
  followPilot: ({ to }) => [way(to)],
  stayHere: () => [self()],

  wearArmour: () => [item('body-armour')],
  wearGoggles: () => [item('night-goggles')],
  wearMask: () => [item('gas-mask')],
  sealSuit: () => [skill('spores')],
  evade: () => [skill('parasites')],
  standFirm: () => [skill('parasites')],
  takeAntitoxin: () => [skill('spores')],
  keepComposure: () => [skill('hybrids')],
  keepMaze: () => [item('holo-memory')],
  recover: (args) => [
    ...(args.health > 0 ? [health()] : nowhere),
    ...(args.control > 0 ? [control()] : nowhere),
  ],
  loseControl: () => [control()],
  loseItem: (args) => [item(args.item)],
  loseCharge: (args) => [item(args.item)],
  learn: ({ first, second }) => [skill(first), skill(second)],

  play: (args) => [card(args.card)],
  playDown: (args) => [targets.down(args.card)],
  propose: (args) => [card(args.card)],
  proposeDown: (args) => [targets.down(args.card)],
  allow: () => [proposal()],
  refuse: () => [proposal()],

  shift: (args) => [monster(args.monster), path(args.monster, args.path)],
  spawn: (args) => [sector(args.at), spawn(args.being), lands(args.being, args.at)],
  withdraw: (args) => [monster(args.monster), targets.off(args.monster)],
  replace: (args) => [
    targets.off(args.monster),
    sector(args.at),
    targets.instead(args.monster, args.being, args.at),
  ],
  relocate: (args) => [monster(args.monster), sector(args.to), lands(args.monster, args.to)],
  trap: (args) => [sector(args.at), ...(args.instead === null ? nowhere : [sector(args.instead)])],
  shiftTrap: (args) => [sector(args.from), sector(args.to), lands(args.from, args.to)],
  darken: ({ at }) => [sector(at)],
  pick: (args) => [monster(args.monster)],
  bolt: (args) => [door(args.door)],
  spoil: (args) => [die(args.die)],
  follow: (args) => [monster(args.monster)],
  misdirect: ({ to }) => [way(to)],
  drag: ({ to }) => [way(to)],
  takeCharges: (args) => [item(args.item)],
  echo: ({ about }) => [question(about)],

  strikeAtParting: () => [self()],
  strikeAlly: () => [ally()],
  strikeHero: () => [self()],
  attackNext: (args) => [monster(args.monster)],
  frightenNext: (args) => [monster(args.monster)],
  answer: () => [answer()],
  removeTile: ({ at }) => [sector(at)],
  rerollMisses: () => [face('miss')],
  drop: (args) => [card(args.card)],
  lure: (args) => [monster(args.monster), path(args.monster, args.path)],
  placeBoss: ({ at }) => [sector(at)],
}

export function targetsOf(step: string, args: Args, _by: Seat): readonly Target[] {
  const where = lies[step as keyof Choices] as ((args: Args) => readonly Target[]) | undefined
  return where?.(args) ?? nowhere
}

/** What a target is called, for menus and pings. */
export function nameOf(target: Target, view: View, language: Language): string {
  const words = { en, pl }[language]
  const table = tableIn(view)
  const own = ownIn(view) ?? {}
  const [kind = ''] = target.split(':')
  const rest = target.slice(kind.length + 1)
  const naming = names[kind as keyof typeof names] as Naming | undefined
  return naming?.(words, rest, table, own) ?? target
}

type Naming = (words: ScreenWords, rest: string, table: Seen, own: Partial<Own>) => string

/** By the word before the first colon. */
const names = {
  way: (words, to) => words.exit(to as Way),
  look: (words, to) => words.beyond(to as Way),
  here: (words, seen) => words.seenAs(seen as SeenAs),
  monster: (words, rest, table, own) => nameOfMonster(words, rest, table, own),
  place: (words, at, table) => nameOfPlace(words, table, at),
  beyond: (words, rest, table) => {
    const [at, to] = cut(rest)
    return words.beyondPlace(nameOfPlace(words, table, at), to as Way)
  },
  self: (words, _, table) => nameOfHero(words, table),
  switch: (words) => words.lightSwitch,
  drone: (words, to) => words.droneTo(to as Compass),
  die: (words, number) => words.die(Number(number)),
  face: (words, each) => words.faces[each as Face],
  character: (words, each) => words.characters[each as Character],
  health: (words) => words.health,
  control: (words) => words.control,
  adrenaline: (words) => words.adrenaline,
  ally: (words, _, { hero }) => (hero.ally === null ? words.ally : words.characters[hero.ally.character]),
  skill: (words, each, { hero }) =>
    hero.character === null
      ? words.beings[each as Being]
      : words.skills[hero.character][each as MonsterKind].name,
  mission: (words, each) => words.missions[each as Mission].name,
  sought: (words, each) => words.sought[each as Sought],
  search: (words) => words.search,
  item: (words, each) => words.items[each as Item],
  sector: (words, each) => words.sector(each),
  door: (words, edge) => words.doorAt(edge),
  path: (words, rest, table, own) => nameOfMonster(words, cut(rest)[0], table, own),
  spawn: (words, each) => words.beings[each as Being],
  lands: (words, rest) => words.sector(cut(rest)[1]),
  off: (words, id, table, own) => nameOfMonster(words, id, table, own),
  instead: (words, rest) => words.beings[cut(rest)[1] as Being],
  card: (words, each) => words.cards[each as Card].name,
  down: (words, each) => words.cards[each as Card].name,
  deck: (words, each) => words.decks[each as DeckName],
  proposal: (words) => words.proposal,
  question: (words, number, { asked }) => {
    const about = asked[Number(number) - 1]
    return about === undefined ? words.question(Number(number)) : words.sought[about]
  },
  answer: (words) => words.answer,
} satisfies Record<string, Naming>

/** At the last colon: what stands before it may hold one. */
function cut(text: string): [string, string] {
  const at = text.lastIndexOf(':')
  return [text.slice(0, at), text.slice(at + 1)]
}

/** "m3" for Evil, "2/1/-1:worms" for the Hero. */
function nameOfMonster(words: ScreenWords, rest: string, table: Seen, own: Partial<Own>): string {
  if (rest.includes(':')) {
    const [at, seen] = cut(rest)
    return words.monsterAt(words.seenAs(seen as SeenAs), nameOfPlace(words, table, at))
  }
  const found = own.monsters?.find(({ id }) => id === rest)
  return found === undefined
    ? words.sought.monster
    : words.monsterAt(
        words.seenAs(found.wounded ? `${found.being}-wounded` : found.being),
        words.sector(found.at),
      )
}

/** What the Hero calls a place: the room, or the corridor, and where it lies seen from the Hero. */
export function nameOfPlace(words: ScreenWords, table: Seen, at: string): string {
  const found = sectorAt(table, at)
  const from = sectorAt(table, table.hero.place)
  const what = found === undefined ? words.unknownPlace : words.places[found.what]
  if (found === undefined || from === undefined || found.frame !== from.frame) return what
  return words.placeFrom(what, found.x - from.x, found.y - from.y)
}

export function nameOfHero(words: ScreenWords, { hero }: Seen): string {
  return hero.character === null ? words.hero : words.characters[hero.character]
}
