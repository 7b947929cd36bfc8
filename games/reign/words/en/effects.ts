import type { Relic } from '../../content/cards.ts'
import type { Investigator } from '../../content/investigators.ts'
import type { OldOne } from '../../content/old-ones.ts'

/** What cards do, each in one line. */

export const abilities: Record<Investigator, { sane: string; insane: string }> = {
  detective: {
    sane: 'Seals a gate with one clue fewer.',
    insane: 'Seals a gate with one clue fewer; trading clues with the Detective costs 2 actions.',
  },
  doctor: { sane: 'Has 5 actions.', insane: 'Has 4 actions.' },
  driver: {
    sane: 'Walks one or two places for an action, past Ithaqua, too.',
    insane: 'Walks exactly two places for an action, past Ithaqua, too.',
  },
  hunter: {
    sane: 'Defeats all cultists of a place for an action, and one Shoggoth a turn for 1 action.',
    insane:
      'Defeats all cultists of a place for an action. On first entering a place without any in her turn, she throws the die and may draw one there.',
  },
  magician: {
    sane: 'Trades relics in the same place at any time without an action; may hold 8 cards.',
    insane: 'Gives no relics; must play one in each of his turns; does not roll for relics.',
  },
  occultist: {
    sane: 'Moves a cultist one or two places for an action, a Shoggoth one place for 2 actions.',
    insane: 'Moves one or two cultists, one place each, for an action.',
  },
  reporter: {
    sane: 'Rides anywhere for any clue, and from bus stop to bus stop without one.',
    insane: 'Takes no bus; once a turn takes a clue of the town she is in from the discard pile.',
  },
}

export const effects: Record<Relic, string> = {
  'alhazreds-flame': 'removes up to 4 cultists, or one Shoggoth, from anywhere.',
  'alien-carving': 'the active player has 3 more actions.',
  'bizarre-statue': 'the next summoning step is skipped.',
  'book-of-shadow': 'look at the next 4 cards of the player deck and put them back in any order.',
  'elder-sign': 'nothing new is placed any more in a town whose gate is sealed.',
  'last-hourglass': 'the active player takes a clue from the discard pile.',
  'mi-go-eye': 'the next seal takes one clue fewer.',
  'seal-of-leng': 'silences a lasting Old One for good.',
  'silver-key': 'the active player’s investigator goes anywhere.',
  'song-of-kadath': 'everybody regains 1 sanity, or one investigator all of it; no roll.',
  'warded-box': 'nobody makes sanity rolls until the end of your next turn; no roll.',
  'xaos-mirror': 'exchange a clue of yours for another player’s, wherever they are.',
}

/** Of the Old Ones whose effect lasts. */
export const inEffect: Partial<Record<OldOne, string>> = {
  ithaqua: 'where two cultists or more are, defeat one before you walk away.',
  nyarlathotep: 'investigators cannot use gates.',
  yig: 'each seal takes one more clue, of a connected town.',
  'yog-sothoth': 'only the active player may play relics.',
}

/** What each Old One does when it is turned up. */
export const awakenings: Record<OldOne, string> = {
  'atlach-nacha': 'Each investigator takes in a cultist or loses 1 sanity, but never the last.',
  azathoth: '3 cultists leave the pool for good. If there are not so many, the game is lost.',
  cthulhu: 'The game is lost.',
  dagon: 'A cultist comes to each of the four gates, sealed or not.',
  hastur: 'A Shoggoth rises at the bottom card of the Summoning deck; then every Shoggoth moves.',
  ithaqua: 'Where two cultists or more are, defeat one before you walk away.',
  nyarlathotep: 'Investigators can no longer use gates.',
  'shub-niggurath': 'A cultist comes to each of the 4 bottom places of the Summoning deck.',
  'shudde-mell': 'Together you lose 3, 4 or 5 sanity, with 2, 3 or 4 players.',
  tsathoggua: 'Together you discard 2, 3 or 4 cards, with 2, 3 or 4 players.',
  yig: 'Each seal takes one more clue, of a connected town.',
  'yog-sothoth': 'Only the active player may play relics.',
}

/** The same in a few words, for small cards. */
export const omens: Record<OldOne, string> = {
  'atlach-nacha': 'A cultist or 1 sanity each.',
  azathoth: '3 cultists gone for good.',
  cthulhu: 'The end.',
  dagon: 'A cultist at each gate.',
  hastur: 'A new Shoggoth; all move.',
  ithaqua: 'Two cultists hold you.',
  nyarlathotep: 'Gates let nobody through.',
  'shub-niggurath': 'Cultists in 4 places.',
  'shudde-mell': 'The team loses sanity.',
  tsathoggua: 'The team loses cards.',
  yig: 'A seal takes 1 more clue.',
  'yog-sothoth': 'Relics only in your own turn.',
}
