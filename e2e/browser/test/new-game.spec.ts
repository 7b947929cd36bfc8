import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProgram } from '../../server/program.ts'
import { Copy } from '../copy.ts'
import { device, expect, test } from '../house.ts'
import { choices, dice, outcome, playToTheEnd } from '../play.ts'

/** Its types are checked where the template lies; here everything is done with it that needs a game in its place. */
test('a game made by new-game passes its tests and tools, and is played in the browser', async ({
  browser,
  troubles,
}) => {
  const copy = new Copy()
  try {
    for (const [id, exitCode, complaint] of [
      ['Dark House', 2, '"Dark House" cannot be the id of a game'],
      ['kernel', 1, '"kernel" is the name of another package'],
      ['reign', 1, 'games/reign exists already'],
    ] as const) {
      const { code, output } = copy.run('scripts/new-game.mjs', id)
      expect(code).toBe(exitCode)
      expect(output).toContain(complaint)
    }
    expect(copy.run('scripts/new-game.mjs', 'dark-house')).toMatchObject({ code: 0 })
    expect(existsSync(join(copy.folder, 'games/dark-house/about.ts'))).toBe(true)
    expect(readFileSync(join(copy.folder, 'package-lock.json'), 'utf8')).toContain('"games/dark-house": {')

    expectSuccess(copy.run('node_modules/vitest/vitest.mjs', 'run', 'games/dark-house', 'games/test'))
    expectSuccess(copy.run('scripts/setup.mjs', 'page'))
    const rules = copy.run('dist/miskatonic.mjs', 'rules')
    expectSuccess(rules)
    expect(rules.output).toContain('dark-house')
    expectSuccess(copy.run('dist/miskatonic.mjs', 'fuzz', '--game', 'dark-house', '--games', '200'))

    const { program, address } = await startProgram(join(copy.folder, 'data'), undefined, copy.folder)
    try {
      const context = await browser.newContext({ ...device('desk'), baseURL: address })
      const page = await context.newPage()
      page.on('pageerror', (error) => troubles.push(error.stack ?? error.message))
      await page.goto('/')
      await page.locator('[data-game=dark-house] a.primary').click()
      await page.locator('form button[type=submit]').click()
      await expect(choices(page).first()).toBeVisible()
      await playToTheEnd(page, dice(5))
      await expect(outcome(page)).toBeVisible()
      await context.close()
    } finally {
      await program.kill()
    }
  } finally {
    copy.remove()
  }
})

function expectSuccess({ code, output }: { code: number | null; output: string }): void {
  expect(code, output).toBe(0)
}
