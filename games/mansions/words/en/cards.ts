import type {
  Item,
  KeeperAction,
  Lock,
  MentalTrait,
  MythosCard,
  Obstacle,
  Spell,
  Token,
  TraumaCard,
} from '../../content/ids.ts'

/** What the cards say. Combat cards, backs of Spells and special attacks are told from their effects (effects.ts). */

export const abilities: Readonly<Record<MentalTrait, string>> = {
  'pete-false-trail': 'Once per game, before an evade test: +4 to all your evade tests this turn.',
  'pete-scrounger':
    'Action, once per game: discard any number of your Equipment, Tome, Artifact and Weapon cards; gain 1 skill point for each.',
  'gloria-nightmares':
    'Once per game, when a Mythos card is played on you: it is discarded without effect; the threat stays spent.',
  'gloria-foreshadowing':
    'Action, once per game: look at the top two cards of the stack of any one room; only you see them.',
  'harvey-lecture': 'Action, once per game: each other investigator in your room gains 1 skill point.',
  'harvey-dead-languages':
    'Once per game, when you test for reading a Tome or casting a Spell: you succeed without rolling.',
  'jenny-woman-of-the-world':
    'Once per game, after your roll for a skill test: roll again and use the new roll.',
  'jenny-quick-study': 'Once per game, after your action phase: take a second action phase this turn.',
  'joe-lucky-break':
    'Action, once per game: choose a monster in your space and test Luck; success: kill it. (Not an attack: evade first.)',
  'joe-on-the-case': 'Once per game, when you reveal a Clue while exploring: gain 3 skill points.',
  'kate-test-theories':
    'Action, once per game: test Intellect; success: you read the Objective card. It is not thereby revealed; you may tell what you read.',
  'kate-method':
    'Once per game, when you start a puzzle attempt: you have twice as many puzzle actions from Intellect in it.',
  'michael-steady-nerves':
    'Once per game, when you would take horror: take none of it (no insanity can be played for it).',
  'michael-both-barrels': 'Once per game, after an attack action of yours is resolved: make one more attack.',
  'mary-guiding-hand': 'Action, once per game: choose a monster in your room and move it up to 3 spaces.',
  'mary-prayer':
    'Action, once per game: roll the die and heal half that much horror, rounded up, from yourself.',
}

export const items: Readonly<Record<Item, string>> = {
  duke: '+2 to your Dexterity and Strength tests during combat. Action, once per round: give Duke and one of your Search cards to an investigator within 2 spaces.',
  guitar: 'Action: every investigator in your room heals 1 horror; then the Keeper gains 1 threat.',
  manuscript: 'When you reveal a Clue while exploring, heal 2 horror and gain 1 skill point.',
  'old-journal':
    'Action: test Lore. Success: gain a Spell of your choice, then discard this card. Failure: take 1 horror.',
  'jenny-45-automatic': 'Damage 3. Attack a monster within range 2.',
  'isabelles-letter': 'Action: heal 1 horror from yourself.',
  'joe-45-automatics':
    'Damage 3. Attack a monster within range 2. If you deal damage, you may also deal 1 damage to another monster in your space.',
  'magnifying-glass': 'You have +1 puzzle action in every attempt.',
  'flux-stabilizer':
    'Action: until the start of your next turn no monster can enter or be placed in your space (monsters already there stay).',
  'instrument-case':
    'Once per turn, after a failed Intellect or Lore test of yours: roll again and use the new roll.',
  thompson:
    "Damage 4. Attack a monster within range 2. If your roll in the attack's test is 10, drop this card.",
  dynamite:
    'Attack: discard this card and choose a space within range 2; every monster and every investigator in it takes 5 damage. No Combat card is drawn.',
  'holy-water':
    'Attack: discard this card; a Zombie, Witch or eldritch monster in your space takes 4 damage. No Combat card is drawn.',
  'holy-rosary': '+2 to your horror tests.',
  'brass-key': 'Opens the Brass Lock.',
  'iron-key': 'Opens the Iron Lock.',
  'magic-phrase': 'Discard it to pass the Chalk Sigil.',
  'pry-bar': 'Helps against Nailed Boards and Rubble. Damage 2, attack in your space.',
  sledgehammer: 'Helps against Nailed Boards, a Jammed Door and Rubble. Damage 3, attack in your space.',
  axe: 'Damage 3, attack in your space.',
  'kitchen-knife': 'Damage 2, attack in your space.',
  'bone-saw': 'Damage 2; 4 against a Zombie. Attack in your space.',
  sabre: 'Damage 3, attack in your space.',
  'fire-poker': 'Damage 2, attack in your space.',
  revolver: 'Damage 2, attack within range 3.',
  shotgun: 'Damage 5 in your space, 3 at range 1.',
  lantern: 'You ignore darkness.',
  sedative: 'Action: discard this card; an investigator in your space discards one Trauma card.',
  whiskey: 'Action: discard this card and heal 3 horror from yourself.',
  'first-aid-kit': 'Action: an investigator in your space heals 2 damage. After the second use, discard it.',
  'fire-bucket':
    'Action: remove the fire token from your room or from a room sharing a door or open edge with your space.',
  'cult-robes': '+2 to your evade tests against Cultists and Cult Leaders.',
  rope: 'When you fail an evade test you may discard this card: the monster deals no damage.',
  'warding-stone': 'Once per turn, when you take damage from a monster: reduce it by 1.',
  'silver-hourglass':
    'Once per game, at the start of your turn: you have three move phases this turn (two if stunned).',
  'ruby-of-rlyeh': 'At the start of your turn you may take 1 horror to gain 1 skill point.',
  'brass-cylinder': 'Story card of "The Cold Ward". Cannot be discarded.',
  'nameless-cults':
    'Action: test Lore. Success: gain Binding or Shrivelling, then discard it. Failure: take 1 horror.',
  'de-vermis-mysteriis':
    'Action: test Lore −1. Success: gain two different Spells of your choice, then discard it. Failure: take 2 horror.',
  'vail-almanac':
    'Action: test Intellect. Success: the Keeper names a room that holds a hidden Clue; then discard it. Failure: no effect.',
  'koss-casebook':
    'Action: test Lore. Success: gain Blood Pact or Quiet the Mind, then discard it. Failure: take 1 horror.',
  harpoon:
    'Damage 3, attack in your space. After a successful attack with it you may drop it to put a stun token on that monster.',
  'signal-flare':
    'Action: discard this card; remove the darkness token from your room, and every monster in your room gets a stun token.',
  'nell-carrow':
    'Story card of "What the Lamp Called". +1 to your horror tests; you cannot take the run action. Cannot be discarded.',
  'unreturned-volume':
    'Story card of "The Unreturned Volume". It has no Action of its own. Cannot be discarded.',
  'rock-salt':
    'Action: discard this card; every Zombie in your space takes 3 damage. Or discard it instead of rolling when you salt a furrow (Objective "What Ploughs").',
}

