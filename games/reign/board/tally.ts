import type { Language, View } from '@miskatonic/kernel'
import type { Figure } from '@miskatonic/screen/contract'
import { evilStirsCards } from '../content/cards.ts'
import { towns } from '../content/map.ts'
import { othersInRow } from '../content/old-ones.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import { tableIn } from './seen.ts'

/** How many gates were closed, and who woke up meanwhile. */
export function tally(view: View, language: Language): Figure[] {
  const { piles, oldOnesAwake } = { en, pl }[language]
  const { gates, awake, evilStirsDrawn } = tableIn(view)
  const sealed = towns.filter((town) => gates[town] !== 'open').length
  return [
    { icon: 'pentacle', label: piles.seals, n: sealed, of: towns.length },
    { icon: 'squid-head', label: oldOnesAwake, n: awake.length, of: othersInRow + 1 },
    { icon: 'tentacles-skull', label: piles.evilStirs, n: evilStirsDrawn, of: evilStirsCards },
  ]
}
