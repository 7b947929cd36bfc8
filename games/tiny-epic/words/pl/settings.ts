import { type Words, pluck } from '@miskatonic/kernel'
import type { TinyEpic } from '../../kind.ts'
import { player } from './grammar.ts'
import { greatOldOnes } from './cards.ts'

export const options: Words<TinyEpic>['options'] = {
  variant: {
    name: 'Gracze',
    values: {
      solo: 'jeden gracz i pomocnik',
      'standard-2': 'dwóch graczy',
      'standard-3': 'trzech graczy',
      'standard-4': 'czterech graczy',
      'solo-two-assistants': 'jeden gracz i dwóch pomocników',
      'duo-assistants': 'dwóch graczy, każdy z pomocnikiem',
      'trio-assistant': 'trzech graczy i pomocnik',
      zero: 'nikt: dwaj pomocnicy grają sami',
    },
  },
  greatOldOne: { name: 'Wielki Przedwieczny', values: pluck(greatOldOnes, 'name') },
  difficulty: {
    name: 'Poziom trudności',
    values: { normal: 'normalny', hard: 'trudny', insane: 'szalony' },
  },
  first: {
    name: 'Kto zaczyna',
    values: { random: 'losowo', p1: player('p1'), p2: player('p2'), p3: player('p3'), p4: player('p4') },
  },
  turnEnd: {
    name: 'Po ostatniej akcji',
    values: { asked: 'czekać, aż gracz zakończy turę', automatic: 'grać dalej, gdy nic nie zostało' },
  },
}
