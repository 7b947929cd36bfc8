import { deckOf } from './deck.ts'
import type { InvestigatorSheet } from './types.ts'

/** The eight investigators (8.1). Health and sanity are 20 together. */
export const investigators = deckOf<InvestigatorSheet>()({
  'ashcan-pete': {
    health: 11,
    sanity: 9,
    skillPoints: 4,
    mental: ['pete-false-trail', 'pete-scrounger'],
    physical: ['pete-dogs-best-friend', 'pete-struggling-musician'],
  },
  'gloria-goldberg': {
    health: 8,
    sanity: 12,
    skillPoints: 4,
    mental: ['gloria-nightmares', 'gloria-foreshadowing'],
    physical: ['gloria-occultist', 'gloria-deadline'],
  },
  'harvey-walters': {
    health: 7,
    sanity: 13,
    skillPoints: 3,
    mental: ['harvey-lecture', 'harvey-dead-languages'],
    physical: ['harvey-forbidden-lore', 'harvey-collector'],
  },
  'jenny-barnes': {
    health: 10,
    sanity: 10,
    skillPoints: 5,
    mental: ['jenny-woman-of-the-world', 'jenny-quick-study'],
    physical: ['jenny-crack-shot', 'jenny-sisters-keeper'],
  },
  'joe-diamond': {
    health: 12,
    sanity: 8,
    skillPoints: 3,
    mental: ['joe-lucky-break', 'joe-on-the-case'],
    physical: ['joe-license-to-kill', 'joe-private-eye'],
  },
  'kate-winthrop': {
    health: 9,
    sanity: 11,
    skillPoints: 4,
    mental: ['kate-test-theories', 'kate-method'],
    physical: ['kate-inventor', 'kate-field-work'],
  },
  'michael-mcglen': {
    health: 13,
    sanity: 7,
    skillPoints: 3,
    mental: ['michael-steady-nerves', 'michael-both-barrels'],
    physical: ['michael-enforcer', 'michael-safecracker'],
  },
  'sister-mary': {
    health: 8,
    sanity: 12,
    skillPoints: 3,
    mental: ['mary-guiding-hand', 'mary-prayer'],
    physical: ['mary-consecrated', 'mary-beads'],
  },
})
