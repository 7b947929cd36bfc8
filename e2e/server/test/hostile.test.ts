import { games } from '@miskatonic/games'
import { type Position, canonical, hash } from '@miskatonic/kernel'
import { PROTOCOL, type TableKeys, type Told } from '@miskatonic/protocol'
import { Table, save } from '@miskatonic/table'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { importGame, metric, openTable, post } from '../api.ts'
import { Client } from '../client.ts'
import { Dice } from '../dice.ts'
import { onDisk, playLog } from '../disk.ts'
import { RegularPlayers } from '../regular-players.ts'
import { type Program, buildProgram, startProgram } from '../program.ts'
import { Raw, closeCode, frame, opcodes, rawRequest, rawSocket, upgradeRequest } from '../raw.ts'
import { NotConnected, Wire } from '../wire.ts'

/** Milliseconds that a regular player's choice may take while the server is under attack: at most, and in 95 of 100 cases. */
const SLOWEST = 10_000
const USUAL = 1_000
const MEGABYTE = 1_048_576

const folder = mkdtempSync(join(tmpdir(), 'miskatonic-'))
let program: Program
let address: string
let regular: RegularPlayers
/** The table under attack. Its key to watch was replaced: `revoked` is the old one. */
let keys: TableKeys
let revoked: string
let watch: string
let before: string
let memory: number
/** What takes long begins at the start and is looked at in the end. */
let lazy: { silent: Wire; halfOpen: Raw; slow: Raw; unfinished: Raw }

/** Each attacker has an address of their own, as if behind a proxy, so that one's limits are not another's. */
let strangers = 0
function stranger(): Record<string, string> {
  strangers++
  return { 'x-forwarded-for': `10.${strangers >> 16}.${(strangers >> 8) & 255}.${strangers & 255}` }
}

beforeAll(async () => {
  await buildProgram()
  ;({ program, address } = await startProgram(folder, { 'trust-proxy': '', 'requests-per-minute': '600' }))
  keys = await openTable(address, { players: 2, hands: 'closed' })
  const host = await Client.join(address, {
    table: keys.table,
    keys: [keys.host, ...Object.values(keys.seats)],
  })
  await host.ask({ t: 'begin' })
  for (let choices = 0; choices < 12; choices++) await chooseSomething(host)
  revoked = keys.watch
  const issued = await host.ask({ t: 'issue', what: 'watch' })
  watch = issued.t === 'done' ? issued.key! : ''
  await host.close()
  before = stateOf(keys.table)
  memory = await metric(address, 'process_resident_memory_bytes')
  lazy = {
    silent: await Wire.open(address, { headers: stranger() }),
    halfOpen: await rawSocket(address, stranger()),
    slow: await Raw.open(address),
    unfinished: await Raw.open(address),
  }
  lazy.halfOpen.send(frame(opcodes.text, Buffer.from(hello([keys.seats['p2']!]))))
  lazy.unfinished.send('POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n{')
  void trickle(lazy.slow)
  regular = new RegularPlayers(address, new Dice('honest'))
})

afterEach(async () => {
  const wrong = await whatWasDisturbed()
  if (wrong !== undefined) throw new Error(wrong)
})

/** After every attack: the server responds, the attacked table is unchanged, and the regular players go on undisturbed. */
async function whatWasDisturbed(): Promise<string | undefined> {
  if (program.child.exitCode !== null) return `the server has ended: ${program.complaints}`
  if (stateOf(keys.table) !== before) return 'the attacked table is not what it was'
  const enough = regular.took.length + 3
  const late = performance.now() + SLOWEST
  while (regular.took.length < enough && performance.now() < late) await sleep(5)
  if (regular.troubles.length > 0) return `regular players were disturbed: ${regular.troubles.join()}`
  if (regular.took.length < enough) return 'the others could not go on playing'
  return regular.slowest > SLOWEST ? `a choice took ${regular.slowest} milliseconds` : undefined
}

