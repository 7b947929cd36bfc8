import type { southside as deck } from '../../../cards/encounters/southside.ts'
import type { Stories } from '../../stories.ts'

export const southside: Stories<typeof deck> = {
  'southside-1': {
    'mas-boarding-house': 'Ma gives you the room with the good window and does not mention the last tenant.',
    'historical-society': "The donors' evening is short of donors and long on sherry.",
    'south-church': 'The old priest leaves the side door open for people who cannot kneel.',
  },
  'southside-2': {
    'mas-boarding-house': 'The dog on the stairs has decided that you are late and fetches your hat.',
    'historical-society': 'A donation in kind would open the locked gallery.',
    'south-church': 'You stand through the whole service with your hand on the cold spot in the wall.',
  },
  'southside-3': {
    'mas-boarding-house': 'Supper is a dollar and the conversation is free, which is about right.',
    'historical-society': 'The curator has lost a label and suspects the exhibit.',
    'south-church': 'In the crypt the candles lean towards the same corner.',
  },
  'southside-4': {
    'mas-boarding-house':
      'The couple across the landing has been packing since Tuesday and invites you to help.',
    'historical-society': 'Minutes of the society, 1803: motion to bury it again, carried.',
    'south-church': 'Somebody has paid for a mass for you, dated next month.',
  },
  'southside-5': {
    'mas-boarding-house': 'You wake in the right house and the wrong bed, and the wallpaper apologises.',
    'historical-society':
      'A trustee in grey gloves offers his membership and asks for nothing you would notice.',
    'south-church': 'The poor box is heavier than it should be, and warm.',
  },
  'southside-6': {
    'mas-boarding-house': "The postman leaves everyone's letters with you because you look like you read.",
    'historical-society': 'A retired captain will lend a hand if you can prove the whale was real.',
    'south-church': 'Women from the parish press bread, wool and a medal on you and will not hear of money.',
  },
  'southside-7': {
    'mas-boarding-house':
      'The lodger from the attic has moved out through the roof, and the rent is paid until spring.',
    'historical-society':
      'The treasurer is looking for a witness to an auction that took place last century.',
    'south-church': 'The bell rope is still swinging and the ringer has been dead since morning.',
  },
  'southside-8': {
    'mas-boarding-house':
      'Ma has put an extra plate out for eleven nights, and tonight somebody sits down to it.',
    'historical-society': 'They will show you the sealed cabinet if you bring something that belongs in it.',
    'south-church': 'Rain comes in over the altar and nowhere else.',
  },
}
