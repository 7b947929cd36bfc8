import type { SceneWords } from '../scene.ts'
import { count } from './grammar.ts'
import { skills } from './names.ts'
import { reader } from './reading.ts'

export const scene: SceneWords = {
  test: (skill) => `Test of ${skills[skill]}`,
  dice: (n, faces) => (faces.length === 0 ? count(n, 'die', 'dice') : faces.join(', ')),
  parts: { skill: 'skill', focus: 'focus', shared: 'shared focus', other: 'modifier' },
  chance: (percent) => `${percent}% to pass`,
  chanceOf: (successes, percent) => `${successes} or more: ${percent}%`,
  least: (face) => (face === 6 ? 'only a 6 is a success' : `${face} and more are successes`),
  forecast: 'before cards are used',
  die: (n, face, success) => `Die ${n}: ${face}${success ? ', a success' : ''}`,
  successes: (n) => count(n, 'success', 'successes'),
  failed: 'Failed',
  addedBy: (name, n) => `${name}: +${count(n, 'success', 'successes')}`,
  tapDice: 'Press a die to reroll or raise it.',

  encounter: 'Encounter',
  street: 'In the street',
  anomaly: 'Anomaly',
  read: (step) => reader.read(step),
  option: (n) => `Option ${n}`,
  optionCost: (cost) => reader.optionCost(cost),
  decline: 'No',
  result: 'What came of it',
  opening: 'Turning the page …',

  mythos: 'Mythos phase',
  drawn: (n) => `Token ${n}`,
  cup: 'In the cup',
  inCup: (n, of) => `${n} of ${of}`,
  next: (percent) => `${percent}% for the next`,
  headline: 'Headline',
  rumour: 'Rumour: it stays in the codex',
  evening: 'Evening edition',
  codexAdded: (card) => `Card ${card} goes into the codex`,
  codexFlipped: (card) => `Card ${card} is turned over`,
  codexReturned: (card) => `Card ${card} goes back to the archive`,
  lost: { defeated: 'Defeated', devoured: 'Devoured', retired: 'Retired' },
  ended: { won: 'The town is saved', lost: 'The town is lost' },
}
