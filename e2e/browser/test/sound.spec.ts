import type { Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import { answered, choices } from '../play.ts'
import { screens } from '../screens.ts'

interface Heard {
  contexts: AudioContext[]
}

/** Runs in the page before anything else: remembers every audio context that is made. */
function listen(): void {
  // A global of this test's own.
  const heard = globalThis as unknown as Heard
  heard.contexts = []
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super()
      heard.contexts.push(this)
    }
  }
}

function states(page: Page): Promise<string[]> {
  // The global of `listen`.
  return page.evaluate(() => (globalThis as unknown as Heard).contexts.map(({ state }) => state))
}

/** As if another tab had been chosen. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

test('a table is silent until sound is wanted, and while its tab is hidden', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await page.addInitScript(listen)
  await screens['table']!(page)
  await answered(page, () => choices(page).first().click())
  expect(await states(page)).toEqual([])

  await page.locator('header [role=toolbar] button').last().click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Sound on' }).check()
  await expect.poll(() => states(page)).toEqual(['running'])
  await page.getByRole('slider', { name: 'Volume' }).fill('0.2')
  await hide(page, true)
  await expect.poll(() => states(page)).toEqual(['suspended'])
  await hide(page, false)
  await expect.poll(() => states(page)).toEqual(['running'])
})
