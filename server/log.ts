import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino'
import type { Config } from './config.ts'

export type Logger = PinoLogger

/**
 * What must never be in a log, at the top or one level down: keys and secrets open tables, and what people call themselves and say to
 * each other is nobody's business. Addresses of pages are logged without what follows # or ?.
 */
const PRIVATE = ['key', 'keys', 'token', 'secret', 'parts', 'authorization', 'name', 'text', 'note', 'body']

const WARNING = 40

/** JSON for machines; for somebody who sits at the terminal only what is worth knowing, in plain words. */
export function makeLog({ logLevel }: Pick<Config, 'logLevel'>, isTerminal: boolean): Logger {
  const options = {
    level: logLevel,
    base: null,
    redact: { paths: PRIVATE.flatMap((name) => [name, `*.${name}`]), censor: '[removed]' },
  }
  return isTerminal ? pino(options, plainWarnings) : pino(options, pino.destination({ dest: 1, sync: true }))
}

const plainWarnings: DestinationStream = {
  write(line) {
    const { level, msg, err } = JSON.parse(line) as { level: number; msg?: string; err?: { message: string } }
    if (level < WARNING) return
    process.stderr.write(`${[msg, err?.message].filter((part) => part !== undefined).join(': ')}\n`)
  },
}
