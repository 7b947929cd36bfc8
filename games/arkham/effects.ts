import { shape } from '@miskatonic/kernel'
import {
  conditions,
  endings,
  epicMonsters,
  itemTraits,
  monsterTraits,
  type Skill,
  skills,
  specialCards,
  spellTraits,
} from './content/ids.ts'
import { type Space, spaces } from './content/map.ts'
import { colours, mythosTokens } from './content/tokens.ts'
import { customConditions, customSteps, customWho } from './cards/custom.ts'

/**
 * The ledger's small effect language (*Effect vocabulary*) as plain data. An effect is a list of steps that are resolved one after the
 * other, each as far as possible (AH-003); `none` is the empty list. Effects lie in frames on the stack, so they are JSON.
 *
 * The atoms are written once, as shapes: the shape gives the TypeScript type and checks data that comes from outside.
 */

const { anyOf, boolean, integer, list, object, oneOf, tagged } = shape
type Shape<T> = shape.Shape<T>

/** S: test result, D: doom on your space, M: monsters in your neighbourhood, C: your clues, P: players, K: 2 alone and 3 otherwise. */
const variables = ['S', 'D', 'M', 'C', 'P', 'K'] as const
/** `2P + 4` is `{ of: 'P', times: 2, plus: 4 }`. */
const sum = object({ of: oneOf(['P', 'K']), times: integer(1, 3), plus: integer(1, 20) })
export type Amount = number | (typeof variables)[number] | shape.Shaped<typeof sum>
const amount = anyOf<Amount>('an amount', [integer(0, 20), oneOf(variables), sum])

const placeWords = [
  /** Your space. */
  'here',
  'unstable',
  'start',
  /** A neighbourhood space of your choice. */
  'any',
  /** One of, or each of, the three spaces of your neighbourhood; skipped on a street. */
  'hood-one',
  'hood-each',
  /** An adjacent space of your choice. */
  'adjacent',
  'nearest-street',
  'most-doom',
  /** The scenario sheet. */
  'sheet',
  /** The space of the lead investigator. */
  'lead',
  /** Where its own spawn text says. */
  'text',
  /** The space of the monster whose ability it is; one of the neighbourhood spaces adjacent to it; the one of those with most doom. */
  'its-space',
  'its-adjacent',
  'its-adjacent-most-doom',
  /** The space with the blue marker (archive card 54). */
  'belfry',
] as const
/** On an archive card in the codex; doom there is not doom on the board. */
type OnCard = `card-${number}`
export type Loc = (typeof placeWords)[number] | Space | OnCard
const onCard: Shape<OnCard> = {
  check: (value, path) => (/^card-\d+$/.test(String(value)) ? undefined : `${path} should be card-<number>`),
}
const loc = anyOf<Loc>('a place', [oneOf(placeWords), oneOf(spaces), onCard])

const archiveNumber = integer(1, 99)
const whom = oneOf(['self', 'self-or-ally', 'one-here', 'each-here'])
const markers = oneOf(colours)

/** What a step can do by itself. */
const atomFields = {
  gain: { what: oneOf(['money', 'clue', 'remnant']), n: amount },
  /** As much as possible. */
  lose: { what: oneOf(['money', 'remnant']), n: amount },
  gainItem: { trait: oneOf(['any', ...itemTraits]) },
  gainSpell: { trait: oneOf(['any', ...spellTraits]) },
  gainAlly: {},
  gainSpecial: { card: oneOf(specialCards) },
  gainCondition: { card: oneOf(conditions) },
  /** Up to n items with the trait from the display; if nothing is bought AH-432.4 applies. */
  buy: {
    trait: oneOf(itemTraits),
    n: anyOf<number | 'any'>('a number', [integer(1, 5), oneOf(['any'])]),
    half: boolean,
  },
  spend: { what: oneOf(['money', 'remnant', 'clue', 'focus']), n: amount },
  /** As a cost it must be possible, otherwise as many as possible. */
  discard: {
    what: oneOf([
      'item',
      'weapon',
      'tome',
      'spell',
      'ally',
      'focus',
      'clue',
      'condition-cursed',
      'condition-dark-pact',
    ]),
    n: amount,
  },
  /** The card whose effect it is. */
  discardThis: {},
  heal: {
    what: oneOf(['health', 'sanity']),
    n: anyOf<Amount | 'all'>('an amount', [amount, oneOf(['all'])]),
    whom,
  },
  /** Direct harm cannot be assigned to assets (AH-440.8, AH-460.8). */
  suffer: { what: oneOf(['damage', 'horror']), n: amount, direct: boolean },
  delay: {},
  placeDoom: { n: amount, at: loc },
  removeDoom: { n: amount, at: loc },
  /** Directly (AH-455.4). */
  moveTo: { at: loc },
  /** Space by space, stopping when engaged (AH-455.3). */
  move: { upTo: amount },
  spawnMonster: { n: amount, at: loc },
  /** From the bottom of the monster deck until a monster with the trait appears; the others go on top in random order. */
  spawnTrait: { trait: oneOf(monsterTraits), at: loc },
  spawnArchive: { card: archiveNumber, at: loc },
  spawnClue: { n: amount },
  spreadDoom: { n: amount },
  gateBurst: {},
  readHeadline: {},
  drawToken: { n: amount },
  focus: { skill: oneOf(['any', ...skills]), n: integer(1, 5), over: boolean },
  /** Up to n of your clues. */
  research: { n: amount },
  hitMonster: { n: amount, at: loc },
  hitEpic: { monster: oneOf(epicMonsters), n: amount },
  exhaustMonster: { at: loc },
  defeatMonster: { at: loc },
  /** Without exhausting them (AH-R63). */
  disengageAll: {},
  devour: {},
  retire: {},
  codex: { how: oneOf(['add', 'flip', 'return']), card: archiveNumber },
  cup: { how: oneOf(['add', 'remove']), token: oneOf(mythosTokens), n: integer(1, 3) },
  marker: { how: oneOf(['place', 'remove']), colour: markers, at: loc },
  /** Back to the supply, unseen. */
  clearMarkers: { from: anyOf<'board' | 'codex' | OnCard>('a place', [oneOf(['board', 'codex']), onCard]) },
  /** Each pile is shuffled face down; the piles are put on the cards, one each, at random. */
  dealMarkers: { piles: list(list(markers)), cards: list(archiveNumber) },
  /** Random face-down unsealed markers on a card are turned face up; `all` means sealed ones, too. */
  turnMarkers: { n: anyOf<number | 'all'>('a number', [integer(1, 3), oneOf(['all'])]), card: archiveNumber },
  sealMarkers: { n: integer(1, 3), card: archiveNumber },
  /** A cost: remove clues from the scenario sheet. */
  spendSheetClues: { n: amount },
  /** Move clues from the scenario sheet to an archive card. */
  clueToCard: { n: integer(1, 3), card: archiveNumber },
  win: { ending: oneOf(endings) },
  loseGame: { ending: oneOf(endings) },
  /** What fits no vocabulary: a step of its own; cards/custom.ts lists them. */
  custom: { name: oneOf(customSteps) },
} as const

