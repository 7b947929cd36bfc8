import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Checkout } from './checkout.ts'
import { Server } from './server.ts'

/** What lobby and a table of Reign load, compressed, in bytes on the wire. */
export interface PageWeight {
  readonly all: number
  /** The part of it that is script. */
  readonly script: number
}

/** Builds the page of a checkout unless that has been done. */
export function buildPage({ folder }: Checkout): void {
  const script = "await (await import(process.cwd() + '/scripts/page.mjs')).buildPage()"
  const args = ['--input-type=module', '--eval', script]
  const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error(`the page in ${folder} could not be built`)
}

/** Opens the lobby, then a table of Reign for two on this device, and makes a choice there. `browser`: the path of a Chromium. */
export async function weighPage(checkout: Checkout, browser: string): Promise<PageWeight> {
  const server = await Server.start(checkout)
  // Loaded only now: the other measurements need no browser.
  const { chromium } = await import('@playwright/test')
  const started = await chromium.launch({
    executablePath: browser,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const context = await started.newContext({
      baseURL: `http://localhost:${server.port}`,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      // The worker would fetch everything else for later.
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const loaded = async (): Promise<PageWeight> => {
      await page.waitForLoadState('networkidle')
      return weightOf(await page.evaluate(sizesHere))
    }
    await page.goto('/')
    const lobby = await loaded()
    await page.goto('/new/reign')
    await page.locator('label:has(> input[type=radio][value="2"])').first().click()
    await page.locator('form button[type=submit]').click()
    await page.locator('#prompt button[data-option]').first().click()
    const table = await loaded()
    return { all: lobby.all + table.all, script: lobby.script + table.script }
  } finally {
    await started.close()
    await server.stop()
  }
}

type Sizes = readonly (readonly [name: string, bytes: number])[]

/** Runs in the page. What the browser had already counts nothing. */
function sizesHere(): Sizes {
  // The types of the command line know no browser.
  const { performance: timeline } = globalThis as unknown as {
    performance: { getEntriesByType(type: string): { name: string; transferSize: number }[] }
  }
  const entries = [...timeline.getEntriesByType('navigation'), ...timeline.getEntriesByType('resource')]
  return entries.map(({ name, transferSize }) => [name, transferSize] as const)
}

export function weightOf(sizes: Sizes): PageWeight {
  const sum = (list: Sizes): number => list.reduce((total, [, bytes]) => total + bytes, 0)
  return { all: sum(sizes), script: sum(sizes.filter(([name]) => name.endsWith('.js'))) }
}

/** A Chromium, installed if there is none. */
export function browserFor({ folder }: Checkout): string {
  const script = join(folder, 'scripts', 'browser.mjs')
  const { status, stdout } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
  })
  if (status !== 0) throw new Error('weighing the page needs a browser')
  return stdout.trim()
}
