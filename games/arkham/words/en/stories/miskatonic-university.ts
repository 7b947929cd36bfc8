import type { miskatonicUniversity as deck } from '../../../cards/encounters/miskatonic-university.ts'
import type { Stories } from '../../stories.ts'

export const miskatonicUniversity: Stories<typeof deck> = {
  'miskatonic-university-1': {
    observatory: "The new star is on no chart and in every one of last year's plates.",
    'science-building': 'A chemist wants hair, blood, or a more interesting sample.',
    'orne-library': 'The index lists the page you need under your own name.',
  },
  'miskatonic-university-2': {
    observatory: 'A brass instrument lies forgotten on the dome rail, set for a sky without us.',
    'science-building':
      'Professor Graves needs an assistant who does not faint, and rather likes your collection.',
    'orne-library': 'The librarian weighs your manners and finds them rare enough.',
  },
  'miskatonic-university-3': {
    observatory: "You keep the astronomer's vigil while he prays in the cloakroom.",
    'science-building': 'The vial is labelled in three hands, the last of which only drew an arrow.',
    'orne-library': 'A reader three tables away turns his pages exactly when you do.',
  },
  'miskatonic-university-4': {
    observatory: 'Through the eyepiece a lens looks back.',
    'science-building': 'They strap you in, count backwards, and forget a number.',
    'orne-library': 'The forbidden shelf is unguarded because nobody comes back twice.',
  },
  'miskatonic-university-5': {
    observatory: 'The dome opens by itself and the night comes in to be measured.',
    'science-building': 'A lecture is short of an exhibit and the honorarium is generous.',
    'orne-library': 'You fall asleep over the folio and wake two chapters further on.',
  },
  'miskatonic-university-6': {
    observatory: 'Students dance on the roof to keep the sky up, they say, and it seems to help.',
    'science-building': 'The cage is empty, the scales still show a weight.',
    'orne-library': 'Marginal notes argue with the text and are winning.',
  },
  'miskatonic-university-7': {
    observatory:
      "The dome turns a hand's breadth against the motor and everyone writes down a different reason.",
    'science-building':
      'The gymnasium is lent to physics tonight, and physics needs someone to hold the other end.',
    'orne-library': 'A borrowed volume comes back by itself, wet, and four chapters shorter.',
  },
  'miskatonic-university-8': {
    observatory: 'Three students have plotted the silence between the stars and it has corners.',
    'science-building': 'The incubator hums until you put something warm on the scale.',
    'orne-library': 'The night porter lends you his stool, his lamp, and the key he is not supposed to have.',
  },
}
