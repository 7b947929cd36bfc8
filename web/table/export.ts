import type { Sitting } from './sitting.svelte.ts'

/** Saves the game to a file of the person's own; with a note it is the report of a problem. */
export async function exportTable(at: Sitting, note?: string): Promise<void> {
  const text = await at.session.exported(note)
  if (typeof text !== 'string') return at.complain(text)
  const what = note === undefined ? 'game' : 'report'
  download(`${at.screen.about.id}-${at.session.info?.id ?? ''}-${what}.json`, text)
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
