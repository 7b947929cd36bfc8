import type { Language } from '@miskatonic/kernel'
import type { Arguments, Flag, Flags } from './args.ts'
import type { InAllLanguages } from './phrases.ts'
import { cliWords } from './words/index.ts'

/** One command of the command line. To add one, write a file like those in commands/ and name it in main.ts. */
export interface Command {
  readonly name: string
  /** What npm calls it, for the help. */
  readonly npm: string
  /** What it does, in one line. */
  readonly about: InAllLanguages
  readonly flags: Flags
  /** What may follow besides options, such as the name of a file. */
  readonly rest: readonly string[]
  /** Gives the exit code. */
  run(args: Arguments): Promise<number> | number
}

export function helpFor({ npm, about, flags, rest }: Command, language: Language): string {
  const words = cliWords[language].usage
  const all: [string, Flag][] = Object.entries({ ...flags, help: { about: words.help } })
  const left = all.map(([name, { value }]) => `  --${name}${value === undefined ? '' : ` ${value}`}`)
  const width = Math.max(...left.map((text) => text.length)) + 2
  const options = all.map(([, flag], i) => left[i]!.padEnd(width) + flag.about[language])
  const call = [npm, ...(all.length > 1 ? [`[${words.options}]`] : []), ...rest]
  return [`${about[language]}\n`, `  ${call.join(' ')}\n`, ...options].join('\n')
}
