import type { Lesson } from '@miskatonic/screen/contract'

/** The guided first game: a search, a charm, and what the charm changes. Afterwards the game goes on. */
export const lesson: Lesson = {
  options: { players: 2 },
  seed: 'lesson 1',
  steps: [
    {
      say: {
        en: 'This house hides four clues. Find them before the eight candles burn down.',
        pl: 'W tym domu są cztery poszlaki. Znajdź je, zanim wypali się osiem świec.',
      },
      point: ['house'],
    },
    {
      say: { en: 'Press the house to search it.', pl: 'Naciśnij dom, żeby go przeszukać.' },
      point: ['house'],
      choice: 'search',
    },
    {
      say: { en: 'The second player searches, too.', pl: 'Drugi gracz też szuka.' },
      point: ['house'],
      choice: 'search',
    },
    {
      say: {
        en: 'A charm changes the rules for its owner. Go on and use yours when it helps.',
        pl: 'Amulet zmienia zasady dla właściciela. Graj dalej i użyj go, kiedy się przyda.',
      },
      point: [],
    },
  ],
}
