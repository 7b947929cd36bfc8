import type { Language, View } from '@miskatonic/kernel'
import type { Tray } from '@miskatonic/screen/contract'
import { stories } from '../../content/stories/index.ts'
import { screen as en } from '../../words/en/screen.ts'
import { screen as pl } from '../../words/pl/screen.ts'
import { isKeeper, tableIn } from '../seen.ts'

/** What lies beside the house: the night's clock, the Keeper's threat and decks. All that is secret lies on the Keeper's desk. */
export function trays(view: View, language: Language): readonly Tray[] {
  const words = { en, pl }[language]
  const table = tableIn(view)
  const desk: Tray = {
    id: isKeeper(view.seat) ? 'desk' : 'threat',
    icon: isKeeper(view.seat) ? 'candle-holder' : 'two-coins',
    label: isKeeper(view.seat) ? words.trays.desk : words.trays.threat,
    value: String(table.threat),
    ...(isKeeper(view.seat)
      ? { note: words.trays.threat, shows: (target) => target.startsWith('action:') }
      : {}),
  }
  if (table.phase === 'setup') return isKeeper(view.seat) ? [desk] : []
  const event = stories[table.story].events[table.event]
  return [
    {
      id: 'events',
      icon: 'hourglass',
      label: words.eventNext(Math.min(5, table.event + 1)),
      value: event === undefined ? '–' : `${table.time}/${event.time}`,
      full: event === undefined ? 1 : table.time / event.time,
      danger: event !== undefined && table.time >= event.time - 1,
    },
    desk,
    pile('mythos', 'all-seeing-eye', words.trays.mythos, table.mythosHand),
    pile('trauma', 'brain-leak', words.trays.trauma, table.traumaHand),
  ]
}

function pile(id: 'mythos' | 'trauma', icon: Tray['icon'], label: string, held: number): Tray {
  return { id, icon, label, value: String(held), holds: (target) => target === `${id}-deck` }
}
