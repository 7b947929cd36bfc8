import { type Locator, type Page, expect } from '@playwright/test'
import {
  answered,
  choices,
  inList,
  layOutAlone,
  layOutMansions,
  layOutArkham,
  layOutMaze,
  layOutTinyEpic,
  pressValue,
  seatStranger,
  strangerSelects,
  unfold,
} from './play.ts'
import {
  savedAtPuzzle,
  savedArkham,
  savedBeforeTheEnd,
  savedMansions,
  savedMaze,
  savedReign,
  savedTinyEpic,
} from './saved.ts'

/**
 * Every screen there is, and how to get there: for pictures and for checks of what is on them. To a game in progress the way leads over a
 * saved one; that tables can be played from their first choice on is what other tests are about.
 */
export const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  lobby: (page) => open(page, '/'),
  'new-table': (page) => open(page, '/new/reign'),
  'new-table-friends': async (page) => {
    await open(page, '/new/reign')
    await pressValue(page, 'friends')
  },
  'new-table-strangers': async (page) => {
    await open(page, '/new/reign')
    await pressValue(page, 'screen')
    await strangerSelects(page).nth(1).selectOption('clumsy-stranger')
    await strangerSelects(page).nth(1).scrollIntoViewIfNeeded()
  },
  gathering: gather,
  'gathering-strangers': async (page) => {
    await gather(page)
    await seatStranger(page).first().click()
    await expect(seatStranger(page)).toHaveCount(2)
    await seatStranger(page).first().scrollIntoViewIfNeeded()
  },
  investigators: (page) => layOutAlone(page, 4),
  table: (page) => takeUp(page, savedReign(14)),
  'late-table': (page) => takeUp(page, savedReign(40)),
  outcome: (page) => playOut(page, savedBeforeTheEnd()),
  menu: async (page) => {
    await takeUp(page, savedReign(6))
    await page.locator('header [role=toolbar] button').last().click()
    await page.getByRole('dialog').first().waitFor()
  },
  'rule-drawer': async (page) => {
    await takeUp(page, savedReign(5))
    await page.locator('#prompt .ask').click()
    await page.locator('#prompt .rule-link').first().click()
    await page.getByRole('dialog').first().waitFor()
  },
  'text-view': async (page) => {
    await takeUp(page, savedReign(6))
    await page.keyboard.press('t')
    await page.getByRole('dialog').first().waitFor()
  },
  'look-back': async (page) => {
    await takeUp(page, savedReign(6))
    await page.keyboard.press('r')
    await page.locator('input[type=range]').waitFor()
  },
  lesson: async (page) => {
    await open(page, '/learn/reign')
    await page.locator('.coach button.primary').waitFor()
  },
  'how-to': (page) => open(page, '/how-to/reign'),
  'how-to-cards': (page) => open(page, '/how-to/reign#old-ones'),
  'tiny-epic-how-to': (page) => open(page, '/how-to/tiny-epic#actions'),
  'alone-how-to': (page) => open(page, '/how-to/alone#map'),
  rules: async (page) => {
    await open(page, '/rules/reign')
    await page.locator('#RC-001').waitFor()
  },
  'tiny-epic-new-table': (page) => open(page, '/new/tiny-epic'),
  'tiny-epic-characters': (page) => layOutTinyEpic(page, 'solo'),
  'tiny-epic-table': (page) => takeUp(page, savedTinyEpic(8)),
  'tiny-epic-late-table': (page) => takeUp(page, savedTinyEpic(22)),
  'tiny-epic-text-view': async (page) => {
    await takeUp(page, savedTinyEpic(8))
    await page.keyboard.press('t')
    await page.getByRole('dialog').first().waitFor()
  },
  'tiny-epic-film': watchSome,
  'tiny-epic-lesson': async (page) => {
    await open(page, '/learn/tiny-epic')
    await page.locator('.coach button.primary').waitFor()
  },
  'alone-new-table': (page) => open(page, '/new/alone'),
  'alone-characters': (page) => layOutMaze(page),
  'alone-hero': (page) => takeUp(page, savedMaze('hero', 16)),
  'alone-late-hero': (page) => takeUp(page, savedMaze('hero', 40)),
  'alone-evil': (page) => takeUp(page, savedMaze('evil', 12)),
  'alone-late-evil': (page) => takeUp(page, savedMaze('evil', 40)),
  'alone-curtain': async (page) => {
    await layOutMaze(page, { around: ['Ann', 'Bob', 'Cyd'] })
    await page.locator('.curtain button').click()
    await inList(page, 'takeCharacter:character=captain').click()
    await page.locator('.curtain').waitFor()
  },
  'alone-text-view': async (page) => {
    await takeUp(page, savedMaze('hero', 10))
    await page.keyboard.press('t')
    await page.getByRole('dialog').first().waitFor()
  },
  'alone-card': (page) => watchLesson(page, page.locator('.overlay .scene .large:not(.down)')),
  'alone-dice': (page) => watchLesson(page, page.locator('.overlay .scene .dice')),
  'alone-hero-lesson': (page) => learnSome(page, 'hero', 6),
  'alone-evil-lesson': (page) => learnSome(page, 'evil', 6),
  'mansions-new-table': (page) => open(page, '/new/mansions'),
  'mansions-set-up': (page) => layOutMansions(page),
  'mansions-desk': async (page) => {
    await takeUp(page, savedMansions('keeper', 30))
    await page.locator('[data-tray=desk]').click()
  },
  'mansions-puzzle': tryPuzzle,
  'mansions-book': async (page) => {
    await takeUp(page, savedMansions('investigator', 60))
    await page.locator('main .ribbon').click()
    await page.locator('main .book .leaf h3').first().waitFor()
  },
  'mansions-outcome': (page) =>
    playOut(page, savedBeforeTheEnd('mansions', { investigators: 2, story: 'volume' })),
  'mansions-table': (page) => takeUp(page, savedMansions('investigator', 30)),
  'mansions-keeper': (page) => takeUp(page, savedMansions('keeper', 30)),
  'mansions-late': (page) => takeUp(page, savedMansions('investigator', 200, { investigators: 4 })),
  ...houses(),
  'arkham-investigators': (page) => layOutArkham(page, 2),
  'arkham-table': (page) => takeUp(page, savedArkham(5)),
  'arkham-late': (page) => takeUp(page, savedArkham(160, { players: 6 })),
  ...towns(),
  settings: (page) => open(page, '/settings'),
  replay: (page) => open(page, '/replay'),
  verify: (page) => open(page, '/verify'),
  'not-found': (page) => open(page, '/nowhere/at/all'),
}

