import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Blocking, type TraceEvent, blockingIn } from './tasks.ts'

/** What the first sight of a page costs. */
export interface Sight extends Blocking {
  readonly requests: number
  /** On the wire, compressed. */
  readonly bytes: number
  /** The part of it that is script. */
  readonly script: number
  /** Layout shift: 0 if nothing moved. */
  readonly shift: number
}

/** The phone of Lighthouse. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  // The worker would fetch everything else for later.
  serviceWorkers: 'block',
} as const

/** Opens a page in a browser that has nothing of it, but for tables that were begun before. */
export async function visit(browser: Browser, baseURL: string, page: PageToSee): Promise<Sight> {
  const context = await browser.newContext({ ...phone, baseURL })
  try {
    const path = 'game' in page ? await begin(context, page.game) : page.path
    return await firstSight(browser, context, path, 'game' in page ? atTable : '#main')
  } finally {
    await context.close()
  }
}

/** An address, or a table of a game on this device. */
export type PageToSee = { readonly path: string } | { readonly game: string }

const atTable = '#prompt [data-decision], .curtain'

async function begin(context: BrowserContext, game: string): Promise<string> {
  const page = await context.newPage()
  await page.goto(`/new/${game}`)
  await page.locator('form button[type=submit]').click()
  await page.locator(atTable).first().waitFor()
  const { pathname } = new URL(page.url())
  await page.close()
  return pathname
}

async function firstSight(
  browser: Browser,
  context: BrowserContext,
  path: string,
  there: string,
): Promise<Sight> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await page.addInitScript(watchShifts)
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await page.goto(path)
  await page.locator(there).first().waitFor()
  await page.waitForLoadState('networkidle')
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  return { ...blockingIn(traceEvents), ...(await loadedBy(page)) }
}

/** Both run in the page; the types of the command line know no browser. */
const watchShifts = `globalThis.shift = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shift += value
  }).observe({ type: 'layout-shift', buffered: true })`
const readLoaded = `({
  shift: globalThis.shift,
  sizes: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map(({ name, transferSize }) => ({ name, transferSize })),
})`

async function loadedBy(page: Page): Promise<Omit<Sight, keyof Blocking>> {
  const { shift, sizes } = await page.evaluate<{
    shift: number
    sizes: { name: string; transferSize: number }[]
  }>(readLoaded)
  const sum = (list: typeof sizes): number =>
    list.reduce((total, { transferSize }) => total + transferSize, 0)
  return {
    shift,
    requests: sizes.length,
    bytes: sum(sizes),
    script: sum(sizes.filter(({ name }) => name.endsWith('.js'))),
  }
}
