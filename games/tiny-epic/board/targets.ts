import type { Args, Language, Seat, View } from '@miskatonic/kernel'
import type { Target } from '@miskatonic/screen/contract'
import type { Sheet } from '../cards/sheets.ts'
import type { Character } from '../content/characters.ts'
import type { Side } from '../cards/great-old-ones.ts'
import type { Page } from '../cards/pages.ts'
import type { Colour, Composure } from '../content/tentacles.ts'
import type { Town } from '../cards/towns.ts'
import type { Choices } from '../kind.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import type { ScreenWords } from '../words/screen.ts'
import type { Seen } from './seen.ts'

/**
 * What can be pointed at on this table.
 *
 * On the board (towns/, wheel/):
 *   town:docks               a town: to go there, to be sent there
 *   track:docks:fear         one madness track of a town
 *   shamblers:docks          the shambler track of a town
 *   shambler:docks:fear      the shamblers of one colour in a town
 *   page:docks               the page card of a town
 *   action:docks             what can be done in that town
 *   collect:p1:fear          the fear track of the town where p1 stands: a choice knows who makes it, but not where they are
 *   banish:p1                the shamblers beside p1
 *   banish:p1:fear           those of one colour
 *   translate:p1             the page card beside p1
 *   order:fear               the fear track of the town from which the tavern orders
 *   die:1 … die:3            the Cthulhu dice of the roll that is being settled
 *   sheet:priest             a sheet to choose, before the first turn
 *   wheel                    to let the next turn begin: it begins with a spin
 * In the strip (goo/):
 *   portal:fear:left         a space of a portal
 *   energy                   the energy track
 * Among the people and on the own sheet (people/):
 *   who:p1                   a character
 *   tentacle:p1:fear         the tentacles of one kind on a sheet: to pay with, to hand over
 *   composure:p1:fear        the track they lie on: what a preview marks
 *   translated:page-07       a translated page
 * Among the piles (piles/):
 *   mat:fear                 the madness of one colour on the shambler mat
 */
export const targets = {
  town: (town: Town): Target => `town:${town}`,
  track: (town: Town, colour: Colour): Target => `track:${town}:${colour}`,
  shamblers: (town: Town): Target => `shamblers:${town}`,
  shambler: (town: Town, colour: Colour): Target => `shambler:${town}:${colour}`,
  page: (town: Town): Target => `page:${town}`,
  action: (town: Town): Target => `action:${town}`,
  collect: (who: Seat, colour: Colour): Target => `collect:${who}:${colour}`,
  banish: (who: Seat, colour?: Colour): Target => (colour ? `banish:${who}:${colour}` : `banish:${who}`),
  translate: (who: Seat): Target => `translate:${who}`,
  order: (colour: Colour): Target => `order:${colour}`,
  die: (number: number): Target => `die:${number}`,
  sheet: (sheet: Sheet): Target => `sheet:${sheet}`,
  portal: (colour: Colour, side: Side): Target => `portal:${colour}:${side}`,
  energy: (): Target => 'energy',
  who: (character: Seat): Target => `who:${character}`,
  tentacle: (who: Seat, kind: Composure): Target => `tentacle:${who}:${kind}`,
  composure: (who: Seat, kind: Composure): Target => `composure:${who}:${kind}`,
  translated: (page: Page): Target => `translated:${page}`,
  mat: (colour: Colour): Target => `mat:${colour}`,
  wheel: (): Target => 'wheel',
}

const { town, track, shambler, page, action, collect, banish, translate, order, die, sheet } = targets
const { portal, who, tentacle, translated, mat, wheel } = targets
const nowhere: readonly Target[] = []

