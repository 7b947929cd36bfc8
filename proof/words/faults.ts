import type { Game, Language } from '@miskatonic/kernel'

/** Faults that any text can have. */

const leftovers = /\b(?:undefined|null|NaN)\b|\[object /
const placeholders = /\$?\{[^}]*\}|%[sd]|<[^>]*>|\b(?:TODO|TBD|FIXME)\b/
/** A point before a digit begins a number: a .45. */
const untidy = /^\s|\s$|\S {2,}\S| (?!\.\d)[.,;:!?)]|[([] /

/** Undefined if nothing is wrong with it. */
export function faultIn(text: unknown): string | undefined {
  if (text === undefined) return 'is missing'
  if (typeof text !== 'string') return 'is no text'
  if (text.trim() === '') return 'is empty'
  const leftover = leftovers.exec(text) ?? placeholders.exec(text)
  return leftover === null ? undefined : `contains "${leftover[0].trim()}"`
}

/** Spaces where none belong; for sentences, not for drawings. */
export function untidiness(text: string): string | undefined {
  return untidy.test(text) ? 'has a space too many' : undefined
}

/** The same text in both languages is a word that was forgotten, unless it is a number or a name: one or two words, or three with capitals. */
export function looksUntranslated(texts: readonly string[]): boolean {
  const words = texts[0]!.split(/\s+/)
  const isName = words.length < 3 || (words.length === 3 && words.every((word) => /^\p{Lu}/u.test(word)))
  return new Set(texts).size === 1 && !isName
}

/** Finds ids of the game's things where their names should be. */
export class Ids {
  private readonly compound: RegExp
  private readonly things: ReadonlyMap<string, RegExp>

  constructor(game: Game, seats: readonly string[]) {
    // Digits are no ids to a reader: a die may show them, and so may a sentence.
    const things = [...game.results, ...seats].filter((id) => !/^\d+$/.test(id))
    this.things = new Map(things.map((id) => [id, wholeWord([id])]))
    const all = [...things, ...Object.keys(game.steps), ...Object.keys(game.secrets.events)]
    this.compound = wholeWord(all.filter((id) => /[-_\d]|[a-z][A-Z]/.test(id)))
  }

  /**
   * An id in `text`, which speaks of something with these arguments. Ids like "train-station" or "p1" are no words of any language.
   * Others, like "park", are words of English, so they are looked for only elsewhere, and only if the text is about them.
   */
  in(text: string, language: Language, args: object): string | undefined {
    const found = this.compound.exec(text)
    if (found !== null || language === 'en') return found?.[0]
    return Object.values(args).find((value: unknown): value is string =>
      Boolean(this.things.get(value as string)?.test(text)),
    )
  }
}

/** One of these, not as a part of something longer; without any, nothing at all. */
function wholeWord(ids: readonly string[]): RegExp {
  if (ids.length === 0) return /(?!)/u
  const words = ids.map((id) => id.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words.join('|')})(?![\\p{L}\\p{N}_-])`, 'u')
}
