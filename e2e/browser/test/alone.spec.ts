import type { Locator, Page } from '@playwright/test'
import { visitOnce } from '../first-visit.ts'
import { device, expect, test } from '../house.ts'
import {
  Doom,
  answerWithKeys,
  answered,
  choices,
  choose,
  decisionBefore,
  dice,
  inList,
  invitation,
  layOutMaze,
  offered,
  outcome,
  playTogether,
  pressValue,
  unfold,
} from '../play.ts'
import { atRest } from '../screens.ts'

/** The map and the hand of Evil, of which the Hero may see nothing. */
const map = (page: Page): Locator => page.locator('[data-sector]')
const hand = (page: Page): Locator => page.locator('[data-spot^="card:"]')
/** The maze and the pawn in it, which are on the Hero's board. */
const maze = (page: Page): Locator => page.locator('[data-place]')
const pawn = (page: Page): Locator => page.locator('[data-mark=self]')
const curtain = (page: Page): Locator => page.locator('.curtain[role=dialog]')

/** Opens a table on the server at which the host takes some of the seats, counted from 0. Gives the link for the others. */
async function openTable(host: Page, evil: 1 | 2, mine: readonly number[]): Promise<string> {
  await host.goto('/new/alone')
  await pressValue(host, 'friends')
  await pressValue(host, String(evil))
  await pressValue(host, 'impossible')
  for (const [i, seat] of (await host.locator('.seats input[type=checkbox]').all()).entries())
    await seat.setChecked(mine.includes(i))
  await host.locator('form button[type=submit]').click()
  await expect(host).toHaveURL(/\/table\//)
  return invitation(host)
}

/** Opens the invitation. Where several seats are free, one chooses; the last one is taken by itself. */
async function sit(page: Page, link: string, sitHere?: string): Promise<void> {
  await page.goto(link)
  if (sitHere !== undefined) await page.getByRole('button', { name: sitHere }).first().click()
  await expect(page.locator('.seats .mine')).toBeVisible()
}

test('three browsers, a Hero and two Evil, play a whole game; the Hero never sees the map', async ({
  sitDown,
}) => {
  const hero = await sitDown(device('desk'))
  const first = await sitDown(device('desk', { theme: 'light' }))
  const second = await sitDown(device('phone', { language: 'pl' }))
  const link = await openTable(hero, 2, [0])
  await sit(first, link, 'Sit here')
  await sit(second, link)
  await hero.getByRole('button', { name: 'Begin the game' }).click()

  const doom = new Doom(dice(3))
  let noises = 0
  let proposals = 0
  await playTogether(
    [hero, first, second],
    (asked) => doom.answer(asked),
    async (count) => {
      if (proposals === 0 && count > 4 && (await propose([first, second]))) proposals++
      if (count % 5 !== 4) return
      expect(await map(hero).count(), 'the map on the screen of the Hero').toBe(0)
      expect(await hand(hero).count(), 'cards of Evil on the screen of the Hero').toBe(0)
      // A phone shows one of the two levels at a time.
      for (const page of [first, second]) expect(await map(page).count()).toBeGreaterThan(10)
      noises += await hero.locator('aside.beside').getByText('A noise from').count()
    },
  )
  expect(noises, 'the Hero hears what comes').toBeGreaterThan(0)
  expect(proposals, 'the Leader is asked to allow a card').toBe(1)
  await expect(outcome(hero)).toContainText('Defeat')
  await expect(outcome(first)).toContainText('Victory')
  await expect(outcome(second)).toContainText('Zwycięstwo')
})

/** An Evil player who is not the Leader offers a card during the Leader's decision. */
async function propose(pages: readonly Page[]): Promise<boolean> {
  for (const page of pages) {
    const card = page.locator('#prompt button[data-option^="proposeDown:"]').first()
    if (!(await card.isVisible())) continue
    await answered(page, () => card.click())
    return true
  }
  return false
}

test('a curtain falls before another side looks, and nothing of anybody lies behind it', async ({
  sitDown,
}) => {
  const page = await sitDown(device('desk'))
  const people = ['Ann', 'Bob', 'Cyd']
  await layOutMaze(page, { around: people })
  const doom = new Doom(dice(5))
  const lookers: string[] = []
  for (let count = 0; count < 22; count++) {
    const asked = choices(page).or(page.locator('#prompt [data-part]'))
    await expect(curtain(page).or(asked).filter({ visible: true }).first()).toBeVisible()
    if (await curtain(page).isVisible()) {
      for (const secret of [map(page), hand(page), page.locator('aside.beside li'), choices(page)])
        expect(await secret.count(), 'behind the curtain').toBe(0)
      lookers.push(await lift(page))
    }
    const isHero = lookers.at(-1) === 'Ann'
    expect((await map(page).count()) > 0, `${lookers.at(-1)} sees the map`).toBe(!isHero)
    // What Evil plays face down the Hero knows only as a card.
    if (isHero) await expect(page.locator('aside.beside')).not.toContainText('face down (')
    // After a reload the curtain comes first.
    if (count === 9) {
      await page.reload()
      await expect(curtain(page)).toBeVisible()
      continue
    }
    await doom.answer(page)
  }
  expect(lookers[0]).toBe('Ann')
  expect(lookers.length, 'how often the screen changed hands').toBeGreaterThan(6)
})

/** The player who is called lifts the curtain. */
async function lift(page: Page): Promise<string> {
  const button = curtain(page).getByRole('button')
  await expect(button).toBeFocused()
  const name = (await button.innerText()).replace('I am ', '')
  await page.keyboard.press('Enter')
  await expect(curtain(page)).toBeHidden()
  return name
}

test('one person plays both sides knowingly, on the board: no curtain falls', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await layOutMaze(page)
  const doom = new Doom(dice(2))
  const pressed = new Set<string>()
  for (let count = 0; count < 40 && pressed.size < 4; count++) {
    expect(await curtain(page).count()).toBe(0)
    await answered(page, async () => {
      const names = await offered(page)
      const how = (await pressSomethingLit(page, names, pressed)) ?? (await pressInList(page, doom, names))
      pressed.add(how)
    })
  }
  pressed.delete('list')
  expect(pressed).toEqual(new Set(['character', 'way', 'spawn']))
})

