/** Mythos tokens (AH-204.7 to AH-204.13) and special markers (AH-492.1). */

export const mythosTokens = [
  'spread-doom',
  'spawn-monster',
  'spawn-clue',
  'read-headline',
  'gate-burst',
  'reckoning',
  'blank',
] as const
export type MythosToken = (typeof mythosTokens)[number]
export type Cup = Readonly<Record<MythosToken, number>>

/** The default contents of the cup. */
export const defaultCup: Cup = {
  'spread-doom': 3,
  'spawn-monster': 2,
  'spawn-clue': 2,
  'read-headline': 2,
  'gate-burst': 1,
  reckoning: 1,
  blank: 3,
}

/** How many of each the box holds, so that codex cards can add some. */
export const tokenBox: Cup = {
  'spread-doom': 5,
  'spawn-monster': 4,
  'spawn-clue': 3,
  'read-headline': 3,
  'gate-burst': 3,
  reckoning: 3,
  blank: 5,
}

export const colours = ['red', 'white', 'blue'] as const
export type Colour = (typeof colours)[number]
/** How many special markers of each colour there are; their backs are alike. */
export const markerBox: Readonly<Record<Colour, number>> = { red: 5, white: 4, blue: 2 }
