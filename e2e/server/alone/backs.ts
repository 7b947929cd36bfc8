import { gameById } from '@miskatonic/games'
import { Engine, completeOptions, isRefused } from '@miskatonic/kernel'
import { tableOf } from './table.ts'

export const alone = gameById('alone')!

/** The deck that a card belongs to, which its back shows: found by taking every deck once, as Evil does before a game. */
export function backOf(card: string): string {
  return backs.get(card)!
}

const backs = new Map<string, string>()
// With two Evil players the first draws from the first deck, the second from the second.
const options = completeOptions(alone, { evil: 2 })
if (isRefused(options)) throw new Error(options.refused.message)
for (const [first, second] of [
  ['fury', 'speed'],
  ['dread', 'traps'],
] as const) {
  const engine = Engine.start(alone, options, 'backs')
  engine.choose(engine.optionsOf('hero')[0]!)
  engine.choose(engine.find(engine.decision!.waiting[0]!, `takeDecks:first=${first},second=${second}`)!)
  const { decks, hands } = tableOf(engine.position)
  for (const card of [...decks[first]!.draw, ...hands['e1']!]) backs.set(card, first)
  for (const card of [...decks[second]!.draw, ...hands['e2']!]) backs.set(card, second)
}