/** The other houses, each with a few investigators in it. */
function houses(): Record<string, (page: Page) => Promise<void>> {
  const stories = ['ward', 'lamp', 'volume', 'harvest']
  return Object.fromEntries(
    stories.map((story) => [
      `mansions-${story}`,
      (page: Page) => takeUp(page, savedMansions('investigator', 60, { story, investigators: 3 })),
    ]),
  )
}

/** The towns of the other scenarios, each with a few investigators in it. */
function towns(): Record<string, (page: Page) => Promise<void>> {
  const scenarios = ['lamplighters-ledger', 'sash-and-mask', 'second-town']
  return Object.fromEntries(
    scenarios.map((scenario) => [
      `arkham-${scenario}`,
      (page: Page) => takeUp(page, savedArkham(120, { scenario, players: 4 })),
    ]),
  )
}

/** Screens for which the clock is stopped. It cannot be started again in that browser context, so each gets a context of its own. */
export const holdingTime: ReadonlySet<string> = new Set(['alone-card', 'alone-dice'])

/** Waits until the page has settled: all requests are done and no animation is running. */
export async function atRest(page: Page): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expect.poll(() => page.evaluate(isMoving), 'something still moves').toBe(false)
}

/** Runs in the page. This file is also read where there is none, so it says what it needs of one. */
function isMoving(): boolean {
  interface Moving {
    playState: string
  }
  // Runs in the page; the tests are checked without the DOM's types.
  const { document } = globalThis as unknown as {
    document: { fonts: { status: string }; getAnimations(): Moving[] }
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

/** Goes on with a saved game. */
export async function takeUp(page: Page, file: string): Promise<void> {
  await page.goto('/replay')
  const buffer = Buffer.from(file)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer })
  await page.locator('.ways button:not(.primary, .quiet)').click()
  // Where there are many choices they are made part by part, or lie in groups that are closed.
  await page.locator('#prompt :is(button[data-option], .parts)').first().waitFor({ state: 'attached' })
  await page.mouse.move(2, 2)
}

