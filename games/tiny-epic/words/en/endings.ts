import type { Ending } from '../../steps/change.ts'

export const outcomes: Record<Ending, string> = {
  sealed: 'The last portal closes. Outside, something goes on knocking, further and further away. You win.',
  strength: 'The Great Old One has all the strength it needs. The town was only the beginning. You lose.',
  shamblers: 'Fifteen shamblers fill the streets, and nobody is left to bar a door. You lose.',
  insane: 'A mind gives way, and what looks out of it now knows all your plans. You lose.',
  conceded: 'You put out the lamps and wait for what is coming. You lose.',
}

/** Warnings shown with an option. */
export const notes = {
  'draws-1': 'A shambler is there: 1 tentacle is drawn on arrival.',
  'draws-2': '2 shamblers are there: 2 tentacles are drawn on arrival.',
  'draws-3': '3 shamblers are there: 3 tentacles are drawn on arrival.',
  'rune-only': 'All its rows are full: this only brings a rune.',
  'surely-curses': 'That track is full and will be cursed.',
  'uses-chaos-1': 'This takes 1 chaos tentacle of the assistant.',
  'uses-chaos-2': 'This takes 2 chaos tentacles of the assistant.',
}
