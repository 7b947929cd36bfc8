import { type Bends, type Position, type Seat, defineGame, mapped } from '@miskatonic/kernel'
import { about } from './about.ts'
import { chapters } from './chapters.ts'
import { drawText } from './board/text/index.ts'
import { investigatorCards, investigators } from './cards/investigators.ts'
import { oldOneCards, oldOnes } from './cards/old-ones.ts'
import { relicCards, relics } from './cards/relics.ts'
import { evilStirs, faces } from './content/cards.ts'
import { places, towns } from './content/map.ts'
import type { Reign } from './kind.ts'
import { seatNames } from './names.ts'
import { type Table, table } from './position.ts'
import { secrets } from './secrets.ts'
import { setUp } from './setup.ts'
import { brokenInvariant, counts } from './invariants.ts'
import { why } from './steps/why.ts'
import { upgrades } from './upgrade.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'
import { worlds } from './worlds.ts'

export const reign = defineGame<Reign>({
  id: about.id,
  version: '4',
  upgrades,
  ledger: about.ledger,
  options: {
    players: [4, 2, 3],
    difficulty: ['introductory', 'standard', 'expert'],
    hands: ['open', 'closed'],
    first: ['random', ...seatNames],
    courtesy: ['off', 'on'],
    turnEnd: ['asked', 'automatic'],
    idleQuestions: ['left-out', 'asked'],
  },
  optionsBefore: { turnEnd: 'automatic', idleQuestions: 'asked' },
  optionsProblem: ({ players, first }) =>
    first === 'random' || seatNames.indexOf(first as 'p1') < players
      ? undefined
      : `the option "first" names ${first}, but there are only ${players} players`,
  seats: ({ players }) => seatNames.slice(0, players),
  setUp,
  chapters,
  table,
  cards: [
    ...Object.values(oldOneCards).flatMap(({ lasting }) => lasting ?? []),
    ...Object.values(relicCards).flatMap(({ bends }) => bends ?? []),
    ...Object.values(investigatorCards).flatMap(({ sane, insane }) => [sane, insane]),
  ],
  inPlay,
  secrets,
  worlds,
  why,
  isSelfEvident: (ask, { hands, idleQuestions }) =>
    idleQuestions === 'left-out' && (ofOpenThings.has(ask) || (hands === 'open' && ofHands.has(ask))),
  skippable: { window: 'pass' },
  agreements: { consent: { choice: 'agree', proposer: (_, { by }) => by } },
  notable: ['evilStirred', 'ritual', 'oldOneAwoke', 'shoggothPlaced', 'sanityLost', 'wentInsane'],
  turnEnds: ['turnEnded'],
  counts,
  brokenInvariant,
  results: [...faces, ...towns, ...relics, evilStirs, ...places, ...oldOnes, ...investigators],
  words: { en, pl },
  drawText,
})

/** Questions whose answers depend on what everybody sees, and those whose answers depend on hands. */
const ofOpenThings: ReadonlySet<keyof Reign['asks']> = new Set([
  'hourglass',
  'sealOfLeng',
  'moveCultistWhere',
])
const ofHands: ReadonlySet<keyof Reign['asks']> = new Set(['discardOne', 'mirrorPartner', 'mirrorCards'])

/** What `inPlay` needs of the cards, in objects of one layout each: it runs many times for every choice. */
const lastingRules = mapped(oldOneCards, ({ lasting }) => lasting)
const saneSides = mapped(investigatorCards, ({ sane }) => sane)
const insaneSides = mapped(investigatorCards, ({ insane }) => insane)

/**
 * The order in which cards in play apply: lasting Old Ones as they awoke, the Elder Sign, relics in effect as they were played, and last
 * the investigators in the order of their seats, so that an ability has the last word on its owner (RC-157).
 */
function inPlay(position: Position<Table>, visit: (card: Bends<Reign>, owner: Seat) => void): void {
  const { awake, cancelled, gates, inForce, players } = position.table
  for (const oldOne of awake) {
    const lasting = lastingRules[oldOne]
    if (lasting !== undefined && !cancelled.includes(oldOne)) visit(lasting, '')
  }
  if (isWarded(gates)) visit(relicCards['elder-sign'].bends, '')
  for (const { relic, by } of inForce) visit(relicCards[relic].bends, by)
  for (const seat of position.seats) {
    const { investigator, sanity: tokens } = players[seat]!
    if (investigator !== null) visit(tokens > 0 ? saneSides[investigator] : insaneSides[investigator], seat)
  }
}

function isWarded({ arkham, dunwich, innsmouth, kingsport }: Table['gates']): boolean {
  return arkham === 'warded' || dunwich === 'warded' || innsmouth === 'warded' || kingsport === 'warded'
}
