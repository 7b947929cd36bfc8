import type { Locator, Page } from '@playwright/test'
import { visitOnce } from '../first-visit.ts'
import { device, expect, test } from '../house.ts'
import { choose, dice, invitation, layOutArkham, offered, pick, playTogether, pressValue } from '../play.ts'

/** A sentence of each kind of text that is read in the course of a game: of an encounter, a headline, and pages of the archive. */
const texts = [
  'The house lets you win the first hand, as houses do.',
  'One guest danced with everybody and cast no reflection in the parquet.',
  'Judge Amelia Crane',
  'A Bell Under the River',
]

/**
 * Cards as they stand in the rules: an event, a headline, an encounter of a neighbourhood and one of an anomaly, what a page of the archive
 * waits for, and the back of a dark pact. With them one could read ahead what a choice or a test leads to.
 */
const cards = [
  /[`'"]dc-07[`'"]/,
  /[`'"]hl-05[`'"]/,
  /[`'"]easttown-3[`'"]/,
  /[`'"]undertow-3[`'"]/,
  /section:[`'"]doom[`'"],when:/,
  /[`'"]dark-pact-2[`'"]:\[/,
]

/** Everything of the page that this browser has loaded or kept for later. */
async function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const urls = [...loaded, ...kept.flat().map(({ url }) => url)]
    const scripts = [...new Set(urls)].filter((url) => url.endsWith('.js'))
    return Promise.all(scripts.map(async (url) => (await fetch(url)).text()))
  })
}

/** Whether this browser has texts that are read in the course of a game. */
async function hasTexts(page: Page): Promise<boolean> {
  const scripts = await scriptsOf(page)
  expect(scripts.length).toBeGreaterThan(20)
  return scripts.some((script) => texts.some((text) => script.includes(text)))
}

/** Which of the cards this browser has. */
async function cardsOn(page: Page): Promise<RegExp[]> {
  const scripts = await scriptsOf(page)
  return cards.filter((card) => scripts.some((script) => card.test(script)))
}

function story(page: Page): Locator {
  return page.locator('.scene .page .story')
}

/** Answers until an encounter is being read, and gives what each page shows of it. */
async function playToAStory(...pages: [Page, ...Page[]]): Promise<(string | null)[]> {
  const random = dice(5)
  const answer = async (asked: Page): Promise<void> => {
    const option = pick(await offered(asked), random)
    await choose(asked, option)
  }
  for (let count = 0; !(await isInEncounter(pages[0])); count++) {
    expect(count, 'choices before an encounter').toBeLessThan(150)
    await playTogether(pages, answer, async () => {}, 1)
  }
  for (const page of pages) await expect(story(page)).toBeAttached()
  return Promise.all(pages.map((page) => story(page).textContent()))
}

async function isInEncounter(page: Page): Promise<boolean> {
  const phase = await page.locator('.masthead .phase').allInnerTexts()
  return phase.join().includes('Encounter phase') && (await story(page).count()) > 0
}

test('[AH-466.10] online a story is told as it is read, in the language of each, again after a reload; no page has other texts, or cards', async ({
  sitDown,
}) => {
  const host = await sitDown(device('desk', { offline: true }))
  await host.goto('/new/arkham')
  await pressValue(host, 'friends')
  await host.locator('form button[type=submit]').click()
  await expect(host).toHaveURL(/\/table\//)
  const guest = await sitDown(device('desk', { language: 'pl', offline: true }))
  await guest.goto(await invitation(host))
  await expect(guest.locator('.seats .mine')).toBeVisible()
  await host.getByRole('button', { name: 'Begin the game' }).click()

  const [english, polish] = await playToAStory(host, guest)
  expect(english!.length).toBeGreaterThan(20)
  expect(polish).not.toBe(english)
  await guest.reload()
  await expect(story(guest)).toHaveText(polish!)
  for (const page of [host, guest]) {
    expect(await hasTexts(page)).toBe(false)
    expect(await cardsOn(page)).toEqual([])
  }
})

test('a table of this device has all texts and cards, also without a network', async ({ sitDown }) => {
  const page = await sitDown(device('desk', { offline: true }))
  await visitOnce(page)
  expect(await hasTexts(page)).toBe(false)
  await layOutArkham(page, 1)
  expect(await hasTexts(page)).toBe(true)
  expect(await cardsOn(page), 'they are found where they are').toEqual(cards)
  await page.context().setOffline(true)
  await page.reload()
  const [read] = await playToAStory(page)
  expect(read!.length).toBeGreaterThan(20)
})
