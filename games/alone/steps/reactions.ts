import { type May, type Rule, type Seat, answering, shape } from '@miskatonic/kernel'
import { type Card, type Design, designOf, designsOf } from '../cards/reactions.ts'
import { type Moment, actionKinds, reactionsInATurn, trackSpaces } from '../content/cards.ts'
import { amongEvil } from '../event-sights.ts'
import type { At, Choices, Rules } from '../kind.ts'
import type { Loss } from '../names.ts'
import * as names from '../names.ts'
import { type Table, event, quiet } from '../position.ts'
import { isPossible, resolve } from './effects.ts'
import { evilPlayers, isHazardous, proposedCard, usedThisTurn } from './queries.ts'
import { movable, spawnPlaces } from './monsters.ts'

const { boolean, integer, list, object, oneOf, orNull, text, whole } = shape

/**
 * Reactions (AL-631 to AL-697). A window opens at every moment at which, for all that the Hero can know, Evil might hold a card for it;
 * so neither a window nor its absence tells what Evil holds.
 */
export const vocabulary = {
  choices: {
    pass: answering('react', object({})),
    play: answering('react', object({ card: names.card })),
    playDown: answering('react', object({ card: names.card })),
    propose: answering('react', object({ card: names.card })),
    proposeDown: answering('react', object({ card: names.card })),
    allow: object({}),
    refuse: object({}),
  },
  asks: {
    react: object({ moment: names.moment, loss: orNull(names.loss) }),
    permit: object({ moment: names.moment, loss: orNull(names.loss) }),
  },
  effects: {
    window: object({ moment: names.moment, loss: orNull(names.loss) }),
    cardTakesEffect: object({ card: names.card, by: names.evil, dangerous: boolean }),
    takeOffTrack: object({ card: names.card }),
    /** Waits while a card is resolved: the monsters it has moved or spawned, and what the next fright costs more because of it. */
    cardIsOver: object({ moved: list(text), fright: integer(0, 2) }),
  },
  events: {
    cardProposed: event(
      object({
        by: names.evil,
        deck: names.deck,
        face: oneOf(['up', 'down']),
        condition: orNull(oneOf([...actionKinds, 'health', 'control'])),
      }),
      amongEvil,
      'proposal',
    ),
    proposalRefused: event(object({ by: names.evil }), amongEvil, 'proposal'),
    cardPlayed: event(
      object({
        by: names.evil,
        card: orNull(names.card),
        deck: names.deck,
        face: oneOf(['up', 'down']),
        spaces: whole,
        dangerous: boolean,
      }),
      (told, seat) => (told.face === 'up' || told.by === seat ? told : { ...told, card: null }),
      'hands',
      'track',
      'turn',
      'proposal',
    ),
    cardReturned: event(object({ card: names.card }), 'open', ...quiet, 'track', 'decks'),
  },
}

export const rules = {
  window(play, args) {
    if (mightReact(play, args.moment, args.loss)) play.then('react', args)
  },

  /** AL-609, AL-610: every Evil player may propose a card; the Leader decides and closes the window. */
  react(play, { moment, loss }) {
    const { leader } = play.table
    const others = evilPlayers(play).filter((seat) => seat !== leader)
    play.ask({ any: [leader, ...others] }, 'AL-609', (may, seat) => {
      offerCards(play, seat, may, moment, loss)
      if (seat === leader) may('pass', {}, 'AL-633')
    })
  },

  pass(play) {
    play.table.refused = []
  },

  play(play, { card }, by, asked) {
    putOnTrack(play, by, card, 'up')
    play.then('window', asked)
  },

  playDown(play, { card }, by, asked) {
    putOnTrack(play, by, card, 'down')
    play.then('window', asked)
  },

  propose(play, { card }, by, asked) {
    proposeCard(play, by, card, 'up')
    play.then('permit', asked)
    play.then('window', asked)
  },

  proposeDown(play, { card }, by, asked) {
    proposeCard(play, by, card, 'down')
    play.then('permit', asked)
    play.then('window', asked)
  },

  /** AL-R43: the Leader is told the deck and what kind of reaction it is. */
  permit(play) {
    play.ask(play.table.leader, 'AL-610', (may) => {
      may('allow', {}, 'AL-610')
      may('refuse', {}, 'AL-610')
    })
  },

  allow(play) {
    const { by, face } = play.table.proposal!
    const card = proposedCard(play.table)
    play.table.proposal = null
    putOnTrack(play, by, card, face)
  },

  /** AL-R58: the Leader's word holds until a card is played or the window closes. */
  refuse(play) {
    const { table } = play
    const { by, face } = table.proposal!
    table.refused.push({ by, card: proposedCard(table), face })
    table.proposal = null
    play.emit('proposalRefused', { by })
  },

  /** AL-675, AL-692: the upper half, and the lower one if the card is dangerous. */
  cardTakesEffect(play, { card, by, dangerous }) {
    resolve(play, designOf[card], by, dangerous)
    play.then('lookAround', {})
  },

  /** From the Vents: its spaces are free again. */
  takeOffTrack(play, { card }) {
    const { table } = play
    const at = table.track.findIndex((each) => each.card === card && each.face === 'up')
    table.track.splice(at, 1)
    table.decks.speed.discard.push(card)
    play.emit('cardReturned', { card })
  },

  cardIsOver() {},
} satisfies Rules

/** Decided by public information only: a reaction is left, there is room on the track, Evil holds cards, and a deck in use has such a card. */
function mightReact(play: At, moment: Moment, loss: Loss | null): boolean {
  const { table } = play
  if (table.turn.performed.length === 0 || table.turn.step === 'round-end') return false
  if (freeSpaces(table) < spacesFor(table)) return false
  if (evilPlayers(play).every((seat) => table.hands[seat]!.length === 0)) return false
  const isFull = table.turn.reactions >= reactionsInATurn
  if (!isFull && moment === 'end-of-turn') return true
  const mightBePlayed = (design: Design): boolean =>
    isFor(design, moment, loss) && isEnabled(table, design) && !(isFull && countsAsReaction(design))
  return table.decksInUse.some((deck) => designsOf(deck).some(mightBePlayed))
}

