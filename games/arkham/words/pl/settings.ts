import type { Words } from '@miskatonic/kernel'
import type { Arkham } from '../../kind.ts'
import { introductions } from './scenarios.ts'

export const options: Words<Arkham>['options'] = {
  players: { name: 'Gracze', values: { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' } },
  scenario: {
    name: 'Scenariusz',
    values: {
      'drowned-carillon': 'Zatopione dzwony',
      'lamplighters-ledger': 'Księga latarnika',
      'sash-and-mask': 'Szarfa i maska',
      'second-town': 'Drugie miasto',
    },
    about: introductions,
  },
  difficulty: {
    name: 'Czara mitów',
    values: { normal: 'jak w spisie', gentle: 'łagodniejsza', harsh: 'surowsza' },
  },
}
