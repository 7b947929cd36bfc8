import { type Locator, type Page, expect } from '@playwright/test'

/** Random numbers from a seed, so that a game that failed can be played again. */
export function dice(seed: number): (below: number) => number {
  let state = Math.imul(seed, 0x9e3779b1) | 1
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
    return ((state ^ (state >>> 15)) >>> 0) % below
  }
}

/** Offers that somebody may decline could be made for ever. */
const endless = /^(give|take|freely|handOver)/
/** Whoever ends a turn before its time sees little of the game. */
const early: ReadonlySet<string> = new Set(['endActions', 'endTurn'])

/** The choices in the list. */
export function choices(page: Page): Locator {
  return page.locator('#prompt button[data-option]')
}

export function outcome(page: Page): Locator {
  return page.locator('.outcome').first()
}

/** Chooses one of the values that stand side by side, as people do: by pressing what is written on it. */
export async function pressValue(page: Page, value: string): Promise<void> {
  const label = page.locator(`label:has(> input[type=radio][value="${value}"])`).first()
  await label.click()
  await expect(label.locator('input')).toBeChecked()
}

/** Opens a table on this device and waits for its first question. */
export async function layOutAlone(page: Page, players = 2): Promise<void> {
  await page.goto('/new/reign')
  await pressValue(page, String(players))
  await layOut(page)
}

/** From the lobby to a table of Tiny Epic Cthulhu, by pressing what is there; its ways to play stand in a list. */
export async function layOutTinyEpic(
  page: Page,
  variant: 'solo' | 'zero',
  difficulty: 'normal' | 'insane' = 'normal',
): Promise<void> {
  await page.goto('/')
  await page.locator('[data-game=tiny-epic] a.primary').click()
  await page.locator('form select').first().selectOption(variant)
  await pressValue(page, difficulty)
  await layOut(page)
}

async function layOut(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').click()
  await expect(choices(page).first()).toBeVisible()
}

/** The names of what can be chosen, in the order of the list; none once the game is over. */
export async function offered(page: Page): Promise<string[]> {
  let names: string[] = []
  await expect(async () => {
    names = await choices(page).evaluateAll((buttons) =>
      buttons.filter((each) => each.checkVisibility()).map((each) => each.getAttribute('data-option') ?? ''),
    )
    expect(names.length > 0 || (await outcome(page).isVisible())).toBe(true)
  }).toPass({ timeout: 30_000 })
  return names
}

/** Which choice a random player makes who never gives up. */
export function pick(names: readonly string[], random: (below: number) => number): string {
  const brave = names.filter((name) => name !== 'concede')
  const sensible = brave.filter((name) => !endless.test(name) && !early.has(name))
  const from = sensible.length > 0 ? sensible : brave
  return from[random(from.length)]!
}

/** Does something and waits until it has led to another question, or to the end. */
export async function answered(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await decisionBefore(page)
  await act()
  await expect(async () => {
    await confirmed(page)
    const isOver = await outcome(page).isVisible()
    expect(isOver || (await decisionBefore(page)) !== before, `decision ${before} is answered`).toBe(true)
  }).toPass({ timeout: 20_000 })
}

/** The number of the decision on the screen. */
export async function decisionBefore(page: Page): Promise<string | null> {
  return page.locator('#prompt [data-decision]').getAttribute('data-decision')
}

/** Whoever wants to be asked once more says yes. */
async function confirmed(page: Page): Promise<void> {
  const yes = page.locator('#prompt .answers .choice.primary')
  if (await yes.isVisible()) await yes.click()
}

/** Plays to the end by pressing choices in the list and lit things on the board. Gives the number of choices. */
export async function playToTheEnd(
  page: Page,
  random: (below: number) => number,
  press: (page: Page, option: string, random: (below: number) => number) => Promise<void> = pressAnywhere,
): Promise<number> {
  for (let count = 0; ; count++) {
    const names = await offered(page)
    if (names.length === 0) return count
    const option = pick(names, random)
    await answered(page, () => press(page, option, random))
    if (count > 600) throw new Error('this game does not end')
  }
}

/** Every second choice is made on the board, if it lies there. */
async function pressAnywhere(page: Page, option: string, random: (below: number) => number): Promise<void> {
  if (random(2) === 0 && (await pressOnBoard(page, random))) return
  await inList(page, option).click()
}

/** A choice in the list. */
export function inList(page: Page, option: string): Locator {
  return choices(page)
    .and(page.locator(`[data-option="${option}"]`))
    .first()
}

/** Presses something that is lit, if anything is; where there is more than one choice, one of the menu. */
export async function pressOnBoard(page: Page, random: (below: number) => number): Promise<boolean> {
  const lit = page.locator('main [role=button]')
  const count = await lit.count()
  if (count === 0) return false
  // Pieces lie on top of each other: a press on the middle of one may reach another, which has only an explanation to give.
  for (let tries = 0; tries < 5; tries++) {
    const before = await decisionBefore(page)
    await lit.nth(random(count)).click({ force: true })
    const menu = page.locator('.menu button[data-option]')
    if ((await menu.count()) > 0) await menu.nth(random(await menu.count())).click()
    if (await isUnderWay(page, before)) return true
    await page.keyboard.press('Escape')
  }
  throw new Error('what is lit on the board cannot be pressed')
}

/** Whether a press was a choice: one that is sent, has to be confirmed, is being shown, or has led on. */
async function isUnderWay(page: Page, before: string | null): Promise<boolean> {
  const signs = page.locator('#prompt').locator('.sent, .answers, .story, .outcome')
  return (await signs.count()) > 0 || (await decisionBefore(page)) !== before
}
