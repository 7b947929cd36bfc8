import type { Words } from '@miskatonic/kernel'
import type { Difficulty } from '../../content/characters.ts'
import type { Alone } from '../../kind.ts'
import { evil } from './grammar.ts'
import { maps } from './names.ts'

export const difficulties: Record<Difficulty, string> = {
  easy: 'easy',
  normal: 'normal',
  nightmare: 'nightmare',
  impossible: 'impossible',
}

const yesOrNo = { yes: 'yes', no: 'no' }

export const options: Words<Alone>['options'] = {
  evil: { name: 'Evil players', values: { 1: 'one', 2: 'two', 3: 'three' } },
  map: { name: 'Map', values: { random: 'random', ...maps } },
  difficulty: { name: 'Difficulty', values: difficulties },
  turned: { name: 'Levels turned and mirrored', values: yesOrNo },
  shuffled: { name: 'Rooms shuffled', values: yesOrNo },
  leader: {
    name: 'First Evil Leader',
    values: { random: 'random', e1: evil('e1'), e2: evil('e2'), e3: evil('e3') },
  },
}
