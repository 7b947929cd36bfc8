import type { Words } from '@miskatonic/kernel'
import type { Mansions } from '../../kind.ts'
import { headings } from './headings.ts'

export const options: Words<Mansions>['options'] = {
  investigators: { name: 'Investigators', values: { 1: '1', 2: '2', 3: '3', 4: '4' } },
  story: {
    name: 'Story',
    values: {
      hour: headings.hour.title,
      ward: headings.ward.title,
      lamp: headings.lamp.title,
      volume: headings.volume.title,
      harvest: headings.harvest.title,
    },
  },
  monsterSkillPoints: { name: 'Skill points for monsters', values: { no: 'no', yes: 'yes' } },
  limitedTime: { name: 'Limited time: 60 seconds for a puzzle', values: { no: 'no', yes: 'yes' } },
  idleQuestions: {
    name: 'Questions that make no difference',
    values: { 'left-out': 'leave out', asked: 'ask all the same' },
  },
  uncertainLength: { name: 'Uncertain length', values: { no: 'no', yes: 'yes' } },
}
