import type { Page } from '@playwright/test'
import { type Size, device, expect, test } from '../house.ts'
import { atRest, screens } from '../screens.ts'

const touch = 44

for (const size of ['phone', 'small-phone', 'phone-aside'] as const satisfies readonly Size[])
  test(`Evil's map shows one level at a time, in sectors large enough for a finger (${size})`, async ({
    sitDown,
  }) => {
    const page = await sitDown(device(size))
    await screens['alone-late-evil']!(page)
    await atRest(page)
    for (const level of ['1', '2']) {
      await page.locator(`[data-level="${level}"]`).tap()
      await expect(page.locator(`[data-level="${level}"]`)).toHaveAttribute('aria-pressed', 'true')
      const sectors = page.locator('main [data-sector]')
      await expect(sectors.first()).toBeAttached()
      const boxes = await sectors.evaluateAll((all) =>
        all.map((each) => {
          const { width, height } = each.getBoundingClientRect()
          return { name: each.getAttribute('data-sector')!, side: Math.min(width, height) }
        }),
      )
      expect(boxes.filter(({ name }) => !name.startsWith(`${level}-`))).toEqual([])
      expect(Math.min(...boxes.map(({ side }) => side))).toBeGreaterThanOrEqual(touch)
    }
    const map = (await page.locator('main .window').boundingBox())!
    expect(map.height, 'room for two rows of sectors').toBeGreaterThan(2 * touch)
  })

test('the ways out of the Hero’s sector are large enough to be pressed, though the maze is small', async ({
  sitDown,
}) => {
  const page = await sitDown(device('small-phone'))
  await screens['alone-late-hero']!(page)
  await atRest(page)
  const ways = page.locator('main .mark.lit[data-mark^="way:"] .hit')
  await expect(ways.first()).toBeAttached()
  const widths = await ways.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(30)
})

for (const { screen, size } of [
  { screen: 'tiny-epic-table', size: 'phone' },
  { screen: 'table', size: 'small-phone' },
  { screen: 'alone-late-evil', size: 'phone' },
] as const)
  test(`people, piles and zoom buttons cover nothing of the board (${screen}, ${size})`, async ({
    sitDown,
  }) => {
    const page = await sitDown(device(size))
    await screens[screen]!(page)
    await atRest(page)
    expect(await overTheBoard(page)).toEqual([])
  })

/** Which of the panels beside the board overlap it. */
async function overTheBoard(page: Page): Promise<string[]> {
  const board = (await page.locator('main').boundingBox())!
  const found: string[] = []
  for (const name of ['.rail', '.trays', '.trays .tools button:visible']) {
    const box = (await page.locator(name).last().boundingBox())!
    if (box.y + box.height > board.y + 1 && box.y < board.y + board.height) found.push(name)
  }
  return found
}

test('nothing looks chosen after a tap', async ({ sitDown }) => {
  const page = await sitDown(device('phone'))
  await screens['table']!(page)
  await atRest(page)
  const looks = (): Promise<string[]> =>
    page
      .locator('#prompt button[data-option]:not(.main)')
      .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).backgroundImage))])
  const before = await looks()
  expect(before).toHaveLength(1)
  const decision = await page.locator('#prompt [data-decision]').getAttribute('data-decision')
  await page.locator('#prompt button[data-option]:not(.main)').first().tap()
  await expect(page.locator('#prompt [data-decision]')).not.toHaveAttribute('data-decision', decision!)
  await atRest(page)
  expect(await looks()).toEqual(before)
})

for (const size of ['phone', 'small-phone', 'phone-aside', 'laptop-720'] as const satisfies readonly Size[])
  test(`cards that cannot be played now do not rise over the board (${size})`, async ({ sitDown }) => {
    const page = await sitDown(device(size))
    await screens['late-table']!(page)
    await atRest(page)
    const hand = page.locator('section.hand')
    const cards = hand.locator('[data-spot^="card:"]')
    await expect(cards.first()).toBeVisible()
    await expect(
      hand.locator('[data-spot][role=button]:not([data-unlit])'),
      'none can be played',
    ).toHaveCount(0)
    const edge = (await hand.boundingBox())!.y
    const tops = await cards.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y))
    expect(Math.min(...tops), 'the upper edge of the cards').toBeGreaterThan(edge - 8)
  })
