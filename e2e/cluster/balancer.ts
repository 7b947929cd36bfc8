import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type Server, createServer, request as ask } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

/** Milliseconds between two looks at who is ready. */
const LOOK = 500

/**
 * A small balancer: connections of a table go to one and the same server, as long as it is ready. It is for trying out; a real one is
 * nginx or HAProxy, see docs/scaling.md.
 */
export class Balancer {
  private readonly server: Server
  private readonly ports: () => readonly number[]
  private ready: readonly number[] = []
  private next = 0
  private readonly looking: NodeJS.Timeout

  constructor(ports: () => readonly number[]) {
    this.ports = ports
    this.server = createServer((request, response) => {
      const port = this.portFor(request)
      if (port === undefined) return void response.writeHead(503).end()
      const { method, url, headers } = request
      const onward = ask(
        { host: '127.0.0.1', port, method, path: url, headers: forwarded(request, headers) },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        },
      )
      onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
      request.pipe(onward)
    })
    this.server.on('upgrade', (request, socket, head) => {
      const port = this.portFor(request)
      if (port === undefined) return void socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n')
      const onward = connect(port, '127.0.0.1', () => {
        const headers = Object.entries(forwarded(request, request.headers)).map(
          ([name, value]) => `${name}: ${String(value)}`,
        )
        onward.write([`${request.method} ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
        onward.write(head)
        socket.pipe(onward).pipe(socket)
      })
      for (const each of [socket, onward]) each.on('error', () => each.destroy())
      socket.on('close', () => onward.destroy())
      onward.on('close', () => socket.destroy())
    })
    this.looking = setInterval(() => void this.look(), LOOK)
  }

  async start(port: number): Promise<string> {
    this.server.listen(port, '127.0.0.1')
    await once(this.server, 'listening').catch((error: unknown) => {
      throw new Error(`the port ${port} cannot be used (--port)`, { cause: error })
    })
    await this.look()
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  isReady(port: number): boolean {
    return this.ready.includes(port)
  }

  close(): void {
    clearInterval(this.looking)
    this.server.close()
    this.server.closeAllConnections()
  }

  private async look(): Promise<void> {
    const checks = this.ports().map(async (port) => {
      const signal = AbortSignal.timeout(400)
      const { ok } = await fetch(`http://127.0.0.1:${port}/ready`, { signal }).catch(() => ({ ok: false }))
      return ok ? [port] : []
    })
    this.ready = (await Promise.all(checks)).flat()
  }

  /** Rendezvous hashing: when a server leaves, only its tables go elsewhere. */
  private portFor({ url = '/' }: IncomingMessage): number | undefined {
    const table = new URL(url, 'http://localhost').searchParams.get('table')
    if (table === null) return this.ready[this.next++ % Math.max(1, this.ready.length)]
    const weight = (port: number): string => createHash('sha256').update(`${table} ${port}`).digest('hex')
    return this.ready.toSorted((a, b) => (weight(a) < weight(b) ? -1 : 1))[0]
  }
}

function forwarded(
  request: IncomingMessage,
  headers: IncomingMessage['headers'],
): IncomingMessage['headers'] {
  return { ...headers, 'x-forwarded-for': request.socket.remoteAddress, 'x-forwarded-host': headers.host }
}
