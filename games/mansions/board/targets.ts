import type { Args, Language, Seat, View } from '@miskatonic/kernel'
import type { Target } from '@miskatonic/screen/contract'
import { keeperActions } from '../cards/keeper-actions.ts'
import type { InvestigatorId, KeeperAction } from '../content/ids.ts'
import { rooms } from '../content/rooms.ts'
import type { Choices } from '../kind.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import type { ScreenWords } from '../words/screen.ts'
import { puzzleLies, puzzleName } from './puzzles/targets.ts'
import { type Seen, tableIn } from './seen.ts'
import { answerTarget } from './setup/targets.ts'

/**
 * What can be pointed at on this table.
 *
 * In the house (house/):
 *   space:kitchen-2          a space: to move there, to place something there
 *   room:kitchen             a room: its name and the cards in it
 *   door:d-kitchen           a door: to push a barrier against it
 *   monster:m3               a monster
 *   seat:p1                  an investigator, on the board and in the rail
 *   here:p1                  where an investigator stands: to hide, to explore, to end the turn
 *   stack:p1                 the cards of the room where an investigator stands
 * Cards:
 *   card:p1:lantern          a card of an investigator; card:p1:unarmed are bare hands
 *   spell:p1:binding         a Spell
 *   trait:p1                 the ability of a mental Trait
 *   investigator:sister-mary an investigator to choose
 *   traits:pete-scrounger    a Trait to keep
 *   dropped:p1:lantern       a card that lies in the room where an investigator stands
 * On the Keeper's desk (keeper/):
 *   action:darkness          a Keeper Action
 *   mythos:rats, trauma:panic a card of the Keeper's hand
 *   mythos-deck, trauma-deck
 *   objective                the Objective and its power
 *   answer:B                 an answer to a question of the set-up
 * In a puzzle: see puzzles/targets.ts.
 */
export const targets = {
  space: (space: string): Target => `space:${space}`,
  room: (room: string): Target => `room:${room}`,
  door: (door: string): Target => `door:${door}`,
  monster: (id: string): Target => `monster:${id}`,
  seat: (seat: Seat): Target => `seat:${seat}`,
  here: (seat: Seat): Target => `here:${seat}`,
  stack: (seat: Seat): Target => `stack:${seat}`,
  card: (seat: Seat, card: string): Target => `card:${seat}:${card}`,
  spell: (seat: Seat, spell: string): Target => `spell:${seat}:${spell}`,
  trait: (seat: Seat): Target => `trait:${seat}`,
  investigator: (who: InvestigatorId): Target => `investigator:${who}`,
  traits: (trait: string): Target => `traits:${trait}`,
  dropped: (seat: Seat, card: string): Target => `dropped:${seat}:${card}`,
  action: (action: KeeperAction): Target => `action:${action}`,
  mythos: (card: string): Target => `mythos:${card}`,
  trauma: (card: string): Target => `trauma:${card}`,
  mythosDeck: (): Target => 'mythos-deck',
  traumaDeck: (): Target => 'trauma-deck',
  objective: (): Target => 'objective',
}

const { space, room, door, monster, seat, here, stack, card, spell, trait, dropped, action, mythos, trauma } =
  targets
const nowhere: readonly Target[] = []

/** What an ability, a Spell or a Keeper Action is used on: a seat, a monster, a room or a space; cards and kinds are only in the list. */
function aimedAt(target: string): readonly Target[] {
  if (/^p\d$/.test(target)) return [seat(target)]
  if (/^m\d+$/.test(target)) return [monster(target)]
  if (target in rooms) return [room(target)]
  return /-\d$/.test(target) ? [space(target)] : nowhere
}

