import { type GameDefinition, defineGame } from '@miskatonic/kernel'
import { about } from './about.ts'
import { sheets } from './catalogue.ts'
import { chapters } from './chapters.ts'
import { mythosTokens } from './content/tokens.ts'
import { brokenInvariant, counts } from './invariants.ts'
import type { Arkham } from './kind.ts'
import { table } from './position.ts'
import { secrets } from './secrets.ts'
import { ownOutline } from './outline.ts'
import { setUp } from './setup.ts'
import { afterStep, watched } from './steps/checks.ts'
import { why } from './steps/why.ts'
import { upgrades } from './upgrade.ts'
import { drawText } from './board/text/index.ts'
import { worlds } from './worlds.ts'

const definition: GameDefinition<Arkham> = {
  ...ownOutline,
  version: '3',
  ledger: about.ledger,
  setUp,
  chapters,
  table,
  cards: [],
  /** One answer is none to think about. */
  isSelfEvident: () => true,
  inPlay() {},
  afterStep,
  watched,
  secrets,
  worlds,
  why,
  agreements: { consent: { choice: 'agree', proposer: (_, { seat }) => seat } },
  counts,
  brokenInvariant,
  upgrades,
  results: ['1', '2', '3', '4', '5', '6', ...mythosTokens, ...sheets],
  drawText,
}

/** The game without the texts that are read in its course: enough to check a finished game. */
export const bare = defineGame(definition)
