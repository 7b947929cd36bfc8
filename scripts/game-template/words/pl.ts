import { type Words, plural } from '@miskatonic/kernel'
import { about } from '../about.ts'
import type { Sample } from '../kind.ts'
import { charms, faces, player } from './pl/names.ts'

const choose = plural('pl')
const clues = (n: number): string => `${n} ${choose(n, 'poszlaka', 'poszlaki', 'poszlak')}`

export const pl: Words<Sample> = {
  title: about.titles.pl,
  options: { players: { name: 'Gracze', values: { 2: '2', 3: '3' } } },
  seat: (_, seat) => player(seat),
  events: {
    charmDealt: ({ seat, charm }, who) =>
      charm === null ? `${who(seat)} dostaje amulet.` : `${who(seat)} dostaje amulet: ${charms[charm].name}.`,
    turnBegan: ({ seat }, who) => `Tura: ${who(seat)}.`,
    searched: ({ seat, face, clues: found, doom }, who) =>
      `${who(seat)} szuka: ${found > 0 ? clues(found) : faces[face]}.${doom > 0 ? ` Zguba jest bliżej o ${doom}.` : ''}`,
    charmPlayed: ({ seat, charm }, who) => `${who(seat)} zagrywa amulet: ${charms[charm].name}.`,
    candleBurned: ({ left }) =>
      `Wypala się świeca; ${choose(left, 'została', 'zostały', 'zostało')} ${left}.`,
  },
  choices: {
    search: () => 'Szukaj',
    playCharm: ({ charm }) => `Zagraj amulet: ${charms[charm].name}`,
  },
  asks: { act: () => 'Co robisz?' },
  notes: {},
  refusals: {
    'SA-010': 'Teraz nie o tym się decyduje.',
    'SA-015': 'Nie masz tego amuletu.',
    'SA-033': 'Gra się skończyła.',
  },
  outcomes: {
    solved: 'Czwarta poszlaka wyjaśnia trzy poprzednie. Wygrywacie.',
    doomed: 'Trzeci znak się spełnia. Przegrywacie.',
    dark: 'Gaśnie ostatnia świeca. Przegrywacie.',
  },
}
