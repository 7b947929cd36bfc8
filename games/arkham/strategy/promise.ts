import type { Seat } from '@miskatonic/kernel'
import { scenarioOf } from '../catalogue.ts'
import type { Ending } from '../content/ids.ts'
import type { Options, Table } from '../position.ts'
import { boardMarkers } from '../steps/codex.ts'
import { boardOf, distancesFrom } from '../steps/board.ts'
import type { Goal } from './scene.ts'

/** The archive cards by which a scenario comes to an ending, the last one last. The Lamplighter had better come late, to few lamps. */
const ways: Readonly<Partial<Record<Ending, readonly string[]>>> = {
  'still-water': ['52', '54'],
  'second-peal': ['52', '54', '55'],
  'slack-water': ['53', '56'],
  'honest-dark': ['62', '64'],
  'one-name': ['62', '65'],
  'late-edition': ['74', '76', '77'],
  'narrow-margin': ['74', '76', '78'],
  'stuffed-boxes': ['74', '76', '78'],
  'empty-sash': ['75', '79'],
  'fair-exchange': ['85', '86'],
  'last-train': ['85', '87'],
  unmeasured: ['84', '88'],
}

/** How near to the goal a game has come: for the choice between games, not for moves. */
export function promiseOf(table: Table, { scenario }: Options, goal: Goal): number {
  const { doom, clues } = table.sheet
  if (goal === 'no-one-left') return 30 * table.sheetsGone.length + 3 * harm(table) - 8 * doom
  const way = ways[goal as Ending] ?? []
  const come = way.filter((card) => table.onceInCodex.includes(card)).length
  const epic = scenarioOf(scenario).epic.monster
  const hurt = table.monsters.reduce((sum, { kind, damage }) => sum + (kind === epic ? damage : 0), 0)
  const isFought = ['slack-water', 'empty-sash', 'unmeasured'].includes(goal)
  const burden = isFought && come < way.length ? 0 : 6 * doom
  const onBoard = Object.values(table.doom).reduce((sum, n) => sum + n, 0)
  return (
    60 * come +
    12 * clues +
    8 * held(table, (seat) => table.investigators[seat]!.clues) +
    2 * Object.values(table.clues).reduce((sum, n) => sum + n, 0) +
    20 * marked(table, goal) +
    25 * hurt -
    burden -
    onBoard -
    4 * table.anomalies.length -
    2 * table.monsters.length -
    harm(table) -
    10 * table.sheetsGone.length
  )
}

function held(table: Table, count: (seat: Seat) => number): number {
  return Object.keys(table.investigators).reduce((sum, seat) => sum + count(seat), 0)
}

function harm(table: Table): number {
  return held(table, (seat) => table.investigators[seat]!.damage + table.investigators[seat]!.horror)
}

/** Tokens and markers that count towards the goal, wherever the card says that they are put. */
function marked(table: Table, goal: Goal): number {
  const on = (card: string): number => table.markers.filter(({ at }) => at === `card-${card}`).length
  const lying = (card: string) => table.codex.find((each) => each.card === card)
  const page = lying('62')?.clues ?? 0
  switch (goal) {
    case 'second-peal': {
      const us = Object.values(table.investigators)
      const wealth = us.reduce((sum, { money, remnants }) => sum + Math.min(money, 4) / 8 + remnants / 2, 0)
      return 3 * on('55') + wealth
    }
    case 'honest-dark':
    case 'one-name':
      return on('60') + page
    case 'ledger-closed':
      return on('60')
    case 'last-train':
      return sleeperOnTheWay(table)
    case 'late-edition':
      return shown(table) + (lying('77')?.clues ?? 0)
    case 'narrow-margin':
      return shown(table) + 2 * boardMarkers(table, 'white').length
    case 'stuffed-boxes':
      return shown(table) + (lying('78')?.doom ?? 0)
    case 'fair-exchange':
      return on('86')
    case 'same-address':
      return boardMarkers(table, 'red').length
    default:
      return 0
  }
}

/** How far the sleeper has been walked. */
function sleeperOnTheWay(table: Table): number {
  const [at] = boardMarkers(table, 'blue')
  if (at === undefined) return 0
  return 6 - (distancesFrom(boardOf('second-town'), at, []).get('train-station') ?? 6)
}

/** Markers on the candidates that have been turned up. */
function shown(table: Table): number {
  return table.markers.filter(({ at, up }) => up && at.startsWith('card-7')).length / 2
}
