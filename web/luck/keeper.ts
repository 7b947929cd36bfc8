import type { Seat } from '@miskatonic/kernel'
import type { TableInfo, You } from '@miskatonic/protocol'
import { partCommitment } from '@miskatonic/table'
import type { Answer, Request } from '../connection/connection.ts'
import { type LuckMemory, keepLuck, luckMemory } from './memory.ts'

/**
 * Takes part in the luck of an online table without a click: commits to a random part for each of this browser's seats, shows the parts
 * when the game begins, and remembers everything that must fit together at the end.
 */
export class LuckKeeper {
  private readonly send: (request: Request) => Promise<Answer>
  /** Seals that were sent for a seat although another one was there, by seat and the table's seal: at most once each, so that two devices with one seat do not replace each other's for ever. */
  private readonly replaced = new Set<string>()
  private isGathering = false
  /** What has been sent and not refused. */
  private readonly sent = new Set<string>()

  constructor(send: (request: Request) => Promise<Answer>) {
    this.send = send
  }

  /** Called whenever the table changes. */
  follow(info: TableInfo, { seats }: You): void {
    if (info.phase !== 'gathering') return this.noteBeginning(info.id)
    this.isGathering = true
    for (const seat of seats)
      if (info.luck.missing === null) this.commit(info, seat)
      else if (info.luck.missing.includes(seat)) this.reveal(info, seat)
  }

  /** From here on, a seal that differs from the remembered one is reported. */
  private noteBeginning(table: string): void {
    if (!this.isGathering) return
    this.isGathering = false
    const memory = luckMemory(table)
    if (memory !== undefined) keepLuck(table, { ...memory, hasBegun: true })
  }

  private commit({ id, luck }: TableInfo, seat: Seat): void {
    const memory = memoryFor(id, luck.commitment)
    const known = memory.parts[seat]
    const shown = luck.commitments[seat]
    if (known !== undefined && shown === partCommitment(id, seat, known)) return
    const mark = `${seat} ${luck.commitment}`
    if (shown !== undefined) {
      if (this.replaced.has(mark)) return
      this.replaced.add(mark)
    }
    const part = known ?? newPart()
    keepLuck(id, { ...memory, parts: { ...memory.parts, [seat]: part } })
    this.sendOnce({ t: 'commit', seat, commitment: partCommitment(id, seat, part) })
  }

  private reveal({ id, luck }: TableInfo, seat: Seat): void {
    const memory = memoryFor(id, luck.commitment)
    const part = memory.parts[seat]
    if (part === undefined || luck.commitments[seat] !== partCommitment(id, seat, part)) return
    keepLuck(id, { ...memory, commitments: luck.commitments })
    this.sendOnce({ t: 'reveal', seat, part })
  }

  private sendOnce(request: Request): void {
    const text = JSON.stringify(request)
    if (this.sent.has(text)) return
    this.sent.add(text)
    void this.sendAndNote(request, text)
  }

  /** What was refused may be sent again. */
  private async sendAndNote(request: Request, text: string): Promise<void> {
    const answer = await this.send(request)
    if (answer.t === 'refused') this.sent.delete(text)
  }
}

/** After a part was missing, the table has another seal, and all parts are new. */
function memoryFor(table: string, commitment: string): LuckMemory {
  const memory = luckMemory(table)
  return memory?.commitment === commitment
    ? memory
    : { commitment, parts: {}, commitments: null, hasBegun: false }
}

function newPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
