import { once } from 'node:events'
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net'

/**
 * What a proxy does with bytes: passes them on, later, or not at all while connections stay open. `late` keeps what is sent to the engine,
 * also after the connection was given up, until `deliver`: so does a network that repeats lost packets.
 */
export type Weather = 'clear' | 'swallow' | 'late' | { readonly delay: number }

/** Stands between a node and an engine, and can swallow, delay or cut what passes. */
export class Proxy {
  weather: Weather = 'clear'
  /** Sees what comes back from the engine; false keeps it back and cuts the connection. */
  inspect: ((bytes: Buffer) => boolean) | null = null
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  private readonly late = new Map<Socket, Buffer[]>()
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
    for (const socket of this.sockets) if (!this.late.has(socket)) socket.destroy()
  }

  /** What is kept for the engine, in bytes. */
  get kept(): number {
    return [...this.late.values()].flat().reduce((sum, { length }) => sum + length, 0)
  }

  /** Lets the engine have what was kept for it, and resolves when it has dealt with that. */
  async deliver(): Promise<void> {
    const ended = [...this.late].map(async ([far, pieces]) => {
      far.removeAllListeners('data').resume()
      const over = once(far, 'close')
      far.end(Buffer.concat(pieces))
      await over
    })
    this.late.clear()
    await Promise.all(ended)
  }

  async close(): Promise<void> {
    for (const far of this.late.keys()) far.destroy()
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
        if (!this.late.has(far)) far.destroy()
      })
    }
    near.on('data', (bytes) => {
      if (this.weather === 'late') this.late.set(far, [...(this.late.get(far) ?? []), bytes])
      else this.pass(bytes, far)
    })
    far.on('data', (bytes) => {
      if (this.inspect?.(bytes) === false) return void near.destroy()
      this.pass(bytes, near)
    })
  }

  private pass(bytes: Buffer, to: Socket): void {
    const { weather } = this
    if (weather === 'swallow' || to.destroyed) return
    if (weather === 'clear' || weather === 'late') to.write(bytes)
    else setTimeout(() => void (to.destroyed || to.write(bytes)), weather.delay)
  }
}
