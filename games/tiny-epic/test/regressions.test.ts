import { join } from 'node:path'
import { completeOptions } from '@miskatonic/kernel'
import { prove, ruleNumbersIn } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { pages } from '../cards/pages.ts'
import { tinyEpic } from '../index.ts'
import { type Setting, scene } from './scene.ts'

const ledger = ruleNumbersIn(join(import.meta.dirname, '..'))

/** Positions that random play hardly ever reaches. When the battery finds a mistake, its position is added here. */
interface Rare {
  readonly name: string
  readonly setting: Setting
  /** What has to happen on the way, so that the position is worth its place here. */
  readonly event: string
}

/** The pages that do not lie in the towns. */
const rest = pages.slice(5)

const rare: readonly Rare[] = [
  {
    name: 'no page is left for a town',
    setting: {
      pages: {
        lighthouse: 'page-01',
        church: 'page-02',
        library: 'page-03',
        asylum: 'page-04',
        tavern: 'page-05',
      },
      translated: { p2: rest },
      composure: { p1: { rage: 2, greed: 2 } },
    },
    event: 'pageTranslated',
  },
  {
    name: 'lost pages become the deck',
    setting: {
      options: { greatOldOne: 'yog-sothoth' },
      pages: {
        lighthouse: 'page-01',
        church: 'page-02',
        library: 'page-03',
        asylum: 'page-04',
        tavern: 'page-05',
      },
      pageDiscard: rest.slice(0, 6),
      translated: { p2: rest.slice(6) },
      composure: { p1: { rage: 2, greed: 2 } },
    },
    event: 'pagesReshuffled',
  },
  {
    name: 'the bag is empty, and one more shambler is one too many',
    setting: {
      from: 'turn',
      bag: { eldritch: 0 },
      madnessInBag: { fear: 1, rage: 0, greed: 0 },
      towns: {
        lighthouse: { shamblers: ['fear', 'fear', 'rage'] },
        church: { shamblers: ['fear', 'fear', 'rage'] },
        library: { shamblers: ['rage', 'greed'] },
        asylum: { shamblers: ['greed', 'greed', 'rage'] },
        tavern: { shamblers: ['greed', 'greed', 'rage'] },
      },
      next: ['stop-12', 'fear', 'stop-0'],
    },
    event: 'bagWasEmpty',
  },
  {
    name: 'Cthulhu has much to give, and nobody decides',
    setting: {
      options: { variant: 'zero', greatOldOne: 'cthulhu' },
      active: 'a1',
      from: 'turn',
      mat: { rage: 12 },
      at: { a1: 'library', a2: 'asylum' },
      next: ['stop-18'],
    },
    event: 'burdened',
  },
  {
    name: 'a page ordered from the assistant of three is translated at once',
    setting: {
      options: { variant: 'trio-assistant', first: 'p1' },
      pages: { lighthouse: 'page-01' },
      rows: [4, 5, 5, 5, 5],
      composure: { p1: { chaos: 2 }, a1: { rage: 2 } },
    },
    event: 'assistantOrdered',
  },
]

describe('rare positions', () => {
  test.each(rare)('$name: the whole battery passes', ({ setting, event }) => {
    const { position: start } = scene(setting)
    const { options } = start
    const seen = new Set<string>()
    for (let seed = 1; seed <= 3; seed++) {
      const { failure } = prove(watched(seen), {
        options,
        seed: String(seed),
        start,
        temper: 'moody',
        checks: 'full',
        ledger,
      })
      expect(failure).toBeNull()
    }
    expect(seen).toContain(event)
  })
})

/** The game, with a record of every event that was shown. */
function watched(seen: Set<string>): typeof tinyEpic {
  const events = Object.fromEntries(
    Object.keys(tinyEpic.secrets.events).map((event) => [
      event,
      (args: object) => {
        seen.add(event)
        return args
      },
    ]),
  )
  return { ...tinyEpic, secrets: { ...tinyEpic.secrets, events } }
}

test('a first player who does not sit at the table is refused', () => {
  expect(completeOptions(tinyEpic, { variant: 'standard-2', first: 'p3' })).toMatchObject({
    refused: { code: 'bad-options' },
  })
})
