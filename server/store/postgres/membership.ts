import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../startup-error.ts'
import type { Line } from './line.ts'
import { brokenKey, messageOf } from './errors.ts'
import { SCHEMA_LOCK } from './schema.ts'

/** Milliseconds between two beats. */
const BEAT = 1_000
/** Milliseconds after which all others know a new incarnation: they have seen it at their next beat. */
export const INTRODUCED = BEAT * 1.2
/** A node is dead when its beat stood still for so long on the clock of another one, in milliseconds. */
export const DEAD_AFTER = 5_000
/** Milliseconds between two looks that mean the observer itself was stopped: then only one beat's time is counted. */
const AWAY = 3_000
/** Milliseconds within which a living node of the same name would beat. */
const NAMESAKE_WATCHED = 2_500
/** Milliseconds for which other servers may bring the database to its format. A move takes longer. */
const LOCKED = 4_000

/** What a node tells others of itself. */
export interface NodeAbout {
  readonly name: string
  readonly version: string
  /** The versions of the rules that it knows, by game. */
  readonly games: Readonly<Record<string, readonly string[]>>
  /** Its public key on the bus. */
  readonly key: string
  /** It takes only tables whose rules no other node knows. */
  readonly isKeeper: boolean
}

/** A node as others see it. */
export interface NodeSeen extends NodeAbout {
  readonly id: number
  readonly isDraining: boolean
  readonly hears: boolean
}

interface Watched extends NodeSeen {
  readonly beat: number
  /** For how long its beat has been seen to stand still, in milliseconds of this process's clock. */
  readonly still: number
}

/** Throws if a server may not work with the database: its tables were moved, or it has a newer format. */
type Admitted = () => Promise<unknown>

export interface MembershipEvents {
  /** This node was fenced: nothing that it held as this incarnation may be written any more. It has none until `begun`. */
  fenced?(incarnation: number): void
  /** This node, which was fenced, is registered again as another incarnation. */
  begun?(): void
  /** This node has fenced another one. */
  hasFenced?(node: NodeSeen): void
  /** Nodes came, left, or changed. */
  changed?(): void
  failed?(message: string): void
}

/**
 * This process among the nodes of a database. It lives as long as its row in `nodes` exists. Every write locks that row; a node that takes
 * over deletes it first. Clocks are never compared: a node is dead when its beat stood still for some seconds of the observer's own clock.
 */
export class Membership {
  readonly about: NodeAbout
  private readonly line: Pick<Line, 'ask'>
  private readonly events: MembershipEvents
  private readonly admitted: Admitted
  private current = 0
  /** Registrations of which is unknown whether they arrived. */
  private tried: number[] = []
  private lastBeat = 0
  private lastLook = 0
  private others = new Map<number, Watched>()
  private timer: NodeJS.Timeout | undefined
  private beating: Promise<void> = Promise.resolve()
  /** What was wrong with the last beat; '' if nothing was. */
  private failure = ''
  private isClosed = false
  isDraining = false
  hears = true

  private constructor(
    line: Pick<Line, 'ask'>,
    about: NodeAbout,
    events: MembershipEvents,
    admitted: Admitted,
  ) {
    this.line = line
    this.about = about
    this.events = events
    this.admitted = admitted
  }

  static async join(
    line: Pick<Line, 'ask'>,
    about: NodeAbout,
    events: MembershipEvents = {},
    admitted: Admitted = () => Promise.resolve(),
  ): Promise<Membership> {
    const membership = new Membership(line, about, events, admitted)
    await membership.replaceNamesake()
    await membership.register()
    await membership.beat()
    membership.beatSoon()
    return membership
  }

  /** The present incarnation; 0 while this node was fenced and is not registered again. */
  get me(): number {
    return this.current
  }

  /** Why this node is none, though it reaches the database; null if it is one. */
  get problem(): string | null {
    return this.current === 0 && this.failure !== '' ? this.failure : null
  }

  /** Milliseconds since the last beat that arrived. */
  get beatAge(): number {
    return performance.now() - this.lastBeat
  }

  /** All other nodes that are not known to be dead. */
  get nodes(): readonly NodeSeen[] {
    return [...this.others.values()]
  }

  node(id: number): NodeSeen | undefined {
    return this.others.get(id)
  }

  /** Tells at once what is otherwise told with the next beat. */
  beatNow(): Promise<void> {
    clearTimeout(this.timer)
    const done = this.beating.then(() => this.beat())
    this.beating = done.catch(() => {}).then(() => this.beatSoon())
    return done
  }

