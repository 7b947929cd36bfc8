import type { Clock } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import {
  type LockPiece,
  type PuzzleId,
  type Rune,
  type Wire,
  lockPieces,
  runes,
  wires,
} from '../../content/ids.ts'
import { lockPieces as glyphs, puzzles, wirePieces } from '../../content/puzzles.ts'
import type { LockPuzzle, RunePuzzle, WiringPuzzle } from '../../content/types.ts'
import { mansions } from '../../index.ts'
import type { Mansions } from '../../kind.ts'
import type { Investigator, Laid } from '../../position.ts'
import { isSolved } from '../../steps/pieces.ts'
import { edgesOf, lockFits, wiringLines } from '../puzzle-solver.ts'
import { type Setting, as, scene } from '../scene.ts'

const laid = (...pieces: string[]): Laid => ({
  pieces: pieces.map((piece) => ({ piece, turn: 0 })),
  base: 0,
  solved: 0,
})
const without = <Name extends string>(all: readonly Name[], used: readonly string[]): Record<Name, number> =>
  Object.fromEntries(all.map((piece) => [piece, used.includes(piece) ? 0 : 1])) as Record<Name, number>

/** Jenny (Intellect 4, Luck 2) before the desk in the hall: lock puzzle 5A. */
const desk = (p1: Partial<Investigator> = {}, setting: Setting = {}) =>
  scene({
    ...setting,
    investigators: { p1: { at: 'hall-1', ...p1 }, ...setting.investigators },
    rooms: { hall: { stack: ['ob-desk', 'axe'] } },
    next: ['lp-01', 'lp-02', 'lp-03', 'lp-04', 'lp-05', 'lp-06'],
  })

/** Before the door of the Clock Room: rune puzzle 7, one swap from its solution. */
const runeDoor = (p1: Partial<Investigator> = {}) =>
  scene({
    investigators: { p1: { at: 'workshop-2', ...p1 } },
    table: { puzzles: { 7: laid('rune7-2', 'rune7-1', 'rune7-3', 'rune7-4', 'rune7-5', 'rune7-6') } },
  }).choose('move', { to: 'clock-room-1', drag: false })

/** At the strongbox: wiring puzzle 2A. */
const strongbox = (p1: Partial<Investigator> = {}) =>
  scene({
    investigators: { p1: { at: 'hall-1', ...p1 } },
    rooms: { hall: { stack: ['ob-strongbox', 'axe'] } },
    next: ['wire-01', 'wire-02', 'wire-05', 'wire-06', 'wire-11', 'wire-12'],
  }).choose('explore', {})

/** The pieces of a line on their places, blanks filled with what is left. */
function withLine(puzzle: WiringPuzzle, line: ReturnType<typeof wiringLines>[number]): Laid['pieces'] {
  const unused = [...wires]
  const take = (fits: (wire: Wire) => boolean): Wire => {
    const [found] = unused.splice(unused.findIndex(fits), 1)
    return found!
  }
  const placed = new Map(
    line.map(({ cell, shape, quarters }) => [
      cell,
      { piece: take((wire) => wirePieces[wire] === shape), turn: quarters },
    ]),
  )
  return puzzle.cells.map((_, i) => placed.get(i) ?? { piece: take(() => true), turn: 0 })
}

