import { games } from '@miskatonic/games'
import { completeOptions } from '@miskatonic/kernel'
import type { Locator, Page, TestInfo } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import { choices } from '../play.ts'

/** Every game has one, games with sides one for each side. */
const addresses = games.flatMap((game) => {
  const { id, sideOf } = game
  return sideOf === undefined
    ? [id]
    : [...new Set(game.seats(completeOptions(game, {})).map(sideOf))].map((side) => `${id}/${side}`)
})
const lessons = [
  ...addresses.flatMap((lesson) => [
    { lesson, language: 'en', size: 'desk' } as const,
    { lesson, language: 'pl', size: 'phone' } as const,
  ]),
  { lesson: 'reign', language: 'pl', size: 'phone-aside' } as const,
  { lesson: 'tiny-epic', language: 'pl', size: 'small-phone' } as const,
]

for (const { lesson, language, size } of lessons)
  test(`the guided first game of ${lesson} can be played from its first word to its last, and shows what it speaks of (${size})`, async ({
    sitDown,
  }, info) => {
    test.slow()
    const page = await sitDown(device(size, { language }))
    await page.goto(`/learn/${lesson}`)
    const coach = page.locator('.coach')
    const next = coach.locator('button.primary')
    const stepNow = async (): Promise<number> => Number(await coach.getAttribute('data-step'))
    let said = 0
    for (let isLast = false, step = -1; !isLast; said++) {
      // A choice takes a moment to be kept, and the step that asked for it stays as long. What the table does by itself is passed over.
      await expect.poll(stepNow).toBeGreaterThan(step)
      await expect(next.or(choices(page)).first()).toBeVisible()
      step = await stepNow()
      // Both at once: while events are shown the teacher says nothing, and has no buttons.
      isLast = await page.evaluate<boolean>(
        "document.querySelector('.coach button.primary') !== null && document.querySelector('.coach .leave') === null",
      )
      await expectInSight(page, step, info)
      if (said === 8) await readAgain(coach, next)
      if (await next.isVisible()) await next.click()
      else {
        await expect(choices(page), 'only what the lesson asks for is offered').toHaveCount(1)
        await choices(page).click()
      }
    }
    expect(said, 'a lesson of ten minutes').toBeLessThan(40)
    // Afterwards the same table goes on without the teacher.
    await expect(page).toHaveURL(/\/here\//)
    await expect(coach).toBeHidden()
    await expect.poll(() => choices(page).count(), 'more than a lesson would offer').toBeGreaterThan(1)
  })

/** Back over earlier steps, and forth. */
async function readAgain(coach: Locator, next: Locator): Promise<void> {
  // While events are shown the teacher says nothing.
  await expect(coach.locator('p').nth(1)).not.toBeEmpty()
  const here = await coach.innerText()
  for (let i = 0; i < 3; i++) await coach.locator('button.quiet').first().click()
  await expect(coach.locator('p').nth(1)).not.toBeEmpty()
  for (let i = 0; i < 3; i++) await next.click()
  await expect(coach).toHaveText(here, { useInnerText: true })
}

/** Something that the step points at is in the window and covered by nothing; so is the way on. */
async function expectInSight(page: Page, step: number, info: TestInfo): Promise<void> {
  const wayOn = page.locator('.coach button.primary').or(choices(page)).first()
  await expect(wayOn, `the way on at step ${step}`).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() => page.evaluate(sightOfPointed), { message: `what step ${step} of ${info.title} points at` })
    .not.toMatch(/hidden|missing/)
}

/** Runs in the page: what of the pointed targets can be seen. */
function sightOfPointed(): string {
  // The tests are checked without the DOM's types; this runs in a page.
  const page = globalThis as unknown as {
    innerWidth: number
    innerHeight: number
    document: {
      querySelectorAll(selector: string): ArrayLike<PageElement>
      querySelector(selector: string): PageElement | null
      elementFromPoint(x: number, y: number): PageElement | null
    }
  }
  interface PageElement {
    readonly parentElement: PageElement
    readonly dataset: Record<string, string | undefined>
    contains(other: PageElement | null): boolean
    closest(selector: string): PageElement | null
    querySelector(selector: string): PageElement | null
    getBoundingClientRect(): { left: number; top: number; right: number; bottom: number }
  }
  const { document, innerWidth, innerHeight } = page
  if (document.querySelector('.coach')?.dataset['points'] === '0') return 'nothing to see'
  const pointed = Array.from(document.querySelectorAll('[data-ping]'), ({ parentElement }) => parentElement)
  if (pointed.length === 0) return 'missing'
  // Of what is larger than the window, such as a sheet, the part with the sign is meant.
  const isSeen = (target: PageElement): boolean =>
    isSeenAt(target, target) || isSeenAt(target, target.querySelector('[data-ping]'))
  const isSeenAt = (target: PageElement, part: PageElement | null): boolean => {
    if (part === null) return false
    const { left, top, right, bottom } = part.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false
    const at = document.elementFromPoint(x, y)
    // On a board another piece of the same board may lie upon it, and a face in the rail has a button upon it; a panel may not.
    const shares = (selector: string): boolean =>
      at !== null && at.closest(selector) !== null && at.closest(selector) === target.closest(selector)
    return target.contains(at) || shares('.pan-zoom') || shares('[data-who]')
  }
  return pointed.some(isSeen) ? 'seen' : 'hidden'
}
