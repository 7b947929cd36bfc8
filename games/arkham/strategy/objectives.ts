import { codexSide, isRumour } from '../unread.ts'
import type { CodexAction } from '../cards/codex.ts'
import type { Place } from '../names.ts'
import { boardMarkers, checksHold, isSuchPlace } from '../steps/codex.ts'
import { amount } from '../steps/costs.ts'
import { board, dreamingSpaces } from '../steps/look.ts'
import { type Scene, aimsAt } from './scene.ts'

/** What the codex offers to a player with a goal: what each of its actions is worth, and where it can be performed. */

/** It ends the game as the player wants it to end. */
const AT_ONCE = 1000
/** It leads there, and matters more than what one does otherwise. */
const ONWARD = 85
/** Helps, if something else does not help more. */
const HELPFUL = 65
/** Worth doing if there is nothing better to do. */
const USEFUL = 30
/** It leads elsewhere. */
const NEVER = -50

export function worthOfCodexAction(scene: Scene, card: string, action: number): number {
  if (isRumour(card)) return USEFUL
  return worths[`${card} ${action}`]?.(scene) ?? 0
}

/** By archive card and place of the action on it. */
const worths: Readonly<Record<string, (scene: Scene) => number>> = {
  // The Drowned Carillon: the ropes, the belfry, the second peal, the ringer.
  '52 0': () => ONWARD,
  '54 0': (scene) => (aimsAt(scene, 'still-water') ? AT_ONCE : NEVER),
  '54 1': ({ goal }) => (goal === 'second-peal' ? ONWARD : NEVER),
  '55 0': (scene) => (aimsAt(scene, 'second-peal') ? ONWARD : NEVER),
  '56 0': () => ONWARD,
  // The Lamplighter's Ledger: the lamps, the page, and both ways to close the ledger.
  '60 0': ({ me }) => (me.damage >= 3 ? USEFUL : NEVER),
  '60 1': ({ goal }) => (goal === 'endless-noon' ? NEVER : ONWARD),
  '62 0': ({ goal }) => (goal === 'ledger-closed' ? NEVER : ONWARD),
  '64 0': (scene) => (aimsAt(scene, 'honest-dark') ? AT_ONCE : NEVER),
  '65 0': (scene) => (aimsAt(scene, 'one-name') && litLamps(scene) <= 1 ? AT_ONCE : NEVER),
  // The Sash and the Mask: three candidates and the charge; the newspaper or the ballot boxes; the mayor.
  '71 0': (scene) => worthOfAsking(scene, 71),
  '72 0': (scene) => worthOfAsking(scene, 72),
  '73 0': (scene) => worthOfAsking(scene, 73),
  '74 0': (scene) => worthOfCharging(scene, 71),
  '74 1': (scene) => worthOfCharging(scene, 72),
  '74 2': (scene) => worthOfCharging(scene, 73),
  '77 0': (scene) => (aimsAt(scene, 'late-edition') ? ONWARD : NEVER),
  '78 0': (scene) => (aimsAt(scene, 'narrow-margin') ? ONWARD : NEVER),
  '78 1': ({ table, goal }) => {
    const doom = table.codex.find(({ card }) => card === '78')!.doom
    return goal !== 'stuffed-boxes' && doom >= table.players ? ONWARD : NEVER
  },
  '79 0': () => ONWARD,
  // The Second Town: spaces to wake, the exchange, the last train, the surveyor.
  '82 0': (scene) => {
    if (scene.goal === 'same-address') return NEVER
    // Where nothing else is wanted, the town is kept awake.
    if (scene.goal === 'moved-in') return ONWARD
    return litLamps(scene) >= 3 ? HELPFUL : USEFUL
  },
  '85 0': () => ONWARD,
  '86 0': (scene) => (aimsAt(scene, 'fair-exchange') ? ONWARD : NEVER),
  '87 0': (scene) => (scene.goal === 'last-train' && !isSleeperAtTheTrain(scene) ? ONWARD : NEVER),
  '87 1': (scene) => (aimsAt(scene, 'last-train') ? AT_ONCE : NEVER),
  '88 0': () => ONWARD,
}

/** Red markers on the board: lit lamps, or dreaming spaces. */
function litLamps({ table }: Scene): number {
  return dreamingSpaces(table).length
}

function isSleeperAtTheTrain({ table }: Scene): boolean {
  return boardMarkers(table, 'blue').includes('train-station')
}

const candidates = [71, 72, 73]

/** What is known of a candidate: one dossier has a blue marker, which is guilt; each of the others has a white one at least. */
function suspicion({ table }: Scene, candidate: number): 'guilty' | 'innocent' | 'open' {
  const shows = (wanted: string): boolean =>
    table.markers.some(({ at, up, colour }) => up && at === `card-${candidate}` && colour === wanted)
  if (shows('blue')) return 'guilty'
  return shows('white') ? 'innocent' : 'open'
}

function worthOfAsking(scene: Scene, candidate: number): number {
  const isKnown = candidates.some((each) => suspicion(scene, each) === 'guilty')
  return isKnown || suspicion(scene, candidate) !== 'open' ? 0 : HELPFUL
}

function worthOfCharging(scene: Scene, candidate: number): number {
  if (scene.goal === 'empty-sash') return NEVER
  const mine = suspicion(scene, candidate)
  // Those who want to see the mayor sworn in charge an innocent.
  if (scene.goal === 'sworn-in') return mine === 'guilty' ? NEVER : ONWARD
  const others = candidates.filter((each) => each !== candidate)
  if (mine === 'guilty' || others.every((each) => suspicion(scene, each) === 'innocent')) return ONWARD
  return NEVER
}

/** Where actions of the codex that lead on can be performed now, and what they are worth. */
export function* objectives(scene: Scene): Generator<{ readonly at: Place; readonly worth: number }> {
  const { table } = scene
  for (const { card } of table.codex)
    for (const [index, action] of (codexSide(table, card).actions ?? []).entries()) {
      const worth = worthOfCodexAction(scene, card, index)
      if (worth <= 0 || !isPossible(scene, action)) continue
      for (const at of board(scene).places)
        if (isSuchPlace(scene, at, action.at)) yield { at, worth: Math.min(worth, 100) }
    }
  // The sleeper is on the way, with the one who moves.
  if (scene.goal === 'last-train' && table.codex.some(({ card }) => card === '87'))
    if (boardMarkers(table, 'blue').length === 0) yield { at: 'train-station', worth: 100 }
}

function isPossible(scene: Scene, { onlyIf = [], cost }: CodexAction): boolean {
  const { table, me } = scene
  const context = { seat: scene.seat, card: null, monster: null, result: 0 }
  const have = { money: me.money, remnant: me.remnants, clue: me.clues, focus: me.focus.length }
  return (
    checksHold(scene, onlyIf) &&
    cost.every((atom) => {
      if (atom.do === 'spendSheetClues') return table.sheet.clues >= amount(scene, atom.n, context)
      return atom.do !== 'spend' || have[atom.what] >= amount(scene, atom.n, context)
    })
  )
}
