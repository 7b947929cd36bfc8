import type { Glossary } from '@miskatonic/kernel'

export const glossary: Glossary = [
  { en: 'investigator', pl: 'badacz', avoid: { en: ['detectives'], pl: ['śledcz*', 'poszukiwacz*'] } },
  { en: 'cultist', pl: 'kultysta', avoid: { en: ['acolyte', 'acolytes'], pl: ['sekciarz*'] } },
  { en: 'Old One', pl: 'Przedwieczny', avoid: { en: ['Ancient One'], pl: ['Pradawn*', 'Starodawn*'] } },
  { en: 'gate', pl: 'brama', avoid: { en: ['portal', 'portals'], pl: ['portal*', 'wrota', 'wrót'] } },
  { en: 'clue', pl: 'wskazówka', avoid: { en: ['hint card'], pl: ['poszlak*'] } },
  { en: 'relic', pl: 'relikt', avoid: { en: ['artifact', 'artefact'], pl: ['artefakt*', 'relikwi*'] } },
  { en: 'sanity', pl: 'poczytalność', avoid: { pl: ['zdrowi* psychiczn*'] } },
  { en: 'sanity die', pl: 'kość poczytalności', avoid: { en: ['sanity dice'], pl: ['kostk*'] } },
  {
    en: 'insane',
    pl: 'niepoczytalny',
    avoid: { en: ['mad', 'crazy'], pl: ['obłąkan*', 'szalon*', 'wariat*'] },
  },
  { en: 'Evil Stirs', pl: 'Przebudzenie Zła', avoid: { pl: ['poruszenie zła'] } },
  { en: 'summoning', pl: 'przywołanie', avoid: { pl: ['przyzwan*'] } },
  { en: 'ritual', pl: 'rytuał', avoid: { pl: ['obrzęd*'] } },
  { en: 'bus', pl: 'autobus', avoid: { pl: ['autokar*'] } },
]
