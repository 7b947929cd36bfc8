export type { About, TeamTalk } from './about.ts'
export { type Attempt, attempted, parseOptionId } from './attempt.ts'
export type { Bends, Question, Visit } from './bends.ts'
export { type ByName, callFor } from './by-name.ts'
export { type Chapter, type KindOf, type Vocabulary, answering, binding, eventsOf, sumOf } from './chapter.ts'
export { type Chance, chanceFrom } from './chance/chance.ts'
export { sha256 } from './chance/sha256.ts'
export { type Decision, type May, type Option, type Refusal, optionId, rulesOf } from './decision.ts'
export { type Changes, type Delta, type Fields, LastKnown, withChanges } from './delta.ts'
export { Engine, type Observer } from './engine.ts'
export { type Happened, type SeenEvent, seenBy } from './events.ts'
export {
  type Agreement,
  type AnyKind,
  type Clock,
  type Contents,
  type Count,
  type Deck,
  type Game,
  type GameOutline,
  type GameDefinition,
  type Kind,
  type Play,
  type Sights,
  type StepRules,
  type Strategy,
  countPieces,
  defineGame,
} from './game.ts'
export { type Choice, History, replay } from './history.ts'
export { type Revealed, perceived, revealedBy, witnessed } from './knowledge.ts'
export { completeOptions, keptOptions } from './options.ts'
export {
  type Args,
  type Frame,
  type Json,
  type JsonObject,
  type Outcome,
  type Position,
  type Rule,
  type Seat,
  canonical,
  clone,
  deepCopy,
  hash,
} from './position.ts'
export { type Passage, type Reading, type Readings, withReadings } from './readings.ts'
export { mapped, pluck, recordOf } from './records.ts'
export { type Refused, RulesBroken, isRefused, refused } from './refused.ts'
export {
  type Glance,
  type OpenTable,
  type OwnTable,
  type Secrets,
  type SeenField,
  type View,
  openFields,
  openPart,
  openValue,
  ownFields,
  ownPart,
  ownValue,
  viewOf,
  viewsAsJson,
} from './secrets.ts'
export * as shape from './shape.ts'
export { type OldPosition, type Upgrade, canGoOnFrom, upgraded } from './upgrade.ts'
export {
  type Luck,
  type Slot,
  type Worlds,
  luckFrom,
  redeal,
  redealing,
  sampleWorld,
  sampleWorlds,
  slotsOf,
} from './worlds.ts'
export type { Glossary, Term } from './glossary.ts'
export { type Language, type NameOf, type TableSeen, type Words, languages, plural } from './words.ts'
