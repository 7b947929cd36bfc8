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

/** Steps that another player may decline, and that could be repeated without end. */
const endless = /^(give|take|freely|handOver)/
/** Steps that end a turn; chosen seldom, because a short turn shows little of the game. */
const early: ReadonlySet<string> = new Set(['endActions', 'endTurn'])

/** Milliseconds between two looks at the page. */
const intervals = [20, 40, 80, 160]

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

/** To a table of ALONE; around one screen every player has a name, and a curtain hides the board between turns. */
export async function layOutMaze(
  page: Page,
  { evil = 2, around = [] }: { evil?: 1 | 2 | 3; around?: readonly string[] } = {},
): Promise<void> {
  await page.goto('/new/alone')
  if (around.length > 0) await pressValue(page, 'screen')
  await pressValue(page, String(evil))
  await pressValue(page, 'impossible')
  for (const [i, name] of around.entries()) await page.locator('form .names input').nth(i).fill(name)
  await page.locator('form button[type=submit]').click()
  await expect(choices(page).or(page.locator('.curtain')).first()).toBeVisible()
}

/** To a table of Mansions of Madness: one person leads all, or around one screen each has a name, and a curtain falls between turns. */
export async function layOutMansions(page: Page, around: readonly string[] = []): Promise<void> {
  await page.goto('/new/mansions')
  if (around.length > 0) await pressValue(page, 'screen')
  for (const [i, name] of around.entries()) await page.locator('form .names input').nth(i).fill(name)
  await page.locator('form button[type=submit]').click()
  await expect(choices(page).or(page.locator('.curtain')).first()).toBeVisible()
}

/** From the lobby to a table of Arkham Horror, where the investigators are chosen; of several players the first leads. */
export async function layOutArkham(
  page: Page,
  players: number,
  difficulty: 'normal' | 'harsh' = 'normal',
): Promise<void> {
  await page.goto('/')
  await page.locator('[data-game=arkham] a.primary').click()
  await page.locator('form select').first().selectOption(String(players))
  await pressValue(page, difficulty)
  await page.locator('form button[type=submit]').click()
  if (players > 1) await inList(page, 'choose:pick=p1').click()
  await expect(page.locator('[data-spot^="sheet:"]').first()).toBeVisible()
}

async function layOut(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').click()
  await expect(choices(page).first()).toBeVisible()
}

/**
 * The names of what can be chosen, in the order of the list, also of what lies in a fold or is chosen part by part; none once the game is
 * over.
 */
export async function offered(page: Page): Promise<string[]> {
  const isThere = page
    .locator('#prompt :is(button[data-option], .parts)')
    .locator('xpath=self::*[not(ancestor::details[contains(@class, "step-in")])]')
  let names: string[] = []
  await expect(async () => {
    names = await isThere.evaluateAll((all) => [
      ...new Set(
        all.flatMap((each) => {
          const option: string | null = each.getAttribute('data-option')
          const parts: string = each.getAttribute('data-options') ?? ''
          return option ?? parts.split('|').filter((name) => name !== '')
        }),
      ),
    ])
    expect(names.length > 0 || (await outcome(page).isVisible())).toBe(true)
  }).toPass({ timeout: 30_000, intervals })
  return names
}

/** What the keys reach, in the order in which it stands: choices by their names, parts of choices as "part …". */
async function inReach(page: Page): Promise<string[]> {
  const there = page.locator('#prompt :is(.choice, .ranges summary)').locator('visible=true')
  let names: string[] = []
  await expect(async () => {
    names = await there.evaluateAll((all) =>
      all.map((each) => each.getAttribute('data-option') ?? `part ${each.textContent}`),
    )
    expect(names.length > 0 || (await outcome(page).isVisible())).toBe(true)
  }).toPass({ timeout: 30_000, intervals })
  return names
}

/**
 * Answers a question with the keyboard, one part of a choice after the other if it has several: with a digit, or from the question with
 * arrows and Enter. False: the game is over.
 */
export async function answerWithKeys(
  page: Page,
  pickFrom: (names: readonly string[]) => string,
  withDigits: () => boolean,
): Promise<boolean> {
  for (;;) {
    const names = await inReach(page)
    if (names.length === 0) return false
    const name = pickFrom(names)
    const press = (): Promise<void> => pressKeys(page, names.indexOf(name), withDigits())
    if (!name.startsWith('part ')) {
      await answered(page, press)
      return true
    }
    await press()
    await expect.poll(() => inReach(page), 'a part of a choice leads to the next').not.toEqual(names)
  }
}

