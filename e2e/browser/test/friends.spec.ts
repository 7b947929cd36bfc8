import type { Locator, Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import { answered, choices, decisionBefore, dice, offered, outcome, pick, pressValue } from '../play.ts'

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
  await inStep(pages)
  if (await outcome(pages[0]!).isVisible()) return null
  const asked = await which(pages, (page) => page.locator('#prompt [data-asked]').isVisible())
  if (asked === undefined || (await choices(asked).count()) === 0) throw new Error('nobody is asked')
  return asked
}

async function which(
  pages: readonly Page[],
  isSo: (page: Page) => Promise<boolean>,
): Promise<Page | undefined> {
  for (const page of pages) if (await isSo(page)) return page
  return undefined
}

/** Waits until everybody has the same question on the screen: one who lags behind would answer an old one. */
async function inStep(pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    const seen = await Promise.all(pages.map(decisionBefore))
    const lost = await Promise.all(pages.map((page) => noLine(page).count()))
    expect({ decisions: new Set(seen).size, lost }).toEqual({ decisions: 1, lost: pages.map(() => 0) })
  }).toPass({ timeout: 30_000 })
}

/** What a page says while it is not connected. */
function noLine(page: Page): Locator {
  return page.locator('.banners .bad')
}

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

  await host.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await host.getByRole('button', { name: 'Copy the link' }).first().click()
  let link = ''
  await expect
    .poll(async () => (link = await host.evaluate(() => navigator.clipboard.readText())))
    .toMatch(/\/table\/[\w-]+#[\w-]{22,}$/)
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
})
