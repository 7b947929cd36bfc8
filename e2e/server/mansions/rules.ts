import type { Engine, Option, Position, Seat } from '@miskatonic/kernel'
import type { TwinRules } from '../twins/rules.ts'
import { mansions } from './set-ups.ts'
import { type Room, keeper, tableOf } from './table.ts'
import { isObstacle } from './twins.ts'

export const mansionsRules: TwinRules = {
  game: mansions,
  noticed,
  learned,
  tempting: [
    'playMythos:card=creaking-floor',
    'playMythos:card=secret-appointment',
    'playTrauma:card=panic',
    'keeperAction:card=witchcraft,target=chime',
    'answer:letter=B',
    'explore',
  ],
  pingable: 'cellar',
  opponent: (seat) => (seat === keeper ? 'p1' : keeper),
}

/** The Keeper answers in secret (MM-086), and a card that is given away for threat is seen only in its discard pile. */
function noticed({ seat: chooser, step, args }: Option, _position: Position, seat: Seat): string {
  if (seat === keeper || chooser !== keeper) return `${chooser} ${step} ${JSON.stringify(args)}`
  if (step === 'answer' || (step === 'keeperAction' && args['card'] === 'witchcraft'))
    return `${chooser} ${step} ${String(args['card'])}`
  return `${chooser} ${step} ${JSON.stringify(args)}`
}

/** What a seat could rightly learn: every card, token and letter that has come to light, and what an investigator alone was shown. */
function learned(_before: Position, after: Engine, seat: Seat): string {
  const table = tableOf(after.position)
  const open = [
    table.read,
    table.clueRooms,
    table.revealed,
    Object.entries(table.rooms).map(([name, room]) => [name, shownIn(room)]),
    table.monsters.map(({ kind, token, known }) => [kind, known ? token : null]),
    Object.values(table.investigators).map(({ cards, injury, insanity, spells }) => [
      cards,
      injury,
      insanity,
      spells.map(({ kind, back, seen }) => [kind, seen ? back : null]),
    ]),
    [table.mythosDiscard, table.traumaDiscard, table.combatDiscards, table.combatRevealed],
    [table.drawnPiece, table.puzzles, table.gone],
    Object.entries(table.spellDecks).map(([kind, deck]) => deck.slice(deck.length - table.spellTails[kind]!)),
    after.events.filter(({ event }) => turned.has(event)),
    after.position.outcome,
  ]
  const own = seat === keeper ? [table.mythosHand, table.traumaHand, table.rooms] : []
  return JSON.stringify([open, own])
}

/** Events in which a face comes to light that may be gone again afterwards, or that one investigator alone is shown. */
const turned = new Set([
  'spellTurned',
  'combatDrawn',
  'specialAttack',
  'foresaw',
  'objectiveRead',
  'faceDownDiscarded',
])

/** What an open or closed stack shows (MM-R108), and what has been turned over in this room. */
function shownIn({ lock, lockUp, dropped, stack, topUp, revealed }: Room): unknown {
  const top = stack[0]
  return [
    lock === null ? null : lockUp ? lock : 'closed',
    dropped,
    revealed,
    [stack.length, top === undefined ? null : isObstacle(top), topUp ? top : null],
  ]
}
