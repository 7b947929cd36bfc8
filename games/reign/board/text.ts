import type { Language, Seat, View } from '@miskatonic/kernel'
import { type Card, type DeckCard, type Relic, cluesPerTown, evilStirs, evilStirsCards, isClue, isRelic } from '../content/cards.ts'
import { shoggothSymbols } from '../content/cards.ts'
import { fullSanity } from '../content/investigators.ts'
import { type Place, type Town, hasBus, hasGate, places, placesIn, roadsFrom, townOf, towns } from '../content/map.ts'
import { type OldOne, cthulhu, lastingOldOnes, summoningRate } from '../content/old-ones.ts'
import { cluesRemovedPerTown, cultistFigures, cultistsPerPlace, shoggothFigures } from '../content/setup.ts'
import type { Options, Player } from '../position.ts'
import type { BoardWords } from '../words/board.ts'
import { board as en } from '../words/en/board.ts'
import { board as pl } from '../words/pl/board.ts'
import { entry, rule, widest, withTail } from './layout.ts'
import type { Own, Seen } from './seen.ts'

/** The whole table in text, for terminals and for ears: one thing to a line, and no line that needs its neighbour to be understood. */
export function drawText(view: View, language: Language): string {
  const board = { en, pl }[language]
  const drawing = new Drawing(view, board)
  return drawing.lines().join('\n')
}

class Drawing {
  private readonly table: Seen
  private readonly own: Own
  private readonly options: Options
  private readonly margin: number
  private readonly nameWidth: number
  private readonly signWidth: number

  private readonly view: View
  private readonly words: BoardWords

  constructor(view: View, words: BoardWords) {
    this.view = view
    this.words = words
    this.table = view.table as unknown as Seen
    this.own = view.own as Own
    this.options = view.options as Options
    this.margin = widest(Object.values(words.headings)) + 2
    this.nameWidth = widest(Object.values(words.places)) + 2
    this.signWidth = widest(Object.values(words.signs)) + 2
  }

  lines(): string[] {
    return [
      ...this.header(),
      '',
      ...this.oldOnes(),
      '',
      ...towns.flatMap((town) => this.town(town)),
      this.words.legend,
      '',
      ...this.view.seats.flatMap((seat) => this.player(seat)),
      '',
      ...this.piles(),
      ...this.relicsInSight(),
    ]
  }
}