afterAll(async () => {
  await regular?.stop()
  await program?.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Record and log of a table, and the position to which the log leads. */
function stateOf(table: string): string {
  return onDisk(folder, (disk) => {
    const rows = disk.rows(table)
    const record = disk.record(table)
    return canonical([record, rows.length, hash(playLog(games[0]!, record, rows).now.position)])
  })
}

async function chooseSomething(client: Client): Promise<void> {
  const offers = client.offers()
  if (offers.length > 0) await client.choose(offers[0]!.seat, offers[0]!.offer)
}

function hello(some: readonly string[], more: object = {}): string {
  return JSON.stringify({ t: 'hello', protocol: PROTOCOL, table: keys.table, keys: some, ...more })
}

/** One byte of a header now and then. */
async function trickle(raw: Raw): Promise<void> {
  raw.send('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  while (raw.isOpen) {
    raw.send('a')
    await sleep(500)
  }
}

/** A client with these keys to the attacked table. */
function join_(...some: string[]): Promise<Client> {
  return Client.join(address, { table: keys.table, keys: some }, { headers: stranger() })
}

/** What a connection is told that begins with these texts or bytes. */
async function say(...messages: (string | Buffer)[]): Promise<Wire> {
  const wire = await Wire.open(address, { headers: stranger() })
  for (const message of messages) wire.socket.send(message)
  return wire
}

async function refusal(wire: Wire): Promise<string> {
  const { code, message } = await wire.until('refused')
  expect(message.length).toBeGreaterThan(5)
  await wire.close()
  return code
}

async function byeOf(wire: Wire): Promise<Extract<Told, { t: 'bye' }>> {
  const bye = await wire.until('bye')
  expect(bye.message.length).toBeGreaterThan(5)
  await wire.ended
  return bye
}

function codeOf(told: Told): string {
  return told.t === 'refused' ? told.code : told.t
}

describe('at the door', () => {
  it('opens nothing without a key that fits', async () => {
    const other = await openTable(address)
    const forged = randomBytes(24).toString('base64url')
    for (const some of [
      [],
      [other.host, other.seats['p1']!],
      [revoked],
      [forged],
      ['__proto__', 'constructor'],
    ]) {
      const bye = await byeOf(await say(hello(some)))
      expect(bye).toMatchObject({ code: 'bad-key', again: false })
    }
    const unknown = await byeOf(await say(hello([keys.host], { table: forged })))
    expect(unknown).toMatchObject({ code: 'unknown-table', again: false })
  })

  it('wants to hear hello first, once, and in the right words', async () => {
    expect(await refusal(await say('{"t":"say","ref":1,"seat":"","text":"x"}'))).toBe('no-hello')
    const twice = await join_(watch)
    twice.wire.socket.send(hello([keys.host]))
    expect(await refusal(twice.wire)).toBe('hello-twice')
    const strange = [
      hello([watch], { protocol: PROTOCOL + 1 }),
      hello([watch], { last: -1 }),
      hello(Array(17).fill(watch)),
    ]
    for (const text of strange) expect(await refusal(await say(text))).toBe('bad-message')
  })

  it('does not let pages from elsewhere in', async () => {
    const foreign = { headers: { ...stranger(), origin: 'https://evil.example' } }
    await expect(Wire.open(address, foreign)).rejects.toMatchObject({ status: 403 })
    const answer = await post(address, '/api/tables', {}, { ...stranger(), origin: 'https://evil.example' })
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'bad-origin' } } })
    for (const origin of ['null', 'file://', 'javascript:0', 'http://', `${address}.evil.example`])
      await expect(Wire.open(address, { headers: { ...stranger(), origin } })).rejects.toThrow(NotConnected)
  })

  it('is not impressed by a thousand connections from one address', async () => {
    const headers = stranger()
    const all = await Promise.allSettled(Array.from({ length: 1000 }, () => Wire.open(address, { headers })))
    const open = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason as NotConnected] : []))
    expect(open).toHaveLength(50)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
    for (const wire of open) wire.socket.terminate()
  })

  it('survives those who slam it', async () => {
    const headers = stranger()
    for (let i = 0; i < 300; i++) {
      const raw = await Raw.open(address)
      raw.send(
        upgradeRequest(i % 2 === 0 ? '/elsewhere' : '/socket', i % 3 === 0 ? { origin: 'null' } : headers),
      )
      if (i % 4 < 2) await sleep(1)
      raw.reset()
    }
    expect((await fetch(`${address}/health`)).status).toBe(200)
  })

  it('does not wait for those who were refused and stay', async () => {
    const raw = await Raw.open(address)
    raw.socket.allowHalfOpen = true
    raw.send(upgradeRequest('/elsewhere', stranger()))
    await raw.until('404')
    // Only a server that has let go answers further bytes with a reset.
    const late = performance.now() + SLOWEST
    while (raw.isOpen && performance.now() < late) {
      raw.send('x')
      await sleep(10)
    }
    expect(raw.isOpen).toBe(false)
  })
})

