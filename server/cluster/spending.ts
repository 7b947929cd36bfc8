import type { RateLimit } from '../rate-limit.ts'
import type { Links } from './links.ts'

/** Milliseconds between two reports. So much later other nodes know what an address has used here. */
const INTERVAL = 1_000

/** What a node tells the others: how much addresses were counted by each limit since the last report, and how many connections they have. */
interface Report {
  readonly spent: Readonly<Record<string, readonly (readonly [address: string, count: number])[]>>
  readonly open: readonly (readonly [address: string, count: number])[]
}

/**
 * What addresses use across all nodes: requests, chat, storage and connections. Each node counts by itself and reports heavy users to the
 * others. That is approximate, which is enough against abuse; new tables and forks are counted exactly, in the database.
 */
export class Spending {
  private readonly limits = new Map<string, RateLimit>()
  private readonly elsewhere = new Map<number, ReadonlyMap<string, number>>()
  private readonly links: Links
  private readonly peers: () => readonly number[]
  private readonly ticking: NodeJS.Timeout
  private open: () => Report['open'] = () => []
  private hadOpen = false

  constructor(links: Links, peers: () => readonly number[]) {
    this.links = links
    this.peers = peers
    this.ticking = setInterval(() => this.report(), INTERVAL).unref()
  }

  /** All nodes count this limit together. */
  watch(name: string, limit: RateLimit): void {
    limit.share()
    this.limits.set(name, limit)
  }

  /** Lists addresses with many connections. */
  watchOpen(open: () => Report['open']): void {
    this.open = open
  }

  /** Connections of an address at other nodes. */
  openElsewhere(address: string): number {
    let sum = 0
    for (const counts of this.elsewhere.values()) sum += counts.get(address) ?? 0
    return sum
  }

  heard(peer: number, text: string): void {
    const { spent, open } = JSON.parse(text) as Report // written by `report`, of this or another version
    this.elsewhere.set(peer, new Map(open))
    for (const [name, counts] of Object.entries(spent))
      for (const [address, count] of counts) this.limits.get(name)?.spentElsewhere(address, count)
  }

  /** A node that is gone has no connections. */
  forget(peer: number): void {
    this.elsewhere.delete(peer)
  }

  close(): void {
    clearInterval(this.ticking)
  }

  private report(): void {
    const spent = [...this.limits].map(([name, limit]) => [name, limit.takeUntold()] as const)
    const told = spent.filter(([, counts]) => counts.length > 0)
    const open = this.open()
    if (told.length === 0 && open.length === 0 && !this.hadOpen) return
    this.hadOpen = open.length > 0
    const report: Report = { spent: Object.fromEntries(told), open }
    for (const peer of this.peers())
      if (this.links.reaches(peer)) this.links.send(peer, 'spent', 0, JSON.stringify(report))
  }
}
