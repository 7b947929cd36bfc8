export { type Failure, type Trial, type Verdict, combinations, prove, reproduce } from './battery.ts'
export { type Chooser, chooser, purposeful } from './choosers.ts'
export { type Stroll, notPointedAt, playCourse, stroll } from './course.ts'
export { Coverage } from './coverage.ts'
export { Dice } from './dice.ts'
export { type FuzzOrder, type FuzzPlayer, type FuzzResult, fuzzGames, fuzzPlayers, settings } from './fuzz.ts'
export { everyCard, meetsACard } from './ledger/cards.ts'
export { dossiersIn, ruleNumbersIn } from './ledger/files.ts'
export { type Comparison, compare, describeComparison, describeProgress, fits } from './ledger/ledger.ts'
export { type Wanted, lineage } from './lineage.ts'
export { type Counted, perft, perfts } from './perft.ts'
export {
  type Recorded,
  choicesOf,
  nearItsEnd,
  record,
  recordedIn,
  replayed,
  seenAtTheEnd,
  wrongWithRecorded,
} from './recorded.ts'
export {
  countedFrom,
  loadRecord,
  mostEventful,
  playedByChance,
  positionIn,
  recordNames,
  saveRecord,
} from './recording.ts'
export { type Aim, type Searched, search } from './search.ts'
export { fuzz, fuzzInThread } from './fuzz-run.ts'
export { type RunTask, type Threads, inThreads } from './threads.ts'
export { firstDifference, noticedOf, playAtRandom, shownOf } from './twins.ts'
export { type WordsReport, checkWords } from './words.ts'
export { type TextFile, checkGlossary } from './words/glossary.ts'