describe('in the name of others', () => {
  it('a spectator does nothing but watch and talk', async () => {
    const spectator = await join_(watch)
    const { number } = spectator.now!
    const asked = [
      { t: 'choose', seat: 'p1', decision: number, option: 'endActions' },
      { t: 'choose', seat: '', decision: number, option: 'endActions' },
      { t: 'undo', seat: 'p1' },
      { t: 'rewind', seat: 'p1', number: 0 },
      { t: 'consent', seat: 'p1', proposal: 1, yes: true },
      { t: 'wish', seat: 'p1', wish: 'pass' },
      { t: 'luck', seat: 'p1', part: 'mine' },
      { t: 'rename', seat: 'p1', name: 'mine' },
      { t: 'leave', seat: 'p1' },
      { t: 'ping', seat: 'p1', target: 'park' },
      { t: 'say', seat: 'p1', text: 'I am p1' },
    ] as const
    for (const each of asked) expect(codeOf(await spectator.ask(each))).toBe('not-your-seat')
    expect(codeOf(await spectator.ask({ t: 'take', seat: 'p1' }))).toBe('not-invited')
    expect(codeOf(await spectator.ask({ t: 'begin' }))).toBe('host-only')
    for (const what of ['p1', 'watch', 'invite'])
      expect(codeOf(await spectator.ask({ t: 'issue', what }))).toBe('host-only')
    expect(codeOf(await spectator.ask({ t: 'moment', seat: 'p1', number }))).toBe('not-your-eyes')
    await spectator.close()
  })

  it('a player speaks only for their own seat', async () => {
    const player = await join_(keys.seats['p2']!)
    const { number } = player.now!
    const asked = [
      { t: 'choose', seat: 'p1', decision: number, option: 'endActions' },
      { t: 'undo', seat: 'p1' },
      { t: 'consent', seat: 'p1', proposal: 1, yes: true },
      { t: 'wish', seat: 'p1', wish: 'pass' },
      { t: 'rename', seat: 'p1', name: 'mine' },
      { t: 'say', seat: 'p1', text: 'I am p1' },
    ] as const
    for (const each of asked) expect(codeOf(await player.ask(each))).toBe('not-your-seat')
    expect(codeOf(await player.ask({ t: 'issue', what: 'p1' }))).toBe('host-only')
    expect(codeOf(await player.ask({ t: 'moment', seat: 'p1', number }))).toBe('not-your-eyes')
    expect(codeOf(await player.ask({ t: 'consent', seat: 'p2', proposal: 99, yes: true }))).toBe(
      'no-such-proposal',
    )
    await player.close()
  })

  it('a seat named like a property of every object cannot be taken', async () => {
    const host = await join_(keys.host, keys.seats['p1']!)
    for (const seat of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(codeOf(await host.ask({ t: 'take', seat }))).toBe('unknown-seat')
      expect(codeOf(await host.ask({ t: 'issue', what: seat }))).toBe('unknown-seat')
      expect(codeOf(await host.ask({ t: 'moment', seat, number: 0 }))).toBe('unknown-seat')
      expect(codeOf(await host.ask({ t: 'choose', seat, decision: 0, option: 'pass' }))).toBe('not-your-seat')
    }
    const order = { game: 'reign', options: {}, take: ['constructor'], name: 'x' }
    const answer = await post(address, '/api/tables', order, stranger())
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad-seat' } } })
    await host.close()
  })

  it('a client that was shown out stays out, also without closing its socket', async () => {
    const { table, host, seats, watch: key } = await openTable(address, {}, ['p1'])
    const owner = await Client.join(address, { table, keys: [host, seats['p1']!] })
    await owner.ask({ t: 'begin' })
    const raw = await rawSocket(address, stranger())
    const text = (message: object): Buffer => frame(opcodes.text, Buffer.from(JSON.stringify(message)))
    raw.send(text({ t: 'hello', protocol: PROTOCOL, table, keys: [key] }))
    await raw.until('welcome')
    await owner.ask({ t: 'issue', what: 'watch' })
    await raw.until('"bye"')
    raw.send(text({ t: 'say', ref: 1, seat: '', text: 'still here' }))
    raw.send(text({ t: 'moment', ref: 2, seat: '', number: 0 }))
    await sleep(200)
    expect(raw.text).not.toContain('"t":"moment"')
    await owner.ask({ t: 'say', seat: 'p1', text: 'alone' })
    expect([...owner.log.values()].join()).not.toContain('still here')
    raw.drop()
    await owner.close()
  })
})

