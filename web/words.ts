import { type Language, plural } from '@miskatonic/kernel'
import { settings } from './settings/settings.svelte.ts'

/**
 * What one part of the page says, in the reader's language: `const words = wordsIn({ en, pl })`, then `words.title`. It follows the
 * language when it changes. Both catalogues have one type, so that the compiler misses what a language lacks; a sentence with a number in
 * it is a function.
 */
export function wordsIn<T extends object>(catalogues: { en: T; pl: NoInfer<T> }): T {
  return new Proxy(catalogues.en, {
    get: (_, name): unknown => Reflect.get(catalogues[settings.language], name),
  })
}

const forms: Readonly<Record<Language, ReturnType<typeof plural>>> = { en: plural('en'), pl: plural('pl') }
/** The form of a noun that a number asks for, for catalogues: `inEnglish(n, 'game', 'games')`. */
export const inEnglish = forms.en
/** Polish has three: `inPolish(n, 'gra', 'gry', 'gier')`. */
export const inPolish = forms.pl