  /** Leaves: its row is deleted, so that its tables can be claimed at once. */
  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    await this.beating
    await this.line.ask({ text: 'DELETE FROM nodes WHERE id = $1', values: [this.current] }).catch(() => {})
  }

  private beatSoon(): void {
    if (this.isClosed) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.beating = this.beat()
        .then(() => this.noteFailure(''))
        .catch((error: unknown) => this.noteFailure(messageOf(error)))
        .then(() => this.beatSoon())
    }, BEAT).unref()
  }

  /** A failure that lasts for many beats is reported once. */
  private noteFailure(message: string): void {
    if (message !== '' && message !== this.failure)
      this.events.failed?.(`the beat of this node failed: ${message}`)
    this.failure = message
  }

  private async beat(): Promise<void> {
    const { rows } = await this.line.ask({
      name: 'beat',
      text: `WITH mine AS (UPDATE nodes SET beat = beat + 1, draining = $2, hears = $3 WHERE id = $1 RETURNING id)
        SELECT id, name, version, games, key, keeper, beat, draining, hears, (SELECT count(*) FROM mine) AS alive FROM nodes`,
      values: [this.current, this.isDraining, this.hears],
    })
    const isAlive = rows.some((row) => Number(row['id']) === this.current && Number(row['alive']) === 1)
    if (isAlive) this.lastBeat = performance.now()
    try {
      if (!isAlive && !this.isClosed) await this.beginAnew()
    } finally {
      await this.look(rows) // also at what may keep this node from being registered
    }
  }

  /** Another node has taken this one for dead. It begins again as another incarnation, with nothing in its hands. */
  private async beginAnew(): Promise<void> {
    const fenced = this.current
    this.current = 0
    // It stays 0 while another server has this name.
    if (fenced !== 0) this.events.fenced?.(fenced)
    await this.register()
    this.events.begun?.()
  }

  private async register(): Promise<void> {
    if (this.tried.length > 0)
      await this.line.ask({ text: 'DELETE FROM nodes WHERE id = ANY ($1::bigint[])', values: [this.tried] })
    const id = await this.insert()
    try {
      await this.admitted()
    } catch (error) {
      await this.line.ask({ text: 'DELETE FROM nodes WHERE id = $1', values: [id] }).catch(() => {})
      throw error
    }
    this.tried = []
    this.current = id
    this.lastBeat = performance.now()
  }

  /**
   * A new row in `nodes`. The number is never used for a second attempt: the first one may arrive later, when the incarnation was fenced, and
   * would bring it back to life. Whatever moves the tables has the lock, so that a server that slept meanwhile cannot come back.
   */
  private async insert(): Promise<number> {
    const { name, version, games, key, isKeeper } = this.about
    const id = randomInt(1, 2 ** 48 - 1)
    this.tried.push(id)
    try {
      for (const until = performance.now() + LOCKED; performance.now() < until; await sleep(200)) {
        const { rowCount } = await this.line.ask({
          text: `INSERT INTO nodes (id, name, version, games, key, keeper, beat, draining, hears)
            SELECT $1, $2, $3, $4::jsonb, $5, $6, 0, $7, $8 WHERE pg_try_advisory_xact_lock_shared(${SCHEMA_LOCK})`,
          values: [id, name, version, JSON.stringify(games), key, isKeeper, this.isDraining, this.hears],
        })
        if (rowCount === 1) return id
      }
    } catch (error) {
      if (brokenKey(error) === undefined) throw error // it may arrive all the same
      this.tried = this.tried.filter((each) => each !== id)
      throw nameInUse(name)
    }
    this.tried = this.tried.filter((each) => each !== id)
    throw beingMoved()
  }

  /** After a crash the same name starts again: its predecessor is deleted at once, unless it is alive. */
  private async replaceNamesake(): Promise<void> {
    const { name } = this.about
    const beats = async (): Promise<{ id: number; beat: number } | undefined> => {
      const { rows } = await this.line.ask({
        text: 'SELECT id, beat FROM nodes WHERE name = $1',
        values: [name],
      })
      return rows[0] && { id: Number(rows[0]['id']), beat: Number(rows[0]['beat']) }
    }
    const first = await beats()
    if (first === undefined) return
    const until = performance.now() + NAMESAKE_WATCHED
    while (performance.now() < until) {
      await sleep(200)
      const now = await beats()
      if (now === undefined) return
      if (now.id !== first.id || now.beat !== first.beat) throw nameInUse(name)
    }
    await this.line.ask({
      text: 'DELETE FROM nodes WHERE id = $1 AND beat = $2',
      values: [first.id, first.beat],
    })
  }

  /**
   * Looks at the beats of all others, and fences those that stand still. An observer that was away does not know whether the others could
   * beat; but one that is slow, on an overloaded machine, must find out as well that another one is dead.
   */
  private async look(rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
    const now = performance.now()
    const gap = now - this.lastLook
    const counted = gap > AWAY ? BEAT : gap
    this.lastLook = now
    const seen = new Map<number, Watched>()
    for (const row of rows) {
      const node = nodeIn(row)
      if (node.id === this.current) continue
      const before = this.others.get(node.id)
      seen.set(node.id, { ...node, still: before?.beat === node.beat ? before.still + counted : 0 })
    }
    const hasChanged = !isSameList([...seen.values()], this.nodes)
    this.others = seen
    if (hasChanged) this.events.changed?.()
    for (const node of seen.values()) if (node.still >= DEAD_AFTER) await this.fence(node)
  }

  /** The deletion waits for a write that is under way; later ones insert nothing. */
  private async fence(node: Watched): Promise<void> {
    const { rowCount } = await this.line.ask({
      text: 'DELETE FROM nodes WHERE id = $1 AND beat = $2',
      values: [node.id, node.beat],
    })
    if (rowCount !== 1) return
    this.others.delete(node.id)
    this.events.hasFenced?.(node)
    this.events.changed?.()
  }
}

function nodeIn(row: Readonly<Record<string, unknown>>): Omit<Watched, 'still'> {
  return {
    id: Number(row['id']),
    name: String(row['name']),
    version: String(row['version']),
    games: row['games'] as NodeAbout['games'], // written by a node, see `register`
    key: String(row['key']),
    isKeeper: row['keeper'] === true,
    beat: Number(row['beat']),
    isDraining: row['draining'] === true,
    hears: row['hears'] === true,
  }
}

function isSameList(some: readonly NodeSeen[], others: readonly NodeSeen[]): boolean {
  const key = (nodes: readonly NodeSeen[]): string =>
    nodes
      .map(({ id, isDraining, hears }) => `${id} ${isDraining} ${hears}`)
      .toSorted()
      .join()
  return key(some) === key(others)
}

function nameInUse(name: string): StartupError {
  return new StartupError(
    `Another server with the name "${name}" uses this database and is alive. Stop it, or choose another name (setting --node-name)`,
  )
}

function beingMoved(): StartupError {
  return new StartupError(
    'Another program is starting with the database, or moves its tables (setting --store)',
  )
}
