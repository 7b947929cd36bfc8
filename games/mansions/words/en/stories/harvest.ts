import type { ShortClue, StoryWords } from '../../stories.ts'

export const harvest: StoryWords<ShortClue> = {
  place: 'Stroud Farm',
  introduction:
    'Stroud brings in two crops. The almanac people laugh about it; the seed merchants have stopped laughing, and the county agent, who went out in August to take a sample of the soil, has sent back the sample jars, washed. It is the last night of September. You smell the supper from the lane: new bread, cut apples, something roasting. There are no lights in the fields and no dog. In every window of the farmhouse stands a candle, and through the open door you can see a long white cloth and chairs drawn up to it, more chairs than there can be Strouds. On the gate is a card with your names. *Be seated,* it says. *It is laid for you.*',
  clues: {
    'clue-3a':
      'The plates are warm. At the foot of the table, on the smallest chair, a copybook: *I am to count what goes down and what comes up. I keep it over my bed where Ma cant reach.*',
    'clue-3b':
      "The plates are warm. Under the carving dish is the butcher's bill, and it is chalked on oilcloth, with a hook-hole in the corner. *So many head. I dont ask whose. Ask me where I hang my apron.*",
    'clue-2a':
      'A tally of strokes, in fives, two columns that do not match. Beneath: *The first one they put in, they put in proper, with a stone and a hymn. Its the one that took. He writes it up behind the altar and locks it with a brass key, and here it is.*',
    'clue-2b':
      'A tally of strokes, in fives, two columns that do not match. Beneath: *They never ploughed the first. They only stopped filling in the cellar. Theres an iron grate at the end past the roots, and here is what opens it, and God forgive me.*',
    'clue-1a':
      'Five names, and they are the names of fields. Under each is a depth in feet, and a date, and the dates are still to come; all but the first. *They turn the soil from the other side. Salt is no use unless it is in before they are.*',
    'clue-1b':
      'A seating plan for tonight. The chairs along the wall are marked *Brethren*. The chairs along the window are marked with your names. There is a place laid in the middle of the cloth, lengthwise.',
    'clue-1c':
      'A sermon, much corrected. *…that seed which falleth upon a whole mind is cast away, for it findeth no crack. Therefore, brethren, let us first make ready the ground.*',
  },
  events: [
    {
      texts: {
        '1A': 'Every investigator in the Cellar or the Burrow, on the Lane, in the Farmyard, the Cornfield or the Graveyard tests Dexterity, failure: he is stunned.',
        '1B': 'Place a Cultist in the Chapel, two with three or four investigator players.',
        '1C': 'Every investigator tests Willpower, failure: 1 horror.',
      },
    },
    {
      texts: {
        '4A': 'Replace a corpse marker by a Zombie, two with three or four investigator players; without one, place a Zombie in the Graveyard.',
        '4B': 'Place a Maniac in the Hayloft.',
      },
    },
    {
      texts: {
        all: 'If Clue 2 is still hidden, the Keeper names its room.',
        '1A': 'Place a Chthonian on a vent marker in a room without investigators (any vent if there is none).',
        '1B': 'Place a Cultist in the Farmyard.',
        '1C': 'Place a Cult Leader in the Chapel.',
      },
    },
    {
      texts: {
        all: 'Put darkness in the Dining Room and in the Parlour; every investigator in the farmhouse tests Willpower, failure: 1 horror. If the Objective card is hidden, it is revealed; otherwise the Keeper gains 2 threat.',
      },
    },
    {
      texts: {
        '1A': 'The fields are level. You would have to know them to see that they are lower.',
        '1B': 'See the Objective.',
        '1C': 'It is raining. It will be a good year for somebody.',
      },
    },
  ],
  objectives: {
    A: {
      text: [
        'The five furrow rooms are the Cellar, the Barn, the Slaughterhouse, the Cornfield and the Graveyard.',
        '*When revealed:* place a Chthonian on a vent marker in a room without investigators (any vent if there is none), unless both are on the board.',
        '*Story action, in a furrow room without mark or hole, with no Chthonian in it:* salt it; test Strength or Lore, as you like (Rock Salt: without rolling); success: put a mark there.',
        '*Keeper power, 3 threat (2 with one or two investigator players), once per turn:* a Chthonian in a furrow room without mark, hole or investigator undermines it: put a hole there. A hole stays; each investigator who enters a room with a hole tests Dexterity, failure: 1 damage.',
        '**The Keeper wins** with the third hole.',
        '**The investigators win** with the third mark (the second with one investigator player).',
      ],
      keeperWins:
        'The third field goes down like a cloth that is pulled through a ring. From far below you can hear them turn, and start on the way back.',
      investigatorsWin:
        'Salt lies in the furrows like frost. Something comes up under it, and stops, and you feel the question go away from you through the ground, for miles.',
    },
    B: {
      text: [
        '*When revealed:* the way to the road cannot be passed any more; place a Cult Leader and as many Cultists as there are investigator players in the Farmyard, as far as there are figures.',
        '*Story action, in the Parlour, until it has been solved once:* the party line; attempt wiring puzzle 1B; solved: put 2 time tokens on the Event deck at once (resolve the card if they reach its value).',
        '*Story action, in the Chapel, once per round:* ring the bell; test Willpower, success: put 1 time token on the Event deck.',
        '**The Keeper wins** when, at the end of a Keeper turn, at least four Cultists and Cult Leaders together (three with two investigator players, two with one investigator player) are in the Dining Room and no investigator is.',
        '**The investigators win** when Event V is resolved and a sane investigator is in the farmhouse.',
      ],
      keeperWins:
        'All the chairs are taken. Somebody tucks the cloth in under your chin. *For what we are about to receive,* they say.',
      investigatorsWin:
        'Grey light, a cock, a dog a long way off. Around the table they lower their heads, one after the other, like people who find that they have stayed too late.',
    },
    C: {
      text: [
        '*Early reveal:* at the start of a Keeper action step if an investigator is insane.',
        "*When revealed:* place Deacon Stroud, a named Cult Leader with +2 health per investigator, in the altar's space (if both Cult Leaders are on the board, one of them, the Keeper's choice, becomes him and stays where it is). While a Cultist is in the Deacon's room, damage dealt to him is dealt to that Cultist instead (the Keeper chooses which; what it cannot take is lost).",
        "*Keeper power, 3 threat, once per turn:* an insane investigator in the Deacon's space is sown, that is, killed.",
        '**The Keeper wins** when two investigators have been sown (one with one or two investigator players).',
        '**The investigators win** when the Deacon is killed.',
      ],
      keeperWins:
        'You do not scream. It is very interesting: you can feel it look for the crack, and find it, and put down its first thin root.',
      investigatorsWin:
        'The Deacon goes down among his own sheaves. His mouth is open, and full; and what it is full of has already begun to wither.',
    },
  },
}
