import { type Seat, answering, binding, shape } from '@miskatonic/kernel'
import { isItem, itemOf } from '../catalogue.ts'
import { type PuzzleId, lockPieces, wires } from '../content/ids.ts'
import { puzzles } from '../content/puzzles.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import { canUse, has, investigator, isIn, skillOf } from './look.ts'
import { openObjective } from './objective.ts'
import { baseTurns, canBeSolved, isSolved, placesOf, swapsOf } from './pieces.ts'

const { boolean, integer, object, oneOf, orNull, text, whole } = shape

const met = {
  seat: a.seat,
  puzzle: a.puzzle,
  /** The room of the card that called it; null for a story action. */
  room: orNull(a.room),
  of: oneOf(['lock', 'obstacle', 'story']),
}
const attempt = object(met)
const trying = object({
  ...met,
  /** Puzzle actions left. */
  left: integer(0, 99),
  /** MM-R71. */
  spent: boolean,
})
const place = integer(0, 8)
const way = oneOf(['right', 'left'])

/** Puzzles (MM-605 to MM-653). What is done to a puzzle cannot be taken back (MM-635, MM-R103). */
export const vocabulary = {
  choices: {
    turnPiece: binding('MM-635', answering('solve', object({ place, way }))),
    swapPieces: binding('MM-635', answering('solve', object({ a: place, b: place }))),
    turnBase: binding('MM-635', answering('solve', object({ way }))),
    drawPiece: binding('MM-635', answering('solve', object({}))),
    replacePiece: binding('MM-635', answering('replaceWhich', object({ place }))),
    /** MM-634. */
    thinkHarder: binding('MM-635', answering('solve', object({}))),
    stopPuzzle: binding('MM-635', answering('solve', object({}))),
    useMethod: answering('considerMethod', object({})),
    noMethod: answering('considerMethod', object({})),
  },
  asks: {
    solve: trying,
    replaceWhich: trying,
    considerMethod: attempt,
  },
  effects: {
    attempt,
    beginSolving: object({ ...met, double: boolean }),
    afterPuzzleAction: trying,
    puzzleSolved: attempt,
    puzzleFailed: attempt,
    /** MM-653: laid anew. */
    layPuzzle: object({ puzzle: a.puzzle }),
  },
  events: {
    puzzleLaid: event(object({ puzzle: a.puzzle }), 'open'),
    puzzleTakenUp: event(object({ puzzle: a.puzzle }), 'open'),
    attemptBegan: event(object({ seat: a.seat, puzzle: a.puzzle, actions: whole }), 'open'),
    puzzleChanged: event(object({ seat: a.seat, puzzle: a.puzzle }), 'open'),
    pieceDrawn: event(object({ seat: a.seat, piece: text }), 'open'),
    solved: event(object({ seat: a.seat, puzzle: a.puzzle }), 'open'),
    gaveUp: event(object({ seat: a.seat, puzzle: a.puzzle }), 'open'),
  },
}

