import type { street as deck } from '../../../cards/encounters/street.ts'
import type { Stories } from '../../stories.ts'

export const street: Stories<typeof deck> = {
  'street-1': {
    residential: 'A door stands open, supper on the table, and no one inside.',
    bridge: 'Halfway across you are no longer sure which bank you came from.',
    scenic: 'Swans ride the pond without a ripple.',
  },
  'street-2': {
    residential: 'A thin cat falls into step beside you and will not be reasoned with.',
    bridge: 'A man on the parapet asks you to hold his watch.',
    scenic: 'The bandstand is empty but somebody has left a hat full of coins.',
  },
  'street-3': {
    residential: 'Movers are emptying a house at night and pay for silence in goods.',
    bridge: 'Something below keeps pace with you, pier by pier.',
    scenic: 'A dog brings you a shoe, then another, then leads you to the rest.',
  },
  'street-4': {
    residential: 'Children have drawn a hopscotch court that does not end.',
    bridge: 'The toll-keeper wants a story or a dollar and has heard most of the stories.',
    scenic: 'You lie in the grass and count until the sky loses its place.',
  },
  'street-5': {
    residential: 'A neighbour mistakes you for the doctor and you do not correct him.',
    bridge: 'Boys sell what the river gave them, cheap, and do not want it back.',
    scenic: 'The path forks where no fork was, and a lamp burns on the longer one.',
  },
  'street-6': {
    residential: 'Curtains move in sequence down the street, keeping up with you.',
    bridge: 'Fog takes the railing, then the planks, then your hands.',
    scenic: 'A woman sketching the trees has drawn one more than there are.',
  },
  'street-7': {
    residential: 'A hearse stops beside you and the driver asks for directions to your address.',
    bridge: 'Workmen are bricking something up inside the pier and lend you a trowel.',
    scenic: 'Old soldiers share soup and never look at the tree line.',
  },
  'street-8': {
    residential: "A parcel waits on a step with your name and tomorrow's date.",
    bridge: 'The drowned bell rings once under the arch and your heart answers.',
    scenic: 'In the hollow behind the roses the air is thin enough to see through.',
  },
}
