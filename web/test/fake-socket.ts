import type { Asked, Now, NowChanges, TableInfo, Told, Welcome } from '@miskatonic/protocol'
import type { Surroundings } from '../connection/socket.ts'

/** A socket whose other end is a test. */
export class FakeSocket extends EventTarget {
  readonly sent: Asked[] = []
  isClosed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Asked)
  }
  close(): void {
    this.isClosed = true
  }

  open(): void {
    this.dispatchEvent(new Event('open'))
  }
  tell(message: Told): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  drop(): void {
    this.isClosed = true
    this.dispatchEvent(new Event('close'))
  }
  asked<T extends Asked['t']>(t: T): Extract<Asked, { t: T }>[] {
    return this.sent.filter((each): each is Extract<Asked, { t: T }> => each.t === t)
  }
}

/** A page that is told how it is. */
export class FakeSurroundings implements Surroundings {
  hidden = false
  online = true
  private readonly heard = new Map<string, () => void>()

  listen(event: string, heard: () => void): () => void {
    this.heard.set(event, heard)
    return () => this.heard.delete(event)
  }
  happens(event: 'online' | 'offline' | 'visibilitychange'): void {
    this.heard.get(event)?.()
  }
}

export const info: TableInfo = {
  id: 't',
  game: 'reign',
  version: '1',
  options: {},
  phase: 'playing',
  seats: [
    { seat: 'p1', name: 'Ann', online: true, wish: 'ask' },
    { seat: 'p2', name: 'Ben', online: true, wish: 'ask' },
  ],
  watchers: 0,
  created: 0,
  luck: { commitment: '', commitments: {}, parts: {}, made: [], missing: null, secret: null },
  forkedFrom: null,
  origin: 'new',
  isKnown: false,
  settings: { replaceBy: 'host', replaceAfter: 0, consentAfter: null },
}

export function nowAt(number: number, table: Now['table'] = {}): Now {
  return {
    number,
    asked: { step: 'act', args: {}, waiting: ['p1'], rule: 'RC-1' },
    outcome: null,
    table,
    seats: { p1: { own: {}, options: [], refusals: [] } },
  }
}

/** An update that replaces these fields of the table. */
export function changesTo(number: number, table: Now['table'] = {}): NowChanges {
  const whole = Object.entries(table).map(([field, value]) => [field, [value]])
  return { ...nowAt(number), table: Object.fromEntries(whole) as NowChanges['table'], seats: {} }
}

export function welcome(change: Partial<Welcome> = {}): Welcome {
  return {
    t: 'welcome',
    seq: 0,
    info,
    you: { seats: ['p1'], host: true, invited: true },
    now: nowAt(0),
    log: [],
    cut: false,
    proposals: [],
    ...change,
  }
}
