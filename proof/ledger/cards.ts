import { type Contents, type Language, languages } from '@miskatonic/kernel'
import { looksUntranslated } from '../words/faults.ts'
import type { Source } from './ledger.ts'
import { type NamedTest, testsIn } from './test-names.ts'

/** How the cards of a game, its words and its tests fit together. Both lists must be empty. */
export interface CardComparison {
  /** How many cards each deck has. */
  readonly decks: Readonly<Record<string, number>>
  /** Cards whose words are missing or wrong, and how: "relics elder-sign: in pl text is empty". */
  readonly wordless: readonly string[]
  /** Cards that no test meets: "relics elder-sign". */
  readonly untested: readonly string[]
}

/** What counts as a test of a card, for people who read the lists. */
export const meetsACard =
  "A test meets a card if the card's id is one of its texts or an argument in one (play:relic=elder-sign), or if it runs for every card of the deck: test.each(everyCard(contents, 'relics')). Names of tests do not count, nor do skipped tests."

/** The ids of a deck, as rows of a test that runs for each of them. `npm run rules` sees by this call that the test meets all of them. */
export function everyCard<Decks extends Contents, Name extends keyof Decks & string>(
  contents: Decks,
  deck: Name,
): Decks[Name]['cards'] {
  return contents[deck]!.cards
}

export function compareCards(contents: Contents, tests: readonly Source[]): CardComparison {
  const all = tests.flatMap(({ text }) => testsIn(text))
  const met = idsIn(all)
  const whole = new Set(all.flatMap(({ decks }) => decks))
  const decks = Object.entries(contents)
  return {
    decks: Object.fromEntries(decks.map(([name, { cards }]) => [name, cards.length])),
    wordless: decks.flatMap(([name, { cards, words }]) =>
      cards.flatMap((card) =>
        problemsWith((language) => words[language][card]).map((problem) => `${name} ${card}: ${problem}`),
      ),
    ),
    untested: decks.flatMap(([name, { cards }]) =>
      whole.has(name) ? [] : cards.filter((card) => !met.has(card)).map((card) => `${name} ${card}`),
    ),
  }
}

/** Whole texts, and the arguments of options: `play:relic=elder-sign,seat=p1`. */
function idsIn(tests: readonly NamedTest[]): Set<string> {
  const texts = tests.flatMap((test) => test.texts)
  return new Set([...texts, ...texts.flatMap((text) => text.match(/(?<==)[\w-]+/g) ?? [])])
}

function problemsWith(wordsIn: (language: Language) => unknown): string[] {
  const found = languages.flatMap((language) =>
    leaves(wordsIn(language)).flatMap(([field, text]) => {
      const isThere = typeof text === 'string' && text.trim() !== ''
      return isThere ? [] : [`in ${language} ${field} is missing`]
    }),
  )
  return found.length > 0 ? found : untranslated(wordsIn)
}

function untranslated(wordsIn: (language: Language) => unknown): string[] {
  const english = new Map(leaves(wordsIn('en')))
  const others = languages.filter((language) => language !== 'en')
  return others.flatMap((language) =>
    leaves(wordsIn(language)).flatMap(([field, text]) =>
      looksUntranslated([String(english.get(field)), String(text)])
        ? [`in ${language} ${field} is left in English`]
        : [],
    ),
  )
}

/** The texts of a card by field. A field that is null says that the card has no such text; a card without words has none at all. */
function leaves(words: unknown, field = 'text'): [field: string, text: unknown][] {
  if (typeof words !== 'object' || words === null) return [[field, words]]
  return Object.entries(words).flatMap(([name, inner]) => (inner === null ? [] : leaves(inner, name)))
}

export function cardsFit({ wordless, untested }: CardComparison): boolean {
  return wordless.length === 0 && untested.length === 0
}
