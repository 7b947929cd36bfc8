import { entry, together } from '@miskatonic/screen/text'
import { rows, slotsInARow } from '../../cards/pages.ts'
import { colours, kinds, shamblers, shamblersOfAColour } from '../../content/tentacles.ts'
import { type Page, amounts } from './page.ts'

/** Shamblers left from which the supply is marked as low: one turn can place this many (a power of Nyarlathotep and the spin). */
const alarming = 4

/** The bag, the mats, the supply, the page cards and the Necronomicon. */
export function drawHeaps(page: Page): string[] {
  const { table, words, margin } = page
  const { headings } = words
  const inBag = kinds.reduce((sum, kind) => sum + table.bag[kind], 0)
  return [
    ...entry(headings.bag, margin, `${words.tentacles(inBag)}: ${amounts(page, table.bag)}`),
    ...entry(headings.mat, margin, amounts(page, table.mat.madness)),
    ...entry(headings.shamblers, margin, shamblersLeft(page)),
    ...entry(headings.discarded, margin, amounts(page, table.discard)),
    ...entry(headings.supply, margin, amounts(page, table.supply)),
    ...entry(headings.pages, margin, pages(page)),
    ...necronomicon(page),
  ]
}

/** When the last one leaves the mat the game is lost, so the line says so before it does. */
function shamblersLeft({ table, words }: Page): string {
  const all = colours.reduce((sum, colour) => sum + table.mat.shamblers[colour], 0)
  const each = colours.map((colour) =>
    together(`${words.kinds[colour]} ${words.of(table.mat.shamblers[colour], shamblersOfAColour)}`),
  )
  return `${together(words.shamblersLeft(all, shamblers) + (all <= alarming ? ' !' : ''))}: ${each.join(' · ')}`
}

function pages({ table, words }: Page): string {
  const lost = table.pageDiscard.map((page) => together(words.card(page))).join(', ')
  return words.pageDeck(table.pageDeck) + (lost === '' ? '' : ` · ${words.pagesLost(lost)}`)
}

function necronomicon({ table, words, margin }: Page): string[] {
  const { rows: filled, rowChaos, columnChaos } = table.necronomicon
  const columns = rows.filter((column) => columnChaos[column - 1])
  const lines = rows.map((row) => {
    const markers = filled[row - 1]!
    const slots = '■'.repeat(markers) + '□'.repeat(slotsInARow - markers)
    const chaos = rowChaos[row - 1] ? ` · ${words.chaosWaits}` : ''
    return `${words.row(row)} ${slots} ${words.of(markers, slotsInARow)}${chaos}`
  })
  const last = `${words.columns}: ${columns.length === 0 ? words.nothing : columns.join(', ')}`
  return [...lines, last].flatMap((text, i) =>
    entry(i === 0 ? words.headings.necronomicon : '', margin, text),
  )
}
