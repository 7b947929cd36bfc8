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
import { drawGrid, fitting } from '../board/text/grid.ts'
import { drawText } from '../board/text/index.ts'
import { alone } from '../index.ts'
import { type Scene, type Setting, scene } from './scene.ts'

function drawn(setting: Setting, seat: Seat = 'hero', language: Language = 'en'): string[] {
  return drawing(scene(setting), seat, language)
}

function drawing({ engine }: Scene, seat: Seat, language: Language = 'en'): string[] {
  return drawText(viewOf(alone, engine.position, engine.decision, seat), language).split('\n')
}

/** What stands beside a heading, in one line however it was broken. */
function beside(lines: readonly string[], heading: string): string {
  const from = lines.findIndex((each) => each.startsWith(heading))
  if (from < 0) return ''
  const rest = lines.slice(from + 1)
  const next = rest.findIndex((each) => !each.startsWith('  '))
  const all = [lines[from]!.slice(heading.length), ...rest.slice(0, next < 0 ? undefined : next)]
  return flowing(all)
}

function flowing(lines: readonly string[]): string {
  return lines.join(' ').replaceAll(/\s+/g, ' ').trim()
}

/** From one rule across the page to the next empty line after the picture. */
function picture(lines: readonly string[], heading: string): string[] {
  const from = lines.findIndex((each) => each.startsWith(`── ${heading}`))
  return lines.slice(from, from + 12)
}

const walls = { north: 'wall', east: 'wall', south: 'wall', west: 'wall' } as const

