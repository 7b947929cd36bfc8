import { recordOf, shape } from '@miskatonic/kernel'
import { cardsOfPile, scenarioOf } from './catalogue.ts'
import { eventsOfScenario, headlineIds } from './unread.ts'
import { anomalyCards, encounterCards, streetCards } from './cards/encounters/catalogue.ts'
import { blessedCursedCards } from './cards/conditions.ts'
import { hoods } from './content/map.ts'
import { type MythosToken, colours, markerBox } from './content/tokens.ts'
import type { At, Rules } from './kind.ts'
import * as a from './names.ts'
import { type Options, type Table, event } from './position.ts'
import { boardOf } from './steps/board.ts'
import { chooseThen, group } from './steps/choosing.ts'
import { emptyPlace } from './steps/sheets.ts'
import { emptyCup } from './steps/mythos.ts'

const { object } = shape

/** AH-101 to AH-111: everything up to the choice of investigators is laid out at once. */
export function setUp(play: At): Table {
  const { options, seats } = play
  play.then('chooseLead', {})
  for (const seat of seats) play.then('chooseSheet', { seat })
  play.then('finalPreparation', {})
  play.then('startRound', {})
  return layOut(play, options)
}

export const vocabulary = {
  effects: {
    chooseLead: object({}),
    takeLead: object({ seat: a.seat }),
    finalPreparation: object({}),
  },
  events: {
    leadTaken: event(object({ seat: a.seat }), 'open'),
    gameSetUp: event(object({}), 'open'),
  },
}

export const rules = {
  /** AH-110.2, AH-R140. */
  chooseLead(play) {
    chooseThen(
      play,
      { who: group, about: 'lead', rule: 'AH-R140', options: play.seats },
      'takeLead',
      'seat',
      {},
    )
  },
  takeLead(play, { seat }) {
    play.table.lead = seat
    play.emit('leadTaken', { seat })
  },

  /** AH-111.1: three clues, one spread of doom, then the sheet's own instructions (AH-R17). */
  finalPreparation(play) {
    const { setup } = scenarioOf(play.options.scenario)
    play.emit('gameSetUp', {})
    for (let i = 0; i < 3; i++) play.then('spawnClue', {})
    play.then('spreadDoom', {})
    play.then('resolve', { effect: setup, context: { seat: '', card: null, monster: null, result: 0 } })
    play.then('settle', {})
  },
} satisfies Rules

function layOut(play: At, { scenario, players, difficulty }: Options): Table {
  const sheet = scenarioOf(scenario)
  const board = boardOf(scenario)
  const shuffled = <T>(cards: readonly T[]): T[] => {
    const pile = [...cards]
    play.shuffle(pile)
    return pile
  }
  const items = shuffled(cardsOfPile('item'))
  const headlines = shuffled(headlineIds)
  const monsters = Object.entries(sheet.monsters).flatMap(([kind, n]) => Array<string>(n).fill(kind))
  for (const { kind } of sheet.startingMonsters) monsters.splice(monsters.indexOf(kind), 1)
  return {
    round: 0,
    phase: 'setup',
    lead: play.seats[0]!,
    players,
    turn: null,
    investigators: Object.fromEntries(play.seats.map((seat) => [seat, emptyPlace(sheet.start)])),
    sheetsGone: [],
    monsters: sheet.startingMonsters.map(({ kind, at }, i) => ({
      id: `m${i + 1}`,
      kind,
      at,
      state: 'ready',
      engagedWith: [],
      damage: 0,
      activated: false,
      provokedBy: [],
      evadedBy: [],
    })),
    nextMonster: sheet.startingMonsters.length + 1,
    doom: Object.fromEntries(
      board.spaces.map((space) => [space, sheet.startingDoom.includes(space) ? 1 : 0]),
    ),
    clues: recordOf(hoods, () => 0),
    anomalies: [],
    markers: [],
    markerSupply: colours.flatMap((colour) => Array<typeof colour>(markerBox[colour]).fill(colour)),
    sheet: { doom: 0, clues: 0 },
    codex: [],
    onceInCodex: [],
    epicDefeated: [],
    cup: cupFor(sheet.cup, difficulty),
    drawnTokens: emptyCup(),
    eventDeck: shuffled(eventsOfScenario(scenario)),
    eventDiscard: [],
    hoodDecks: Object.fromEntries(board.hoods.map((hood) => [hood, shuffled(encounterCards(hood))])),
    streetDeck: shuffled(streetCards),
    anomalyDeck: shuffled(anomalyCards(scenario)),
    monsterDeck: shuffled(monsters),
    headlineDeck: headlines.slice(0, headlinesInAGame),
    spawning: [],
    headlineDiscard: [],
    headlinesOpen: [],
    headlinesInBox: headlines.slice(headlinesInAGame),
    itemDeck: items.slice(5),
    display: items.slice(0, 5),
    allyDeck: shuffled(cardsOfPile('ally')),
    spellDeck: shuffled(cardsOfPile('spell')),
    specialPile: cardsOfPile('special'),
    blessings: blessedCursedCards,
    pactPile: [1, 2, 3, 4, 5, 6],
    pacts: {},
    encounter: null,
    undecided: [],
    read: [],
    tests: [],
    action: null,
    proposals: {},
    known: { hoodTops: {}, tops: {} },
  }
}

/** AH-106.1. */
const headlinesInAGame = 13

/** Our own difficulty option: one token of the cup is exchanged. */
function cupFor(cup: Readonly<Record<MythosToken, number>>, difficulty: Options['difficulty']): Table['cup'] {
  const tokens = { ...cup }
  const [out, into]: MythosToken[] =
    difficulty === 'gentle' ? ['spread-doom', 'blank'] : ['blank', 'reckoning']
  if (difficulty !== 'normal') {
    tokens[out!]--
    tokens[into!]++
  }
  return tokens
}
