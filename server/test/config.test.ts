import { describe, expect, it } from 'vitest'
import { BadSetting, readConfig } from '../config.ts'

describe('the configuration', () => {
  it('is sensible if nothing is said', () => {
    expect(readConfig({})).toMatchObject({
      port: 8160,
      host: '0.0.0.0',
      data: expect.stringMatching(/[/\\]data$/),
      page: expect.stringMatching(/dist[/\\]web$/),
      origins: [],
      https: false,
      trustProxy: false,
      logLevel: 'info',
    })
  })

  it('comes from flags, then from the environment', () => {
    const environment = {
      MISKATONIC_PORT: '81',
      MISKATONIC_HOST: '::1',
      MISKATONIC_DATA: '../games',
      MISKATONIC_ORIGINS: 'https://a.example, http://b.example:81',
      MISKATONIC_TRUST_PROXY: 'yes',
      MISKATONIC_HTTPS: '0',
      MISKATONIC_LOG_LEVEL: '',
      MISKATONIC_MAX_MESSAGE: '2048',
    }
    expect(
      readConfig({ flags: { port: '82', 'idle-minutes': '7' }, environment, base: '/srv/here' }),
    ).toMatchObject({
      port: 82,
      host: '::1',
      data: '/srv/games',
      origins: ['https://a.example', 'http://b.example:81'],
      trustProxy: true,
      https: false,
      logLevel: 'info',
      maxMessage: 2048,
      idleMinutes: 7,
    })
    expect(readConfig({ flags: { https: '' } }).https).toBe(true)
  })

  it.each([
    ['PORT', 'eighty', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['HOST', 'a b', 'for example 0.0.0.0'],
    ['ORIGINS', 'games.example', 'for example https://games.example; separate several with commas'],
    ['ORIGINS', 'https://a.example/path', 'for example https://games.example; separate several with commas'],
    ['TRUST_PROXY', 'maybe', '1 or 0'],
    [
      'STORE',
      'paper',
      'sqlite, or the address of a PostgreSQL database such as postgres://user:password@host:5432/name',
    ],
    ['LOG_LEVEL', 'loud', 'trace, debug, info, warn, error, silent'],
    ['TABLES_PER_ADDRESS', '0', 'a whole number from 1 to 1000000'],
    ['MESSAGES_PER_SECOND', '1.5', 'a whole number from 1 to 100000'],
    ['MAX_MESSAGE', '1e3', 'a whole number from 512 to 1048576'],
    ['IDLE_MINUTES', ' 5', 'a whole number from 1 to 10080'],
  ])('refuses MISKATONIC_%s=%s', (name, value, allowed) => {
    const reading = (): unknown => readConfig({ environment: { [`MISKATONIC_${name}`]: value } })
    expect(reading).toThrow(BadSetting)
    expect(reading).toThrow(`MISKATONIC_${name} cannot be "${value}". It can be: ${allowed}.`)
  })

  it('does not repeat an address, which may hold a password', () => {
    for (const [name, value] of [
      ['STORE', 'mysql://me:hunter2@host/db'],
      ['BUS', 'http://me:hunter2@host'],
    ]) {
      const reading = (): unknown => readConfig({ environment: { [`MISKATONIC_${name}`]: value } })
      expect(reading).toThrow(`MISKATONIC_${name} cannot be this. It can be: `)
      expect(reading).not.toThrow(/hunter2/)
    }
  })

  it('names a bad flag as it was written, in both languages', () => {
    const reading = (): unknown => readConfig({ flags: { 'max-message': 'long' } })
    expect(reading).toThrow(
      expect.objectContaining({
        sentences: {
          en: '--max-message cannot be "long". It can be: a whole number from 512 to 1048576.',
          pl: '--max-message nie może mieć wartości „long”. Możliwe: liczba całkowita od 512 do 1048576.',
        },
      }),
    )
  })
})
