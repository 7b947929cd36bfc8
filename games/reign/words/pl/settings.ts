import type { Words } from '@miskatonic/kernel'
import type { Reign } from '../../kind.ts'
import { player } from './grammar.ts'

export const options: Words<Reign>['options'] = {
  players: { name: 'Gracze', values: { 2: '2', 3: '3', 4: '4' } },
  difficulty: {
    name: 'Poziom trudności',
    values: { introductory: 'wprowadzający', standard: 'standardowy', expert: 'ekspercki' },
  },
  hands: { name: 'Karty na ręce', values: { open: 'jawne', closed: 'zakryte' } },
  first: {
    name: 'Kto zaczyna',
    values: { random: 'losowo', p1: player('p1'), p2: player('p2'), p3: player('p3'), p4: player('p4') },
  },
  courtesy: {
    name: 'Pytać o zgodę, gdy cudzy relikt działa na tego, czyja jest tura',
    values: { off: 'nie', on: 'tak' },
  },
  turnEnd: {
    name: 'Po ostatniej akcji',
    values: { asked: 'czekać, aż gracz zakończy turę', automatic: 'grać dalej, gdy nic nie zostało' },
  },
  idleQuestions: {
    name: 'Pytania, od których nic nie zależy',
    values: { 'left-out': 'pomijać', asked: 'zadawać mimo to' },
  },
}
