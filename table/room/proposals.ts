import { type Refused, type Seat, refused } from '@miskatonic/kernel'
import type { Proposal, Settled } from '@miskatonic/protocol'

/** What waits for consent. It is forgotten when the table leaves memory, and void as soon as the game goes on. */
export class Proposals {
  private readonly open = new Map<number, Proposal>()
  private count = 0

  all(): Proposal[] {
    return [...this.open.values()]
  }

  /**
   * Asking again for the same returns the same proposal. To go on from another moment takes the place of what the seat proposed before
   * (`former`): otherwise there could be one for every moment of the game.
   */
  add(draft: Omit<Proposal, 't' | 'id'>): { proposal: Proposal; isNew: boolean; former?: Proposal } {
    const former = this.all().find(({ what, by }) => what === draft.what && by === draft.by)
    if (former?.number === draft.number) return { proposal: former, isNew: false }
    const proposal: Proposal = { t: 'proposal', id: ++this.count, ...draft }
    this.open.set(proposal.id, proposal)
    if (former === undefined) return { proposal, isNew: true }
    this.open.delete(former.id)
    return { proposal, isNew: true, former }
  }

  /** Goes on without the consent of those who are away; undefined if it is no longer proposed. */
  passOver(id: number, isHere: (seat: Seat) => boolean): Proposal | undefined {
    const proposal = this.open.get(id)
    if (proposal === undefined) return undefined
    const rest = { ...proposal, waiting: proposal.waiting.filter(isHere) }
    if (rest.waiting.length === 0) this.open.delete(id)
    else this.open.set(id, rest)
    return rest
  }

  /** Gives the proposal with those whose consent is still missing. */
  answer(id: number, seat: Seat, yes: boolean): Proposal | Refused {
    const proposal = this.open.get(id)
    if (proposal === undefined) return refused('no-such-proposal', 'this is no longer proposed')
    if (!proposal.waiting.includes(seat))
      return refused('not-your-consent', `the consent of ${seat} is not needed`)
    const rest = { ...proposal, waiting: proposal.waiting.filter((each) => each !== seat) }
    if (!yes || rest.waiting.length === 0) this.open.delete(id)
    else this.open.set(id, rest)
    return rest
  }

  clear(tell: (settled: Settled) => void): void {
    if (this.open.size === 0) return // nearly always; and clearing a map makes a new one inside
    for (const { id, what } of this.open.values()) tell({ t: 'settled', id, what, yes: false, by: '' })
    this.open.clear()
  }
}
