import type { Sheet } from '../../cards/sheets.ts'
import type { GreatOldOne } from '../../cards/great-old-ones.ts'
import type { Town } from '../../cards/towns.ts'
import type { Symbol } from '../../content/wheel.ts'

/** What cards and sheets do, each in a line or two. */

export const townActions: Record<Town, string> = {
  lighthouse: 'Turn up 1 or 2 face-down pages, wherever they lie. Phase 1 only.',
  docks: 'Sail to any other town, except the Great Old One’s in phase 1; you arrive there as after a Move.',
  church:
    'Spend 1 madness tentacle of any colour: 1 shambler of your choice, here or in a neighbouring town, goes back to the shambler mat. No dice are rolled.',
  cemetery: 'Move 1 or 2 madness tentacles of one colour from the shambler mat to the discard mat.',
  library: 'Put the page here under the deck and lay the top one of the deck here face up. Phase 1 only.',
  'curiosity-shop':
    'Spend 1 madness tentacle of any colour, not chaos: take 1 chaos tentacle from the supply.',
  asylum: 'Spend 2 madness tentacles of different colours: your brain token goes down 1 space.',
  apothecary:
    'Put 1 of your madness tentacles on the shambler mat and take 1 of another colour from it. Chaos will not do.',
  tavern:
    'Take 1 or 2 madness tentacles from one neighbouring town, as far as you have free spaces for them.',
  'town-hall':
    'Spend 2 madness tentacles of different colours: 1 eldritch tentacle goes from the energy track back into the bag.',
}

export const abilities: Record<Sheet, string> = {
  scientist:
    'May pay with each madness tentacle as if it were the next colour: fear as rage, rage as greed, greed as fear. Not on portals.',
  priest: 'May banish for 1 tentacle less than the dice demand.',
  historian: 'Turns up the page in this town or a neighbouring one without an action. Phase 1 only.',
  detective: 'May go 1 town further with each Move: up to 2, 3 or 4.',
  alienist:
    'Passes madness and chaos tentacles to and from other characters in the same town without an action; whoever takes one needs a free space.',
  medium: 'May draw 1 tentacle fewer on arriving among shamblers.',
}

/** What a Great Old One does with the power of a colour. */
export const powers: Record<GreatOldOne, string> = {
  nyarlathotep:
    'A shambler of the power’s colour comes to each town in range where there is none of that colour.',
  'yog-sothoth': 'Each character in range loses 1 translated page with a rune of the power’s colour.',
  yig: 'Each character in range puts all their tentacles of the power’s colour on the shambler mat.',
  cthulhu:
    'All tentacles of the power’s colour on the shambler mat are shared out among the characters in range, as the active player decides.',
}

/** Where powers reach. */
export const range = 'In range: the Great Old One’s town and the two next to it.'

export const symbolEffects: Record<Symbol, string> = {
  soothe: 'A madness tentacle goes from the shambler mat to the discard mat.',
  chaos: 'A chaos tentacle goes from the supply to the discard mat.',
  'plus-one': 'One more tentacle is drawn this turn.',
  'power-fear': 'The Great Old One uses its power of fear.',
  'power-rage': 'The Great Old One uses its power of rage.',
  'power-greed': 'The Great Old One uses its power of greed.',
}
