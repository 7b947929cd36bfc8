import type { Told, Welcome } from '@miskatonic/protocol'
import { type Answer, type Request, refusal } from './connection.ts'

interface Waiting {
  readonly request: Request
  readonly since: number
  readonly resolve: (answer: Answer) => void
}

/** Requests that wait for their answers, by the number that an answer repeats. */
export class Pending {
  private readonly waiting = new Map<number, Waiting>()
  private next = 1

  add(request: Request): { ref: number; answer: Promise<Answer> } {
    const ref = this.next++
    const answer = new Promise<Answer>((resolve) => {
      this.waiting.set(ref, { request, since: Date.now(), resolve })
    })
    return { ref, answer }
  }

  /** Since when the oldest one waits; undefined if none does. */
  get since(): number | undefined {
    const [oldest] = this.waiting.values()
    return oldest?.since
  }

  /** Resolves the request that waits for this message. */
  answer(message: Told): void {
    if (!isAnswer(message) || message.ref === undefined || message.ref === null) return
    const waiting = this.waiting.get(message.ref)
    if (waiting === undefined) return
    this.waiting.delete(message.ref)
    waiting.resolve(message)
  }

  /** The line was down and is up again: what the table shows now tells which requests arrived. None is ever sent twice. */
  settle(welcome: Welcome): void {
    for (const [ref, { request, resolve }] of this.waiting)
      resolve(arrived(request, welcome) ? { t: 'done', ref } : lost)
    this.waiting.clear()
  }

  fail(code: string, message: string): void {
    for (const { resolve } of this.waiting.values()) resolve(refusal(code, message))
    this.waiting.clear()
  }
}

const lost = refusal(
  'lost',
  'the line went down before an answer came; nothing shows that the request arrived',
)

function isAnswer(message: Told): message is Answer {
  return 'ref' in message
}

/** Whether the table, as it is after the line was down, shows that a request had its effect. `log` is what happened since. */
function arrived(request: Request, { now, info, log, proposals }: Welcome): boolean {
  switch (request.t) {
    case 'choose':
      return now !== null && now.number > request.decision
    case 'begin':
      return info.phase !== 'gathering' || info.luck.missing !== null
    case 'say':
      return log.some(
        (entry) => entry.kind === 'said' && entry.by === request.seat && entry.text === request.text.trim(),
      )
    case 'undo':
    case 'rewind':
      return (
        log.some((entry) => entry.kind === 'undone' && entry.by === request.seat) ||
        proposals.some((proposal) => proposal.what === request.t && proposal.by === request.seat)
      )
    case 'consent':
      return proposals.every(({ id, waiting }) => id !== request.proposal || !waiting.includes(request.seat))
    case 'commit':
      return info.luck.commitments[request.seat] === request.commitment
    case 'reveal':
      return info.luck.parts[request.seat] === request.part || !info.luck.missing?.includes(request.seat)
    case 'luck':
      return info.luck.parts[request.seat] === request.part
    case 'wish':
      return info.seats.some(({ seat, wish }) => seat === request.seat && wish === request.wish)
    case 'rename':
      return info.seats.some(({ seat, name }) => seat === request.seat && name === request.name.trim())
    case 'assign':
      return info.seats.some(({ seat, player }) => seat === request.seat && player === request.player)
    case 'pace':
      return true // it is said again after every welcome
    case 'unassign':
      return info.seats.some(({ seat, player }) => seat === request.seat && player === undefined)
    case 'leave':
      return info.seats.some(({ seat, name }) => seat === request.seat && name === null)
    // Their answers bring something (a key, a moment) that a resync does not.
    case 'take':
    case 'issue':
    case 'moment':
    case 'ping':
      return false
  }
}
