import type { secondStreets as deck } from '../../../cards/anomalies/second-streets.ts'
import type { Stories } from '../../stories.ts'

export const secondStreets: Stories<typeof deck> = {
  'streets-1': {
    '0': 'The houses have their backs to you and are trying not to laugh.',
    '1-2': 'You knock at your own door and hear yourself get up.',
    '3+': 'It opens, and you are both very polite about it.',
  },
  'streets-2': {
    '0': 'A lamplit stair goes down to the street above.',
    '1-2': "The distance is right and the direction is somebody else's.",
    '3+': 'All the corners have been used, and what is left is one long straight.',
  },
  'streets-3': {
    '0': 'A child draws you on the pavement and asks what you would like to be doing.',
    '1-2': 'She has rubbed out a hand to try it again.',
    '3+': 'The chalk is nearly finished and she has only now begun the sky.',
  },
  'streets-4': {
    '0': 'In the second shop they take what you can spare and wrap it nicely.',
    '1-2': 'The scales on the counter want something you would miss.',
    '3+': 'The shop is empty, the scales are not, and it is your turn.',
  },
  'streets-5': {
    '0': 'A blackboard in the gutter shows the proof that you are here.',
    '1-2': 'You find the error, and for a moment so does the street.',
    '3+': 'There was no error.',
  },
  'streets-6': {
    '0': 'You lie down on a bench and the town goes on without you, well enough.',
    '1-2': 'Neighbours carry their sleepers out on chairs to look at the weather.',
    '3+': 'Your own chair is being carried, and the bearers are changing feet.',
  },
  'streets-7': {
    '0': 'The name-plates have been polished until they can be read by anyone.',
    '1-2': 'Yours comes off in your hand, and the two screws fit nothing else.',
    '3+': 'They are calling the roll, and the other one has answered.',
  },
  'streets-8': {
    '0': 'A woman you do not know has kept your dinner warm for years.',
    '1-2': 'She asks whether you can stay this time.',
    '3+': 'The table is laid for everyone you have let go.',
  },
}
