import type { Args, Language, Seat, View } from '@miskatonic/kernel'
import type { Target } from '@miskatonic/screen/contract'
import { type DeckCard, isClue, isRelic } from '../content/cards.ts'
import { type Place, gateOf } from '../content/map.ts'
import type { OldOne } from '../cards/old-ones.ts'
import type { Choices } from '../kind.ts'
import type { ScreenWords } from '../words/screen.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import { tableIn } from './seen.ts'

/** What can be pointed at on this table. */
export const targets = {
  place: (place: Place): Target => `place:${place}`,
  /** All that a seat can do where its investigator stands. */
  here: (seat: Seat): Target => `here:${seat}`,
  /** The cultists and the gate at the side of a seat's investigator. */
  cultists: (seat: Seat): Target => `cultists:${seat}`,
  gate: (seat: Seat): Target => `gate:${seat}`,
  seat: (seat: Seat): Target => `seat:${seat}`,
  card: (seat: Seat, card: DeckCard): Target => `card:${seat}:${card}`,
  investigator: (investigator: string): Target => `investigator:${investigator}`,
  oldOne: (oldOne: OldOne): Target => `old-one:${oldOne}`,
  /** A face-down Old One, by its position. */
  oldOneSlot: (slot: number): Target => `old-one-slot:${slot}`,
  /** A card seen with the Book of Shadow, in the Xaos Mirror, or on the discard pile. */
  peek: (card: DeckCard): Target => `peek:${card}`,
  mirror: (card: DeckCard): Target => `mirror:${card}`,
  discard: (card: DeckCard): Target => `discard:${card}`,
}

const { place, here, cultists, gate, seat, card, investigator, oldOne, peek, mirror, discard } = targets
const nowhere: readonly Target[] = []

/** Where choices lie on the board; the others stand only in the list. */
const lies: { readonly [C in keyof Choices]?: (args: Choices[C], by: Seat) => readonly Target[] } = {
  takeInvestigator: (args) => [investigator(args.investigator)],

  walk: ({ to }) => [place(to)],
  bus: ({ pay }, by) => [card(by, pay)],
  useGate: ({ to }) => [place(to)],
  fightCultist: (_, by) => [here(by), cultists(by)],
  fightShoggoth: (_, by) => [here(by)],
  giveClue: ({ card: clue, to }, by) => [card(by, clue), seat(to)],
  takeClue: ({ card: clue, from }) => [card(from, clue), seat(from)],
  giveRelic: ({ relic, to }, by) => [card(by, relic), seat(to)],
  takeRelic: ({ relic, from }) => [card(from, relic), seat(from)],
  seal: (_, by) => [here(by), gate(by)],

  hopStations: ({ to }) => [place(to)],
  fetchClue: (_, by) => [here(by)],
  moveCultist: ({ from }) => [place(from)],
  herdCultist: ({ from }) => [place(from)],
  pushShoggoth: ({ from }) => [place(from)],
  freelyGive: ({ relic, to }, by) => [card(by, relic), seat(to)],
  freelyTake: ({ relic, from }) => [card(from, relic), seat(from)],

  walkOn: ({ to }) => [place(to)],
  stopWalking: (_, by) => [here(by)],
  ride: ({ to }) => [place(to)],
  cultistTo: ({ to }) => [place(to)],
  herdTo: ({ to }) => [place(to)],
  herdSecond: ({ from }) => [place(from)],
  wakeAt: (args) => [place(args.place)],

  playRelic: ({ relic }, by) => [card(by, relic)],
  discard: (args, by) => [card(by, args.card)],

  welcomeCultist: (_, by) => [here(by)],
  giveToken: (_, by) => [seat(by)],
  dagonNext: (args) => [place(args.gate)],
  moveShoggothNext: ({ from }) => [place(from)],
  shoggothTo: ({ to }) => [place(to)],
  loseTokenOf: (args) => [seat(args.seat)],
  loseCardOf: (args) => [seat(args.seat)],

  burnCultist: ({ at }) => [place(at)],
  burnShoggoth: ({ at }) => [place(at)],
  wardTown: ({ town }) => [place(gateOf[town])],
  recoverClue: (args) => [discard(args.card)],
  silenceOldOne: (args) => [oldOne(args.oldOne)],
  turnKey: ({ to }) => [place(to)],
  singFor: (args) => [seat(args.seat)],
  putNext: (args) => [peek(args.card)],
  mirrorWith: (args) => [seat(args.seat)],
  mirrorSwap: ({ give, take }, by) => [card(by, give), mirror(take)],
}

export function targetsOf(step: string, args: Args, by: Seat): readonly Target[] {
  const where = lies[step as keyof Choices] as ((args: Args, by: Seat) => readonly Target[]) | undefined
  return where?.(args, by) ?? nowhere
}

/** What a target is called, for menus and pings. */
export function nameOf(target: Target, view: View, language: Language): string {
  const words = { en, pl }[language]
  const table = tableIn(view)
  const [kind, first = '', second = ''] = target.split(':')
  switch (kind) {
    case 'place':
      return words.places[first as Place]
    case 'here':
    case 'cultists':
    case 'gate':
      return words.places[table.players[first]!.at]
    case 'seat':
      return words.seat(table, first)
    case 'card':
      return cardName(words, second as DeckCard)
    case 'peek':
    case 'mirror':
    case 'discard':
      return cardName(words, first as DeckCard)
    case 'investigator':
      return words.investigators[first as keyof ScreenWords['investigators']]
    case 'old-one':
      return words.oldOnes[first as OldOne]
    case 'old-one-slot':
      return words.asleep
    default:
      return target
  }
}

export function cardName(words: ScreenWords, of: DeckCard): string {
  if (isClue(of)) return words.clueOf(words.towns[of])
  return isRelic(of) ? words.relics[of] : words.evilStirs
}
