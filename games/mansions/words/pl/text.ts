import type { TextWords } from '../text.ts'
import { at, card, count, damage, horror, roomName, skillPoints, threat } from './grammar.ts'
import { headings } from './headings.ts'

export const text: TextWords = {
  round: (round) => `Runda ${round}`,
  setup: 'Trwa przygotowanie historii',
  investigatorsTurn: 'tury badaczy',
  keepersTurn: 'tura Strażnika',
  event: (stage, time) =>
    `Następne Wydarzenie: ${stage}, ${count(time, 'żeton czasu', 'żetony czasu', 'żetonów czasu')}`,
  objectiveHidden: 'Cel jest ukryty',
  objective: (story, letter) => `Cel: ${headings[story].objectives[letter]}`,
  keeper: (tokens, mythos, trauma) =>
    `Strażnik Tajemnic: ${threat(tokens)}, ${count(mythos, 'karta', 'karty', 'kart')} Mitów, ${count(trauma, 'karta', 'karty', 'kart')} Traumy`,
  answers: (letters) => `Twoje odpowiedzi: ${letters.join(', ')}`,
  hand: (cards) => `Twoja ręka: ${cards.join(', ')}`,
  state: (state) =>
    ({
      choosing: 'jeszcze bez badacza',
      waits: 'badacz zginął; przyjdzie nowy',
      eliminated: 'poza grą',
      escaped: 'poza domem',
    })[state],
  wounds: (hurt, fear, points) => `${damage(hurt)}, ${horror(fear)}, ${skillPoints(points)}`,
  stunned: (n) => count(n, 'żeton ogłuszenia', 'żetony ogłuszenia', 'żetonów ogłuszenia'),
  hidden: 'w ukryciu',
  damage,
  cards: (n) => count(n, 'karta', 'karty', 'kart'),
  locked: 'Zamek',
  fire: 'ogień',
  darkness: 'ciemność',
  marks: (n) => count(n, 'znak', 'znaki', 'znaków'),
  corpses: (n) => count(n, 'znacznik zwłok', 'znaczniki zwłok', 'znaczników zwłok'),
  hole: 'dziura',
  at,
  room: roomName,
  card,
}
