import type { View } from '@miskatonic/kernel'
import { pictured, played } from '@miskatonic/screen/still'
import { sample } from '../index.ts'
import type { Table } from '../position.ts'
import type { Chapter } from './chapters.ts'

/** The tables that the pictures show: a game that has just begun, and the same with pieces put where a chapter needs them. */
export function tablesOfChapters(): Record<Chapter, View> {
  const engine = played(sample, { options: { players: 2 }, seed: 'how-to', choices: [] })
  const view = (arrange: (table: Table) => void): View => pictured(sample, engine, 'p1', arrange)
  return {
    goal: view(() => {}),
    ending: view((table) => {
      table.candles = 1
      table.clues = 3
      table.doom = 2
    }),
  }
}
