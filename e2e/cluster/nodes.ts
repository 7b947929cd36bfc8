import { Nats, Postgres } from '@miskatonic/engines'
import { Node } from './node.ts'

const SCHEMA = 'several'

interface Wanted {
  readonly count: number
  readonly flags?: Readonly<Record<string, string>>
  /** The programs of the nodes, if they are not all the built one. */
  readonly bundles?: readonly (string | undefined)[]
}

/** Some nodes on one database and one bus. */
export class Nodes {
  readonly postgres: Postgres
  readonly nats: Nats
  readonly all: Node[] = []
  readonly schema = SCHEMA

  private constructor(postgres: Postgres, nats: Nats) {
    this.postgres = postgres
    this.nats = nats
  }

  static async start({ count, flags, bundles = [] }: Wanted): Promise<Nodes> {
    const nodes = new Nodes(await Postgres.start(), await Nats.start())
    nodes.postgres.newSchema(SCHEMA)
    try {
      for (let i = 0; i < count; i++) await nodes.add(flags, bundles[i])
      return nodes
    } catch (error) {
      await nodes.end()
      throw error
    }
  }

  /** Starts another one, and gives its address. */
  async add(flags: Readonly<Record<string, string>> = {}, bundle?: string): Promise<string> {
    const node = await Node.make(`node${this.all.length + 1}`, this, SCHEMA, { flags, bundle })
    this.all.push(node)
    return (await node.start())!
  }

  /** Where a node listens, counted from 0. */
  async address(node: number): Promise<string> {
    const address = await this.all[node]!.address
    if (address === null) throw new Error(`node ${node} is not running: ${this.all[node]!.complaints}`)
    return address
  }

  sql(text: string): string {
    return this.postgres.sql(SCHEMA, text).trim()
  }

  /** The name of the node that has a table; empty if none has. */
  ownerOf(table: string): string {
    return this.sql(`SELECT name FROM nodes JOIN tables ON owner = nodes.id WHERE tables.id = '${table}'`)
  }

  async end(): Promise<void> {
    await Promise.all(this.all.map((node) => node.end()))
    await this.nats.remove()
    await this.postgres.remove()
  }
}
