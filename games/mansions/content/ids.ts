/** The closed lists of ids that content and rules share. Rooms, spaces and doors are names of the maps (content/maps). */

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

/** The eight investigators. */
export const investigators = [
  'ashcan-pete',
  'gloria-goldberg',
  'harvey-walters',
  'jenny-barnes',
  'joe-diamond',
  'kate-winthrop',
  'michael-mcglen',
  'sister-mary',
] as const
export type InvestigatorId = (typeof investigators)[number]

/** Two for each investigator, in the same order. */
export const mentalTraits = [
  'pete-false-trail',
  'pete-scrounger',
  'gloria-nightmares',
  'gloria-foreshadowing',
  'harvey-lecture',
  'harvey-dead-languages',
  'jenny-woman-of-the-world',
  'jenny-quick-study',
  'joe-lucky-break',
  'joe-on-the-case',
  'kate-test-theories',
  'kate-method',
  'michael-steady-nerves',
  'michael-both-barrels',
  'mary-guiding-hand',
  'mary-prayer',
] as const
export type MentalTrait = (typeof mentalTraits)[number]

/** Two for each investigator, in the same order. */
export const physicalTraits = [
  'pete-dogs-best-friend',
  'pete-struggling-musician',
  'gloria-occultist',
  'gloria-deadline',
  'harvey-forbidden-lore',
  'harvey-collector',
  'jenny-crack-shot',
  'jenny-sisters-keeper',
  'joe-license-to-kill',
  'joe-private-eye',
  'kate-inventor',
  'kate-field-work',
  'michael-enforcer',
  'michael-safecracker',
  'mary-consecrated',
  'mary-beads',
] as const
export type PhysicalTrait = (typeof physicalTraits)[number]

/** Starting Items. */
export const startingItems = [
  'duke',
  'guitar',
  'manuscript',
  'old-journal',
  'jenny-45-automatic',
  'isabelles-letter',
  'joe-45-automatics',
  'magnifying-glass',
  'flux-stabilizer',
  'instrument-case',
  'thompson',
  'dynamite',
  'holy-water',
  'holy-rosary',
] as const
export type StartingItem = (typeof startingItems)[number]

/** Search cards without the Clues and "Nothing of interest". */
export const searchItems = [
  'brass-key',
  'iron-key',
  'magic-phrase',
  'pry-bar',
  'sledgehammer',
  'axe',
  'kitchen-knife',
  'bone-saw',
  'sabre',
  'fire-poker',
  'revolver',
  'shotgun',
  'lantern',
  'sedative',
  'whiskey',
  'first-aid-kit',
  'fire-bucket',
  'cult-robes',
  'rope',
  'warding-stone',
  'silver-hourglass',
  'ruby-of-rlyeh',
  'brass-cylinder',
  'nameless-cults',
  'de-vermis-mysteriis',
  'vail-almanac',
  'koss-casebook',
  'harpoon',
  'signal-flare',
  'nell-carrow',
  'unreturned-volume',
  'rock-salt',
] as const
export type SearchItem = (typeof searchItems)[number]

export const items = [...startingItems, ...searchItems] as const
export type Item = (typeof items)[number]

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

const nothing = 'nothing'

/** There are two cards of lock-jammed. */
export const locks = [
  'lock-brass',
  'lock-iron',
  'lock-jammed',
  'lock-nailed',
  'lock-combination',
  'lock-tumbler',
  'lock-wired',
  'lock-rune',
  'lock-dread',
  'lock-frozen',
  'lock-sigil',
] as const
export type Lock = (typeof locks)[number]

/** Obstacles. */
export const obstacles = [
  'ob-strongbox',
  'ob-suitcase',
  'ob-desk',
  'ob-cabinet',
  'ob-casket',
  'ob-cipher',
  'ob-rubble',
] as const
export type Obstacle = (typeof obstacles)[number]

/** What may lie in the stack of a room. */
export const roomCards = [...searchItems, ...clues, nothing, ...obstacles] as const
export type RoomCard = (typeof roomCards)[number]

/** Kinds of Spells; each has five cards with different backs. */
export const spells = ['shrivelling', 'binding', 'blood-pact', 'quiet-the-mind'] as const
export type Spell = (typeof spells)[number]

/** Backs of Spell cards. */
export const backs = [
  'shrivelling-1',
  'shrivelling-2',
  'shrivelling-3',
  'shrivelling-4',
  'shrivelling-5',
  'binding-1',
  'binding-2',
  'binding-3',
  'binding-4',
  'binding-5',
  'blood-pact-1',
  'blood-pact-2',
  'blood-pact-3',
  'blood-pact-4',
  'blood-pact-5',
  'quiet-the-mind-1',
  'quiet-the-mind-2',
  'quiet-the-mind-3',
  'quiet-the-mind-4',
  'quiet-the-mind-5',
] as const
export type Back = (typeof backs)[number]

