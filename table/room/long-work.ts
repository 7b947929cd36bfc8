import { type Choice, type Game, type Refused, type Seat, isRefused } from '@miskatonic/kernel'
import { type JsonText, textOf } from '@miskatonic/protocol'
import { type FreshStart, forkedStart } from '../fresh-start.ts'
import type { LogStore, TableRecord } from '../store.ts'
import { type Recorded, readRecorded } from './log-shown.ts'
import { type MomentSeen, archivedMoment, playedMoment } from './moments.ts'
import { type Tail, lastingChoices, longTail, readStretch, stoodOnce } from './past.ts'
import { type UndoPlan, type UndoTask, undoPlan } from './undo-plan.ts'

/** Which moment of the past is to be shown; without a `number`, the last one of an archived table. */
export interface MomentTask {
  readonly seat: Seat
  readonly number: number | undefined
  /** The last decision of the game. */
  readonly last: number
  /** The first decision that may be shown. */
  readonly from: number
}

/** Which part of the log is to be shown: from row `after` + 1 to row `to`. */
export interface LogTask {
  readonly after: number
  readonly to: number
}

/**
 * What takes long, because it plays parts of a game again or samples other worlds. It reads the stored log and changes nothing, so that a
 * server can run it in other processes. Arguments and results are plain data.
 */
export interface LongWork {
  undoPlan(record: TableRecord, task: UndoTask): Promise<UndoPlan | Refused>
  moment(record: TableRecord, task: MomentTask): Promise<JsonText<MomentSeen> | Refused>
  log(record: TableRecord, task: LogTask): Promise<readonly Recorded[]>
  /** The end of a long log, from which the table is loaded. */
  tail(record: TableRecord): Promise<Tail>
  /** The choices that still stand, up to decision `until`. */
  choices(record: TableRecord, until: number): Promise<Choice[] | Refused>
  /** Whether just these choices stood at some time since the beginning. */
  haveStood(record: TableRecord, choices: readonly Choice[]): Promise<boolean>
  /** Where a table goes on that is forked from this one after these choices. */
  forkedStart(record: TableRecord, choices: readonly Choice[], seed: string): Promise<FreshStart | Refused>
}

/** Long work in this thread. `gameOf` gives the rules of a table; undefined if it is archived. */
export function longWorkOn(
  store: LogStore,
  gameOf: (id: string, version: string) => Game | undefined,
): LongWork {
  const rulesOf = ({ game, version }: TableRecord): Game | undefined => gameOf(game, version)
  return {
    undoPlan: (record, task) => undoPlan(store, rulesOf(record)!, record, task),
    async moment(record, { seat, number, last, from }) {
      const game = rulesOf(record)
      const moment =
        game === undefined || number === undefined
          ? await archivedMoment(store, record, number, from)
          : await playedMoment(store, game, record, last, { seat, number, from })
      return isRefused(moment) ? moment : textOf(moment)
    },
    log: (record, task) => readRecorded(store, rulesOf(record), record, task),
    tail: ({ id }) => longTail(store, id),
    async choices({ id }, until) {
      const { entries } = await readStretch(store, id, { number: -1 })
      return lastingChoices(entries, until)
    },
    async haveStood({ id }, choices) {
      const { entries } = await readStretch(store, id, { number: -1 })
      return stoodOnce(entries, choices)
    },
    forkedStart: async (record, choices, seed) => forkedStart(rulesOf(record)!, record, choices, seed),
  }
}
