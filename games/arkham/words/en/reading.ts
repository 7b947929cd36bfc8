import type { Amount, Condition, Loc, Who } from '../../effects.ts'
import type { During, Event } from '../../cards/abilities.ts'
import { type Grammar, readerOf } from '../reading.ts'
import { customAbilities } from './abilities.ts'
import { count, named } from './grammar.ts'
import { assetTraits, colours, monsterTraits, skills, tokens } from './names.ts'

const variables = {
  S: 'the test result',
  D: 'the doom on your space',
  M: 'the monsters in your neighbourhood',
  C: 'your clues',
  P: 'the number of investigators',
  K: '2, or 3 with several players',
}

/** "2 clues", or "clues equal to the test result". */
function some(n: Amount | 'all', one: string, many: string): string {
  if (typeof n === 'number') return count(n, one, many)
  if (n === 'all') return `all ${many}`
  if (typeof n === 'string') return `${many} equal to ${variables[n]}`
  return `${many}: ${n.times} × ${variables[n.of]} + ${n.plus}`
}
function dollars(n: Amount): string {
  return typeof n === 'number' ? `$${n}` : some(n, 'dollar', 'dollars')
}

const places: Readonly<Record<string, string>> = {
  here: 'on your space',
  unstable: 'on the unstable space',
  start: 'on the starting space',
  any: 'on any neighbourhood space',
  'hood-one': 'on a space of your neighbourhood',
  'hood-each': 'on each space of your neighbourhood',
  adjacent: 'on an adjacent space',
  'nearest-street': 'on the nearest street',
  'most-doom': 'on the space with the most doom',
  sheet: 'on the scenario sheet',
  lead: 'on the space of the lead investigator',
  text: 'where its card says',
  'its-space': 'on its space',
  'its-adjacent': 'on a neighbourhood space next to it',
  'its-adjacent-most-doom': 'on the space next to it with the most doom',
  belfry: 'at the belfry',
}
function at(loc: Loc): string {
  return places[loc] ?? (loc.startsWith('card-') ? `on ${named(loc)}` : `at ${named(loc)}`)
}
function towards(loc: Loc): string {
  return at(loc).replace(/^(on|at) /, 'to ')
}
const things = {
  money: '',
  clue: ['clue', 'clues'],
  remnant: ['remnant', 'remnants'],
  focus: ['focus token', 'focus tokens'],
} as const
function thing(what: keyof typeof things, n: Amount): string {
  const [one, many] = things[what]
  return what === 'money' ? dollars(n) : some(n, one!, many!)
}
const discards: Readonly<Record<string, readonly [string, string]>> = {
  item: ['item', 'items'],
  weapon: ['weapon', 'weapons'],
  tome: ['tome', 'tomes'],
  spell: ['spell', 'spells'],
  ally: ['ally', 'allies'],
  focus: ['focus token', 'focus tokens'],
  clue: ['clue', 'clues'],
  'condition-cursed': ['curse', 'curses'],
  'condition-dark-pact': ['dark pact', 'dark pacts'],
}
const whoms = {
  self: '',
  'self-or-ally': ', you or an ally',
  'one-here': ', one investigator or ally on your space',
  'each-here': ', each investigator on your space',
}
function skillOf(skill: 'any' | keyof typeof skills): string {
  return skill === 'any' ? 'one skill' : skills[skill]
}

const customs = {
  'deep-one-reckoning': 'place 1 doom on the space of each Deep One; if there is none, spread doom',
  'doom-to-sheet': 'move 1 doom from its space to the scenario sheet',
  'hide-ropes': 'hide the three ropes on Unvisited Isle, Black Cave and South Church',
  'turn-rope': 'turn the marker on your space face up and see whether the rope is there',
  'put-out-lamp': 'put out the lamp: its marker goes to this card',
  'relight-lamp': 'one lamp is lit again; if none is out, place 1 doom on the unstable space',
  'devour-another': 'choose another investigator, who is devoured',
  'alliance-of-evil': 'spawn a monster on each space of your neighbourhood; those that engage attack at once',
  'forbidden-knowledge': 'discard three clues in total; if fewer than two, 1 doom on the scenario sheet',
}

const codexDeeds = { add: 'add', flip: 'flip', return: 'return' }

