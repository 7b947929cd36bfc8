import {
  Engine,
  type Language,
  type Seat,
  type View,
  completeOptions,
  languages,
  viewOf,
} from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { drawText } from '../board/text/index.ts'
import { greatOldOnes } from '../cards/great-old-ones.ts'
import type { Seen } from '../board/seen.ts'
import type { Town } from '../cards/towns.ts'
import { tinyEpic } from '../index.ts'
import type { TextWords } from '../words/text.ts'
import { text as en } from '../words/en/text.ts'
import { text as pl } from '../words/pl/text.ts'
import { type Scene, type Setting, scene } from './scene.ts'

function drawn(setting: Setting, language: Language = 'en'): string[] {
  return drawing(scene(setting), language)
}

function drawing({ engine }: Scene, language: Language = 'en', seat: Seat = ''): string[] {
  return drawText(viewOf(tinyEpic, engine.position, engine.decision, seat), language).split('\n')
}

/** The line that begins with this. */
function line(lines: readonly string[], start: string): string | undefined {
  return lines.find((each) => each.slice(2).startsWith(start) || each.startsWith(start))
}

/** What is said of a town: from its heading to the next. */
function town(lines: readonly string[], name: string): string[] {
  const from = lines.findIndex((each) => each.startsWith(`── ${name.toUpperCase()}`))
  const rest = lines.slice(from + 1)
  const next = rest.findIndex((each) => each.startsWith('──'))
  return [lines[from]!, ...rest.slice(0, next < 0 ? undefined : next)]
}

/** Everything in one line, however it was broken and aligned. */
function flowing(lines: readonly string[]): string {
  return lines.join(' ').replaceAll(/\s+/g, ' ')
}

describe('a town', () => {
  const lines = drawn({
    ring: ['tavern', 'cemetery', 'library', 'asylum', 'docks'],
    towns: {
      cemetery: { madness: { fear: 2, rage: 1 }, shamblers: ['greed', 'fear', 'greed'] },
      docks: { madness: { fear: 1 }, shamblers: ['rage'], eldritch: 2 },
    },
    at: { p1: 'cemetery', p2: 'asylum' },
    pages: { docks: 'page-07' },
    used: ['cemetery'],
  })

  test('shows its tracks, and which of them are full', () => {
    const cemetery = town(lines, 'cemetery')
    expect(line(cemetery, 'fear')).toContain('●●! 2 of 2 · full')
    expect(line(cemetery, 'rage')).toContain('●○○○ 1 of 4')
    expect(line(cemetery, 'greed')).toMatch(/○○○ 0 of 3$/)
    expect(line(town(lines, 'docks'), 'fear')).toContain('●○○○ 1 of 4')
  })

  test('shows its shamblers from the bottom, and its eldritch tentacles', () => {
    expect(flowing(town(lines, 'cemetery'))).toContain(
      'shamblers ●●●! 3 of 3 · full: one more curses it · from the bottom: greed, fear, greed',
    )
    expect(line(town(lines, 'docks'), 'shamblers')).toContain('●○○ 1 of 3 · from the bottom: rage')
    expect(line(town(lines, 'library'), 'shamblers')).toMatch(/○○○ 0 of 3$/)
    expect(line(town(lines, 'docks'), 'eldritch')).toContain('2 of 3')
  })

  test('shows an open page and hides the others', () => {
    expect(flowing(town(lines, 'docks'))).toContain(
      'card 7 (cost 1 fear, 1 rage and 1 greed, rows 1, 3 and 5, rune of fear)',
    )
    expect(line(town(lines, 'asylum'), 'page')).toMatch(/face down$/)
  })

  test('shows who is there and what can be done', () => {
    expect(town(lines, 'library')[0]).toContain('Nyarlathotep is here')
    expect(town(lines, 'docks')[0]).not.toContain('Nyarlathotep')
    expect(line(town(lines, 'cemetery'), 'people')).toMatch(/▸ Historian$/)
    expect(line(town(lines, 'asylum'), 'people')).toMatch(/ {2}Priest$/)
    expect(line(town(lines, 'docks'), 'people')).toMatch(/nobody$/)
    expect(flowing(town(lines, 'cemetery'))).toContain('to the discard mat. (used this turn)')
    expect(flowing(town(lines, 'docks'))).not.toContain('used this turn')
  })

  test('stands in the order of the ring', () => {
    const headings = lines.filter((each) => each.startsWith('──')).map((each) => each.split(' ')[1])
    expect(headings).toEqual(['TAVERN', 'CEMETERY', 'LIBRARY', 'ASYLUM', 'DOCKS'])
  })
})

