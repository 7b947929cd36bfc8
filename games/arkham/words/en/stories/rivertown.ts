import type { rivertown as deck } from '../../../cards/encounters/rivertown.ts'
import type { Stories } from '../../stories.ts'

export const rivertown: Stories<typeof deck> = {
  'rivertown-1': {
    'black-cave': 'Chalk lines on the wall continue where the torchlight ends.',
    graveyard: 'The sexton is two graves behind and his back is worse than yours.',
    'general-store': 'New stock came in this morning and half of it is already spoken for.',
  },
  'rivertown-2': {
    'black-cave': 'Something has been practising your footsteps further in.',
    graveyard: 'A stone has sunk, and what held it up has come some way towards the gate.',
    'general-store': 'The clerk marks everything down that has been looking at him.',
  },
  'rivertown-3': {
    'black-cave': 'The bowl on the ledge is full, and the hand it is meant for is yours.',
    graveyard: 'The second shovel fits your hand so well that nobody asks whether you want the job.',
    'general-store':
      'A salesman demonstrates a lamp that is guaranteed against any weather and most visitors.',
  },
  'rivertown-4': {
    'black-cave': 'You copy the sign exactly, and it copies you.',
    graveyard: 'Fresh flowers lie on a grave that will not be needed until Thursday.',
    'general-store': 'The bell over the door rings for you on the way out as well.',
  },
  'rivertown-5': {
    'black-cave': 'An echo answers a question you only thought.',
    graveyard: 'Somebody pays well for silence and even better for a lantern.',
    'general-store': "You help to unload, and the broken crate is nobody's business.",
  },
  'rivertown-6': {
    'black-cave': 'Cold air comes out of the rock in the rhythm of sleep.',
    graveyard: 'The mausoleum door is open and the dust inside is not disturbed at all.',
    'general-store': 'A one-eyed wagoner knows every short cut and charges by the block.',
  },
  'rivertown-7': {
    'black-cave': 'Someone has left a ladder going down and swept the rungs.',
    graveyard: 'A mourner pays you to stand beside him so that the number comes out even.',
    'general-store': 'The ledger shows that you settled your account in a hand much neater than yours.',
  },
  'rivertown-8': {
    'black-cave': 'The drip has a rhythm, and the rhythm has a missing word.',
    graveyard: 'The fence has been mended from the inside, and not badly.',
    'general-store': 'He will give you credit if you carry the sacks past the cellar door.',
  },
}
