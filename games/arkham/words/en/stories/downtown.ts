import type { downtown as deck } from '../../../cards/encounters/downtown.ts'
import type { Stories } from '../../stories.ts'

export const downtown: Stories<typeof deck> = {
  'downtown-1': {
    'independence-square': 'A fortune-teller reads your palm, frowns, and reads it again from the other end.',
    'la-bella-luna': 'The house lets you win the first hand, as houses do.',
    'arkham-asylum': 'The head physician lets you walk the garden as long as you stay where he can see you.',
  },
  'downtown-2': {
    'independence-square': 'The bronze general points a little further east every week.',
    'la-bella-luna': 'A back table is held for people who settle accounts in things other than cash.',
    'arkham-asylum': 'A patient has drawn your kitchen, correctly, including the drawer that sticks.',
  },
  'downtown-3': {
    'independence-square':
      'The card she leaves face up between you is the moon, and she will not take it back.',
    'la-bella-luna': 'You carry a message from one end of the bar to the other and are paid twice.',
    'arkham-asylum': 'An orderly will look away for the price of a drink.',
  },
  'downtown-4': {
    'independence-square': 'A street preacher stops mid-sentence and asks you to finish it for him.',
    'la-bella-luna': 'The singer dedicates a song to the one at the door who has not come in yet.',
    'arkham-asylum': 'In the records room the file with your name is thick, and older than you.',
  },
  'downtown-5': {
    'independence-square': 'The fountain gives back a coin nobody living has dropped.',
    'la-bella-luna': 'A gentleman in white offers a stake at terms he reads out very slowly.',
    'arkham-asylum': 'The night nurse trades remedies for stories, and likes the true ones.',
  },
  'downtown-6': {
    'independence-square': 'Pamphlets rain from a window and every one is a map of a place you have dreamed.',
    'la-bella-luna': 'Someone has to lose tonight and the others have agreed on whom.',
    'arkham-asylum': 'They let a visitor in who says he is your brother and knows all the right answers.',
  },
  'downtown-7': {
    'independence-square':
      'A brass band plays on although the last two benches have been carried away from under it.',
    'la-bella-luna': 'The cook pays for tasting, and watches your face very closely while you do it.',
    'arkham-asylum': 'The clock in the day room is fed by the patients, who will not say what it eats.',
  },
  'downtown-8': {
    'independence-square': 'A peddler unrolls a blanket on which nothing casts a shadow.',
    'la-bella-luna': 'Two gentlemen need a third who can keep a straight face until the fish course.',
    'arkham-asylum':
      'A doctor lends you his keys for an hour and asks you to tell him which doors were open.',
  },
}
