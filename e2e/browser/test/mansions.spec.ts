import type { Locator, Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import {
  answered,
  choose,
  decisionBefore,
  choices,
  invitation,
  layOutMansions,
  offered,
  outcome,
  playTogether,
  pressValue,
} from '../play.ts'
import { savedAtPuzzle } from '../saved.ts'
import { atRest, screens, takeUp } from '../screens.ts'

/** The Keeper's hand and plan, of which the investigators may see nothing. */
const hand = (page: Page): Locator => page.locator('[data-spot^="mythos:"], [data-spot^="trauma:"]')
const plan = (page: Page): Locator => page.locator('[data-spot=objective]')
const spaces = (page: Page): Locator => page.locator('main [data-space]')
/** Pixels; what the browser rounds is let pass. */
const legible = 13.99
const pieces = (page: Page): Locator => page.locator('main [data-place]')
const curtain = (page: Page): Locator => page.locator('.curtain[role=dialog]')

/** What leads on: the night passes by itself. */
const leadingOn =
  /^(finishTurn|noMythos|noTrauma|endActions|endAttacks|giveNoMore|goOn|beginTurn|roll$|keepRoll|stopPuzzle)/

/** Answers with a wish if it is offered, otherwise with what leads on. */
async function passTheTime(page: Page, wishes: readonly string[] = []): Promise<string> {
  const names = await offered(page)
  const option = wishes.find((wish) => names.includes(wish)) ?? names.find((name) => leadingOn.test(name))
  await chooseInTime(page, option ?? names[0]!)
  return option ?? names[0]!
}

/** Makes a choice, unless the table has answered before: for a Keeper who wishes not to be asked it does so in a moment. */
async function chooseInTime(page: Page, option: string): Promise<void> {
  const before = await decisionBefore(page)
  await choose(page, option, async (button) => {
    const isPressed = button.click({ timeout: 5_000 })
    await isPressed.catch(async (error: unknown) => {
      if ((await decisionBefore(page)) === before) throw error
    })
  })
}

test('three browsers, a Keeper and two investigators, play The Cold Ward to its end', async ({ sitDown }) => {
  test.setTimeout(600_000)
  const keeper = await sitDown(device('desk'))
  const first = await sitDown(device('desk', { theme: 'light' }))
  const second = await sitDown(device('phone', { language: 'pl' }))
  await keeper.goto('/new/mansions')
  await pressValue(keeper, 'friends')
  await keeper.locator('form select').first().selectOption('ward')
  for (const [i, seat] of (await keeper.locator('.seats input[type=checkbox]').all()).entries())
    await seat.setChecked(i === 0)
  await keeper.locator('form button[type=submit]').click()
  await expect(keeper).toHaveURL(/\/table\//)
  const link = await invitation(keeper)
  await first.goto(link)
  await first.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(first.locator('.seats .mine')).toBeVisible()
  await second.goto(link)
  await expect(second.locator('.seats .mine')).toBeVisible()
  await keeper.getByRole('button', { name: 'Begin the game' }).click()

  let windows = 0
  await playTogether(
    [keeper, first, second],
    async (asked) => {
      const spare = keeper.locator('[data-spare=only]')
      // The Keeper wishes to be asked only after something has happened: from then on hardly ever.
      if (asked === keeper && (await spare.isVisible())) {
        windows++
        return answered(keeper, () => spare.click())
      }
      const option = await passTheTime(asked, ['answer:letter=A', 'takeInvestigator:who=kate-winthrop'])
      if (option === 'noMythos') windows++
    },
    async (count) => {
      if (count % 10 !== 9) return
      for (const page of [first, second]) {
        expect(await hand(page).count(), 'cards of the Keeper').toBe(0)
        expect(await plan(page).count(), 'the plan of the Keeper').toBe(0)
        expect(await spaces(page).count()).toBeGreaterThan(30)
      }
      expect(await hand(keeper).count(), 'the hand of the Keeper').toBeGreaterThan(0)
    },
  )
  expect(windows, 'how often the Keeper was asked for a Mythos card in 34 turns').toBeLessThan(17)
  await expect(outcome(keeper)).toContainText('Victory')
  await expect(outcome(first)).toContainText('Defeat')
  await expect(outcome(second)).toContainText('Klęska')
})

test('behind the curtain and for the investigators there is nothing of the Keeper', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await layOutMansions(page, ['Ann', 'Bob', 'Cyd'])
  const lookers: string[] = []
  for (let count = 0; count < 16; count++) {
    await expect(curtain(page).or(choices(page)).first()).toBeVisible()
    if (await curtain(page).isVisible()) {
      // The house itself is public.
      for (const secret of [hand(page), plan(page), choices(page)])
        expect(await secret.count(), 'behind the curtain').toBe(0)
      const button = curtain(page).getByRole('button')
      lookers.push((await button.innerText()).replace('I am ', ''))
      await button.click()
      await expect(curtain(page)).toBeHidden()
      await expect(choices(page).first()).toBeAttached()
    }
    if (lookers.at(-1) !== 'Ann') {
      expect(await hand(page).count(), 'cards of the Keeper before an investigator').toBe(0)
      expect(await plan(page).count(), 'the plan of the Keeper before an investigator').toBe(0)
    }
    await passTheTime(page)
  }
  expect(new Set(lookers), 'who looked at the screen').toEqual(new Set(['Ann', 'Bob', 'Cyd']))
})

test('every space of the house has a name, and a step is taken on the plan', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await screens['mansions-table']!(page)
  await atRest(page)
  const names = await spaces(page).evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label') ?? ''),
  )
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => /^$|undefined|null/.test(name))).toEqual([])
  const step = spaces(page).and(page.locator('.lit[role=button]')).first()
  const to = await step.getAttribute('data-space')
  // In a corner: a figure may stand in the middle.
  await answered(page, () => step.click({ position: { x: 9, y: 9 } }))
  const figure = page.locator('main .figure:has(.turn)')
  await expect(figure, 'the figure has gone there').toHaveAttribute('data-figure', /./)
  await passWindows(page)
  expect(await offered(page)).not.toContain(`move:to=${to},drag=false`)
})

