import type { Language } from '@miskatonic/kernel'
import type { Deed } from './contract.ts'
import type { IconName } from './icons.ts'

/** The events that the timeline of a finished game tells. */
export type MarkTable<Events> = { readonly [E in keyof Events]?: 'mark' | 'turning point' }

/** For each event that counts as a deed: who did it and how often. */
type CountTable<Events> = {
  readonly [E in keyof Events]?: (args: Events[E]) => readonly [who: string, times: number]
}

/** Makes the deeds of a game from their labels: `deed('gates', 'pentacle', { gateSealed: ({ seat }) => [seat, 1] })`. */
export function deedsIn<Events, Name extends string>(
  labels: Readonly<Record<Language, Readonly<Record<Name, string>>>>,
): (name: Name, icon: IconName, counts: CountTable<Events>) => Deed {
  return (name, icon, counts) => ({ icon, label: { en: labels.en[name], pl: labels.pl[name] }, counts })
}
