import { type May, type Rule, type Seat, shape } from '@miskatonic/kernel'
import type { Character } from '../content/characters.ts'
import { type Page, pageCards, slotsInARow } from '../cards/pages.ts'
import type { Town } from '../cards/towns.ts'
import type { At, Choices, Rules } from '../kind.ts'
import * as names from '../names.ts'
import { event } from '../position.ts'
import { returnToBag, spendAction } from './change.ts'
import { noticeLostHope } from './hope.ts'
import { cannotAct, characterAt, phaseOf, townOf } from './queries.ts'
import { canPay, priceOf } from './paying.ts'

const { object, oneOf, whole } = shape

/** Translate (TE-371 to TE-381), and the beginning of phase 2 (TE-401 to TE-406). */
export const vocabulary = {
  choices: {
    translate: object({}),
  },
  effects: {
    translated: object({ who: names.character }),
    beginPhaseTwo: object({}),
  },
  events: {
    pageTranslated: event(
      object({ who: names.character, town: names.town, page: names.page }),
      'open',
      'pages',
      'characters',
    ),
    pageMarked: event(object({ row: whole, column: whole }), 'open', 'necronomicon'),
    lineCompleted: event(
      object({ line: oneOf(['row', 'column']), number: whole }),
      'open',
      'necronomicon',
      'discard',
    ),
    pageDealt: event(object({ town: names.town }), 'open', 'pages', 'pageDeck'),
    pagesReshuffled: event(object({ count: whole }), 'open'),
    phaseTwoBegan: event(object({}), 'open', 'greatOldOne', 'bag', 'discard'),
  },
}

export const rules = {
  translate(play, _, by) {
    const who = by as Character
    spendAction(play)
    play.then('payPrice', priceOf(pageCards[openPage(play, townOf(play, who))!].cost))
    play.then('translated', { who })
  },

  /** TE-373 to TE-381, in the order of TE-R42. */
  translated(play, { who }) {
    const town = townOf(play, who)
    const page = openPage(play, town)!
    characterAt(play, who).translated.push(page)
    play.table.pages[town] = { card: null, up: true }
    play.emit('pageTranslated', { who, town, page })
    for (const row of pageCards[page].rows) markPage(play, row)
    dealPage(play, town)
    if (isComplete(play)) play.then('beginPhaseTwo', {})
  },

  /** TE-401 to TE-403: this does not raise strength (TE-R43). */
  beginPhaseTwo(play) {
    const { greatOldOne } = play.table
    greatOldOne.phase = 2
    greatOldOne.strength = 0
    returnToBag(play, 0)
    play.emit('phaseTwoBegan', {})
    noticeLostHope(play)
  },
} satisfies Rules

/** The page card of a town, if it lies there face up. */
export function openPage({ table }: At, town: Town): Page | undefined {
  const { card, up } = table.pages[town]!
  return up && card !== null ? card : undefined
}

/** TE-373 to TE-377: the leftmost free slot of the row; a full row ignores it. */
function markPage(play: At, row: number): void {
  const { necronomicon } = play.table
  const before = necronomicon.rows[row - 1]!
  if (before === slotsInARow) return
  const column = before + 1
  necronomicon.rows[row - 1] = column
  play.emit('pageMarked', { row, column })
  if (column === slotsInARow) completeLine(play, 'row', row)
  if (necronomicon.rows.every((markers) => markers >= column)) completeLine(play, 'column', column)
}

function completeLine(play: At, line: 'row' | 'column', number: number): void {
  const { necronomicon, discard } = play.table
  const chaos = line === 'row' ? necronomicon.rowChaos : necronomicon.columnChaos
  if (!chaos[number - 1]) return
  chaos[number - 1] = false
  discard.chaos++
  play.emit('lineCompleted', { line, number })
}

function isComplete({ table }: At): boolean {
  return table.necronomicon.rows.every((markers) => markers === slotsInARow)
}

/** TE-379: unseen and face down. TE-R41: an empty deck is made anew of discarded pages. */
function dealPage(play: At, town: Town): void {
  const { table } = play
  if (table.pageDeck.length === 0 && table.pageDiscard.length > 0) reshufflePages(play)
  const card = play.draw(table.pageDeck, 'top') ?? null
  table.pages[town] = { card, up: card === null }
  if (card !== null) play.emit('pageDealt', { town })
}

function reshufflePages(play: At): void {
  const { table } = play
  table.recycled.push([...table.pageDiscard])
  table.pageDeck = table.pageDiscard
  table.pageDiscard = []
  play.shuffle(table.pageDeck)
  play.emit('pagesReshuffled', { count: table.pageDeck.length })
}

export function offerTranslating(play: At, seat: Character, may: May<Choices>): void {
  may.unless(translateForbidden(play, seat), 'translate', {}, ['TE-371', 'TE-372'], rowsNote(play, seat))
}

/** TE-R39: a page whose rows are all full still brings its rune. */
function rowsNote(play: At, seat: Character): string | undefined {
  const page = openPage(play, townOf(play, seat))
  if (page === undefined) return undefined
  const full = pageCards[page].rows.every((row) => play.table.necronomicon.rows[row - 1] === slotsInARow)
  return full ? 'rune-only' : undefined
}

export function translateForbidden(play: At, seat: Seat): Rule | undefined {
  if (phaseOf(play) === 2) return 'TE-405'
  const who = seat as Character
  const cannot = cannotAct(play, seat)
  if (cannot !== undefined) return cannot
  const page = openPage(play, townOf(play, who))
  if (page === undefined) return 'TE-371'
  return canPay(play, who, priceOf(pageCards[page].cost)) ? undefined : 'TE-372'
}
