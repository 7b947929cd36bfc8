/**
 * The closed lists of names that effects, content and rules share. The ids of cards follow from their decks (ids.ts); rooms, spaces and doors
 * are names of the maps (content/maps).
 */

/** The five stories, in the order of the ledger. */
export const stories = ['hour', 'ward', 'lamp', 'volume', 'harvest'] as const
export type Story = (typeof stories)[number]

/** Answers to the questions of a story. */
export const letters = ['A', 'B', 'C'] as const
export type Letter = (typeof letters)[number]

/** MM-074. */
export const skills = [
  'intellect',
  'willpower',
  'lore',
  'luck',
  'strength',
  'dexterity',
  'marksmanship',
] as const
export type Skill = (typeof skills)[number]

/** Tags of rooms (MM-R07): requirements of Mythos cards and Events name them. */
export const tags = [
  'outdoor',
  'hall',
  'bedroom',
  'study',
  'kitchen',
  'work',
  'parlour',
  'cellar',
  'chapel',
  'gallery',
] as const
export type Tag = (typeof tags)[number]

/** Clues by number and letter; the stories have them in common, their texts differ. Stories 3 to 5 have no Clue 4. */
export const clues = [
  'clue-4a',
  'clue-4b',
  'clue-3a',
  'clue-3b',
  'clue-2a',
  'clue-2b',
  'clue-1a',
  'clue-1b',
  'clue-1c',
] as const
export type Clue = (typeof clues)[number]

/** Kinds of Spells; each has five cards with different backs. */
export const spells = ['shrivelling', 'binding', 'blood-pact', 'quiet-the-mind'] as const
export type Spell = (typeof spells)[number]

/** Symbols of Mythos cards. */
export const symbols = ['moon', 'hand', 'spiral', 'eye', 'tide', 'page', 'sheaf'] as const
export type Symbol = (typeof symbols)[number]

/** Classes of monsters, each with a Combat deck. */
export const classes = ['humanoid', 'beast', 'eldritch'] as const
export type MonsterClass = (typeof classes)[number]

/** Kinds of monsters. */
export const monsterKinds = [
  'cultist',
  'cult-leader',
  'maniac',
  'witch',
  'zombie',
  'hound',
  'chthonian',
  'mi-go',
  'shoggoth',
] as const
export type MonsterKind = (typeof monsterKinds)[number]

/** Monsters with a name of their own (MM-372). */
export const namedMonsters = [
  'patient-one',
  'odile',
  'koss',
  'tenant',
  'guest',
  'mother-carrow',
  'ambrose',
  'linus',
  'deacon',
] as const
export type NamedMonster = (typeof namedMonsters)[number]

/** Actions that an Objective grants once it is revealed (MM-122). */
export const storyActions = [
  'sound-movement',
  'salt-strength',
  'salt-lore',
  'salt-rock-salt',
  'ring-bell',
  'burn-volume',
  'strike-lore',
  'strike-intellect',
  'look-up-register',
  'puzzle-1B',
  'puzzle-2B',
  'puzzle-3A',
  'puzzle-3B',
  'puzzle-6B',
  'puzzle-9',
] as const
export type StoryActionId = (typeof storyActions)[number]

/** Wiring puzzles 1 to 3, lock puzzles 4 to 6, rune puzzles 7 to 9. */
export const puzzles = [
  '1A',
  '1B',
  '2A',
  '2B',
  '3A',
  '3B',
  '4A',
  '4B',
  '5A',
  '5B',
  '6A',
  '6B',
  '7',
  '8',
  '9',
] as const
export type PuzzleId = (typeof puzzles)[number]

/** Wiring pieces. */
export const wires = [
  'wire-01',
  'wire-02',
  'wire-03',
  'wire-04',
  'wire-05',
  'wire-06',
  'wire-07',
  'wire-08',
  'wire-09',
  'wire-10',
  'wire-11',
  'wire-12',
  'wire-13',
  'wire-14',
  'wire-15',
] as const
export type Wire = (typeof wires)[number]

/** Lock pieces. */
export const lockPieces = [
  'lp-01',
  'lp-02',
  'lp-03',
  'lp-04',
  'lp-05',
  'lp-06',
  'lp-07',
  'lp-08',
  'lp-09',
  'lp-10',
  'lp-11',
  'lp-12',
  'lp-13',
  'lp-14',
  'lp-15',
] as const
export type LockPiece = (typeof lockPieces)[number]

/** Rune pieces; the first number is that of their puzzle, the second the place where they belong. */
export const runes = [
  'rune7-1',
  'rune7-2',
  'rune7-3',
  'rune7-4',
  'rune7-5',
  'rune7-6',
  'rune8-1',
  'rune8-2',
  'rune8-3',
  'rune8-4',
  'rune8-5',
  'rune8-6',
  'rune8-7',
  'rune8-8',
  'rune9-1',
  'rune9-2',
  'rune9-3',
  'rune9-4',
  'rune9-5',
  'rune9-6',
  'rune9-7',
  'rune9-8',
  'rune9-9',
] as const
export type Rune = (typeof runes)[number]
