import type { CaseWords } from '../case.ts'
import { count } from './grammar.ts'
import { reader } from './reading.ts'

export const caseFile: CaseWords = {
  title: (cards) => `Codex · ${cards}`,
  name: 'Case file',
  close: 'Close',
  news: (n) => count(n, 'new page', 'new pages'),
  fresh: 'new',
  tabs: { case: 'The case', codex: 'Codex', headlines: 'Headlines', story: 'Story' },
  track: { doom: 'doom', clues: 'clues' },
  doom: (n) => `${n} doom`,
  clues: (n) => count(n, 'clue', 'clues'),
  reckoning: 'Reckoning',
  number: (card) => `No. ${card}`,
  side: { front: 'front', back: 'back' },
  rumour: 'Rumour',
  archive: 'from the archive',
  noHeadlines: 'No headline has been read yet.',
  noStory: 'The evening has only begun.',
  round: (n) => `Round ${n}`,
  encounterAt: (place) => `At ${place}`,
  cutStory: 'The story begins earlier than this page reaches back.',
  save: 'Save the story',
  document: (scenario) => `${scenario}: an evening in Arkham`,
  epilogue: 'How it ended',
  effect: (effect) => reader.effect(effect),
}