type AtomFields = typeof atomFields
export type Atom = shape.Tagged<'do', AtomFields>

/** A test: the case whose range holds the test result is resolved; without one nothing happens. */
export interface Test {
  readonly do: 'test'
  readonly skill: Skill
  /** '-D': one die less for each doom on your space. */
  readonly modifier: number | '-D'
  readonly cases: readonly Case[]
}
export interface Case {
  readonly from: number
  /** No upper end if null. */
  readonly to: number | null
  readonly then: Effect
}
/** An optional cost, paid in full (AH-400.1d); an empty cost is a plain "may". */
export interface May {
  readonly do: 'may'
  readonly cost: Cost
  readonly then: Effect
  readonly otherwise: Effect
}
/** The resolving investigator picks an option whose cost can be paid. */
export interface Choose {
  readonly do: 'choose'
  readonly options: readonly { readonly cost: Cost; readonly then: Effect }[]
}
export interface If {
  readonly do: 'if'
  readonly condition: Condition
  readonly then: Effect
  readonly otherwise: Effect
}
export interface Each {
  readonly do: 'each'
  readonly who: Who
  readonly then: Effect
}
export type Step = Atom | Test | May | Choose | If | Each
export type Effect = readonly Step[]
/** Only spend, discard, suffer, delay, gain a condition, place doom, and remove clues from the sheet. */
export type Cost = readonly Atom[]

const whoWords = ['investigator', 'investigator-here', 'investigator-hood', 'other-investigator'] as const
export type Who = (typeof whoWords)[number] | (typeof customWho)[number]

const conditionFields = {
  /** A state of the investigator or of the neighbourhood. */
  is: {
    state: oneOf(['blessed', 'cursed', 'dark-pact', 'delayed', 'anomaly-here', 'event-clue']),
  },
  has: { what: oneOf(['clue', 'remnant', 'money', 'spell', 'ally']), n: integer(1, 9) },
  doomHere: { n: integer(1, 9) },
  /** A marker of that colour lies on your space. */
  markerHere: { colour: markers },
  inCodex: { card: archiveNumber },
  /** At any time in this game. */
  wasInCodex: { card: archiveNumber },
  /** A marker of that colour lies face up on an archive card. */
  cardShows: { card: archiveNumber, colour: markers },
  custom: { name: oneOf(customConditions) },
} as const
export type Condition = shape.Tagged<'if', typeof conditionFields>

// Shapes, for tables and frames.

const atoms = tagged('do', atomFields)
const condition = tagged('if', conditionFields)
const cost = list(atoms)

export const effect = shape.effects<Step>(atoms, (inner) => ({
  test: object({
    do: oneOf(['test']),
    skill: oneOf(skills),
    modifier: anyOf<number | '-D'>('a modifier', [integer(-9, 9), oneOf(['-D'])]),
    cases: list(object({ from: integer(0, 9), to: shape.orNull(integer(0, 9)), then: inner })),
  }),
  may: object({ do: oneOf(['may']), cost, then: inner, otherwise: inner }),
  choose: object({ do: oneOf(['choose']), options: list(object({ cost, then: inner })) }),
  if: object({ do: oneOf(['if']), condition, then: inner, otherwise: inner }),
  each: object({ do: oneOf(['each']), who: oneOf([...whoWords, ...customWho]), then: inner }),
}))
