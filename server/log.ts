import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino'
import type { Config } from './config.ts'

export type Logger = PinoLogger

/**
 * Redacted fields, at the top level or one level down: keys and secrets give access to tables, names and messages are private. URLs are
 * logged without query and fragment.
 */
const PRIVATE = ['key', 'keys', 'token', 'secret', 'parts', 'authorization', 'name', 'text', 'note', 'body']

const WARNING = 40

export function makeLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  to: DestinationStream = defaultDestination(),
): Logger {
  const paths = PRIVATE.flatMap((name) => [name, `*.${name}`])
  return pino({ level: logLevel, base: null, redact: { paths, censor: '[removed]' } }, to)
}

/** JSON lines; on a terminal only warnings and errors, as plain text. */
function defaultDestination(): DestinationStream {
  return process.stdout.isTTY
    ? inPlainWords((text) => process.stderr.write(text))
    : pino.destination({ dest: 1, sync: true })
}

export function inPlainWords(print: (text: string) => void): DestinationStream {
  return {
    write(line) {
      const { level, msg, err } = JSON.parse(line) as LogLine
      if (level >= WARNING) print(`${[msg, err?.message].filter((part) => part !== undefined).join(': ')}\n`)
    },
  }
}

interface LogLine {
  readonly level: number
  readonly msg?: string
  readonly err?: { readonly message: string }
}
