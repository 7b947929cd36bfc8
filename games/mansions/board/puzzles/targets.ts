import type { Language } from '@miskatonic/kernel'
import type { Target } from '@miskatonic/screen/contract'
import type { Choices } from '../../kind.ts'
import { puzzling as en } from '../../words/en/puzzling.ts'
import { puzzling as pl } from '../../words/pl/puzzling.ts'

/**
 * What can be pointed at in a puzzle:
 *   turn:3:right   a quarter turn of the piece on place 3
 *   swap:0:1       the pieces on two places that touch
 *   base:left      a turn of the base
 *   piece:3        the piece on place 3, to be replaced
 *   puzzle:draw, puzzle:think, puzzle:stop
 */
export const puzzleTargets = {
  turn: (place: number, way: 'left' | 'right'): Target => `turn:${place}:${way}`,
  swap: (a: number, b: number): Target => `swap:${Math.min(a, b)}:${Math.max(a, b)}`,
  base: (way: 'left' | 'right'): Target => `base:${way}`,
  piece: (place: number): Target => `piece:${place}`,
  draw: 'puzzle:draw',
  think: 'puzzle:think',
  stop: 'puzzle:stop',
}

/** Where the choices of a puzzle lie. */
export const puzzleLies: { readonly [C in keyof Choices]?: (args: Choices[C]) => readonly Target[] } = {
  turnPiece: ({ place, way }) => [puzzleTargets.turn(place, way)],
  swapPieces: ({ a, b }) => [puzzleTargets.swap(a, b)],
  turnBase: ({ way }) => [puzzleTargets.base(way)],
  replacePiece: ({ place }) => [puzzleTargets.piece(place)],
  drawPiece: () => [puzzleTargets.draw],
  thinkHarder: () => [puzzleTargets.think],
  stopPuzzle: () => [puzzleTargets.stop],
}

/** The places that a target is about: two for a swap, none for the pile. */
export function placesIn(target: Target): number[] {
  const found = /^(?:turn|swap|piece):(\d)(?::(\d))?/.exec(target)
  return found === null ? [] : found.slice(1).flatMap((place) => (place === undefined ? [] : [Number(place)]))
}

/** What a target of a puzzle is called; undefined: it is none. */
export function puzzleName(target: Target, language: Language): string | undefined {
  const words = { en, pl }[language]
  const [a, b] = placesIn(target)
  if (a !== undefined) return b === undefined ? words.pieceNumber(a) : words.twoPieces(a, b)
  if (target.startsWith('base:')) return words.base
  return target.startsWith('puzzle:') ? words.self : undefined
}
