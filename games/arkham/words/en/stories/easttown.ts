import type { easttown as deck } from '../../../cards/encounters/easttown.ts'
import type { Stories } from '../../stories.ts'

export const easttown: Stories<typeof deck> = {
  'easttown-1': {
    'velmas-diner': 'The pie is warm, the coffee is not, and nobody at the counter is talking.',
    'hibbs-roadhouse': 'The piano has three keys left and the pianist uses two of them.',
    'police-station': 'The desk sergeant is short of witnesses and long on forms.',
  },
  'easttown-2': {
    'velmas-diner': 'Velma needs hands for the evening rush and does not ask about the bandages.',
    'hibbs-roadhouse':
      'A driver offers half a load to whoever helps him push the other half out of the ditch.',
    'police-station': 'You identify a body, correctly, from the boots alone.',
  },
  'easttown-3': {
    'velmas-diner': 'A trucker describes the bridge he crossed that was not there on the way back.',
    'hibbs-roadhouse': 'Two strangers argue over which of them is the dead one.',
    'police-station': 'The evidence locker is unlocked and the guard is looking at the ceiling on purpose.',
  },
  'easttown-4': {
    'velmas-diner': 'The special today is whatever was delivered before the truck was found empty.',
    'hibbs-roadhouse': 'The room upstairs has a bed, a lock, and a second lock on the outside.',
    'police-station': 'The captain pins a tin star on you because everyone better has already gone home.',
  },
  'easttown-5': {
    'velmas-diner':
      'A woman pays for your plate, leaves a card with an address, and is not on the street outside.',
    'hibbs-roadhouse':
      'Cards, dice, and a glass that never empties, says the man with the folded wings of a coat.',
    'police-station': 'They book you for trespass and release you for knowing too much.',
  },
  'easttown-6': {
    'velmas-diner': 'Somebody at the end booth has been ordering for two since 1919.',
    'hibbs-roadhouse': 'A farmer sells you the thing that has been eating his hens, in a sack, tied twice.',
    'police-station': 'The wanted posters are being repainted by someone who has met them all.',
  },
  'easttown-7': {
    'velmas-diner': 'The new girl pours from an empty pot and the cups fill all the same.',
    'hibbs-roadhouse': 'A toast goes round for someone who is expected, and your glass is the one left over.',
    'police-station':
      'The lieutenant is cleaning out a drawer and prefers not to carry it past the reporters.',
  },
  'easttown-8': {
    'velmas-diner': 'The radio over the grill reads out the orders before they are given.',
    'hibbs-roadhouse': 'The back porch is for people who want to hear the field breathe.',
    'police-station':
      'Somebody has confessed to a crime planned for the weekend and wants to be locked up at once.',
  },
}
