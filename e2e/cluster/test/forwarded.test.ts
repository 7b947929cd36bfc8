import { expect, it, vi } from 'vitest'
import { positionsOf } from '../../server/alone/positions.ts'
import { forAlone } from '../../server/alone/rules.ts'
import { twinForEvil, twinForHero } from '../../server/alone/twins.ts'
import { openTable } from '../../server/api.ts'
import { Dice } from '../../server/dice.ts'
import { aloneHabits, reignHabits } from '../../server/habits.ts'
import { TwinFindings } from '../../server/twins/findings.ts'
import { positionsOf as positionsOfMansions } from '../../server/mansions/positions.ts'
import { mansionsRules } from '../../server/mansions/rules.ts'
import { othersLike, twinForInvestigators } from '../../server/mansions/twins.ts'
import { watchGame } from '../../server/watch.ts'
import { withForwarding } from '../forwarded.ts'

/** What a message between nodes would contain if it could be read. */
const words = [
  '"t":"now"',
  '"t":"choose"',
  '"option"',
  '"hands"',
  '"hashes"',
  '"decision"',
  '"welcome"',
  'friend p1',
  'friend hero',
]

it(
  'with all sockets forwarded no client is told more than it may know, and the bus carries nothing readable',
  { timeout: 300_000 },
  async () => {
    await withForwarding(async ({ address, heard, stored, owners }) => {
      const reign = await openTable(address, { hands: 'closed', difficulty: 'introductory' })
      const alone = await openTable(address, { evil: 2, difficulty: 'easy' }, ['hero', 'e1', 'e2'], 'alone')
      const games = [
        { keys: reign, habits: reignHabits, most: 80 },
        { keys: alone, habits: aloneHabits, most: 60 },
      ]
      for (const { keys, habits, most } of games) {
        const dice = new Dice(`forwarded ${keys === reign ? 'reign' : 'alone'}`)
        const { wrong, ...counts } = await watchGame({ address, stored, keys }, habits, dice, most)
        expect(wrong.slice(0, 5)).toEqual([])
        expect(counts.choices).toBeGreaterThan(20)
        process.stderr.write(`leak, forwarded: ${JSON.stringify(counts)}\n`)
      }
      expect(owners()).toEqual(['owner'])

      const bus = Buffer.concat(heard)
      // The subjects of messages are there to be seen: it is the bus that was recorded, and much went over it.
      expect(bus.includes('MSG miskatonic.')).toBe(true)
      expect(bus.length).toBeGreaterThan(200_000)
      const log = await stored()
      const secrets = games.flatMap(({ keys: { table, host, watch, invite, seats } }) => [
        table,
        host,
        watch,
        invite,
        ...Object.values(seats),
        log.record(table).secret,
      ])
      expect([...secrets, ...words].filter((word) => bus.includes(word))).toEqual([])
    })
  },
)

it(
  'twin games look the same to a seat, byte by byte, with all sockets forwarded',
  { timeout: 300_000 },
  async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const findings = new TwinFindings()
    await withForwarding(async ({ address, owners }) => {
      const positions = positionsOf(2)
      for (let pair = 0; pair < 4; pair++) {
        const dice = new Dice(`forwarded ${pair}`)
        const position = dice.pick(positions)
        await findings.compare(
          address,
          [position, twinForHero(position, dice, pair % 2 === 0)],
          { ...forAlone, seat: 'hero' },
          25,
          dice,
        )
        await findings.compare(
          address,
          [position, twinForEvil(position, 'e1', dice)],
          { ...forAlone, seat: 'e1' },
          25,
          dice,
        )
      }
      for (const story of ['ward', 'lamp']) {
        const dice = new Dice(`forwarded ${story}`)
        const position = dice.pick(positionsOfMansions(story, 2))
        const twin = twinForInvestigators(position, 'p1', dice, true)
        const about = { rules: mansionsRules, seat: 'p1', others: othersLike(position, 'p1') }
        await findings.compare(address, [position, twin], about, 25, dice)
      }
      expect(owners()).toEqual(['owner'])
    })
    vi.useRealTimers()
    findings.report('twins, forwarded')
    expect(findings.differences).toEqual([])
    expect(findings.choices).toBeGreaterThan(60)
  },
)
