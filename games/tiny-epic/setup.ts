import { type Seat, shape } from '@miskatonic/kernel'
import { type Character, characters, isAssistant, seatNames } from './content/characters.ts'
import { type Page, pages } from './cards/pages.ts'
import { sheets } from './cards/sheets.ts'
import {
  type Colour,
  type Kind,
  eldritchTentacles,
  isColour,
  kinds,
  shamblersOfAColour,
} from './content/tentacles.ts'
import {
  type Town,
  bandsOf,
  eldritchSpaces,
  firstTentacles,
  shamblerSpaces,
  townCards,
} from './cards/towns.ts'
import {
  chaosDiscarded,
  chaosInSupply,
  chaosPerSheet,
  eldritchInBag,
  madnessDiscarded,
  madnessInBag,
  madnessOnMat,
  variantOf,
} from './content/variants.ts'
import { readingAt } from './content/wheel.ts'
import type { At, Rules } from './kind.ts'
import * as names from './names.ts'
import { type CharacterState, type Options, type Table, type TownState, event } from './position.ts'
import { newTurn } from './steps/turn.ts'
import { spinWheel } from './steps/wheel.ts'

const { list, object } = shape

/** The towns, the pages and every tentacle in its place (TE-021 to TE-047); figures are placed once everybody has a sheet. */
export function setUp(play: At): Table {
  const sequence = turnOrder(play)
  const ring = layTowns(play)
  const deck: Page[] = [...pages]
  play.shuffle(deck)
  // Alone with two assistants one has two turns in the sequence, but only one sheet.
  for (const who of new Set(sequence)) if (!isAssistant(who)) play.then('chooseSheet', { seat: who })
  play.then('placeFigures', {})
  play.then('turn', {})
  return startingTable(play.options, sequence, ring, deck)
}

export const vocabulary = {
  choices: {
    takeSheet: object({ sheet: names.sheet }),
  },
  asks: {
    chooseSheet: object({ seat: names.seat }),
  },
  effects: {
    placeFigures: object({}),
  },
  events: {
    sheetTaken: event(object({ who: names.character, sheet: names.sheet }), 'open', 'characters'),
    /** Where everybody and everything was put, and the page that lies open under the Great Old One. */
    gameSetUp: event(
      object({
        greatOldOne: names.town,
        page: names.page,
        figures: list(object({ who: names.character, at: names.town })),
        shamblers: list(object({ town: names.town, colour: names.colour })),
        madness: list(object({ town: names.town, colour: names.colour })),
      }),
      'open',
      'towns',
      'pages',
      'greatOldOne',
      'characters',
      'bag',
      'mat',
    ),
  },
}

export const rules = {
  /** TE-027: each a different one. */
  chooseSheet(play, { seat }) {
    play.ask(seat, 'TE-027', (may) => {
      for (const sheet of sheets)
        may.unless(isTaken(play, sheet) ? 'TE-027' : undefined, 'takeSheet', { sheet }, 'TE-027')
    })
  },

  takeSheet(play, { sheet }, by) {
    play.table.characters[by]!.sheet = sheet
    play.emit('sheetTaken', { who: by as Character, sheet })
  },

  /** TE-033 to TE-036, TE-048, TE-049; TE-R71: assistants take what sheets are left, by lot. */
  placeFigures(play) {
    giveAssistantsSheets(play)
    placeGreatOldOne(play)
    const everybody = Object.keys(play.table.characters) as Character[]
    const shamblers = everybody.map(() => placeFirstShambler(play))
    const figures = everybody.map((who) => ({ who, at: placeCharacter(play, who) }))
    const madness = play.table.ring.flatMap((town) => seedTown(play, town))
    const { at } = play.table.greatOldOne
    play.emit('gameSetUp', {
      greatOldOne: at,
      page: play.table.pages[at]!.card!,
      figures,
      shamblers,
      madness,
    })
  },
} satisfies Rules

/** TE-050, TE-R03: the turns, beginning with the first player; with assistants, with the assistant before that player. */
function turnOrder(play: At): Character[] {
  const { variant, first } = play.options
  const { players, turns } = variantOf[variant]
  if (players < 2) return [...turns]
  const firstPlace = first === 'random' ? play.random(players) : seatNames.indexOf(first as 'p1')
  return turns.map((who) =>
    isAssistant(who) ? shiftedAssistant(who, variant, firstPlace) : shifted(who, players, firstPlace),
  )
}

function shifted(who: Character, players: number, by: number): Character {
  return seatNames[(seatNames.indexOf(who as 'p1') + by) % players]!
}

/** With an assistant each, the assistants go before their own players; a common one always begins (TE-613, TE-616). */
function shiftedAssistant(who: Character, variant: Options['variant'], by: number): Character {
  if (variantOf[variant].decides !== 'owner' || by === 0) return who
  return who === 'a1' ? 'a2' : 'a1'
}

