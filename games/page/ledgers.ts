import type { Language } from '@miskatonic/kernel'

/** The rule ledgers of all games, each a file of its own: reading the rules loads no board. */
const ledgers = import.meta.glob<string>('../*/RULES{,.pl}.md', { query: '?raw', import: 'default' })

/** The Markdown of a game's ledger. */
export async function ledgerText(game: string, language: Language): Promise<string> {
  const load = ledgers[`../${game}/RULES${language === 'pl' ? '.pl' : ''}.md`]
  if (load === undefined) throw new Error(`there is no ledger of "${game}"`)
  return load()
}
