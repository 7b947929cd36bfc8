import type { Args, Language } from '@miskatonic/kernel'
import { corridors, rooms } from '../content/maps.ts'
import { monsterKinds } from '../content/monsters.ts'
import type { Choices } from '../kind.ts'
import type { Sought } from '../names.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'

/** Everything that can be located, in its kinds. */
export const soughtByKind: readonly {
  readonly id: 'missions' | 'rooms' | 'ways' | 'light' | 'dangers'
  readonly all: readonly Sought[]
}[] = [
  { id: 'missions', all: ['green-mission', 'blue-mission', 'red-mission', 'condition'] },
  { id: 'rooms', all: [...rooms, 'room'] },
  { id: 'ways', all: ['red-stairs', 'blue-stairs', 'stairs', 'door', 'locked-door', ...corridors] },
  { id: 'light', all: ['switch', 'lit-sector'] },
  { id: 'dangers', all: ['monster', ...monsterKinds, 'boss', 'hazard'] },
]

const words = { en, pl }

/** The list of choices has what can be located under the headings of the watch. */
export function headingOf(step: string, args: Args, language: Language): string | undefined {
  if (step !== 'locate' && step !== 'locateAlso') return undefined
  const { target } = args as Choices['locateAlso']
  const kind = soughtByKind.find(({ all }) => all.includes(target))
  return kind && words[language].locateGroups[kind.id]
}
