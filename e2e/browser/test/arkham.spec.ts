import type { Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import {
  answered,
  choices,
  dice,
  inList,
  layOutArkham,
  offered,
  pick,
  pressOnBoard,
  unfold,
} from '../play.ts'
import { atRest, screens } from '../screens.ts'

const investigator = '[data-figure="seat:p1"]'

/** Rex Murphy, by his picture; of his two starting cards the first. */
async function playRex(page: Page): Promise<void> {
  await answered(page, async () => {
    await page.locator('[data-spot="sheet:rex-murphy"]').click()
    await page.locator('.menu button[data-option]').first().click()
  })
}

test('a round of Arkham Horror alone, from the lobby, on the map and in the list', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await page.goto('/')
  await page.locator('[data-game=arkham] a.primary').click()
  await expect(page.locator('form')).toContainText('In 1692 a chapel slid into the Miskatonic')
  await layOutArkham(page, 1)
  await playRex(page)
  await expect(page.locator(investigator)).toHaveAttribute('aria-label', /Train Station/)

  const random = dice(3)
  let onBoard = 0
  for (let count = 0; !(await page.locator('.masthead .phase').innerText()).startsWith('Round 2'); count++) {
    const option = pick(await offered(page, 'in groups'), random)
    await answered(page, async () => {
      if (count % 2 === 0 && (await pressOnBoard(page, random))) onBoard++
      else {
        await unfold(page, option)
        await inList(page, option).click()
      }
    })
    expect(count, 'choices of a round').toBeLessThan(80)
  }
  expect(onBoard, 'choices made on the board').toBeGreaterThan(0)
})

test('a far place shows the way there and what it costs, and a press goes there', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await layOutArkham(page, 1)
  await playRex(page)
  const asylum = page.locator('main [data-place=arkham-asylum]')
  await asylum.hover()
  await expect(page.locator('[data-way]')).toHaveAttribute('data-way', /place:arkham-asylum$/)
  await expect(page.locator('main .coin.on')).toContainText('2')
  await asylum.click()
  await page.getByRole('button', { name: 'Walk there: 2 steps, 1 action' }).click()
  await expect(page.locator(investigator)).toHaveAttribute('aria-label', /Arkham Asylum/)
})

test('in Polish and on a phone: the question in Polish, the lit places large enough for a finger', async ({
  sitDown,
}) => {
  const page = await sitDown(device('phone', { language: 'pl' }))
  await screens['arkham-table']!(page)
  await atRest(page)
  await expect(page.locator('#prompt')).toContainText('Którą akcję wykonujesz?')
  await expect(choices(page).first()).toBeVisible()
  const sides = await page.locator('main [data-place][role=button]').evaluateAll((all) =>
    all.map((each) => {
      const { width, height } = each.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
  expect(sides.length).toBeGreaterThan(2)
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(44)
})

test('what is forbidden says why, with its rule', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await layOutArkham(page, 1)
  await playRex(page)
  await page.locator(investigator).click({ button: 'right' })
  await expect(page.locator('.menu')).toContainText('AH-4')
})
