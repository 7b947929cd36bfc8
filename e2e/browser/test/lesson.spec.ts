import { device, expect, test } from '../house.ts'
import { choices } from '../play.ts'

for (const language of ['en', 'pl'] as const)
  test(`the guided first game can be played from its first word to its last (${language})`, async ({
    sitDown,
  }) => {
    const page = await sitDown(device(language === 'en' ? 'desk' : 'phone', { language }))
    await page.goto('/learn/reign')
    const next = page.locator('.coach button.primary')
    for (let step = 0; step < 60; step++) {
      await expect(next.or(choices(page)).first()).toBeVisible()
      const isLast = await page.locator('.coach .leave').isHidden()
      if (await next.isVisible()) await next.click()
      else {
        expect(await choices(page).count(), 'only what the lesson asks for is offered').toBe(1)
        await choices(page).first().click()
      }
      if (isLast) break
    }
    // Afterwards the same table goes on without the teacher.
    await expect(page).toHaveURL(/\/here\//)
    await expect(page.locator('.coach')).toBeHidden()
    await expect.poll(() => choices(page).count()).toBeGreaterThan(2)
  })
