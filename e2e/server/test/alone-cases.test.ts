import type { Option, Seat } from '@miskatonic/kernel'
import { optionId } from '@miskatonic/kernel'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { alone } from '../alone/backs.ts'
import { type Case, positionOf } from '../alone/cases.ts'
import { noticed } from '../alone/notice.ts'
import { forAlone } from '../alone/rules.ts'
import { Dice } from '../dice.ts'
import { withServer } from '../in-process.ts'
import { Stretch } from '../twins/stretch.ts'
import { World } from '../worlds.ts'

/** Ways in which the Hero of ALONE could once find out what is hidden, each in worlds that only differ in that. */

// Every message with a time in it has the same one.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

type Pair = readonly [World, World]

/** Two worlds that look alike, and what the Hero and a spectator can tell apart in them while `play` goes on. */
async function differencesOf(
  [here, there]: readonly [Case, Case],
  play: (stretch: Stretch, worlds: Pair) => Promise<unknown>,
): Promise<readonly string[]> {
  return withServer(async (address) => {
    const worlds = [
      await World.from(address, alone, positionOf(here)),
      await World.from(address, alone, positionOf(there)),
    ] as const
    const stretch = new Stretch({ address, worlds, ...forAlone, seat: 'hero' }, new Dice('cases'))
    stretch.compare('sitting down')
    await play(stretch, worlds)
    for (const world of worlds) await world.leave()
    return stretch.differences
  })
}

/** The first option of a seat whose name begins like this. */
function find({ history }: World, seat: Seat, start: string): Option | undefined {
  return history.now.optionsOf(seat).find((option) => optionId(option).startsWith(start))
}

/** The same choice in both worlds; undefined where one of them does not offer it. */
function both(worlds: Pair, seat: Seat, start: string): readonly [Option, Option] {
  const [here, there] = worlds.map((world) => find(world, seat, start))
  expect([here, there].map((option) => option && optionId(option))).not.toContain(undefined)
  return [here!, there!]
}

/** Why a choice of the Hero, or Evil's pass that lets it happen, cannot simply be taken back in this world; null if it can. */
async function whyNotTakenBack(given: Case, start: string): Promise<string | null> {
  return withServer(async (address) => {
    const world = await World.from(address, alone, positionOf(given))
    await world.choose(find(world, 'hero', start)!)
    const pass = find(world, 'e1', 'pass')
    if (pass !== undefined) await world.choose(pass)
    await world.takeBack(pass === undefined ? 'hero' : 'e1')
    const [proposal] = world.clients.at('hero').client.proposals
    await world.leave()
    return proposal?.because ?? null
  })
}

/** Much of the first level, so that a place for a beacon is at hand. */
const corridors = ['C2', 'C4', 'D3', 'D2', 'D1']

describe('the Hero cannot count hidden monsters with a Decoy Beacon', () => {
  const beacon: Case = { hero: 'C3', revealed: corridors, item: 'decoy-beacon' }

  it.each([
    [[]],
    [[['2-E5', 'spores']]],
    [[['B3', 'spores']]],
    [
      [
        ['B3', 'spores'],
        ['B4', 'worms'],
      ],
    ],
  ] as const)('and take it back for free: %j', async (monsters) => {
    expect(await whyNotTakenBack({ ...beacon, monsters }, 'setDecoy')).toBe('undo-seen')
  })

  it('before they come: one or three', async () => {
    const one: Case = { ...beacon, monsters: [['B3', 'spores']] }
    const three: Case = {
      ...beacon,
      monsters: [
        ['B3', 'worms'],
        ['B3', 'cultists'],
        ['B4', 'spores'],
      ],
    }
    const told = await differencesOf([one, three], (stretch, worlds) =>
      stretch.choose(both(worlds, 'hero', 'setDecoy')),
    )
    expect(told).toEqual([])
  })
})

