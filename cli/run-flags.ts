import { availableParallelism } from 'node:os'
import { type Arguments, type Flags, numberOf } from './args.ts'

/** More threads than any machine has cores. */
const MOST_WORKERS = 1024

/** Options of the commands that play many games in threads. */
export const runFlags = {
  seed: { value: 'text', about: { en: 'another seed plays other games', pl: 'inne ziarno to inne gry' } },
  from: {
    value: 'number',
    about: { en: 'begin with this game of the run', pl: 'zacznij od tej gry serii' },
  },
  workers: {
    value: 'number',
    about: { en: 'threads (one per core); 0: none', pl: 'wątki (po jednym na rdzeń); 0: żadnych' },
  },
} satisfies Flags

export function workersFrom(args: Arguments): number {
  return numberOf(args, 'workers', availableParallelism(), { most: MOST_WORKERS })
}
