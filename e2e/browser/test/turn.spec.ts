import type { Locator, Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import {
  answered,
  choose,
  decisionBefore,
  dice,
  layOutAlone,
  layOutTinyEpic,
  offered,
  pick,
} from '../play.ts'
import { atRest, screens } from '../screens.ts'

/** Opens the menu of places that are not lit until one can be walked to in several steps. */
async function openFarPlace(page: Page, open: (place: Locator) => Promise<void>): Promise<void> {
  const places = page.locator('[data-place][role=button]:not(.lit)')
  for (const place of await places.all()) {
    await open(place)
    if (await page.locator('[data-travel]').isVisible()) return
    await page.keyboard.press('Escape')
  }
  throw new Error('no place is far')
}

test.describe('a far place is walked to step by step', () => {
  test('with the mouse: the way and its cost are on the board before it is taken', async ({ sitDown }) => {
    const page = await sitDown(device('desk'))
    await screens['table']!(page)
    await atRest(page)
    await openFarPlace(page, (each) => each.click())
    await expect(page.locator('.way path')).toBeVisible()
    await expect(page.locator('.way text')).toHaveText(/^\d$/)
    const [, ...steps] = (await page.locator('.way').getAttribute('data-way'))!.split(' ')
    const goal = steps.at(-1)!.replace('place:', '')
    const before = Number(await decisionBefore(page))
    await page.locator('[data-travel]').click()
    await expect(page.locator(`[data-place=${goal}]`)).toHaveAccessibleName(
      /Detective|Doctor|Driver|Hunter|Magician|Occultist|Reporter/,
    )
    expect(Number(await decisionBefore(page))).toBe(before + steps.length)
    await expect(page.locator('.way')).toHaveCount(0)
  })

  test('with the keyboard', async ({ sitDown }) => {
    const page = await sitDown(device('desk'))
    await screens['table']!(page)
    await atRest(page)
    await openFarPlace(page, async (each) => {
      await each.focus()
      await page.keyboard.press('Enter')
    })
    const before = Number(await decisionBefore(page))
    await page.locator('[data-travel]').focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => Number(await decisionBefore(page))).toBeGreaterThan(before + 1)
  })

  test('with a finger', async ({ sitDown }) => {
    const page = await sitDown(device('phone'))
    await screens['table']!(page)
    await atRest(page)
    await openFarPlace(page, (each) => each.dispatchEvent('click'))
    const box = (await page.locator('[data-travel]').boundingBox())!
    expect(box.height).toBeGreaterThanOrEqual(43.5)
    const before = Number(await decisionBefore(page))
    await page.locator('[data-travel]').tap()
    await expect.poll(async () => Number(await decisionBefore(page))).toBeGreaterThan(before + 1)
  })

  test('in ALONE, where Evil may react to every step', async ({ sitDown }) => {
    const page = await sitDown(device('desk'))
    await screens['alone-late-hero']!(page)
    await atRest(page)
    await page.locator('main .mark[role=button]:not(.lit)').first().click()
    await expect(page.locator('.way text')).toHaveText('2')
    const [, next] = (await page.locator('.way').getAttribute('data-way'))!.split(' ')
    const tile = page.locator(`main .tile[data-place="${next!.replace('place:', '')}"]`)
    await expect(tile).not.toHaveClass(/here/)
    await answered(page, () => page.locator('[data-travel]').click())
    await expect(async () => {
      const names = await offered(page)
      const quiet = ['pass', 'letGo'].find((name) => names.includes(name))
      if (quiet !== undefined) await choose(page, quiet)
      await expect(tile).toHaveClass(/here/, { timeout: 500 })
    }).toPass()
  })
})

test('why not: the focus and a click give the reason, and Escape closes it', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await screens['table']!(page)
  await atRest(page)
  const refused = page.locator('[data-place][role=button]:not(.lit)').first()
  await page.keyboard.press('Shift') // the focus is shown to those who use the keyboard
  await refused.focus()
  await expect(page.locator('.tip')).toHaveText(/\S/)
  await page.keyboard.press('Escape')
  await expect(page.locator('.tip')).toHaveCount(0)
  await page.locator('[data-spot^="old-one"]:not([data-unlit])').first().click()
  await expect(page.getByRole('dialog')).toContainText('Something else is being asked now')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a question about relics can be put off for this turn, also alone', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await layOutAlone(page, 2)
  const random = dice(7)
  const spare = page.locator('[data-spare=turn]')
  for (let count = 0; !(await spare.isVisible()); count++) {
    expect(count, 'choices without such a question').toBeLessThan(200)
    const option = pick(await offered(page), random)
    await choose(page, option)
  }
  await answered(page, () => spare.click())
  await expect(page.locator('#prompt [data-option=pass]')).toHaveCount(0)
})

/** To choose who one is, and then to go somewhere. The way back reveals nothing: what lies there was turned up before. */
const quietSteps = /^(take(Investigator|Sheet)|chooseSheet|walk|move):/

for (const [game, layOut, end] of [
  ['Reign', (page: Page) => layOutAlone(page, 2), 'endActions'],
  ['Tiny Epic', (page: Page) => layOutTinyEpic(page, 'solo'), 'endTurn'],
] as const)
  test(`${game}: after the last action the table waits, it can be taken back, and nobody is asked whether they are sure`, async ({
    sitDown,
  }) => {
    const page = await sitDown(device('desk'))
    await layOut(page)
    const used = page.getByRole('heading', { name: 'You have no actions left.' })
    const chosen = new Set<string>()
    for (let count = 0; !(await used.isVisible()); count++) {
      expect(count, 'choices before the actions are used up').toBeLessThan(30)
      const names = await offered(page)
      const option =
        names.find((each) => chosen.has(each)) ?? names.find((each) => quietSteps.test(each)) ?? names[0]!
      chosen.add(option)
      await choose(page, option)
    }
    const before = Number(await decisionBefore(page))
    await page.keyboard.press('u')
    await expect.poll(async () => Number(await decisionBefore(page)), 'it is taken back').toBe(before - 1)
    const again = (await offered(page)).find((each) => chosen.has(each))!
    await choose(page, again)
    await expect(used).toBeVisible()
    await page.locator(`#prompt .main[data-option=${end}]`).click()
    await expect
      .poll(async () => Number(await decisionBefore(page)), 'the turn goes on')
      .toBeGreaterThan(before)
  })