export const locks: Readonly<Record<Lock, string>> = {
  'lock-brass': 'If you carry the Brass Key, discard this Lock and enter. Otherwise you stay.',
  'lock-iron': 'If you carry the Iron Key, discard this Lock and enter. Otherwise you stay.',
  'lock-jammed':
    'Test Strength, or use the Sledgehammer to succeed without rolling. Success: discard, enter. Failure: stay.',
  'lock-nailed':
    'Test Strength −2, or use the Pry Bar or Sledgehammer to succeed without rolling. Success: discard, enter. Failure: take 1 damage, stay.',
  'lock-combination': 'Lock puzzle 4A. Solved: discard, enter.',
  'lock-tumbler': 'Lock puzzle 5B. Solved: discard, enter.',
  'lock-wired': 'Wiring puzzle 1A. Solved: discard, enter.',
  'lock-rune': 'Rune puzzle 7. Solved: discard, enter.',
  'lock-dread': 'Test Willpower. Success: enter; the Lock stays. Failure: take 1 horror, stay.',
  'lock-frozen':
    'Test Strength −1, +2 if you carry a Lantern. Success: discard, enter. Failure: take 1 damage, stay.',
  'lock-sigil':
    'Test Lore, or discard the Magic Phrase to succeed without rolling. Success: discard, enter. Failure: take 1 horror, stay.',
}

export const obstacles: Readonly<Record<Obstacle, string>> = {
  'ob-strongbox': 'Wiring puzzle 2A. Solved: discard, go on.',
  'ob-suitcase': 'Lock puzzle 6A. Solved: discard, go on.',
  'ob-desk': 'Lock puzzle 5A. Solved: discard, go on.',
  'ob-cabinet': 'Lock puzzle 4B. Solved: discard, go on.',
  'ob-casket': 'Rune puzzle 8. Solved: discard, go on.',
  'ob-cipher': 'Rune puzzle 9. Solved: discard, go on.',
  'ob-rubble':
    'Test Strength −1, or use the Pry Bar or Sledgehammer. Success: discard, go on. Failure: the explore action ends.',
}

export const spells: Readonly<Record<Spell, string>> = {
  shrivelling: 'Attack Spell. Choose a monster within range 2 and in line of sight; test Lore.',
  binding: 'Attack Spell. Choose a monster in your room; test Willpower.',
  'blood-pact': 'Choose an investigator in your room (you may choose yourself); test Lore.',
  'quiet-the-mind': 'Choose an investigator in your room (you may choose yourself); test Willpower.',
}

