import type { Language } from './words.ts'

/** A term of a game in every language, and the wordings that must not stand for it. */
export interface Term extends Readonly<Record<Language, string>> {
  /** By language. A `*` stands for any ending of a word: `misj* końcow*`. */
  readonly avoid?: Readonly<Partial<Record<Language, readonly string[]>>>
}

/** The terms of a game (`games/<id>/words/glossary.ts`). Only the words tool loads them. */
export type Glossary = readonly Term[]
