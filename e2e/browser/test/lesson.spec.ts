import { device, expect, test } from '../house.ts'
import { choices } from '../play.ts'

const lessons = ['reign', 'tiny-epic'].flatMap((game) => [
  { game, language: 'en', size: 'desk' } as const,
  { game, language: 'pl', size: 'phone' } as const,
])

for (const { game, language, size } of lessons)
  test(`the guided first game of ${game} can be played from its first word to its last (${language})`, async ({
    sitDown,
  }) => {
    const page = await sitDown(device(size, { language }))
    await page.goto(`/learn/${game}`)
    const coach = page.locator('.coach')
    const next = coach.locator('button.primary')
    const stepNow = async () => Number(await coach.getAttribute('data-step'))
    for (let isLast = false, step = -1; !isLast;) {
      // A choice takes a moment to be kept, and the step that asked for it stays as long. What the table does by itself is passed over.
      await expect.poll(stepNow).toBeGreaterThan(step)
      step = await stepNow()
      await expect(next.or(choices(page)).first()).toBeVisible()
      isLast = await coach.locator('.leave').isHidden()
      if (await next.isVisible()) await next.click()
      else {
        expect(await choices(page).count(), 'only what the lesson asks for is offered').toBe(1)
        await choices(page).click()
      }
      expect(step, 'a lesson of ten minutes').toBeLessThan(60)
    }
    // Afterwards the same table goes on without the teacher.
    await expect(page).toHaveURL(/\/here\//)
    await expect(coach).toBeHidden()
    await expect.poll(() => choices(page).count()).toBeGreaterThan(2)
  })
