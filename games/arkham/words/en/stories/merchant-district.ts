import type { merchantDistrict as deck } from '../../../cards/encounters/merchant-district.ts'
import type { Stories } from '../../stories.ts'

export const merchantDistrict: Stories<typeof deck> = {
  'merchant-district-1': {
    'unvisited-isle': 'The path on the island is kept free of leaves by somebody who keeps out of sight.',
    'tick-tock-club': 'The band plays behind a screen and the waiter tells you not to wonder why.',
    'river-docks': 'The foreman pays by the crate and does not say what he pays it for.',
  },
  'merchant-district-2': {
    'unvisited-isle': 'A ring of stones is dry in the rain.',
    'tick-tock-club': 'They need a turn between the acrobats and the raid.',
    'river-docks': 'A deckhand has fished up something that should not keep its shape in air.',
  },
  'merchant-district-3': {
    'unvisited-isle': 'An old woman mends nets made of hair and asks which colour you would miss least.',
    'tick-tock-club': 'Every clock on the wall agrees except the one above your chair.',
    'river-docks': 'The gang is a man short and the ship leaves with the tide.',
  },
  'merchant-district-4': {
    'unvisited-isle': 'You wake under the trees with wet feet and a name in your mouth.',
    'tick-tock-club': 'The owner introduces you as a friend, which costs a round and is worth it.',
    'river-docks': 'A smuggler will sell anything but the long box.',
  },
  'merchant-district-5': {
    'unvisited-isle': 'The dead birds have been laid in rows by size and then by something else.',
    'tick-tock-club': 'A masked couple dances past and leaves a card under your glass.',
    'river-docks': 'Customs men search the wrong end of the warehouse for a reasonable fee.',
  },
  'merchant-district-6': {
    'unvisited-isle': 'The island has a tide of its own and you are standing below the mark.',
    'tick-tock-club': 'The lights go out, the music does not, and someone presses a coat into your arms.',
    'river-docks': 'The night shift shares stew, gossip and a warning about the third pier.',
  },
  'merchant-district-7': {
    'unvisited-isle': 'The boat brings you across by itself and waits with its rope in its mouth like a dog.',
    'tick-tock-club': 'The cloakroom girl has kept a coat for you since before the place was built.',
    'river-docks':
      'A barge has come in without a crew and the harbour master wants it emptied before daylight.',
  },
  'merchant-district-8': {
    'unvisited-isle': 'Nine candles stand on the flat stone, and eight of them have been used.',
    'tick-tock-club': 'At a quarter past the hour the dancers stop, count themselves, and go on.',
    'river-docks': 'The rope-maker buys whatever the nets refuse to hold.',
  },
}