export const rules = {
  /** MM-606, MM-608: laid out by the first who meets it. */
  attempt(play, args) {
    const { seat, puzzle } = args
    if (!isIn(play.table, seat)) return
    if (play.table.turn?.seat === seat) play.table.turn.attempted.push(puzzle)
    if (!isLaid(play, puzzle)) layOut(play, puzzle)
    keepSolvable(play, puzzle)
    if (canUse(investigator(play.table, seat), 'puzzle-started')) play.then('considerMethod', args)
    else play.then('beginSolving', { ...args, double: false })
  },

  considerMethod(play, { seat }) {
    play.ask(seat, 'MM-623', (may) => {
      may('noMethod', {}, 'MM-623')
      may('useMethod', {}, 'MM-623')
    })
  },

  noMethod(play, _args, _seat, asked) {
    play.then('beginSolving', { ...asked, double: false })
  },

  useMethod(play, _args, seat, asked) {
    investigator(play.table, seat).abilityUsed = true
    play.emit('traitUsed', { seat })
    play.then('beginSolving', { ...asked, double: true })
  },

  /** MM-623, MM-501: penalties to tests do not count. MM-R70: it may lie solved already. */
  beginSolving(play, { double, ...args }) {
    const { seat, puzzle } = args
    const intellect = Math.max(0, skillOf(play, seat, 'intellect'))
    const left = intellect * (double ? 2 : 1) + extraActions(play, seat)
    play.emit('attemptBegan', { seat, puzzle, actions: left })
    play.then('afterPuzzleAction', { ...args, left, spent: false })
  },

  afterPuzzleAction(play, { left, spent, ...args }) {
    const { seat, puzzle } = args
    if (isSolved(puzzle, play.table.puzzles[puzzle]!)) return play.then('puzzleSolved', args)
    if (left === 0 && (spent || !maySpend(play, seat))) return play.then('puzzleFailed', args)
    return play.then('solve', { ...args, left, spent })
  },

  solve(play, { seat, puzzle: id, left, spent }) {
    const { kind } = puzzles[id]
    play.ask(seat, 'MM-631', (may) => {
      if (left > 0) {
        for (const [one, other] of swapsOf(id)) may('swapPieces', { a: one, b: other }, ['MM-624', 'MM-635'])
        if (kind !== 'rune')
          for (let i = 0; i < placesOf(id); i++) {
            may('turnPiece', { place: i, way: 'right' }, ['MM-626', 'MM-635'])
            may('turnPiece', { place: i, way: 'left' }, ['MM-626', 'MM-635'])
          }
        if (kind === 'lock') {
          may('turnBase', { way: 'right' }, 'MM-627')
          may('turnBase', { way: 'left' }, 'MM-627')
        }
      }
      may.unless(forbiddenDraw(play, id, left), 'drawPiece', {}, ['MM-628', 'MM-635'])
      may.unless(spent ? 'MM-R71' : maySpend(play, seat) ? undefined : 'MM-449', 'thinkHarder', {}, 'MM-634')
      may('stopPuzzle', {}, 'MM-631')
    })
  },

  turnPiece(play, { place: i, way: to }, seat, asked) {
    const piece = play.table.puzzles[asked.puzzle]!.pieces[i]!
    piece.turn = (piece.turn + (to === 'right' ? 1 : 3)) % 4
    changed(play, seat, asked)
  },

  swapPieces(play, { a: one, b: other }, seat, asked) {
    const { pieces } = play.table.puzzles[asked.puzzle]!
    ;[pieces[one], pieces[other]] = [pieces[other]!, pieces[one]!]
    changed(play, seat, asked)
  },

  turnBase(play, { way: to }, seat, asked) {
    const laid = play.table.puzzles[asked.puzzle]!
    const turns = baseTurns(asked.puzzle)
    laid.base = (laid.base + (to === 'right' ? 1 : turns - 1)) % turns
    changed(play, seat, asked)
  },

  /** MM-628, MM-R74: the piece is seen before its place is chosen. */
  drawPiece(play, _args, seat, asked) {
    const piece = pull(play, asked.puzzle)!
    play.table.drawnPiece = piece
    play.emit('pieceDrawn', { seat, piece })
    play.then('replaceWhich', { ...asked, left: asked.left - 2 })
  },

  replaceWhich(play, { seat, puzzle }) {
    play.ask(seat, 'MM-628', (may) => {
      for (let i = 0; i < placesOf(puzzle); i++) may('replacePiece', { place: i }, ['MM-628', 'MM-629'])
    })
  },

  /** MM-629. */
  replacePiece(play, { place: i }, seat, asked) {
    const { puzzle } = asked
    const piece = play.table.drawnPiece!
    play.table.drawnPiece = null
    const { pieces } = play.table.puzzles[puzzle]!
    putBack(play, pieces[i]!.piece)
    pieces[i] = { piece, turn: 0 }
    play.emit('puzzleChanged', { seat, puzzle })
    play.then('afterPuzzleAction', asked)
  },

  thinkHarder(play, _args, seat, asked) {
    investigator(play.table, seat).skillPoints--
    play.emit('skillPointSpent', { seat })
    const luck = Math.max(0, skillOf(play, seat, 'luck'))
    play.then('afterPuzzleAction', { ...asked, left: asked.left + luck, spent: true })
  },

  stopPuzzle(play, _args, _seat, { left: _left, spent: _spent, ...args }) {
    play.then('puzzleFailed', args)
  },

  /** MM-651, MM-652. */
  puzzleSolved(play, { seat, puzzle, room, of }) {
    const laid = play.table.puzzles[puzzle]!
    laid.solved++
    takeUp(play, puzzle)
    play.emit('solved', { seat, puzzle })
    if (of === 'lock') play.then('lockPassed', { seat, room: room! })
    else if (of === 'obstacle') play.then('obstacleOvercome', { seat, room: room! })
    else openObjective(play)?.solved?.(play, puzzle, seat)
  },

  puzzleFailed(play, { seat, puzzle, room, of }) {
    play.emit('gaveUp', { seat, puzzle })
    if (of === 'lock') play.then('lockHolds', { seat, room: room! })
    else if (of === 'obstacle') play.then('obstacleStays', { seat, room: room! })
  },

  layPuzzle(play, { puzzle }) {
    takeUp(play, puzzle)
    layOut(play, puzzle)
  },
} satisfies Rules