/** Where choices lie on the board; the others stand only in the list. */
const lies: { readonly [C in keyof Choices]?: (args: Choices[C], by: Seat) => readonly Target[] } = {
  takeSheet: (args) => [sheet(args.sheet)],

  soothe: ({ colour }) => [mat(colour)],

  move: ({ to }) => [town(to)],
  collect: ({ colour }, by) => [collect(by, colour)],
  banish: (_, by) => [banish(by)],
  translate: (_, by) => [translate(by)],
  seal: ({ colour, side }) => [portal(colour, side)],
  buyAction: ({ from }) => [tentacle(from, 'chaos')],

  shineLight: ({ on }) => [action('lighthouse'), page(on)],
  sail: ({ to }) => [action('docks'), town(to)],
  bless: (args) => [action('church'), shambler(args.town, args.colour)],
  layToRest: ({ colour }) => [action('cemetery'), mat(colour)],
  exchangePage: () => [action('library'), page('library')],
  buyChaos: () => [action('curiosity-shop')],
  recover: () => [action('asylum')],
  brew: ({ give, take }, by) => [action('apothecary'), tentacle(by, give), mat(take)],
  order: ({ from, colour }) => [action('tavern'), track(from, colour)],
  petition: () => [action('town-hall')],

  consult: (args) => [page(args.town)],
  handOver: (args, by) => [tentacle(by, args.tentacle), who(args.to)],
  takeOver: (args) => [tentacle(args.from, args.tentacle)],

  sendAssistant: (args) => [town(args.to), who(args.who)],
  assistantTranslates: (args) => [translate(args.who), who(args.who)],
  assistantBanishes: (args) => [banish(args.who), who(args.who)],
  assistantSeals: (args) => [who(args.who)],

  collectAlso: ({ colour }, by) => [collect(by, colour)],
  shineAlso: ({ on }) => [page(on)],
  orderAlso: ({ colour }) => [order(colour)],
  reroll: ({ first, second, third }) =>
    [first, second, third].flatMap((again, i) => (again ? [die(i + 1)] : [])),
  banishShambler: ({ colour }, by) => [banish(by, colour)],
  pay: (args) => [tentacle(args.from, args.tentacle)],

  burden: (args) => [who(args.who)],
  losePage: (args) => [translated(args.page)],

  endTurn: () => [wheel()],
  goOn: () => [wheel()],
}

export function targetsOf(step: string, args: Args, by: Seat): readonly Target[] {
  const where = lies[step as keyof Choices] as ((args: Args, by: Seat) => readonly Target[]) | undefined
  return where?.(args, by) ?? nowhere
}

/** What a target is called, for menus and pings. */
export function nameOf(target: Target, view: View, language: Language): string {
  const words = { en, pl }[language]
  const table = view.table as Seen
  const [kind, first = '', second = ''] = target.split(':')
  const place = first as Town
  const standing = (): string => words.towns[table.characters[first]!.at]
  switch (kind) {
    case 'town':
      return words.towns[place]
    case 'track':
      return words.trackOf(second as Colour, words.towns[place])
    case 'collect':
      return words.trackOf(second as Colour, standing())
    case 'order':
      return words.kinds[first as Colour]
    case 'shamblers':
      return words.shamblersOf(words.towns[place])
    case 'shambler':
      return words.shamblerOf(second as Colour, words.towns[place])
    case 'banish':
      return second === '' ? words.shamblersOf(standing()) : words.shamblerOf(second as Colour, standing())
    case 'page':
      return words.pageOf(words.towns[place])
    case 'translate':
      return words.pageOf(standing())
    case 'action':
      return words.actionOf(words.towns[place], words.actions[place].short)
    case 'die':
      return words.die(Number(first))
    case 'sheet':
      return words.sheets[first as Sheet]
    case 'portal':
      return words.portalSpace(first as Colour, second as Side)
    case 'energy':
      return words.energy
    case 'who':
      return nameOfCharacter(words, table, first as Character)
    case 'tentacle':
    case 'composure':
      return words.heldBy(second as Composure, nameOfCharacter(words, table, first as Character))
    case 'translated':
      return words.translatedPage
    case 'wheel':
      return words.wheel
    case 'mat':
      return words.onMat(first as Colour)
    default:
      return target
  }
}

/** A character is called by its sheet. */
export function nameOfCharacter(words: ScreenWords, { characters }: Seen, character: Character): string {
  const taken = characters[character]?.sheet ?? null
  return taken === null ? words.nobody(character) : words.sheets[taken]
}
