import type { Investigator } from '../../cards/investigators.ts'
import type { OldOne } from '../../cards/old-ones.ts'
import type { Relic } from '../../cards/relics.ts'

/** What each card is called and what it does, in one line. */

interface InvestigatorWords {
  name: string
  /** What each side of the card does. */
  sane: string
  insane: string
}

export const investigators: Record<Investigator, InvestigatorWords> = {
  detective: {
    name: 'Detective',
    sane: 'Seals a gate with one clue fewer.',
    insane: 'Seals a gate with one clue fewer; trading clues with the Detective costs 2 actions.',
  },
  doctor: { name: 'Doctor', sane: 'Has 5 actions.', insane: 'Has 4 actions.' },
  driver: {
    name: 'Driver',
    sane: 'Walks one or two places for an action, past Ithaqua, too.',
    insane: 'Walks exactly two places for an action, past Ithaqua, too.',
  },
  hunter: {
    name: 'Hunter',
    sane: 'Defeats all cultists of a place for an action, and one Shoggoth a turn for 1 action.',
    insane:
      'Defeats all cultists of a place for an action. On first entering a place without any in her turn, she throws the die and may draw one there.',
  },
  magician: {
    name: 'Magician',
    sane: 'Trades relics in the same place at any time without an action; may hold 8 cards.',
    insane: 'Gives no relics; must play one in each of his turns; does not roll for relics.',
  },
  occultist: {
    name: 'Occultist',
    sane: 'Moves a cultist one or two places for an action, a Shoggoth one place for 2 actions.',
    insane: 'Moves one or two cultists, one place each, for an action.',
  },
  reporter: {
    name: 'Reporter',
    sane: 'Rides anywhere for any clue, and from bus stop to bus stop without one.',
    insane: 'Takes no bus; once a turn takes a clue of the town she is in from the discard pile.',
  },
}

interface RelicWords {
  name: string
  /** The name in a sentence. */
  the: string
  effect: string
}

export const relics: Record<Relic, RelicWords> = {
  'alhazreds-flame': {
    name: 'Alhazred’s Flame',
    the: 'Alhazred’s Flame',
    effect: 'removes up to 4 cultists, or one Shoggoth, from anywhere.',
  },
  'alien-carving': {
    name: 'Alien Carving',
    the: 'the Alien Carving',
    effect: 'the active player has 3 more actions.',
  },
  'bizarre-statue': {
    name: 'Bizarre Statue',
    the: 'the Bizarre Statue',
    effect: 'the next summoning step is skipped.',
  },
  'book-of-shadow': {
    name: 'Book of Shadow',
    the: 'the Book of Shadow',
    effect: 'look at the next 4 cards of the player deck and put them back in any order.',
  },
  'elder-sign': {
    name: 'Elder Sign',
    the: 'the Elder Sign',
    effect: 'nothing new is placed any more in a town whose gate is sealed.',
  },
  'last-hourglass': {
    name: 'Last Hourglass',
    the: 'the Last Hourglass',
    effect: 'the active player takes a clue from the discard pile.',
  },
  'mi-go-eye': { name: 'Mi-Go Eye', the: 'the Mi-Go Eye', effect: 'the next seal takes one clue fewer.' },
  'seal-of-leng': {
    name: 'Seal of Leng',
    the: 'the Seal of Leng',
    effect: 'silences a lasting Old One for good.',
  },
  'silver-key': {
    name: 'Silver Key',
    the: 'the Silver Key',
    effect: 'the active player’s investigator goes anywhere.',
  },
  'song-of-kadath': {
    name: 'Song of Kadath',
    the: 'the Song of Kadath',
    effect: 'everybody regains 1 sanity, or one investigator all of it; no roll.',
  },
  'warded-box': {
    name: 'Warded Box',
    the: 'the Warded Box',
    effect: 'nobody makes sanity rolls until the end of your next turn; no roll.',
  },
  'xaos-mirror': {
    name: 'Xaos Mirror',
    the: 'the Xaos Mirror',
    effect: 'exchange a clue of yours for another player’s, wherever they are.',
  },
}

interface OldOneWords {
  name: string
  /** What the log says when it awakens. */
  story: string
  /** What its awakening does. */
  effect: string
  /** For those that last: what they do as long as they are awake. Azathoth is told with the number of cultists gone. */
  lasting?: string
  /** Its effect in a few words, for small cards. */
  inShort: string
}

export const oldOnes: Record<OldOne, OldOneWords> = {
  'atlach-nacha': {
    name: 'Atlach-Nacha',
    story: 'Each investigator takes in a cultist or gives up sanity.',
    effect: 'Each investigator takes in a cultist or loses 1 sanity, but never the last.',
    inShort: 'A cultist or 1 sanity each.',
  },
  azathoth: {
    name: 'Azathoth',
    story: 'Thin flutes play, and part of the cult follows them out of the world.',
    effect: '3 cultists leave the pool for good. If there are not so many, the game is lost.',
    inShort: '3 cultists gone for good.',
  },
  cthulhu: {
    name: 'Cthulhu',
    story: 'The stars are right.',
    effect: 'The game is lost.',
    inShort: 'The end.',
  },
  dagon: {
    name: 'Dagon',
    story: 'His worshippers come to every gate.',
    effect: 'A cultist comes to each of the four gates, sealed or not.',
    inShort: 'A cultist at each gate.',
  },
  hastur: {
    name: 'Hastur',
    story: 'A new Shoggoth rises, and all of them crawl on.',
    effect: 'A Shoggoth rises at the bottom card of the Summoning deck; then every Shoggoth moves.',
    inShort: 'A new Shoggoth; all move.',
  },
  ithaqua: {
    name: 'Ithaqua',
    story: 'Wherever two cultists stand, nobody walks away before one of them falls.',
    effect: 'Where two cultists or more are, defeat one before you walk away.',
    lasting: 'where two cultists or more are, defeat one before you walk away.',
    inShort: 'Two cultists hold you.',
  },
  nyarlathotep: {
    name: 'Nyarlathotep',
    story: 'The gates no longer let investigators through.',
    effect: 'Investigators can no longer use gates.',
    lasting: 'investigators cannot use gates.',
    inShort: 'Gates let nobody through.',
  },
  'shub-niggurath': {
    name: 'Shub-Niggurath',
    story: 'Four more places hear the bleating in the dark.',
    effect: 'A cultist comes to each of the 4 bottom places of the Summoning deck.',
    inShort: 'Cultists in 4 places.',
  },
  'shudde-mell': {
    name: 'Shudde M’ell',
    story: 'The ground splits, and minds with it: the team loses sanity.',
    effect: 'Together you lose 3, 4 or 5 sanity, with 2, 3 or 4 players.',
    inShort: 'The team loses sanity.',
  },
  tsathoggua: {
    name: 'Tsathoggua',
    story: 'He wants offerings: the team gives up cards.',
    effect: 'Together you discard 2, 3 or 4 cards, with 2, 3 or 4 players.',
    inShort: 'The team loses cards.',
  },
  yig: {
    name: 'Yig',
    story: 'Every seal now takes one more clue, of a connected town.',
    effect: 'Each seal takes one more clue, of a connected town.',
    lasting: 'each seal takes one more clue, of a connected town.',
    inShort: 'A seal takes 1 more clue.',
  },
  'yog-sothoth': {
    name: 'Yog-Sothoth',
    story: 'From now on only the active player may play relics.',
    effect: 'Only the active player may play relics.',
    lasting: 'only the active player may play relics.',
    inShort: 'Relics only in your own turn.',
  },
}