/** Presses what lies on the board, once for each kind of thing; gives the kind, or null if nothing new is there. */
async function pressSomethingLit(
  page: Page,
  names: readonly string[],
  pressed: ReadonlySet<string>,
): Promise<string | null> {
  const starts = (step: string): boolean => names.some((name) => name.startsWith(`${step}:`))
  if (starts('takeCharacter')) {
    await page.locator('[data-spot="character:doctor"]').click()
    return 'character'
  }
  if (starts('move') && !pressed.has('way')) {
    await page.locator('[data-mark^="way:"][role=button]').first().click()
    const menu = page.locator('.menu button[data-option]')
    if ((await menu.count()) > 0) await menu.first().click()
    return 'way'
  }
  if (starts('spawn') && !pressed.has('spawn')) {
    // First what comes, then where: only there the map is lit.
    await page.locator('[data-spot="spawn:cultists"]').click()
    await expect(page.getByText('Where to?')).toBeVisible()
    await map(page).getByRole('button').first().click()
    return 'spawn'
  }
  return null
}

async function pressInList(page: Page, doom: Doom, names: readonly string[]): Promise<string> {
  const option = doom.pick(names)
  await unfold(page, option)
  await inList(page, option).click()
  return 'list'
}

test('one person plays all of Evil against a friend who is the Hero', async ({ sitDown }) => {
  const evil = await sitDown(device('desk'))
  const hero = await sitDown(device('phone'))
  await sit(hero, await openTable(evil, 2, [1, 2]))
  await evil.getByRole('button', { name: 'Begin the game' }).click()
  const doom = new Doom(dice(6))
  const other = evil.locator('#prompt details.step-in')
  let stepsIn = 0
  await playTogether(
    [evil, hero],
    async (asked) => {
      stepsIn += await other.count()
      await doom.answer(asked)
    },
    async () => expect(await curtain(evil).count()).toBe(0),
    16,
  )
  expect(stepsIn, 'what the other of Evil might do is offered beside').toBeGreaterThan(0)
  await expect(map(evil).first()).toBeVisible()
  expect(await map(hero).count()).toBe(0)
})

