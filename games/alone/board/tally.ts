import type { Language, View } from '@miskatonic/kernel'
import type { Figure } from '@miskatonic/screen/contract'
import { fullTrack } from '../content/characters.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import { tableIn } from './seen.ts'

/** What was accomplished, and what is left of the Hero. With the final mission the game is won. */
export function tally(view: View, language: Language): Figure[] {
  const { missionsCompleted, health, control } = { en, pl }[language]
  const { missions, hero } = tableIn(view)
  const done = [missions.green.done, missions.blue.done, view.outcome?.how === 'won']
  return [
    { icon: 'check-mark', label: missionsCompleted, n: done.filter(Boolean).length, of: done.length },
    { icon: 'heart-beats', label: health, n: hero.health, of: fullTrack },
    { icon: 'brain', label: control, n: hero.control, of: fullTrack },
  ]
}
