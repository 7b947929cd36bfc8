import type { StoryWords } from '../../stories.ts'

export const hour: StoryWords = {
  place: 'Vail House',
  introduction:
    'Lucian Vail mended the clocks of four counties and was buried, so the notice said, on Thursday. It is Saturday night, and the invitation in your pocket is in his hand, the ink still soft: *Come before they strike. Begin where I was laid out.* The drive is raked. The porch lamp is lit and the door is on the latch. From inside comes the ticking of some two hundred clocks, and it takes you a moment on the step to hear what is wrong with it. They are all together. They are an hour ahead of the world. And somewhere in the house something is answering them.',
  clues: {
    'clue-4a':
      'The coffin on its trestles is packed with sash weights. Tucked in the lining, a card: *They sat up with me in the wrong room. Odile laid thirteen places, and I was the only one who counted.*',
    'clue-4b':
      'The coffin on its trestles is packed with sash weights. Tucked in the lining, a card: *A clock is a book that reads itself aloud. I have shelved my last page among the others.*',
    'clue-3a':
      'A bench ticket, oil-stained: *Movement No. 13. Never let it cool. Second vice from the window, and mind the box; it bites.*',
    'clue-3b':
      'A carbon copy, torn across: *…the figures I keep behind the books, at the little desk, where she has never once followed me.*',
    'clue-2a':
      'A drawing of the whole house as one machine. Every clock is a tooth of the same wheel, and the arbor goes up through the workshop wall. He has written beside it: *It strikes here. So must I.*',
    'clue-2b':
      '*If I have reckoned wrong, look for me among my own. They never wound anything. The iron key hangs where the bread is kept.*',
    'clue-1a':
      "Something stood a long time in the corner of this room, where two walls meet badly, and the plaster has worn smooth at the height of a dog's shoulder. His last line: *It is patient. It can be called. What can be called can be killed.*",
    'clue-1b':
      'A ledger of the Guild of the Thirteenth Hour, paid up to tonight. *Of guests, so many; of each, a little; the altar below to be kept warm.* Your names are written in already, in order of arrival.',
    'clue-1c':
      'A wedding photograph, Lucian at thirty, Odile not a day younger than in the portrait over the stairs. The back is dated in a hand that still used the long s. *She does not want the hour. She wants him, and the road, before it ends.*',
  },
  events: [
    {
      texts: {
        '1A': 'Put darkness in the Long Hall; every investigator in the Long Hall or the Foyer tests Willpower, failure: 1 horror.',
        '1B': 'Place a Cultist in the Carriage Yard, two with three or four investigator players.',
        '1C': 'Place a Zombie in the Family Crypt.',
      },
    },
    {
      texts: {
        all: 'If Clue 3 is still hidden, the Keeper names its room. If it has been found, the Keeper draws one Mythos and one Trauma card.',
      },
    },
    {
      texts: {
        '1A': 'Place a Hound of Tindalos on a vent marker in a room without investigators (any vent if there is none).',
        '1B': "Place a Cult Leader in the altar's space.",
        '1C': 'Place a Witch in the Master Bedroom.',
      },
    },
    {
      texts: {
        all: 'Every investigator tests Willpower, failure: 1 horror. If the Objective card is hidden, it is revealed; otherwise the Keeper gains 2 threat.',
      },
    },
    {
      texts: {
        '1A': 'The corners of every room are empty, and will be for years.',
        '1B': 'The hour passes over, uncollected.',
        '1C': 'The clocks stop; she was never seen again, and neither was he.',
      },
    },
  ],
  objectives: {
    A: {
      text: [
        '*When revealed:* the Keeper places The Patient One, a named Hound of Tindalos with +2 health per investigator, on a vent marker of his choice; if both Hounds are on the board, one of them (his choice) becomes The Patient One and stays where it is.',
        '*Story action, in the Clock Room:* sound the movement; test Intellect, success: put The Patient One in the Clock Room.',
        '**The Keeper wins** when The Patient One has killed two investigators (one, with one or two investigator players); an investigator is killed by it if its attack, evade damage or special attack reduces his health to 0.',
        '**The investigators win** when The Patient One is killed.',
      ],
      keeperWins:
        'It comes out of the corner for the last of you without haste. In the morning the plaster there is smooth to the height of a man.',
      investigatorsWin:
        'The thing folds, and folds again, and is a line on the wall, and then the line is only where two walls meet. Two hundred clocks miss a beat and go on, an hour slow, and right.',
    },
    B: {
      text: [
        '**The Keeper wins** when 3 samples lie on the altar (2 with two investigator players, 1 with one), revealed or not.',
        '*Story action, in the Clock Room, after the reveal:* attempt wiring puzzle 3B.',
        '**The investigators win** when wiring puzzle 3B is solved; with three or four investigator players it is re-laid after the first solution and has to be solved twice.',
      ],
      keeperWins:
        'The hour is paid for. You hear it strike, and it is the first time you have heard it from inside.',
      investigatorsWin:
        'You pull the last wire and the great arbor stops. Upstairs, one after the other, like people leaving a party, the clocks run down.',
    },
    C: {
      text: [
        '*When revealed:* the Keeper places Odile Vail, a named Witch with +2 health per investigator, in the second space of the Family Crypt; if both Witches are on the board one of them (his choice) becomes Odile and is put there. She carries the body and is slow: she cannot be moved in the Keeper turn of the round in which she was revealed; after that all effects together move her at most 1 space per Keeper turn with one or two investigator players, at most 2 with three or four. The step through the gates counts as one space.',
        '**The Keeper wins** when Odile moves from the first space of the Carriage Yard through the gates.',
        '**The investigators win** when Odile is killed.',
      ],
      keeperWins:
        'The gates stand open. She is a long way down the road, walking easily, with somebody leaning on her arm.',
      investigatorsWin:
        'She is very old by the time she reaches the ground. What she was carrying had been lying in a clean shirt, with its hands folded. You bury them together.',
    },
  },
}