type Trying = shape.Shaped<typeof trying>

function changed(play: At, seat: Seat, asked: Trying): void {
  play.emit('puzzleChanged', { seat, puzzle: asked.puzzle })
  play.then('afterPuzzleAction', { ...asked, left: asked.left - 1 })
}

function maySpend({ table }: At, seat: Seat): boolean {
  const me = investigator(table, seat)
  return me.skillPoints > 0 && !has(me, 'no-skill-points') && table.urged !== seat
}

function forbiddenDraw(play: At, id: PuzzleId, left: number) {
  if (puzzles[id].kind === 'rune') return 'MM-625'
  if (left < 2) return 'MM-R74'
  return pileSize(play, id) === 0 ? 'MM-630' : undefined
}

function extraActions({ table }: At, seat: Seat): number {
  const { cards } = investigator(table, seat)
  return cards.filter(isItem).reduce((sum, card) => sum + (itemOf(card).puzzleActions ?? 0), 0)
}

// Pieces and piles

function isLaid({ table }: At, id: PuzzleId): boolean {
  return (table.puzzles[id]?.pieces.length ?? 0) > 0
}

function pileSize({ table }: At, id: PuzzleId): number {
  const pile: Readonly<Record<string, number>> =
    puzzles[id].kind === 'wiring' ? table.wires : table.lockPieces
  return Object.values(pile).reduce((sum, n) => sum + n, 0)
}

/** A random piece of the pile of unused ones. */
function pull(play: At, id: PuzzleId): string | undefined {
  const { table } = play
  return puzzles[id].kind === 'wiring'
    ? play.pull(table.wires, wires)
    : play.pull(table.lockPieces, lockPieces)
}

function putBack({ table }: At, piece: string): void {
  const pile: Record<string, number> = piece.startsWith('wire') ? table.wires : table.lockPieces
  if (piece in pile) pile[piece]!++
}

/** MM-609 to MM-612: pieces drawn one by one, arrow up. */
function layOut(play: At, id: PuzzleId): void {
  const puzzle = puzzles[id]
  const { table } = play
  const solved = table.puzzles[id]?.solved ?? 0
  let pieces: string[]
  if (puzzle.kind === 'rune') {
    pieces = [...puzzle.pieces]
    play.shuffle(pieces)
  } else {
    if (pileSize(play, id) < placesOf(id)) takeUpOthers(play, id)
    pieces = Array.from({ length: placesOf(id) }, () => pull(play, id)!)
  }
  table.puzzles[id] = { pieces: pieces.map((piece) => ({ piece, turn: 0 })), base: 0, solved }
  play.emit('puzzleLaid', { puzzle: id })
}

/** MM-652: the pieces go back to the pile. */
function takeUp(play: At, id: PuzzleId): void {
  const laid = play.table.puzzles[id]
  if (laid === undefined) return
  for (const { piece } of laid.pieces.splice(0)) putBack(play, piece)
  laid.base = 0
}

/** MM-R75, MM-R76. */
function takeUpOthers(play: At, id: PuzzleId): void {
  for (const other of Object.keys(play.table.puzzles) as PuzzleId[])
    if (other !== id && puzzles[other].kind === puzzles[id].kind && isLaid(play, other)) {
      takeUp(play, other)
      play.emit('puzzleTakenUp', { puzzle: other })
    }
}

/** MM-R75: only pieces in another unfinished puzzle of the kind can make one unsolvable. */
function keepSolvable(play: At, id: PuzzleId): void {
  const { kind } = puzzles[id]
  const others = (Object.keys(play.table.puzzles) as PuzzleId[]).some(
    (other) => other !== id && puzzles[other].kind === kind && isLaid(play, other),
  )
  if (!others || kind === 'rune') return
  const pile: Readonly<Record<string, number>> = kind === 'wiring' ? play.table.wires : play.table.lockPieces
  const own = play.table.puzzles[id]!.pieces.map(({ piece }) => piece)
  const unused = Object.keys(pile).filter((piece) => pile[piece]! > 0)
  if (!canBeSolved(id, [...own, ...unused])) takeUpOthers(play, id)
}
