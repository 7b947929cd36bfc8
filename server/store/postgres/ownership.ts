import type { Line } from './line.ts'
import type { Membership } from './membership.ts'

/**
 * A table that this node owns, as the incarnation that claimed it. Once lost, it has to be claimed again, which makes a new one of these.
 */
export interface Hold {
  readonly id: string
  /** The table's number in the database. */
  readonly num: number
  /** The incarnation that writes. */
  readonly node: number
  /** The number of the last row. */
  end: number
  /** The table's turn: what was sent before cannot undo what was done since. */
  turn: number
  /** False as soon as another node may write. */
  isHeld: boolean
}

/** The result of a claim: the table is ours, belongs to another living node, or does not exist. */
export type Claimed = Hold | { readonly owner: number } | undefined

export function isHold(claimed: Claimed): claimed is Hold {
  return claimed !== undefined && 'isHeld' in claimed
}

/** Who has a table, and what it needs. */
export interface Standing {
  readonly owner: number | null
  readonly game: string
  readonly version: string
}

interface Found {
  readonly num: number
  readonly owner: number | null
  readonly isAlive: boolean
}

/** How often a claim is tried again when another node was faster. */
const ATTEMPTS = 5

/** Who may write which table. PostgreSQL alone decides. */
export class Ownership {
  private readonly line: Line
  private readonly membership: () => Membership
  private readonly holds = new Map<string, Hold>()
  private readonly claiming = new Map<string, Promise<Claimed>>()
  /** A table that is being given up is claimed again only after that. */
  private readonly releasing = new Map<string, Promise<unknown>>()

  constructor(line: Line, membership: () => Membership) {
    this.line = line
    this.membership = membership
  }

  get size(): number {
    return this.holds.size
  }

  get(id: string): Hold | undefined {
    return this.holds.get(id)
  }

  /** Takes a table that no living node has. */
  claim(id: string): Promise<Claimed> {
    const held = this.holds.get(id)
    if (held !== undefined) return Promise.resolve(held)
    const claiming = this.claiming.get(id) ?? this.claimNow(id).finally(() => this.claiming.delete(id))
    this.claiming.set(id, claiming)
    return claiming
  }

  /** The living node that has a table, and the rules that it needs, without claiming it. */
  async standing(id: string): Promise<Standing | undefined> {
    const { rows } = await this.line.ask({
      name: 'standing',
      text: `SELECT owner, record::json ->> 'game' AS game, record::json ->> 'version' AS version
        FROM (SELECT record, (SELECT nodes.id FROM nodes WHERE nodes.id = owner) AS owner FROM tables WHERE id = $1 AND removed IS NULL) t`,
      values: [id],
    })
    const [row] = rows
    if (row === undefined) return undefined
    const owner = row['owner'] === null ? null : Number(row['owner'])
    return { owner, game: String(row['game']), version: String(row['version']) }
  }

  /** This incarnation has lost everything that it owned. */
  lose(incarnation: number): Hold[] {
    const lost = [...this.holds.values()].filter(({ node }) => node === incarnation)
    for (const hold of lost) this.loseOne(hold)
    return lost
  }

  loseOne(hold: Hold): void {
    hold.isHeld = false
    if (this.holds.get(hold.id) === hold) this.holds.delete(hold.id)
  }

  /**
   * Gives tables up, to another node or to the next one that wants them. Nothing of them may be waiting to be written. A release that the
   * database gets late, when the table was claimed again, does nothing.
   */
  async release(holds: readonly Hold[], to: number | null = null): Promise<void> {
    const held = holds.filter(({ isHeld }) => isHeld)
    for (const hold of held) this.loseOne(hold)
    const [first] = held
    if (first === undefined) return
    const done = this.line.ask({
      text: `UPDATE tables t SET owner = $1 FROM unnest($2::bigint[], $3::bigint[]) r (num, turn)
        WHERE t.num = r.num AND t.turn = r.turn AND t.owner = $4`,
      values: [to, held.map(({ num }) => num), held.map(({ turn }) => turn), first.node],
    })
    for (const { id } of held)
      this.releasing.set(
        id,
        done.catch(() => {}),
      )
    try {
      await done
    } finally {
      for (const { id } of held) this.releasing.delete(id)
    }
  }

  /**
   * The old owner is named in the update: whether its node is alive would be judged by an old snapshot after a wait for a lock, and two
   * nodes could win. A claim locks the row of this node like every write, so that a fenced node claims nothing.
   */
  private async claimNow(id: string): Promise<Claimed> {
    await this.releasing.get(id)
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const found = await this.find(id)
      if (found === undefined) return undefined
      const { me } = this.membership()
      const { num, owner, isAlive } = found
      if (owner !== me && isAlive) return { owner: owner! }
      const { rows } = await this.line.ask({
        name: 'claim',
        text: `WITH me AS MATERIALIZED (SELECT id FROM nodes WHERE id = $1 FOR KEY SHARE)
          UPDATE tables SET owner = me.id, turn = turn + 1 FROM me
          WHERE num = $2 AND owner IS NOT DISTINCT FROM $3 AND removed IS NULL RETURNING turn`,
        values: [me, num, owner],
      })
      const [claimed] = rows
      if (claimed === undefined) continue
      // Only now: the last rows of the former owner are there to be seen.
      const end = await this.line.ask({
        name: 'end',
        text: 'SELECT coalesce(max(seq), 0) AS last FROM log WHERE tbl = $1',
        values: [num],
      })
      if (me !== this.membership().me) continue // fenced meanwhile
      const hold: Hold = {
        id,
        num,
        node: me,
        end: Number(end.rows[0]!['last']),
        turn: Number(claimed['turn']),
        isHeld: true,
      }
      this.holds.set(id, hold)
      return hold
    }
    throw new Error(`the table ${id} could not be claimed: its owner changes all the time`)
  }

  private async find(id: string): Promise<Found | undefined> {
    const { rows } = await this.line.ask({
      name: 'owner',
      text: `SELECT num, owner, EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owner) AS alive
        FROM tables WHERE id = $1 AND removed IS NULL`,
      values: [id],
    })
    const [row] = rows
    if (row === undefined) return undefined
    const owner = row['owner'] === null ? null : Number(row['owner'])
    return { num: Number(row['num']), owner, isAlive: row['alive'] === true }
  }
}
