import { describe, expect, it } from 'vitest'
import { inPlainWords, makeLog } from '../log.ts'

describe('the log', () => {
  it('keeps what is private to itself', () => {
    let lines = ''
    const log = makeLog({ logLevel: 'debug' }, { write: (line) => (lines += line) })
    log.debug(
      { table: 'abc', keys: ['open-sesame'], seat: { name: 'Ann', key: 'open-sesame' } },
      'a client connected',
    )
    log.info({ text: 'I trust Ann', headers: { authorization: 'Bearer open-sesame' }, secret: 'lantern' })
    expect(lines).not.toMatch(/open-sesame|Ann|lantern/)
    expect(JSON.parse(lines.split('\n')[0]!)).toMatchObject({
      level: 20,
      time: expect.any(Number),
      msg: 'a client connected',
      table: 'abc',
      keys: '[removed]',
      seat: { name: '[removed]', key: '[removed]' },
    })
  })

  it('shows only warnings and errors at a terminal', () => {
    let text = ''
    const log = makeLog(
      { logLevel: 'info' },
      inPlainWords((line) => (text += line)),
    )
    log.info('listening')
    log.warn('it rains')
    log.error({ err: new Error('no space left') }, 'a table could not be saved')
    expect(text).toBe('it rains\na table could not be saved: no space left\n')
  })

  it('can be silent', () => {
    let lines = ''
    makeLog({ logLevel: 'silent' }, { write: (line) => (lines += line) }).error('not logged')
    expect(lines).toBe('')
  })
})
