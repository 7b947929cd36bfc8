import type { Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import { answered, choices, dice, offered, outcome, pick } from '../play.ts'

/** Whoever is asked answers, until the game is over or somebody stops it. */
async function playTogether(
  pages: readonly Page[],
  random: (below: number) => number,
  between: (count: number) => Promise<void>,
): Promise<void> {
  for (let count = 0; ; count++) {
    await between(count)
    const asked = await whoIsAsked(pages)
    if (asked === null) return
    const option = pick(await offered(asked), random)
    await answered(asked, () =>
      choices(asked)
        .and(asked.locator(`[data-option="${option}"]`))
        .first()
        .click(),
    )
    if (count > 600) throw new Error('this game does not end')
  }
}

/** The page that has something to choose; null when the game is over for all. */
async function whoIsAsked(pages: readonly Page[]): Promise<Page | null> {
  for (let tries = 0; tries < 300; tries++) {
    for (const page of pages) {
      if (await outcome(page).isVisible()) return null
      const isAsked = await page.locator('#prompt [data-asked]').isVisible()
      if (isAsked && (await choices(page).count()) > 0) return page
      if ((await choices(page).count()) > 0) return page
    }
    await pages[0]!.waitForTimeout(100)
  }
  throw new Error('nobody is asked')
}

test('two browsers at one table, one loses its line and the server is killed in mid-decision', async ({
  sitDown,
  house,
}) => {
  const host = await sitDown(device('desk'))
  await host.goto('/new/reign')
  await host.locator('input[value=friends]').check({ force: true })
  await host.locator('input[type=radio][value="2"]').first().check({ force: true })
  await host.locator('form button[type=submit]').click()
  await expect(host).toHaveURL(/\/table\//)

  await host.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await host.getByRole('button', { name: 'Copy the link' }).first().click()
  const link = await host.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/table\/[\w-]+#[\w-]{22,}$/)
  const guest = await sitDown(device('phone', { language: 'pl' }))
  await guest.goto(link)
  await expect(guest).not.toHaveURL(/#/)
  await guest.getByRole('button', { name: 'Usiądź tutaj' }).first().click()
  await host.getByRole('button', { name: 'Begin the game' }).click()

  const random = dice(5)
  await playTogether([host, guest], random, async (count) => {
    if (count === 6) {
      // In the middle of a decision: gone and back.
      await guest.context().setOffline(true)
      await guest.waitForTimeout(500)
      await guest.context().setOffline(false)
    }
    if (count === 12) {
      await house.kill()
      await host.waitForTimeout(300)
      await house.start()
    }
    if (count === 18) await guest.reload()
  })
  await expect(outcome(host)).toBeVisible()
  await expect(outcome(guest)).toBeVisible()
})