const states: Readonly<Record<string, string>> = {
  blessed: 'you are blessed',
  cursed: 'you are cursed',
  'dark-pact': 'you have a dark pact',
  delayed: 'you are delayed',
  'anomaly-here': 'there is an anomaly in your neighbourhood',
  'event-clue': 'there is a clue in your neighbourhood',
}
function condition(each: Condition): string {
  switch (each.if) {
    case 'is':
      return states[each.state]!
    case 'has':
      return each.what === 'money'
        ? `you have $${each.n} or more`
        : `you have ${each.n === 1 ? 'a' : `${each.n} or more`} ${each.n === 1 ? each.what : `${each.what}s`}`
    case 'doomHere':
      return `there are ${each.n} or more doom on your space`
    case 'markerHere':
      return `a ${colours[each.colour]} marker lies on your space`
    case 'inCodex':
      return `card ${each.card} is in the codex`
    case 'wasInCodex':
      return `card ${each.card} has been in the codex`
    case 'cardShows':
      return `a ${colours[each.colour]} marker lies face up on card ${each.card}`
    case 'custom':
      return 'at most one lamp is lit'
  }
}
const whos: Record<Who, string> = {
  investigator: 'each investigator',
  'investigator-here': 'each investigator on your space',
  'investigator-hood': 'each investigator in your neighbourhood',
  'other-investigator': 'each other investigator',
  'on-bridge-or-merchant-district': 'each investigator on a bridge or in the Merchant District',
  'at-lit-lamp': 'each investigator at a lit lamp',
  'near-unstable': 'each investigator in the neighbourhood of the unstable space',
  'least-health': 'the investigator with the least health left',
}
const durings: Record<During, string> = {
  attack: 'attack',
  evade: 'evade',
  ward: 'ward',
  research: 'research',
  cast: 'casting',
  encounter: 'encounter',
  test: 'test',
}
const afters: Record<Event, string> = {
  'gain-clue': 'after you gain a clue',
  'gain-this': 'when you gain this card',
  cast: 'after you cast a spell',
  gather: 'after you gather resources',
  research: 'after you research',
  focus: 'after you focus',
  'defeat-in-attack': 'after you defeat a monster in an attack',
  'fail-test': 'after you fail a test',
  'spend-remnant': 'after you spend a remnant',
  'suffer-horror': 'after you suffer horror',
  'remove-two-doom': 'after you remove two or more doom',
}
const rerolled: Readonly<Record<string, string>> = {
  'one or all': 'reroll one die or all dice',
  any: 'reroll any number of dice',
  clues: 'reroll up to one die for each clue in your neighbourhood',
  doom: 'reroll up to one die for each doom on your space',
}

