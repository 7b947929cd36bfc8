import { type Answer, type DriverClient, type Statement, loadDriver } from './driver.ts'
import { Unreachable, isUnreachable, messageOf } from './errors.ts'

/** Milliseconds for a connection, and for an answer. PostgreSQL itself gives up a statement a little earlier. */
const CONNECT_TIMEOUT = 3_000
const ANSWER_TIMEOUT = 5_000
const STATEMENT_TIMEOUT = 4_500

export interface LineOptions {
  /** Statements that may take longer: migrations and copies. */
  readonly isPatient?: boolean
  /** All statements may be carried out twice: one is sent again, once, if the connection was lost meanwhile. */
  readonly repeats?: boolean
}

/** The connection ended before the answer came. */
class Lost extends Unreachable {}

/**
 * A connection to PostgreSQL that is opened when it is needed, and again after it was lost. Statements are sent one by one; each is a
 * transaction of its own unless it says otherwise.
 */
export class Line {
  private readonly address: string
  private readonly isPatient: boolean
  private readonly repeats: boolean
  private opening: Promise<DriverClient> | null = null
  private current: DriverClient | null = null
  /** Settled when the statement before the next one is answered, or has failed. */
  private previous: Promise<unknown> = Promise.resolve()
  private isClosed = false

  constructor(address: string, { isPatient = false, repeats = false }: LineOptions = {}) {
    this.address = address
    this.isPatient = isPatient
    this.repeats = repeats
  }

  /** Throws `Unreachable` if it is unknown what came of the statement, and the driver's error if PostgreSQL refused it. */
  async ask(statement: Statement): Promise<Answer> {
    try {
      return await this.askOnce(statement)
    } catch (error) {
      if (!this.repeats || !(error instanceof Lost)) throw error
      return this.askOnce(statement)
    }
  }

  private async askOnce(statement: Statement): Promise<Answer> {
    if (this.isPatient) return this.inTurn(() => this.send(statement))
    let timer: NodeJS.Timeout | undefined
    let state: 'waiting' | 'sent' | 'late' = 'waiting'
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (state === 'sent' && this.current !== null) this.drop(this.current)
        state = 'late'
        reject(new Unreachable('the database did not answer in time'))
      }, ANSWER_TIMEOUT)
    })
    const answer = this.inTurn(() => {
      if (state === 'late') return late
      state = 'sent'
      return this.send(statement)
    })
    try {
      return await Promise.race([answer, late])
    } finally {
      clearTimeout(timer)
    }
  }

  /** A connection carries one statement at a time. */
  private inTurn(send: () => Promise<Answer>): Promise<Answer> {
    const answer = this.previous.then(send)
    this.previous = answer.catch(() => {})
    return answer
  }

  private async send(statement: Statement): Promise<Answer> {
    const client = await this.client()
    try {
      return await client.query(statement)
    } catch (error) {
      if (!isUnreachable(error)) throw error
      this.drop(client)
      throw new Lost(messageOf(error), { cause: error })
    }
  }

  /** Connects, so that what is wrong with the address is known. Throws the driver's own error. */
  async open(): Promise<void> {
    await this.connected()
  }

  async close(): Promise<void> {
    this.isClosed = true
    const client = await this.opening?.catch(() => null)
    if (client) await Promise.race([client.end().catch(() => {}), soon()])
    this.cut(client ?? null)
  }

  private async client(): Promise<DriverClient> {
    try {
      return await this.connected()
    } catch (error) {
      throw new Unreachable(messageOf(error), { cause: error })
    }
  }

  private connected(): Promise<DriverClient> {
    if (this.isClosed) return Promise.reject(new Unreachable('the connection was closed'))
    this.opening ??= this.connect().catch((error: unknown) => {
      this.opening = null
      throw error
    })
    return this.opening
  }

  private async connect(): Promise<DriverClient> {
    const { Client } = await loadDriver()
    const client = new Client({
      connectionString: this.address,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      keepAlive: true,
      application_name: 'miskatonic',
      ...(this.isPatient ? {} : { statement_timeout: STATEMENT_TIMEOUT }),
    })
    client.on('error', () => this.drop(client))
    client.on('end', () => this.drop(client))
    await client.connect()
    this.current = client
    return client
  }

  /** The next statement gets a new connection. */
  private drop(client: DriverClient): void {
    this.cut(client)
    if (this.current !== client) return
    this.current = null
    this.opening = null
  }

  private cut(client: DriverClient | null): void {
    client?.connection.stream.destroy()
  }
}

function soon(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 500).unref())
}
