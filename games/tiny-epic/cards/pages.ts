import type { Colour } from '../content/tentacles.ts'

/** The page cards (ledger, content tables): what translating one costs, the rows of the Necronomicon it fills, and its rune. */
export interface PageCard {
  cost: Readonly<Record<Colour, number>>
  rows: readonly number[]
  rune: Colour
}

const cards = {
  'page-01': page(0, 1, 0, [1], 'fear'),
  'page-02': page(0, 0, 1, [4], 'fear'),
  'page-03': page(0, 1, 1, [1, 2], 'fear'),
  'page-04': page(0, 2, 0, [3, 5], 'fear'),
  'page-05': page(1, 0, 1, [2, 4], 'fear'),
  'page-06': page(0, 0, 2, [3, 4], 'fear'),
  'page-07': page(1, 1, 1, [1, 3, 5], 'fear'),
  'page-08': page(0, 2, 1, [2, 4, 5], 'fear'),
  'page-09': page(2, 0, 1, [1, 2, 3], 'fear'),
  'page-10': page(0, 1, 2, [3, 4, 5], 'fear'),
  'page-11': page(0, 0, 1, [2], 'rage'),
  'page-12': page(1, 0, 0, [5], 'rage'),
  'page-13': page(1, 0, 1, [1, 3], 'rage'),
  'page-14': page(0, 0, 2, [2, 5], 'rage'),
  'page-15': page(1, 1, 0, [4, 5], 'rage'),
  'page-16': page(2, 0, 0, [1, 4], 'rage'),
  'page-17': page(1, 1, 1, [2, 3, 4], 'rage'),
  'page-18': page(1, 0, 2, [1, 2, 5], 'rage'),
  'page-19': page(1, 2, 0, [3, 4, 5], 'rage'),
  'page-20': page(0, 1, 2, [1, 2, 4], 'rage'),
  'page-21': page(1, 0, 0, [3], 'greed'),
  'page-22': page(0, 1, 0, [2], 'greed'),
  'page-23': page(1, 1, 0, [1, 5], 'greed'),
  'page-24': page(2, 0, 0, [2, 3], 'greed'),
  'page-25': page(0, 1, 1, [3, 4], 'greed'),
  'page-26': page(0, 2, 0, [1, 4], 'greed'),
  'page-27': page(1, 0, 1, [1, 5], 'greed'),
  'page-28': page(1, 1, 1, [1, 2, 3], 'greed'),
  'page-29': page(2, 1, 0, [3, 4, 5], 'greed'),
  'page-30': page(1, 2, 0, [1, 2, 5], 'greed'),
}

export type Page = keyof typeof cards
export const pages = Object.keys(cards) as Page[]
export const pageCards: Readonly<Record<Page, PageCard>> = cards

function page(fear: number, rage: number, greed: number, rows: readonly number[], rune: Colour): PageCard {
  return { cost: { fear, rage, greed }, rows, rune }
}

/** The Necronomicon is a square of rows 1 to 5, filled from the left. */
export const rows = [1, 2, 3, 4, 5] as const
export const slotsInARow = 5
