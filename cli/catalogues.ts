import { type Language, languages } from '@miskatonic/kernel'
import type { TextFile } from '@miskatonic/proof'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gamesFolder } from './rulebook.ts'

/** Everything a game says, file by file: its word catalogues, lessons, how-to and ledger. */
export function cataloguesOf(game: string): TextFile[] {
  const folder = join(gamesFolder, game)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join('/'))
    .toSorted()
    .flatMap((path) => {
      const language = languageOf(path)
      if (language === undefined) return []
      return [{ name: `games/${game}/${path}`, language, text: readFileSync(join(folder, path), 'utf8') }]
    })
}

/** Undefined: the file is no text for players. */
function languageOf(path: string): Language | undefined {
  if (path === 'RULES.md') return 'en'
  return languages.find(
    (language) =>
      path === `RULES.${language}.md` ||
      path.startsWith(`words/${language}/`) ||
      new RegExp(`^(?:lesson|how-to)/(?:.*/)?${language}\\.ts$`).test(path),
  )
}
