import { harvest } from './harvest.ts'
import { hour } from './hour.ts'
import { lamp } from './lamp.ts'
import { volume } from './volume.ts'
import { ward } from './ward.ts'
import type { Story } from '../ids.ts'
import type { StoryData } from '../types.ts'

export const stories: Readonly<Record<Story, StoryData>> = { hour, ward, lamp, volume, harvest }
