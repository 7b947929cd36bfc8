import { type Game, type Refused, isRefused } from '@miskatonic/kernel'
import { makeFolder } from '@miskatonic/server/make-folder'
import { type Table, load, save } from '@miskatonic/table'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { readText } from './files.ts'
import { printable } from './printable.ts'
import type { CliWords } from './words/index.ts'

/** Where saved games lie: those being played in games/, copies made on purpose in saves/. */
export class Saves {
  readonly folder: string

  constructor(folder: string = usualFolder()) {
    this.folder = resolve(whereCalled(), folder)
  }

  /** A file for a game that begins now. */
  newFile(game: Game, seed: string): string {
    const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
    const tame = seed.replaceAll(/[^\w-]/g, '').slice(0, 12)
    const name = [game.id, now, ...(tame === '' ? [] : [tame])].join('-')
    for (let copy = 1; ; copy++) {
      const file = join(this.folder, 'games', `${name}${copy === 1 ? '' : `-${copy}`}.json`)
      if (!existsSync(file)) return file
    }
  }

  /** A game goes on in the file in which it was being played; but a copy stays as it is. */
  fileToGoOnIn(file: string, { game, start }: Table): string {
    if (this.isBeingPlayed(file)) return file
    return this.newFile(game, 'seed' in start ? start.seed : '')
  }

  private isBeingPlayed(file: string): boolean {
    return dirname(file) === join(this.folder, 'games')
  }

  /** What to type to go on with the game that was played last. */
  resumeCommand(): string {
    const elsewhere = this.folder === usualFolder() ? '' : ` --data ${this.folder}`
    return `npm run play -- --resume${elsewhere}`
  }

  exists(file: string): boolean {
    return existsSync(file)
  }

  /** Resolves a path, or the bare name of a saved game. */
  fileNamed(name: string): string {
    if (name.includes('/') || name.includes(sep) || name.endsWith('.json'))
      return resolve(whereCalled(), name)
    const known = this.list().find((saved) => saved.name === name)
    return known?.file ?? join(this.folder, 'saves', `${name}.json`)
  }

  /** Every saved game, the latest first. */
  list(): { name: string; file: string; when: Date }[] {
    return ['games', 'saves']
      .flatMap((folder) => filesIn(join(this.folder, folder)))
      .toSorted((a, b) => b.when.getTime() - a.when.getTime())
  }

  /** The game that was played last. */
  latest(): string | undefined {
    return this.list().find(({ file }) => this.isBeingPlayed(file))?.file
  }
}

/** Replaces a saved game atomically: after a crash the file holds the old game or the new one. Returns what went wrong. */
export function writeSave(file: string, table: Table): string | undefined {
  const temporary = `${file}.${process.pid}.part`
  try {
    makeFolder(dirname(file))
    writeAll(temporary, save(table))
    renameSync(temporary, file)
    return undefined
  } catch (error) {
    discard(temporary)
    return messageOf(error)
  }
}

/** What was half written is of no use; if it cannot be removed, it does no harm either. */
function discard(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // Wherever a file could not be written, there may be nothing to remove.
  }
}

/** Renaming is safe against a power cut only once the content has reached the disk. */
function writeAll(file: string, text: string): void {
  const handle = openSync(file, 'w')
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** The saved game in a file, or a sentence that says why there is none. */
export function readSave(file: string, games: readonly Game[], words: CliWords): Table | string {
  return takenFrom(file, words, (text) => load(text, games))
}

/** What `read` makes of the text of a file, or a sentence that says why it makes nothing of it. */
export function takenFrom<T>(file: string, words: CliWords, read: (text: string) => T | Refused): T | string {
  let text: string
  try {
    text = readText(file)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return isMissing ? words.files.missing(file) : words.files.unreadable(file, messageOf(error))
  }
  const taken = read(text)
  return isRefused(taken) ? words.files.refused(file, printable(sentenceFor(taken, words))) : taken
}

/** A refusal in the words of the command line, where it has some. */
export function sentenceFor({ refused: { code, message } }: Refused, words: CliWords): string {
  return words.refusals[code] ?? `${message} (${code}).`
}

/** npm starts programs in the folder of the package and remembers where it was called. */
export function whereCalled(): string {
  return process.env['INIT_CWD'] ?? presentFolder()
}

/** The folder in which a program was started may have been removed since: then only whole paths name anything. */
function presentFolder(): string {
  try {
    return process.cwd()
  } catch {
    return '/'
  }
}

function usualFolder(): string {
  const data = process.env['XDG_DATA_HOME']
  return data ? join(data, 'miskatonic') : join(homedir(), '.miskatonic')
}

function filesIn(folder: string): { name: string; file: string; when: Date }[] {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return [] // nothing was saved there yet
  }
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file = join(folder, name)
      const when = changedAt(file)
      return when === undefined ? [] : [{ name: name.slice(0, -'.json'.length), file, when }]
    })
}

/** Undefined where there is nothing: a link may lead nowhere, or to itself. */
function changedAt(file: string): Date | undefined {
  try {
    return statSync(file).mtime
  } catch {
    return undefined
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
