import type { Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import {
  choose,
  answered,
  dice,
  layOutAlone,
  layOutMansions,
  layOutMaze,
  layOutTinyEpic,
  offered,
  pick,
} from '../play.ts'
import { atRest, screens } from '../screens.ts'

for (const size of ['desk', 'phone'] as const)
  test(`a choice among a hundred is made part by part: what, then where on the board (${size})`, async ({
    sitDown,
  }) => {
    const page = await sitDown(device(size))
    await screens['alone-late-evil']!(page)
    await atRest(page)
    const spawn = page.locator('#prompt .parts').last()
    const kinds = spawn.locator('[data-part^="being="]')
    await expect(kinds).toHaveCount(5)
    await expect(page.locator('#prompt button[data-option]:visible'), 'no long list').toHaveCount(0)

    // A part that is picked can be given back.
    await kinds.first().click()
    await expect(kinds).toHaveCount(0)
    const picked = spawn.locator('.chosen')
    await expect(picked).toHaveCount(1)
    await picked.click()
    await expect(kinds).toHaveCount(5)

    await kinds.last().click()
    await expect(spawn.locator('.hint')).toBeVisible()
    // The hint leads to the board, where only what fits is lit: no monster that could move.
    await expect(page.locator('main .figure [role=button]')).toHaveCount(0)
    if (size === 'phone') await page.locator('[data-level="2"]').tap()
    const lit = page.locator('main [data-sector] [role=button]')
    await expect(lit.first()).toBeVisible()
    await answered(page, () => lit.first().press('Enter'))
  })

test('part by part with the keyboard: digits choose, Esc goes back, the focus stays', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await screens['alone-late-evil']!(page)
  await atRest(page)
  const spawn = page.locator('#prompt .parts').last()
  const kinds = spawn.locator('[data-part^="being="]')
  await expect(kinds).toHaveCount(5)
  const digit = await kinds.last().getAttribute('data-number')
  expect(digit, 'the key stands on the part').toMatch(/^[1-9]$/)
  await page.keyboard.press(digit!)
  await expect(spawn.locator('.chosen')).toHaveCount(1)
  await expect(spawn.locator(':focus'), 'the next part has the focus').toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(kinds).toHaveCount(5)
  await expect(spawn.locator(':focus')).toHaveCount(1)

  // With arrows to the places that are folded here by ranges, and Enter.
  await page.keyboard.press(digit!)
  await expect(spawn.locator('summary:focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(spawn.locator('[data-part]:focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(spawn.locator('.chosen')).toHaveCount(2)
})

for (const [game, way] of [
  ['reign', async (page: Page) => layOutAlone(page, 3)],
  ['tiny-epic', async (page: Page) => layOutTinyEpic(page, 'solo')],
  ['alone', async (page: Page) => layOutMaze(page)],
  ['mansions', layOutMansions],
] as const)
  test(`${game}: no question is a long list of buttons`, async ({ sitDown }) => {
    const page = await sitDown(device('desk'))
    await way(page)
    const random = dice(11)
    for (let count = 0; count < 25; count++) {
      const names = await offered(page)
      if (names.length === 0) return
      const inSight = await page.locator('#prompt .choice:visible').count()
      expect(inSight, `buttons for ${names.length} choices, such as ${names[0]}`).toBeLessThanOrEqual(24)
      const option = pick(names, random)
      await choose(page, option)
    }
  })
