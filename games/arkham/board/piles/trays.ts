import type { Language, View } from '@miskatonic/kernel'
import type { Tray } from '@miskatonic/screen/contract'
import { screen as en } from '../../words/en/screen.ts'
import { screen as pl } from '../../words/pl/screen.ts'
import { type Seen, openCards, seatsInPlay, tableIn } from '../seen.ts'
import { sum } from './sum.ts'

/** What lies beside the town: doom and clues of the scenario sheet, the mythos cup, the piles. */
export function trays(view: View, language: Language): readonly Tray[] {
  const words = { en, pl }[language]
  const table = tableIn(view)
  if (table.phase === 'setup') return []
  return [
    sheetTray(table, words),
    cupTray(table, words),
    {
      id: 'piles',
      icon: 'scroll-quill',
      label: words.trays.piles,
      value: String(table.headlineDeck),
      note: words.eventsLeft(table.eventDeck.cards),
      danger: table.headlineDeck === 0,
    },
    {
      id: 'display',
      icon: 'shop',
      label: words.trays.display,
      value: String(table.display.length),
      note: words.monstersLeft(table.monsterDeck.cards),
      // A card to be chosen may be one of an investigator: it opens only where the question is about the display.
      holds: (target) => isAboutDisplay(view) && target.startsWith('display:'),
    },
    {
      id: 'people',
      icon: 'tabletop-players',
      label: words.trays.people,
      value: String(seatsInPlay(table).length),
    },
  ]
}

function isAboutDisplay({ asked }: View): boolean {
  const { about } = (asked?.args ?? {}) as { about?: string }
  return asked?.step === 'shop' || about === 'item' || about === 'buy' || about === 'display-discard'
}

/** Doom and clues on the scenario sheet, against what the codex waits for. */
function sheetTray(table: Seen, words: typeof en): Tray {
  const { doom, clue: clues } = openCards(table).thresholds
  return {
    id: 'sheet',
    icon: 'tentacles-skull',
    label: words.trays.sheet,
    value: words.threshold(table.sheet.doom, doom),
    note: words.cluesOf(words.threshold(table.sheet.clues, clues)),
    danger: doom !== null && table.sheet.doom >= doom - 1,
  }
}

function cupTray({ cup, drawnTokens }: Seen, words: typeof en): Tray {
  const left = sum(cup)
  const all = left + sum(drawnTokens)
  return {
    id: 'cup',
    icon: 'vial',
    label: words.trays.cup,
    value: `${left}/${all}`,
    full: all === 0 ? 0 : left / all,
  }
}
