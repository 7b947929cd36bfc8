import { type Bends, type Game, type Position, type Seat, defineGame, redealing } from '@miskatonic/kernel'
import { drawText } from './board/text/index.ts'
import { dieFaces, isAssistant, seatNames, sheets as sheetNames } from './content/characters.ts'
import type { Character } from './content/characters.ts'
import { greatOldOnes } from './content/great-old-ones.ts'
import { pages } from './content/pages.ts'
import { kinds } from './content/tentacles.ts'
import { difficulties, variantOf, variants } from './content/variants.ts'
import { stops } from './content/wheel.ts'
import { type Table, type TinyEpic, asks, choices, steps, table } from './position.ts'
import { secrets, unknown } from './secrets.ts'
import { seatsOf, setUp, settingUp } from './setup.ts'
import { brokenInvariant, counts } from './invariants.ts'
import { abilities, abilitySteps } from './steps/abilities.ts'
import { banishing } from './steps/banishing.ts'
import { collecting } from './steps/collecting.ts'
import { commands } from './steps/commands.ts'
import { dice } from './steps/dice.ts'
import { extraActions } from './steps/extra-actions.ts'
import { movement } from './steps/movement.ts'
import { paying } from './steps/paying.ts'
import { powers } from './steps/powers.ts'
import { script } from './steps/script.ts'
import { sealing } from './steps/sealing.ts'
import { townActions } from './steps/town-actions.ts'
import { translating } from './steps/translating.ts'
import { turn } from './steps/turn.ts'
import { wheel } from './steps/wheel.ts'
import { why } from './steps/why.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

const game: Game<TinyEpic> = {
  id: 'tiny-epic',
  version: '1',
  ledger: 'TE',
  options: {
    variant: variants,
    greatOldOne: greatOldOnes,
    difficulty: difficulties,
    first: ['random', ...seatNames],
  },
  optionsProblem: ({ variant, first }) =>
    first === 'random' || seatsOf({ variant }).includes(first)
      ? undefined
      : `the option "first" names ${first}, but ${variant} has only ${variantOf[variant].players} players`,
  seats: seatsOf,
  people: ({ variant }) => variantOf[variant].players,
  setUp,
  rules: {
    ...settingUp,
    ...turn,
    ...wheel,
    ...powers,
    ...movement,
    ...collecting,
    ...banishing,
    ...dice,
    ...paying,
    ...townActions,
    ...translating,
    ...sealing,
    ...extraActions,
    ...abilitySteps,
    ...script,
    ...commands,
  },
  steps,
  asks: Object.keys(asks) as (keyof typeof asks)[],
  choices: Object.keys(choices) as (keyof typeof choices)[],
  table,
  cards: Object.values(abilities),
  inPlay,
  secrets,
  worlds: redealing(unknown),
  why,
  counts,
  brokenInvariant,
  results: [...new Set([...dieFaces, ...stops, ...kinds, ...pages, ...sheetNames])],
  words: { en, pl },
  drawText,
}

export const tinyEpic = defineGame(game)

/** The abilities of the players' characters, in the order of seats. An assistant has none (TE-R64). */
function inPlay(position: Position<Table>, visit: (card: Bends<TinyEpic>, owner: Seat) => void): void {
  const { characters } = position.table
  for (const who in characters) {
    const { sheet } = characters[who]!
    if (sheet !== null && !isAssistant(who as Character)) visit(abilities[sheet], who)
  }
}
