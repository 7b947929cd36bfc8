import { isRefused } from '@miskatonic/kernel'
import type { Report } from '@miskatonic/table'
import { gameOnShelf } from '../games.ts'
import type { Sitting } from './sitting.svelte.ts'

/** Saves the game to a file of the person's own; with a note it is a report of a problem. */
export async function exportTable(at: Sitting, note?: string): Promise<void> {
  const text = await at.session.exported()
  if (typeof text !== 'string') return at.complain(text)
  const what = note === undefined ? 'game' : 'report'
  const name = `${at.screen.id}-${at.session.info?.id ?? ''}-${what}.json`
  download(name, note === undefined ? text : await withReport(text, at.screen.id, note))
}

/** A report is a saved game that says what was wrong. Where the rules cannot read the game, the note stands beside it. */
async function withReport(text: string, game: string, note: string): Promise<string> {
  const report: Report = { note, program: 'web', seenIn: navigator.userAgent }
  const { loadWithLuck, save } = await import('@miskatonic/table')
  const rules = await gameOnShelf(game)?.ready?.rules()
  const saved = rules && loadWithLuck(text, [rules])
  if (saved === undefined || isRefused(saved)) return JSON.stringify({ report, game: text }, null, 2)
  return save(saved.table, { report, ...(saved.luck ? { luck: saved.luck } : {}) })
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
