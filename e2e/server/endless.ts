import { type Game, isRefused, optionId } from '@miskatonic/kernel'
import { Table } from '@miskatonic/table'

/**
 * A game of any length: the Magician asks another player at the same place for a relic, which costs nothing, and is
 * declined.
 */
export function endlessGame(game: Game, choices: number): Table {
  for (let seed = 0; ; seed++) {
    const table = Table.open(game, { players: 2, hands: 'closed', first: 'p1' }, `endless ${seed}`) as Table
    while (table.number < choices && goOn(table)) continue
    if (table.number === choices) return table
  }
}

const wanted = [
  'decline',
  'freelyTake',
  'takeInvestigator:investigator=magician',
  'takeInvestigator',
  'endActions',
  'pass',
]

function goOn(table: Table): boolean {
  const { decision } = table.now
  const named = (decision?.options ?? []).map((option) => ({ option, id: optionId(option) }))
  for (const start of wanted) {
    const found = named.find(({ id }) => id.startsWith(start))
    if (found === undefined) continue
    return !isRefused(table.choose({ seat: found.option.seat, option: found.id }))
  }
  return false
}
