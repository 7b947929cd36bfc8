import { harvest } from './harvest.ts'
import { hour } from './hour.ts'
import { lamp } from './lamp.ts'
import { volume } from './volume.ts'
import { ward } from './ward.ts'

/** The pages of the stories, apart from the other words: they are secret until they are read. */
export const storyWords = { hour, ward, lamp, volume, harvest }

/** Read when the Keeper wins because all investigator players are eliminated, in any story (MM-006). */
export const nobodyLeft =
  'Nie został nikt, kto wie. Za dnia to dom jak każdy inny, a w oknie wisi kartka: *Do wynajęcia.*'
