import type { Glossary } from '@miskatonic/kernel'

export const glossary: Glossary = [
  { en: 'investigator', pl: 'badacz', avoid: { pl: ['śledcz*'] } },
  { en: 'lead investigator', pl: 'główny badacz', avoid: { pl: ['badacz* prowadząc*'] } },
  { en: 'space', pl: 'pole', avoid: { pl: ['lokacj*'] } },
  { en: 'neighbourhood', pl: 'dzielnica' },
  { en: 'street', pl: 'ulica' },
  { en: 'health', pl: 'wytrzymałość', avoid: { pl: ['punkt* zdrowia'] } },
  { en: 'sanity', pl: 'poczytalność', avoid: { pl: ['zdrow* psychiczn*'] } },
  { en: 'horror', pl: 'przerażenie', avoid: { pl: ['punkt* grozy'] } },
  { en: 'clue', pl: 'wskazówka', avoid: { pl: ['poszlak*'] } },
  { en: 'headline', pl: 'nagłówek' },
  { en: 'rumour', pl: 'pogłoska', avoid: { pl: ['plotk*'] } },
  { en: 'codex', pl: 'kodeks' },
  { en: 'mythos cup', pl: 'czara mitów', avoid: { pl: ['puchar* mitów', 'worek mitów'] } },
  { en: 'engaged', pl: 'w zwarciu', avoid: { pl: ['związan* walką'] } },
  { en: 'exhausted', pl: 'wyczerpany' },
  { en: 'delayed', pl: 'wstrzymany', avoid: { pl: ['opóźnion*'] } },
]
