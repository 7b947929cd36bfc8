import type { MentalTrait, PhysicalTrait } from '../../../content/ids.ts'

/** Traits: names, and what the mental ones allow. */

export const mental: Readonly<Record<MentalTrait, string>> = {
  'pete-false-trail': 'False Trail',
  'pete-scrounger': 'Scrounger',
  'gloria-nightmares': 'Bad Dreams',
  'gloria-foreshadowing': 'Foreshadowing',
  'harvey-lecture': 'Lecture',
  'harvey-dead-languages': 'Dead Languages',
  'jenny-woman-of-the-world': 'Woman of the World',
  'jenny-quick-study': 'Quick Study',
  'joe-lucky-break': 'Lucky Break',
  'joe-on-the-case': 'On the Case',
  'kate-test-theories': 'Test Theories',
  'kate-method': 'Method',
  'michael-steady-nerves': 'Steady Nerves',
  'michael-both-barrels': 'Both Barrels',
  'mary-guiding-hand': 'Guiding Hand',
  'mary-prayer': 'Prayer',
}

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

export const physical: Readonly<Record<PhysicalTrait, string>> = {
  'pete-dogs-best-friend': "Dog's Best Friend",
  'pete-struggling-musician': 'Struggling Musician',
  'gloria-occultist': 'Occultist',
  'gloria-deadline': 'Deadline',
  'harvey-forbidden-lore': 'Forbidden Lore',
  'harvey-collector': 'Collector',
  'jenny-crack-shot': 'Crack Shot',
  'jenny-sisters-keeper': "Her Sister's Keeper",
  'joe-license-to-kill': 'License to Kill',
  'joe-private-eye': 'Private Eye',
  'kate-inventor': 'Inventor',
  'kate-field-work': 'Field Work',
  'michael-enforcer': 'Enforcer',
  'michael-safecracker': 'Safecracker',
  'mary-consecrated': 'Consecrated',
  'mary-beads': 'Beads',
}
