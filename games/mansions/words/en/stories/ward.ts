import type { StoryWords } from '../../stories.ts'

export const ward: StoryWords = {
  place: 'Hallam Ridge',
  introduction:
    'Hallam Ridge takes the cases that other sanatoria send home to die. For a year now it has sent them home itself: upright, sweet-tempered, a stone heavier, and with no more behind the eyes than a doll. The letter reached you by way of the laundry, sewn into a pillow-slip. *West Ward, Bed Nine. I am the last one here who is the same all the way through. Come at night. Do not let them warm your hands for you.* Sleet is blowing across the ambulance yard. There is a light on in reception, and nobody under it.',
  clues: {
    'clue-4a':
      'Bed Nine is empty and tightly made. Under the temperature chart, in pencil: *They have stopped numbering us. They number what is kept. The drawers will tell you who I was.* (The Brass Key hangs in Reception.)',
    'clue-4b':
      'Bed Nine is empty and tightly made. Under the temperature chart, in pencil: *Count the bottles, not the beds. What goes down fastest is what keeps meat from turning.*',
    'clue-3a':
      'Two hundred discharges, one signature, and beneath it each time a second mark in no alphabet. The porter has added: *His door has no keyhole. It listens for current.*',
    'clue-3b':
      'Two hundred discharges, all dated, none signed. Every one of them went out through the theatre, feet first, and the linen came back clean.',
    'clue-2a':
      'A delivery book: ice, ice, ice, in a January when the reservoir was frozen to the bed. *Below the pantry, and to the right. Do not breathe on the shelves.*',
    'clue-2b':
      'A coal book that adds up to three times the house. Someone has underlined *Boiler No. 2* until the pen went through. It lies below the pantry, to the left.',
    'clue-1a':
      'A brass cylinder the size of a hatbox, warm. When you lift it, it says your name, politely, in the voice of Bed Nine.',
    'clue-1b':
      "Koss's own chart. Diagnosis, prognosis, and under *Treatment* one word, in a hand that is quite steady: *Fire.*",
    'clue-1c':
      'The floor here is not a floor. It is a lid; it is older than the house; and it has been lifted often, from below, to be fed.',
  },
  events: [
    {
      texts: {
        '1A': 'Place a Mi-Go in the Garden.',
        '1B': 'Place a Maniac in the Staff Bedroom.',
        '1C': 'Replace a corpse marker with a Zombie, or place a Zombie in the Morgue if there is none.',
      },
    },
    {
      texts: {
        all: 'If Clue 3 is still hidden, the Keeper names its room. If it has been found, the Keeper draws one Mythos and one Trauma card.',
      },
    },
    {
      texts: {
        '1A': 'Put darkness in the Corridor and in the Cellar.',
        '1B': 'Put fire in the Boiler Room.',
        '1C': 'Place a Chthonian on a vent marker in a room without investigators (any vent if there is none).',
      },
    },
    {
      texts: {
        all: 'Every investigator tests Willpower, failure: 1 horror. If the Objective card is hidden, it is revealed; otherwise the Keeper gains 2 threat.',
      },
    },
    {
      texts: {
        '1A': 'The yard gates are locked from outside; the day shift has arrived. The Keeper wins.',
        '1B': 'The roof falls in, and nobody can say on whom.',
        '1C': 'Under the ridge, something turns over and goes back to sleep.',
      },
    },
  ],
  objectives: {
    A: {
      text: [
        '*When revealed:* the investigator who found Clue 1 takes the Brass Cylinder; if Clue 1 has not been found, the card is put face up among the dropped cards of the room where Clue 1 lies. Place a Mi-Go in the Garden.',
        '**The Keeper wins** at the end of a Keeper turn if an investigator has carried the Brass Cylinder before, none carries it now, and a Mi-Go is in the room where it lies; and when Event V is resolved.',
        '**The investigators win** when all investigators have escaped from the Carriage Yard and one who escaped carried the Brass Cylinder. An investigator may escape without it; if no investigator is left who could still carry it out, the Keeper wins.',
      ],
      keeperWins:
        'The cylinder is gone from the shelf, and so is the voice. Weeks later someone who has never met you says your name, politely.',
      investigatorsWin:
        "You carry it between you down the drive, under a coat. It talks the whole way: the ward, the cold, its mother's kitchen. Towards town it falls asleep.",
    },
    B: {
      text: [
        "*When revealed:* place Dr Koss, a named Maniac with +2 health per investigator, in the Director's Office (if both Maniacs are on the board, one of them, the Keeper's choice, becomes Koss and is put there). While Koss is in a room with a hearth or in a room that shares a door or open edge with a burning room, Pyromaniac costs 1 less.",
        '**The Keeper wins** at the end of a Keeper turn with Koss on the board and at least 5 + (number of investigator players) rooms burning.',
        '**The investigators win** when Koss is killed.',
      ],
      keeperWins:
        'From the ridge road it looks almost like sunrise. He stands in the middle of it, quite straight, with his watch in his hand.',
      investigatorsWin:
        'He lies on his own tiles, and the fire, with nobody to feed it, goes from room to room and cannot find what it was promised.',
    },
    C: {
      text: [
        '*When revealed:* place The Tenant, a named Shoggoth with +3 health per investigator, in the second space of the Cistern. Only one Keeper Action per turn may move it, and the step through the gates counts as one space.',
        '*Story action, in the Boiler Room, after the reveal:* attempt wiring puzzle 3A; when it is solved, once per game, The Tenant takes 6 damage plus 2 per investigator player and gets two stun tokens.',
        '**The Keeper wins** when The Tenant moves from the first space of the Carriage Yard through the gates.',
        '**The investigators win** when The Tenant is killed.',
      ],
      keeperWins:
        'It goes by you in the yard as a river goes by a stone, and out under the arch. The lodge, the poplars, the road; then the lights of the valley, one by one.',
      investigatorsWin:
        'The pressure falls. Something the size of the house settles upon itself, and sighs, and is only wet. You shut the lid, and pile on it everything that you can move.',
    },
  },
}