describe('a grid', () => {
  test('draws ways between sectors, and those that lead out of it', () => {
    const lines = drawGrid([
      { x: 0, y: 0, lines: ['a', '@', ''], exits: { ...walls, east: 'open', south: 'door', north: 'open' } },
      { x: 1, y: 0, lines: ['b', '', 'Wo'], exits: { ...walls, west: 'open', east: 'locked' } },
      { x: 0, y: 1, lines: ['c', '', ''], exits: { ...walls, north: 'door', west: 'open' } },
    ])
    expect(lines[0]!.trim()).toBe('|')
    expect(lines[1]).toMatch(/^ +a +- +b +#$/)
    expect(lines[2]).toMatch(/^ +@$/)
    expect(lines[3]).toMatch(/^ +Wo$/)
    expect(lines[4]!.trim()).toBe('"')
    expect(lines[5]).toMatch(/^ - +c$/)
  })

  test('five columns fit a terminal', () => {
    const row = [0, 1, 2, 3, 4].map((x) => ({
      x,
      y: 0,
      lines: ['[XXX] 4N4W', '● @ ☼ ! s R↕', 'Wo13* Sp14*'] as const,
      exits: { ...walls, east: 'open', west: 'open' } as const,
    }))
    expect(Math.max(...drawGrid(row).map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  test('what does not fit a square is counted', () => {
    expect(fitting(['Wo1', 'Sp2*'], '×2')).toBe('Wo1 Sp2*')
    expect(fitting(['Wo1*', 'Sp2*', 'Hy3*', 'Cu4'], '×4')).toBe('Wo1* Sp2* ×4')
  })
})

describe('the maze', () => {
  const setting: Setting = {
    map: 'A1-B1 B1-C1 B1=B2 C1-D1 D1-E1',
    rooms: { B2: 'canteen' },
    hero: 'B1',
    revealed: ['C1', 'B2'],
    lit: ['C1'],
    hazards: ['C1', 'E1'],
    switches: ['B1'],
    monsters: [
      { being: 'worms', at: 'C1', wounded: true },
      { being: 'spores', at: 'C1' },
      { being: 'hybrids', at: 'E1' },
    ],
  }

  test('shows what is revealed, and nothing else', () => {
    const lines = drawn(setting)
    const text = flowing(lines)
    expect(text).toContain('YOU ARE HERE')
    expect(text).toContain('[CAN]')
    expect(text).toContain('lit · open east · open west · hazard token · Spores · Worms (wounded)')
    expect(text).toContain('you are here · dark · open east · door south · open west · light switch')
    expect(text).not.toContain('Hybrids ·')
    expect(text).not.toMatch(/\b[A-E][1-5]\b/)
    expect(text).not.toContain('UPPER LEVEL')
  })

  test('is drawn with its doors and monsters', () => {
    const lines = picture(drawn(setting), 'MAZE')
    expect(lines[1]).toMatch(/^ - +\S+ +- +\S+ +-$/)
    expect(lines[2]).toMatch(/@ s +☼ !/)
    expect(lines[3]).toMatch(/Sp Wo\*/)
    expect(lines[4]!.trim()).toBe('"')
    expect(lines[5]!.trim()).toMatch(/^\[CAN\] \S+$/)
  })

  test('is what somebody who only watches sees, too', () => {
    expect(drawn(setting, '')).toEqual(drawn(setting, 'hero'))
  })

  test('a locked door is marked', () => {
    const lines = drawn({ ...setting, map: 'A1-B1 B1-C1 B1#B2 C1-D1 D1-E1' })
    expect(flowing(lines)).toContain('locked door south')
    expect(picture(lines, 'MAZE')[4]!.trim()).toBe('#')
  })

  test('parts that lie somewhere else are drawn apart, the Hero’s first', () => {
    const lines = drawn({ ...setting, revealed: [], apart: ['D1'] })
    const headings = lines.filter((each) => each.startsWith('── '))
    expect(headings).toHaveLength(2)
    expect(headings[0]).toContain('YOU ARE HERE')
    expect(headings[1]).not.toContain('YOU ARE HERE')
  })

  test('before the game has begun there is none', () => {
    const engine = Engine.start(alone, completeOptions(alone, {}), 'x')
    const text = drawText(viewOf(alone, engine.position, engine.decision, 'hero'), 'en')
    expect(text).toContain('setting up · waiting for Hero')
    expect(text).toContain('not chosen yet')
  })
})

describe('the map', () => {
  const setting: Setting = {
    map: 'A1-B1 B1#C1 2-D4-E4',
    rooms: { C1: 'armoury' },
    hero: 'A1',
    lit: ['B1'],
    hazards: ['B1', '2-E4'],
    conditions: [{ at: 'B1', mission: 'weapons-locker' }],
    monsters: [
      { being: 'cultists', at: 'B1', wounded: true },
      { being: 'queen-worm', at: '2-D4' },
    ],
    hands: { e1: ['panic', 'whispers'] },
    decks: ['dread', 'traps'],
  }

  test('shows both levels with everything on them', () => {
    const lines = drawn(setting, 'e1')
    const upper = picture(lines, 'UPPER LEVEL')
    expect(upper[1]).toMatch(/^ +A1 +- +B1 +# +\[ARM\] C1$/)
    expect(upper[2]).toMatch(/● @ +☼ ! \?/)
    expect(upper[3]).toMatch(/Cu1\*/)
    expect(picture(lines, 'LOWER LEVEL')[1]).toMatch(/^ +D4 +- +E4$/)
    expect(picture(lines, 'LOWER LEVEL')[3]!.trim()).toBe('QW2')
  })

  test('says all of it in words', () => {
    const lines = drawn(setting, 'e1')
    expect(beside(lines, 'ROOMS')).toContain('Armoury: C1, upper level')
    expect(beside(lines, 'MONSTERS')).toBe(
      'Cultists 1: B1, upper level, wounded · The Queen Worm 2: D4, lower level',
    )
    expect(beside(lines, 'LIT')).toBe('B1, upper level')
    expect(beside(lines, 'LOCKED')).toBe('the east door of B1, upper level')
    expect(beside(lines, 'HAZARDS')).toBe('B1, upper level · E4, lower level')
    expect(beside(lines, 'CONDITIONS')).toBe('key card: B1, upper level')
  })

  test('is for Evil only', () => {
    const text = flowing(drawn(setting, 'hero'))
    expect(text).not.toContain('Queen Worm')
    expect(text).not.toContain('UPPER LEVEL')
    expect(text).not.toContain('Panic')
  })
})

describe('the Hero’s sheet', () => {
  const setting: Setting = {
    character: 'captain',
    health: 7,
    control: 3,
    adrenaline: 2,
    experience: { worms: 1 },
    items: [
      { item: 'crowbar', charges: 1 },
      { item: 'flare', charges: 2, upgraded: true },
    ],
    ally: ['doctor', 5],
    searched: ['canteen'],
  }

  test('is open to everybody', () => {
    const lines = drawn(setting)
    expect(beside(lines, 'HERO')).toBe('Captain · health 7 of 12 · self-control 3 of 12 · adrenaline 2')
    expect(beside(lines, 'SKILLS')).toContain('Inspiration (Worms) 1 of 2')
    expect(beside(lines, 'ITEMS')).toBe('Crowbar: 1 charge · Flare: 2 charges, upgraded')
    expect(beside(lines, 'ALLY')).toBe('Doctor · 5 charges')
    expect(beside(lines, 'SEARCHED')).toBe('Canteen')
    expect(beside(drawn(setting, 'e1'), 'ITEMS')).toBe(beside(lines, 'ITEMS'))
  })

  test('in Polish', () => {
    const lines = drawn(setting, 'hero', 'pl')
    expect(beside(lines, 'BOHATER')).toBe('Kapitan · zdrowie 7 z 12 · poczytalność 3 z 12 · adrenalina 2')
    expect(beside(lines, 'PRZEDMIOTY')).toBe('Łom: 1 ładunek · Flara: 2 ładunki, ulepszenie')
  })
})

describe('reactions', () => {
  const setting: Setting = {
    options: { evil: 2 },
    decks: ['dread', 'traps'],
    leader: 'e2',
    hands: { e1: ['panic', 'whispers'], e2: ['acid'] },
    track: [
      { card: 'flicker', by: 'e1', face: 'down', spaces: 1 },
      { card: 'snare', by: 'e2', face: 'up', spaces: 2 },
    ],
  }

  test('on the track are seen by all, face down only their backs', () => {
    expect(beside(drawn(setting), 'TRACK')).toBe(
      '■■■□□□□□ 3 of 8 · 5 hazard tokens at the end of the round · Evil 1: Dread, face down, 1 space · Evil 2: Snare (Traps), 2 spaces',
    )
    expect(beside(drawn(setting, 'e2'), 'TRACK')).not.toContain('Flicker')
    expect(beside(drawn(setting, 'e1'), 'TRACK')).toContain('Evil 1: Dread, face down (Flicker), 1 space')
  })

  test('in hand are counted for the others and named for their owner', () => {
    expect(beside(drawn(setting), 'HANDS')).toBe('Evil 1: Dread 2 · Evil 2 (Leader): Traps 1')
    expect(beside(drawn(setting), 'YOUR HAND')).toBe('')
    expect(beside(drawn(setting, 'e1'), 'YOUR HAND')).toBe('Panic (health loss) · Whispers (Move)')
    expect(beside(drawn(setting, 'e2'), 'YOUR HAND')).toBe('Acid (health loss)')
  })
})

test('missions show what they ask and how far they are', () => {
  const lines = drawn({ missions: { green: 'synthesis', blue: 'haze', red: 'evacuation' } })
  expect(beside(lines, 'GREEN MISSION')).toMatch(/^Synthesis · Laboratory.* task: /)
  expect(beside(lines, 'FINAL MISSION')).toMatch(/^Evacuation · Escape Pods · not active yet/)
  expect(beside(drawn({ round: { nightmare: true, marker: 0 } }), 'NOW')).toContain(
    'round marker at 0 · NIGHTMARE · turn 1 of 8 · the Hero acts',
  )
})

test.each(languages)(
  'in %s the table can be drawn at every decision, no wider than a terminal',
  (language) => {
    const wrong = new Set<string>()
    for (const evil of [1, 3]) {
      const engine = Engine.start(alone, completeOptions(alone, { evil }), `${language} ${evil}`)
      for (let n = 1, i = 0; i < 400; n = (n * 48271) % 2147483647, i++) {
        const view = viewOf(alone, engine.position, engine.decision, ['hero', 'e1', ''][i % 3]!)
        for (const fault of faults(drawText(view, language), view)) wrong.add(fault)
        if (engine.decision === null) break
        engine.choose(engine.decision.options[n % engine.decision.options.length]!)
      }
    }
    expect([...wrong]).toEqual([])
  },
)

test.each(languages)('in %s the end of a game is told no wider than a terminal', (language) => {
  for (const how of ['won', 'lost']) {
    const view = { ...scene().view('hero'), outcome: { how, winners: [] } }
    expect(faults(drawText(view, language), view)).toEqual([])
  }
})

function faults(text: string, { seat }: View): string[] {
  const isEvil = seat.startsWith('e')
  return [
    ...text.split('\n').filter((each) => each.length > 80 || each !== each.trimEnd()),
    ...(text.match(/undefined|null|NaN|\[object|\u00A0/g) ?? []),
    // Squares of the map are for Evil only.
    ...(isEvil ? [] : (text.match(/\b[A-E][1-5]\b/g) ?? [])),
  ]
}
