import { games } from '@miskatonic/games'
import { serve } from '@miskatonic/server'
import { readConfig } from '@miskatonic/server/config'
import { openTable } from '../server/api.ts'
import { Client } from '../server/client.ts'
import { withoutLimits } from '../server/program.ts'
import { Gone } from '../server/wire.ts'
import { Nats, Postgres } from '@miskatonic/engines'
import { Proxy } from './proxy.ts'
import { Stored } from './stored.ts'

const SCHEMA = 'forwarded'

/** Two servers of which one has all sockets and the other one all tables, and everything that went over the bus between them. */
export interface Forwarded {
  /** The server with the sockets. */
  readonly address: string
  /** Everything that the bus has delivered, as it was. */
  readonly heard: readonly Buffer[]
  stored(): Promise<Stored>
  /** The names of the servers that have a table. */
  owners(): string[]
}

/**
 * Both run in this process. That with the sockets is a keeper: it takes only tables whose rules the other does not know, and there are
 * none.
 */
export async function withForwarding(work: (forwarded: Forwarded) => Promise<void>): Promise<void> {
  const [postgres, nats] = [await Postgres.start(), await Nats.start()]
  const bus = await Proxy.start(() => nats.port)
  const heard: Buffer[] = []
  bus.inspect = (bytes) => heard.push(Buffer.from(bytes)) > 0
  const store = postgres.newSchema(SCHEMA)
  const started: Awaited<ReturnType<typeof serve>>[] = []
  const start = async (name: string, more: Readonly<Record<string, string>>): Promise<string> => {
    const flags = {
      port: '0',
      host: '127.0.0.1',
      'log-level': 'silent',
      ...withoutLimits,
      store,
      bus: `nats://127.0.0.1:${bus.port}`,
      'node-name': name,
      'drain-seconds': '0',
      ...more,
    }
    const server = await serve(readConfig({ flags }), games)
    started.push(server)
    return server.addresses[0]!
  }
  try {
    await start('owner', {})
    const address = await start('edge', { keeper: '' })
    await untilKnown(address)
    await work({
      address,
      heard,
      stored: () => Stored.read(store),
      owners: () =>
        postgres
          .sql(
            SCHEMA,
            'SELECT DISTINCT coalesce(name, owner::text) FROM tables JOIN nodes ON nodes.id = owner',
          )
          .split('\n')
          .filter((name) => name !== ''),
    })
  } finally {
    for (const server of started.toReversed()) await server.close()
    await bus.close()
    await nats.remove()
    await postgres.remove()
  }
}

/** Until the two know each other, which takes a beat. */
async function untilKnown(address: string): Promise<void> {
  const { table, watch } = await openTable(address)
  for (let attempt = 0; ; attempt++)
    try {
      return await (await Client.join(address, { table, keys: [watch] })).close()
    } catch (error) {
      if (attempt === 20 || !(error instanceof Gone)) throw error
    }
}
