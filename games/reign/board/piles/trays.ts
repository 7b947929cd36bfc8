import type { Language, View } from '@miskatonic/kernel'
import type { Tray } from '@miskatonic/screen/contract'
import { places, towns } from '../../content/map.ts'
import { cultistFigures, cultistsPerPlace, shoggothFigures } from '../../content/setup.ts'
import type { Options } from '../../position.ts'
import { screen as en } from '../../words/en/screen.ts'
import { screen as pl } from '../../words/pl/screen.ts'
import { type Seen, tableIn } from '../seen.ts'
import { deckAtStart, lookedAt } from './deck.ts'

/** Turns left in the deck from which it looks dangerous. */
const FEW_TURNS = 2

/** What lies beside the map. */
export function trays(view: View, language: Language): readonly Tray[] {
  const table = tableIn(view)
  // The piles are made when every player has an investigator.
  if (table.turn.step === 'setup') return []
  const names = { en, pl }[language].trays
  const cultists = cultistFigures - table.cultistsGone
  const sealed = towns.filter((town) => table.gates[town] !== 'open').length
  return [
    ...underway(table, names.underway),
    deck(view, language),
    {
      id: 'cultists',
      icon: 'cowled',
      label: names.cultists,
      value: `${table.pool.cultists}/${cultists}`,
      full: table.pool.cultists / cultists,
      danger: table.pool.cultists <= cultistsPerPlace,
    },
    {
      id: 'shoggoths',
      icon: 'slime',
      label: names.shoggoths,
      value: `${table.pool.shoggoths}/${shoggothFigures}`,
      full: table.pool.shoggoths / shoggothFigures,
      danger: table.pool.shoggoths === 0,
    },
    {
      id: 'summoning',
      icon: 'tentacles-skull',
      label: names.summoned,
      value: `${table.summoningDiscard.length}/${places.length}`,
      full: table.summoningDiscard.length / places.length,
    },
    {
      id: 'gates',
      icon: 'vortex',
      label: names.gates,
      value: `${sealed}/${towns.length}`,
      full: sealed / towns.length,
    },
  ]
}

function deck(view: View, language: Language): Tray {
  const table = tableIn(view)
  const words = { en, pl }[language]
  const left = table.playerDeck + lookedAt(table.peek)
  const turns = Math.floor(left / 2)
  return {
    id: 'deck',
    icon: 'card-draw',
    label: words.trays.deck,
    value: String(left),
    note: words.turnsLeft(turns),
    // A view holds the options of any game; here they get the types of this one.
    full: left / deckAtStart(view.options as Options),
    danger: turns <= FEW_TURNS,
    holds: (target) => target.startsWith('discard:'),
  }
}

/** A relic that is being played, or a card on offer: in sight while it matters. */
function underway({ playing, onOffer, inForce }: Seen, label: string): readonly Tray[] {
  if (playing === null && onOffer === null && inForce.length === 0) return []
  return [
    {
      id: 'underway',
      icon: 'scroll-unfurled',
      label,
      value: String(inForce.length + (playing === null ? 0 : 1) + (onOffer === null ? 0 : 1)),
      busy: playing !== null || onOffer !== null,
      holds: (target) => /^(peek|mirror):/.test(target),
    },
  ]
}
