import type { Args, Language, Seat, View } from '@miskatonic/kernel'
import type { Target } from '@miskatonic/screen/contract'
import { type Hood, hoods } from '../content/map.ts'
import type { Choices } from '../kind.ts'
import { hoodOf } from '../steps/board.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import type { ScreenWords } from '../words/screen.ts'
import { type Seen, tableIn } from './seen.ts'

/**
 * What can be pointed at on this table.
 *
 * In the town (town/):
 *   place:train-station      a space or a street: to go there, to name it
 *   hood:northside           a neighbourhood: its centre with clues or an anomaly
 *   monster:m3               a monster
 *   seat:p1                  an investigator, in the town and in the rail
 *   here:p1                  where an investigator stands: what is done there
 *   doom:p1                  the doom where an investigator stands: to ward
 * Cards and sheets (people/):
 *   card:p1:knife            a card of an investigator
 *   skill:p1:lore            a skill of an investigator: to focus it
 *   sheet:rex-murphy         an investigator to choose
 *   display:knife            a card of the display; display:deck is the deck beside it
 * What happens (scene/):
 *   die:2                    a die of the test, from 0
 *   roll                     the dice of the test as a whole
 *   option:1                 an option of an effect
 * The case file (case/):
 *   codex:51                 a card of the codex
 *   sheet                    the scenario sheet
 */
export const targets = {
  place: (place: string): Target => `place:${place}`,
  hood: (hood: Hood): Target => `hood:${hood}`,
  monster: (id: string): Target => `monster:${id}`,
  seat: (seat: Seat): Target => `seat:${seat}`,
  here: (seat: Seat): Target => `here:${seat}`,
  doom: (seat: Seat): Target => `doom:${seat}`,
  card: (seat: Seat, card: string): Target => `card:${seat}:${card}`,
  skill: (seat: Seat, skill: string): Target => `skill:${seat}:${skill}`,
  sheet: (sheet: string): Target => `sheet:${sheet}`,
  display: (card: string): Target => `display:${card}`,
  die: (die: number): Target => `die:${die}`,
  roll: (): Target => 'roll',
  option: (option: number): Target => `option:${option}`,
  codex: (card: string): Target => `codex:${card.replace(/^card-/, '')}`,
  scenario: (): Target => 'scenario',
}

const { place, monster, seat, here, doom, card, skill, display, roll, option, codex } = targets

/** Dice are named by their place; -1 stands for all that failed. */
function dieOrRoll(die: number): Target {
  return die < 0 ? roll() : targets.die(die)
}

/** What a question names: a seat, a monster, a place, a neighbourhood, a card of an investigator or of the display, an option. */
function named(pick: string, by: Seat): readonly Target[] {
  if (/^-?\d+$/.test(pick)) return [] // an amount
  if (/^p\d$/.test(pick)) return [seat(pick)]
  if (/^m\d+$/.test(pick)) return [monster(pick)]
  if ((hoods as readonly string[]).includes(pick)) return [targets.hood(pick as Hood)]
  if (hoodOf(pick) !== undefined || /^s\d-/.test(pick)) return [place(pick)]
  const owned = /^(p\d) (.+)$/.exec(pick)
  if (owned !== null) return [card(owned[1]!, owned[2]!)]
  if (/^card-\d+$/.test(pick)) return [codex(pick)]
  const optional = /^option-(\d+)$/.exec(pick)
  if (optional !== null) return [option(Number(optional[1]) - 1)]
  return pick === 'sheet' ? [targets.scenario()] : [display(pick), card(by, pick), skill(by, pick)]
}

