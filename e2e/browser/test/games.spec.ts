import { device, expect, sizes, test } from '../house.ts'
import { answerWithKeys, choices, dice, layOutAlone, outcome, pick, playToTheEnd } from '../play.ts'
import { atRest, screens } from '../screens.ts'

test('a whole game alone, with motion, on the board and in the list', async ({ sitDown }) => {
  const page = await sitDown(device('desk', { still: false }))
  await page.goto('/settings')
  await page.evaluate(() => localStorage.setItem('miskatonic.settings', JSON.stringify({ speed: 4 })))
  await layOutAlone(page, 2)
  const count = await playToTheEnd(page, dice(1))
  expect(count).toBeGreaterThan(5)
  await expect(outcome(page)).toBeVisible()
})

test('a whole game on a phone, by touch', async ({ sitDown }) => {
  const page = await sitDown(device('phone'))
  await layOutAlone(page, 3)
  await playToTheEnd(page, dice(2), async (at, option) => {
    const button = choices(at)
      .and(at.locator(`[data-option="${option}"]`))
      .first()
    const box = await button.boundingBox()
    expect(box!.height, `${option} is large enough for a thumb`).toBeGreaterThanOrEqual(43.5)
    await button.tap()
  })
  await expect(outcome(page)).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0)
})

test('a phone shows the player whose turn it is, also when a game is taken up or loaded again', async ({
  sitDown,
}) => {
  const page = await sitDown(device('phone'))
  await screens['table']!(page)
  for (const again of [false, true]) {
    if (again) await page.reload()
    await expect(choices(page).first()).toBeVisible()
    await atRest(page)
    const pawn = (await page.locator('.pawn.active').boundingBox())!
    const question = (await page.locator('#prompt .sheet').boundingBox())!
    expect(pawn.x).toBeGreaterThan(0)
    expect(pawn.x + pawn.width).toBeLessThan(sizes.phone.width)
    expect(pawn.y + pawn.height).toBeLessThan(question.y)
  }
})

test('a whole game in Polish', async ({ sitDown }) => {
  const page = await sitDown(device('desk', { language: 'pl', theme: 'light' }))
  await layOutAlone(page, 4)
  await expect(page.getByRole('heading', { name: 'Kim chcesz być?' })).toBeVisible()
  await playToTheEnd(page, dice(3))
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(outcome(page)).toBeVisible()
})

test('a whole game with the keyboard alone', async ({ sitDown }) => {
  // What is loaded for the end comes late, as over a slow line: only after the focus has been looked at.
  const page = await sitDown(device('desk'))
  let isHeldBack = false
  let letGo = (): void => {}
  const looked = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/OutcomePanel-*.js', async (route) => {
    isHeldBack = true
    await looked
    await route.continue()
  })
  await page.goto('/new/reign')
  await page.getByRole('button', { name: 'Start the game' }).focus()
  await page.keyboard.press('Enter')
  const random = dice(4)
  for (let count = 0; ; count++) {
    const isAsked = await answerWithKeys(
      page,
      (names) => pick(names, random),
      () => random(2) === 0,
    )
    if (!isAsked) break
    const isLost = await page.evaluate(() => document.activeElement === document.body)
    expect(isLost, `the focus after choice ${count}`).toBe(false)
    if (isHeldBack) letGo()
    if (count > 600) throw new Error('this game does not end')
  }
  await expect(outcome(page)).toBeVisible()
})

test.describe('a table at rest costs nothing', () => {
  for (const name of [
    'late-table',
    'tiny-epic-late-table',
    'alone-late-hero',
    'alone-late-evil',
    'mansions-late',
    'mansions-puzzle',
    'arkham-late',
  ])
    test(name, async ({ sitDown }) => {
      const page = await sitDown(device('desk', { still: false }))
      await page.addInitScript(countFrames)
      await screens[name]!(page)
      await atRest(page)
      const moved = await page.evaluate(framesAndAnimations)
      expect(moved).toEqual({ frames: 0, animations: 0 })
    })
})

interface Counting {
  frames: number
}

/** Runs in the page before anything else: counts the frames that something asks for. */
function countFrames(): void {
  // A global of this test's own.
  const counting = globalThis as unknown as Counting
  counting.frames = 0
  const original = requestAnimationFrame.bind(globalThis)
  globalThis.requestAnimationFrame = (callback) => {
    counting.frames++
    return original(callback)
  }
}

/** Runs in the page: what moves in a second and a half. */
async function framesAndAnimations(): Promise<{ frames: number; animations: number }> {
  // The global of countFrames.
  const counting = globalThis as unknown as Counting
  const before = counting.frames
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return { frames: counting.frames - before, animations: document.getAnimations().length }
}
