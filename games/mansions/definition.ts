import type { GameDefinition } from '@miskatonic/kernel'
import { about } from './about.ts'
import { chapters } from './chapters.ts'
import {
  backs,
  combatCards,
  investigators,
  lockPieces,
  mythosCards,
  stories,
  tokens,
  traumaCards,
  wires,
} from './content/ids.ts'
import { brokenInvariant, counts } from './invariants.ts'
import type { Mansions } from './kind.ts'
import { table } from './position.ts'
import { secrets } from './secrets.ts'
import { setUp } from './setup.ts'
import { seatsOf } from './steps/look.ts'
import { why } from './steps/why.ts'
import { drawText } from './text.ts'
import { worlds } from './worlds.ts'

/** The game but for its words. */
export const definition: Omit<GameDefinition<Mansions>, 'words'> = {
  id: about.id,
  version: '1',
  ledger: about.ledger,
  options: {
    investigators: [2, 1, 3, 4],
    story: stories,
    monsterSkillPoints: ['no', 'yes'],
    uncertainLength: ['no', 'yes'],
  },
  seats: seatsOf,
  setUp,
  chapters,
  table,
  cards: [],
  inPlay() {},
  secrets,
  worlds,
  why,
  /** Windows in which the Keeper may have nothing to say. */
  skippable: { mythosWindow: 'noMythos', traumaWindow: 'noTrauma' },
  notable: ['turnBegan', 'moved', 'cardFound', 'clueFound', 'investigatorKilled'],
  counts,
  brokenInvariant,
  results: [
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    ...combatCards,
    ...mythosCards,
    ...traumaCards,
    ...backs,
    ...tokens,
    ...wires,
    ...lockPieces,
    ...investigators,
  ],
  drawText,
}
