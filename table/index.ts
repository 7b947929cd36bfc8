export type { Rest } from './balance.ts'
export { positionShape } from './check.ts'
export { commitmentTo, partCommitment, seedFrom } from './fair.ts'
export { forkedStart } from './fresh-start.ts'
export { after } from './room/after.ts'
export { hashOfKey, withKey } from './room/keys.ts'
export { logOf } from './room/log-rows.ts'
export { type LongWork, longWorkOn } from './room/long-work.ts'
export { newRecord } from './room/new-record.ts'
export { type Member, hashOfDevice } from './room/people.ts'
export type { Answered } from './room/broadcast.ts'
export type { Player, PlayerProgram, Turn } from './room/programs/player.ts'
export type { Quota } from './room/quota.ts'
export { type Handed, type HandOver, Room } from './room/room.ts'
export { withSidesOfOriginal } from './room/sides.ts'
export type { Fork, Party, Surroundings } from './room/surroundings.ts'
export { type FileLimits, type Luck, type Origin, type Report, load, luckOf, openFile, save } from './save.ts'
export { MemoryStore } from './memory-store.ts'
export { StoreError, type StoreErrorCode, checkNoGap, checkNumbers, storeErrors } from './store-error.ts'
export type {
  KeptRange,
  KeyRecord,
  LogStore,
  OpenStore,
  Row,
  RowKind,
  RowRange,
  SeatRecord,
  Store,
  StoreEvents,
  TableRecord,
} from './store.ts'
export { type Entry, type Start, Table, spectator } from './table.ts'
export { type Source, type Verified, verify } from './verify.ts'
