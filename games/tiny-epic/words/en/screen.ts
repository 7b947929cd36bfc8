import type { ScreenWords } from '../screen.ts'
import { each } from '../each.ts'
import { greatOldOnes, sheets, towns } from './cards.ts'
import { assistant, count, list, player, rowsOf, the, The } from './grammar.ts'
import { kinds, sides, symbolEffects, symbols } from './names.ts'

/** What only the drawn table says. */
export const screen: ScreenWords = {
  board: 'The wheel and the five towns around it',
  zoom: { zoomIn: 'Closer', zoomOut: 'Further away', fit: 'The whole board' },
  handName: 'Sheet',
  groups: {
    takeSheet: 'Take a sheet',
    soothe: 'Soothe',
    move: 'Move',
    collect: 'Collect',
    seal: 'Seal a portal space',
    buyAction: 'Buy an action',
    shineLight: 'Turn up a page',
    sail: 'Sail',
    bless: 'Dismiss a shambler',
    layToRest: 'Clear the shambler mat',
    brew: 'Swap with the shambler mat',
    order: 'Take from next door',
    consult: 'Turn up a page (no action)',
    handOver: 'Hand over a tentacle (no action)',
    takeOver: 'Take over a tentacle (no action)',
    sendAssistant: 'Send the assistant',
    assistantTranslates: 'The assistant translates',
    assistantBanishes: 'The assistant banishes',
    assistantSeals: 'The assistant seals',
    collectAlso: 'Collect also',
    shineAlso: 'Turn up also',
    orderAlso: 'Take also',
    reroll: 'Roll again',
    banishShambler: 'Banish',
    pay: 'Pay with',
    burden: 'Who takes the next one',
    losePage: 'Lose a page',
  },
  tally: {
    necronomicon: 'Necronomicon read',
    portals: 'Portal spaces sealed',
    strength: 'Strength of the Great Old One',
  },
  actionsLeft: (left) => `${count(left, 'action', 'actions')} left`,

  towns: each(towns, 'name'),
  sheets: each(sheets, 'name'),
  greatOldOnes: each(greatOldOnes, 'name'),
  kinds,
  nobody: (who) => (who.startsWith('a') ? assistant(who) : player(who)),
  assistant: 'assistant',

  trackOf: (colour, town) => `${town}: ${kinds[colour]} track`,
  shamblersOf: (town) => `${town}: shamblers`,
  shamblerOf: (colour, town) => `${town}: ${kinds[colour]} shambler`,
  pageOf: (town) => `${town}: page`,
  portalSpace: (colour, side) => `${capital(kinds[colour])} portal, ${sides[side]} space`,
  energy: 'Energy track',
  heldBy: (kind, name) => `${name}: ${kinds[kind]}`,
  translatedPage: 'Translated page',
  onMat: (colour) => `Shambler mat: ${kinds[colour]}`,
  die: (number) => `Die ${number}`,

  actions: Object.fromEntries(
    Object.entries(towns).map(([id, { short, action }]) => [id, { short, full: action }]),
  ) as ScreenWords['actions'],
  actionOf: (town, action) => `${town}: ${action}`,
  usedThisTurn: 'used this turn',
  townState: (name, there) => `${name}${there === '' ? '' : `: ${there}`}`,
  trackState: (colour, n, of) => `${kinds[colour]} ${n} of ${of}`,
  brimming: 'full: one more overflows',
  shamblerState: (colours) =>
    colours.length === 0
      ? 'no shamblers'
      : `${count(colours.length, 'shambler', 'shamblers')}: ${colours.map((colour) => kinds[colour]).join(', ')}`,
  eldritch: (n, of) => `eldritch tentacles ${n} of ${of}`,
  greatOldOneHere: (name) => `${name} is here`,
  page: {
    down: 'page, face down',
    none: 'no page',
    up: (cost, rows, rune) => `page: cost ${cost}, ${rowsOf(rows)}, ${kinds[rune]} rune`,
  },

  wheel: 'Wheel of Madness',
  wheelReading: (symbol, front, tail, colour) =>
    `front: ${symbol}, ${front}; tail: ${kinds[colour]}, ${tail}`,
  notSpunYet: 'not spun yet',
  front: 'Front',
  tail: 'Tail',
  symbols: {
    soothe: { name: symbols.soothe, effect: symbolEffects.soothe },
    chaos: { name: symbols.chaos, effect: symbolEffects.chaos },
    'plus-one': { name: 'one more', effect: symbolEffects['plus-one'] },
    'power-fear': { name: symbols['power-fear'], effect: symbolEffects['power-fear'] },
    'power-rage': { name: symbols['power-rage'], effect: symbolEffects['power-rage'] },
    'power-greed': { name: symbols['power-greed'], effect: symbolEffects['power-greed'] },
  },
  shamblerComes: (colour) => `${kinds[colour]} shambler`,

  preview: {
    draws: (draws) => `${count(draws, 'tentacle', 'tentacles')} from the bag`,
    sure: (tracks) => `overflows for certain: ${tracks}`,
    possible: (tracks) => `may overflow: ${tracks}`,
    composure: (kind, name) => `${kinds[kind]} of ${the(name)}`,
    energy: 'energy',
    fatal: 'That could be the end.',
  },

  chooseSheet: 'Who dares to read the book?',
  abilities: each(sheets, 'ability'),

  moments: {
    spun: (name) => `${The(name)} spins the wheel`,
    drawnFor: { wheel: 'Out of the bag', arrival: 'Among the shamblers' },
    toTown: (town) => `to the ${town}`,
    toEnergy: 'feeds the Great Old One',
    toSheet: (name) => `falls to ${the(name)}`,
    cursed: 'Curse',
    townCursed: (colour, town) => `The ${kinds[colour]} of the ${town} overflows`,
    composureCursed: (kind, name) => `The ${kinds[kind]} of ${the(name)} overflows`,
    shamblersCursed: (town) => `There is no room left at the ${town}`,
    energyCursed: 'The energy overflows',
    toMat: (n) => `${count(n, 'tentacle goes', 'tentacles go')} to the shambler mat`,
    toSupply: (n) => `${count(n, 'tentacle goes', 'tentacles go')} back to the supply`,
    shamblersBack: (n) => `${count(n, 'shambler goes', 'shamblers go')} back to the mat`,
    intoBag: (n) => `${count(n, 'tentacle goes', 'tentacles go')} into the bag`,
    brain: 'Delirium rises',
    brainAt: (name, to, end) => `${The(name)}: ${to} of ${end}`,
    strength: 'grows stronger',
    strengthNow: (draws) => `${count(draws, 'tentacle', 'tentacles')} with every spin from now on`,
    power: (colour) => `Power of ${kinds[colour]}`,
    powers: each(greatOldOnes, 'power'),
    why: {
      wheel: 'The wheel has called',
      curse: 'A track has overflowed',
      strength: 'Its strength has grown',
    },
    reaches: (names) => `In reach: ${list(names)}`,
    blocked: 'Nothing comes through',
    blockedBecause: (colour) => `The ${kinds[colour]} portal is closed.`,
    rolls: { banish: 'Banish', seal: 'Seal' },
    again: 'once more',
    banishCost: (cost) => (cost === 0 ? 'Free' : `Costs ${cost}`),
    sealTotal: (total) => `Total ${total}`,
    failed: 'In vain',
    cannotPay: (cost) => `The price of ${cost} cannot be paid.`,
    notEnough: (total) => `A total of ${total} is not enough.`,
    banished: 'Banished',
    turned: 'The page lies open',
    translated: 'Translated',
    rune: (colour) => `Rune of ${kinds[colour]}`,
    rows: rowsOf,
    line: {
      row: (number) => `Row ${number} is complete`,
      column: (number) => `Column ${number} is complete`,
    },
    lineGives: 'A chaos tentacle goes to the discard mat.',
    phaseTwo: 'The portals open',
    phaseTwoHeading: 'The last page has been read',
    phaseTwoLine:
      'Whatever was discarded is in the bag again. Find the Great Old One and seal all six spaces.',
    sealed: 'The space is sealed',
    closed: 'The portal closes',
    closedLine: (colour) => `The power of ${kinds[colour]} is broken for good.`,
    hopeLost: 'No way back',
    hopeLostLine: 'One of the spaces can no longer be sealed by anybody.',
  },
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
