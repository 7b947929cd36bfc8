import type { Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import { choices, layOutAlone } from '../play.ts'

test('lobby and Reign together, with its portraits, need at most 225 kB of compressed script', async ({
  sitDown,
}) => {
  // Without the worker, which takes everything else for later.
  const page = await sitDown({ ...device('desk'), serviceWorkers: 'block' })
  await page.goto('/')
  const lobby = await scriptBytes(page)
  await layOutAlone(page, 2)
  await choices(page).first().click()
  await page.waitForLoadState('networkidle')
  const table = await scriptBytes(page)
  const total = lobby + table
  console.log(
    `compressed script: lobby ${(lobby / 1000).toFixed(1)} kB, with a table of Reign ${(total / 1000).toFixed(1)} kB`,
  )
  expect(lobby).toBeGreaterThan(20_000)
  expect(total).toBeLessThanOrEqual(225_000)
})

/** What the scripts that this page has loaded took on the wire, however they were asked for. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  )
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