describe('the Hero cannot explore and take it back for free', () => {
  /** The whole level but B2. */
  const squares = 'A5 B3 B4 B5 C2 C3 C4 C5 D1 D2 D3 D4 D5 E1 E2 E3 E4 E5'.split(' ')
  const last: Case = { hero: 'C2', revealed: squares.filter((square) => square !== 'C2') }

  it.each([[[]], [[['B2', 'worms']]]] as const)(
    'where nothing else is hidden on the level: %j',
    async (monsters) => {
      expect(await whyNotTakenBack({ ...last, monsters }, 'explore:by=eyes,to=west')).toBe('undo-seen')
    },
  )

  it.each([undefined, 'pounce'])('where no monster comes to light, Evil holding %s', async (card) => {
    const given: Case = { hero: 'C3', ...(card === undefined ? {} : { card }) }
    expect(await whyNotTakenBack(given, 'explore:by=eyes,to=north')).toBe('undo-seen')
  })
})

it('[AL-R47] the Hero cannot tell whether Blood Trail moves a hidden monster or replaces it', async () => {
  const trail: Case = { hero: 'C5', revealed: ['C4'], card: 'blood-trail', monsters: [['E2', 'worms']] }
  const told = await differencesOf([trail, trail], async (stretch, worlds) => {
    await stretch.choose(both(worlds, 'hero', 'move:gait=walk,to=north'))
    while (find(worlds[0], 'e1', 'play:card=blood-trail') === undefined)
      await stretch.choose(both(worlds, 'e1', 'pass'))
    await stretch.choose(both(worlds, 'e1', 'play:card=blood-trail'))
    await stretch.choose(movedAndReplaced(worlds))
  })
  expect(told).toEqual([])
})

/** A movement in the one world, and in the other the removal of the same hidden monster, with the same noise if there is any at once. */
function movedAndReplaced([here, there]: Pair): readonly [Option, Option] {
  const removals = there.history.now
    .optionsOf('e1')
    .filter(({ step }) => step === 'replace' || step === 'withdraw')
  for (const removal of removals) {
    const heard = removal.args['heard']
    const move = here.history.now
      .optionsOf('e1')
      .find(
        (option) =>
          option.step === 'shift' &&
          noticed(option, here.history.now.position, 'hero').includes('unseen') &&
          (heard === undefined || option.args['heard'] === heard),
      )
    if (move !== undefined) return [move, removal]
  }
  throw new Error('no monster can be replaced and moved with the same noise')
}

describe('[AL-R61] the Hero cannot tell how two parts of the maze lie to each other', () => {
  it('by a light that is out of sight, when they are joined', async () => {
    const meeting: Case = { hero: 'C5', revealed: ['B5'], apart: 'C3' }
    const lights: readonly [Case, Case] = [meeting, { ...meeting, lit: ['2-E5', 'E2'] }]
    const told = await differencesOf(lights, (stretch, worlds) =>
      stretch.choose(both(worlds, 'hero', 'move:gait=walk,to=north')),
    )
    expect(told).toEqual([])
  })

  it('by a hazard token or a light beside the other part', async () => {
    const meeting: Case = { hero: 'C5', revealed: ['B5'], apart: 'C3' }
    const others: readonly [Case, Case] = [
      { ...meeting, hazards: ['D3'], lit: ['B3'] },
      { ...meeting, hazards: ['2-A3', 'C2'], lit: ['E4', 'D1'] },
    ]
    const told = await differencesOf(others, (stretch, worlds) =>
      stretch.choose(both(worlds, 'hero', 'move:gait=walk,to=west')),
    )
    expect(told).toEqual([])
  })

  // B4 and E4 look alike: a corridor with a door in the north. Only B4 lies behind the exit of B5.
  const aiming: Case = { hero: 'C5', revealed: ['B5'], item: 'pipe-bomb' }

  it('by the aims of a Pipe Bomb', async () => {
    const told = await differencesOf(
      [
        { ...aiming, apart: 'B4' },
        { ...aiming, apart: 'E4' },
      ],
      (stretch) => stretch.takeBack('hero'),
    )
    expect(told).toEqual([])
  })

  it('by throwing it through the exit between them', async () => {
    const told = await differencesOf(
      [
        { ...aiming, apart: 'B4' },
        { ...aiming, apart: 'E4' },
      ],
      (stretch, worlds) => stretch.choose(both(worlds, 'hero', 'throwBomb:place=1/-1/0,way=north')),
    )
    expect(told).toEqual([])
  })
})
