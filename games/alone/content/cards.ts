/** The four reaction decks (ledger, table 8.6): 13 designs each, two copies of every card. */
export const deckNames = ['fury', 'speed', 'dread', 'traps'] as const
export type DeckName = (typeof deckNames)[number]

export const actionKinds = ['move', 'explore', 'fight', 'locate', 'search', 'interact'] as const
export type ActionKind = (typeof actionKinds)[number]

/** What has to have happened in this turn (AL-667). */
export type Condition = ActionKind | 'health' | 'control'

/** When a card is played: instants at the moment printed on them, others at the end of the turn. */
export const moments = [
  'declared',
  'before-leave',
  'after-step',
  'before-reveal',
  'before-roll',
  'after-roll',
  'before-answer',
  'after-answer',
  'after-loss',
  'end-of-turn',
] as const
export type Moment = (typeof moments)[number]

interface Design {
  deck: DeckName
  condition: Condition
  moment: Moment
}

const designs = {
  'cut-off': design('fury', 'move', 'before-leave'),
  'blood-trail': design('fury', 'move', 'end-of-turn'),
  'hunting-pack': design('fury', 'move', 'end-of-turn'),
  pounce: design('fury', 'explore', 'before-reveal'),
  stalker: design('fury', 'explore', 'end-of-turn'),
  'thick-hide': design('fury', 'fight', 'after-roll'),
  retaliation: design('fury', 'fight', 'end-of-turn'),
  'drawn-by-signal': design('fury', 'locate', 'after-answer'),
  'back-turned': design('fury', 'search', 'end-of-turn'),
  'blind-rage': design('fury', 'interact', 'end-of-turn'),
  frenzy: design('fury', 'health', 'after-loss'),
  'blood-scent': design('fury', 'health', 'after-loss'),
  'feed-on-fear': design('fury', 'control', 'after-loss'),

  'give-chase': design('speed', 'move', 'after-step'),
  scuttle: design('speed', 'move', 'end-of-turn'),
  'from-the-vents': design('speed', 'move', 'end-of-turn'),
  'slip-away': design('speed', 'explore', 'before-reveal'),
  flanking: design('speed', 'explore', 'end-of-turn'),
  dodge: design('speed', 'fight', 'before-roll'),
  swarm: design('speed', 'fight', 'end-of-turn'),
  restless: design('speed', 'locate', 'before-answer'),
  'through-the-ducts': design('speed', 'search', 'end-of-turn'),
  scatter: design('speed', 'interact', 'end-of-turn'),
  relentless: design('speed', 'health', 'after-loss'),
  'hit-and-run': design('speed', 'health', 'after-loss'),
  'nowhere-to-run': design('speed', 'control', 'after-loss'),

  'wrong-turn': design('dread', 'move', 'declared'),
  whispers: design('dread', 'move', 'end-of-turn'),
  'creeping-dread': design('dread', 'move', 'end-of-turn'),
  'eyes-in-the-dark': design('dread', 'explore', 'before-reveal'),
  'lights-out': design('dread', 'explore', 'end-of-turn'),
  'shaking-hands': design('dread', 'fight', 'after-roll'),
  'it-wont-die': design('dread', 'fight', 'end-of-turn'),
  'false-echo': design('dread', 'locate', 'before-answer'),
  'in-the-box': design('dread', 'search', 'end-of-turn'),
  flicker: design('dread', 'interact', 'end-of-turn'),
  panic: design('dread', 'health', 'after-loss'),
  frozen: design('dread', 'health', 'after-loss'),
  'loss-of-control': design('dread', 'control', 'after-loss'),

  tripwire: design('traps', 'move', 'after-step'),
  'seed-the-path': design('traps', 'move', 'end-of-turn'),
  snare: design('traps', 'move', 'end-of-turn'),
  'booby-trap': design('traps', 'explore', 'before-reveal'),
  'rigged-corridor': design('traps', 'explore', 'end-of-turn'),
  ricochet: design('traps', 'fight', 'after-roll'),
  debris: design('traps', 'fight', 'end-of-turn'),
  feedback: design('traps', 'locate', 'after-answer'),
  'gas-pocket': design('traps', 'search', 'end-of-turn'),
  'short-circuit': design('traps', 'interact', 'end-of-turn'),
  splinters: design('traps', 'health', 'after-loss'),
  acid: design('traps', 'health', 'after-loss'),
  'shifting-peril': design('traps', 'control', 'after-loss'),
}

export type Card = keyof typeof designs
export const cards = Object.keys(designs) as Card[]
export const designOf: Readonly<Record<Card, Design>> = designs
export const copies = 2

function design(deck: DeckName, condition: Condition, moment: Moment): Design {
  return { deck, condition, moment }
}

const byDeck = Object.fromEntries(
  deckNames.map((deck) => [deck, cards.filter((card) => designOf[card].deck === deck)]),
) as Record<DeckName, Card[]>

export function cardsOf(deck: DeckName): readonly Card[] {
  return byDeck[deck]
}

/** The reaction track (AL-641): spaces, and those that show a hazard symbol; one more symbol stands behind the last space. */
export const trackSpaces = 8
export const spacesWithSymbol: readonly number[] = [5, 6, 7, 8]
export const reactionsInATurn = 2

/** AL-601 to AL-603: by the number of Evil players. */
export const handSize: Readonly<Record<number, number>> = { 1: 10, 2: 6, 3: 4 }
