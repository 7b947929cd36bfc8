import type { ShortClue, StoryWords } from '../../stories.ts'

export const lamp: StoryWords<ShortClue> = {
  place: 'Gannet Point',
  introduction:
    'Four ships in a twelvemonth have broken up under a light that was burning. The Board has sent an inspector, and then another, and has now, in confidence, sent you. Gannet Point is one house, one tower, one chapel for the drowned, and a causeway that the sea takes back twice a day. You have come over it dry-shod with an hour in hand. Carrow the keeper is not on the step to meet you. The lamp is lit, at four in the afternoon, in clear weather, and it is not turning. *If you come and find me gone,* his letter says, *begin where the hours are kept. I never left a watch unwritten.*',
  clues: {
    'clue-3a':
      "The tide tables, ruled to the end of the year in Carrow's hand, and then a line he did not rule: *Nineteen from the* Hester. *Mr Quill read over every one and wrote them in his book, and I held the lantern, and I counted twenty.* (The key to the parson's door hangs by the keeper's bed.)",
    'clue-3b':
      "The tide tables, ruled to the end of the year in Carrow's hand, and then a line he did not rule: *Nineteen from the* Hester. *No ground for them, and no parson. We put them back in the boat we found them with, and in the morning the boat was dry.*",
    'clue-2a':
      'A page from the log, folded small. *It answers the lamp and nothing else. So I have moved my chair up to it, and locked the stair below me, and here is the key. Whoever you are: turn it off before you read what I wrote.*',
    'clue-2b':
      'A page from the log, folded small. *I have been down to where the steps go under. There is a word they say at the line where the sand is wet, and the water lets them by. I have set it down as it sounds. I would not say it twice.*',
    'clue-1a':
      'The log ends in a drawing: the tower, the beam, and along the beam, like a man coming home along a lane, something without a shape that has been drawn and rubbed out and drawn again. *It thinks the light is a window.*',
    'clue-1b':
      "A share-book. Spars, spirits, silver, so much the hundredweight; a column for *hands found living*, and in that column, all the way down, a neat row of noughts. Today's date is at the foot, with as many lines left open as there are of you.",
    'clue-1c':
      "A school slate. In a child's capitals: MOTHER COMES OUT OF THE SEA AT NIGHT AND SHE IS NOT COLD. SHE SAYS I MAY LEARN IT. DO NOT LET FATHER LIGHT THE LAMP I CAN SEE HER BETTER WITHOUT.",
  },
  events: [
    {
      texts: {
        '1A': 'Put darkness in the Passageway and in the Chapel.',
        '1B': 'Place a Cultist on the Shore, two with three or four investigator players.',
        '1C': 'Put a corpse marker on the second space of the Shore; every investigator on the Shore or in the Dunes tests Willpower, failure: 1 horror.',
      },
    },
    {
      texts: {
        '4A': 'Place a Zombie on the Shore, and one in the Sea Cave with three or four investigator players.',
        '4B': 'Place a Cultist in the Boathouse; the Keeper draws one Mythos card.',
      },
    },
    {
      texts: {
        all: 'If Clue 2 is still hidden, the Keeper names its room.',
        '1A': 'Place a Chthonian on a vent marker in a room without investigators (any vent if there is none).',
        '1B': "Place a Cult Leader in the altar's space.",
        '1C': 'Place a Zombie in the Chapel.',
      },
    },
    {
      texts: {
        all: 'Every investigator in the Oil Store, the Sea Cave or the Flooded Tunnel, on the Shore or in the Dunes takes 1 damage; every other investigator tests Willpower, failure: 1 horror. If the Objective card is hidden, it is revealed; otherwise the Keeper gains 2 threat.',
      },
    },
    {
      texts: {
        '1A': 'The lamp goes out by itself. Nothing on the sea is looking at it any more.',
        '1B': 'At the neck of the causeway a cart is waiting, and drives off empty.',
        '1C': 'There are two sets of prints on the sand; they go one way.',
      },
    },
  ],
  objectives: {
    A: {
      text: [
        '*Early reveal:* at the start of any Keeper action step after Event II has been resolved.',
        '*When revealed:* discard the Lock of the Lamp Room, put a fire token there, and place The Guest, a named Shoggoth with +2 health per investigator, on the third space of the Shore. It is slow on land: it cannot be moved in the Keeper turn of the round of the reveal; after that all effects together move it at most 2 spaces per Keeper turn with one or two investigator players, at most 3 with three or four investigator players.',
        '*Story action, in the Lamp Room:* attempt wiring puzzle 2B (the clockwork and the mains). Each time it is solved, a mark is put in the Lamp Room (here more than one may lie there) and the puzzle is re-laid.',
        '**The Keeper wins** when The Guest is in the second space of the Lamp Room at the end of a Keeper turn.',
        '**The investigators win** with the first mark with one investigator player, the second with two or three, the third with four; or when The Guest is killed.',
      ],
      keeperWins:
        'It has reached the glass. The light goes red, then brown, and then shines out through something that is looking in.',
      investigatorsWin:
        'The lamp dies. In the dark you hear it stop on the stair, and wait, and go heavily down again towards the water: a caller who has found nobody at home.',
    },
    B: {
      text: [
        '*Early reveal:* at the start of a Keeper action step in which at least four Cultists are on the board.',
        '*When revealed:* the causeway door cannot be passed until the end of the second Keeper turn after the reveal (the turn of the same round counts as the first); place one Cultist more than there are investigator players in the Dunes, as far as there are figures, and a Cult Leader on the first space of the Dunes.',
        '**The Keeper wins** when two investigator players have been eliminated (one with one or two investigator players), or when, at the end of a Keeper turn, at least one investigator is on the board and every one of them is insane.',
        '**The investigators win** when all investigators have escaped by the causeway door (Dunes).',
      ],
      keeperWins:
        'A neat line is ruled under the date, and the column is summed. Nought, nought, and nought.',
      investigatorsWin:
        'The causeway is a foot under and you run it. Behind you the lanterns come as far as the wet, and stop there, and are raised, civilly, as if to see you home.',
    },
    C: {
      text: [
        '*Early reveal:* at the start of any Keeper action step after Event II has been resolved.',
        "*When revealed:* put Nell Carrow face up among the dropped cards of the Nursery and discard the Nursery's Lock; place Mother Carrow, a named Witch with +2 health per investigator, in the Vestry (if both Witches are on the board, one of them, the Keeper's choice, becomes her and is put there). All effects together move her at most 2 spaces per Keeper turn with one or two investigator players, at most 3 with three or four investigator players. If Mother Carrow is in the room where Nell Carrow lies dropped, at any time in the Keeper turn, she takes the card; if she is killed it is dropped in her room.",
        '*Keeper power, 2 threat, once per turn:* an investigator who carries Nell and shares a space with Mother Carrow tests Willpower; failure: Mother Carrow takes the card.',
        "**The Keeper wins** when Mother Carrow with Nell is in the altar's space at the end of a Keeper turn.",
        '**The investigators win** when an investigator who carries Nell escapes by the causeway door (only one has to).',
      ],
      keeperWins:
        'There is a step cut in the rock below the altar, and then another. The child goes first. She does not need to be held.',
      investigatorsWin:
        'Halfway over she stops, and looks back, and listens. Then she puts her cold hand in yours. It is warm by the time you reach the road.',
    },
  },
}