async function pressKeys(page: Page, wanted: number, withDigit: boolean): Promise<void> {
  if (wanted < 9 && withDigit) return page.keyboard.press(String(wanted + 1))
  await page.locator('#prompt #question').focus()
  for (let i = 0; i <= wanted; i++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Which choice a random player makes who never gives up. */
export function pick(names: readonly string[], random: (below: number) => number): string {
  const brave = names.filter((name) => name !== 'concede')
  const sensible = brave.filter((name) => !endless.test(name) && !early.has(name))
  const from = sensible.length > 0 ? sensible : brave
  return from[random(from.length)]!
}

/** What leads on in Arkham Horror: no more actions, no help, no cards, no reroll. */
const leadingOn =
  /^(stop(Acting|Walking|Trading|Buying)|rollNow|keepDice|take(Damage|Horror)|noHelp|leaveDecks|allowHarm|decline|pass|takeOption:option=-1)$/

/** Plays Arkham Horror so that the evening is soon over: hardly an action is performed, and the town goes under in about eighty choices. */
export function inAHurry(names: readonly string[], random: (below: number) => number): string {
  const leading = names.find((name) => leadingOn.test(name))
  if (leading !== undefined && random(5) > 0) return leading
  const answers = names.filter((name) => !name.startsWith('askFor:') && !name.startsWith('give:'))
  return answers[random(answers.length)]!
}

/** What the players of ALONE do who want it over soon, by how much they want it. */
const fatal = {
  yielding:
    /^(takeTheRoll|endure|loseControl|keepRoll|letMazeGo|leaveDoors|stopMoving|stopUpgrading|endActions)/,
  cruel: /^(allow|strikeHero|strikeAtParting|rerollMisses|attackNext|frightenNext)/,
  idle: /^(dropNoMore|trapNone)/,
  nearing: /^(shift|spawn):.*heard=(north|east|south|west)/,
  coming: /^(shift|spawn):/,
}

/**
 * Plays ALONE so that it is soon over: Evil sends everything to the Hero, who walks towards every noise and stays where the monsters are.
 * Such a game has about a hundred choices; of players who choose by chance it has eight hundred.
 */
export class Doom {
  private readonly random: (below: number) => number
  /** Where the last noise came from since the Hero moved. */
  private heard = ''
  /** Monsters that have come to the Hero since then: they stay. */
  private readonly arrived = new Set<string>()

  constructor(random: (below: number) => number) {
    this.random = random
  }

  /** Answers the question on a page. */
  async answer(
    page: Page,
    press: (button: Locator) => Promise<void> = (button) => button.click(),
  ): Promise<void> {
    await choose(page, this.pick(await offered(page)), press)
  }

  pick(names: readonly string[]): string {
    const option = this.wanted(names)
    const [, monster] = /monster=(\w+)/.exec(option) ?? []
    const [, from] = /heard=(?:red-|blue-)?([\w-]+)/.exec(option) ?? []
    if (from === 'here' && monster !== undefined) this.arrived.add(monster)
    if (from !== undefined) this.heard = from
    if (option.startsWith('move:')) this.settle()
    return option
  }

  private settle(): void {
    this.arrived.clear()
    this.heard = ''
  }

  private wanted(names: readonly string[]): string {
    const { random } = this
    const useful = names.filter((name) => !this.arrived.has(/^shift:monster=(\w+)/.exec(name)?.[1] ?? ''))
    const wishes = [
      /heard=here/,
      this.arrived.size > 0 ? /^explore:by=eyes/ : new RegExp(`^move:gait=walk,to=${this.heard}$`),
      fatal.yielding,
      fatal.cruel,
      fatal.idle,
      fatal.nearing,
      fatal.coming,
      random(6) === 0 ? /^(play|propose):/ : /^playDown:/,
      random(2) === 0 ? /^proposeDown:/ : /^pass/,
      /^(pass|explore:by=eyes)/,
      /./,
    ]
    const from = useful.length > 0 ? useful : names
    const best = wishes
      .map((wish) => from.filter((name) => wish.test(name)))
      .find(({ length }) => length > 0)!
    return best[random(best.length)]!
  }
}

/** Does something and waits until it has led to another question, or to the end. */
export async function answered(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await decisionBefore(page)
  await act()
  await expect(async () => {
    await confirmed(page)
    const isOver = await outcome(page).isVisible()
    expect(isOver || (await decisionBefore(page)) !== before, `decision ${before} is answered`).toBe(true)
  }).toPass({ timeout: 20_000, intervals })
}

/** Makes a choice in the list and waits for what it leads to. */
export async function choose(
  page: Page,
  option: string,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  await answered(page, async () => {
    await unfold(page, option)
    await press(inList(page, option))
  })
}

/** The number of the decision on the screen. */
export async function decisionBefore(page: Page): Promise<string | null> {
  return page.locator('#prompt [data-decision]').getAttribute('data-decision')
}

/** Confirms if the page asks for confirmation. */
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
    await answered(page, async () => {
      await unfold(page, option)
      await press(page, option, random)
    })
    if (count > 600) throw new Error('this game does not end')
  }
}

/** Every second choice is made on the board, if it lies there. */
async function pressAnywhere(page: Page, option: string, random: (below: number) => number): Promise<void> {
  if (random(2) === 0 && (await pressOnBoard(page, random))) return
  await inList(page, option).click()
}

