import type { Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import { choices, layOutAlone, layOutArkham, layOutMansions } from '../play.ts'

test('lobby and Reign together need at most 211 kB of compressed script, and 490 kB in all', async ({
  sitDown,
}) => {
  // Without the worker, which takes everything else for later.
  const page = await sitDown(device('desk'))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const lobby = await loaded(page)
  await layOutAlone(page, 2)
  await choices(page).first().click()
  await page.waitForLoadState('networkidle')
  const table = await loaded(page)
  const scripts = bytes(lobby, '.js') + bytes(table, '.js')
  const all = bytes(lobby) + bytes(table)
  console.log(
    `compressed: lobby ${kilobytes(bytes(lobby, '.js'))} of script, with a table of Reign ` +
      `${kilobytes(scripts)} of script and ${kilobytes(all)} in all`,
  )
  expect(bytes(lobby, '.js')).toBeGreaterThan(20_000)
  expect(bytes(lobby, '.js')).toBeLessThanOrEqual(60_000)
  expect(scripts).toBeLessThanOrEqual(211_000)
  expect(all).toBeLessThanOrEqual(490_000)
  const sprites = new Set(
    [...lobby, ...table].flatMap(({ name }) => /icons-([\w-]+)-\w+\.svg/.exec(name)?.[1] ?? []),
  )
  expect([...sprites].sort(), 'the icons of the page and of Reign, and of no other game').toEqual([
    'house',
    'reign',
  ])
})

test('lobby and Mansions together need at most 300 kB of compressed script', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const lobby = await loaded(page)
  await layOutMansions(page)
  await page.waitForLoadState('networkidle')
  const scripts = bytes(lobby, '.js') + bytes(await loaded(page), '.js')
  console.log(`compressed: with a table of Mansions ${kilobytes(scripts)} of script`)
  expect(scripts).toBeGreaterThan(bytes(lobby, '.js'))
  expect(scripts).toBeLessThanOrEqual(300_000)
})

test('the form for a new table asks for the rules of its game before the program does', async ({
  sitDown,
}) => {
  const page = await sitDown(device('phone'))
  await page.goto('/new/reign')
  await page.locator('#main h1').waitFor()
  const early = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  const rules = (await loaded(page)).flatMap(
    ({ name }) => /\/assets\/reign-[\w-]+\.js$/.exec(name)?.[0] ?? [],
  )
  expect(rules).toHaveLength(1)
  expect(early).toContain(rules[0])
})

test('lobby and Arkham together need at most 350 kB of compressed script', async ({ sitDown }) => {
  const page = await sitDown({ ...device('desk'), serviceWorkers: 'block' })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const lobby = await loaded(page)
  await layOutArkham(page, 1)
  await page.waitForLoadState('networkidle')
  const scripts = bytes(lobby, '.js') + bytes(await loaded(page), '.js')
  console.log(`compressed: with a table of Arkham ${kilobytes(scripts)} of script`)
  expect(scripts).toBeGreaterThan(bytes(lobby, '.js'))
  expect(scripts).toBeLessThanOrEqual(350_000)
})

interface Loaded {
  readonly name: string
  readonly size: number
}

/** Everything this page has loaded, and what it took on the wire: nothing for what the browser had already. */
function loaded(page: Page): Promise<Loaded[]> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => {
        const { name, transferSize } = entry as PerformanceResourceTiming
        return { name, size: transferSize }
      },
    ),
  )
}
function bytes(list: readonly Loaded[], ending = ''): number {
  return list.filter(({ name }) => name.endsWith(ending)).reduce((sum, { size }) => sum + size, 0)
}
function kilobytes(size: number): string {
  return `${(size / 1000).toFixed(1)} kB`
}

test('on a slow phone the next paint follows a choice soon', async ({ sitDown }) => {
  const page = await sitDown(device('phone'))
  await layOutAlone(page, 4)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { times })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) times.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  for (let i = 0; i < 12; i++) {
    await choices(page).first().tap()
    await page.waitForTimeout(600)
    if ((await choices(page).count()) === 0) break
  }
  // A global that the script above makes in the page.
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
  const sorted = times.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  console.log(
    `interaction to next paint, processor slowed 4 times: median ${median} ms, worst ${sorted.at(-1) ?? 0} ms`,
  )
  // The goal is 100 ms on a quiet machine. This one is shared, so only something gone badly wrong fails here.
  expect(median).toBeLessThan(400)
})