/** Where choices lie on the board; the others stand only in the list. */
const lies: { readonly [C in keyof Choices]?: (args: Choices[C], by: Seat) => readonly Target[] } = {
  choose: ({ pick }, by) => named(pick, by),
  propose: ({ pick }, by) => named(pick, by),

  attack: (args) => [monster(args.monster)],
  research: (_, by) => [here(by)],
  gather: (_, by) => [here(by)],
  ward: (_, by) => [doom(by), here(by)],
  move: ({ to }) => [place(to)],
  trade: (_, by) => [here(by)],
  evade: (_, by) => [here(by)],
  focus: (args, by) => [skill(by, args.skill), here(by)],
  castToAttack: (args, by) => [monster(args.monster), card(by, args.card)],
  castToEvade: (args, by) => [card(by, args.card)],
  castToMove: (args, by) => [card(by, args.card)],
  useComponent: (args, by) => [card(by, args.card)],
  useInTurn: (args, by) => [card(by, args.card)],
  useCodex: (args) => [codex(args.card)],
  walk: ({ to }) => [place(to)],
  stopWalking: (_, by) => [here(by)],

  useForDice: (args, by) => [card(by, args.card)],
  useDynamite: (args, by) => [card(by, args.card)],
  rollNow: () => [roll()],
  spendFocus: (args, by) => [dieOrRoll(args.die), skill(by, args.skill)],
  spendClue: ({ die }) => [dieOrRoll(die)],
  useReroll: (args, by) => [dieOrRoll(args.die), card(by, args.card)],
  raiseDie: (args, by) => [dieOrRoll(args.die), card(by, args.card)],
  payToRaise: ({ die }) => [dieOrRoll(die)],
  addSuccesses: (args, by) => [card(by, args.card)],
  castInTest: (args, by) => [card(by, args.card)],
  helpReroll: (args, by) => [dieOrRoll(args.die), card(by, args.card)],
  castToHelp: (args, by) => [card(by, args.card)],

  assignDamage: (args, by) => [card(by, args.card)],
  assignHorror: (args, by) => [card(by, args.card)],
  prevent: (args, by) => [card(by, args.card)],
  takeSheet: ({ sheet }) => [targets.sheet(sheet)],

  give: ({ to, thing }, by) => [card(by, thing), seat(to)],
  askFor: ({ from, thing }) => [card(from, thing), seat(from)],
  buy: (args) => [display(args.card)],
  buyCheaply: (args) => [display(args.card)],
  clearDisplay: (args) => [display(args.card)],
  use: (args, by) => [card(by, args.card)],
  putUnder: ({ hood }) => [targets.hood(hood)],
  takeOption: (args) => [option(args.option)],
}

const nowhere: readonly Target[] = []

export function targetsOf(step: string, args: Args, by: Seat): readonly Target[] {
  const where = lies[step as keyof Choices] as ((args: Args, by: Seat) => readonly Target[]) | undefined
  return where?.(args, by) ?? nowhere
}

type Naming = (words: ScreenWords, rest: string, table: Seen) => string

function cardName(words: ScreenWords, rest: string): string {
  return words.named(rest.slice(rest.indexOf(':') + 1))
}

/** What is called what, by the word before the colon. */
const namings: Readonly<Record<string, Naming>> = {
  place: (words, each) => words.place(each),
  hood: (words, each) => words.hoods[each as Hood],
  monster: (words, each, { monsters }) => words.monster(each, monsters),
  seat: (words, each, { investigators }) => words.investigator(investigators[each]?.sheet ?? null, each),
  here: (words, each, { investigators }) => words.place(investigators[each]!.at),
  doom: (words, each, { investigators }) => words.place(investigators[each]!.at),
  card: cardName,
  skill: cardName,
  display: (words, each) => words.named(each),
  sheet: (words, each) => words.named(each),
  die: (words, each) => words.die(Number(each) + 1),
  roll: (words) => words.dice,
  option: (words, each) => words.option(Number(each) + 1),
  codex: (words, each) => words.named(/^\d+$/.test(each) ? `card-${each}` : each),
  scenario: (words) => words.named('sheet'),
}

/** What a target is called, for menus and pings. */
export function nameOf(target: Target, view: View, language: Language): string {
  const at = target.indexOf(':')
  const [kind, rest] = at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)]
  return namings[kind]?.({ en, pl }[language], rest, tableIn(view)) ?? target
}
