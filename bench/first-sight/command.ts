import { games } from '@miskatonic/games'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { browserFor, buildPage } from '../against/page.ts'
import { checkoutAt } from '../against/checkout.ts'
import { Server } from '../against/server.ts'
import { medianOf } from '../harness.ts'
import { UsageError, understood } from '../options.ts'
import { type PageToSee, type Sight, visit } from './visit.ts'

const TIMES = 3

export const usage = `npm run bench -- first-sight [page…] [--times <number>] [--json]

  What the first sight of each page costs on a phone four times as slow as this machine: how long it blocks, what moves, what is
  loaded. Medians of ${TIMES} visits, unless --times says otherwise. Blocking is counted in processor time.

  Pages: ${Object.keys(pages()).join(', ')}`

function pages(): Readonly<Record<string, PageToSee>> {
  return {
    lobby: { path: '/' },
    new: { path: '/new/reign' },
    rules: { path: '/rules/reign' },
    ...Object.fromEntries(games.map(({ id }) => [id, { game: id }])),
  }
}

export async function measureFirstSight(args: readonly string[]): Promise<void> {
  const { names, times, json } = optionsFrom(args)
  const here = checkoutAt('here', join(dirname(process.argv[1]!), '..'))
  buildPage(here)
  const executablePath = browserFor(here)
  const server = await Server.start(here)
  // Loaded only now: the other measurements need no browser.
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const seen: Record<string, Sight> = {}
    for (const name of names) {
      const sights: Sight[] = []
      for (let i = 0; i < times; i++)
        sights.push(await visit(browser, `http://localhost:${server.port}`, pages()[name]!))
      seen[name] = mediansOf(sights)
      if (!json) console.log(lineOf(name, seen[name]))
    }
    if (json) console.log(JSON.stringify(seen))
  } finally {
    await browser.close()
    await server.stop()
  }
}

export function optionsFrom(args: readonly string[]): { names: string[]; times: number; json: boolean } {
  const { values, positionals } = understood(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        times: { type: 'string', default: String(TIMES) },
        json: { type: 'boolean', default: false },
      },
    }),
  )
  if (!/^[1-9]\d?$/.test(values.times))
    throw new UsageError(`--times should be a number from 1 to 99, not ${values.times}`)
  const known = Object.keys(pages())
  const unknown = positionals.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new UsageError(`there is no page ${unknown}; there are ${known.join(', ')}`)
  return {
    names: positionals.length > 0 ? positionals : known,
    times: Number(values.times),
    json: values.json,
  }
}

function mediansOf(sights: readonly Sight[]): Sight {
  const median = (of: keyof Sight): number => medianOf(sights.map((sight) => sight[of]))
  return {
    total: median('total'),
    longest: median('longest'),
    shift: median('shift'),
    requests: median('requests'),
    bytes: median('bytes'),
    script: median('script'),
  }
}

function lineOf(name: string, { total, longest, shift, requests, bytes, script }: Sight): string {
  const kilobytes = (size: number): string => (size / 1000).toFixed(1)
  return (
    `${name.padEnd(10)} blocks ${total.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms, shift ${shift.toFixed(3)}, ` +
    `${requests} requests, ${kilobytes(bytes)} kB, of it script ${kilobytes(script)} kB`
  )
}
