import { type Card, designOf } from '../../cards/reactions.ts'
import { type ActionKind, type DeckName, type Moment, deckNames } from '../../content/cards.ts'
import type { Choices } from '../../kind.ts'
import type { Sought } from '../../names.ts'
import { type Scene, type Setting, scene } from '../scene.ts'

/** Beginnings and short ways that the tests of reactions share. */

/** Evil holds these cards, and their decks are in use. */
export function holding(...cards: Card[]): Setting {
  const decks = [...new Set([...cards.map((card) => designOf[card].deck), ...deckNames])]
  return { decks: decks.slice(0, 2) as [DeckName, DeckName], hands: { e1: cards } }
}

/**
 * The end of a turn in which the Hero did in their sector what this card answers. Evil holds it twice, so that there is another window
 * after it.
 */
export function ending(card: Card, setting: Setting = {}): Scene {
  const performed = [designOf[card].condition as ActionKind]
  return scene({ ...holding(card, card), from: 'end-of-turn', performed, ...setting })
}

/** The same, and the card has just been played. */
export function ended(card: Card, setting: Setting = {}): Scene {
  return ending(card, setting).choose('play', { card })
}

/** A Parasite in A1 has cost the Hero a point of health at the end of a turn, and Evil, who holds the card twice, may answer. */
export function hurt(card: Card, setting: Setting = {}): Scene {
  const monsters: Setting['monsters'] = [{ being: 'parasites', at: 'A1' }]
  const s = scene({
    ...holding(card, card),
    from: 'end-of-turn',
    monsters,
    next: ['hit', 'miss'],
    ...setting,
  })
  return until(s, 'after-loss')
}

/** The Hero has walked from A1 to B1 and met a Parasite: a point of self-control is lost, and Evil may answer. */
export function scared(card: Card, setting: Setting = {}): Scene {
  const monsters: Setting['monsters'] = [{ being: 'parasites', at: 'B1' }]
  const s = scene({ ...holding(card, card), monsters, ...setting })
  return until(s.choose('move', { gait: 'walk', to: 'east' }), 'after-loss')
}

/** The Hero has declared a step to the east; Evil waits for the moment of its card. */
export function stepping(card: Card, setting: Setting = {}): Scene {
  const s = scene({ ...holding(card, card), ...setting }).choose('move', { gait: 'walk', to: 'east' })
  return until(s, designOf[card].moment)
}

/** The Hero has begun to explore eastwards. */
export function exploring(card: Card, setting: Setting = {}): Scene {
  const s = scene({ ...holding(card, card), ...setting }).choose('explore', { by: 'eyes', to: 'east' })
  return until(s, designOf[card].moment)
}

/** The Hero, in a sector with a Worm, fights it; Evil waits for the moment of its card. */
export function fighting(card: Card, dice: string[], setting: Setting = {}): Scene {
  const monsters: Setting['monsters'] = [{ being: 'worms', at: 'A1' }]
  const s = scene({ ...holding(card, card), monsters, next: dice, ...setting })
  return until(s.choose('fight', { target: 'worms' }), designOf[card].moment)
}

/** The Hero has asked for two things; Evil waits for the moment of its card and gives the first answers it may give. */
export function locating(card: Card, targets: [Sought, Sought], setting: Setting = {}): Scene {
  const s = scene({ ...holding(card, card), ...setting })
  s.choose('locate', { by: 'watch', target: targets[0] }).choose('locateAlso', { target: targets[1] })
  until(s, designOf[card].moment)
  while (s.asked!.step === 'answerLocate') s.choose('answer', s.offered('answer')[0]!)
  return until(s, designOf[card].moment)
}

/** Closes windows until one for that moment is open, or something else is asked; a parting attack is not made. */
export function until(s: Scene, moment: Moment): Scene {
  for (;;) {
    if (s.asked?.step === 'partingAttack') s.choose('letGo', {})
    else if (s.asked?.step === 'react' && momentOf(s) !== moment) s.pass()
    else return s
  }
}

/** Answers that let things go their way. */
const quiet: Partial<Record<string, keyof Choices>> = {
  react: 'pass',
  partingAttack: 'letGo',
  dropCards: 'dropNoMore',
  placeTrap: 'trapNone',
  spawnMonster: 'spawnNone',
  upgradeWhich: 'stopUpgrading',
  afterAction: 'endActions',
  saveMaze: 'letMazeGo',
  lockWhich: 'leaveDoors',
}

/**
 * Goes on until this is asked (default: the Hero's next action) and keeps what happens meanwhile. Evil declines everything; where somebody
 * has to choose, the first option is taken.
 */
export function goOn(s: Scene, to = 'act'): Scene {
  questions(s, to)
  return s
}

/** The same, but tells what was asked on the way. */
export function questions(s: Scene, to = 'act'): string[] {
  const asked: string[] = []
  const events = [...s.events]
  while (s.asked !== null && s.asked.step !== to) {
    asked.push(s.asked.step)
    const options = s.engine.optionsOf(s.asked.seat)
    const { step, args } = options.find((each) => each.step === quiet[s.asked!.step]) ?? options[0]!
    events.push(...s.choose(step as keyof Choices, args).events)
  }
  s.engine.events = events
  return asked
}

/** The moment of the window that is open. */
export function momentOf(s: Scene): Moment | undefined {
  return s.asked?.step === 'react' ? (s.asked.args as { moment: Moment }).moment : undefined
}

/** Closes all windows that follow one another and tells for which moments they were opened. */
export function windows(s: Scene): Moment[] {
  const all: Moment[] = []
  while (s.asked?.step === 'react') {
    all.push(momentOf(s)!)
    s.pass()
  }
  return all
}

/** Extra dice that a monster has until the end of the turn. */
export function bonus(s: Scene, monster: string): number {
  return s.monster(monster)!.bonus
}

/** The monsters that may be moved now, in the order of their names. */
export function movable(s: Scene): string[] {
  return [...new Set(s.offered('shift').map(({ monster }) => monster))].toSorted()
}

/** The monsters among which Evil may choose, in the order of their names. */
export function pickable(s: Scene): string[] {
  return s
    .offered('pick')
    .map(({ monster }) => monster)
    .toSorted()
}

/** The dice of the attacks that began since the last choice. */
export function attackDice(s: Scene): number[] {
  return s.happened('attackBegan').map(({ dice }) => dice)
}
