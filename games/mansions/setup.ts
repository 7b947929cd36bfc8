import { answering, recordOf, shape } from '@miskatonic/kernel'
import { investigators as sheets } from './cards/investigators.ts'
import { tokens as tokenCards } from './cards/monsters.ts'
import { mythos } from './cards/mythos.ts'
import { spells as fronts } from './cards/spells.ts'
import { physical } from './cards/traits.ts'
import {
  combatCards,
  investigators,
  lockPieces,
  mythosCards,
  spells,
  tokens,
  traumaCards,
  wires,
} from './content/ids.ts'
import { type Answers, layoutOf } from './content/layout.ts'
import { stories } from './content/stories/index.ts'
import type { At, Rules } from './kind.ts'
import * as a from './names.ts'
import { keeper } from './names.ts'
import { type Investigator, type Table, event } from './position.ts'
import { gainSpell, takeCard } from './steps/carrying.ts'
import { houseOf } from './steps/house.ts'
import { house, investigator, investigatorsOf } from './steps/look.ts'
import { drawTraumaCard } from './steps/mythos.ts'

const { integer, object, oneOf, orNull, whole } = shape

/** Set-up (MM-043 to MM-093), and new investigators (MM-771 to MM-777). */
export const vocabulary = {
  choices: {
    answer: answering('askQuestion', object({ letter: a.letter })),
    takeInvestigator: answering('chooseInvestigator', object({ who: oneOf(investigators) })),
    keepTraits: answering('chooseTraits', object({ mental: a.mentalTrait, physical: a.physicalTrait })),
  },
  asks: {
    askQuestion: object({ story: a.story, question: integer(1, 4) }),
    chooseInvestigator: object({ seat: a.seat }),
    chooseTraits: object({ seat: a.seat, who: oneOf(investigators) }),
  },
  effects: {
    layCards: object({}),
    enterHouse: object({ seat: a.seat }),
  },
  events: {
    questionAnswered: event(object({ question: whole, letter: orNull(a.letter) }), (answered, viewer) =>
      viewer === keeper ? answered : { ...answered, letter: null },
    ),
    cardsLaid: event(object({}), 'open'),
    investigatorChosen: event(object({ seat: a.seat, who: a.investigator }), 'open'),
    traitsKept: event(object({ seat: a.seat, mental: a.mentalTrait, physical: a.physicalTrait }), 'open'),
    enteredHouse: event(object({ seat: a.seat, at: a.space }), 'open'),
  },
}

export const rules = {
  /** MM-085, MM-R105: the Keeper answers first, sealed. */
  askQuestion(play, { question }) {
    const answers = (['A', 'B', 'C'] as const).slice(0, stories[play.options.story].questions[question - 1])
    play.ask(keeper, 'MM-085', (may) => {
      for (const letter of answers) may('answer', { letter }, ['MM-085', 'MM-086'])
    })
  },

  answer(play, { letter }, _seat, { story, question }) {
    play.table.answers[question as 1 | 2 | 3 | 4] = letter
    play.emit('questionAnswered', { question, letter })
    if (question < 4) play.then('askQuestion', { story, question: question + 1 })
  },

  /** MM-088 to MM-091: cards in the rooms, the Keeper's hand and threat. */
  layCards(play) {
    const { table, options } = play
    const { 1: one, 2: two, 3: three, 4: four } = table.answers
    const layout = layoutOf(options.story, [one, two, three, four] as unknown as Answers) // all four are answered
    for (const [room, { lock, stack }] of Object.entries(layout)) {
      table.rooms[room]!.lock = lock
      table.rooms[room]!.stack = [...stack]
    }
    const start = stories[options.story].keeper
    table.threat = table.players
    for (let i = 0; i < start.mythos; i++) table.mythosHand.push(play.draw(table.mythosDeck, 'top')!)
    for (let i = 0; i < start.trauma; i++) drawTraumaCard(play)
    play.emit('cardsLaid', {})
  },

  /** MM-067, MM-774. */
  chooseInvestigator(play, { seat }) {
    const { sheetsUsed } = play.table
    play.ask(seat, 'MM-067', (may) => {
      for (const who of investigators)
        may.unless(sheetsUsed.includes(who) ? 'MM-774' : undefined, 'takeInvestigator', { who }, 'MM-067')
    })
  },

  takeInvestigator(play, { who }, seat) {
    play.table.sheetsUsed.push(who)
    investigator(play.table, seat).sheet = who
    play.emit('investigatorChosen', { seat, who })
    play.then('chooseTraits', { seat, who })
  },

  /** MM-068, MM-R01. */
  chooseTraits(play, { seat, who }) {
    const sheet = sheets[who]
    play.ask(seat, 'MM-068', (may) => {
      for (const mind of sheet.mental)
        for (const body of sheet.physical)
          may('keepTraits', { mental: mind, physical: body }, ['MM-068', 'MM-R01'])
    })
  },

  keepTraits(play, { mental: mind, physical: body }, seat) {
    Object.assign(investigator(play.table, seat), { mental: mind, physical: body })
    play.emit('traitsKept', { seat, mental: mind, physical: body })
    play.then('enterHouse', { seat })
  },

  /** MM-069, MM-072, MM-777; MM-R54: who appears in a room with monsters faces them. */
  enterHouse(play, { seat }) {
    const { table } = play
    const me = investigator(table, seat)
    const { start } = house(play).map
    Object.assign(me, {
      state: 'in',
      at: start,
      damage: 0,
      horror: 0,
      stun: 0,
      hidden: false,
      abilityUsed: false,
      skillPoints: sheets[me.sheet!].skillPoints,
    })
    play.emit('enteredHouse', { seat, at: start })
    const { gives } = physical[me.physical!]
    if ('item' in gives) takeCard(table, seat, gives.item)
    else gainSpell(play, seat, gives.spell)
    play.then('faceRoom', { seat })
  },
} satisfies Rules

