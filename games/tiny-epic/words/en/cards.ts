import type { GreatOldOne } from '../../cards/great-old-ones.ts'
import type { Sheet } from '../../cards/sheets.ts'
import type { Town } from '../../cards/towns.ts'

/** The words of each card and sheet: its name in the forms that sentences need, and what it does. */

interface TownWords {
  name: string
  /** One is at the Docks, but in the Church. */
  at: string
  /** What can be done there, in a line or two; the same in a few words, printed on its card. */
  action: string
  short: string
  /** What a character does there, in the story. */
  deed: string
}

export const towns: Record<Town, TownWords> = {
  lighthouse: {
    name: 'Lighthouse',
    at: 'at the Lighthouse',
    action: 'Turn up 1 or 2 face-down pages, wherever they lie. Phase 1 only.',
    short: 'Turn up 1 or 2 pages',
    deed: 'lights the lamp of the Lighthouse',
  },
  docks: {
    name: 'Docks',
    at: 'at the Docks',
    action:
      'Sail to any other town, except the Great Old One’s in phase 1; you arrive there as after a Move.',
    short: 'Sail to any town',
    deed: 'finds a boat at the Docks',
  },
  church: {
    name: 'Church',
    at: 'in the Church',
    action:
      'Spend 1 madness tentacle of any colour: 1 shambler of your choice, here or in a neighbouring town, goes back to the shambler mat. No dice are rolled.',
    short: 'For 1 tentacle, dismiss a shambler',
    deed: 'kneels in the Church',
  },
  cemetery: {
    name: 'Cemetery',
    at: 'in the Cemetery',
    action: 'Move 1 or 2 madness tentacles of one colour from the shambler mat to the discard mat.',
    short: 'Clear 1 or 2 off the shambler mat',
    deed: 'lays something to rest in the Cemetery',
  },
  library: {
    name: 'Library',
    at: 'in the Library',
    action: 'Put the page here under the deck and lay the top one of the deck here face up. Phase 1 only.',
    short: 'Exchange the page here',
    deed: 'searches the shelves of the Library',
  },
  'curiosity-shop': {
    name: 'Curiosity Shop',
    at: 'in the Curiosity Shop',
    action: 'Spend 1 madness tentacle of any colour, not chaos: take 1 chaos tentacle from the supply.',
    short: 'For 1 tentacle, take 1 chaos',
    deed: 'haggles in the Curiosity Shop',
  },
  asylum: {
    name: 'Asylum',
    at: 'in the Asylum',
    action: 'Spend 2 madness tentacles of different colours: your brain token goes down 1 space.',
    short: 'For 2 tentacles, delirium −1',
    deed: 'seeks treatment in the Asylum',
  },
  apothecary: {
    name: 'Apothecary',
    at: 'at the Apothecary',
    action:
      'Put 1 of your madness tentacles on the shambler mat and take 1 of another colour from it. Chaos will not do.',
    short: 'Swap a tentacle with the mat',
    deed: 'mixes something at the Apothecary',
  },
  tavern: {
    name: 'Tavern',
    at: 'in the Tavern',
    action:
      'Take 1 or 2 madness tentacles from one neighbouring town, as far as you have free spaces for them.',
    short: 'Take 1 or 2 from next door',
    deed: 'listens to the talk in the Tavern',
  },
  'town-hall': {
    name: 'Town Hall',
    at: 'at the Town Hall',
    action:
      'Spend 2 madness tentacles of different colours: 1 eldritch tentacle goes from the energy track back into the bag.',
    short: 'For 2 tentacles, energy −1',
    deed: 'hands in a petition at the Town Hall',
  },
}

export const sheets: Record<Sheet, { name: string; ability: string }> = {
  scientist: {
    name: 'Scientist',
    ability:
      'May pay with each madness tentacle as if it were the next colour: fear as rage, rage as greed, greed as fear. Not on portals.',
  },
  priest: {
    name: 'Priest',
    ability: 'May banish for 1 tentacle less than the dice demand.',
  },
  historian: {
    name: 'Historian',
    ability: 'Turns up the page in this town or a neighbouring one without an action. Phase 1 only.',
  },
  detective: {
    name: 'Detective',
    ability: 'May go 1 town further with each Move: up to 2, 3 or 4.',
  },
  alienist: {
    name: 'Alienist',
    ability:
      'Passes madness and chaos tentacles to and from other characters in the same town without an action; whoever takes one needs a free space.',
  },
  medium: {
    name: 'Medium',
    ability: 'May draw 1 tentacle fewer on arriving among shamblers.',
  },
}

interface GreatOldOneWords {
  name: string
  /** What it does, in a few words; its power in full. */
  deed: string
  power: string
}

export const greatOldOnes: Record<GreatOldOne, GreatOldOneWords> = {
  nyarlathotep: {
    name: 'Nyarlathotep',
    deed: 'Calls shamblers to its side.',
    power: 'A shambler of the power’s colour comes to each town in range where there is none of that colour.',
  },
  'yog-sothoth': {
    name: 'Yog-Sothoth',
    deed: 'Takes pages from those near it.',
    power: 'Each character in range loses 1 translated page with a rune of the power’s colour.',
  },
  yig: {
    name: 'Yig',
    deed: 'Strips those near it of a colour.',
    power: 'Each character in range puts all their tentacles of the power’s colour on the shambler mat.',
  },
  cthulhu: {
    name: 'Cthulhu',
    deed: 'Pours madness on those near it.',
    power:
      'All tentacles of the power’s colour on the shambler mat are shared out among the characters in range, as the active player decides.',
  },
}

/** Where powers reach. */
export const range = 'In range: the Great Old One’s town and the two next to it.'
