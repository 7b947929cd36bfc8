import { type Language, plural } from '@miskatonic/kernel'
import { settings } from './settings/settings.svelte.ts'

/**
 * What one part of the page says, in the reader's language: `const words = wordsIn({ en, pl })`, then `words.title`. It follows the
 * language when it changes. Both catalogues have one type, so that the compiler misses what a language lacks; a sentence with a number in
 * it is a function.
 */
export function wordsIn<T extends object>({ en, pl }: { en: T; pl: NoInfer<T> }): T {
  const catalogues = { en, pl: tidy(pl) }
  return new Proxy(en, {
    get: (_, name): unknown => Reflect.get(catalogues[settings.language], name),
  })
}

/** In Polish no line ends with a word of one letter: "w", "i", "z" stay with what follows. Done here, so that catalogues need no non-breaking spaces. */
function tidy<T>(words: T): T {
  if (typeof words === 'string') return unbroken(words) as T
  if (typeof words === 'function')
    return ((...given: unknown[]): unknown =>
      tidy((words as (...given: unknown[]) => unknown)(...given))) as T
  if (Array.isArray(words)) return words.map(tidy) as T
  if (typeof words === 'object' && words !== null)
    return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, tidy(value)])) as T
  return words
}

function unbroken(sentence: string): string {
  return sentence.replaceAll(/(?<![\p{L}\d])([aiouwz]) /giu, '$1\u00A0')
}

const forms: Readonly<Record<Language, ReturnType<typeof plural>>> = { en: plural('en'), pl: plural('pl') }
/** The form of a noun that a number asks for, for catalogues: `inEnglish(n, 'game', 'games')`. */
export const inEnglish = forms.en
/** Polish has three: `inPolish(n, 'gra', 'gry', 'gier')`. */
export const inPolish = forms.pl