/** The bare table; the Keeper is asked first. */
export function setUp(play: At): Table {
  const { options } = play
  const { map, rooms } = houseOf(options.story)
  const { symbols } = stories[options.story]
  const mythosDeck = mythosCards.filter((card) => symbols.includes(mythos[card].symbol))
  const traumaDeck = [...traumaCards]
  play.shuffle(mythosDeck)
  play.shuffle(traumaDeck)
  play.then('askQuestion', { story: options.story, question: 1 })
  play.then('layCards', {})
  for (const seat of investigatorsOf(options)) play.then('chooseInvestigator', { seat })
  play.then('beginRound', {})
  return {
    round: 0,
    phase: 'setup',
    story: options.story,
    players: options.investigators,
    acted: [],
    turn: null,
    answers: { 1: null, 2: null, 3: null, 4: null },
    read: { 1: null, 2: null, 3: null, 4: null },
    clueRooms: [],
    revealed: null,
    objectiveReaders: [],
    foreseen: {},
    investigators: Object.fromEntries(investigatorsOf(options).map((seat) => [seat, nobody(map.start)])),
    sheetsUsed: [],
    monsters: [],
    nextMonster: 1,
    supply: recordOf(tokens, (token) => tokenCards[token].copies),
    rooms: Object.fromEntries(
      rooms.map((room) => [
        room,
        {
          lock: null,
          lockUp: false,
          dropped: [],
          stack: [],
          topUp: false,
          revealed: [],
          fire: false,
          darkness: false,
          marks: 0,
          hole: false,
        },
      ]),
    ),
    barriers: map.barriers.map(({ at }) => ({ at, door: null, destroyed: false })),
    corpses: [...map.corpses],
    altarSamples: 0,
    stabilized: [],
    closedDoors: [],
    threat: 0,
    mythosHand: [],
    traumaHand: [],
    keeperSkillPoints: options.monsterSkillPoints === 'yes' ? options.investigators : 0,
    keeperUsed: [],
    mythosDeck,
    mythosDiscard: [],
    traumaDeck,
    traumaDiscard: [],
    combatDecks: {
      humanoid: combatDeck(play, 'hum'),
      beast: combatDeck(play, 'bst'),
      eldritch: combatDeck(play, 'eld'),
    },
    combatDiscards: { humanoid: [], beast: [], eldritch: [] },
    combatRevealed: [],
    spellDecks: spellDecks(play),
    spellTails: recordOf(spells, () => 0),
    event: 0,
    time: 0,
    wires: recordOf(wires, () => 1),
    lockPieces: recordOf(lockPieces, () => 1),
    drawnPiece: null,
    puzzles: {},
    met: {},
    tested: {},
    usedThisTurn: [],
    usedThisRound: [],
    usedThisGame: [],
    gone: [],
    uses: {},
    tally: 0,
    urged: null,
    carriedBy: null,
  }
}

function nobody(at: string): Investigator {
  return {
    sheet: null,
    state: 'choosing',
    mental: null,
    physical: null,
    at,
    damage: 0,
    horror: 0,
    skillPoints: 0,
    stun: 0,
    hidden: false,
    cards: [],
    spells: [],
    injury: null,
    insanity: null,
    faceDown: [],
    abilityUsed: false,
  }
}

function combatDeck(play: At, start: string): Table['combatDecks']['beast'] {
  const deck = combatCards.filter((card) => card.startsWith(start))
  play.shuffle(deck)
  return deck
}

function spellDecks(play: At): Table['spellDecks'] {
  const decks = Object.fromEntries(spells.map((spell) => [spell, [...fronts[spell].backs]]))
  for (const spell of spells) play.shuffle(decks[spell]!)
  return decks as Table['spellDecks']
}
