import type { northside as deck } from '../../../cards/encounters/northside.ts'
import type { Stories } from '../../stories.ts'

export const northside: Stories<typeof deck> = {
  'northside-1': {
    'arkham-advertiser':
      'The night editor slides a stack of unprinted letters across the desk and asks what you make of the handwriting.',
    'train-station': 'A porter has a trunk nobody claimed and a train nobody announced.',
    'curiositie-shoppe':
      'The shelves have been rearranged overnight and the owner insists that he did not do it.',
  },
  'northside-2': {
    'arkham-advertiser': 'A typesetter shows you the line of lead that keeps setting itself.',
    'train-station': 'The timetable lists a connection you could catch if you ran.',
    'curiositie-shoppe': 'A glass eye in the window follows the customer who cannot afford it.',
  },
  'northside-3': {
    'arkham-advertiser':
      "They are short of a legman for the coroner's beat and you own a good pair of shoes.",
    'train-station': 'Soldiers home from nowhere in particular share coffee and a bad dream.',
    'curiositie-shoppe': 'The owner offers a discount to anyone who will take the humming box away.',
  },
  'northside-4': {
    'arkham-advertiser': 'You spend the evening in the morgue files with a green lamp and a flask.',
    'train-station': 'A crate marked for the asylum has been leaking something silver onto platform two.',
    'curiositie-shoppe': 'A collector in a grey veil will trade if you do not look under the cloth.',
  },
  'northside-5': {
    'arkham-advertiser': 'The publisher wants the story killed and does not care how politely you agree.',
    'train-station':
      'A child travelling alone gives you her ticket because the seat beside her is already taken.',
    'curiositie-shoppe':
      'Behind the curtain stands the stock the owner only sells to people who have stopped asking questions.',
  },
  'northside-6': {
    'arkham-advertiser': 'Somebody paid for a year of notices that all read *still here, still here*.',
    'train-station': 'The stationmaster lets you sleep on the mail sacks until the milk train.',
    'curiositie-shoppe': 'Everything costs the same today, the owner says, and will not look at his hands.',
  },
  'northside-7': {
    'arkham-advertiser':
      'The proofreader has circled every name in the obituaries that belongs to somebody still in the building.',
    'train-station': 'The lost-property man will part with anything that has stopped ticking.',
    'curiositie-shoppe':
      'A music box plays the tune you were humming when you came in, a little ahead of you.',
  },
  'northside-8': {
    'arkham-advertiser':
      "A rival paper wants tomorrow's front page tonight and sends a boy with an envelope.",
    'train-station': 'The sleeping car to Boston is empty, heated, and going your way for one stop.',
    'curiositie-shoppe': 'The price tags have been swapped by somebody with a sense of justice.',
  },
}
