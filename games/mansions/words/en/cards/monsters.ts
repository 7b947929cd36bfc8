import type { MonsterKind, NamedMonster, Token } from '../../../content/ids.ts'

/** Monsters: names, special attacks, and lines. */

export const names: Readonly<Record<MonsterKind, string>> = {
  cultist: 'Cultist',
  'cult-leader': 'Cult Leader',
  maniac: 'Maniac',
  witch: 'Witch',
  zombie: 'Zombie',
  hound: 'Hound of Tindalos',
  chthonian: 'Chthonian',
  'mi-go': 'Mi-Go',
  shoggoth: 'Shoggoth',
}

export const named: Readonly<Record<NamedMonster, string>> = {
  'patient-one': 'The Patient One',
  odile: 'Odile Vail',
  koss: 'Dr Koss',
  tenant: 'The Tenant',
  guest: 'The Guest',
  'mother-carrow': 'Mother Carrow',
  ambrose: 'Ambrose Pettibone',
  linus: 'Linus Pettibone',
  deacon: 'Deacon Stroud',
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

export const lines: Readonly<Record<MonsterKind, string>> = {
  cultist: 'He delivers your milk. He bears you no ill will at all.',
  'cult-leader': 'You know the voice. It reads the lesson on Sundays.',
  maniac: 'He is so very glad that somebody has come.',
  witch: 'Her shadow is a moment late in turning round.',
  zombie: 'It has its best clothes on.',
  hound: 'It is thin, and thirsty, and it has come a long way round to get here.',
  chthonian: 'The floor goes soft; there is a smell of turned earth.',
  'mi-go': 'It tilts what it has for a head, and makes a note.',
  shoggoth: 'There is more of it in the next room.',
}
