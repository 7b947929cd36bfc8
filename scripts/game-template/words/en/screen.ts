import { charms, faces } from './names.ts'

/** What the board says besides the sentences of the game. */
export const screen = {
  charms,
  faces,
  house: 'The house',
  candles: 'Candles',
  clues: 'Clues',
  doom: 'Doom',
  of: (what: string, n: number, most: number) => `${what}: ${n} of ${most}`,
  people: 'Players',
  turn: 'acts now',
  held: (n: number): string => (n === 0 ? 'no charm in hand' : 'a charm in hand'),
  hand: (name: string) => `The charm of ${name}`,
  handEmpty: 'No charm in hand.',
  box: 'Charms in the box',
  charm: 'Charm',
  found: { clue: 'A clue!', omen: 'An omen', quiet: 'Nothing' },
}
export type ScreenWords = typeof screen
