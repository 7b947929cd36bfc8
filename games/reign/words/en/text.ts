import { pluck } from '@miskatonic/kernel'
import type { TextWords } from '../text.ts'
import { en } from '../en.ts'
import { The, count, the } from './grammar.ts'
import { investigators, oldOnes, relics } from './cards.ts'
import { evilStirs, places, towns } from './names.ts'

export const text: TextWords = {
  title: en.title,
  settings: {
    difficulty: { introductory: 'introductory', standard: 'standard', expert: 'expert' },
    hands: { open: 'open hands', closed: 'closed hands' },
  },
  cluesOfEachTown: (clues) => `${clues} clues of each town`,
  seat: en.seat,
  outcomes: en.outcomes,

  towns: pluck(towns, 'name'),
  places: pluck(places, 'name'),
  relics: pluck(relics, 'name'),
  evilStirs,
  oldOnes: pluck(oldOnes, 'name'),
  investigators: pluck(investigators, 'name'),

  headings: {
    now: 'NOW',
    yourHand: 'YOUR HAND',
    oldOnes: 'OLD ONES',
    summoning: 'SUMMONING',
    inEffect: 'IN EFFECT',
    pools: 'POOLS',
    decks: 'DECKS',
    discarded: 'DISCARDED',
    summoned: 'SUMMONED',
    outOfPlay: 'OUT OF PLAY',
    relicsInSight: 'RELICS',
  },

  settingUp: 'Choosing investigators',
  onOffer: (offered) => `on offer: ${offered}`,
  turnOf: (name) => `${The(name)}’s turn`,
  steps: { actions: 'actions', draw: 'drawing cards', summoning: 'summoning', end: 'end of the turn' },
  actionsLeft: (left) => `${count(left, 'action', 'actions')} left`,
  waitingFor: (name) => `waiting for ${name}`,
  passed: (passed) => `nothing more from ${passed}`,
  used: {
    foughtHere: 'has fought here and may walk away',
    cheapShoggothUsed: 'the Shoggoth for 1 action is used up',
    hunterEntered: 'the die for the first empty place is thrown',
    clueFetched: 'the clue from the discard pile is taken',
    relicPlayed: 'has played a relic this turn',
  },
  relicAtWork: (relic) => `taking effect: ${relic}`,
  lookedAt: (name) => `${the(name)} looks at the top of the player deck`,
  putBack: 'already put back, the top first',
  mirrored: (name) => `clues of ${the(name)} in the mirror`,

  gates: {
    open: 'gate open',
    sealed: 'gate sealed',
    warded: 'gate sealed, Elder Sign: nothing new is placed here',
  },
  signs: { gate: 'GATE', sealed: 'sealed', bus: 'bus' },
  legend: '● cultist   ! full: one more awakens an Old One   ▲ Shoggoth   ▸ whose turn',

  silenced: 'silenced',
  rate: (now, later) =>
    `${now} cards a turn${later === null ? '' : `, ${later.rate} once ${later.awake} Old Ones are awake`}`,
  inEffect: pluck(oldOnes, 'lasting'),
  cultistsGone: (gone) => `${count(gone, 'cultist is', 'cultists are')} out of the game.`,
  inForce: {
    'mi-go-eye': () => 'the next seal takes one clue fewer.',
    'warded-box': (by, last) =>
      `no sanity rolls until the end of ${last ? 'this turn' : `${the(by)}’s next turn`}.`,
    'bizarre-statue': () => 'the next summoning step is skipped.',
  },

  cultists: (left, all) => `cultists ${left} of ${all}`,
  shoggoths: (left, all) => `Shoggoths ${left} of ${all}`,
  playerDeck: (cards, draws) => `player deck ${cards} (for ${count(draws, 'turn', 'turns')})`,
  relicDeck: (cards) => `relics ${cards}`,
  summoningDeck: (cards) => `Summoning cards ${cards}`,
  evilStirsDrawn: (drawn, all) => `Evil Stirs drawn ${drawn} of ${all}`,
  justRevealed: (revealed) => `just now: ${revealed}`,
  played: (gone) => `relics played: ${gone}`,
  nothing: 'nothing yet',

  sanity: (tokens, all) => `sanity ${tokens} of ${all}`,
  insane: 'INSANE',
  hand: (cards) => count(cards, 'card', 'cards'),
  abilities: investigators,
  effects: pluck(relics, 'effect'),
}