describe('the Great Old One', () => {
  test('in phase 1', () => {
    const lines = drawn({
      options: { greatOldOne: 'yig' },
      greatOldOne: { strength: 2, energy: 2 },
      bag: { eldritch: 1 },
    })
    expect(line(lines, 'GREAT OLD ONE')).toContain('Yig · phase 1 · in the Library')
    expect(line(lines, 'STRENGTH')).toContain('space 2 of 8, 3 tentacles drawn each turn')
    expect(flowing(lines)).toContain('start 2 [3] 3 (greed) 3 4 (fear) 4 4 5 (the end)')
    expect(line(lines, 'ENERGY')).toContain('●●! 2 of 2 · full')
    expect(flowing(lines)).toContain('Each character in range puts all their tentacles')
    expect(line(lines, 'PORTALS')).toBeUndefined()
  })

  test('in phase 2 shows the portals, and which powers are blocked', () => {
    const lines = drawn({
      options: { greatOldOne: 'cthulhu' },
      greatOldOne: { phase: 2, strength: 0 },
      portals: { fear: { left: 'fear', right: 'chaos' }, greed: { right: 'greed' } },
    })
    const text = flowing(lines)
    expect(text).toContain(
      'Fear portal: left space sealed with a fear tentacle · right space sealed with a chaos',
    )
    expect(text).toContain('Rage portal: left space open, takes 2 · right space open, takes 4')
    expect(text).toContain(
      'Greed portal: left space open, takes 2 · right space sealed with a greed tentacle',
    )
    expect(text).toContain('blocked for good: fear')
    expect(text).toContain('[start] 3 4 (greed) 4 5 (the end)')
  })
})

test('the bag, the mats, the supply and the pages', () => {
  const lines = drawn({
    mat: { fear: 3, greed: 1 },
    discard: { rage: 2, chaos: 1 },
    bag: { chaos: 2, eldritch: 4 },
    towns: { church: { shamblers: ['fear', 'fear'] } },
    pageDiscard: ['page-03', 'page-30'],
  })
  expect(line(lines, 'BAG')).toContain('45 tentacles: fear 12 · rage 13 · greed 14 · chaos 2 · eldritch 4')
  expect(line(lines, 'SHAMBLER MAT')).toContain('fear 3 · rage 0 · greed 1')
  expect(line(lines, 'SHAMBLERS')).toContain('13 of 15 left: fear 3 of 5 · rage 5 of 5 · greed 5 of 5')
  expect(line(lines, 'DISCARD MAT')).toContain('fear 0 · rage 2 · greed 0 · chaos 1 · eldritch 0')
  expect(line(lines, 'SUPPLY')).toContain('chaos 4 · eldritch 4')
  expect(line(lines, 'PAGES')).toContain('23 cards in the deck · lost: card 3, card 30')
})

test('few shamblers left are marked', () => {
  const full = { shamblers: ['fear', 'rage', 'greed'] as const }
  const towns = (...names: Town[]): NonNullable<Setting['towns']> =>
    Object.fromEntries(names.map((name) => [name, { shamblers: [...full.shamblers] }]))
  const left = (setting: Setting): string | undefined => line(drawn(setting), 'SHAMBLERS')
  expect(left({ towns: towns('church', 'library', 'asylum') })).toContain('6 of 15 left:')
  expect(left({ towns: towns('church', 'library', 'asylum', 'tavern') })).toContain('3 of 15 left !:')
})

test('the Necronomicon and the chaos that waits in it', () => {
  const lines = drawn({ rows: [5, 1, 2, 1, 3] })
  expect(line(lines, 'NECRONOMICON')).toMatch(/row 1 ■■■■■ 5 of 5$/)
  const text = flowing(lines)
  expect(text).toContain('row 2 ■□□□□ 1 of 5 · chaos at its end')
  expect(text).toContain('row 5 ■■■□□ 3 of 5 · chaos at its end')
  expect(text).toContain('columns with chaos: 2, 3, 4, 5')
  expect(flowing(drawn({ greatOldOne: { phase: 2 } }))).toContain('columns with chaos: none')
})

describe('a character', () => {
  const setting: Setting = {
    options: { variant: 'solo' },
    sheets: { p1: 'medium', a1: 'historian' },
    composure: { p1: { fear: 2, chaos: 1 }, a1: { greed: 1 } },
    brain: { p1: 3 },
    translated: { p1: ['page-01', 'page-02', 'page-30'] },
    at: { a1: 'tavern' },
    actionsLeft: 2,
  }
  const lines = drawn(setting)

  test('has tracks, a place, a mind, runes and actions', () => {
    expect(line(lines, 'Medium')).toBe('▸ Medium     fear 2 ●●! · rage 0 ○○ · greed 0 ○○ · chaos 1 ●○')
    expect(flowing(lines)).toContain(
      'Lighthouse · delirium 3 of 6 · may reroll 2 dice · runes: fear 2, greed 1 · 2 actions left',
    )
    expect(flowing(lines)).toContain('May draw 1 tentacle fewer')
  })

  test('may be an assistant, who has no ability', () => {
    expect(line(lines, 'Historian')).toBe('  Historian  fear 0 ○○ · rage 0 ○○ · greed 1 ●○ · chaos 0 ○○')
    const text = flowing(lines)
    expect(text).toContain('assistant · Tavern · delirium 0 of 6 · no rerolls · no runes Follows the script')
    expect(text).not.toContain('Turns up the page')
  })

  test('in Polish', () => {
    const text = flowing(drawn(setting, 'pl'))
    expect(text).toContain('▸ Medium strach 2 ●●! · furia 0 ○○ · chciwość 0 ○○ · chaos 1 ●○')
    expect(text).toContain('obłęd 3 z 6 · przerzuca 2 kości · runy: strach 2, chciwość 1 · zostało akcji: 2')
    expect(text).toContain('pomocnik · Tawerna')
  })
})

