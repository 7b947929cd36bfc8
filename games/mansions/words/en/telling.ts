import { roman } from '../roman.ts'
import type { TellingWords } from '../telling.ts'
import { card, room } from './grammar.ts'

export const telling: TellingWords = {
  book: 'The case so far',
  close: 'Close the book',
  contents: 'Pages',
  before: 'Page before',
  after: 'Next page',
  pageOf: (n, all) => `Page ${n} of ${all}`,
  prologue: 'Prologue',
  clue: (number) => `Clue ${number}`,
  event: (stage) => `Event ${roman(stage)}`,
  objective: 'The Objective',
  ending: 'How it ended',
  onlyYou: 'Only you can read this page.',
  opening: 'Opening the book …',

  question: (n) => `Question ${n} of 4`,
  sealed: 'Your answer is sealed. The investigators learn it only as the story tells it.',
  others: 'The Keeper decides in secret what the night is about.',
  clueLies: (number, where) => `Clue ${number} lies in ${room(where)}.`,
  lies: (which, where) => `${card(which)}: ${room(where)}`,
  given: 'Sealed so far',
}