function isFor(design: Design, moment: Moment, loss: Loss | null): boolean {
  return design.moment === moment && (loss === null || design.condition === loss)
}

/** AL-667 to AL-670: its condition was met in this turn; an instant answers the action or loss of this very moment. */
function isEnabled({ turn }: Table, { condition, moment }: Design): boolean {
  if (condition === 'health') return turn.lostHealthAt.length > 0
  if (condition === 'control') return turn.lostControlAt.length > 0
  if (moment !== 'end-of-turn') return turn.performed.at(-1)?.action === condition
  return turn.performed.some(({ action }) => action === condition)
}

/** AL-641: covered spaces. */
export function coveredSpaces({ track }: Table): number {
  return track.reduce((sum, { spaces }) => sum + spaces, 0)
}

function freeSpaces(table: Table): number {
  return trackSpaces - coveredSpaces(table)
}

/** AL-635 to AL-637: the first card of a turn covers one space, a further one two; only cards that count make another the second. */
function spacesFor({ turn }: Table): number {
  return turn.reactions === 0 ? 1 : 2
}

/** Some cards never count towards the two, others not if they are dangerous. */
function countsAsReaction({ uncounted }: Design, dangerous = false): boolean {
  return uncounted !== 'always' && !(dangerous && uncounted === 'dangerous')
}

const conditionalRules = ['AL-666', 'AL-609'] as const
const standardRules = ['AL-661', 'AL-662', 'AL-609'] as const

function offerCards(play: At, seat: Seat, may: May<Choices>, moment: Moment, loss: Loss | null): void {
  const { table } = play
  const isLeader = seat === table.leader
  const [up, down] = isLeader ? (['play', 'playDown'] as const) : (['propose', 'proposeDown'] as const)
  const noStandard = moment === 'end-of-turn' ? standardForbidden(play) : undefined
  for (const card of new Set(table.hands[seat])) {
    const noConditional =
      wasRefused(table, seat, card, 'up') ?? cardForbidden(play, designOf[card], moment, loss)
    may.unless(noConditional, up, { card }, conditionalRules)
    if (moment === 'end-of-turn')
      may.unless(wasRefused(table, seat, card, 'down') ?? noStandard, down, { card }, standardRules)
  }
}

/** Asked of the player's own proposals only: that another one was refused the same card must not show. */
function wasRefused({ refused }: Table, seat: Seat, card: Card, face: 'up' | 'down'): Rule | undefined {
  return refused.some((each) => each.by === seat && each.card === card && each.face === face)
    ? 'AL-R58'
    : undefined
}

function cardForbidden(play: At, design: Design, moment: Moment, loss: Loss | null): Rule | undefined {
  const { table } = play
  if (table.turn.reactions >= reactionsInATurn && countsAsReaction(design)) return 'AL-631'
  if (!isFor(design, moment, loss)) return design.moment === 'end-of-turn' ? 'AL-673' : 'AL-672'
  if (!isEnabled(table, design)) return 'AL-668'
  return isPossible(play, design.possible) ? undefined : 'AL-676'
}

/** AL-663: there must be something to move or to spawn. */
function standardForbidden(play: At): Rule | undefined {
  const { table } = play
  if (table.turn.reactions >= reactionsInATurn) return 'AL-631'
  return movable(play, 'any').length > 0 || spawnPlaces(table, 0, null).length > 0 ? undefined : 'AL-676'
}

function proposeCard(play: At, by: Seat, card: Card, face: 'up' | 'down'): void {
  const { deck, condition } = designOf[card]
  play.table.proposal = { by, nth: play.table.hands[by]!.indexOf(card), face }
  play.emit('cardProposed', { by, deck, face, condition: face === 'up' ? condition : null })
}

/** AL-634 to AL-640. */
function putOnTrack(play: At, by: Seat, card: Card, face: 'up' | 'down'): void {
  const { table } = play
  const hand = table.hands[by]!
  const dangerous = face === 'up' && isDangerous(table, card)
  const spaces = spacesFor(table)
  hand.splice(hand.indexOf(card), 1)
  table.refused = []
  table.track.push({ card, by, face, spaces })
  // AL-665: face down every card counts, or the Hero could tell which one it is.
  if (face === 'down' || countsAsReaction(designOf[card], dangerous)) table.turn.reactions++
  play.emit('cardPlayed', { by, card, deck: designOf[card].deck, face, spaces, dangerous })
  if (face === 'up') play.then('cardTakesEffect', { card, by, dangerous })
  else play.then('moveMonster', { by, range: 1, among: 'any', bonus: 0, left: 1, must: true, or: 'spawn' })
  play.then('cardIsOver', { moved: [], fright: 0 })
}

/**
 * AL-691, AL-693 to AL-696: the action or loss that enabled it happened in what is now a hazardous sector; where several did, Evil takes
 * the worst of them.
 */
function isDangerous(table: Table, card: Card): boolean {
  if (usedThisTurn(table, 'safe')) return false
  const { condition, moment } = designOf[card]
  if (condition === 'health') return isHazardous(table, table.turn.lostHealthAt.at(-1)!)
  if (condition === 'control') return isHazardous(table, table.turn.lostControlAt.at(-1)!)
  if (moment !== 'end-of-turn') return isHazardous(table, table.hero.at)
  return table.turn.performed.some(({ action, at }) => action === condition && isHazardous(table, at))
}
