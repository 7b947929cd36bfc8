import { type Bends, type Position, type Seat, defineGame } from '@miskatonic/kernel'
import { about } from './about.ts'
import { drawText } from './board/text/index.ts'
import { chapters } from './chapters.ts'
import { abilities, sheets } from './cards/sheets.ts'
import { dieFaces, isAssistant, seatNames } from './content/characters.ts'
import type { Character } from './content/characters.ts'
import { greatOldOnes } from './cards/great-old-ones.ts'
import { pages } from './cards/pages.ts'
import { kinds } from './content/tentacles.ts'
import { difficulties, variantOf, variants } from './content/variants.ts'
import { stops } from './content/wheel.ts'
import { brokenInvariant, counts } from './invariants.ts'
import type { TinyEpic } from './kind.ts'
import { type Table, table } from './position.ts'
import { secrets } from './secrets.ts'
import { seatsOf, setUp } from './setup.ts'
import { why } from './steps/why.ts'
import { upgrades } from './upgrade.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'
import { worlds } from './worlds.ts'

export const tinyEpic = defineGame<TinyEpic>({
  id: about.id,
  version: '3',
  upgrades,
  ledger: about.ledger,
  options: {
    variant: variants,
    greatOldOne: greatOldOnes,
    difficulty: difficulties,
    first: ['random', ...seatNames],
    turnEnd: ['asked', 'automatic'],
  },
  optionsBefore: { turnEnd: 'automatic' },
  optionsProblem: ({ variant, first }) =>
    first === 'random' || seatsOf({ variant }).includes(first)
      ? undefined
      : `the option "first" names ${first}, but ${variant} has only ${variantOf[variant].players} players`,
  seats: seatsOf,
  people: ({ variant }) => variantOf[variant].players,
  setUp,
  chapters,
  table,
  cards: Object.values(abilities),
  inPlay,
  secrets,
  worlds,
  why,
  counts,
  brokenInvariant,
  results: [...new Set([...dieFaces, ...stops, ...kinds, ...pages, ...sheets])],
  words: { en, pl },
  drawText,
})

/** The abilities of the players' characters, in the order of seats. An assistant has none (TE-R64). */
function inPlay(position: Position<Table>, visit: (card: Bends<TinyEpic>, owner: Seat) => void): void {
  const { characters } = position.table
  for (const who in characters) {
    const { sheet } = characters[who]!
    if (sheet !== null && !isAssistant(who as Character)) visit(abilities[sheet], who)
  }
}
