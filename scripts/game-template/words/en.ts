import { type Words, plural } from '@miskatonic/kernel'
import { about } from '../about.ts'
import type { Sample } from '../kind.ts'
import { charms, faces, player } from './en/names.ts'

const choose = plural('en')
const clues = (n: number): string => `${n} ${choose(n, 'clue', 'clues')}`

export const en: Words<Sample> = {
  title: about.titles.en,
  options: { players: { name: 'Players', values: { 2: '2', 3: '3' } } },
  seat: (_, seat) => player(seat),
  events: {
    charmDealt: ({ seat, charm }, who) =>
      charm === null ? `${who(seat)} gets a charm.` : `${who(seat)} gets a charm: ${charms[charm].name}.`,
    turnBegan: ({ seat }, who) => `${who(seat)} takes a turn.`,
    searched: ({ seat, face, clues: found, doom }, who) =>
      `${who(seat)} searches and finds ${found > 0 ? clues(found) : faces[face]}.${doom > 0 ? ` Doom comes closer by ${doom}.` : ''}`,
    charmPlayed: ({ seat, charm }, who) => `${who(seat)} plays a charm: ${charms[charm].name}.`,
    candleBurned: ({ left }) => `A candle burns down; ${left} ${choose(left, 'is', 'are')} left.`,
  },
  choices: {
    search: () => 'Search',
    playCharm: ({ charm }) => `Play ${charms[charm].name}`,
  },
  asks: { act: () => 'What do you do?' },
  notes: {},
  refusals: {
    'SA-010': 'This is not what is decided now.',
    'SA-015': 'You do not hold this charm.',
    'SA-033': 'The game is over.',
  },
  outcomes: {
    solved: 'The fourth clue makes sense of the other three. You win.',
    doomed: 'The third omen comes true. You lose.',
    dark: 'The last candle is gone. You lose.',
  },
}
