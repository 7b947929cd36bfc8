import type { Language, View } from '@miskatonic/kernel'
import { candlesAtStart, cluesToWin, doomToLose } from '../../content/components.ts'
import { screen as en } from '../../words/en/screen.ts'
import { en as gameEn } from '../../words/en.ts'
import { screen as pl } from '../../words/pl/screen.ts'
import { pl as gamePl } from '../../words/pl.ts'
import type { Own, Seen } from '../seen.ts'

/** The whole table in text, for terminals and screen readers. */
export function drawText(view: View, language: Language): string {
  const words = { en, pl }[language]
  const game = { en: gameEn, pl: gamePl }[language]
  const table = view.table as Seen
  const own = (view.own as Own).hands ?? []
  const people = view.seats.map((seat) => {
    const played = table.inEffect.filter(({ owner }) => owner === seat)
    const active = seat === table.active && view.outcome === null ? [words.turn] : []
    return `${game.seat(table, seat)}: ${[...active, words.held(table.hands[seat]!), ...played.map(({ charm }) => words.charms[charm].name)].join(', ')}`
  })
  return [
    game.title.toUpperCase(),
    '',
    words.of(words.candles, table.candles, candlesAtStart),
    words.of(words.clues, table.clues, cluesToWin),
    words.of(words.doom, table.doom, doomToLose),
    '',
    ...people,
    `${words.box}: ${table.box}`,
    ...own.map((charm) => `${words.charm}: ${words.charms[charm].name}. ${words.charms[charm].effect}`),
    ...(view.outcome === null ? [] : ['', game.outcomes[view.outcome.how]!]),
  ].join('\n')
}
