import { languages } from '@miskatonic/kernel'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Edition } from './editions.ts'
import { type Dossier, type Source, numbersOf, readLedger } from './ledger.ts'

/** Reads what there is of every game below a folder: each room with a RULES.md in it is a game. */
export function dossiersIn(folder: string): Dossier[] {
  const rooms = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return rooms
    .map(({ name }) => name)
    .filter((game) => existsSync(join(folder, game, 'RULES.md')))
    .map((game) => dossierOf(folder, game))
}

function dossierOf(folder: string, game: string): Dossier {
  const room = join(folder, game)
  const sources = sourcesBelow(room, folder)
  const inTests = ({ path }: Source): boolean => path.split('/').includes('test')
  return {
    game,
    ledger: readFileSync(join(room, 'RULES.md'), 'utf8'),
    annexes: annexesIn(room),
    editions: editionsIn(room),
    tests: sources.filter((source) => inTests(source) && source.path.endsWith('.test.ts')),
    code: sources.filter((source) => !inTests(source)),
  }
}

/** RULES.md is English; every other language that we speak must have its own, and any further one may. Annexes have longer names (`annexesIn`). */
function editionsIn(room: string): Edition[] {
  const wanted = languages.filter((language) => language !== 'en').map((language) => `RULES.${language}.md`)
  const found = readdirSync(room).filter((file) => /^RULES\.[a-z]{2}\.md$/.test(file))
  return [...new Set([...wanted, ...found])].toSorted().map((file) => ({
    file,
    text: found.includes(file) ? readFileSync(join(room, file), 'utf8') : null,
  }))
}

/** The numbers of all rules of the game in this folder. */
export function ruleNumbersIn(room: string): Set<string> {
  return numbersOf(readLedger(readFileSync(join(room, 'RULES.md'), 'utf8'), annexesIn(room)))
}

/** The annexes of a game's ledger: "RULES.maps.md". */
function annexesIn(room: string): string[] {
  return readdirSync(room)
    .filter((file) => /^RULES\.[a-z0-9-]{3,}\.md$/.test(file))
    .map((file) => readFileSync(join(room, file), 'utf8'))
}

function sourcesBelow(room: string, folder: string): Source[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .toSorted()
    .map((file) => join(room, file))
    .map((file) => ({ path: relative(folder, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
}
