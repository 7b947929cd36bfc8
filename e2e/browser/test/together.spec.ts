import type { Locator, Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import { choices, inList, offered, pressValue, unfold } from '../play.ts'

const curtain = (page: Page): Locator => page.locator('[role=dialog].curtain')

test('ALONE: around one screen a curtain falls between the sides, though nobody gave a name', async ({
  sitDown,
}) => {
  const page = await sitDown(device('desk'))
  await page.goto('/new/alone')
  await pressValue(page, 'screen')
  await page.locator('form button[type=submit]').click()
  const called: string[] = []
  for (let count = 0; called.length < 3; count++) {
    expect(count, 'choices before the screen has changed hands').toBeLessThan(40)
    await expect(curtain(page).or(page.locator('#prompt [data-asked]')).first()).toBeVisible()
    if (await curtain(page).isVisible()) {
      for (const secret of [page.locator('[data-sector]'), choices(page), page.locator('aside.beside li')])
        expect(await secret.count(), 'behind the curtain').toBe(0)
      called.push(await curtain(page).getByRole('button').innerText())
      await curtain(page).getByRole('button').click()
      await expect(curtain(page)).toBeHidden()
      continue
    }
    const [option] = await offered(page)
    await answeredOrHidden(page, option!)
  }
  expect(new Set(called).size, 'different people are called').toBeGreaterThan(1)
})

/** Makes a choice; the next question may lie behind a curtain. */
async function answeredOrHidden(page: Page, option: string): Promise<void> {
  const before = await page.locator('#prompt [data-decision]').getAttribute('data-decision')
  await unfold(page, option)
  await inList(page, option).click()
  await expect(async () => {
    const now = page.locator('#prompt [data-decision]')
    const isAnother = (await now.count()) > 0 && (await now.getAttribute('data-decision')) !== before
    expect(isAnother || (await curtain(page).isVisible())).toBe(true)
  }).toPass()
}