/** Mythos cards. */
export const mythosCards = [
  'creaking-floor',
  'sudden-gust',
  'slamming-door',
  'whispers-in-the-walls',
  'loose-stair',
  'falling-shelves',
  'wrong-reflection',
  'the-light-fails',
  'numb-hands',
  'thorns',
  'rats',
  'foul-air',
  'strange-skies',
  'something-underfoot',
  'stopped-watch',
  'the-same-minute',
  'chime',
  'secret-appointment',
  'missing-minute',
  'sedation',
  'carbolic-fog',
  'a-hand-from-the-bed',
  'your-own-file',
  'cold-draught',
  'wet-footprints',
  'spring-tide',
  'brine-in-the-lamp',
  'drowned-voice',
  'paper-cut',
  'marginalia',
  'the-exhibit-moves',
  'overdue',
  'standing-corn',
  'grace-is-said',
  'the-scythe-falls',
] as const
export type MythosCard = (typeof mythosCards)[number]

/** Symbols of Mythos cards. */
export const symbols = ['moon', 'hand', 'spiral', 'eye', 'tide', 'page', 'sheaf'] as const
export type Symbol = (typeof symbols)[number]

/** Trauma cards. */
export const traumaCards = [
  'broken-arm',
  'broken-leg',
  'back-injury',
  'concussion',
  'demoralizing-injury',
  'hearing-loss',
  'loss-of-vision',
  'torn-ligament',
  'panic',
  'the-only-way-out',
  'turn-on-them',
  'shared-delusion',
  'afraid-to-be-alone',
  'paranoia',
  'claustrophobia',
  'nyctophobia',
  'hallucinations',
  'catatonia',
  'amnesia',
  'obsession',
  'hysteria',
] as const
export type TraumaCard = (typeof traumaCards)[number]

/** Keeper Action cards. */
export const keeperActions = [
  'command-minion',
  'creatures-of-the-night',
  'uncontrollable-urges',
  'take-sample',
  'summon-worshippers',
  'pyromaniac',
  'raise-dead',
  'evil-presence',
  'darkness',
  'witchcraft',
  'dark-ritual',
  'lurker-in-the-walls',
  'escaped-patient',
] as const
export type KeeperAction = (typeof keeperActions)[number]

/** Combat cards; the first letters name the deck. */
export const combatCards = [
  'hum-01',
  'hum-02',
  'hum-03',
  'hum-04',
  'hum-05',
  'hum-06',
  'hum-07',
  'hum-08',
  'hum-09',
  'hum-10',
  'hum-11',
  'hum-12',
  'hum-13',
  'hum-14',
  'hum-15',
  'hum-16',
  'hum-17',
  'hum-18',
  'hum-19',
  'hum-20',
  'hum-21',
  'hum-22',
  'hum-23',
  'bst-01',
  'bst-02',
  'bst-03',
  'bst-04',
  'bst-05',
  'bst-06',
  'bst-07',
  'bst-08',
  'bst-09',
  'bst-10',
  'bst-11',
  'bst-12',
  'bst-13',
  'bst-14',
  'bst-15',
  'bst-16',
  'bst-17',
  'bst-18',
  'bst-19',
  'bst-20',
  'bst-21',
  'eld-01',
  'eld-02',
  'eld-03',
  'eld-04',
  'eld-05',
  'eld-06',
  'eld-07',
  'eld-08',
  'eld-09',
  'eld-10',
  'eld-11',
  'eld-12',
  'eld-13',
  'eld-14',
  'eld-15',
  'eld-16',
  'eld-17',
  'eld-18',
  'eld-19',
  'eld-20',
  'eld-21',
] as const
export type CombatCard = (typeof combatCards)[number]

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

/** Backs of monster tokens. */
export const tokens = [
  'cultist-a',
  'cultist-b',
  'cultist-c',
  'cult-leader-a',
  'cult-leader-b',
  'maniac-a',
  'maniac-b',
  'witch-a',
  'witch-b',
  'zombie-a',
  'zombie-b',
  'hound-a',
  'hound-b',
  'chthonian-a',
  'chthonian-b',
  'mi-go-a',
  'mi-go-b',
  'shoggoth-a',
  'shoggoth-b',
] as const
export type Token = (typeof tokens)[number]

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
