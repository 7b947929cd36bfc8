import type { About } from '@miskatonic/kernel'

export const about: About = {
  id: 'alone',
  ledger: 'AL',
  titles: { en: 'ALONE', pl: 'ALONE' },
  pitch: {
    en: 'One Hero in a dark colony, seeing only what the torch has found; a team of Evil that sees everything and may act only when the Hero does. Two boards, one truth.',
    pl: 'Jeden Bohater w ciemnej kolonii widzi tylko to, co wydobyła latarka; drużyna Zła widzi wszystko, ale działa tylko wtedy, gdy działa on. Dwie plansze, jedna prawda.',
  },
  facts: {
    en: ['one against all', '2–4 players', 'real secrets', '90 minutes'],
    pl: ['jeden przeciw wszystkim', '2–4 graczy', 'prawdziwe tajemnice', '90 minut'],
  },
  credit: {
    en: 'ALONE: Andrea Crespi, Lorenzo Silva, Lorenzo Tucci Sorrentino; Horrible Guild',
    pl: 'ALONE: Andrea Crespi, Lorenzo Silva, Lorenzo Tucci Sorrentino; Horrible Guild',
  },
  sides: [
    { id: 'hero', names: { en: 'the Hero', pl: 'Bohater' } },
    { id: 'evil', names: { en: 'Evil', pl: 'Zło' } },
  ],
  teamTalk: { isPrivate: false, rule: 'AL-608' },
}
