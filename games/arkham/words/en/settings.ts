import type { Words } from '@miskatonic/kernel'
import type { Arkham } from '../../kind.ts'
import { introductions } from './scenarios.ts'

export const options: Words<Arkham>['options'] = {
  players: { name: 'Players', values: { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' } },
  scenario: {
    name: 'Scenario',
    values: {
      'drowned-carillon': 'The Drowned Carillon',
      'lamplighters-ledger': 'The Lamplighter’s Ledger',
      'sash-and-mask': 'The Sash and the Mask',
      'second-town': 'The Second Town',
    },
    about: introductions,
  },
  difficulty: { name: 'Mythos cup', values: { normal: 'as listed', gentle: 'gentler', harsh: 'harsher' } },
}
