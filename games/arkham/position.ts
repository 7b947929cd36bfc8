import { type JsonObject, type Seat, eventsOf, shape } from '@miskatonic/kernel'
import type { ScenarioId } from './content/ids.ts'
import { hoods } from './content/map.ts'
import { mythosTokens } from './content/tokens.ts'
import * as a from './names.ts'

const { boolean, dictionary, integer, list, object, oneOf, orNull, record, text } = shape

export interface Options {
  players: 1 | 2 | 3 | 4 | 5 | 6
  scenario: ScenarioId
  /** Our own option (ledger, *Variants and difficulty*): one token of the cup is exchanged. */
  difficulty: 'normal' | 'gentle' | 'harsh'
}

/** Effects as plain data; effects.ts has their shapes. */
const plain: shape.Shape<JsonObject> = { check: () => undefined }

export const phases = ['setup', 'action', 'monster', 'encounter', 'mythos'] as const

/** A card that an investigator has. Conditions are cards, too; which dark pact it is lies in `pacts`. */
const asset = object({
  card: a.card,
  damage: integer(0, 99),
  horror: integer(0, 99),
  /** An effect that works once per round was used; the mark goes with the card (AH-R127). */
  used: boolean,
  /** It was used and traded away in the same turn: its new owner cannot use it before the next action phase (AH-407.4). */
  locked: boolean,
})

const investigator = object({
  /** Null while the player has no investigator (AH-415.6c). */
  sheet: orNull(a.card),
  at: a.place,
  damage: integer(0, 99),
  horror: integer(0, 99),
  money: integer(0, 999),
  clues: integer(0, 99),
  remnants: integer(0, 99),
  /** Focus tokens, one entry each. */
  focus: list(a.skill),
  delayed: boolean,
  /** The side of the activation token (AH-494.1). */
  active: boolean,
  /** What was performed in this round (AH-401.4): actions by name, component actions by the card. */
  performed: list(text),
  assets: list(asset),
})

const monster = object({
  id: a.monster,
  kind: a.card,
  at: a.place,
  state: oneOf(['ready', 'engaged', 'exhausted']),
  /** Several only for massive monsters (AH-476.9). */
  engagedWith: list(a.seat),
  damage: integer(0, 99),
  /** It has activated in this monster phase (AH-R60). */
  activated: boolean,
  /** Those who have attacked or damaged it: a tattered cloak does not hide them from it. */
  provokedBy: list(a.seat),
  /** Massive monsters that an investigator has just evaded leave that one alone until the action is over (AH-R68). */
  evadedBy: list(a.seat),
})

const marker = object({
  colour: a.colour,
  /** A space, or `card-N` for an archive card. */
  at: text,
  up: boolean,
  sealed: boolean,
})

/** A card of the codex: an archive card by number, or a rumour by its id. */
const codexCard = object({
  card: text,
  side: oneOf(['front', 'back']),
  clues: integer(0, 99),
  doom: integer(0, 99),
  /** Triggers of this side that have fired (AH-R113). */
  fired: list(integer(0, 20)),
  /** Options that an investigator may take only once in the game: the sheet and the option's place. */
  taken: list(text),
})

/** A test in progress; an effect in it may order another one (AH-R50), so there is a list, the innermost last. */
const test = object({
  seat: a.seat,
  skill: a.skill,
  /** Dice before the floor of one (AH-471.3b). */
  pool: integer(-20, 99),
  dice: list(integer(1, 6)),
  /** Successes added by effects (AH-471.4d). */
  added: integer(0, 99),
  stage: oneOf(['pool', 'roll', 'modify', 'result']),
  /** What it is made for: an action's name, `cast`, `encounter`, or `effect`. */
  during: list(text),
  /** Cards used in it. */
  with: list(a.card),
  /** Cards and monsters that have raised a die in it. */
  raisedBy: list(text),
  /** A fixed number of dice: nothing else changes the pool. */
  fixed: boolean,
})

