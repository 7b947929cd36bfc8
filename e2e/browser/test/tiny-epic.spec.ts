import type { Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import {
  choose,
  decisionBefore,
  dice,
  inList,
  layOutTinyEpic,
  offered,
  outcome,
  pick,
  playToTheEnd,
  pressOnBoard,
} from '../play.ts'

test('a whole game of Tiny Epic alone, from the lobby, on the board and in the list', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await layOutTinyEpic(page, 'solo')
  let onBoard = 0
  const count = await playToTheEnd(page, dice(1), async (at, option, random) => {
    if (random(2) === 0 && (await pressOnBoard(at, random))) onBoard++
    else await inList(at, option).click()
  })
  expect(onBoard, 'choices made on the board').toBeGreaterThan(4)
  expect(count - onBoard, 'choices made in the list').toBeGreaterThan(4)
  await expect(outcome(page).getByText(/^(Victory|Defeat)$/)).toBeVisible()
})

test('a game that plays itself is a film: held, seen event by event, faster, skipped, to its end', async ({
  sitDown,
}) => {
  const page = await sitDown(device('desk', { still: false }))
  // The clock is controlled by the test.
  await page.clock.install()
  await layOutTinyEpic(page, 'zero', 'insane')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const controls = page.locator('#prompt .controls')
  const sentence = page.locator('#prompt .sentence')
  const press = (name: string): Promise<void> => controls.getByRole('button', { name }).click()

  await page.getByRole('button', { name: 'Run the film' }).click()
  await passTime(page, 200, () => sentence.isVisible())
  await press('Pause')
  await expect(controls.getByRole('button', { name: 'Go on' })).toHaveAttribute('aria-pressed', 'true')
  const held = await sentence.innerText()
  await page.clock.runFor(60_000)
  await expect(sentence).toHaveText(held)

  // Step by step to the end of the turn: every sentence that the log tells afterwards, one at a time.
  const seen: string[] = []
  const first = await decisionBefore(page)
  while ((await decisionBefore(page)) === first) {
    seen.push(await sentence.innerText())
    await press('Step')
  }
  expect(seen.length).toBeGreaterThan(5)
  await expect.poll(async () => (await lastTurn(page)).slice(-seen.length)).toEqual(seen)

  // The film goes on with the next turn, and is still held.
  await passTime(page, 500, () => sentence.isVisible())
  const next = await sentence.innerText()
  await page.clock.runFor(60_000)
  await expect(sentence).toHaveText(next)

  // Faster, and let go.
  await press('Speed: 1 times')
  await press('Speed: 2 times')
  await expect(controls.getByRole('button', { name: 'Speed: 4 times' })).toBeVisible()
  await press('Go on')
  await expect(sentence).not.toHaveText(next)
  const second = await decisionBefore(page)
  await press('Skip')
  await expect(controls).toBeHidden()
  expect(await decisionBefore(page)).not.toBe(second)

  // The next turn begins by itself and is shown. From there every turn is skipped, but each begins by itself.
  const third = await decisionBefore(page)
  await passTime(page, 2_000, async () => (await decisionBefore(page)) !== third)
  await passTime(page, 200, async () => {
    if (await controls.isVisible()) await page.keyboard.press('Escape')
    return outcome(page).isVisible()
  })
  await expect(outcome(page).getByText(/^(Victory|Defeat)$/)).toBeVisible()
  expect(Number(await decisionBefore(page)), 'turns').toBeGreaterThan(4)
})

test('some turns of Tiny Epic on a phone, in Polish, with everything in its drawers', async ({ sitDown }) => {
  const page = await sitDown(device('phone', { language: 'pl', theme: 'light' }))
  await layOutTinyEpic(page, 'solo')
  await expect(page.getByRole('heading', { name: 'Kto odważy się czytać tę księgę?' })).toBeVisible()
  const random = dice(3)
  for (let choice = 1; choice <= 16; choice++) {
    const option = pick(await offered(page), random)
    await choose(page, option, (button) => button.tap())
    expect(await overTheEdge(page), `after ${option}`).toEqual([])
    if (choice % 8 !== 0) continue
    for (const part of ['Worek', 'Strony', 'Kroczący', 'Odrzucone', 'Dziennik']) {
      // Words on the board may hold these, too, but do not begin with them.
      await page
        .getByRole('button', { name: new RegExp(`^${part}`) })
        .first()
        .tap()
      const drawer = page.getByRole('dialog', { name: part })
      await expect(drawer).toBeVisible()
      expect(await overTheEdge(page), `${part} after choice ${choice}`).toEqual([])
      await drawer.getByRole('button', { name: 'Zamknij' }).tap()
      await expect(drawer).toBeHidden()
    }
  }
})

/** What reaches over the sides of the screen, around the board and in drawers. The board itself is larger on purpose. */
async function overTheEdge(page: Page): Promise<string[]> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  return page.locator('.top, .rail, .chips, #prompt, dialog[open]').evaluateAll((areas) =>
    areas
      .flatMap((area) => [area, ...area.querySelectorAll('*')])
      .filter((each) => each instanceof HTMLElement && each.checkVisibility())
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect()
        return left < -1 || right > innerWidth + 1
      })
      .map((each) => each.outerHTML.slice(0, 160)),
  )
}

/** Lets time pass in the page until something is so. */
async function passTime(page: Page, step: number, isSo: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(step)
        return isSo()
      },
      { timeout: 60_000, intervals: [0] },
    )
    .toBe(true)
}

/** What the log tells of the last turn, without its end, for which the film takes no time. */
async function lastTurn(page: Page): Promise<string[]> {
  const told = await page.locator('aside.beside li.did').last().locator('p').allInnerTexts()
  return told.filter((line) => !line.endsWith('turn ends.'))
}
