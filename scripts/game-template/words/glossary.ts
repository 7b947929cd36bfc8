import type { Glossary } from '@miskatonic/kernel'

/** `npm run words` finds what stands under `avoid` in words, lessons and ledger, and terms that no text uses. */
export const glossary: Glossary = [
  { en: 'clue', pl: 'poszlaka', avoid: { pl: ['trop', 'tropy'] } },
  { en: 'doom', pl: 'zguba', avoid: { pl: ['zagład*'] } },
]
