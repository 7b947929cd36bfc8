import type { Locator, Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import { choices, invitation, pressValue } from '../play.ts'

const mine = (page: Page): Locator => page.locator('.seats .mine')
const linkShown = (page: Page): Locator => page.getByRole('textbox', { name: 'Invitation' })

/** Opens a table of Reign for two; the host has the first seat. */
async function openTable(host: Page): Promise<string> {
  await host.goto('/new/reign')
  await pressValue(host, 'friends')
  await pressValue(host, '2')
  await host.locator('form button[type=submit]').click()
  await expect(host).toHaveURL(/\/table\//)
  return invitation(host)
}

async function begin(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Begin the game' }).click()
  await expect(host.locator('#prompt [data-decision]')).toBeVisible()
}

test('a new invitation replaces the old one in every tab and after a reload', async ({ sitDown }) => {
  const host = await sitDown(device('desk'))
  const old = await openTable(host)
  const tab = await host.context().newPage()
  await tab.goto(host.url())
  await expect(linkShown(tab)).toHaveValue(old)
  await host.getByRole('button', { name: 'Make a new link' }).first().click()
  await expect(linkShown(host)).not.toHaveValue(old)
  const made = await linkShown(host).inputValue()
  await expect(linkShown(tab)).toHaveValue(made)
  await host.reload()
  await expect(linkShown(host)).toHaveValue(made)

  const late = await sitDown(device('phone'))
  await late.goto(old)
  await expect(late.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(mine(late)).toHaveCount(0)
  await late.goto(made)
  await expect(mine(late)).toBeVisible()
  await expect(late.locator('a[data-learn]').first()).toHaveAttribute('target', '_blank')
})

test('giving up a seat makes one a spectator, and an invitation seats the next one in mid-game', async ({
  sitDown,
}) => {
  const host = await sitDown(device('desk'))
  const link = await openTable(host)
  const guest = await sitDown(device('desk'))
  await guest.goto(link)
  await expect(mine(guest)).toBeVisible()
  await begin(host)

  await guest.getByRole('button', { name: 'Seats and links' }).click()
  await guest.getByRole('button', { name: 'Give up the seat' }).click()
  await guest.getByRole('button', { name: 'Give up the seat' }).last().click()
  await expect(mine(guest)).toHaveCount(0)
  await guest.keyboard.press('Escape')
  await expect(guest.getByRole('button', { name: 'Take back' })).toHaveCount(0)
  await expect(choices(guest)).toHaveCount(0)
  await expect(host.locator('[data-seat-news=left]')).toBeVisible()

  const next = await sitDown(device('desk', { theme: 'light' }))
  await next.goto(link)
  await expect(next.getByRole('button', { name: 'Take back' })).toBeVisible()
  await expect(host.locator('[data-seat-news=taken]')).toBeVisible()
})

test('what one can do about a player who is away is offered beside their face', async ({ sitDown }) => {
  const host = await sitDown(device('desk'))
  const guest = await sitDown(device('desk'))
  await guest.goto(await openTable(host))
  await expect(mine(guest)).toBeVisible()
  await begin(host)
  await guest.close()

  const face = host.locator('nav [data-who=p2]')
  await expect(face.locator('.gone')).toBeVisible()
  // Where the table waits for that player, the question says so, too.
  for (let count = 0; count < 3 && (await host.locator('#prompt [data-asked]').isVisible()); count++) {
    const question = await host.locator('#prompt [data-decision]').getAttribute('data-decision')
    await choices(host).first().click()
    await expect(host.locator('#prompt [data-decision]')).not.toHaveAttribute('data-decision', question!)
  }
  await expect(host.locator('#prompt [data-absent=p2] [data-play-on=p2]')).toBeVisible()
  await face.locator('button.name').click()
  const sheet = host.locator('section.sheet')
  await expect(sheet.locator('[data-invite=p2]')).toBeVisible()
  await expect(sheet.locator('[data-play-on=p2]')).toBeVisible()
  await sheet.locator('[data-assign]').click()
  await expect(host.locator('[data-seat-news=assigned]')).toBeVisible()
  await expect(sheet.locator('[data-play-on=p2]')).toHaveCount(0)
})

test('a table of ALONE says what was agreed on for absent players, and that Evil talks aloud', async ({
  sitDown,
}) => {
  const host = await sitDown(device('desk'))
  await host.goto('/new/alone')
  await pressValue(host, 'friends')
  await pressValue(host, '1')
  for (const seat of await host.locator('.seats input[type=checkbox]').all()) await seat.check()
  await host.getByText('When a player is away').click()
  await host.locator('[data-setting=replaceBy]').selectOption('players')
  await host.locator('[data-setting=replaceAfter]').selectOption({ label: 'after 15 minutes' })
  await host.locator('form button[type=submit]').click()
  await expect(host.locator('[data-agreed]')).toContainText('away for 15 minutes, any player may')
  await begin(host)
  await host.getByRole('tab', { name: 'Chat' }).click()
  await expect(host.getByText('everything is said aloud')).toBeVisible()
  await expect(host.getByRole('button', { name: 'Rule AL-608' })).toBeVisible()
})
