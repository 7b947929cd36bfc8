import { afterEach, describe, expect, it, vi } from 'vitest'
import { UsageError, argumentsOf } from '../args.ts'
import { helpFor } from '../command.ts'
import { backup } from '../commands/backup.ts'
import { serve } from '../commands/serve.ts'
import { configFrom } from '../server-flags.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('serving', () => {
  const read = (...argv: string[]) => configFrom(argumentsOf(argv, serve.flags, 0))

  it('takes its settings from options and from the environment', () => {
    vi.stubEnv('MISKATONIC_PORT', '81')
    vi.stubEnv('MISKATONIC_IDLE_MINUTES', '3')
    vi.stubEnv('INIT_CWD', '/srv')
    expect(read('--port', '82', '--trust-proxy', '--data', 'here')).toMatchObject({
      port: 82,
      idleMinutes: 3,
      trustProxy: true,
      data: '/srv/here',
    })
  })

  it('refuses what cannot be, in the language of the reader', () => {
    expect(() => read('--port', 'x', '--lang', 'pl')).toThrow(UsageError)
    expect(() => read('--port', 'x', '--lang', 'pl')).toThrow('--port nie może mieć wartości „x”.')
    vi.stubEnv('MISKATONIC_LOG_LEVEL', 'loud')
    expect(() => read('--lang', 'en')).toThrow('MISKATONIC_LOG_LEVEL cannot be "loud".')
  })

  it.each([serve, backup])('has help for $name with options and variables', (command) => {
    for (const language of ['en', 'pl'] as const) {
      const help = helpFor(command, language)
      expect(help).toContain(command.about[language])
      expect(help).toMatch(/--data folder .*\(MISKATONIC_DATA\)/)
    }
    expect(helpFor(serve, 'en')).toMatch(/--port number .*\(default 8160; MISKATONIC_PORT\)/)
    expect(helpFor(serve, 'en')).toMatch(/--keep-tables time .*\(default 1y; MISKATONIC_KEEP_TABLES\)/)
  })
})
