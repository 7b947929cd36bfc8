import type { Secrets } from '@miskatonic/kernel'
import type { TinyEpic } from './kind.ts'
import type { Table } from './position.ts'

/** Who may see what (ledger, "State and hidden information"): everything is open but the face-down pages, which no player may look at. */
export const secrets = {
  ring: 'open',
  towns: 'open',
  pages: { open: (pages) => withoutHidden(pages) },
  greatOldOne: 'open',
  portals: 'open',
  characters: 'open',
  necronomicon: 'open',
  bag: 'open',
  discard: 'open',
  mat: 'open',
  supply: 'open',
  pageDeck: 'counted',
  pageDiscard: 'open',
  recycled: 'hidden',
  sequence: 'open',
  turn: 'open',
  dice: 'open',
  hopeless: 'open',
} satisfies Secrets<TinyEpic>['table']

function withoutHidden(pages: Table['pages']): Table['pages'] {
  const seen: Record<string, Table['pages'][string]> = {}
  for (const town in pages) {
    const page = pages[town]!
    seen[town] = page.up ? page : faceDown
  }
  return seen
}

const faceDown: Table['pages'][string] = { card: null, up: false }
