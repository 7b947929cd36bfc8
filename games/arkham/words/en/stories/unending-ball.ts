import type { unendingBall as deck } from '../../../cards/anomalies/unending-ball.ts'
import type { Stories } from '../../stories.ts'

export const unendingBall: Stories<typeof deck> = {
  'ball-1': {
    '0': 'Music comes out of the drains, and the horses keep time.',
    '1-2': 'The street has been waxed, and everybody on it is being led.',
    '3+': 'There are no walls now, only partners.',
  },
  'ball-2': {
    '0': 'A footman offers you a mask on a salver and is prepared to wait.',
    '1-2': 'The mask fits, which is the first thing wrong with it.',
    '3+': 'You are announced under your own name, and somebody else comes down the stair.',
  },
  'ball-3': {
    '0': 'Your dance card is filled in up to the year 1961.',
    '1-2': 'A lady behind a fan tells you everything and then folds it, and there is no lady.',
    '3+': 'Every fan in the room opens, and behind each is the part you were not told.',
  },
  'ball-4': {
    '0': 'The subscription is a dollar, for the orchestra, who cannot leave.',
    '1-2': 'The players are using their second strings, and you can see where they keep them.',
    '3+': 'The conductor turns round to count the house, beginning with the eyes.',
  },
  'ball-5': {
    '0': 'Supper is served on plates that were here before the table.',
    '1-2': 'The toast is proposed in a language that fills the glasses.',
    '3+': 'It is your turn to carve, and the covers are being lifted.',
  },
  'ball-6': {
    '0': 'The constables at the door have been in costume for so long that they salute it.',
    '1-2': 'You are asked to vouch for a guest who has arrived without his outline.',
    '3+': 'The receiving line has reached you, and you find that you are receiving.',
  },
  'ball-7': {
    '0': 'Confetti falls upwards until the sky is quite pale.',
    '1-2': 'One scrap carries a promise in your handwriting, and the date is past.',
    '3+': 'All the promises are kept at once.',
  },
  'ball-8': {
    '0': 'For the length of one waltz nobody in the street is unhappy.',
    '1-2': 'The clock begins to strike twelve and is talked out of it.',
    '3+': 'The doors are behind you, then beside you, then a painting of doors.',
  },
}
