import { type Words, pluck } from '@miskatonic/kernel'
import type { TinyEpic } from '../../kind.ts'
import { player } from './grammar.ts'
import { greatOldOnes } from './cards.ts'

export const options: Words<TinyEpic>['options'] = {
  variant: {
    name: 'Players',
    values: {
      solo: 'one player and an assistant',
      'standard-2': 'two players',
      'standard-3': 'three players',
      'standard-4': 'four players',
      'solo-two-assistants': 'one player and two assistants',
      'duo-assistants': 'two players, each with an assistant',
      'trio-assistant': 'three players and an assistant',
      zero: 'nobody: two assistants by themselves',
    },
  },
  greatOldOne: { name: 'Great Old One', values: pluck(greatOldOnes, 'name') },
  difficulty: { name: 'Difficulty', values: { normal: 'normal', hard: 'hard', insane: 'insane' } },
  first: {
    name: 'First player',
    values: { random: 'random', p1: player('p1'), p2: player('p2'), p3: player('p3'), p4: player('p4') },
  },
  turnEnd: {
    name: 'After the last action',
    values: { asked: 'wait until the player ends the turn', automatic: 'go on when nothing is left to do' },
  },
}