describe('now', () => {
  test('whose turn it is, with how many actions, and where the pointer stopped', () => {
    const lines = drawn({ stop: 18, actionsLeft: 1, mustLeave: true, greatOldOne: { at: 'lighthouse' } })
    expect(flowing(lines)).toContain(
      'NOW The Historian’s turn · actions · 1 action left · must leave this town first',
    )
    expect(flowing(lines)).toContain(
      'WHEEL front in the Asylum: power of rage · tail at the Lighthouse: rage',
    )
    expect(line(lines, 'DICE')).toBeUndefined()
  })

  test('the dice of a roll that is being settled', () => {
    const rolling = scene({
      towns: { lighthouse: { shamblers: ['fear', 'rage'] } },
      brain: { p1: 1 },
      next: ['2', '0'],
    }).choose('banish', {})
    expect(line(drawing(rolling), 'DICE')).toMatch(/ {2}2, 0$/)
  })

  test('who is waited for, when it is an assistant’s turn', () => {
    const waiting = scene({
      options: { variant: 'solo' },
      active: 'a1',
      from: 'turn',
      mat: { fear: 1, rage: 1 },
      next: ['stop-0'],
    })
    expect(waiting.asked).toEqual({ step: 'sootheWhich', seat: 'p1' })
    expect(line(drawing(waiting), 'NOW')).toContain('The Priest’s turn · the wheel · waiting for Historian')
  })

  test('nobody stands anywhere before the sheets are chosen', () => {
    const engine = Engine.start(
      tinyEpic,
      completeOptions(tinyEpic, { variant: 'standard-2', first: 'p1' }),
      'x',
    )
    engine.choose(engine.find('p1', 'takeSheet:sheet=priest')!)
    const text = drawText(viewOf(tinyEpic, engine.position, engine.decision, ''), 'en')
    expect(flowing([text])).toContain(
      'NOW Choosing sheets · on offer: Scientist, Historian, Detective, Alienist, Medium · waiting for Player 2',
    )
    expect(text).not.toContain('is here')
    expect(text).not.toContain('▸ P')
    expect(text.match(/ {2}people {5}nobody/g)).toHaveLength(5)
  })

  test('that a game can no longer be won', () => {
    const hopeful = scene({ greatOldOne: { phase: 2 } })
    expect(flowing(drawing(hopeful))).not.toContain('can no longer be won')
    hopeful.table.hopeless = true
    expect(flowing(drawing(hopeful))).toContain('This game can no longer be won.')
  })
})

test.each(languages)(
  'in %s the table can be drawn at every decision, no wider than a terminal',
  (language) => {
    const words = { en, pl }[language]
    const wrong: string[] = []
    for (const greatOldOne of greatOldOnes)
      for (const variant of ['solo', 'standard-4', 'zero']) {
        const options = completeOptions(tinyEpic, { variant, greatOldOne })
        const engine = Engine.start(tinyEpic, options, `${language} ${greatOldOne} ${variant}`)
        for (let n = 1; ; n = (n * 48271) % 2147483647) {
          const view = viewOf(tinyEpic, engine.position, engine.decision, 'p1')
          wrong.push(...faults(drawText(view, language), view, words))
          if (engine.decision === null) break
          engine.choose(engine.decision.options[n % engine.decision.options.length]!)
        }
      }
    expect(wrong).toEqual([])
  },
)

function faults(text: string, view: View, words: TextWords): string[] {
  const lines = text.split('\n')
  const { ring, characters } = view.table as unknown as Seen // a view holds the table of any game
  return [
    ...lines.filter((each) => each.length > 80 || each !== each.trimEnd()),
    ...(text.match(/undefined|null|NaN|\[object|\u00A0/g) ?? []),
    ...ring.filter((each) => line(lines, `── ${words.towns[each].toUpperCase()}`) === undefined),
    ...Object.keys(characters).filter((who) => line(lines, words.seat(view.table, who)) === undefined),
  ]
}
