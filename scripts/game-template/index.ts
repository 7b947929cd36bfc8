import { type Bends, type Position, type Seat, defineGame } from '@miskatonic/kernel'
import { about } from './about.ts'
import { drawText } from './board/text/index.ts'
import { charmNames, charms } from './cards/charms.ts'
import { chapters } from './chapters.ts'
import { faces } from './content/components.ts'
import { brokenInvariant, counts } from './invariants.ts'
import type { Sample } from './kind.ts'
import { seatNames } from './names.ts'
import { type Options, type Table, table } from './position.ts'
import { secrets } from './secrets.ts'
import { setUp } from './setup.ts'
import { why } from './steps/turn.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'
import { worlds } from './worlds.ts'

export const sample = defineGame<Sample>({
  id: about.id,
  version: '1',
  ledger: about.ledger,
  options: { players: [2, 3] },
  seats: ({ players }) => seatNames.slice(0, players),
  setUp,
  chapters,
  table,
  cards: Object.values(charms).map(({ bends }) => bends),
  inPlay,
  secrets,
  worlds,
  why,
  counts,
  brokenInvariant,
  results: [...new Set(faces), ...charmNames],
  words: { en, pl },
  drawText,
})

/** Charms apply in the order in which they were played. */
function inPlay(
  { table: { inEffect } }: Position<Table, Options>,
  visit: (card: Bends<Sample>, owner: Seat) => void,
): void {
  for (const { charm, owner } of inEffect) visit(charms[charm].bends, owner)
}
