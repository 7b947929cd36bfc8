import type { Language, View } from '@miskatonic/kernel'
import type { Tray } from '@miskatonic/screen/contract'
import { rows, slotsInARow } from '../../cards/pages.ts'
import { colours, kinds, shamblers } from '../../content/tentacles.ts'
import { panels as en } from '../../words/en/panels.ts'
import { panels as pl } from '../../words/pl/panels.ts'
import type { Seen } from '../seen.ts'

/** Shamblers left on the mat from which one bad turn is enough. */
const FEW = 4

/** What lies around the wheel. */
export function trays({ table: any }: View, language: Language): readonly Tray[] {
  const table = any as Seen
  const { trays: names } = { en, pl }[language]
  const inBag = kinds.reduce((sum, kind) => sum + table.bag[kind], 0)
  const markers = table.necronomicon.rows.reduce((sum, n) => sum + n, 0)
  const pages = rows.length * slotsInARow
  const left = colours.reduce((sum, colour) => sum + table.mat.shamblers[colour], 0)
  const discarded = kinds.reduce((sum, kind) => sum + table.discard[kind], 0)
  return [
    { id: 'bag', icon: 'curled-tentacle', label: names.bag, value: String(inBag) },
    {
      id: 'necronomicon',
      icon: 'evil-book',
      label: names.necronomicon,
      value: `${markers}/${pages}`,
      full: markers / pages,
      danger: table.hopeless,
    },
    {
      id: 'mat',
      icon: 'cultist',
      label: names.mat,
      value: `${left}/${shamblers}`,
      full: left / shamblers,
      danger: left <= FEW,
      holds: (target) => target.startsWith('mat:'),
    },
    { id: 'discarded', icon: 'two-coins', label: names.discarded, value: String(discarded) },
  ]
}