const grammar: Grammar = {
  atoms: {
    gain: ({ what, n }) => `gain ${thing(what, n)}`,
    lose: ({ what, n }) => `lose ${thing(what, n)}`,
    gainItem: ({ trait }) => (trait === 'any' ? 'gain an item' : `gain an item (${assetTraits[trait]})`),
    gainSpell: ({ trait }) => (trait === 'any' ? 'gain a spell' : `gain a spell (${assetTraits[trait]})`),
    gainAlly: () => 'gain an ally',
    gainSpecial: ({ card }) => `gain ${named(card)}`,
    gainCondition: ({ card }) =>
      card === 'dark-pact' ? 'take a dark pact' : `become ${named(card).toLowerCase()}`,
    buy: ({ trait, n, half }) =>
      `you may buy ${n === 'any' ? 'any number of items' : count(n, 'item', 'items')} (${assetTraits[trait]}) from the display${half ? ' at half price' : ''}`,
    spend: ({ what, n }) => `spend ${thing(what, n)}`,
    discard: ({ what, n }) => `discard ${some(n, ...discards[what]!)}`,
    discardThis: () => 'discard this card',
    heal: ({ what, n, whom }) =>
      `recover ${n === 'all' ? `all ${what}` : typeof n === 'number' ? `${n} ${what}` : some(n, what, what)}${whoms[whom]}`,
    suffer: ({ what, n, direct }) =>
      `suffer ${typeof n === 'number' ? `${n} ${direct ? 'direct ' : ''}${what}` : some(n, what, what)}`,
    delay: () => 'become delayed',
    placeDoom: ({ n, at: where }) => `place ${some(n, 'doom', 'doom')} ${at(where)}`,
    removeDoom: ({ n, at: where }) =>
      `remove ${some(n, 'doom', 'doom')} ${at(where)}`.replace(' on ', ' from '),
    moveTo: ({ at: where }) => `you are moved ${towards(where)}`,
    move: ({ upTo }) => `move up to ${some(upTo, 'space', 'spaces')}`,
    spawnMonster: ({ n, at: where }) => `spawn ${some(n, 'monster', 'monsters')} ${at(where)}`,
    spawnTrait: ({ trait, at: where }) => `spawn a monster (${monsterTraits[trait]}) ${at(where)}`,
    spawnArchive: ({ card, at: where }) => `spawn the monster of card ${card} ${at(where)}`,
    spawnClue: ({ n }) => `spawn ${some(n, 'clue', 'clues')}`,
    spreadDoom: ({ n }) => (n === 1 ? 'spread doom' : `spread doom, ${some(n, 'time', 'times')}`),
    gateBurst: () => 'a gate bursts',
    readHeadline: () => 'read a headline',
    drawToken: ({ n }) => `draw ${some(n, 'mythos token', 'mythos tokens')}`,
    focus: ({ skill, n, over }) =>
      `focus ${skillOf(skill)}${n > 1 ? `, ${n} times` : ''}${over ? ', even beyond your limit' : ''}`,
    research: ({ n }) => `research up to ${some(n, 'clue', 'clues')}`,
    hitMonster: ({ n, at: where }) => `deal ${some(n, 'damage', 'damage')} to a monster ${at(where)}`,
    hitEpic: ({ monster, n }) => `deal ${some(n, 'damage', 'damage')} to ${named(monster)}`,
    exhaustMonster: ({ at: where }) => `exhaust a monster ${at(where)}`,
    defeatMonster: ({ at: where }) => `defeat a monster ${at(where)}`,
    disengageAll: () => 'leave all monsters',
    devour: () => 'you are devoured',
    retire: () => 'your investigator retires',
    codex: ({ how, card }) =>
      how === 'return'
        ? `return card ${card} to the archive`
        : `${codexDeeds[how]} card ${card}${how === 'add' ? ' to the codex' : ''}`,
    cup: ({ how, token, n }) =>
      `${how === 'add' ? 'add to' : 'remove from'} the cup: ${n} × ${tokens[token]}`,
    marker: ({ how, colour, at: where }) => `${how} a ${colours[colour]} marker ${at(where)}`,
    clearMarkers: ({ from }) => `remove all markers from ${named(from)}`,
    dealMarkers: () => 'deal the markers face down',
    turnMarkers: ({ n, card }) =>
      `turn ${n === 'all' ? 'all markers' : count(n, 'marker', 'markers')} on card ${card}`,
    sealMarkers: ({ n, card }) => `seal ${count(n, 'marker', 'markers')} on card ${card}`,
    spendSheetClues: ({ n }) => `remove ${some(n, 'clue', 'clues')} from the scenario sheet`,
    clueToCard: ({ n, card }) => `move ${count(n, 'clue', 'clues')} from the scenario sheet to card ${card}`,
    win: () => 'you win',
    loseGame: () => 'you lose',
    custom: ({ name }) => customs[name],
  },
  test: (skill, modifier) =>
    `test ${skills[skill]}${modifier === 0 ? '' : modifier === '-D' ? ' (−1 die for each doom on your space)' : ` (${signed(modifier)})`}`,
  range: (from, to) => (to === null ? `${from} or more` : from === to ? `${from}` : `${from}–${to}`),
  passed: 'Pass',
  failed: 'Fail',
  may: (cost, then, otherwise) =>
    `you may ${cost === null ? then : `${cost} to ${then}`}${otherwise === null ? '' : `; otherwise ${otherwise}`}`,
  mayPay: (cost) => (cost === null ? 'it is up to you' : `you may ${cost}`),
  chooseOne: 'choose:',
  option: (cost, then) => (cost === null ? then : `${cost}: ${then}`),
  optionCost: (cost) => (cost === null ? 'costs nothing; you learn the outcome afterwards' : cost),
  nothing: 'nothing happens',
  when: (each, then, otherwise) =>
    `if ${condition(each)}: ${then}${otherwise === null ? '' : `; otherwise ${otherwise}`}`,
  each: (who, then) => `${whos[who]}: ${then}`,
  conditional: 'it depends',
  several: 'several investigators are concerned',
  and: ' and',
  during: (each) => durings[each],
  after: (event, hoods) =>
    `${afters[event]}${hoods === undefined ? '' : ` (${hoods.map(named).join(', ')})`}`,
  oncePerRound: 'once per round',
  dice: (skill, n) => `+${count(n, 'die', 'dice')} (${skills[skill]})`,
  diceByClues: '+1 die for each clue of yours and in your neighbourhood',
  reroll: (which, of) =>
    `${typeof which === 'number' ? (which === 1 ? 'reroll one die' : `reroll up to ${which} dice`) : rerolled[which]}${of === undefined ? '' : ` (${of.map((each) => skills[each]).join(', ')})`}`,
  raise: (which) => (which === 'one' ? '+1 to one die' : '+1 to each die'),
  successes: (n) => `add ${count(n, 'success', 'successes')}`,
  action: (whileEngaged) => (whileEngaged ? 'action, also while engaged' : 'action'),
  reckoning: 'reckoning',
  focusLimit: (more) => `your focus limit is ${more} higher`,
  additionalAction: 'one additional action in your turn',
  custom: customAbilities,
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}

export const reader = readerOf(grammar)
