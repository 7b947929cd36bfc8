import { type Game, type Position, defineGame, redealing } from '../../index.ts'
import {
  type Table,
  type Vault,
  allTokens,
  asks,
  choices,
  guardDie,
  seats,
  steps,
  table,
  tools,
} from './position.ts'
import { secrets, unknown } from './secrets.ts'
import { bends, rules, setUp } from './steps.ts'
import { en, pl } from './words.ts'

/**
 * The Vault: a whole game, small, with something of everything that the kernel offers. Its ledger:
 *
 * - VT-1 Two thieves rob a vault of three rooms against a warden. The guard has a seat, too, but the rules play it.
 * - VT-2 A round: the warden traps a room in secret, each thief takes a turn, all hide, the guard walks.
 * - VT-3 A turn goes on until the thief searches, climbs or rests. In the meantime the partner may lend tools (VT-6).
 * - VT-4 A search of a trapped room springs the trap and raises the alarm; any other brings a token out of the bag.
 * - VT-5 A thief may peek at the top card of the deck, if there is one, and only once. A thief who rests draws it.
 * - VT-6 Tools are stashed and lent face down. Those put to use lie open and bend the rules in the order in which they were put there.
 * - VT-7 Hiding: thieves choose a room or a tool to bribe with, the warden a room to look in, all in secret. Being found raises the alarm.
 * - VT-8 The guard goes where the die sends it and takes a tool from the first thief by name who stands there.
 * - VT-9 Gold counts for the thieves, ash raises the alarm. Enough gold wins for them; four alarms or an empty bag win for the others.
 */
const game: Game<Vault> = {
  id: 'vault',
  version: '1',
  ledger: 'VT',
  options: { goal: [5, 8], first: ['ann', 'bob'] },
  seats: () => seats,
  setUp,
  rules,
  steps,
  asks: Object.keys(asks) as (keyof typeof asks)[],
  choices: Object.keys(choices) as (keyof typeof choices)[],
  table,
  cards: Object.values(bends),
  inPlay(position: Position<Table>, visit) {
    for (const { tool: used, by } of position.table.inUse) visit(bends[used], by)
  },
  secrets,
  worlds: redealing(unknown),
  why: (_play, asked, seat) => (asked?.waiting.includes(seat) ? asked.rule : 'VT-1'),
  counts(t) {
    const cards = [t.deck, t.discard, t.hands.ann, t.hands.bob, t.stashes.ann, t.stashes.bob].flat()
    const tokens = t.bag.length + t.gold + t.ash
    return [
      { component: 'tools', have: cards.length + t.inUse.length, want: 12 },
      { component: 'tokens', have: tokens, want: allTokens.gold + allTokens.ash },
    ]
  },
  brokenInvariant: () => undefined,
  results: [...guardDie, ...tools, 'gold', 'ash'],
  words: { en, pl },
  drawText: (view) => JSON.stringify(view.table),
}

export const vault = defineGame(game)
