import type { Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import {
  choices,
  choose,
  dice,
  offered,
  outcome,
  pick,
  pressValue,
  seatStranger,
  strangerSelects,
} from '../play.ts'

/** Answers when the person is asked; the strangers play in between. Until the game is over, or for so many choices. */
async function play(page: Page, random: (below: number) => number, most = 600): Promise<void> {
  for (let count = 0; count < most; count++) {
    await expect(page.locator('#prompt [data-asked]').or(outcome(page)).first()).toBeVisible({
      timeout: 60_000,
    })
    if (await outcome(page).isVisible()) return
    const option = pick(await offered(page), random)
    await choose(page, option)
  }
}

test('one person and strangers at a table of this device, which goes on after a reload, to the end', async ({
  sitDown,
}) => {
  const page = await sitDown(device('phone', { language: 'pl' }))
  await page.goto('/new/reign')
  await pressValue(page, '3')
  for (const nth of [1, 2]) await strangerSelects(page).nth(nth).selectOption('clumsy-stranger')
  await page.locator('form button[type=submit]').click()
  await expect(choices(page).first()).toBeVisible({ timeout: 30_000 })

  const random = dice(11)
  await play(page, random, 4)
  await page.reload()
  await play(page, random)
  await expect(outcome(page)).toBeVisible()
})

test('a host gives free seats of an online table to strangers, takes one back, and plays with them', async ({
  sitDown,
}) => {
  const host = await sitDown(device('desk'))
  await host.goto('/new/reign')
  await pressValue(host, 'friends')
  await pressValue(host, '3')
  await host.locator('form button[type=submit]').click()
  await expect(host).toHaveURL(/\/table\//)

  await expect(seatStranger(host)).toHaveCount(2)
  await seatStranger(host).first().click()
  await expect(seatStranger(host)).toHaveCount(1)
  await expect(host.getByText('a clumsy stranger', { exact: true })).toHaveCount(1)
  await host.getByRole('button', { name: 'Take the seat back' }).click()
  await expect(seatStranger(host)).toHaveCount(2)
  for (const left of [1, 0]) {
    await seatStranger(host).first().click()
    await expect(seatStranger(host)).toHaveCount(left)
  }
  await host.getByRole('button', { name: 'Begin the game' }).click()
  await expect(choices(host).first()).toBeVisible({ timeout: 30_000 })
  await play(host, dice(12))
  await expect(outcome(host)).toBeVisible()
})
