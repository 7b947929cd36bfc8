import type { ByName, Language } from '@miskatonic/kernel'
import type { Deed, DeedCount } from './contract.ts'
import type { IconName } from './icons.ts'

/** The events that the timeline of a finished game tells. */
export type MarkTable<Events> = { readonly [E in keyof Events]?: 'mark' | 'turning point' }

/** Makes the deeds of a game from their labels: `deed('gates', 'pentacle', { gateSealed: ({ seat }) => [seat, 1] })`. */
export function deedsIn<Events, Name extends string>(
  labels: Readonly<Record<Language, Readonly<Record<Name, string>>>>,
): (name: Name, icon: IconName, counts: ByName<Events, DeedCount>) => Deed {
  return (name, icon, counts) => ({ icon, label: { en: labels.en[name], pl: labels.pl[name] }, counts })
}