test('Evil sees with motion how monsters and the Hero move, and then the board comes to rest', async ({
  sitDown,
}) => {
  const evil = await sitDown(device('desk', { still: false }))
  const hero = await sitDown(device('desk'))
  await recordMotion(evil)
  await evil.goto('/settings')
  await evil.evaluate(() => localStorage.setItem('miskatonic.settings', JSON.stringify({ speed: 4 })))
  await sit(hero, await openTable(evil, 1, [1]))
  await evil.getByRole('button', { name: 'Begin the game' }).click()

  const doom = new Doom(dice(8))
  const sent = new Set<string>()
  const isSeen = async (): Promise<boolean> => sent.size > 0 && (await finishedMotions(evil)).includes('self')
  // What a table on the server draws differs from run to run, so it is played until both have moved.
  for (let count = 0; count < 80 && !(await isSeen()); count++)
    await playTogether(
      [evil, hero],
      async (asked) => {
        const option = movingFirst(await offered(asked), doom)
        const [, monster] = /^shift:monster=(m\d+)/.exec(option) ?? []
        if (monster !== undefined) sent.add(`monster:${monster}`)
        await choose(asked, option)
      },
      undefined,
      1,
    )
  expect(sent.size, 'monsters that Evil has sent somewhere').toBeGreaterThan(0)
  await atRest(evil)
  const moved = await finishedMotions(evil)
  for (const figure of ['self', ...sent]) expect(moved, 'figures that were seen to move').toContain(figure)
  expect(await motionsUnderWay(evil), 'figures that have not arrived').toBe(0)

  // Where the figures came to rest is where they stand on a board that is drawn anew.
  const figures = await standing(evil)
  expect(figures.length).toBeGreaterThan(1)
  await evil.reload()
  await expect(map(evil).first()).toBeVisible()
  await atRest(evil)
  expect(await standing(evil)).toEqual(figures)
})

/** Moves a monster or the Hero if that can be chosen. */
function movingFirst(names: readonly string[], doom: Doom): string {
  return names.find((name) => /^(shift:monster=m\d+,path=\w|move:gait=walk)/.test(name)) ?? doom.pick(names)
}

/** From now on, pages note which figures on the map set out and which have arrived. */
async function recordMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const motions = {
      begun: [] as string[],
      ended: [] as string[],
      seen: [] as string[],
      cancelled: [] as string[],
    }
    Object.assign(window, { motions })
    const note =
      (list: string[]) =>
      ({ target, propertyName }: TransitionEvent): void => {
        if (propertyName !== 'transform' || !(target instanceof HTMLElement)) return
        const spot = target.matches('.figure') ? target.querySelector<HTMLElement>('[data-spot]') : null
        if (spot !== null) list.push(spot.dataset['spot']!)
      }
    document.addEventListener('transitionrun', note(motions.begun))
    document.addEventListener('transitionend', note(motions.ended))
    // Without motion a transition ends at once; at this speed it takes 0.12 s.
    document.addEventListener('transitionend', (event) => {
      if (event.elapsedTime >= 0.1) note(motions.seen)(event)
    })
    document.addEventListener('transitioncancel', note(motions.cancelled))
  })
}

interface Recording {
  readonly motions: Readonly<Record<'begun' | 'ended' | 'seen' | 'cancelled', readonly string[]>>
}

/** The figures that were seen to move and to arrive. */
function finishedMotions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as Recording).motions.seen) // set by recordMotion
}

function motionsUnderWay(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { begun, ended, cancelled } = (window as unknown as Recording).motions // set by recordMotion
    return begun.length - ended.length - cancelled.length
  })
}

/** Where the figures stand on Evil's map. */
function standing(page: Page): Promise<string[]> {
  return page
    .locator('.figure')
    .evaluateAll((figures) =>
      figures.map(
        (figure) =>
          `${figure.querySelector<HTMLElement>('[data-spot]')!.dataset['spot']} ${(figure as HTMLElement).style.transform}`,
      ),
    )
}

