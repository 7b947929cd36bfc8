import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino'
import type { Config } from './config.ts'

export type Logger = PinoLogger

/**
 * What must never be in a log, at the top or one level down: keys and secrets open tables, and what people call themselves and say to
 * each other is nobody's business. Addresses of pages are logged without what follows # or ?.
 */
const PRIVATE = ['key', 'keys', 'token', 'secret', 'parts', 'authorization', 'name', 'text', 'note', 'body']

const WARNING = 40

export function makeLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  to: DestinationStream = usualDestination(),
): Logger {
  const paths = PRIVATE.flatMap((name) => [name, `*.${name}`])
  return pino({ level: logLevel, base: null, redact: { paths, censor: '[removed]' } }, to)
}

/** JSON for machines; for somebody who sits at the terminal only what is worth knowing, in plain words. */
function usualDestination(): DestinationStream {
  return process.stdout.isTTY
    ? inPlainWords((text) => process.stderr.write(text))
    : pino.destination({ dest: 1, sync: true })
}

export function inPlainWords(print: (text: string) => void): DestinationStream {
  return {
    write(line) {
      const { level, msg, err } = JSON.parse(line) as Line
      if (level >= WARNING) print(`${[msg, err?.message].filter((part) => part !== undefined).join(': ')}\n`)
    },
  }
}

interface Line {
  readonly level: number
  readonly msg?: string
  readonly err?: { readonly message: string }
}
