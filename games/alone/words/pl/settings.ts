import type { Words } from '@miskatonic/kernel'
import type { Difficulty } from '../../content/characters.ts'
import type { Alone } from '../../kind.ts'
import { evil } from './grammar.ts'
import { maps } from './names.ts'

export const difficulties: Record<Difficulty, string> = {
  easy: 'łatwy',
  normal: 'normalny',
  nightmare: 'koszmar',
  impossible: 'niemożliwy',
}

const yesOrNo = { yes: 'tak', no: 'nie' }

export const options: Words<Alone>['options'] = {
  evil: { name: 'Gracze Zła', values: { 1: 'jeden', 2: 'dwóch', 3: 'trzech' } },
  map: { name: 'Mapa', values: { random: 'losowo', ...maps } },
  difficulty: { name: 'Poziom trudności', values: difficulties },
  turned: { name: 'Poziomy obrócone i odbite', values: yesOrNo },
  shuffled: { name: 'Pomieszczenia potasowane', values: yesOrNo },
  leader: {
    name: 'Pierwszy Przywódca Zła',
    values: { random: 'losowo', e1: evil('e1'), e2: evil('e2'), e3: evil('e3') },
  },
}