/** Requirement and effect. */
export const mythos: Readonly<Record<MythosCard, string>> = {
  'creaking-floor': 'Hall or bedroom. Test Dexterity. Failure: the Keeper moves one monster 1 space.',
  'sudden-gust': 'Hall or outdoors. Put a darkness token in your room.',
  'slamming-door':
    'Your space has a door. Test Luck. Failure: you lose one unused move phase of this turn, if any.',
  'whispers-in-the-walls': 'Bedroom or study. Test Willpower. Failure: take 1 horror.',
  'loose-stair':
    'Cellar or a ladder in your space. Test Dexterity. Failure: take 1 damage and you are stunned.',
  'falling-shelves': 'Study or workroom. Test Dexterity −1. Failure: take 2 damage.',
  'wrong-reflection': 'No other investigator in your room. Test Willpower −1. Failure: take 2 horror.',
  'the-light-fails':
    'Your room is not dark. Put a darkness token in your room; test Willpower. Failure: take 1 horror.',
  'numb-hands': 'Cellar and you carry a Weapon. Test Strength. Failure: drop a weapon of your choice.',
  thorns: 'Outdoors. Test Dexterity. Failure: take 1 damage.',
  rats: 'Cellar or kitchen. Test Strength. Failure: take 1 damage and discard one Equipment of your choice, if any.',
  'foul-air': 'Cellar. Test Strength −1. Failure: take 1 damage and you are stunned.',
  'strange-skies': 'Outdoors. Test Willpower −1. Failure: take 2 horror.',
  'something-underfoot':
    'Outdoors or cellar. Put a corpse marker in your space, if one is left; you take 1 horror.',
  'stopped-watch': 'Workroom or hall. You lose all unused move phases of this turn.',
  'the-same-minute':
    'You have used your action this turn. You are moved back to the space where you started this turn, if it is in the same room or an adjacent room; no tests.',
  chime: 'Hall, workroom or parlour. Test Willpower. Failure: you are stunned.',
  'secret-appointment':
    'Played face down. While you hold it: when you end your turn in a room with another investigator you take 1 horror. When you end your turn alone in a room, discard it.',
  'missing-minute':
    'Study or bedroom. Test Intellect. Failure: the Keeper draws one Mythos or one Trauma card.',
  sedation: 'Bedroom or workroom. Test Strength. Failure: you are stunned.',
  'carbolic-fog':
    'Workroom or hall. Test Dexterity. Failure: you lose one unused move phase of this turn, if any.',
  'a-hand-from-the-bed':
    "Bedroom. Test Dexterity. Failure: you drop one carried card of the Keeper's choice (not a Clue).",
  'your-own-file':
    'Study. Played face down. While you hold it you have −1 Willpower. You may discard it as an action, saying nothing of what it said.',
  'cold-draught': 'Cellar or outdoors. Test Strength. Failure: take 1 damage.',
  'wet-footprints':
    'Bedroom, or you are in a dark room. Test Willpower. Failure: take 1 horror, and the Keeper may move one Zombie, Witch or eldritch monster 1 space.',
  'spring-tide':
    'Outdoors or cellar. Test Strength −1. Failure: take 1 damage, and the Keeper moves you 1 space.',
  'brine-in-the-lamp': 'Workroom or hall, and the room is not dark. Put a darkness token in your room.',
  'drowned-voice':
    'Played face down. While you hold it you have −1 Luck, to a minimum of 1. When you end your turn outdoors, discard it.',
  'paper-cut': 'Study or workroom. Test Luck. Failure: take 1 damage.',
  marginalia:
    'Study or gallery. Test Lore. Failure: take 1 horror, and an unfinished puzzle that belongs to a card of your room, if there is one, is re-laid.',
  'the-exhibit-moves':
    'Gallery or hall. The Keeper moves one monster up to 2 spaces; if there is none on the board, test Willpower, failure: take 1 horror.',
  overdue:
    'Played face down. While you hold it: after each explore action of yours you take 1 horror. When you read a Tome, discard it.',
  'standing-corn': 'Outdoors. Test Intellect. Failure: you lose one unused move phase of this turn, if any.',
  'grace-is-said':
    'Kitchen, parlour or chapel. Test Willpower −1. Failure: take 1 horror and you are stunned.',
  'the-scythe-falls': 'Workroom or outdoors. Test Dexterity. Failure: take 2 damage.',
}

