import { harvest } from './harvest.ts'
import { hour } from './hour.ts'
import { lamp } from './lamp.ts'
import { volume } from './volume.ts'
import { ward } from './ward.ts'
import type { Story } from '../ids.ts'
import type { HouseMap } from '../types.ts'

/** The map of each story. */
export const maps: Readonly<Record<Story, HouseMap>> = { hour, ward, lamp, volume, harvest }
