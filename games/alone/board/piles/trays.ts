import type { Language, View } from '@miskatonic/kernel'
import type { Tray } from '@miskatonic/screen/contract'
import { isBoss, monsterKinds, tokensOfAKind } from '../../content/monsters.ts'
import { screen as en } from '../../words/en/screen.ts'
import { screen as pl } from '../../words/pl/screen.ts'
import type { ScreenWords } from '../../words/screen.ts'
import { type Own, type Seen, ownIn, tableIn } from '../seen.ts'

type Names = ScreenWords['trays']

/** What lies beside the station: other things for Evil than for the Hero and spectators. */
export function trays(view: View, language: Language): readonly Tray[] {
  const table = tableIn(view)
  const { trays: names } = { en, pl }[language]
  if (table.turn.step === 'setup') return []
  const own = ownIn(view)
  return own === undefined ? heroTrays(table, names) : evilTrays(table, own, names)
}

function heroTrays(table: Seen, names: Names): readonly Tray[] {
  return [
    missions(table, names),
    { id: 'record', icon: 'sound-waves', label: names.record, value: '…' },
    { id: 'decks', icon: 'cargo-crate', label: names.items, value: String(table.itemDeck) },
  ]
}

function evilTrays(table: Seen, own: Own, names: Names): readonly Tray[] {
  const onMap = own.monsters.filter(({ being }) => !isBoss(being)).length
  const cards = table.decksInUse.reduce((sum, deck) => sum + table.decks[deck].draw, 0)
  return [
    ...(own.proposal === undefined
      ? []
      : [{ id: 'proposal', icon: 'claws', label: names.proposal, value: '1', busy: true } as const]),
    missions(table, names),
    { id: 'decks', icon: 'card-draw', label: names.decks, value: String(cards) },
    {
      id: 'monsters',
      icon: 'alien-skull',
      label: names.monsters,
      value: `${onMap}/${monsterKinds.length * tokensOfAKind}`,
    },
  ]
}

function missions({ missions: { green, blue, red } }: Seen, names: Names): Tray {
  const done = [green.done, blue.done].filter(Boolean).length
  return {
    id: 'missions',
    icon: 'id-card',
    label: names.missions,
    value: `${done}/3`,
    danger: red.active,
    holds: (target) => target.startsWith('mission:'),
  }
}