describe('choices that are none', () => {
  it('the same choice fifty times counts once', async () => {
    const { table, host, seats } = await openTable(address, { players: 2 })
    const some = [host, ...Object.values(seats)]
    const all = await Promise.all(
      [1, 2].map(() => Client.join(address, { table, keys: some }, { headers: stranger() })),
    )
    await all[0]!.ask({ t: 'begin' })
    await all[1]!.reaches(1)
    const { seat, offer } = all[0]!.offers()[0]!
    const answers = await Promise.all(
      all.flatMap((client) => Array.from({ length: 25 }, () => client.choose(seat, offer, 0))),
    )
    expect(answers.filter(({ t }) => t === 'now')).toHaveLength(1)
    expect(answers.filter((answer) => codeOf(answer) === 'stale-decision')).toHaveLength(49)
    expect(onDisk(folder, (disk) => disk.rows(table)).map(({ kind }) => kind)).toEqual(['began', 'did'])
    for (const client of all) await client.close()
  })

  it('answers to other decisions, and what was not offered, are refused', async () => {
    const client = await join_(keys.host, keys.seats['p1']!, keys.seats['p2']!)
    const { number } = client.now!
    const { seat, offer } = client.offers()[0]!
    for (const decision of [0, number - 1, number + 1, 2 ** 40])
      expect(codeOf(await client.choose(seat, offer, decision))).toBe('stale-decision')
    const misspelled = [
      'walk',
      'walk:to=',
      'walk:to=nowhere',
      'Walk:to=park',
      '__proto__',
      'constructor:a=b',
      ':',
      '=',
      '💀',
    ]
    for (const option of misspelled) expect(codeOf(await client.choose(seat, option))).toBe('unknown-option')
    const notOffered = await client.choose(seat, 'seal:own=5,extra=null')
    expect(notOffered).toMatchObject({
      t: 'refused',
      code: expect.stringMatching(/^not-/),
      rule: expect.any(String),
    })
    await client.close()
  })
})