describe('meeting a puzzle', () => {
  test('[MM-605] three kinds, each in at least three versions', () => {
    const kinds = Object.values(puzzles).map(({ kind }) => kind)
    for (const kind of ['wiring', 'lock', 'rune'])
      expect(kinds.filter((each) => each === kind).length).toBeGreaterThanOrEqual(3)
    expect(new Set(kinds).size).toBe(3)
  })

  test('[MM-606] the attempt costs no phase besides the move or action that met it', () => {
    expect(runeDoor().table.turn).toMatchObject({ moves: 1, actions: 1 })
    expect(desk().choose('explore', {}).table.turn).toMatchObject({ moves: 2, actions: 0 })
  })

  test('[MM-607] solved, the move or action goes on; unsolved, it ends', () => {
    expect(runeDoor().choose('swapPieces', { a: 0, b: 1 }).me().at).toBe('clock-room-1')
    const left = runeDoor().choose('stopPuzzle', {})
    expect(left.me().at).toBe('workshop-2')
    const unsolved = desk().choose('explore', {}).choose('stopPuzzle', {})
    expect(unsolved.me().cards).toEqual([])
  })

  test('[MM-608] it is laid out when it is first met', () => {
    const s = desk()
    expect(s.table.puzzles).toEqual({})
    s.choose('explore', {})
    expect(s.happened('puzzleLaid')).toEqual([{ puzzle: '5A' }])
    expect(s.table.puzzles['5A']!.pieces).toHaveLength(6)
  })

  test('[MM-609] [MM-610] [MM-611] [MM-612] the base as printed, then pieces drawn from the pile one by one, arrow up', () => {
    const drawn = ['lp-09', 'lp-14', 'lp-02', 'lp-11', 'lp-05', 'lp-15'] as const
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      rooms: { hall: { stack: ['ob-desk'] } },
      next: [...drawn],
    }).choose('explore', {})
    expect(s.table.puzzles['5A']).toEqual({
      pieces: drawn.map((piece) => ({ piece, turn: 0 })),
      base: 0,
      solved: 0,
    })
    expect(s.table.lockPieces).toEqual(without(lockPieces, drawn))
    expect(s.position.chance.next).toEqual([])
  })
})

