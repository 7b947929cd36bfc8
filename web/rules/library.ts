import { ledgerText } from '@miskatonic/games/page/ledgers'
import type { Language } from '@miskatonic/kernel'
import type { GameOnShelf } from '../games.ts'
import { type Ledger, readLedger } from './ledger.ts'

const shelves = new Map<string, Promise<Ledger>>()

/** A game's ledger, fetched once. A failed fetch is not cached. */
export function ledgerOf(game: GameOnShelf, language: Language): Promise<Ledger> {
  const name = `${game.id} ${language}`
  const known = shelves.get(name)
  if (known) return known
  const ledger = fetched(game, language)
  shelves.set(name, ledger)
  ledger.catch(() => shelves.delete(name))
  return ledger
}

async function fetched(game: GameOnShelf, language: Language): Promise<Ledger> {
  return readLedger(await ledgerText(game.id, language))
}
