import type { Words } from '@miskatonic/kernel'
import type { Mansions } from '../../kind.ts'
import { headings } from './headings.ts'

export const options: Words<Mansions>['options'] = {
  investigators: { name: 'Badacze', values: { 1: '1', 2: '2', 3: '3', 4: '4' } },
  story: {
    name: 'Historia',
    values: {
      hour: headings.hour.title,
      ward: headings.ward.title,
      lamp: headings.lamp.title,
      volume: headings.volume.title,
      harvest: headings.harvest.title,
    },
  },
  monsterSkillPoints: { name: 'Punkty umiejętności potworów', values: { no: 'nie', yes: 'tak' } },
  limitedTime: { name: 'Ograniczony czas: 60 sekund na łamigłówkę', values: { no: 'nie', yes: 'tak' } },
  idleQuestions: {
    name: 'Pytania, od których nic nie zależy',
    values: { 'left-out': 'pomijać', asked: 'zadawać mimo to' },
  },
  uncertainLength: { name: 'Niepewny czas gry', values: { no: 'nie', yes: 'tak' } },
}
