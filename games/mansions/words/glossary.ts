import type { Glossary } from '@miskatonic/kernel'

export const glossary: Glossary = [
  { en: 'Keeper', pl: 'Strażnik Tajemnic', avoid: { en: ['game master'], pl: ['mistrz* gry'] } },
  { en: 'investigator', pl: 'badacz', avoid: { pl: ['śledcz*'] } },
  { en: 'space', pl: 'obszar', avoid: { pl: ['pol* na planszy'] } },
  { en: 'room', pl: 'pomieszczenie', avoid: { pl: ['lokacj*'] } },
  { en: 'horror', pl: 'przerażenie', avoid: { pl: ['punkt* grozy'] } },
  { en: 'sanity', pl: 'poczytalność', avoid: { pl: ['zdrow* psychiczn*'] } },
  { en: 'threat', pl: 'zagrożenie', avoid: { pl: ['żeton* niebezpieczeństwa'] } },
  { en: 'evade test', pl: 'test Uników', avoid: { pl: ['test* uchyleni*'] } },
  { en: 'Clue', pl: 'Wskazówka', avoid: { pl: ['poszlak*'] } },
  { en: 'Obstacle', pl: 'Przeszkoda' },
  { en: 'Lock', pl: 'Zamek' },
  { en: 'Event', pl: 'Wydarzenie' },
  { en: 'Objective', pl: 'Cel' },
  { en: 'puzzle', pl: 'łamigłówka', avoid: { pl: ['zagadk* logiczn*', 'układank*'] } },
  { en: 'skill point', pl: 'punkt umiejętności', avoid: { pl: ['żeton* umiejętności'] } },
]
