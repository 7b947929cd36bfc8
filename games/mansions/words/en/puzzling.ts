import { puzzles } from '../../content/puzzles.ts'
import type { Connector, Side } from '../../content/types.ts'
import type { PuzzleWords } from '../puzzling.ts'
import { count } from './grammar.ts'

const kinds = { wiring: 'Wiring puzzle', lock: 'Lock puzzle', rune: 'Rune puzzle' }
const sides: Readonly<Record<Side, string>> = { N: 'top', E: 'right', S: 'bottom', W: 'left' }
/** On an arm of the triangle a piece has an inner and an outer end. */
const onArms: Readonly<Record<Side, string>> = {
  N: 'outward',
  E: 'right-hand side',
  S: 'towards the base',
  W: 'left-hand side',
}
const codes: Readonly<Record<Connector, string>> = { rb: 'red, blue', br: 'blue, red' }
const glyphs = { Y: 'yellow sun', B: 'blue eye', R: 'red key', G: 'green star' }
const places: Readonly<Record<string, string>> = {
  ul: 'upper left',
  ur: 'upper right',
  ll: 'lower left',
  lr: 'lower right',
  nw: 'upper left notch',
  ne: 'upper right notch',
  sw: 'lower left notch',
  se: 'lower right notch',
  'inner-1': 'right arm, inner place',
  'outer-1': 'right arm, outer place',
  'inner-2': 'lower arm, inner place',
  'outer-2': 'lower arm, outer place',
  'inner-3': 'left arm, inner place',
  'outer-3': 'left arm, outer place',
}

export const puzzling: PuzzleWords = {
  title: (puzzle) => `${kinds[puzzles[puzzle].kind]} ${puzzle}`,
  goal: {
    wiring: 'Lead the current from the spark to the bell. Red must meet red, and blue must meet blue.',
    lock: 'Every symbol must match the one it lies against, on the pieces and on the base. A blank side matches anything.',
    rune: 'Swap neighbours until the slips form the picture.',
  },
  tries: (who) => `${who} is at work`,
  noAdvice: 'You may watch, but not advise.',
  moves: (n) => count(n, 'puzzle action left', 'puzzle actions left'),
  progress(kind, done, of) {
    if (kind === 'wiring')
      return done === 0
        ? 'No piece carries the current.'
        : `The current passes ${count(done, 'piece', 'pieces')}.`
    return kind === 'lock' ? `${done} of ${of} edges match.` : `${done} of ${of} slips are in their places.`
  },
  solved: 'Solved',
  unsolved: 'Left as it lies',
  howTo: (kind) =>
    kind === 'rune'
      ? 'Press a slip, then the neighbour to swap it with; or drag it there.'
      : 'Press a piece to take it in hand, again to turn it; press or drag to a lit neighbour to swap.',
  keys: 'Arrow keys go from piece to piece, Q and E turn it left and right, Shift with an arrow key swaps.',
  picture: 'How it must look',
  wire(place, row, column, cables, live) {
    const told = cables.map(({ ends: [a, b] }) => {
      const end = ({ side, code }: typeof a): string => `${sides[side]} (clockwise ${codes[code]})`
      return `cable from ${end(a)} to ${end(b)}`
    })
    return `Piece ${place + 1}, row ${row}, column ${column}: ${told.join('; ')}. ${live ? 'It carries the current.' : 'No current.'}`
  },
  tumbler(place, at, edges, onArm) {
    const names = onArm ? onArms : sides
    const told = edges.map(({ side, glyph, fits }) => {
      const match = fits === undefined ? '' : fits ? ', matches' : ', does not match'
      return `${names[side]} ${glyphs[glyph]}${match}`
    })
    return `Piece ${place + 1}, ${places[at]}: ${told.join('; ')}.`
  },
  slip: (place, row, column, number, right) =>
    `Slip ${number} on place ${place + 1}, row ${row}, column ${column}${right ? ': where it belongs' : ''}.`,
  base: 'Base',
  glyphs,
  tools: 'What you can do with it',
  turn: { left: 'Turn left', right: 'Turn right' },
  turnBase: { left: 'Base left', right: 'Base right' },
  swapWith: (place) => `Swap with ${place + 1}`,
  draw: 'New piece (2)',
  think: 'Skill point',
  house: 'Look at the house',
  back: 'Back to the puzzle',
  drawn: 'The new piece. Press the one that it replaces.',
  seconds: (n) => count(n, 'second', 'seconds'),
  pieceNumber: (place) => `Piece ${place + 1}`,
  twoPieces: (a, b) => `Pieces ${a + 1} and ${b + 1}`,
  self: 'The puzzle',
}
