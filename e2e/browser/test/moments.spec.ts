import type { Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import { choices, decisionBefore, inList, outcome } from '../play.ts'
import { savedBefore, savedBeforeTheEnd } from '../saved.ts'
import { takeUp } from '../screens.ts'

/** Makes the choice after which something great happens. */
async function lead(
  page: Page,
  game: 'reign' | 'tiny-epic' | 'alone',
  event: string,
): Promise<string | null> {
  const { file, last } = savedBefore(game, event)
  await takeUp(page, file)
  const before = await decisionBefore(page)
  await inList(page, last).click()
  return before
}

test('a great moment fills the board, and a click lets it go', async ({ sitDown }) => {
  const page = await sitDown(device('desk', { still: false }))
  await lead(page, 'reign', 'evilStirred')
  const picture = page.locator('.tableau')
  await expect(picture).toBeVisible({ timeout: 15_000 })
  const [inner, outer] = [await picture.boundingBox(), await page.locator('main').boundingBox()]
  expect(inner).toEqual(outer)
  // The print has been loaded, and its words are there.
  await expect(picture.locator('svg use, svg path').first()).toBeAttached()
  const title = await picture.locator('.title').innerText()
  expect(title).toBe('Evil Stirs')
  await picture.click({ position: { x: 40, y: 40 } })
  await expect(picture.and(page.locator(`:has-text("${title}")`))).toHaveCount(0, { timeout: 900 })
})

test('without motion a great moment is a still picture that holds up nothing', async ({ sitDown }) => {
  const page = await sitDown(device('phone'))
  const before = await lead(page, 'alone', 'attackBegan')
  await expect(page.locator('.tableau')).toBeVisible()
  const moving = page
    .locator('.tableau')
    .evaluate((picture) => picture.getAnimations({ subtree: true }).length)
  expect(await moving).toBe(0)
  expect(await decisionBefore(page)).not.toBe(before)
  await expect(choices(page).first()).toBeAttached()
  await expect(page.locator('.tableau')).toHaveCount(0)
})

test('the last picture fills the board before it is said how the game ended', async ({ sitDown }) => {
  const page = await sitDown(device('desk', { still: false }))
  const { file, last } = savedBeforeTheEnd()
  await takeUp(page, file)
  await inList(page, last).click()
  const picture = page.locator('.tableau', { hasText: 'It is too late' })
  await expect(picture).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('dialog .outcome')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(picture).toHaveCount(0, { timeout: 1000 })
  await expect(outcome(page)).toBeVisible()
})