/** Opens what a choice lies in, and picks the parts that lead to it. */
export async function unfold(page: Page, option: string): Promise<void> {
  const wanted = page.locator(`[data-option="${option}"]`)
  const cut = `.parts[data-options*="|${option}|"]`
  const parts = page.locator('#prompt').locator(cut)
  await open(page, cut)
  const values = new Set(option.slice(option.indexOf(':') + 1).split(','))
  while ((await parts.locator(wanted).count()) === 0 && (await parts.count()) > 0) {
    const there = await parts
      .locator('[data-part]')
      .evaluateAll((chips) => chips.map((each) => each.getAttribute('data-part') ?? ''))
    const next = there.find((each) => values.has(each))
    if (next === undefined) return setNumber(parts, option)
    const chip = parts.locator(`[data-part="${next}"]`)
    await open(page, `[data-part="${next}"]`)
    await chip.click()
    await expect(chip).toHaveCount(0)
  }
  await open(page, `[data-option="${option}"]`)
}

/** Opens the folds around something, the outer one first. */
async function open(page: Page, what: string): Promise<void> {
  const closed = page.locator(`#prompt details:not(.step-in, [open]):has(${what})`)
  while ((await closed.count()) > 0) await closed.first().locator('> summary').click()
}

/** With + and −, until the choice stands between them. */
async function setNumber(within: Locator, option: string): Promise<void> {
  const shown = within.locator('.stepper [data-option]')
  for (const button of ['first', 'last'] as const)
    for (;;) {
      if ((await shown.getAttribute('data-option')) === option) return
      const step = within.locator('.stepper > .square')[button]()
      if (await step.isDisabled()) break
      await step.click()
    }
  throw new Error(`${option} cannot be set`)
}

/** A choice in the list. */
export function inList(page: Page, option: string): Locator {
  return choices(page)
    .and(page.locator(`[data-option="${option}"]`))
    .first()
}

/** Presses something that is lit, if anything is; where there is more than one choice, one of the menu. */
export async function pressOnBoard(page: Page, random: (below: number) => number): Promise<boolean> {
  const lit = page.locator('main [role=button]:not([data-unlit])')
  const count = await lit.count()
  if (count === 0) return false
  // Pieces lie on top of each other: a press on the middle of one may reach another, which has only an explanation to give.
  const first = random(count)
  for (let tries = 0; tries < Math.max(5, count); tries++) {
    const before = await decisionBefore(page)
    await lit.nth((first + tries) % count).click({ force: true })
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

/** The invitation link, obtained as users do: by copying it. */
export async function invitation(host: Page): Promise<string> {
  await host.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await host.getByRole('button', { name: 'Copy the link' }).first().click()
  let link = ''
  await expect
    .poll(async () => (link = await host.evaluate('navigator.clipboard.readText()')))
    .toMatch(/\/table\/[\w-]+#[\w-]{22,}$/)
  return link
}

/** In the form for a table on this device: who plays each seat. */
export function strangerSelects(page: Page): Locator {
  return page.locator('form .seat-players select')
}

/** The buttons that give a seat to a program. */
export function seatStranger(page: Page): Locator {
  return page.locator('button[data-assign]')
}

/** The seat that has to decide answers, until the game is over or long enough. */
export async function playTogether(
  pages: readonly Page[],
  answer: (asked: Page) => Promise<void>,
  between: (count: number) => Promise<void> = async () => {},
  most = Infinity,
): Promise<void> {
  for (let count = 0; count < most; count++) {
    await between(count)
    const asked = await whoIsAsked(pages)
    if (asked === null) return
    await answer(asked)
    if (count > 600) throw new Error('this game does not end')
  }
}

/** The page that has something to choose; null when the game is over for all. */
async function whoIsAsked(pages: readonly Page[]): Promise<Page | null> {
  await inStep(pages)
  if (await outcome(pages[0]!).isVisible()) return null
  const asked = await which(pages, (page) => page.locator('#prompt [data-asked]').isVisible())
  const answers = asked?.locator('#prompt :is(button[data-option], [data-part])')
  if (asked === undefined || (await answers?.count()) === 0) throw new Error('no seat is asked')
  return asked
}

async function which(
  pages: readonly Page[],
  isSo: (page: Page) => Promise<boolean>,
): Promise<Page | undefined> {
  for (const page of pages) if (await isSo(page)) return page
  return undefined
}

/** Waits until all pages show the same question: a late one would answer an old question. */
async function inStep(pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    const seen = await Promise.all(pages.map(decisionBefore))
    const lost = await Promise.all(pages.map((page) => noLine(page).count()))
    expect({ decisions: new Set(seen).size, lost }).toEqual({ decisions: 1, lost: pages.map(() => 0) })
  }).toPass({ timeout: 30_000, intervals })
}

/** What a page says while it is not connected. */
export function noLine(page: Page): Locator {
  return page.locator('.banners .bad')
}