/** Where choices lie on the board; the others stand only in the list. */
const lies: { readonly [C in keyof Choices]?: (args: Choices[C], by: Seat) => readonly Target[] } = {
  answer: ({ letter }) => [answerTarget(letter)],
  ...puzzleLies,

  takeInvestigator: ({ who }) => [targets.investigator(who)],
  keepTraits: ({ mental, physical }) => [targets.traits(mental), targets.traits(physical)],

  beginTurn: (_, by) => [seat(by)],
  move: ({ to }) => [space(to)],
  run: ({ to }) => [space(to)],
  escapeBy: (_, by) => [here(by)],
  explore: (_, by) => [here(by), stack(by)],
  attack: ({ weapon, monster: which }, by) => [monster(which), card(by, weapon)],
  attackWith: ({ card: used, target }, by) => [card(by, used), ...aimedAt(target)],
  cast: ({ spell: which, target }, by) => [spell(by, which), ...aimedAt(target)],
  useItem: ({ card: used, target }, by) => [card(by, used), ...aimedAt(target)],
  useTrait: ({ target }, by) => [trait(by), ...aimedAt(target)],
  dropCards: (_, by) => [here(by)],
  hide: (_, by) => [here(by)],
  leaveHiding: (_, by) => [here(by)],
  barricade: ({ door: which }) => [door(which)],
  unbarricade: ({ door: which }) => [door(which)],
  burnCorpses: (_, by) => [here(by)],
  storyAction: (_, by) => [here(by)],
  discardFile: (_, by) => [here(by)],
  dropCard: ({ card: which }, by) => [card(by, which)],

  enterFire: (_, by) => [here(by)],
  slip: ({ to }) => [space(to)],
  stay: (_, by) => [here(by)],
  drive: ({ to }) => [space(to)],

  useCard: ({ card: used }, by) => [card(by, used)],
  takeDropped: ({ card: which }, by) => [dropped(by, which)],
  evade: ({ monster: which }) => [monster(which)],
  horrify: ({ monster: which, seat: whom }) => [monster(which), seat(whom)],
  useTraitBefore: (_, by) => [trait(by)],

  attackAgain: ({ weapon, monster: which }, by) => [monster(which), card(by, weapon)],
  attackAgainWith: ({ card: used, target }, by) => [card(by, used), ...aimedAt(target)],
  castAgain: ({ spell: which, target }, by) => [spell(by, which), ...aimedAt(target)],
  hitSecond: ({ monster: which }) => [monster(which)],
  dropThisWeapon: ({ card: which }, by) => [card(by, which)],
  shieldWith: ({ monster: which }) => [monster(which)],

  playTrauma: ({ card: which }) => [trauma(which)],
  dropNext: ({ card: which }, by) => [card(by, which)],

  keeperAction: ({ card: which, target }) => [action(which), ...aimedAt(target)],
  layCorpseAt: (args) => [action('raise-dead'), space(args.space)],
  raiseCorpse: (args) => [action('raise-dead'), space(args.space)],
  afflict: ({ card: which, seat: whom }) => [trauma(which), seat(whom)],
  laySample: ({ monster: which }) => [action('take-sample'), monster(which)],
  cashSample: ({ monster: which }) => [action('take-sample'), monster(which)],
  usePower: ({ target }) => [targets.objective(), ...aimedAt(target)],
  revealNow: () => [targets.objective()],
  sampleFrom: ({ seat: whom }) => [seat(whom)],
  attackBy: ({ monster: which, seat: whom }) => [monster(which), seat(whom)],

  give: ({ card: which, to }, by) => [card(by, which), seat(to)],

  playMythos: ({ card: which }) => [mythos(which)],
  drawMythos: () => [targets.mythosDeck()],
  drawTrauma: () => [targets.traumaDeck()],
  discardMythos: ({ card: which }) => [mythos(which)],
  discardTraumaCard: ({ card: which }) => [trauma(which)],

  placeAt: (args) => [space(args.space)],
  killToPlace: ({ monster: which }) => [monster(which)],
  becomes: ({ monster: which }) => [monster(which)],
  pushTo: ({ to }) => [space(to)],
  moveThis: ({ monster: which }) => [monster(which)],
  raiseHere: (args) => [space(args.space)],

  scrounge: ({ card: which }, by) => [card(by, which)],
  sendAlong: ({ card: which }, by) => [card(by, which)],
  nameRoom: (args) => [room(args.room)],
  turnOn: ({ seat: whom }) => [seat(whom)],
  discardThis: ({ card: which }, by) => [card(by, which)],
  dropOne: ({ card: which }, by) => [card(by, which)],
}

export function targetsOf(step: string, args: Args, by: Seat): readonly Target[] {
  const where = lies[step as keyof Choices] as ((args: Args, by: Seat) => readonly Target[]) | undefined
  return where?.(args, by) ?? nowhere
}

type Naming = (words: ScreenWords, rest: string, table: Seen) => string

/** What is called what, by the word before the colon. */
const namings: Readonly<Record<string, Naming>> = {
  space: (words, each) => words.space(each),
  room: (words, each) => words.rooms[each] ?? each,
  door: (words, each, { story }) => words.door(each, story),
  monster: (words, each, table) => words.monsterThere(each, table),
  seat: (words, each, table) => words.seat(table, each),
  here: (words, each, { investigators }) => words.space(investigators[each]!.at),
  stack: (words, each, { investigators }) => words.space(investigators[each]!.at),
  card: (words, each) => words.card(last(each)),
  dropped: (words, each) => words.card(last(each)),
  spell: (words, each) => words.card(last(each)),
  trait: (words, each, { investigators }) => words.trait(investigators[each]?.mental ?? null),
  traits: (words, each) => words.traitNamed(each),
  investigator: (words, each) => words.investigators[each as InvestigatorId],
  /** Which of them one can afford is read where one chooses. */
  action: (words, each) => {
    const id = each as KeeperAction
    return `${words.keeperActions[id].name} (${words.threat(keeperActions[id].cost)})`
  },
  mythos: (words, each) => words.card(each),
  trauma: (words, each) => words.card(each),
  'mythos-deck': (words) => words.mythosDeck,
  'trauma-deck': (words) => words.traumaDeck,
  objective: (words) => words.objective,
  answer: (_words, letter) => letter,
}

function last(rest: string): string {
  return rest.slice(rest.indexOf(':') + 1)
}

/** What a target is called, for menus and pings. */
export function nameOf(target: Target, view: View, language: Language): string {
  const at = target.indexOf(':')
  const [kind, rest] = at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)]
  return namings[kind]?.({ en, pl }[language], rest, tableIn(view)) ?? puzzleName(target, language) ?? target
}