/** What lies on the table. The first card of a face-down list is the top of its pile. */
export const table = object({
  round: integer(0, 999),
  phase: oneOf(phases),
  lead: a.seat,
  /** Investigators at the start: elite monsters and the thresholds of the codex count them (AH-421.3). */
  players: integer(1, 6),
  /** Whose turn it is in the action, encounter or mythos phase. */
  turn: orNull(
    object({
      seat: a.seat,
      /** Actions left of the two (AH-201.1); additional ones are counted in. */
      actions: integer(0, 99),
      /** Cards that were used in it (AH-407.4). */
      used: list(a.card),
    }),
  ),
  investigators: dictionary(investigator),
  /** Sheets that left the game (AH-415.7a). */
  sheetsGone: list(a.card),

  monsters: list(monster),
  nextMonster: integer(1, 9999),
  doom: dictionary(integer(0, 99)),
  /** Clue tokens in the centres of neighbourhoods. */
  clues: record(hoods, integer(0, 99)),
  anomalies: list(a.hood),
  markers: list(marker),
  markerSupply: list(a.colour),
  sheet: object({ doom: integer(0, 999), clues: integer(0, 999) }),

  codex: list(codexCard),
  /** Archive cards that have been in the codex at any time. */
  onceInCodex: list(text),
  /** Epic monsters that were defeated, by their kind. */
  epicDefeated: list(a.card),

  cup: record(mythosTokens, integer(0, 9)),
  drawnTokens: record(mythosTokens, integer(0, 9)),

  eventDeck: list(a.card),
  eventDiscard: list(a.card),
  hoodDecks: dictionary(list(a.card)),
  streetDeck: list(a.card),
  anomalyDeck: list(a.card),
  monsterDeck: list(a.card),
  /** Monsters that were drawn and have no place yet. */
  spawning: list(a.card),
  headlineDeck: list(a.card),
  headlineDiscard: list(a.card),
  /** Headlines that are being resolved; one may lead to another. */
  headlinesOpen: list(a.card),
  headlinesInBox: list(a.card),
  itemDeck: list(a.card),
  display: list(a.card),
  allyDeck: list(a.card),
  spellDeck: list(a.card),
  specialPile: list(a.card),
  /** Cards of both conditions that are not in play, and the dark pacts in the pile and with the investigators. */
  blessings: integer(0, 8),
  pactPile: list(integer(1, 6)),
  pacts: dictionary(integer(1, 6)),

  /**
   * The encounter that is being resolved: its deck, the space where it is had, and which part of the card is read there. `clueGained`
   * decides where an event card goes (AH-484.7).
   */
  encounter: orNull(
    object({ card: a.card, seat: a.seat, from: text, at: a.place, part: text, clueGained: boolean }),
  ),
  /** Choices of effects that wait for an answer, with their outcomes, the innermost last. Players may not read the outcomes before they decide. */
  undecided: list(plain),
  /** The steps of the effect in progress that have been read, without what comes of tests and decisions (AH-466.8, AH-466.9). */
  read: list(plain),
  tests: list(test),
  /** Hand symbols used, doom removed and clues researched in the action that is being performed (AH-471.2c-2, AH-405.3). */
  action: orNull(
    object({
      name: text,
      seat: a.seat,
      hands: integer(0, 9),
      doomRemoved: integer(0, 99),
      researched: integer(0, 99),
    }),
  ),
  /** What the others propose for the question that the lead investigator decides (AH-422.4). */
  proposals: dictionary(text),

  /** What players know about face-down cards because they saw how those came to lie there. No rule depends on it. */
  known: object({
    /** By neighbourhood: how many cards of its deck, from the top, were shuffled together with an event card, newest first (AH-R147). */
    hoodTops: dictionary(list(object({ cards: integer(1, 99), events: list(a.card) }))),
    /** By neighbourhood: the top card of its deck, if the players have looked at it. */
    tops: dictionary(a.card),
  }),
})
export type Table = shape.Shaped<typeof table>
export type Investigator = Table['investigators'][Seat]
export type Asset = Investigator['assets'][number]
export type Monster = Table['monsters'][number]
export type CodexCard = Table['codex'][number]
export type Marker = Table['markers'][number]
export type TestState = Table['tests'][number]

/** Declares an event: `event(object({ seat: a.seat }), 'open')`. */
export const event = eventsOf<{ table: Table; options: Options }>()
