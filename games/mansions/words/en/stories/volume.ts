import type { ShortClue, StoryWords } from '../../stories.ts'

export const volume: StoryWords<ShortClue> = {
  place: 'The Pettibone Athenaeum',
  introduction:
    "The Pettibone Athenaeum lent its Lot 88 in the spring of 1834, and on Tuesday it came back. Nobody saw who brought it. The night porter heard the flap of the returns slot, entered *one quarto, wet*, and has not come in to work since; nor has anyone. You have the trustees' letter and their side-door key. Both brothers Pettibone are said to be living on the premises, which surprised you, as you have read the obituary of one. Gas is burning in the Rotunda. In the dark behind it, gallery after gallery, things that have stood still for three thousand years are standing still. *Kindly begin,* the trustees write, *where it was handed in.*",
  clues: {
    'clue-3a':
      'The returns ledger: *one quarto, wet.* Under *Condition* the porter has put *boards gone, text block sound, still adding to itself*, and under *Sent to*: the people with the glue.',
    'clue-3b':
      'The returns ledger: *one quarto, wet.* Under *Sent to* the porter has put nothing, but the bill for Thursday is pinned here. *Mr L. Pettibone will read from a Recent Acquisition. Ladies are advised to sit near the door.*',
    'clue-2a':
      'A strip of vellum with a hair still in it. *It keeps no better in the light than milk. I have told A. it must go down to the iron room tonight, whatever it says to him, and I have given up my key so that I cannot go and listen.*',
    'clue-2b':
      'A strip of vellum with a hair still in it. *There are forty ways to stop a man in the long case past the mummies, and one of them is a book. They have hung it between two halberds, with the brass lock on it, like a thing that was won.*',
    'clue-1a':
      'It is open at the last page but one. The last page is blank, and while you look at it, it is not; there is a line there now, and you find you have read it, and that it is about the room you are standing in.',
    'clue-1b':
      'It is a catalogue. It is *the* catalogue; every object in the building is in it, with a number. So are the trustees. So is the porter, struck through, *acquired*.',
    'clue-1c':
      'It is a life of the brothers Pettibone, and it is quite correct up to the funeral. After that there are two columns. They agree in everything but who is writing.',
  },
  events: [
    {
      texts: {
        '1A': 'Every investigator in the Ticket Office, the Library, the Study or the Stacks tests Willpower, failure: 1 horror; put darkness in the Stacks.',
        '1B': 'Place a Mi-Go in the Crate Store.',
        '1C': 'Put a corpse marker on the second space of the Egyptian Room and one on the third space of the Lecture Hall.',
      },
    },
    {
      texts: {
        all: 'If Clue 2 is still hidden, the Keeper names its room. If it has been found, the Keeper draws one Mythos and one Trauma card.',
      },
    },
    {
      texts: {
        '1A': 'Place a Zombie in the Egyptian Room, and one in the Library with three or four investigator players.',
        '1B': "Place a Cultist in the altar's space and the Keeper gains 1 threat.",
        '1C': 'Replace up to two corpse markers by Zombies; without one, place a Zombie in the Lecture Hall.',
      },
    },
    {
      texts: {
        all: 'Put darkness in the Rotunda; every investigator in it, in the East Gallery or in the West Gallery tests Willpower, failure: 1 horror. If the Objective card is hidden, it is revealed; otherwise the Keeper gains 2 threat.',
      },
    },
    {
      texts: {
        '1A': 'The flap of the returns slot lifts. It has been lent again.',
        '1B': '*See under: Athenaeum, contents of.*',
        '1C': 'The carriage comes for Mr Pettibone. Nobody asks which.',
      },
    },
  ],
  objectives: {
    A: {
      text: [
        "*When revealed:* the investigator who found Clue 1 takes The Unreturned Volume; if Clue 1 has not been found, the card is put face up among the dropped cards of Clue 1's room. Place a Hound of Tindalos on a vent marker in a room without investigators (any vent if there is none). At the start of their turn an investigator who carries the Volume takes 1 horror.",
        '*Story action, carrying the Volume, anywhere:* attempt lock puzzle 6B (the clasps).',
        '*Story action, carrying it, in the second space of the Furnace Room, after 6B is solved:* test Willpower; success: it chars; failure: take 1 horror. The second success, by whomever, burns it (the first with one investigator player).',
        '**The Keeper wins** when, at the end of a Keeper turn, the investigator who carries the Volume is insane, or the Volume lies dropped in a room that holds a monster.',
        '**The investigators win** when the Volume burns.',
      ],
      keeperWins:
        'Somebody has begun to read aloud. It is one of you. It is a beautiful voice; and it is coming to the end.',
      investigatorsWin:
        'It burns the way wet leaves burn. For some time you can make out the lines, white on black, one after another, and you are careful not to look.',
    },
    B: {
      text: [
        '*Early reveal:* at the start of any Keeper action step after Event II has been resolved.',
        '*When revealed:* put a mark in the Armoury, the Bindery and the Furnace Room.',
        '*Keeper power, 2 threat, once per turn (twice with three or four investigator players):* put a mark in an unmarked room that holds a monster and no investigator.',
        '*Story action, in a marked room:* test Lore or Intellect, as you like; success: remove the mark.',
        '*Story action, in the Library, while at most two marks are on the board:* attempt rune puzzle 9 (the index).',
        '**The Keeper wins** when seven rooms are marked (six with one or two investigator players).',
        '**The investigators win** when rune puzzle 9 is solved.',
      ],
      keeperWins:
        '*Item: one house, with contents. Item: persons, various, standing.* The pen is wiped and laid down.',
      investigatorsWin:
        'The index closes on itself like a fist. Upon every shelf, on every plinth, the little numbered tickets curl up and drop.',
    },
    C: {
      text: [
        "*When revealed:* place Ambrose Pettibone, a named Maniac with +1 health per investigator, in the Study and Linus Pettibone, likewise, in the Caretaker's Bedroom (Maniacs already on the board become the brothers, the Keeper choosing which is which, and are put there). Both move and attack for the Keeper like any monster. One of them died in March.",
        '*Story action, in the Library or the Stacks:* look up the register; test Intellect −1, +1 for each earlier attempt by anyone; success: the Keeper shows marker 4 to all.',
        '**The Keeper wins** when the living brother is killed, by whomever, or when two investigator players have been eliminated (one with one or two investigator players).',
        '**The investigators win** when the dead brother is killed.',
      ],
      keeperWins:
        'He looks surprised, and then he only looks like a man who has been killed. In the doorway his brother removes his hat.',
      investigatorsWin:
        'There is nobody in the clothes. The other Mr Pettibone sits down on the bottom step and asks you, after a while, what year it is.',
    },
  },
}
