import { type Page, chromium } from '@playwright/test'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Stopped } from '../fixtures/observe.ts'
import { readPacked, unpacked, writePacked } from '../fixtures/packed.ts'
import type { KeptTable } from '../fixtures/tables.ts'
import { withFolder } from '../server/folders.ts'
import { startProgram } from '../server/program.ts'
import { device } from './house.ts'
import {
  Doom,
  choose,
  dice,
  layOutAlone,
  layOutMaze,
  layOutTinyEpic,
  offered,
  pick,
  pressValue,
} from './play.ts'
import { type SeenTable, comeBack, dumpProfile, lift } from './profile.ts'

/**
 * Makes the browser profile of an old build: plays in its page, in a real browser, and takes out what the page has kept. Its arguments are
 * the checkout, with program and page built, and the folder that has the other fixtures. See fixtures/v1/README.md.
 */
const [home = '', out = ''] = process.argv.slice(2).map((path) => resolve(path))
/** Stopped games of each game that are taken up from files. */
const STOPPED = 6

await withFolder(async (folder) => {
  writeFileSync(join(folder, 'miskatonic.db'), unpacked(join(out, 'miskatonic.db.br')))
  const { program, address } = await startProgram(folder, undefined, home)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const page = await browser.newPage({
    ...device('desk'),
    baseURL: address.replace('127.0.0.1', 'localhost'),
  })
  try {
    await makeProfile(page)
  } finally {
    await browser.close()
    await program.stop()
  }
})

async function makeProfile(page: Page): Promise<void> {
  await fill(page)
  const profile = await dumpProfile(page)
  const seen: SeenTable[] = []
  for (const { record } of profile.tables) {
    const path = `/here/${record.id}`
    seen.push({ path, game: record.game, options: await comeBack(page, path) })
  }
  writePacked(join(out, 'profile.json.br'), { ...profile, seen })
}

/** Tables of every kind that a page can have. */
async function fill(page: Page): Promise<void> {
  await page.goto('/settings')
  await pressValue(page, 'light')
  const kinds: readonly [layOut: () => Promise<void>, choices: number][] = [
    [() => layOutAlone(page, 2), 45],
    [() => layOutAlone(page, 3), Number.POSITIVE_INFINITY],
    [() => layOutTinyEpic(page, 'solo'), 45],
    [() => layOutTinyEpic(page, 'solo', 'insane'), Number.POSITIVE_INFINITY],
    [() => layOutTinyEpic(page, 'zero'), 4],
    [() => layOutMaze(page), 45],
    [() => layOutMaze(page), Number.POSITIVE_INFINITY],
    [() => layOutMaze(page, { around: ['Ann', 'Bob', 'Cyd'] }), 12],
  ]
  for (const [layOut, choices] of kinds) {
    await layOut()
    await play(page, choices)
  }
  for (const name of readdirSync(join(out, 'files')).filter((each) => /-(won|edited)\.json$/.test(each)))
    await takeUp(page, readFileSync(join(out, 'files', name), 'utf8'))
  for (const game of ['reign', 'tiny-epic', 'alone'])
    for (const save of stopped(game)) await takeUp(page, JSON.stringify(save))
  await page.goto('/learn/reign')
  await page.locator('.coach button.primary').click()
  const tables = readPacked(join(out, 'tables.json.br')) as readonly KeptTable[]
  for (const { name, keys } of tables)
    if (/ (long|over)$/.test(name)) {
      await page.goto(`/table/${keys.table}#${Object.values(keys.seats)[0]!}`)
      await page.locator('#prompt').waitFor()
    }
}

/** Plays at a table that has just been laid out. Each game is played as in its tests: ALONE so that it is soon over. */
async function play(page: Page, most: number): Promise<void> {
  const random = dice(5)
  const doom = new Doom(random)
  const isMaze = (await page.locator('.curtain, [data-option^=takeCharacter]').count()) > 0
  for (let count = 0; count < most; count++) {
    await lift(page)
    const names = await offered(page)
    if (names.length === 0) return
    if (isMaze) await doom.answer(page)
    else await choose(page, pick(names, random))
  }
}

/** Goes on with a saved game, which makes it a table of this device. */
async function takeUp(page: Page, file: string): Promise<void> {
  await page.goto('/replay')
  const saved = { name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(file) }
  await page.locator('input[type=file]').setInputFiles(saved)
  await page.locator('.ways button:not(.primary, .quiet)').click()
  await page.waitForURL(/\/here\//)
  await lift(page)
}

/** Of different questions those with most on the stack. */
function stopped(game: string): object[] {
  const all = readPacked(join(out, `positions-${game}.json.br`)) as readonly Stopped[]
  const byQuestion = new Map(all.map((each) => [each.before.asked!.step, each.save] as const))
  return [...byQuestion.values()].slice(0, STOPPED)
}
