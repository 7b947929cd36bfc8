import { refused } from '@miskatonic/kernel'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, type Server, request } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { addressOf } from '../http/address.ts'
import { type AppDependencies, makeApp } from '../http/app.ts'
import { addressesOf, closeServer, listen, serverFor } from '../http/listen.ts'
import { originAllowed } from '../http/origin.ts'
import { loadPage } from '../http/page.ts'
import type { TableService } from '../http/table-service.ts'
import { makeLog } from '../log.ts'
import { newFolder } from './folders.ts'

const keys = { table: 'abc', host: 'h', invite: 'i', watch: 'w', seats: { p1: 's' } }

/** A table service that records its calls. */
function recordingTables(): TableService & { asked: unknown[] } {
  const asked: unknown[] = []
  return {
    asked,
    open: (...what) => (asked.push(what), Promise.resolve(keys)),
    import: (bytes, address) => (asked.push([Buffer.from(bytes).toString(), address]), Promise.resolve(keys)),
    export: (...what) => (asked.push(what), Promise.resolve({ name: 'reign-"abc".json', text: '{"a":1}' })),
  }
}

const servers: Server[] = []
afterEach(async () => {
  const open = servers.splice(0).filter((server) => server.listening)
  await Promise.all(open.map((server) => closeServer(server, 100)))
})

/** Any JSON answer. */
interface Json {
  readonly [key: string]: unknown
  readonly error: { readonly code: string; readonly message: string }
}
interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly bytes: Buffer
  readonly json: Json
}
type Ask = (method: string, path: string, headers?: Record<string, string>, body?: string) => Promise<Answer>

/** An HTTP server without rooms, and a way to ask it. */
async function start(
  settings: Partial<Config> = {},
  parts: Partial<AppDependencies> = {},
  sockets: Parameters<typeof serverFor>[1] = {
    upgrade: (_, socket) => void socket.end('HTTP/1.1 418 Teapot\r\n\r\n'),
  },
): Promise<{ ask: Ask; tables: ReturnType<typeof recordingTables>; server: Server }> {
  const config: Config = { ...readConfig({}), host: '127.0.0.1', port: 0, logLevel: 'silent', ...settings }
  const tables = recordingTables()
  const log = makeLog(config)
  const app = makeApp({
    config,
    log,
    tables,
    page: null,
    problem: () => null,
    notReady: () => null,
    measure: () => {},
    tablesLive: () => 3,
    ...parts,
  })
  const server = serverFor(app, sockets, config)
  await listen(server, config)
  servers.push(server)
  const [address] = addressesOf(server)
  return { tables, server, ask: (...what) => askAt(address!, ...what) }
}

/** As `fetch` would, but without tidying up the path or adding headers of its own. */
function askAt(
  address: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const asking = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = bytes.toString()
        const isJson = answer.headers['content-type']?.includes('json') && text !== ''
        const json = isJson ? JSON.parse(text) : undefined
        resolve({ status: answer.statusCode!, headers: answer.headers, text, bytes, json })
      })
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

describe('health and metrics', () => {
  it('say how things are', async () => {
    const { ask } = await start({ metricsToken: 'a-token-for-us' })
    const { status, json } = await ask('GET', '/health')
    expect(status).toBe(200)
    expect(json).toEqual({ ok: true, version: '0.1.0', uptime: expect.any(Number), tables: 3 })
    const metrics = await ask('GET', '/metrics', { authorization: 'Bearer a-token-for-us' })
    expect(metrics.headers['content-type']).toContain('text/plain')
    expect(metrics.text).toContain('miskatonic_tables_live 3\n')
    for (const name of [
      'choices_total',
      'choice_seconds_bucket',
      'commit_rows_bucket',
      'commit_seconds_bucket',
    ])
      expect(metrics.text).toContain(`miskatonic_${name}`)
  })

  it('metrics need the token; without one they are closed', async () => {
    const refusal = { status: 401, json: { error: { code: 'metrics-private' } } }
    for (const metricsToken of ['', 'a-token-for-us']) {
      const { ask } = await start({ metricsToken })
      for (const authorization of ['', 'Bearer ', 'Bearer a-token', 'a-token-for-us'])
        expect(await ask('GET', '/metrics', { authorization })).toMatchObject(refusal)
    }
  })

  it('admit that something is wrong', async () => {
    const { ask } = await start({}, { problem: () => 'the disk is full' })
    const { status, json } = await ask('GET', '/health')
    expect(status).toBe(503)
    expect(json).toMatchObject({ ok: false, problem: 'the disk is full' })
  })
})

