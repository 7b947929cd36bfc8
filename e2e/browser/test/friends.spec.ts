import type { Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import {
  choose,
  dice,
  invitation,
  noLine,
  offered,
  outcome,
  pick,
  playTogether,
  pressValue,
} from '../play.ts'

test('two browsers at one table, one loses its line and the server is killed in mid-decision', async ({
  sitDown,
  house,
}) => {
  const host = await sitDown(device('desk'))
  await host.goto('/new/reign')
  await pressValue(host, 'friends')
  await pressValue(host, '2')
  await host.locator('form button[type=submit]').click()
  await expect(host).toHaveURL(/\/table\//)

  const link = await invitation(host)
  const guest = await sitDown(device('phone', { language: 'pl' }))
  await guest.goto(link)
  await expect(guest).not.toHaveURL(/#/)
  await expect(guest.locator('.seats .mine')).toBeVisible()
  await host.getByRole('button', { name: 'Begin the game' }).click()

  const random = dice(5)
  const answer = async (asked: Page): Promise<void> => {
    const option = pick(await offered(asked), random)
    await choose(asked, option)
  }
  await playTogether([host, guest], answer, async (count) => {
    if (count === 6) {
      // In the middle of a decision: gone and back.
      await guest.context().setOffline(true)
      await expect(noLine(guest)).toBeVisible()
      await guest.context().setOffline(false)
    }
    if (count === 12) {
      await house.kill()
      for (const page of [host, guest]) await expect(noLine(page)).toBeVisible()
      await house.start()
    }
    if (count === 18) await guest.reload()
  })
  await expect(outcome(host)).toBeVisible()
  await expect(outcome(guest)).toBeVisible()

  // Again with the same people: the invitation is in the chat of the old table, also for those who load it anew.
  const old = host.url()
  await host.locator('dialog').getByRole('button', { name: 'Again with the same people' }).click()
  await expect(host).toHaveURL(/\/table\//)
  await expect(host).not.toHaveURL(old)
  await guest.reload()
  await guest.getByRole('link', { name: 'Usiądź tam' }).first().click()
  await expect(guest).toHaveURL(host.url())
  await expect(guest.locator('.seats .mine')).toBeVisible()
  await expect(host.getByRole('button', { name: 'Begin the game' })).toBeEnabled()
})