describe('puzzle actions', () => {
  test.each([
    ['jenny-barnes', 4],
    ['harvey-walters', 7],
    ['michael-mcglen', 3],
  ] as const)('[MM-623] %s has as many as his Intellect: %i', (sheet, actions) => {
    const s = desk({ ...as(sheet), abilityUsed: true }).choose('explore', {})
    expect(s.happened('attemptBegan')).toEqual([{ seat: 'p1', puzzle: '5A', actions }])
  })

  test('[MM-624] swap: two adjacent pieces, as they lie', () => {
    const s = strongbox().choose('turnPiece', { place: 0, way: 'right' }).choose('swapPieces', { a: 0, b: 1 })
    const { pieces } = s.table.puzzles['2A']!
    expect(pieces.slice(0, 2)).toEqual([
      { piece: 'wire-02', turn: 0 },
      { piece: 'wire-01', turn: 1 },
    ])
    expect(s.may('swapPieces', { a: 0, b: 2 })).toBe(false)
  })

  test('[MM-625] in a rune puzzle only swaps', () => {
    const s = runeDoor()
    expect(s.offered('turnPiece')).toEqual([])
    expect(s.offered('turnBase')).toEqual([])
    expect(s.refusal('drawPiece', {})).toBe('MM-625')
    expect(s.offered('swapPieces')).toHaveLength(7)
  })

  test('[MM-626] rotate: 90° either way, in place', () => {
    const s = strongbox().choose('turnPiece', { place: 2, way: 'left' })
    expect(s.table.puzzles['2A']!.pieces[2]).toEqual({ piece: 'wire-05', turn: 3 })
    s.choose('turnPiece', { place: 2, way: 'right' })
    expect(s.table.puzzles['2A']!.pieces[2]).toEqual({ piece: 'wire-05', turn: 0 })
  })

  test.each([
    ['ob-cabinet', '4B', 2],
    ['ob-desk', '5A', 3],
    ['ob-suitcase', '6A', 4],
  ] as const)('[MM-627] the base of the puzzle of %s comes round after %i turns', (obstacle, id, turns) => {
    const s = scene({
      options: { story: 'ward' },
      investigators: { p1: { ...as('harvey-walters'), abilityUsed: true, at: 'yard-1' } },
      rooms: { yard: { stack: [obstacle] } },
      next: ['lp-01', 'lp-02', 'lp-03', 'lp-04', 'lp-05', 'lp-06'],
    }).choose('explore', {})
    const bases = Array.from({ length: turns }, () => {
      s.choose('turnBase', { way: 'right' })
      return s.table.puzzles[id]!.base
    })
    expect(bases).toEqual([...Array.from({ length: turns - 1 }, (_, i) => i + 1), 0])
  })

  test('[MM-628] [MM-629] draw: two actions, a random piece that must replace one, arrow up; the old one goes to the pile', () => {
    const s = strongbox().choose('turnPiece', { place: 1, way: 'right' })
    s.next('wire-15').choose('drawPiece', {})
    expect(s.asked).toEqual({ step: 'replaceWhich', seat: 'p1' })
    expect(s.engine.decision!.options.every(({ step }) => step === 'replacePiece')).toBe(true)
    s.choose('replacePiece', { place: 1 })
    expect(s.table.puzzles['2A']!.pieces[1]).toEqual({ piece: 'wire-15', turn: 0 })
    expect(s.table.wires).toMatchObject({ 'wire-02': 1, 'wire-15': 0 })
    expect(s.engine.decision!.args).toMatchObject({ left: 1 })
    expect(s.refusal('drawPiece', {})).toBe('MM-R74')
  })

  test('[MM-630] with no unused piece of the kind none can be drawn', () => {
    const puzzle = puzzles['2A'] as WiringPuzzle
    const own = withLine(puzzle, wiringLines(puzzle)[0]!).map(({ piece }) => piece)
    const others = wires.filter((wire) => !own.includes(wire))
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      rooms: { hall: { stack: ['ob-strongbox'] } },
      table: {
        puzzles: { '2A': laid(...own), '3A': laid(...others.slice(0, 8)), '1A': laid(others[8]!) },
        wires: without(wires, wires),
      },
    }).choose('explore', {})
    expect(s.asked!.step).toBe('solve')
    expect(s.refusal('drawPiece', {})).toBe('MM-630')
  })

  test('[MM-631] until it is solved or the actions are used up, or he stops', () => {
    const s = strongbox()
    for (let i = 0; i < 3; i++) s.choose('turnPiece', { place: 0, way: 'right' })
    expect(s.asked!.step).toBe('solve')
    s.choose('turnPiece', { place: 0, way: 'right' })
    expect(s.happened('gaveUp')).toEqual([{ seat: 'p1', puzzle: '2A' }])
    expect(s.asked!.step).toBe('act')
    expect(strongbox().choose('stopPuzzle', {}).asked!.step).toBe('act')
  })

  test('[MM-632] [MM-633] once a turn; another investigator goes on with it as it lies', () => {
    const s = desk(as('jenny-barnes', 1), {
      options: { investigators: 2 },
      investigators: { p2: { at: 'hall-2' } },
    })
    s.choose('explore', {}).choose('turnPiece', { place: 0, way: 'right' }).choose('stopPuzzle', {})
    s.choose('secondAction', {}).choose('explore', {})
    expect(s.happened('attemptBegan')).toEqual([])
    expect(s.happened('obstacleHeld')).toHaveLength(1)
    const before = structuredClone(s.table.puzzles['5A'])
    s.choose('finishTurn', {})
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
    s.choose('explore', {})
    expect(s.happened('attemptBegan')).toEqual([{ seat: 'p2', puzzle: '5A', actions: 6 }])
    expect(s.happened('puzzleLaid')).toEqual([])
    expect(s.table.puzzles['5A']).toEqual(before)
  })

  test('[MM-634] a skill point gives as many more actions as his Luck, also after the last one', () => {
    const s = strongbox({ skillPoints: 1 })
    for (let i = 0; i < 4; i++) s.choose('turnPiece', { place: 0, way: 'right' })
    s.choose('thinkHarder', {})
    expect(s.engine.decision!.args).toMatchObject({ left: 2 })
    expect(s.me().skillPoints).toBe(0)
  })

  test('[MM-636] only the one who attempts it touches the puzzle', () => {
    const s = desk({}, { options: { investigators: 2 }, investigators: { p2: { at: 'hall-1' } } })
    s.choose('explore', {})
    expect(s.engine.optionsOf('p2')).toEqual([])
    expect(s.refusal('turnPiece', { place: 0, way: 'right' }, 'p2')).toBe('MM-631')
  })
})

describe('limited time', () => {
  const clock = mansions.clocks!['solve' as never] as Clock<Mansions>
  const options = {
    story: 'hour',
    investigators: 1,
    monsterSkillPoints: 'no',
    uncertainLength: 'no',
    idleQuestions: 'left-out',
  } as const

  test('[MM-853] 60 seconds for an attempt if the rule is chosen, whatever the Intellect', () => {
    expect(clock.seconds({ ...options, limitedTime: 'yes' })).toBe(60)
    expect(clock.seconds({ ...options, limitedTime: 'no' })).toBeNull()
    for (const sheet of ['michael-mcglen', 'harvey-walters'] as const) {
      const s = desk({ ...as(sheet), abilityUsed: true }).choose('explore', {})
      expect(s.happened(clock.since)).toHaveLength(1)
      s.choose('turnPiece', { place: 0, way: 'right' })
      expect(s.happened(clock.since)).toEqual([])
    }
  })

  test('[MM-853] when the time is over, the attempt ends and unused actions are lost', () => {
    const s = desk().choose('explore', {}).choose('turnPiece', { place: 0, way: 'right' })
    const option = s.engine.decision!.options.find(({ step }) => step === clock.choice)!
    s.engine.events = []
    s.engine.choose(option)
    expect(s.happened('gaveUp')).toEqual([{ seat: 'p1', puzzle: '5A' }])
    expect(s.asked!.step).toBe('act')
    expect(s.me().cards).toEqual([])
  })
})