describe('every answer', () => {
  it('says that the connection stays open, longer than proxies and browsers keep it', async () => {
    const { ask } = await start()
    const { headers } = await ask('GET', '/health', { connection: 'keep-alive' })
    const seconds = Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1])
    expect(seconds).toBeGreaterThan(60)
  })

  it.each(['/health', '/', '/api/nothing', '/nothing.js'])('is guarded: %s', async (path) => {
    const { ask } = await start()
    const { headers } = await ask('GET', path, { host: 'games.example:81' })
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self' ws://games.example:81 wss://games.example:81; manifest-src 'self'; " +
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('remembers https only where there is https', async () => {
    const { ask } = await start({ https: true })
    const { headers } = await ask('GET', '/health')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('keeps a strange host out of the policy', async () => {
    const { ask } = await start({ trustProxy: true })
    const { headers } = await ask('GET', '/health', { 'x-forwarded-host': "x; script-src 'unsafe-inline'" })
    expect(headers['content-security-policy']).toContain("connect-src 'self';")
  })

  it('to nonsense is JSON with a code', async () => {
    const { ask } = await start({}, { page: new Map() })
    expect(await ask('GET', '/nothing.js')).toMatchObject({
      status: 404,
      json: { error: { code: 'not-found', message: 'there is nothing at /nothing.js' } },
    })
    expect(await ask('DELETE', '/health')).toMatchObject({
      status: 405,
      json: { error: { code: 'bad-method' } },
    })
    expect(await ask('GET', '/api/tables')).toMatchObject({
      status: 404,
      json: { error: { code: 'not-found' } },
    })
  })

  it('hides what went wrong inside', async () => {
    const tables: TableService = {
      ...recordingTables(),
      import: () => Promise.reject(new Error('a path of this machine')),
    }
    const { ask } = await start({}, { tables })
    const { status, text } = await ask('POST', '/api/import', {}, '{}')
    expect(status).toBe(500)
    expect(text).toBe(
      '{"error":{"code":"server-failed","message":"the server failed to answer this request"}}',
    )
  })
})

describe('the table service', () => {
  const order = { game: 'reign', options: { players: 2 }, take: ['p1'], name: 'Ann' }

  it('opens a table', async () => {
    const { ask, tables } = await start()
    const { status, json, headers } = await ask('POST', '/api/tables', {}, JSON.stringify(order))
    expect([status, json]).toEqual([201, keys])
    expect(headers['cache-control']).toBe('no-store')
    expect(tables.asked).toEqual([[order, '127.0.0.1']])
  })

  it.each([
    ['{', 'bad-json', 'the request is not JSON'],
    ['[]', 'bad-request', 'expected object'],
    [JSON.stringify({ ...order, take: 'p1' }), 'bad-request', 'take: '],
    [JSON.stringify({ ...order, more: 1 }), 'bad-request', 'more'],
  ])('refuses the order %s', async (body, code, message) => {
    const { ask, tables } = await start()
    const { status, json } = await ask('POST', '/api/tables', {}, body)
    expect(status).toBe(400)
    expect(json.error.code).toBe(code)
    expect(json.error.message).toContain(message)
    expect(tables.asked).toEqual([])
  })

  it.each([
    ['unknown-table', 404],
    ['bad-key', 403],
    ['too-many', 429],
    ['not-begun', 409],
    ['save-truncated', 400],
  ])('answers %s with status %d', async (code, status) => {
    const tables: TableService = {
      ...recordingTables(),
      import: () => Promise.resolve(refused(code, 'because')),
    }
    const { ask } = await start({}, { tables })
    expect(await ask('POST', '/api/import', {}, '{}')).toMatchObject({
      status,
      json: { error: { code, message: 'because' } },
    })
  })

  it('takes files, but no endless ones', async () => {
    const { ask, tables } = await start()
    const large = 'x'.repeat(2 * 1024 * 1024)
    expect(await ask('POST', '/api/import', {}, large)).toMatchObject({ status: 201, json: keys })
    expect(tables.asked).toEqual([[large, '127.0.0.1']])
    for (const headers of [
      { 'content-length': String(large.length + 1) },
      { 'transfer-encoding': 'chunked' },
    ])
      expect(await ask('POST', '/api/import', headers, `${large}x`)).toMatchObject({
        status: 413,
        json: { error: { code: 'too-large' } },
      })
    expect(await ask('POST', '/api/tables', {}, 'x'.repeat(20_000))).toMatchObject({ status: 413 })
    expect(tables.asked).toHaveLength(1)
  })

  it('exports files to holders of a key', async () => {
    const { ask, tables } = await start()
    const bearer = { authorization: 'Bearer some-key' }
    const file = await ask('GET', '/api/tables/abc/export', bearer)
    expect(file.text).toBe('{"a":1}')
    expect(file.headers['content-disposition']).toBe('attachment; filename="reign--abc-.json"')
    await ask('GET', '/api/tables/abc/export?report=1&note=the%20ghoul', bearer)
    await ask('POST', '/api/tables/abc/report', bearer, '{"note":"the ghoul"}')
    expect(tables.asked).toEqual([
      ['abc', 'some-key', null],
      ['abc', 'some-key', null],
      ['abc', 'some-key', { note: 'the ghoul' }],
    ])
    for (const headers of [{}, { authorization: 'Basic x' }, { authorization: 'Bearer a b' }])
      expect(await ask('GET', '/api/tables/abc/export', headers)).toMatchObject({
        status: 401,
        json: { error: { code: 'no-key' } },
      })
    for (const body of ['', '{}', '{"note":1}', JSON.stringify({ note: 'x'.repeat(3000) })])
      expect(await ask('POST', '/api/tables/abc/report', bearer, body)).toMatchObject({ status: 400 })
    expect(await ask('POST', '/api/tables/abc/report', {}, '{"note":""}')).toMatchObject({ status: 401 })
  })

  it('limits requests per address', async () => {
    const { ask } = await start({ requestsPerMinute: 3, trustProxy: true })
    const from = (address: string): Promise<Answer> =>
      ask('POST', '/api/import', { 'x-forwarded-for': `6.6.6.6, ${address}` }, '{}')
    for (let i = 0; i < 3; i++) expect((await from('1.2.3.4')).status).toBe(201)
    const fourth = await from('1.2.3.4')
    expect(fourth).toMatchObject({ status: 429, json: { error: { code: 'too-many' } } })
    expect(fourth.headers['retry-after']).toBe('10')
    expect((await from('1.2.3.5')).status).toBe(201)
    expect((await ask('GET', '/health', { 'x-forwarded-for': '1.2.3.4' })).status).toBe(200)
  })

  it('serves no foreign page', async () => {
    const { ask, tables } = await start()
    const answer = await ask('POST', '/api/import', { host: '127.0.0.1', origin: 'http://b.example' }, '{}')
    expect(answer).toMatchObject({ status: 403, json: { error: { code: 'bad-origin' } } })
    expect(tables.asked).toEqual([])
  })
})

describe('the page', () => {
  const script = `console.log(${JSON.stringify('x'.repeat(2000))})`

  function builtPage(): string {
    const folder = join(newFolder(), 'web')
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Miskatonic</title>')
    writeFileSync(join(folder, 'sw.js'), '// offline')
    writeFileSync(join(folder, '.built-from'), 'abc')
    writeFileSync(join(folder, 'assets/app-1a2b.js'), script)
    writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
    writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script))
    writeFileSync(join(folder, '../secret.txt'), 'not public')
    return folder
  }
  const startPage = () => start({}, { page: loadPage(builtPage()) })

  it('is itself wherever it may be asked for', async () => {
    const { ask } = await startPage()
    for (const path of ['/', '/index.html', '/table/abc', '/rules?x=1']) {
      const { status, headers, text } = await ask('GET', path)
      expect([status, text]).toEqual([200, '<!doctype html><title>Miskatonic</title>'])
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
    }
    expect((await ask('GET', '/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  it('comes as small as the browser can take it', async () => {
    const { ask } = await startPage()
    const path = '/assets/app-1a2b.js'
    const plain = await ask('GET', path)
    expect(plain.text).toBe(script)
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    const brotli = await ask('GET', path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotli.bytes).toEqual(brotliCompressSync(script))
    const gzip = await ask('GET', path, { 'accept-encoding': 'gzip;q=0.5, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gzip.headers['content-length']).toBe(String(gzipSync(script).length))
  })

  it('is not sent twice', async () => {
    const { ask } = await startPage()
    const { etag } = (await ask('GET', '/')).headers
    const again = await ask('GET', '/', { 'if-none-match': `"other", ${etag}` })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
    expect((await ask('GET', '/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('answers HEAD without a body', async () => {
    const { ask } = await startPage()
    const { status, text, headers } = await ask('HEAD', '/assets/app-1a2b.js')
    expect([status, text, headers['content-length']]).toEqual([200, '', String(script.length)])
  })

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//etc/passwd.txt',
    '/.built-from',
    '/assets/app-1a2b.js.br',
    '/%00.txt',
    '/%ff.txt',
    '/%',
  ])('does not leave its folder: %s', async (path) => {
    const { ask } = await startPage()
    const { text } = await ask('GET', path)
    expect(text).toMatch(/not-found|<title>Miskatonic/)
    expect(text).not.toContain('not public')
  })

  it('says so if it has not been built', async () => {
    const { ask } = await start({}, { page: loadPage(newFolder()) })
    const { status, text, headers } = await ask('GET', '/table/abc')
    expect(status).toBe(503)
    expect(text).toBe('The page has not been built. "npm start" builds it.\n')
    expect(headers['content-type']).toContain('text/plain')
  })
})

describe('WebSockets', () => {
  it('are handed to the upgrade handler', async () => {
    const { ask } = await start()
    const { status } = await ask('GET', '/socket', { connection: 'Upgrade', upgrade: 'websocket' })
    expect(status).toBe(418)
  })

  const said = (headers: Record<string, string>, remoteAddress = '127.0.0.1'): IncomingMessage =>
    ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage // all that is read of it

  it.each([
    ['no origin', { host: 'a.example' }, true],
    ['the same host', { host: 'a.example:81', origin: 'http://a.example:81' }, true],
    ['the usual port', { host: 'a.example:443', origin: 'https://a.example' }, true],
    ['another port', { host: 'a.example:81', origin: 'http://a.example:82' }, false],
    ['another host', { host: 'a.example', origin: 'http://b.example' }, false],
    ['a longer host', { host: 'a.example', origin: 'http://a.example.b.example' }, false],
    ['a host in the list', { host: '10.0.0.1', origin: 'https://games.example' }, true],
    ['nowhere', { host: 'a.example', origin: 'null' }, false],
    [
      'a proxy that is not trusted',
      { host: '10.0.0.1', 'x-forwarded-host': 'c.example', origin: 'https://c.example' },
      false,
    ],
  ])('may come from %s: %o %s', (_, headers, allowed) => {
    const config = { origins: ['https://games.example'], trustProxy: false, trustedProxies: 0 }
    expect(originAllowed(said(headers), config)).toBe(allowed)
  })

  it('may come through a proxy that is trusted', () => {
    const headers = { host: '10.0.0.1', 'x-forwarded-host': 'c.example', origin: 'https://c.example' }
    expect(originAllowed(said(headers), { origins: [], trustProxy: true, trustedProxies: 0 })).toBe(true)
  })

  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::5', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s count for %s', (address, household) => {
    expect(addressOf(said({}, address), { trustProxy: false, trustedProxies: 0 })).toBe(household)
    const headers = { 'x-forwarded-for': `9.9.9.9, ${address}` }
    expect(addressOf(said(headers), { trustProxy: false, trustedProxies: 0 })).toBe('127.0.0.1')
    expect(addressOf(said(headers), { trustProxy: true, trustedProxies: 0 })).toBe(household)
  })

  it('through several proxies come from the address that the first of them has seen', () => {
    const headers = { 'x-forwarded-for': '9.9.9.9, 1.1.1.1, 2.2.2.2, 3.3.3.3' }
    const from = (trustedProxies: number): string =>
      addressOf(said(headers), { trustProxy: false, trustedProxies })
    expect([0, 1, 2, 3, 9].map(from)).toEqual(['127.0.0.1', '3.3.3.3', '2.2.2.2', '1.1.1.1', '9.9.9.9'])
  })
})

describe('the name of the server', () => {
  it.each([
    ['localhost:8160', true],
    ['LOCALHOST', true],
    ['a.localhost', true],
    ['127.0.0.1:81', true],
    ['[::1]:81', true],
    ['192.168.0.7', true],
    ['games.example', true],
    ['Games.Example:443', true],
    ['evil.example', false],
    ['games.example.evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['localhost.evil.example', false],
  ])('%s: %s', async (host, isAllowed) => {
    const { ask } = await start({ hostName: ['games.example'] })
    const { status, text } = await ask('GET', '/health', { host })
    expect(status).toBe(isAllowed ? 200 : 400)
    expect(text.includes('bad-host') && text.includes('--host-name')).toBe(!isAllowed)
  })

  it('is that in the address bar, also behind a proxy', async () => {
    const { ask } = await start({ hostName: ['games.example'], trustProxy: true })
    const forwarded = (host: string): Promise<Answer> => ask('GET', '/health', { 'x-forwarded-host': host })
    expect((await forwarded('games.example')).status).toBe(200)
    expect((await forwarded('evil.example')).status).toBe(400)
  })
})

describe('connections', () => {
  /** A connection that asks nothing. */
  async function idle(server: Server): Promise<Socket> {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }

  it.each([
    ['one address', { connectionsPerAddress: 3 }, 429, '--connections-per-address'],
    ['the whole server', { connections: 3 }, 503, '--connections'],
    ['the whole server behind a proxy', { connections: 3, trustProxy: true }, 503, '--connections'],
  ])('are limited for %s, and the refusal names the setting', async (_, settings, code, setting) => {
    const { ask, server } = await start(settings)
    const open = [await idle(server), await idle(server)]
    expect((await ask('GET', '/health')).status).toBe(200)
    open.push(await idle(server))
    const { status, json } = await ask('GET', '/health')
    expect(status).toBe(code)
    expect(json.error.code).toBe('too-many-connections')
    expect(json.error.message).toContain(`the setting ${setting} limits`)
    open[0]!.destroy()
    await vi.waitFor(async () => expect((await ask('GET', '/health')).status).toBe(200))
    for (const socket of open) socket.destroy()
  })

  /** Sends many requests in one piece and waits until the connection has ended. */
  async function pipelined(server: Server, count: number): Promise<void> {
    const socket = await idle(server)
    socket.resume()
    socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count))
    await once(socket, 'close')
  }

  it('that do not wait for answers are ended, and their address is kept out for a while', async () => {
    let answered = 0
    const { ask, server } = await start({}, { problem: () => (answered++, null) })
    await pipelined(server, 1_000)
    expect(answered).toBeLessThan(10)
    const { status, json } = await ask('GET', '/health')
    expect(status).toBe(429)
    expect(json.error.message).toContain('wait for each answer')
    const later = performance.now() + 10_001
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => later)
    expect((await ask('GET', '/health')).status).toBe(200)
    clock.mockRestore()
  })

  it('of an address that asks too much end together', async () => {
    const { ask, server } = await start({ requestsPerMinute: 1 })
    const other = await idle(server)
    for (let i = 0; i < 100; i++) expect((await ask('GET', '/health')).status).toBe(200)
    const ended = once(other, 'close')
    await expect(ask('GET', '/health')).rejects.toThrow('socket hang up')
    await ended
    expect((await ask('GET', '/health')).status).toBe(429)
  })

  it('for games count as well', async () => {
    let upgrades = 0
    const upgrade = (_: IncomingMessage, socket: Duplex): void => {
      if (!socket.destroyed) upgrades++
      socket.destroy()
    }
    const { ask, server } = await start({ requestsPerMinute: 1 }, {}, { upgrade })
    for (let i = 0; i <= 100; i++) {
      const game = await idle(server)
      game.write(
        'GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      )
      await once(game, 'close')
    }
    expect(upgrades).toBe(100)
    expect((await ask('GET', '/health')).status).toBe(429)
  })

  it('of a proxy that does not wait are ended, but others of it are not kept out', async () => {
    const { ask, server } = await start({ trustProxy: true })
    await pipelined(server, 1_000)
    expect((await ask('GET', '/health')).status).toBe(200)
  })

  it('may ask one thing after the other, however often', async () => {
    const { server } = await start()
    const socket = await idle(server)
    for (let i = 0; i < 50; i++) {
      socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n')
      await once(socket, 'data')
    }
    expect(socket.readyState).toBe('open')
    socket.destroy()
  })

  it('through a proxy are not limited by its address', async () => {
    const { ask, server } = await start({ connectionsPerAddress: 1, trustProxy: true })
    const open = [await idle(server), await idle(server)]
    expect((await ask('GET', '/health')).status).toBe(200)
    for (const socket of open) socket.destroy()
  })

  it('of games have a limit of their own', async () => {
    const { ask, server } = await start(
      { connectionsPerAddress: 1 },
      {},
      {
        upgrade(_, socket) {
          socket.on('end', () => socket.end()).resume()
          socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')
        },
      },
    )
    const game = await idle(server)
    game.write('GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    await once(game, 'data')
    expect((await ask('GET', '/health')).status).toBe(200)
    game.destroy()
  })
})

describe('stopping', () => {
  it('finishes running requests and accepts no new ones', async () => {
    let answerNow = (): void => {}
    const slow = new Promise<void>((resolve) => (answerNow = resolve))
    const tables: TableService = { ...recordingTables(), import: () => slow.then(() => keys) }
    const { ask, server } = await start({}, { tables })
    const address = addressesOf(server)[0]!
    const arrived = once(server, 'request')
    const asking = ask('POST', '/api/import', {}, '{}')
    await arrived
    const closed = closeServer(server, 10_000)
    await expect(askAt(address, 'GET', '/health')).rejects.toThrow('ECONNREFUSED')
    answerNow()
    expect((await asking).json).toEqual(keys)
    await closed
  })

  it('does not wait for ever', async () => {
    const { ask, server } = await start(
      {},
      { tables: { ...recordingTables(), import: () => new Promise(() => {}) } },
    )
    const arrived = once(server, 'request')
    const asking = ask('POST', '/api/import', {}, '{}').catch(String)
    await arrived
    await closeServer(server, 50)
    expect(await asking).toContain('hang up')
  })
})

describe('listening', () => {
  it('fails with a reason', async () => {
    const { server } = await start()
    const port = Number(new URL(addressesOf(server)[0]!).port)
    const second = start({ port })
    await expect(second).rejects.toThrow(`Port ${port} is in use by another program.`)
    await expect(start({ host: '203.0.113.1' })).rejects.toThrow(
      'listen on 203.0.113.1, port 0 (EADDRNOTAVAIL)',
    )
  })
})
