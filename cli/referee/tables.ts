import type { Game, Refused } from '@miskatonic/kernel'
import { isRefused, refused } from '@miskatonic/kernel'
import { type Table, load, save } from '@miskatonic/table'

/** Tables held in memory. The least recently used beyond that are kept as saved games, which take a hundredth of the space. */
const TABLES_AT_HAND = 100
/** Limit on tables altogether, so that a script cannot fill the memory. */
const TABLES_IN_ALL = 100_000

/** The tables of one referee, by the names it gave them. */
export class Tables {
  private readonly games: readonly Game[]
  /** Least recently used first. */
  private readonly atHand = new Map<string, Table>()
  private readonly putAway = new Map<string, string>()
  private opened = 0

  constructor(games: readonly Game[]) {
    this.games = games
  }

  add(table: Table): string | Refused {
    if (this.opened >= TABLES_IN_ALL)
      return refused(
        'too-many-tables',
        `a referee keeps ${TABLES_IN_ALL} tables, and there are as many already`,
      )
    const name = `t${++this.opened}`
    this.keepAtHand(name, table)
    return name
  }

  get(name: string): Table | Refused {
    const table = this.atHand.get(name) ?? this.takenOut(name)
    if (isRefused(table)) return table
    this.keepAtHand(name, table)
    return table
  }

  private takenOut(name: string): Table | Refused {
    const text = this.putAway.get(name)
    if (text === undefined) return refused('unknown-table', `there is no table ${JSON.stringify(name)}`)
    const table = load(text, this.games)
    if (!isRefused(table)) this.putAway.delete(name)
    return table
  }

  private keepAtHand(name: string, table: Table): void {
    this.atHand.delete(name)
    this.atHand.set(name, table)
    if (this.atHand.size <= TABLES_AT_HAND) return
    const [longestUnused, unused] = this.atHand.entries().next().value!
    this.atHand.delete(longestUnused)
    this.putAway.set(longestUnused, save(unused))
  }
}
