import type { Language } from '@miskatonic/kernel'
import { parseArgs } from 'node:util'
import type { InAllLanguages } from './phrases.ts'
import { cliWords } from './words/index.ts'

/** An option of a command, such as `--players 3`. */
export interface Flag {
  /** How its value is called in the help; without it the option is a switch. */
  readonly value?: string
  /** The value may be left out. */
  readonly valueOptional?: true
  readonly about: InAllLanguages
}
export type Flags = Readonly<Record<string, Flag>>

/** What was written after a command. */
export interface Arguments {
  readonly language: Language
  /** By the name of the option; a switch, or a value that was left out, is the empty string. */
  readonly flags: Readonly<Record<string, string>>
  /** The same, with every value of an option that was given several times, in order. */
  readonly repeated: Readonly<Record<string, readonly string[]>>
  readonly rest: readonly string[]
}

/** Something about the command line that cannot be understood. Ends the program with exit code 2. */
export class UsageError extends Error {}

export const languageFlag: Flags = {
  lang: {
    value: 'pl|en',
    about: { en: 'language (usually that of your system)', pl: 'język (zwykle ten, którego używa system)' },
  },
}

/** Parses the arguments of a command. Unknown ones are an error that names them. */
export function argumentsOf(argv: readonly string[], flags: Flags, mostRest: number): Arguments {
  const { tokens } = parseArgs({
    args: withOptionalValues(argv, flags),
    options: Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, { type: typeOf(flag) }])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  // Without a prototype: an option may be called --constructor or --__proto__.
  const found = Object.create(null) as Record<string, string>
  const repeated = Object.create(null) as Record<string, string[]>
  const rest: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value)
    if (token.kind !== 'option') continue
    found[token.name] = token.value ?? ''
    ;(repeated[token.name] ??= []).push(token.value ?? '')
  }
  const language = languageOf(found['lang'])
  const say = cliWords[language].usage
  for (const token of tokens) if (token.kind === 'option') checkFlag(token, flags, say)
  if (rest.length > mostRest) throw new UsageError(say.tooMuch(rest[mostRest]!))
  return { language, flags: found, repeated, rest }
}

function typeOf(flag: Flag): 'string' | 'boolean' {
  return flag.value === undefined ? 'boolean' : 'string'
}

/** `--resume` alone becomes `--resume=`, so that it does not take the next option for its value. */
function withOptionalValues(argv: readonly string[], flags: Flags): string[] {
  return argv.map((arg, i) => {
    const mayStandAlone =
      arg.startsWith('--') &&
      Object.hasOwn(flags, arg.slice(2)) &&
      flags[arg.slice(2)]!.valueOptional === true
    const next = argv[i + 1]
    return mayStandAlone && (next === undefined || next.startsWith('-')) ? `${arg}=` : arg
  })
}

function checkFlag(
  { name, rawName, value }: { name: string; rawName: string; value?: string | undefined },
  flags: Flags,
  say: (typeof cliWords)['en']['usage'],
): void {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined
  if (flag === undefined)
    throw new UsageError(
      say.unknownOption(
        rawName,
        Object.keys(flags).map((known) => `--${known}`),
      ),
    )
  if (flag.value === undefined && value !== undefined) throw new UsageError(say.noValueWanted(rawName))
  if (flag.value !== undefined && !flag.valueOptional && (value === undefined || value === ''))
    throw new UsageError(say.valueMissing(rawName, flag.value))
}

/** The language asked for, otherwise that of the system. */
export function languageOf(asked: string | undefined): Language {
  if (asked === undefined) return systemLanguage()
  if (asked !== 'pl' && asked !== 'en')
    throw new UsageError(cliWords[systemLanguage()].usage.badValue('--lang', asked, ['pl', 'en']))
  return asked
}

function systemLanguage(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('pl') ? 'pl' : 'en'
}

/** A whole number from an option. */
export function numberOf(
  args: Arguments,
  name: string,
  fallback: number,
  { least = 0, most = 999_999_999 } = {},
): number {
  const text = args.flags[name]
  if (text === undefined) return fallback
  if (!/^\d{1,9}$/.test(text))
    throw new UsageError(cliWords[args.language].usage.notANumber(`--${name}`, text))
  const number = Number(text)
  if (number < least || number > most)
    throw new UsageError(cliWords[args.language].usage.outOfRange(`--${name}`, number, least, most))
  return number
}
