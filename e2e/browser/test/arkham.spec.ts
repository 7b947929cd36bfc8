import type { Page } from '@playwright/test'
import { device, expect, test } from '../house.ts'
import {
  answerWithKeys,
  answered,
  choices,
  choose,
  dice,
  inAHurry,
  inList,
  invitation,
  layOutArkham,
  offered,
  outcome,
  pick,
  playTogether,
  pressOnBoard,
  pressValue,
  unfold,
} from '../play.ts'
import { savedArkhamNearTheEnd } from '../saved.ts'
import { atRest, screens, takeUp } from '../screens.ts'

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
    const option = pick(await offered(page), random)
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

test('a whole scenario alone, with two investigators, from the lobby to its end', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await layOutArkham(page, 2, 'harsh')
  const random = dice(2)
  let onBoard = 0
  for (let count = 0; ; count++) {
    const names = await offered(page)
    if (names.length === 0) break
    const option = inAHurry(names, random)
    // Every third choice is made where it lies on the board.
    if (count % 3 === 0 && (await answeredOnBoard(page, random))) onBoard++
    else await choose(page, option)
    expect(count, 'choices of a game').toBeLessThan(250)
  }
  expect(onBoard, 'choices made on the board').toBeGreaterThan(4)
  await expect(outcome(page)).toContainText('Defeat')

  // The evening can be read as a story, from its last page on.
  await page.keyboard.press('Escape')
  await page.locator('main .ribbon').click()
  await page.getByRole('tab', { name: 'Story' }).click()
  const story = page.locator('main .evening')
  await expect(story.locator('h3').first()).toBeVisible()
  expect(await story.locator('.encounter .read').count(), 'encounters in the story').toBeGreaterThan(4)
  expect(await story.locator('.headline').count(), 'headlines in the story').toBeGreaterThan(0)
})

/** Presses something that is lit, if anything is. */
async function answeredOnBoard(page: Page, random: (below: number) => number): Promise<boolean> {
  if ((await page.locator('main [role=button]:not([data-unlit])').count()) === 0) return false
  await answered(page, async () => {
    await pressOnBoard(page, random)
  })
  return true
}

test('three browsers play three rounds, and one of them is loaded again in the middle', async ({
  sitDown,
}) => {
  const host = await sitDown(device('desk'))
  const second = await sitDown(device('desk', { theme: 'light' }))
  const third = await sitDown(device('phone', { language: 'pl' }))
  const pages = [host, second, third]
  await gatherInArkham(host, [second, third])

  const random = dice(4)
  let proposed = ''
  const answer = async (lead: Page): Promise<void> => {
    // The group decides together: the others may propose, the lead investigator has the last word.
    const wish = proposed === '' ? await proposalOn(pages) : undefined
    if (wish !== undefined) {
      proposed = wish.option
      await choose(wish.page, proposed)
      await expect(lead.locator('main .proposals li')).toHaveCount(1)
    }
    await choose(lead, inAHurry(await offered(lead), random))
  }
  for (let count = 0; !(await isInRound(host, 4)); count++) {
    await playTogether(pages, answer, undefined, 1)
    if (count === 25) await third.reload()
    expect(count, 'choices of three rounds').toBeLessThan(150)
  }
  expect(proposed, 'a proposal was made').not.toBe('')
  await expect(third.locator('.masthead .phase')).toContainText('Runda 4')

  // All three have read the same evening. How many encounters it has is chance: those who fight have none.
  const encounters: number[] = []
  for (const [page, tab] of [
    [host, 'Story'],
    [third, 'Opowieść'],
  ] as const) {
    await page.locator('main .ribbon').click()
    await page.getByRole('tab', { name: tab, exact: true }).click()
    const story = page.locator('main .evening')
    await expect(story.locator('.encounter .read').first()).toBeVisible()
    // The fourth has only begun: there may be nothing to tell of it yet.
    expect(await story.locator('section').count(), 'rounds in the story').toBeGreaterThanOrEqual(3)
    encounters.push(await story.locator('.encounter').count())
  }
  expect(encounters[0], 'encounters in the story').toBeGreaterThan(0)
  expect(encounters[1], 'encounters in the Polish story').toBe(encounters[0])
})

/** A table for three, with all of them at it. */
async function gatherInArkham(host: Page, guests: readonly Page[]): Promise<void> {
  await host.goto('/new/arkham')
  await pressValue(host, 'friends')
  await host
    .locator('form select')
    .first()
    .selectOption(String(1 + guests.length))
  await host.locator('form button[type=submit]').click()
  await expect(host).toHaveURL(/\/table\//)
  const link = await invitation(host)
  for (const guest of guests) {
    await guest.goto(link)
    await expect(guest.locator('.seats .mine')).toBeVisible()
  }
  await host.getByRole('button', { name: 'Begin the game' }).click()
}

/** What one of them may propose to the one who decides. */
async function proposalOn(pages: readonly Page[]): Promise<{ page: Page; option: string } | undefined> {
  for (const page of pages) {
    const option =
      (await choices(page).count()) === 0 ? null : await choices(page).first().getAttribute('data-option')
    if (option?.startsWith('propose:')) return { page, option }
  }
  return undefined
}

async function isInRound(page: Page, round: number): Promise<boolean> {
  const phases = await page.locator('.masthead .phase').allInnerTexts()
  return phases.some((phase) => phase.startsWith(`Round ${round} `))
}

test('the last rounds on a phone, in Polish, by touch alone', async ({ sitDown }) => {
  const page = await sitDown(device('phone', { language: 'pl' }))
  await takeUp(page, savedArkhamNearTheEnd(24))
  const random = dice(6)
  for (let count = 0; ; count++) {
    const names = await offered(page)
    if (names.length === 0) break
    await choose(page, inAHurry(names, random), (button) => button.tap())
    const over = await page.evaluate(() => {
      const table = document.querySelector('#prompt')!.parentElement!
      return Math.max(
        document.documentElement.scrollWidth - innerWidth,
        table.scrollWidth - table.clientWidth,
      )
    })
    expect(over, `wider than the screen after choice ${count}`).toBeLessThanOrEqual(0)
    expect(count, 'choices').toBeLessThan(150)
  }
  await expect(outcome(page)).toContainText('Klęska')
})

test('the last rounds with the keyboard alone', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await takeUp(page, savedArkhamNearTheEnd(24))
  const random = dice(5)
  for (let count = 0; ; count++) {
    const isAsked = await answerWithKeys(
      page,
      (names) => inAHurry(names, random),
      () => random(2) === 0,
    )
    if (!isAsked) break
    const isLost = await page.evaluate(() => document.activeElement === document.body)
    expect(isLost, `the focus after choice ${count}`).toBe(false)
    expect(count, 'choices').toBeLessThan(150)
  }
  await expect(outcome(page)).toBeVisible()
})