export const traumas: Readonly<Record<TraumaCard, string>> = {
  'broken-arm': '−2 to all your skill tests during combat.',
  'broken-leg': 'If you move more than once in your turn, take 1 damage (once per turn; run counts).',
  'back-injury':
    'Whenever you have more than one Equipment or more than one Weapon, drop the excess at once (you choose).',
  concussion: 'When you receive it discard 1 skill point. −2 Intellect, to a minimum of 1.',
  'demoralizing-injury': 'Instant. Take 1 horror; if it is your turn, your turn ends at once.',
  'hearing-loss': '−2 Dexterity, to a minimum of 1.',
  'loss-of-vision': 'For exploring, every room counts as dark for you (a Lantern does not help).',
  'torn-ligament': 'You cannot take the run action.',
  panic: 'Instant. The Keeper moves you up to three spaces.',
  'the-only-way-out': 'Instant. You are killed.',
  'turn-on-them':
    'Instant, group. The Keeper chooses one of your Weapons with a printed damage and another investigator whom it reaches (your space, or its range and line of sight); he takes that damage. If no Weapon of yours has a printed damage: an investigator in your space takes 2 damage. With nobody to reach: no effect.',
  'shared-delusion': 'Instant, group. Every other investigator in your room takes 1 horror.',
  'afraid-to-be-alone':
    'Group. When you end your turn without another investigator in your room, take 1 horror.',
  paranoia: 'Group. You can neither give nor receive cards in the trade step.',
  claustrophobia: 'When you end your turn in a room of one space, take 1 horror.',
  nyctophobia: '−2 Willpower while you are in a dark room.',
  hallucinations:
    'At the start of your turn test Intellect; failure: you have one move phase less this turn.',
  catatonia:
    'In each of your turns you have either your move phases or your action phase, not both; choose at the start.',
  amnesia: 'When you receive it, discard all your Spells. You cannot spend skill points.',
  obsession:
    'If you end your turn in a room that still has unrevealed cards and you did not explore this turn, take 1 horror.',
  hysteria: 'You fail horror tests on any roll of 6 or more.',
}

export const keeperActions: Readonly<Record<KeeperAction, string>> = {
  'command-minion': 'Move one humanoid monster up to 2 spaces.',
  'creatures-of-the-night': 'Move one beast or eldritch monster up to 3 spaces.',
  'uncontrollable-urges':
    'Once per turn per investigator: an investigator tests Willpower. Failure: the Keeper either moves him 1 space or has him use the Action ability of one of his cards, making all choices for it; it must have a legal target; an effect that would change nothing has none. Tests in it are rolled; no evade tests; it does not use up his next action.',
  'take-sample':
    "Choose a humanoid monster in the space of an investigator: he tests Strength. Failure: he takes 1 damage and the monster gets a sample token, if one is left. At any time in the Keeper action step, at no cost, a monster in the altar's space may put its samples on the altar; for each one the Keeper either leaves it there or discards it for 5 threat.",
  'summon-worshippers': "Place one Cultist in the altar's space. Once per turn.",
  pyromaniac:
    'Put a fire token in a room with a hearth or in a room that shares a door or open edge with a burning room. Once per turn.',
  'raise-dead':
    'Either put a corpse marker in a space of a room that holds no investigator, or replace a corpse marker anywhere with a Zombie.',
  'evil-presence': 'Draw one Mythos card or one Trauma card.',
  darkness:
    'Put a darkness token in a room; each investigator in it who does not ignore darkness tests Willpower. Failure: take 1 horror.',
  witchcraft: 'Once per turn: discard one Mythos or Trauma card from hand to gain 1 threat.',
  'dark-ritual':
    "Once per turn: if a Cultist, Cult Leader or Witch is in the altar's room, gain 1 threat; 2 if at least three of them are.",
  'lurker-in-the-walls':
    'Place a Hound of Tindalos or a Chthonian on a vent marker in a room that holds no investigator. Once per turn.',
  'escaped-patient': 'Place a Maniac in a space of a bedroom that holds no investigator. Once per turn.',
}

/** What the special attacks are called. */
export const specials: Readonly<Record<Token, string>> = {
  'cultist-a': 'Dagger',
  'cultist-b': 'Chant',
  'cultist-c': 'Seize',
  'cult-leader-a': 'Malediction',
  'cult-leader-b': 'Command',
  'maniac-a': 'Frenzy',
  'maniac-b': 'Laughter',
  'witch-a': 'Evil eye',
  'witch-b': 'Hex',
  'zombie-a': 'Grasp',
  'zombie-b': 'Bite',
  'hound-a': 'From the corner',
  'hound-b': 'Marked scent',
  'chthonian-a': 'Tremor',
  'chthonian-b': 'Coil',
  'mi-go-a': 'Scalpels',
  'mi-go-b': 'Drone',
  'shoggoth-a': 'Engulf',
  'shoggoth-b': 'A hundred eyes',
}
