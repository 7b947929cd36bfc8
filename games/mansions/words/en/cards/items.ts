import type { Item, SearchItem, StartingItem } from '../../../content/ids.ts'

/** Starting Items and Search cards: names, what they do, and their lines. */

export const starting: Readonly<Record<StartingItem, string>> = {
  duke: 'Duke',
  guitar: 'Guitar',
  manuscript: 'Manuscript',
  'old-journal': 'Old Journal',
  'jenny-45-automatic': '.45 Automatic',
  'isabelles-letter': "Isabelle's Letter",
  'joe-45-automatics': 'Pair of .45 Automatics',
  'magnifying-glass': 'Magnifying Glass',
  'flux-stabilizer': 'Flux Stabilizer',
  'instrument-case': 'Instrument Case',
  thompson: 'Thompson',
  dynamite: 'Dynamite',
  'holy-water': 'Holy Water',
  'holy-rosary': 'Holy Rosary',
}

export const search: Readonly<Record<SearchItem, string>> = {
  'brass-key': 'Brass Key',
  'iron-key': 'Iron Key',
  'magic-phrase': 'Magic Phrase',
  'pry-bar': 'Pry Bar',
  sledgehammer: 'Sledgehammer',
  axe: 'Axe',
  'kitchen-knife': 'Kitchen Knife',
  'bone-saw': 'Bone Saw',
  sabre: 'Cavalry Sabre',
  'fire-poker': 'Fire Poker',
  revolver: 'Revolver',
  shotgun: 'Shotgun',
  lantern: 'Lantern',
  sedative: 'Sedative',
  whiskey: 'Whiskey',
  'first-aid-kit': 'First-Aid Kit',
  'fire-bucket': 'Fire Bucket',
  'cult-robes': 'Cult Robes',
  rope: 'Rope',
  'warding-stone': 'Warding Stone',
  'silver-hourglass': 'Silver Hourglass',
  'ruby-of-rlyeh': "Ruby of R'lyeh",
  'brass-cylinder': 'Brass Cylinder',
  'nameless-cults': 'Nameless Cults',
  'de-vermis-mysteriis': 'De Vermis Mysteriis',
  'vail-almanac': 'The Vail Almanac',
  'koss-casebook': "Dr Koss's Casebook",
  harpoon: 'Harpoon',
  'signal-flare': 'Signal Flare',
  'nell-carrow': 'Nell Carrow',
  'unreturned-volume': 'The Unreturned Volume',
  'rock-salt': 'Rock Salt',
}

export const texts: Readonly<Record<Item, string>> = {
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

export const lines: Readonly<Record<SearchItem, string>> = {
  'brass-key': 'It leaves your fingers smelling of coins.',
  'iron-key': 'As long as your hand, and colder than it ought to be.',
  'magic-phrase': 'Eleven syllables. You find that your lips have moved.',
  'pry-bar': 'Persuasion, two feet of it.',
  sledgehammer: 'It swings itself, once you have got it moving.',
  axe: 'The edge is bright. Someone has used it today.',
  'kitchen-knife': 'From the block; the middle one was missing already.',
  'bone-saw': 'Fine teeth, well kept.',
  sabre: 'A presentation piece. It was sharpened afterwards.',
  'fire-poker': 'Good iron with a hook to it.',
  revolver: 'Five chambers loaded, and one the owner had a use for.',
  shotgun: 'It does not ask you to be accurate.',
  lantern: 'A small round country where you can see.',
  sedative: '*One only,* says the label, twice.',
  whiskey: 'Courage, eleven years old.',
  'first-aid-kit': 'Lint, iodine, a card of safety pins, and instructions for drowning.',
  'fire-bucket': 'Sand, cigarette ends, and a hope.',
  'cult-robes': 'They fit. You wish that they did not.',
  rope: 'Thirty feet, and a knot in it that you had better not undo.',
  'warding-stone': 'It grows warm before you know why.',
  'silver-hourglass': 'The sand goes up.',
  'ruby-of-rlyeh': 'It has a pulse, or it has yours.',
  'brass-cylinder': '*Careful on the stairs,* it says.',
  'nameless-cults': 'Iron clasps, black leather, a list of the former owners with dates.',
  'de-vermis-mysteriis': 'Something has eaten its way through it, and gone on to the next volume.',
  'vail-almanac': "Tides, eclipses, and the day of the reader's death, left blank for you to fill in.",
  'koss-casebook': 'The handwriting is kind all the way through.',
  harpoon: '*Hester*, it says along the shaft.',
  'signal-flare': 'For use in distress.',
  'nell-carrow': 'Seven years old, wet to the knee, and not at all afraid.',
  'unreturned-volume': 'Heavier than it was at the last corner.',
  'rock-salt': 'For the cattle; and for the other thing.',
}
