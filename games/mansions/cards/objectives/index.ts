import type { Letter, Story } from '../../content/ids.ts'
import type { Objective } from './types.ts'
import { harvest } from './harvest.ts'
import { hour } from './hour.ts'
import { lamp } from './lamp.ts'
import { volumeObjectives } from './volume.ts'
import { ward } from './ward.ts'

/** The fifteen Objective cards, by story and by the answer to its first question. */
export const objectives: Readonly<Record<Story, Readonly<Record<Letter, Objective>>>> = {
  hour,
  ward,
  lamp,
  volume: volumeObjectives,
  harvest,
}
