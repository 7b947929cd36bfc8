import type { Glossary } from '@miskatonic/kernel'

export const glossary: Glossary = [
  { en: 'Hero', pl: 'Bohater', avoid: { en: ['heroine'], pl: ['protagonist*'] } },
  { en: 'Evil', pl: 'Zło', avoid: { en: ['the villain'], pl: ['antagonist*'] } },
  { en: 'Leader', pl: 'Przywódca', avoid: { en: ['the boss player'], pl: ['lider*', 'dowódc* Zła'] } },
  {
    en: 'self-control',
    pl: 'poczytalność',
    avoid: { en: ['sanity'], pl: ['samokontrol*', 'opanowani* Bohatera'] },
  },
  { en: 'final mission', pl: 'misja finałowa', avoid: { en: ['last mission'], pl: ['misj* końcow*'] } },
  {
    en: 'starting mission',
    pl: 'misja początkowa',
    avoid: { en: ['first missions'], pl: ['misj* startow*'] },
  },
  {
    en: 'parting attack',
    pl: 'atak przy odejściu',
    avoid: { pl: ['atak* towarzysząc*', 'atak* pożegnaln*'] },
  },
  {
    en: 'hazard token',
    pl: 'żeton zagrożenia',
    avoid: { en: ['danger token'], pl: ['żeton* niebezpieczeństwa'] },
  },
  { en: 'sector', pl: 'sektor', avoid: { pl: ['lokacj*'] } },
  { en: 'maze', pl: 'labirynt', avoid: { en: ['labyrinth'] } },
  { en: 'locked door', pl: 'zablokowane drzwi', avoid: { pl: ['drzwi zamknięte na klucz'] } },
  { en: 'hit', pl: 'trafienie' },
  { en: 'surge', pl: 'zryw', avoid: { pl: ['przypływ*'] } },
  { en: 'miss', pl: 'pudło', avoid: { pl: ['chybieni*'] } },
  { en: 'charge', pl: 'ładunek' },
  { en: 'ally', pl: 'sojusznik', avoid: { pl: ['sprzymierzeniec', 'sprzymierzeńc*'] } },
  { en: 'nightmare', pl: 'koszmar' },
]
