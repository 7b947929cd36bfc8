/**
 * `npm run bench -- against <folder>`: this checkout against another one, usually of an older commit. Both are driven by the same driver
 * through what every version has: the command line and the protocol of the server. Everything is measured in pairs, one side right after
 * the other, in processor time.
 */
import { gameById } from '@miskatonic/games'
import { completeOptions, isRefused } from '@miskatonic/kernel'
import { type Checkout, checkoutAt } from './checkout.ts'
import { playGames } from './games.ts'
import { type PageWeight, browserFor, buildPage, weighPage } from './page.ts'
import { type Ratio, ratioOf } from './ratio.ts'
import { Server } from './server.ts'

export const partNames = ['games', 'server', 'page'] as const

export interface Extent {
  readonly parts: readonly (typeof partNames)[number][]
  readonly pairs: number
  /** A quarter of the games and choices: a first impression. */
  readonly quick: boolean
}

/** Games of random players that take some seconds. */
const gamesPerRun: Readonly<Record<string, number>> = { reign: 4000, 'tiny-epic': 4000, alone: 600 }

/** Tables on the server at the same time, and the choices made at each. The shortest random games are longer than that. */
const TABLES = 240
const CHOICES = 30
/** Runs of each server and game before anything is measured: until then its code is being compiled. */
const WARM_UPS = 2

/** One row of the report: what was measured on both sides, pair by pair. */
export interface Row {
  readonly what: string
  readonly unit: string
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** After divided by before. */
  readonly ratio: Ratio
  /** The limit for the ratio: met unless the whole interval is beyond it. */
  readonly limit: { readonly atLeast: number } | { readonly atMost: number }
  readonly isMet: boolean
  readonly note?: string
}

export async function* against(
  folder: string,
  here: string,
  extent: Extent,
): AsyncGenerator<Row | readonly Checkout[]> {
  const before = checkoutAt('before', folder)
  const after = checkoutAt('after', here)
  yield [before, after]
  const played = extent.parts.includes('games') ? Object.entries(gamesPerRun) : []
  for (const [game, games] of played)
    yield await decisions([before, after], game, Math.ceil(games / (extent.quick ? 4 : 1)), extent.pairs)
  if (extent.parts.includes('server')) yield* servers([before, after], extent)
  if (extent.parts.includes('page')) yield await pages(before, after)
}

/** Measures both sides in pairs; the side that comes first changes from pair to pair. */
async function inPairs<S, T>(
  [before, after]: readonly [S, S],
  pairs: number,
  measure: (side: S) => Promise<T>,
): Promise<{ before: T[]; after: T[] }> {
  const results: { before: T[]; after: T[] } = { before: [], after: [] }
  for (let pair = 0; pair < pairs; pair++) {
    const isBeforeFirst = pair % 2 === 0
    if (isBeforeFirst) results.before.push(await measure(before))
    results.after.push(await measure(after))
    if (!isBeforeFirst) results.before.push(await measure(before))
  }
  return results
}

async function decisions(
  sides: readonly [Checkout, Checkout],
  game: string,
  games: number,
  pairs: number,
): Promise<Row> {
  const played = await inPairs(sides, pairs, (side) => playGames(side, game, games))
  const isSame = new Set([...played.before, ...played.after].map(({ counts }) => counts)).size === 1
  const note = isSame
    ? `the same ${games} games on both sides`
    : 'the games differ: other rules, options or order of options'
  const rates = (side: readonly { rate: number }[]): number[] => side.map(({ rate }) => rate)
  return row(
    `${game}: decisions of random players`,
    '1/s',
    rates(played.before),
    rates(played.after),
    { atLeast: 0.97 },
    note,
  )
}

/** Each game gets servers of its own, so that the tables of the games before do not fill their memory. */
async function* servers(sides: readonly [Checkout, Checkout], extent: Extent): AsyncGenerator<Row> {
  for (const game of Object.keys(gamesPerRun)) yield* serverOf(game, sides, extent)
}

async function* serverOf(
  game: string,
  [before, after]: readonly [Checkout, Checkout],
  { pairs, quick }: Extent,
): AsyncGenerator<Row> {
  const started: Server[] = []
  try {
    for (const side of [before, after]) started.push(await Server.start(side))
    const sides = [started[0]!, started[1]!] as const
    const what = { game, seats: seatsOf(game) }
    const measure = (server: Server): ReturnType<Server['measure']> =>
      server.measure(what, quick ? TABLES / 4 : TABLES, CHOICES)
    await inPairs(sides, WARM_UPS, measure)
    const costs = await inPairs(sides, pairs, measure)
    const figures = (of: 'processorTime' | 'bytes') =>
      [costs.before, costs.after].map((side) => side.map((cost) => cost[of])) as [number[], number[]]
    const title = `${game}: processor time of the server for a choice`
    yield row(title, 'µs', ...figures('processorTime'), { atMost: 1.03 })
    yield row(`${game}: sent by the server for a choice`, 'bytes', ...figures('bytes'), { atMost: 1.3 })
  } finally {
    await Promise.all(started.map((server) => server.stop()))
  }
}

/** Weighed once: the same build always has the same weight, but for the few faces that chance deals. */
async function pages(before: Checkout, after: Checkout): Promise<Row> {
  const browser = browserFor(after)
  for (const side of [before, after]) buildPage(side)
  return pageRow(await weighPage(before, browser), await weighPage(after, browser))
}

export function pageRow(before: PageWeight, after: PageWeight): Row {
  const ratio = after.all / before.all
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
  return {
    what: 'page: lobby and a table of Reign, compressed',
    unit: 'bytes',
    before: [before.all],
    after: [after.all],
    ratio: { ratio, low: ratio, high: ratio },
    limit: { atMost: 1 },
    isMet: ratio <= 1,
    note: `of it script: before ${kilobytes(before.script)} kB, after ${kilobytes(after.script)} kB`,
  }
}

/** With the usual options. */
function seatsOf(id: string): readonly string[] {
  const game = gameById(id)!
  const options = completeOptions(game, {})
  if (isRefused(options)) throw new Error(options.refused.message)
  return game.seats(options)
}

function row(
  what: string,
  unit: string,
  before: readonly number[],
  after: readonly number[],
  limit: Row['limit'],
  note?: string,
): Row {
  const ratio = ratioOf(after, before)
  const isMet = 'atLeast' in limit ? ratio.high >= limit.atLeast : ratio.low <= limit.atMost
  return { what, unit, before, after, ratio, limit, isMet, ...(note === undefined ? {} : { note }) }
}
