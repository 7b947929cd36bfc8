import type { Locator, Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import { atRest, screens } from '../screens.ts'

/** A table of each game, where places and cards lie there, and whether the keys reach something of which a rule says why not. */
const tables = [
  ['Reign', 'late-table', '[data-place]', 'section.hand [data-spot]', true],
  [
    'Tiny Epic',
    'tiny-epic-late-table',
    '[data-town] [data-spot^="town:"]',
    'section.hand [data-spot]',
    false,
  ],
  ['ALONE, the Hero', 'alone-late-hero', '[data-place] .mark', '[data-place] .mark', false],
  ['ALONE, Evil', 'alone-late-evil', '[data-sector] > [data-spot]', 'section.hand [data-spot]', false],
  ['Mansions', 'mansions-table', '[data-space]', 'section.hand [data-spot]', true],
] as const

const tip = (page: Page): Locator => page.locator('.tip')
const menu = (page: Page): Locator => page.locator('.menu[role=dialog]')

/** Those with which nothing can be done now. */
function unlit(page: Page, selector: string): Locator {
  return page.locator(`main ${selector}:not(.lit):visible, #prompt ${selector}:not(.lit):visible`)
}

for (const [game, screen, place, card, hasRefusals] of tables) {
  test(`${game}: a place and a card say why not, to the pointer, to a click and to the focus; Escape closes`, async ({
    sitDown,
  }) => {
    const page = await sitDown(device('desk'))
    await screens[screen]!(page)
    await atRest(page)
    for (const selector of [place, card]) {
      const thing = unlit(page, selector).first()
      await thing.dispatchEvent('pointerenter', { pointerType: 'mouse' })
      await expect(tip(page), `${selector} under the pointer`).toHaveText(/\S{3}/)
      await page.keyboard.press('Escape')
      await expect(tip(page)).toHaveCount(0)
      await thing.dispatchEvent('click')
      await expect(menu(page), `${selector} pressed`).toContainText(/\S{3}/)
      await page.keyboard.press('Escape')
      await expect(menu(page)).toHaveCount(0)
    }
    if (!hasRefusals) return
    const reached = page.locator('main [data-unlit][tabindex="0"]').first()
    await page.keyboard.press('Shift') // the focus is shown to those who use the keyboard
    await reached.focus()
    await expect(tip(page), 'with the focus').toHaveText(/\S{3}/)
    await page.keyboard.press('Escape')
    await expect(tip(page)).toHaveCount(0)
  })

  test(`${game}: a finger that rests on a place is told why not`, async ({ sitDown }) => {
    const page = await sitDown(device('phone', { language: 'pl', theme: 'light' }))
    await screens[screen]!(page)
    await atRest(page)
    const thing = unlit(page, place).first()
    await thing.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 5, clientY: 5 })
    await expect(menu(page)).toContainText(/\S{3}/)
  })
}