describe('solutions', () => {
  test('[MM-647] a rune puzzle: every piece on its place', () => {
    const right = ['7', '8', '9'] as const
    for (const id of right) {
      const { pieces } = puzzles[id] as RunePuzzle
      expect(isSolved(id, laid(...pieces))).toBe(true)
      const [first, second, ...rest] = pieces as readonly [Rune, Rune, ...Rune[]]
      expect(isSolved(id, laid(second, first, ...rest))).toBe(false)
    }
    expect(runes).toHaveLength(23)
  })

  test.each(['1A', '1B', '2A', '2B', '3A', '3B'] as const)(
    '[MM-648] wiring puzzle %s: solved by every line of matching wires, and by none that is broken',
    (id) => {
      const puzzle = puzzles[id] as WiringPuzzle
      const lines = wiringLines(puzzle).slice(0, 200)
      for (const line of lines) expect(isSolved(id, { pieces: withLine(puzzle, line), base: 0 })).toBe(true)
      // A piece with a single cable, turned by 90°, breaks the line.
      for (const line of lines.filter(([first]) => first!.shape.cables.length === 1)) {
        const pieces = withLine(puzzle, line)
        pieces[line[0]!.cell]!.turn = (line[0]!.quarters + 1) % 4
        expect(isSolved(id, { pieces, base: 0 })).toBe(false)
      }
    },
  )

  test.each(['4A', '4B', '5A', '5B', '6A', '6B'] as const)(
    '[MM-649] [MM-650] lock puzzle %s: every symbol matches those it touches along an edge',
    (id: PuzzleId) => {
      const puzzle = puzzles[id] as LockPuzzle
      let solved = 0
      for (let n = 0; n < 4000; n++) {
        const pieces = layoutNumber(n, puzzle.places.length)
        const edges = pieces.map(({ piece, turn }) => edgesOf(glyphs[piece as LockPiece], turn))
        const fits = lockFits(puzzle, puzzle.base, edges)
        expect([n, isSolved(id, { pieces, base: 0 })]).toEqual([n, fits])
        if (fits) solved++
      }
      expect(solved).toBeLessThan(4000)
    },
  )

  /** A layout for each number: which pieces, and how they are turned. */
  function layoutNumber(n: number, places: number): Laid['pieces'] {
    let rest = n * 7919 + 13
    const unused = [...lockPieces]
    return Array.from({ length: places }, () => {
      const [piece] = unused.splice(rest % unused.length, 1)
      rest = Math.floor(rest / 3) + 101
      const turn = rest % 4
      rest = Math.floor(rest / 2) + 7 * n
      return { piece: piece!, turn }
    })
  }

  test('[MM-652] the pieces of a solved puzzle go back to the pile', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      rooms: { hall: { stack: ['ob-strongbox', 'axe'] } },
      table: {
        puzzles: { '2A': { ...laid('wire-01', 'wire-02', 'wire-03', 'wire-04', 'wire-07', 'wire-08') } },
        wires: without(wires, ['wire-01', 'wire-02', 'wire-03', 'wire-04', 'wire-07', 'wire-08']),
      },
    })
    const line = wiringLines(puzzles['2A'] as WiringPuzzle)[0]!
    s.table.puzzles['2A']!.pieces = withLine(puzzles['2A'] as WiringPuzzle, line)
    s.table.wires = without(
      wires,
      s.table.puzzles['2A']!.pieces.map(({ piece }) => piece),
    )
    s.choose('explore', {})
    expect(s.happened('solved')).toEqual([{ seat: 'p1', puzzle: '2A' }])
    expect(s.table.wires).toEqual(without(wires, []))
    expect(s.me().cards).toEqual(['axe'])
  })
})
