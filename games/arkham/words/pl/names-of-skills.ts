import type { Skill } from '../../content/ids.ts'

/** The book's own words for the skills (AH-473). */
export const skills: Readonly<Record<Skill, string>> = {
  lore: 'wiedza',
  influence: 'wpływ',
  observation: 'spostrzegawczość',
  strength: 'siła',
  will: 'wola',
}
