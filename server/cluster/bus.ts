import { StartupError } from '../startup-error.ts'
import { addresses } from '../setting.ts'
import { shownAddress } from '../store/postgres/address.ts'

/** The part of the driver `@nats-io/transport-node` that is used. It is loaded by its name, like that of PostgreSQL. */
interface Nats {
  connect(options: object): Promise<NatsConnection>
}

interface NatsConnection {
  publish(subject: string, bytes: Uint8Array): void
  subscribe(
    subject: string,
    options: { callback(error: Error | null, message: { readonly data: Uint8Array }): void },
  ): { unsubscribe(): void }
  status(): AsyncIterable<{ readonly type: string }>
  flush(): Promise<void>
  close(): Promise<void>
  isClosed(): boolean
}

const NAME: string = '@nats-io/transport-node'

/** Carries messages between nodes; it never decides anything. What it loses is noticed by the links (links.ts). */
export interface Bus {
  readonly isConnected: boolean
  /** What comes for an incarnation goes to this listener, and no longer to that of the one before. */
  listen(incarnation: number, heard: (bytes: Buffer) => void): void
  send(incarnation: number, bytes: Uint8Array): void
  close(): Promise<void>
}

export async function connectBus(address: string, changed: (isConnected: boolean) => void): Promise<Bus> {
  const { connect } = (await import(NAME)) as Nats // its types are those above
  const connection = await connect(optionsFor(address)).catch((error: unknown) => {
    throw cannotConnect(address, error)
  })
  let isConnected = true
  let subscription: { unsubscribe(): void } | undefined
  void watch()

  async function watch(): Promise<void> {
    for await (const { type } of connection.status()) {
      const is = type === 'reconnect' || (type !== 'disconnect' && isConnected)
      if (is === isConnected) continue
      isConnected = is
      changed(is)
    }
  }

  return {
    get isConnected() {
      return isConnected
    },
    listen(incarnation, heard) {
      subscription?.unsubscribe()
      subscription = connection.subscribe(subjectOf(incarnation), {
        callback: (error, { data }) => {
          if (error === null) heard(Buffer.from(data.buffer, data.byteOffset, data.byteLength))
        },
      })
    },
    send(incarnation, bytes) {
      if (isConnected && !connection.isClosed()) connection.publish(subjectOf(incarnation), bytes)
    },
    async close() {
      await Promise.race([
        connection.flush().catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, 300)),
      ])
      await connection.close()
    },
  }
}

function subjectOf(incarnation: number): string {
  return `miskatonic.${incarnation}`
}

function optionsFor(address: string): object {
  const urls = addresses(address).map((each) => new URL(each))
  const [{ username, password, protocol }] = urls as [URL, ...URL[]]
  return {
    servers: urls.map(({ host }) => host),
    name: 'miskatonic',
    ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    timeout: 3_000,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
    pingInterval: 2_000,
    maxPingOut: 2,
  }
}

function cannotConnect(address: string, error: unknown): StartupError {
  const message = error instanceof Error ? error.message : String(error)
  const where = addresses(address).map(shownAddress).join(', ')
  const what = /authori[sz]ation|authentication/i.test(message)
    ? `The message bus ${where} refuses this user or password`
    : /certificate|tls|ssl/i.test(message)
      ? `The certificate or encryption of the message bus ${where} is not accepted`
      : `The message bus ${where} cannot be reached`
  return new StartupError(`${what}: ${message.toLowerCase()} (setting --bus)`, { cause: error })
}
