import { roman } from '../roman.ts'
import type { TellingWords } from '../telling.ts'
import { card, inRoom, roomName } from './grammar.ts'

export const telling: TellingWords = {
  book: 'Dotychczasowe śledztwo',
  close: 'Zamknij księgę',
  contents: 'Strony',
  before: 'Poprzednia strona',
  after: 'Następna strona',
  pageOf: (n, all) => `Strona ${n} z ${all}`,
  prologue: 'Prolog',
  clue: (number) => `Wskazówka ${number}`,
  event: (stage) => `Wydarzenie ${roman(stage)}`,
  objective: 'Cel',
  ending: 'Jak to się skończyło',
  onlyYou: 'Tylko ty możesz czytać tę stronę.',
  opening: 'Księga się otwiera…',

  question: (n) => `Pytanie ${n} z 4`,
  sealed: 'Twoja odpowiedź jest zapieczętowana. Badacze poznają ją dopiero wtedy, gdy zdradzi ją historia.',
  others: 'Strażnik Tajemnic w sekrecie decyduje, o co chodzi tej nocy.',
  clueLies: (number, where) => `Wskazówka ${number} leży ${inRoom(where)}.`,
  lies: (which, where) => `${card(which)}: ${roomName(where)}`,
  given: 'Zapieczętowane dotąd',
}
