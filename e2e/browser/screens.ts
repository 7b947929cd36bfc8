import { type Page, expect } from '@playwright/test'
import { answered, dice, inList, layOutAlone, layOutTinyEpic, offered, pick, pressValue } from './play.ts'

/** Every screen there is, and how to get there: for pictures and for checks of what is on them. */
export const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  lobby: (page) => open(page, '/'),
  'new-table': (page) => open(page, '/new/reign'),
  'new-table-friends': async (page) => {
    await open(page, '/new/reign')
    await pressValue(page, 'friends')
  },
  gathering: gather,
  investigators: (page) => layOutAlone(page, 4),
  table: (page) => playSome(page, 14),
  'late-table': (page) => playSome(page, 40),
  menu: async (page) => {
    await playSome(page, 6)
    await page.locator('header [role=toolbar] button').last().click()
    await page.getByRole('dialog').first().waitFor()
  },
  'rule-drawer': async (page) => {
    await playSome(page, 5)
    await page.locator('#prompt .rule-link').first().click()
    await page.getByRole('dialog').first().waitFor()
  },
  'text-view': async (page) => {
    await playSome(page, 6)
    await page.keyboard.press('t')
    await page.getByRole('dialog').first().waitFor()
  },
  'look-back': async (page) => {
    await playSome(page, 6)
    await page.keyboard.press('r')
    await page.locator('input[type=range]').waitFor()
  },
  lesson: async (page) => {
    await open(page, '/learn/reign')
    await page.locator('.coach button.primary').waitFor()
  },
  rules: async (page) => {
    await open(page, '/rules/reign')
    await page.locator('#RC-001').waitFor()
  },
  'tiny-epic-new-table': (page) => open(page, '/new/tiny-epic'),
  'tiny-epic-characters': (page) => layOutTinyEpic(page, 'solo'),
  'tiny-epic-table': (page) => playSomeTinyEpic(page, 8),
  'tiny-epic-late-table': (page) => playSomeTinyEpic(page, 22),
  'tiny-epic-text-view': async (page) => {
    await playSomeTinyEpic(page, 8)
    await page.keyboard.press('t')
    await page.getByRole('dialog').first().waitFor()
  },
  'tiny-epic-film': watchSome,
  'tiny-epic-lesson': async (page) => {
    await open(page, '/learn/tiny-epic')
    await page.locator('.coach button.primary').waitFor()
  },
  settings: (page) => open(page, '/settings'),
  replay: (page) => open(page, '/replay'),
  verify: (page) => open(page, '/verify'),
  'not-found': (page) => open(page, '/nowhere/at/all'),
}

/** Waits until the page has come to rest: whatever it fetches is there, and nothing moves or fades any more. */
export async function atRest(page: Page): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expect.poll(() => page.evaluate(isMoving), 'something still moves').toBe(false)
}

/** Runs in the page. This file is also read where there is none, so it says what it needs of one. */
function isMoving(): boolean {
  const { document } = globalThis as unknown as {
    document: { fonts: { status: string }; getAnimations(): { playState: string }[] }
  }
  const isRunning = document.getAnimations().some(({ playState }) => playState === 'running')
  return isRunning || document.fonts.status === 'loading'
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('h1').first().waitFor()
}

async function gather(page: Page): Promise<void> {
  await open(page, '/new/reign')
  await pressValue(page, 'friends')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/table\//)
  await page.locator('h1').first().waitFor()
}

/** A game in progress. */
async function playSome(page: Page, count: number): Promise<void> {
  await layOutAlone(page, 4)
  await choose(page, count)
}

async function playSomeTinyEpic(page: Page, count: number): Promise<void> {
  await layOutTinyEpic(page, 'solo')
  await choose(page, count)
}

/** Always the same kind of player. */
async function choose(page: Page, count: number): Promise<void> {
  const random = dice(7)
  for (let i = 0; i < count; i++) {
    const names = await offered(page)
    if (names.length === 0) return
    const option = pick(names, random)
    await answered(page, () => inList(page, option).click())
  }
  await page.mouse.move(2, 2)
}

/** A film that is held in the middle of a turn. It moves even for those who asked their system for stillness, if they choose so. */
async function watchSome(page: Page): Promise<void> {
  await open(page, '/settings')
  await page.evaluate("localStorage.setItem('miskatonic.settings', JSON.stringify({ speed: 1 }))")
  await layOutTinyEpic(page, 'zero')
  await page.locator('#prompt button.primary').click()
  const controls = page.locator('#prompt .controls button')
  await controls.first().click()
  for (let i = 0; i < 3; i++) await controls.nth(1).click()
}
