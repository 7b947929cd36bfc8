import type { CaseWords } from '../case.ts'
import { count } from './grammar.ts'
import { reader } from './reading.ts'

export const caseFile: CaseWords = {
  title: (cards) => `Kodeks · ${cards}`,
  name: 'Akta sprawy',
  close: 'Zamknij',
  news: (n) => count(n, 'nowa strona', 'nowe strony', 'nowych stron'),
  fresh: 'nowe',
  tabs: { case: 'Sprawa', codex: 'Kodeks', headlines: 'Nagłówki', story: 'Opowieść' },
  track: { doom: 'zagłada', clues: 'wskazówki' },
  doom: (n) => `zagłada: ${n}`,
  clues: (n) => `wskazówki: ${n}`,
  reckoning: 'Zguba',
  number: (card) => `Nr ${card}`,
  side: { front: 'awers', back: 'rewers' },
  rumour: 'Pogłoska',
  archive: 'z archiwum',
  noHeadlines: 'Nie odczytano jeszcze żadnego nagłówka.',
  noStory: 'Wieczór dopiero się zaczął.',
  round: (n) => `Runda ${n}`,
  encounterAt: (place) => `Miejsce: ${place}`,
  cutStory: 'Początku opowieści ta strona już nie obejmuje.',
  save: 'Zapisz opowieść',
  document: (scenario) => `${scenario}: wieczór w Arkham`,
  epilogue: 'Jak to się skończyło',
  effect: (effect) => reader.effect(effect),
}