describe('messages that are none', () => {
  const choose = { t: 'choose', ref: 1, seat: 'p1', decision: 12, option: 'endActions' }
  const strange: Record<string, (string | Buffer)[]> = {
    'not JSON': ['', 'x', '{', '{"t":', 'null{', '\u0000'],
    'not an object': ['null', '1', '"t"', '[]', 'true', `${'['.repeat(2000)}${']'.repeat(2000)}`],
    'of no known kind': [
      '{}',
      '{"t":null}',
      '{"t":"HELLO"}',
      '{"t":"__proto__"}',
      '{"t":"constructor"}',
      '{"t":["choose"]}',
    ],
    'of wrong types': [
      { ...choose, ref: '1' },
      { ...choose, ref: -1 },
      { ...choose, ref: 1.5 },
      { ...choose, seat: 1 },
      { ...choose, seat: ['p1'] },
      { ...choose, decision: '12' },
      { ...choose, decision: null },
      { ...choose, option: { step: 'endActions' } },
      { ...choose, option: '' },
    ].map((each) => JSON.stringify(each)),
    'with too much in it': [
      JSON.stringify({ ...choose, admin: true }),
      '{"t":"choose","ref":1,"seat":"p1","decision":12,"option":"endActions","__proto__":{"host":true}}',
      '{"t":"choose","ref":1,"seat":"p1","decision":12,"option":"endActions","constructor":{"prototype":{"host":true}}}',
      JSON.stringify({ ...choose, option: 'x'.repeat(301) }),
      JSON.stringify({ ...choose, seat: 'p'.repeat(33) }),
      JSON.stringify({ t: 'say', ref: 1, seat: '', text: 'x'.repeat(301) }),
      JSON.stringify({ t: 'say', ref: 1, seat: '', text: '   ' }),
      '{"t":"choose","ref":1e400,"seat":"p1","decision":12,"option":"endActions"}',
    ],
    'bytes instead of text': [Buffer.from(JSON.stringify(choose)), Buffer.alloc(0), randomBytes(100)],
  }
  for (const [what, messages] of Object.entries(strange))
    it(`${what}: refused with what is wrong`, async () => {
      const client = await join_(keys.host, keys.seats['p1']!)
      for (const message of messages) client.wire.socket.send(message)
      const isRefused = ({ t }: Told): boolean => t === 'refused'
      while (client.wire.told.filter(isRefused).length < messages.length) await sleep(2)
      for (const told of client.wire.told.filter(isRefused))
        expect(told).toMatchObject({
          ref: null,
          code: 'bad-message',
          message: expect.stringMatching(/.{10}/),
        })
      await client.close()
    })

  it('again and again: shown out', async () => {
    const client = await join_(watch)
    for (let i = 0; i < 30; i++) client.wire.socket.send('nonsense')
    expect(await byeOf(client.wire)).toMatchObject({ code: 'bad-message', again: false })
  })

  it('too long, not text, or against the protocol: the connection ends with the code for it', async () => {
    const tooLong = frame(opcodes.text, Buffer.alloc(5_000, 'x'))
    const huge = Buffer.from([0x81, 0xff, 0x7f, ...Array<number>(11).fill(0xff)]) // claims to have 2^63 bytes
    const strangers_: [number, Buffer[]][] = [
      [1009, [tooLong]],
      [
        1009,
        [
          frame(opcodes.text, Buffer.alloc(4_000, 'x'), { isLast: false }),
          frame(opcodes.continuation, Buffer.alloc(4_000)),
        ],
      ],
      [1009, [huge]],
      [
        1008,
        [
          frame(opcodes.text, Buffer.from('{'), { isLast: false }),
          ...Array.from({ length: 64 }, () =>
            frame(opcodes.continuation, Buffer.alloc(0), { isLast: false }),
          ),
        ],
      ],
      [1007, [frame(opcodes.text, Buffer.from([0xc3, 0x28]))]],
      [1007, [frame(opcodes.text, Buffer.from([0xed, 0xa0, 0x80]))]],
      [1002, [frame(opcodes.text, Buffer.from('{}'), { isMasked: false })]],
      [1002, [frame(3, Buffer.alloc(0))]],
      [1002, [frame(opcodes.continuation, Buffer.from('{}'))]],
      [1002, [frame(opcodes.ping, Buffer.alloc(200))]],
    ]
    for (const [code, frames] of strangers_) {
      const raw = await rawSocket(address, stranger())
      for (const each of frames) raw.send(each)
      while (raw.isOpen && closeCode(raw) === undefined) await sleep(2)
      expect(closeCode(raw)).toBe(code)
      raw.drop()
    }
  })
})

describe('floods', () => {
  it('ten thousand messages at once: a few are heard, then the door closes', async () => {
    const { table, host, seats } = await openTable(address, { players: 2 })
    const client = await Client.join(address, { table, keys: [host, seats['p1']!] }, { headers: stranger() })
    await client.ask({ t: 'begin' })
    for (let ref = 100; ref < 10_100; ref++)
      client.wire.send({ t: 'say', ref, seat: 'p1', text: 'spam '.repeat(50) })
    expect(await byeOf(client.wire)).toMatchObject({ code: 'too-fast', again: true })
    expect(onDisk(folder, (disk) => disk.rows(table)).length).toBeLessThan(100)
  })

  it('ten thousand choices, undos and looks back at once, from many connections', async () => {
    const { table, host, seats } = await openTable(address, { hands: 'closed' })
    const headers = stranger()
    const pass = { table, keys: [host, ...Object.values(seats)], name: 'flood' }
    const all = await Promise.all(Array.from({ length: 40 }, () => Client.join(address, pass, { headers })))
    await all[0]!.ask({ t: 'begin' })
    for (let choices = 0; choices < 10; choices++) await chooseSomething(all[0]!)
    for (const { wire } of all)
      for (let ref = 100; ref < 350; ref++)
        if (ref % 3 === 0) wire.send({ t: 'undo', ref, seat: 'p1' })
        else if (ref % 3 === 1) wire.send({ t: 'moment', ref, seat: 'p1', number: ref % 10 })
        else wire.send({ t: 'choose', ref, seat: 'p1', decision: 3, option: 'walk:to=park' })
    for (const { wire } of all) expect(await byeOf(wire)).toMatchObject({ code: 'too-fast' })
  })

  it('coming and going without end', async () => {
    const headers = stranger()
    for (let round = 0; round < 10; round++) {
      const wires = await Promise.all(Array.from({ length: 40 }, () => Wire.open(address, { headers })))
      for (const wire of wires) wire.socket.send(hello([watch]))
      await wires[0]!.until('welcome')
      for (const wire of wires) wire.socket.terminate()
      await Promise.all(wires.map(({ ended }) => ended))
      await sleep(20)
    }
    expect((await fetch(`${address}/health`)).status).toBe(200)
  })

  it('proposals do not pile up', async () => {
    const { table, host, seats } = await openTable(address, { players: 2 })
    const client = await Client.join(address, { table, keys: [host, seats['p1']!] }, { headers: stranger() })
    await client.ask({ t: 'begin' })
    for (let i = 0; i < 30; i++) await client.ask({ t: 'rewind', seat: 'p1', number: 0 })
    expect(client.proposals.length).toBeLessThanOrEqual(1)
    await client.close()
  })

  it('tables do not multiply without end', async () => {
    const { table, host, seats } = await openTable(address, { players: 2 })
    const pass = { table, keys: [host, ...Object.values(seats)] }
    const all = await Promise.all(
      Array.from({ length: 4 }, () => Client.join(address, pass, { headers: stranger() })),
    )
    await all[0]!.ask({ t: 'begin' })
    const answers: Told[] = []
    for (let i = 0; i < 64; i++) answers.push(await all[i % 4]!.ask({ t: 'rewind', seat: 'p1', number: 0 }))
    expect(answers.map(codeOf)).toContain('too-many')
    for (const client of all) await client.close()
  })
})