/** TE-022, TE-R04: the cards in any order, each with any side up. */
function layTowns(play: At): Town[] {
  const cards: (typeof townCards)[number][] = [...townCards]
  play.shuffle(cards)
  return cards.map((card) => card[play.random(card.length)]!)
}

function startingTable(options: Options, sequence: Character[], ring: Town[], deck: Page[]): Table {
  const everybody = characters.filter((who) => sequence.includes(who))
  const count = everybody.length
  const inBag = eldritchInBag[options.difficulty]
  return {
    ring,
    towns: byName(ring, emptyTown),
    pages: byName(ring, () => ({ card: deck.shift()!, up: false })),
    greatOldOne: { at: ring[0]!, phase: 1, strength: 0, energy: 0 },
    portals: { fear: openPortal(), rage: openPortal(), greed: openPortal() },
    characters: byName(everybody, () => newCharacter(ring[0]!, chaosPerSheet[count]!)),
    necronomicon: {
      rows: [0, 0, 0, 0, 0],
      rowChaos: [true, true, true, true, true],
      columnChaos: [true, true, true, true, true],
    },
    bag: heap(madnessInBag, 0, inBag),
    discard: heap(madnessDiscarded, chaosDiscarded[count]!, 0),
    mat: { madness: eachColour(madnessOnMat), shamblers: eachColour(shamblersOfAColour) },
    supply: { chaos: chaosInSupply, eldritch: eldritchTentacles - inBag - ring.length * eldritchSpaces },
    pageDeck: deck,
    pageDiscard: [],
    recycled: [],
    sequence,
    turn: newTurn(sequence[0]!, 0, 'setup'),
    dice: [],
    hopeless: false,
  }
}

function byName<Name extends string, T>(keys: readonly Name[], make: () => T): Record<Name, T> {
  const all = {} as Record<Name, T>
  for (const key of keys) all[key] = make()
  return all
}

function emptyTown(): TownState {
  return { madness: eachColour(0), shamblers: [], eldritch: eldritchSpaces }
}

function newCharacter(at: Town, chaos: number): CharacterState {
  return { sheet: null, at, composure: { fear: 0, rage: 0, greed: 0, chaos }, brain: 0, translated: [] }
}

function openPortal(): Table['portals']['fear'] {
  return { left: null, right: null }
}

function eachColour(count: number): Record<'fear' | 'rage' | 'greed', number> {
  return { fear: count, rage: count, greed: count }
}

function heap(madness: number, chaos: number, eldritch: number): Record<Kind, number> {
  return { fear: madness, rage: madness, greed: madness, chaos, eldritch }
}

function isTaken({ table }: At, sheet: (typeof sheets)[number]): boolean {
  return Object.values(table.characters).some((character) => character.sheet === sheet)
}

function giveAssistantsSheets(play: At): void {
  const left = sheets.filter((sheet) => !isTaken(play, sheet))
  play.shuffle(left)
  for (const [who, character] of Object.entries(play.table.characters))
    if (character.sheet === null) {
      character.sheet = left.shift()!
      play.emit('sheetTaken', { who: who as Character, sheet: character.sheet })
    }
}

/** TE-034. */
function placeGreatOldOne(play: At): void {
  const { greatOldOne, pages: cards, ring } = play.table
  greatOldOne.at = ring[readingAt(spinWheel(play)).front]!
  cards[greatOldOne.at]!.up = true
}

/** TE-036. */
function placeCharacter(play: At, who: Character): Town {
  const at = play.table.ring[readingAt(spinWheel(play)).front]!
  play.table.characters[who]!.at = at
  return at
}

/** TE-035; TE-R07: a full track is spun for again. */
function placeFirstShambler(play: At): Placed {
  const { mat, ring, towns } = play.table
  for (;;) {
    const { tail, band } = readingAt(spinWheel(play))
    const town = ring[tail]!
    if (towns[town]!.shamblers.length === shamblerSpaces) continue
    const colour = bandsOf[town][band]!
    mat.shamblers[colour]--
    towns[town]!.shamblers.push(colour)
    return { town, colour }
  }
}

/** TE-048, TE-049: an eldritch tentacle goes back, and another one is drawn. */
function seedTown(play: At, town: Town): Placed[] {
  const { bag, towns } = play.table
  const placed: Placed[] = []
  while (placed.length < firstTentacles) {
    const kind = play.pull(bag, kinds)!
    if (isColour(kind)) {
      towns[town]!.madness[kind]++
      placed.push({ town, colour: kind })
    } else bag[kind]++
  }
  return placed
}

interface Placed {
  town: Town
  colour: Colour
}

/** The seats of a game. In one without players the seat only watches (TE-R70). */
export function seatsOf({ variant }: Pick<Options, 'variant'>): Seat[] {
  return seatNames.slice(0, Math.max(1, variantOf[variant].players))
}
