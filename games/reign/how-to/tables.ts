import type { View } from '@miskatonic/kernel'
import { played, pictured } from '@miskatonic/screen/still'
import { type Place, places } from '../content/map.ts'
import { reign } from '../index.ts'
import type { Table } from '../position.ts'
import type { Chapter } from './chapters.ts'

const course = {
  options: { players: 2, difficulty: 'introductory', hands: 'open', first: 'p1', courtesy: 'off' },
  seed: 'lesson 999',
  choices: ['takeInvestigator:investigator=detective', 'takeInvestigator:investigator=doctor'],
}

/** The tables that the pictures show: a game that has just begun, with pieces put where a chapter needs them. */
export function tablesOfChapters(): Record<Chapter, View> {
  const engine = played(reign, course)
  const view = (arrange: (table: Table) => void): View => pictured(reign, engine, 'p1', arrange)
  return {
    goal: view(() => {}),
    turn: view((table) => {
      stand(table, 'university', 'train-station')
      gather(table, { park: 1, diner: 1 })
    }),
    actions: view((table) => {
      stand(table, 'diner', 'train-station')
      gather(table, { diner: 1, junkyard: 2, 'secret-lodge': 1 })
      table.shoggoths = [{ id: 1, at: 'hospital' }]
    }),
    clues: view((table) => {
      table.hands['p1'] = ['arkham', 'arkham', 'arkham', 'arkham', 'arkham', 'kingsport', 'last-hourglass']
    }),
    circles: view((table) => {
      stand(table, 'historic-inn', 'train-station')
      gather(table, { church: 3, cafe: 2, 'historic-inn': 1 })
      table.shoggoths = [{ id: 1, at: 'farmstead' }]
    }),
    'old-ones': view((table) => {
      table.awake = ['tsathoggua', 'yig', 'azathoth']
      table.asleep = table.asleep.slice(0, 3)
    }),
    sanity: view((table) => {
      table.players['p1']!.sanity = 3
      table.players['p2']!.sanity = 0
      table.hands = { p1: ['arkham', 'arkham', 'dunwich'], p2: ['innsmouth', 'kingsport'] }
    }),
    ending: view((table) => {
      stand(table, 'park', 'secret-lodge')
      gather(table, { hospital: 3, diner: 2, 'police-station': 1, factory: 2 })
      table.gates.arkham = 'sealed'
    }),
  }
}

function stand(table: Table, ...at: readonly Place[]): void {
  Object.values(table.players).forEach((player, i) => (player.at = at[i]!))
}

/** Cultists at these places and nowhere else; no Shoggoths. */
function gather(table: Table, cultists: Partial<Record<Place, number>>): void {
  for (const place of places) table.cultists[place] = cultists[place] ?? 0
  table.shoggoths = []
}