const handhelds = ['phone', 'small-phone', 'phone-aside'] as const

for (const size of handhelds)
  test(`a rune puzzle is solved by touch, in Polish: ${size}`, async ({ sitDown }) => {
    const page = await sitDown(device(size, { language: 'pl' }))
    await beginPuzzle(page, 'rune')
    await tapPiece(page, 0)
    await expect(pieces(page).first()).toHaveAttribute('aria-pressed', 'true')
    await tapPiece(page, 1)
    await isSolved(page)
  })

for (const size of handhelds)
  test(`a wiring puzzle is solved by touch; a wrong turn costs a move: ${size}`, async ({ sitDown }) => {
    const page = await sitDown(device(size))
    await beginPuzzle(page, 'wiring')
    await tapPiece(page, 0)
    await expect(pieces(page).first()).toHaveAttribute('aria-pressed', 'true')
    await moved(page, () =>
      page.locator('main').getByRole('button', { name: 'Turn piece 1 counter-clockwise' }).tap(),
    )
    await moved(page, () => tapPiece(page, 0))
    await tapPiece(page, 0)
    await isSolved(page)
  })

for (const { kind, keys } of [
  { kind: 'rune', keys: ['Shift+ArrowRight'] },
  { kind: 'wiring', keys: ['q', 'e', 'e'] },
] as const)
  test(`a ${kind} puzzle is solved with the keyboard, and each piece says what it is`, async ({
    sitDown,
  }) => {
    const page = await sitDown(device('desk'))
    await beginPuzzle(page, kind)
    const labels = await pieces(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
    expect(new Set(labels).size, labels.join()).toBe(labels.length)
    await pieces(page).first().focus()
    for (const key of keys.slice(0, -1)) {
      await moved(page, () => page.keyboard.press(key))
      await expect(pieces(page).first(), 'the focus stays with the piece').toBeFocused()
    }
    await page.keyboard.press(keys.at(-1)!)
    await isSolved(page)
  })

/** With a finger, in its middle. What is drawn on a rune is larger than the piece that shows a part of it. */
async function tapPiece(page: Page, place: number): Promise<void> {
  const box = (await pieces(page).nth(place).locator('.ring').boundingBox())!
  expect(Math.min(box.width, box.height), 'a piece is large enough for a thumb').toBeGreaterThanOrEqual(44)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Does something that costs a puzzle action, and waits until it is done. */
async function moved(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await movesLeft(page)
  await act()
  await expect.poll(() => movesLeft(page)).toBe(before - 1)
}

/** The Keeper, who is the same person here, plays no Mythos card. */
async function passWindows(page: Page): Promise<void> {
  while ((await offered(page)).includes('noMythos')) await choose(page, 'noMythos')
}

async function beginPuzzle(page: Page, kind: 'rune' | 'wiring', options: object = {}): Promise<void> {
  const { file, begin } = savedAtPuzzle(kind, options)
  await takeUp(page, file)
  await choose(page, begin)
  await expect(pieces(page).first()).toBeVisible()
  await atRest(page)
}

async function movesLeft(page: Page): Promise<number> {
  return Number(await page.locator('main .moves strong').innerText())
}

/** The Lock is open, and the investigator has gone in. */
async function isSolved(page: Page): Promise<void> {
  await expect(pieces(page)).toHaveCount(0)
  await passWindows(page)
  expect(await offered(page), 'the room can be explored').toContain('explore')
}

test('MM-853: the time for a puzzle runs on while the page is loaded again, and when it is over the attempt is', async ({
  sitDown,
}) => {
  const page = await sitDown(device('desk'))
  await page.clock.install()
  await beginPuzzle(page, 'rune', { limitedTime: 'yes' })
  const clock = page.locator('main [role=timer]')
  await expect(clock).toHaveText(/^\s*(60|5\d)\s*$/)
  await page.clock.fastForward(25_000)
  await expect(clock).toHaveText(/^\s*(3\d)\s*$/)
  await page.reload()
  await expect(clock).toHaveText(/^\s*([23]\d)\s*$/)
  await page.clock.fastForward(40_000)
  await expect(pieces(page)).toHaveCount(0)
  await passWindows(page)
  expect(await offered(page), 'the Lock holds').toContain('move:to=workshop-1,drag=false')
})

test('on a phone names can be read, and a tap shows how far a figure sees and gets', async ({ sitDown }) => {
  const page = await sitDown(device('phone', { language: 'pl' }))
  await screens['mansions-table']!(page)
  await atRest(page)
  expect(await smallestName(page)).toBeGreaterThanOrEqual(legible)
  await page.locator('main [data-figure^="seat:"]').first().tap()
  await expect(page.locator('main [data-reach]').first()).toBeVisible()
  await expect(page.locator('main [data-sight]').first()).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0)
})

test('names of rooms can be read where the whole house is shown', async ({ sitDown }) => {
  for (const language of ['en', 'pl'] as const) {
    const page = await sitDown(device('laptop-768', { language }))
    await screens['mansions-late']!(page)
    await atRest(page)
    expect(await smallestName(page), language).toBeGreaterThanOrEqual(legible)
  }
})

/** The size of the smallest letters on the plan, in pixels. Where there is little room they are narrower, but by a fifth at most. */
function smallestName(page: Page): Promise<number> {
  return page.locator('main .house text').evaluateAll((all) =>
    Math.min(
      ...all.map((each) => {
        const { a, d } = (each as SVGTextElement).getScreenCTM()!
        return a < 0.8 * d ? 0 : Number.parseFloat(getComputedStyle(each).fontSize) * d
      }),
    ),
  )
}
