import type { Shown } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { type Recorded, recorded } from '../words/screen.ts'
import { spotOf } from './seen.ts'

/** What was heard, asked or seen in this round. */
export type Told = Recorded & {
  readonly id: number
  readonly turn: number
  /** How often the Hero had moved by then: a direction means nothing elsewhere. */
  readonly moves: number
}

/** What the watch has recorded: it keeps nothing older than this round. */
export interface RoundLog {
  readonly list: readonly Told[]
  /** How often the Hero has moved in this round. */
  readonly moves: number
}

export function roundLog(past: readonly Pick<Shown, 'event' | 'args'>[]): RoundLog {
  const begin = past.findLastIndex(({ event }) => event === 'roundBegan') + 1
  const list: Told[] = []
  let turn = 1
  let moves = 0
  for (const [id, happened] of past.slice(begin).entries()) {
    if (happened.event === 'turnBegan') turn = (happened.args as Events['turnBegan']).number
    if (happened.event === 'moved') moves++
    if (isRecorded(happened) && isInTheMaze(happened.args)) list.push({ ...happened, id, turn, moves })
  }
  return { list, moves }
}

function isRecorded(happened: Pick<Shown, 'event' | 'args'>): happened is Recorded {
  return (recorded as readonly string[]).includes(happened.event)
}

/** For Evil, places are sectors of the map: events with such places do not belong in the Hero's log. */
function isInTheMaze(args: object): boolean {
  const { place, from, to } = args as Partial<Record<'place' | 'from' | 'to', string | null>>
  const named = [place, from, to].filter((each) => each !== undefined && each !== null && each !== '')
  return !('place' in args && named.length === 0) && named.every((each) => spotOf(each!) !== undefined)
}