/** Makes the last choice of a game, and waits until its story is told. */
async function playOut(page: Page, { file, last }: { file: string; last: string }): Promise<void> {
  await takeUp(page, file)
  await answered(page, async () => {
    await unfold(page, last)
    await inList(page, last).click()
  })
  await page.locator('.outcome .picture').waitFor()
}

/** An investigator tries the wires before the Director's Office. */
async function tryPuzzle(page: Page): Promise<void> {
  const { file, begin } = savedAtPuzzle('wiring')
  await takeUp(page, file)
  await answered(page, async () => {
    await unfold(page, begin)
    await inList(page, begin).click()
  })
  await page.locator('main [data-place]').first().waitFor()
}

/** The first steps of the guided first game. */
async function learnSome(page: Page, side: 'hero' | 'evil', steps: number): Promise<void> {
  await page.goto(`/learn/alone/${side}`)
  for (let step = 0; step < steps; step++) {
    await expect(wayOn(page)).toBeVisible()
    const before = await page.locator('.coach').getAttribute('data-step')
    await wayOn(page).click()
    await expect(page.locator('.coach')).not.toHaveAttribute('data-step', before!)
  }
}

/** What leads on in a guided first game: a button, or the one choice, unless it is already made. */
function wayOn(page: Page): Locator {
  const offer = choices(page).and(page.locator('[aria-disabled=false]'))
  return page.locator('.coach button.primary').or(offer).first()
}

/** The Hero's guided first game, as a film that is held where something is to be seen. On the way time passes only from event to event. */
async function watchLesson(page: Page, moment: Locator): Promise<void> {
  await open(page, '/settings')
  await page.evaluate("localStorage.setItem('miskatonic.settings', JSON.stringify({ speed: 1 }))")
  await page.clock.install()
  await page.goto('/learn/alone/hero')
  await expect(wayOn(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const story = page.locator('#prompt .story')
  await expect(async () => {
    // An event that begins only now has not had its time yet, and must not be stepped over.
    const isTelling = await story.isVisible()
    // The time that a card is face down before it is turned.
    await page.clock.runFor(70)
    if (await moment.isVisible()) return
    if (isTelling) await page.keyboard.press('.')
    else if (await wayOn(page).isVisible()) await wayOn(page).click({ timeout: 1000 })
    expect(await moment.isVisible(), 'there is something to be seen').toBe(true)
  }).toPass({ timeout: 120_000, intervals: [20] })
  const isHeld = await page.locator('#prompt .controls [aria-pressed=true]').isVisible()
  if (!isHeld) await page.keyboard.press('p')
  await page.clock.resume()
}

/** A film stopped in the middle of a turn. It can be set to move even if the system asks for reduced motion. */
async function watchSome(page: Page): Promise<void> {
  await open(page, '/settings')
  await page.evaluate("localStorage.setItem('miskatonic.settings', JSON.stringify({ speed: 1 }))")
  await layOutTinyEpic(page, 'zero')
  await page.locator('#prompt button.primary').click()
  const controls = page.locator('#prompt .controls button')
  await controls.first().click()
  for (let i = 0; i < 3; i++) await controls.nth(1).click()
}
