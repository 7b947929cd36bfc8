import type { Language, View } from '@miskatonic/kernel'
import type { Figure } from '@miskatonic/screen/contract'
import { fullTrack } from '../content/characters.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import type { Seen } from './seen.ts'

/** What was accomplished, and what is left of the Hero. With the final mission the game is won. */
export function tally({ table, outcome }: View, language: Language): Figure[] {
  const { missionsCompleted, health, control } = { en, pl }[language]
  const { missions, hero } = table as unknown as Seen
  const done = [missions.green.done, missions.blue.done, outcome?.how === 'won']
  return [
    { icon: 'check-mark', label: missionsCompleted, n: done.filter(Boolean).length, of: done.length },
    { icon: 'heart-beats', label: health, n: hero.health, of: fullTrack },
    { icon: 'brain', label: control, n: hero.control, of: fullTrack },
  ]
}
