import { once } from 'node:events'
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net'

/** What a proxy does with bytes: passes them on, later, or not at all while connections stay open. */
export type Weather = 'clear' | 'swallow' | { readonly delay: number }

/** Stands between a node and an engine, and can swallow, delay or cut what passes. */
export class Proxy {
  weather: Weather = 'clear'
  /** Sees what comes back from the engine; false keeps it back and cuts the connection. */
  inspect: ((bytes: Buffer) => boolean) | null = null
  private readonly server: Server
  private readonly sockets = new Set<Socket>()

  private readonly to: () => number

  private constructor(to: () => number) {
    this.to = to
    this.server = createServer((socket) => this.accept(socket))
  }

  static async start(to: () => number): Promise<Proxy> {
    const proxy = new Proxy(to)
    proxy.server.listen(0, '127.0.0.1')
    await once(proxy.server, 'listening')
    return proxy
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  /** Ends all connections. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy()
  }

  async close(): Promise<void> {
    this.cut()
    this.server.close()
    await once(this.server, 'close')
  }

  private accept(near: Socket): void {
    const far = connect(this.to(), '127.0.0.1')
    for (const socket of [near, far]) {
      this.sockets.add(socket.setNoDelay(true))
      socket.on('error', () => {})
      socket.on('close', () => {
        this.sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (bytes) => this.pass(bytes, far))
    far.on('data', (bytes) => {
      if (this.inspect?.(bytes) === false) return void near.destroy()
      this.pass(bytes, near)
    })
  }

  private pass(bytes: Buffer, to: Socket): void {
    const { weather } = this
    if (weather === 'swallow' || to.destroyed) return
    if (weather === 'clear') to.write(bytes)
    else setTimeout(() => void (to.destroyed || to.write(bytes)), weather.delay)
  }
}
