import type { TableInfo, You } from '@miskatonic/protocol'
import { type Verified, commitmentTo, partCommitment } from '@miskatonic/table'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Request } from '../connection/connection.ts'
import { verdictOn } from '../luck/judge.ts'
import { LuckKeeper } from '../luck/keeper.ts'
import { type LuckMemory, keepLuck, luckMemory } from '../luck/memory.ts'
import { remember } from '../storage.ts'
import { info as base } from './fake-socket.ts'

const me: You = { seats: ['p1'], host: true, invited: true }
const secret = 'the table’s own'

function info(luck: Partial<TableInfo['luck']>, more: Partial<TableInfo> = {}): TableInfo {
  return {
    ...base,
    phase: 'gathering',
    ...more,
    luck: { ...base.luck, commitment: commitmentTo(secret), ...luck },
  }
}

/** A keeper, and what it has sent. */
function keeper(): { keeper: LuckKeeper; sent: Request[] } {
  const sent: Request[] = []
  const done: Answer = { t: 'done', ref: 1 }
  return {
    sent,
    keeper: new LuckKeeper(async (request) => {
      sent.push(request)
      return done
    }),
  }
}

beforeEach(() => remember('luck', {}))

describe('the page takes part in the luck by itself', () => {
  it('commits once to a random part for each of its seats', () => {
    const { keeper: mine, sent } = keeper()
    mine.follow(info({}), { ...me, seats: ['p1', 'p2'] })
    mine.follow(info({}), { ...me, seats: ['p1', 'p2'] })
    expect(sent.map(({ t }) => t)).toEqual(['commit', 'commit'])
    const { parts } = luckMemory('t')!
    expect(sent[0]).toMatchObject({ seat: 'p1', commitment: partCommitment('t', 'p1', parts['p1']!) })
    expect(parts['p1']).not.toBe(parts['p2'])
  })

  it('shows its part when it is asked for, and remembers all seals', () => {
    const { keeper: mine, sent } = keeper()
    mine.follow(info({}), me)
    const part = luckMemory('t')!.parts['p1']!
    const commitments = { p1: partCommitment('t', 'p1', part), p2: 'of another' }
    mine.follow(info({ commitments, missing: ['p1', 'p2'] }), me)
    expect(sent.at(-1)).toEqual({ t: 'reveal', seat: 'p1', part })
    expect(luckMemory('t')).toMatchObject({ commitments, commitment: commitmentTo(secret) })
  })

  it('shows nothing if the seal is not its own, or the table has another one than before', () => {
    const { keeper: mine, sent } = keeper()
    mine.follow(info({}), me)
    const part = luckMemory('t')!.parts['p1']!
    const commitments = { p1: partCommitment('t', 'p1', part) }
    mine.follow(info({ commitments: { p1: 'another' }, missing: ['p1'] }), me)
    mine.follow(info({ commitment: commitmentTo('another'), commitments, missing: ['p1'] }), me)
    expect(sent.filter(({ t }) => t === 'reveal')).toEqual([])
  })

  it('commits anew, to another part, when the table has a new seal', () => {
    const { keeper: mine, sent } = keeper()
    mine.follow(info({}), me)
    const before = luckMemory('t')!.parts['p1']
    mine.follow(info({ commitment: commitmentTo('new') }), me)
    expect(sent).toHaveLength(2)
    expect(luckMemory('t')!.parts['p1']).not.toBe(before)
  })

  it('two devices with one seat do not replace each other’s seal for ever', () => {
    const { keeper: mine, sent } = keeper()
    for (let i = 0; i < 5; i++) mine.follow(info({ commitments: { p1: `of another device ${i}` } }), me)
    expect(sent).toHaveLength(1)
  })
})

describe('the verdict at the end', () => {
  const parts = { p1: 'mine', p2: 'yours' }
  const commitments = { p1: partCommitment('t', 'p1', 'mine'), p2: partCommitment('t', 'p2', 'yours') }
  const memory: LuckMemory = {
    commitment: commitmentTo(secret),
    parts: { p1: 'mine' },
    commitments,
    hasBegun: true,
  }
  const over = info({ parts, commitments, secret }, { phase: 'over', origin: 'new' })
  const verified = { commitment: commitmentTo(secret), parts } as unknown as Verified // only what is compared

  it('is good if everything fits', () => {
    expect(verdictOn(over, memory, verified)).toEqual({ is: 'fair' })
  })

  it.each<[string, TableInfo, Verified | null, object]>([
    [
      'another secret',
      info({ parts, commitments, secret: 'x' }, { origin: 'new' }),
      verified,
      { is: 'secret' },
    ],
    [
      'another seal of the table from the first',
      info({ parts, commitments, secret: 'x', commitment: commitmentTo('x') }, { origin: 'new' }),
      verified,
      { is: 'secret' },
    ],
    [
      'another own part',
      info({ parts: { ...parts, p1: 'x' }, commitments, secret }, { origin: 'new' }),
      verified,
      { is: 'own-part', seat: 'p1' },
    ],
    [
      'another part of a friend, with a seal that fits it',
      info(
        {
          parts: { ...parts, p2: 'x' },
          commitments: { ...commitments, p2: partCommitment('t', 'p2', 'x') },
          secret,
        },
        { origin: 'new' },
      ),
      verified,
      { is: 'part', seat: 'p2' },
    ],
    [
      'a part too few',
      info({ parts: { p1: 'mine' }, commitments, secret }, { origin: 'new' }),
      verified,
      { is: 'part', seat: 'p2' },
    ],
    ['a game that does not play again', over, null, { is: 'file' }],
    ['a game of other luck', over, { ...verified, parts: { p1: 'mine' } }, { is: 'file' }],
  ])('is bad with %s', (_, told, file, fault) => {
    expect(verdictOn(told, memory, file)).toEqual({ is: 'unfair', fault })
  })

  it('says so if this browser saw nothing before the game', () => {
    expect(verdictOn(over, undefined, verified)).toEqual({ is: 'unseen' })
    const older = { ...memory, commitment: commitmentTo('a round that came to nothing'), hasBegun: false }
    expect(verdictOn(over, older, verified)).toEqual({ is: 'unseen' })
  })

  it('says so if the luck is not of this table’s making', () => {
    for (const origin of ['file', 'fork'] as const)
      expect(verdictOn({ ...over, origin }, memory, verified)).toEqual({ is: origin })
  })

  it('is remembered for many tables, and the oldest is forgotten first', () => {
    for (let i = 0; i < 250; i++) keepLuck(`t${i}`, memory)
    expect(luckMemory('t249')).toEqual(memory)
    expect(luckMemory('t0')).toBeUndefined()
  })
})