describe('by HTTP', () => {
  it('finds no file but those of the page', async () => {
    const paths = [
      '/../../../../etc/passwd',
      '/..%2f..%2f..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/package.json',
      '/..\\..\\package.json',
      '/assets/../../package.json',
      '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
      '/.%00./package.json',
      '//etc/passwd',
      'file:///etc/passwd',
      '/api/tables/..%2f..%2fx/export',
      '/%',
      '/%ff%fe.css',
      '/miskatonic.db',
      '/data/miskatonic.db',
    ]
    for (const path of paths) {
      const text = await rawRequest(
        address,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      )
      // What looks like a path inside the page is answered with the page.
      expect(`${path}: ${text}`).toMatch(/: HTTP\/1\.1 ((400|401|404|503) |200 [^]*<!doctype html>)/i)
      expect(text).not.toMatch(/root:|"workspaces"|SQLite/)
    }
  })

  it('answers malformed requests with 400 and lives on', async () => {
    const requests = [
      'nonsense\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET / HTTP/1.1\r\nHost localhost\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      'POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
      'POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
      randomBytes(500),
    ]
    for (const request of requests)
      expect(await rawRequest(address, request)).toMatch(/^HTTP\/1\.1 4(00|31) /)
    for (const host of ['', ' ', '%', 'a b', '[', 'x'.repeat(5000)])
      expect(
        await rawRequest(address, `GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
      ).toMatch(/^HTTP\/1\.1 (200|400) /)
  })

  it('refuses what it does not know, by name', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])
      for (const path of ['/', '/health', '/metrics', '/api/nothing', '/api/tables/x/export']) {
        const response = await fetch(address + path, { method, headers: stranger() })
        expect([404, 405]).toContain(response.status)
        expect(await response.json()).toMatchObject({
          error: { code: expect.any(String), message: expect.any(String) },
        })
      }
    expect(await rawRequest(address, 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n')).not.toContain('200')
    const unknown = await fetch(`${address}/api/nothing`, { headers: stranger() })
    expect(await unknown.json()).toMatchObject({ error: { code: 'not-found' } })
  })

  it('opens no table from strange orders', async () => {
    const orders = [
      '',
      'null',
      '[]',
      '{',
      '{"game":"reign"}',
      '{"game":"chess","options":{},"take":[]}',
      '{"game":"__proto__","options":{},"take":[]}',
      '{"game":"reign","options":{"players":5},"take":[]}',
      '{"game":"reign","options":{"players":{"valueOf":1}},"take":[]}',
      '{"game":"reign","options":{"constructor":1},"take":[]}',
      '{"game":"reign","options":{},"take":["p9"]}',
      '{"game":"reign","options":{},"take":["__proto__"]}',
      '{"game":"reign","options":{},"take":[],"host":true}',
      `{"game":"reign","options":{},"take":[],"name":"${'x'.repeat(41)}"}`,
    ]
    for (const order of orders) {
      const { status, body } = await post(address, '/api/tables', order, stranger())
      expect([order, status]).toEqual([order, 400])
      expect(body).toMatchObject({
        error: { code: expect.any(String), message: expect.stringMatching(/.{5}/) },
      })
    }
  })

  it('does not swallow giants', async () => {
    const tooLarge = { status: 413, body: { error: { code: 'too-large' } } }
    expect(await post(address, '/api/tables', 'x'.repeat(20_000), stranger())).toMatchObject(tooLarge)
    const size = 3 * MEGABYTE
    const giant = `POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${size}\r\n\r\n${'x'.repeat(size)}`
    expect(await rawRequest(address, giant)).toMatch(/^HTTP\/1\.1 413 [^]*too-large/)
    const raw = await Raw.open(address)
    raw.send('POST /api/import HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n')
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
    for (let sent = 0; sent < 64 && !raw.text.includes('413'); sent++) {
      raw.send(chunk)
      await sleep(1)
    }
    await raw.until('413')
    expect(raw.text).toContain('too-large')
    raw.drop()
  })

  it('takes in no file that is damaged, altered or absurd', async () => {
    const table = Table.open(games[0]!, {}, 'seed') as Table
    const whole = save(table)
    const { checksum: _, ...content } = JSON.parse(whole) as Record<string, unknown>
    const nested = '['.repeat(MEGABYTE - 100) + ']'.repeat(MEGABYTE - 100)
    const position = structuredClone(table.position) as Position<{ hands: Record<string, string[]> }>
    position.table.hands['p1']!.push(...Array<string>(10_000).fill('arkham'))
    const swollen = Table.at(games[0]!, position) as Table
    const files: [string, string][] = [
      ['save-truncated', ''],
      ['save-malformed', '{}'],
      ['save-malformed', '[]'],
      ['save-malformed', 'null'],
      ['save-truncated', whole.slice(0, 200)],
      ['save-altered', whole.replace('introductory', 'expert')],
      ['save-altered', JSON.stringify(content)],
      ['save-malformed', `{"format":${nested}}`],
      ['save-truncated', `{"format":"miskatonic-save/1","x":"${'x'.repeat(MEGABYTE)}`],
      ['unknown-table', '{"format":"miskatonic-sealed/1","table":"nowhere","iv":"","tag":"","data":""}'],
      [
        'still-running',
        `{"format":"miskatonic-sealed/1","table":"${keys.table}","iv":"","tag":"","data":""}`,
      ],
      ['save-malformed', `{"format":"miskatonic-save/1","checksum":"","x":${nested}}`],
      ['unsound-position', save(swollen)],
    ]
    for (const [code, text] of files) {
      const { status, body } = await importGame(address, text, stranger())
      expect(body).toMatchObject({ error: { code } })
      expect(status).toBe(code === 'unknown-table' ? 404 : 400)
    }
  })

  it('limits how often one address asks', async () => {
    const headers = stranger()
    const all = await Promise.all(
      Array.from({ length: 700 }, () => fetch(`${address}/api/nothing`, { headers })),
    )
    const refused = all.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(50)
    expect(await refused[0]!.json()).toMatchObject({ error: { code: 'too-many' } })
    expect(refused[0]!.headers.get('retry-after')).not.toBeNull()
  })
})

describe('in the end', () => {
  it('those who say nothing, or do not finish, are gone', { timeout: 90_000 }, async () => {
    const { silent, halfOpen, slow, unfinished } = lazy
    expect(await byeOf(silent)).toMatchObject({ code: 'no-hello' })
    await Promise.all([halfOpen.closed, slow.closed, unfinished.closed])
  })

  it('two people have played undisturbed, and memory is what it was', async () => {
    await regular.stop()
    const grown = ((await metric(address, 'process_resident_memory_bytes')) - memory) / MEGABYTE
    const average = regular.took.reduce((sum, each) => sum + each, 0) / regular.took.length
    process.stderr.write(
      `hostile: ${regular.took.length} regular choices in ${regular.games} games, ${average.toFixed(1)} ms each, ` +
        `slowest ${regular.slowest.toFixed(0)} ms; memory grew by ${grown.toFixed(0)} MB\n`,
    )
    expect(grown).toBeLessThan(200)
    expect(regular.took.toSorted((a, b) => a - b)[Math.floor(regular.took.length * 0.95)]).toBeLessThan(USUAL)
    regular = new RegularPlayers(address, new Dice('more'))
  })
})
