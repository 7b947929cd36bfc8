/**
 * The part of the driver `pg` that is used here. The driver is loaded by its name when a PostgreSQL store is opened: a host with SQLite
 * never loads it, and it is no part of the built program.
 */
export interface Driver {
  readonly Client: new (options: object) => DriverClient
}

export interface DriverClient {
  connect(): Promise<unknown>
  query(statement: Statement): Promise<Answer>
  end(): Promise<void>
  on(event: 'error' | 'end', heard: (error?: Error) => void): void
  /** The driver's own view of the connection, to cut it without waiting for the other side. */
  readonly connection: { readonly stream: { destroy(): void } }
}

/** A statement with its parameters. One with a name is prepared once for each connection. */
export interface Statement {
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
}

export interface Answer {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly rowCount: number | null
}

const NAME: string = 'pg'

export async function loadDriver(): Promise<Driver> {
  const { default: driver } = (await import(NAME)) as { default: Driver } // its types are those above
  return driver
}
