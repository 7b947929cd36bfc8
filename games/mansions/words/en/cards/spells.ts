import type { Spell } from '../../../content/ids.ts'

/** Spells: names, what they do, and their lines. The backs are told from their effects. */

export const names: Readonly<Record<Spell, string>> = {
  shrivelling: 'Shrivelling',
  binding: 'Binding',
  'blood-pact': 'Blood Pact',
  'quiet-the-mind': 'Quiet the Mind',
}

export const texts: Readonly<Record<Spell, string>> = {
  shrivelling: 'Attack Spell. Choose a monster within range 2 and in line of sight; test Lore.',
  binding: 'Attack Spell. Choose a monster in your room; test Willpower.',
  'blood-pact': 'Choose an investigator in your room (you may choose yourself); test Lore.',
  'quiet-the-mind': 'Choose an investigator in your room (you may choose yourself); test Willpower.',
}

export const lines: Readonly<Record<Spell, string>> = {
  shrivelling: 'You think of dry leaves, and point.',
  binding: 'A knot tied in nothing, and pulled tight.',
  'blood-pact': 'It has to come from somewhere.',
  'quiet-the-mind': 'A room with the door shut, and you in it.',
}
