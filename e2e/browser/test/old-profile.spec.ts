import type { Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builds, fixture } from '../../fixtures/index.ts'
import { isRuledAnewByName } from '../../fixtures/observe.ts'
import { readPacked, unpacked } from '../../fixtures/packed.ts'
import type { KeptTable } from '../../fixtures/tables.ts'
import { House, test as base, device, expect } from '../house.ts'
import { decisionBefore, dice, outcome } from '../play.ts'
import { type OldProfile, answerByChance, comeBack, layIn, lift } from '../profile.ts'

/** How many choices each table goes on for, if it lasts so long. */
const GOING_ON = 5

for (const build of builds) {
  const profile = readPacked(fixture(build, 'profile.json.br')) as OldProfile
  const online = readPacked(fixture(build, 'tables.json.br')) as readonly KeptTable[]
  const ring = Object.keys(JSON.parse(profile.storage['miskatonic.ring']!) as object)

  /** A server whose data folder is of the same build. */
  const test = base.extend<object, { house: House }>({
    house: [
      // eslint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const house = new House()
        writeFileSync(join(house.folder, 'miskatonic.db'), unpacked(fixture(build, 'miskatonic.db.br')))
        await house.start()
        await use(house)
        await house.close()
      },
      { scope: 'worker' },
    ],
  })

  test.describe(`a browser that was used with build ${build}`, () => {
    test('shows all its tables in the lobby, and the settings are as they were', async ({ sitDown }) => {
      const page = await sitDown(device('desk'))
      await layIn(page, profile)
      await page.goto('/')
      await page.locator('#go-on ~ button').click()
      const expected = [...profile.seen.map(({ path }) => path), ...ring.map((id) => `/table/${id}`)]
      const links = page.locator('.tickets a')
      await expect(links).toHaveCount(expected.length)
      const shown = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
      expect(new Set(shown)).toEqual(new Set(expected))
      await expect(page.locator('.tickets article.over')).toHaveCount(
        profile.tables.filter(({ isOver }) => isOver).length + online.filter(isOverOnline).length,
      )
      await page.goto('/settings')
      await expect(page.locator('input[value=light]')).toBeChecked()
    })

    for (const game of new Set(profile.seen.map((table) => table.game)))
      test(`opens every table of ${game} as it was left, and goes on`, async ({ sitDown }) => {
        const page = await sitDown(device('desk'))
        await layIn(page, profile)
        for (const { path, options } of profile.seen.filter((table) => table.game === game)) {
          expect(inOrder(await comeBack(page, path)), path).toEqual(inOrder(options))
          await goOn(page)
        }
      })

    test('opens its tables with friends', async ({ sitDown }) => {
      const page = await sitDown(device('desk'))
      await layIn(page, profile)
      for (const { keys, shown } of online.filter(({ keys: { table } }) => ring.includes(table))) {
        await page.goto(`/table/${keys.table}`)
        await expect(page.locator('#prompt [data-decision], .outcome').first()).toBeVisible()
        const { now } = shown['']!
        if (now!.outcome === null) expect(await decisionBefore(page)).toBe(String(now!.number))
        else await expect(outcome(page)).toBeVisible()
      }
    })

    function isOverOnline({ keys, shown }: KeptTable): boolean {
      return ring.includes(keys.table) && shown['']!.info.phase === 'over'
    }
  })
}

/**
 * Names of options without those that a ruling has changed since. The page shows one of those that differ in a number, and the main one
 * last; which numbers there are is compared where the rules are (old-positions).
 */
function inOrder(options: readonly string[]): string[] {
  const same = options.filter((name) => !isRuledAnewByName(name)).map((name) => name.replace(/=\d+/g, '=#'))
  return [...new Set(same)].toSorted()
}

async function goOn(page: Page): Promise<void> {
  const random = dice(3)
  for (let count = 0; count < GOING_ON && !(await outcome(page).isVisible()); count++) {
    await lift(page)
    await answerByChance(page, random)
  }
}