test('both sides on a phone, in Polish: everything in reach, and the Hero in sight', async ({ sitDown }) => {
  const page = await sitDown(device('phone', { language: 'pl', theme: 'light' }))
  await layOutMaze(page)
  await expect(page.getByRole('heading', { name: 'Kim będziesz?' })).toBeVisible()
  const doom = new Doom(dice(4))
  const opened = new Set<string>()
  for (let count = 0; count < 30; count++) {
    await doom.answer(page, async (button) => {
      const box = await button.boundingBox()
      expect(box!.height, 'large enough for a thumb').toBeGreaterThanOrEqual(43.5)
      await button.tap()
    })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0)
    const isHero = (await maze(page).count()) > 0
    if (isHero || count > 6) await expectInSight(page, isHero ? pawn(page) : page.locator('main svg.hero'))
    for (const part of isHero ? ['Misje', 'Zapis', 'Przedmioty'] : ['Talie', 'Potwory', 'Dziennik']) {
      if (opened.has(part) || count < 6) continue
      opened.add(part)
      await openDrawer(page, part)
    }
  }
  expect(opened.size).toBe(6)
})

/** Between what stands above the board and what covers it from below: the question, and on it the console of Evil. */
async function expectInSight(page: Page, thing: Locator): Promise<void> {
  const cover = page.locator('.console.compact').or(page.locator('#prompt .sheet')).first()
  await expect(async () => {
    const [box, top, sheet] = await Promise.all(
      [thing, page.locator('.top'), cover].map((each) => each.boundingBox()),
    )
    expect(box!.y).toBeGreaterThanOrEqual(top!.y + top!.height - 1)
    expect(box!.y + box!.height).toBeLessThanOrEqual(sheet!.y + 1)
  }).toPass()
}

async function openDrawer(page: Page, part: string): Promise<void> {
  await page.getByRole('button', { name: part }).first().tap()
  const drawer = page.getByRole('dialog', { name: part })
  await expect(drawer).toBeVisible()
  const wide = await drawer.evaluate((each) => each.scrollWidth - each.clientWidth)
  expect(wide, `${part} scrolls sideways`).toBeLessThanOrEqual(0)
  await drawer.getByRole('button', { name: 'Zamknij' }).tap()
  await expect(drawer).toBeHidden()
}

test('both sides with the keyboard alone', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await page.goto('/new/alone')
  await page.getByRole('button', { name: 'Start the game' }).focus()
  await page.keyboard.press('Enter')
  const doom = new Doom(dice(9))
  for (let count = 0; count < 24; count++) {
    await answerWithKeys(
      page,
      (names) => doom.pick(names),
      () => count % 2 === 0,
    )
    const isLost = await page.evaluate(() => document.activeElement === document.body)
    expect(isLost, `the focus after choice ${count}`).toBe(false)
  }
  expect(Number(await decisionBefore(page))).toBe(24)
})

test('what is refused says the rule, in the list and on the board, and the rule can be read', async ({
  sitDown,
}) => {
  const page = await sitDown(device('desk'))
  await layOutMaze(page)
  const doom = new Doom(dice(1))
  await expect(async () => {
    if ((await inList(page, 'slowTime').count()) === 0) await doom.answer(page)
    expect(await inList(page, 'slowTime').count()).toBe(1)
  }).toPass()
  await answered(page, () => inList(page, 'slowTime').click())

  // A second time in one turn it is not possible.
  const forbidden = page.locator('#prompt details').filter({ hasText: 'Not possible now' })
  await forbidden.locator('summary').click()
  const reason = forbidden.getByRole('listitem').filter({ hasText: 'AL-180' })
  await expect(reason).toBeVisible()
  await page.locator('[data-spot=adrenaline]').click()
  const menu = page.locator('.menu')
  await expect(menu).toContainText('AL-180')
  await menu.locator('.rule-link', { hasText: 'AL-180' }).click()
  await expect(page.getByRole('dialog').filter({ hasText: 'AL-180' }).last()).toContainText(
    'Slow time can be activated only once',
  )
})

test('around one screen it is played without a network', async ({ sitDown }) => {
  const page = await sitDown(device('desk', { offline: true }))
  await visitOnce(page)
  await page.context().setOffline(true)
  await layOutMaze(page, { evil: 1, around: ['Ann', 'Bob'] })
  expect(await lift(page)).toBe('Ann')
  await inList(page, 'takeCharacter:character=pilot').click()
  expect(await lift(page)).toBe('Bob')
  await page.reload()
  await expect(curtain(page)).toBeVisible()
  expect(await lift(page)).toBe('Bob')
  await inList(page, 'takeDecks:first=fury,second=speed').click()
  await expect(inList(page, 'takeDecks:first=fury,second=speed')).toBeHidden()
  await expect(choices(page).first()).toBeVisible()
  await expect(map(page).first()).toBeVisible()
})
