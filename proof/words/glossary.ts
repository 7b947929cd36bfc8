import { type Glossary, type Language, languages } from '@miskatonic/kernel'

/** A text in which terms are looked for: a word catalogue, a lesson, a ledger. */
export interface TextFile {
  readonly name: string
  readonly language: Language
  readonly text: string
}

/** Wordings that the glossary forbids, each with its line, and terms that no text uses. */
export function checkGlossary(glossary: Glossary, files: readonly TextFile[]): string[] {
  return languages.flatMap((language) => {
    const read = files.filter((file) => file.language === language)
    return glossary.flatMap((term) => [
      ...(term.avoid?.[language] ?? []).flatMap((wording) =>
        read.flatMap((file) =>
          uses(wording, file).map((at) => `${at} says "${wording}" for "${term[language]}"`),
        ),
      ),
      ...(read.some((file) => uses(term[language], file).length > 0)
        ? []
        : [`the ${language} term "${term[language]}" of the glossary is used nowhere`]),
    ])
  })
}

/** Where a wording stands, as "file:line". Comments do not count. */
function uses(wording: string, { name, text }: TextFile): string[] {
  const pattern = patternOf(wording)
  return text
    .split('\n')
    .flatMap((line, i) => (!isComment(line) && pattern.test(line) ? [`${name}:${i + 1}`] : []))
}

function isComment(line: string): boolean {
  return /^\s*(?:\/\/|\/\*|\* )/.test(line)
}

/** Whole words, in any case; a `*` is any ending. */
function patternOf(wording: string): RegExp {
  const words = wording.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+')
  return new RegExp(`(?<![\\p{L}-])${words}(?![\\p{L}-])`, 'iu')
}
