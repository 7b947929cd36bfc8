import type { KeeperAction } from '../../../content/ids.ts'

/** Keeper Actions: names, what they do, and their lines. */

export const names: Readonly<Record<KeeperAction, string>> = {
  'command-minion': 'Command Minion',
  'creatures-of-the-night': 'Creatures of the Night',
  'uncontrollable-urges': 'Uncontrollable Urges',
  'take-sample': 'Take Sample',
  'summon-worshippers': 'Summon Worshippers',
  pyromaniac: 'Pyromaniac',
  'raise-dead': 'Raise Dead',
  'evil-presence': 'Evil Presence',
  darkness: 'Darkness',
  witchcraft: 'Witchcraft',
  'dark-ritual': 'Dark Ritual',
  'lurker-in-the-walls': 'Lurker in the Walls',
  'escaped-patient': 'Escaped Patient',
}

export const texts: Readonly<Record<KeeperAction, string>> = {
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

export const lines: Readonly<Record<KeeperAction, string>> = {
  'command-minion': '*You. Over there. Now.*',
  'creatures-of-the-night': 'You leave a door open, and let it find its own way.',
  'uncontrollable-urges': 'A hand closes upon the glass, and it is your own hand.',
  'take-sample': '*This will not take a minute,* they say; and it does not.',
  'summon-worshippers': 'Somewhere below, a door is opened to a knock.',
  pyromaniac: 'A smell of paraffin; and someone humming.',
  'raise-dead': 'It has been lying on its side. Now it lies on its back.',
  'evil-presence': 'The house takes a breath, and keeps it.',
  darkness: 'The lamp burns on, and lights nothing.',
  witchcraft: 'A little of this for a little of that.',
  'dark-ritual': 'They have come to the part where one must not stop.',
  'lurker-in-the-walls': 'The grating hangs by a single screw.',
  'escaped-patient': 'The bed is empty, and the strap has been chewed through.',
}
