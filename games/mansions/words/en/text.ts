import type { TextWords } from '../text.ts'
import { card, capital, count, room, space } from './grammar.ts'
import { headings } from './headings.ts'

export const text: TextWords = {
  round: (round) => `Round ${round}`,
  setup: 'The story is being set up',
  investigatorsTurn: 'investigators’ turns',
  keepersTurn: 'Keeper’s turn',
  event: (stage, time) => `Event ${stage} is next, ${count(time, 'time token', 'time tokens')} on it`,
  objectiveHidden: 'The Objective is hidden',
  objective: (story, letter) => `Objective: ${headings[story].objectives[letter]}`,
  keeper: (threat, mythos, trauma) =>
    `Keeper: ${threat} threat, ${count(mythos, 'Mythos card', 'Mythos cards')}, ${count(trauma, 'Trauma card', 'Trauma cards')}`,
  answers: (letters) => `Your answers: ${letters.join(', ')}`,
  hand: (cards) => `Your hand: ${cards.join(', ')}`,
  state: (state) =>
    ({
      choosing: 'not chosen yet',
      waits: 'killed; a new one comes',
      eliminated: 'eliminated',
      escaped: 'escaped',
    })[state],
  wounds: (damage, horror, points) =>
    `${damage} damage, ${horror} horror, ${count(points, 'skill point', 'skill points')}`,
  stunned: (n) => count(n, 'stun token', 'stun tokens'),
  hidden: 'hidden',
  damage: (n) => `${n} damage`,
  cards: (n) => count(n, 'card', 'cards'),
  locked: 'locked',
  fire: 'on fire',
  darkness: 'dark',
  marks: (n) => count(n, 'mark', 'marks'),
  corpses: (n) => count(n, 'corpse', 'corpses'),
  hole: 'a hole',
  at: (where) => `in ${space(where)}`,
  room: (where) => capital(room(where)),
  card,
}
