import type { Words } from '@miskatonic/kernel'
import type { Reign } from '../../kind.ts'
import { player } from './grammar.ts'

export const options: Words<Reign>['options'] = {
  players: { name: 'Players', values: { 2: '2', 3: '3', 4: '4' } },
  difficulty: {
    name: 'Difficulty',
    values: { introductory: 'introductory', standard: 'standard', expert: 'expert' },
  },
  hands: { name: 'Hands', values: { open: 'open', closed: 'closed' } },
  first: {
    name: 'First player',
    values: { random: 'random', p1: player('p1'), p2: player('p2'), p3: player('p3'), p4: player('p4') },
  },
  courtesy: {
    name: 'Ask the active player before another player’s relic acts on them',
    values: { off: 'no', on: 'yes' },
  },
  turnEnd: {
    name: 'After the last action',
    values: { asked: 'wait until the player ends the turn', automatic: 'go on when nothing is left to do' },
  },
  idleQuestions: {
    name: 'Questions that make no difference',
    values: { 'left-out': 'leave out', asked: 'ask all the same' },
  },
}
