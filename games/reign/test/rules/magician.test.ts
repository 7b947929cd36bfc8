import { Engine, completeOptions } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { type Card, isRelic } from '../../content/cards.ts'
import { reign } from '../../index.ts'
import type { Events } from '../../kind.ts'
import type { Table } from '../../position.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { rolls, tokens, whereIs } from './reading.ts'

function clues(count: number): Card[] {
  return Array.from({ length: count }, (_, i) => (i % 2 === 0 ? 'arkham' : 'dunwich'))
}

const quiet: Setting = {
  deck: ['kingsport', 'innsmouth', 'kingsport', 'innsmouth'],
  summoning: ['diner', 'theater', 'junkyard', 'boardwalk'],
}

function magician(setting: Setting = {}): Scene {
  return scene({ investigators: ['magician', 'doctor', 'driver'], ...quiet, ...setting })
}

describe('Magician, hand and start', () => {
  test('[RC-670] sane: 8 cards are not too many', () => {
    const s = magician({ hands: { p1: clues(6) } }).choose('endActions', {})
    expect(s.hand('p1')).toHaveLength(8)
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-670] the ninth is', () => {
    const s = magician({ hands: { p1: clues(7) } }).choose('endActions', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    s.choose('discard', { card: 'arkham' })
    expect(s.hand('p1')).toHaveLength(8)
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-670] and only for the Magician: others keep to 7 beside him', () => {
    const s = magician({ active: 'p2', hands: { p2: clues(6) } }).choose('endActions', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p2' })
    s.choose('discard', { card: 'arkham' })
    expect(s.hand('p2')).toHaveLength(7)
    expect(s.asked).toEqual({ step: 'act', seat: 'p3' })
  })

  test('[RC-675] insane: the limit is 7', () => {
    const fits = magician({ sanity: { p1: 0 }, hands: { p1: clues(5) } }).choose('endActions', {})
    expect(fits.asked).toEqual({ step: 'act', seat: 'p2' })
    const s = magician({ sanity: { p1: 0 }, hands: { p1: clues(6) } }).choose('endActions', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    s.choose('discard', { card: 'arkham' })
    expect(s.hand('p1')).toHaveLength(7)
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-675] it applies as soon as he goes insane with 8 cards', () => {
    const s = magician({
      at: { p1: 'cafe' },
      sanity: { p1: 1 },
      hands: { p1: clues(8) },
      shoggoths: ['church'],
    })
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    s.next('delusions').choose('walk', { to: 'church' })
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
  })

  test('[RC-675] [RC-R87] driven insane with 8 cards by the first of two Evil Stirs: down to 7 before the second', () => {
    const s = magician({
      sanity: { p1: 1 },
      hands: { p1: clues(8) },
      deck: ['evil-stirs', 'evil-stirs'],
      asleep: ['nyarlathotep', 'yig'],
      summoningBottom: ['wharf', 'market'],
    })
    s.next('delusions', 'blank').choose('endActions', {})
    expect(s.table.awake).toEqual(['nyarlathotep'])
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    s.choose('discard', { card: 'arkham' })
    expect(s.hand('p1')).toHaveLength(7)
    expect(s.table.awake).toEqual(['nyarlathotep', 'yig'])
  })

  test.each([
    [2, 4, 8],
    [3, 3, 7],
    [4, 2, 6],
  ])(
    '[RC-671] of %i players he alone starts with a relic from the relic deck besides his %i cards',
    (players, dealt, relics) => {
      let games = 0
      for (let seed = 0; seed < 12; seed++) {
        const options = completeOptions(reign, { players, first: 'p1' })
        const engine = Engine.start(reign, options, `magician ${seed}`, true)
        while (engine.decision!.step === 'chooseInvestigator') {
          const wanted = engine.decision!.options.find(({ args }) => args['investigator'] === 'magician')
          engine.choose(wanted ?? engine.decision!.options[0]!)
        }
        const table = engine.position.table as Table
        const seats = Object.keys(table.players)
        const him = seats.find((seat) => table.players[seat]!.investigator === 'magician')
        for (const seat of seats) expect(table.hands[seat]).toHaveLength(seat === him ? dealt + 1 : dealt)
        expect(table.relicDeck).toHaveLength(him === undefined ? relics : relics - 1)
        const extra = engine.events
          .filter(({ event }) => event === 'relicDrawn')
          .map(({ args }) => args as Events['relicDrawn'])
        expect(extra.map(({ seat }) => seat)).toEqual(him === undefined ? [] : [him])
        if (him === undefined) continue
        games++
        expect(isRelic(extra[0]!.relic!)).toBe(true)
        expect(table.hands[him]).toContain(extra[0]!.relic)
        expect(table.relicDeck).not.toContain(extra[0]!.relic)
      }
      expect(games).toBeGreaterThan(0)
      expect(games).toBeLessThan(12)
    },
  )
})

describe('Magician, sane: free trades', () => {
  const together: Setting = {
    hands: { p1: ['silver-key', 'arkham'], p2: ['elder-sign', 'arkham'], p3: ['xaos-mirror'] },
  }

  test('[RC-672] gives a relic without an action', () => {
    const s = magician(together).choose('freelyGive', { relic: 'silver-key', to: 'p2' }).choose('agree', {})
    expect(s.hand('p1')).toEqual(['arkham'])
    expect(s.hand('p2')).toEqual(['elder-sign', 'arkham', 'silver-key'])
    expect(s.actionsLeft).toBe(4)
  })

  test('[RC-672] takes a relic without an action', () => {
    const s = magician(together).choose('freelyTake', { relic: 'elder-sign', from: 'p2' }).choose('agree', {})
    expect(s.hand('p1')).toEqual(['silver-key', 'arkham', 'elder-sign'])
    expect(s.hand('p2')).toEqual(['arkham'])
    expect(s.actionsLeft).toBe(4)
  })

  test('[RC-672] after the last action, too', () => {
    const s = magician({ ...together, actionsLeft: 0 })
    s.choose('freelyGive', { relic: 'silver-key', to: 'p2' }).choose('agree', {})
    expect(s.hand('p2')).toContain('silver-key')
  })

  test('[RC-672] only with players at the same location', () => {
    const s = magician({ ...together, at: { p2: 'cafe' } })
    expect(s.offered('freelyGive')).toEqual([{ relic: 'silver-key', to: 'p3' }])
    expect(s.offered('freelyTake')).toEqual([{ relic: 'xaos-mirror', from: 'p3' }])
    expect(s.refusal('freelyGive', { relic: 'silver-key', to: 'p2' })).toBe('RC-221')
    expect(s.refusal('freelyTake', { relic: 'elder-sign', from: 'p2' })).toBe('RC-221')
  })

  test('[RC-672] only relics: a clue card costs its action', () => {
    const s = magician(together).choose('giveClue', { card: 'arkham', to: 'p2' }).choose('agree', {})
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-672] only the Magician: others pay, even trading with him', () => {
    const s = magician({ ...together, active: 'p2' })
    expect(s.offered('freelyGive', 'p2')).toEqual([])
    expect(s.offered('freelyTake', 'p2')).toEqual([])
    expect(s.refusal('freelyTake', { relic: 'silver-key', from: 'p1' }, 'p2')).toBe('RC-672')
    s.choose('takeRelic', { relic: 'silver-key', from: 'p1' }).choose('agree', {})
    expect(s.actionsLeft).toBe(4)
  })

  test("[RC-673] in another player's turn, with the active player or a third one", () => {
    const active = magician({ ...together, active: 'p2' }).choose(
      'freelyGive',
      { relic: 'silver-key', to: 'p2' },
      'p1',
    )
    expect(active.asked).toEqual({ step: 'consent', seat: 'p2' })
    active.choose('agree', {})
    expect(active.hand('p2')).toContain('silver-key')
    expect(active.actionsLeft).toBe(5)
    expect(active.asked).toEqual({ step: 'act', seat: 'p2' })
    const third = magician({ ...together, active: 'p2' }).choose(
      'freelyTake',
      { relic: 'xaos-mirror', from: 'p3' },
      'p1',
    )
    expect(third.asked).toEqual({ step: 'consent', seat: 'p3' })
    third.choose('agree', {})
    expect(third.hand('p1')).toContain('xaos-mirror')
  })

  test('[RC-673] any number of times', () => {
    const s = magician({ hands: { p1: ['silver-key'] } })
    for (let i = 0; i < 5; i++) {
      s.choose('freelyGive', { relic: 'silver-key', to: 'p2' }).choose('agree', {})
      expect(s.hand('p2')).toEqual(['silver-key'])
      s.choose('freelyTake', { relic: 'silver-key', from: 'p2' }, 'p1').choose('agree', {})
      expect(s.hand('p1')).toEqual(['silver-key'])
    }
    expect(s.actionsLeft).toBe(4)
  })

  test.each(['p1', 'p2'])(
    '[RC-674] in every window of the turn of %s: after the draw, between Summoning cards, at the end',
    (active) => {
      const s = magician({ active, hands: { p1: ['silver-key'] } }).choose('endActions', {}, active)
      for (const step of ['draw', 'summoning', 'end']) {
        expect(s.table.turn).toMatchObject({ active, step })
        expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
        expect(s.may('freelyGive', { relic: 'silver-key', to: 'p3' })).toBe(true)
        s.choose('pass', {})
      }
      expect(s.table.turn.active).not.toBe(active)
    },
  )

  test('[RC-674] in windows also to take what only the others have', () => {
    const s = magician({ hands: { p2: ['elder-sign'] } }).choose('endActions', {})
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    s.choose('freelyTake', { relic: 'elder-sign', from: 'p2' })
    expect(s.asked).toEqual({ step: 'consent', seat: 'p2' })
    s.choose('agree', {})
    expect(s.hand('p1')).toContain('elder-sign')
  })

  test('[RC-674] the other player must agree', () => {
    const s = magician(together).choose('freelyTake', { relic: 'elder-sign', from: 'p2' })
    expect(s.asked).toEqual({ step: 'consent', seat: 'p2' })
    s.choose('decline', {})
    expect(s.hand('p1')).toEqual(['silver-key', 'arkham'])
    expect(s.hand('p2')).toEqual(['elder-sign', 'arkham'])
    expect(s.actionsLeft).toBe(4)
    const gift = magician(together)
      .choose('freelyGive', { relic: 'silver-key', to: 'p2' })
      .choose('decline', {})
    expect(gift.hand('p1')).toEqual(['silver-key', 'arkham'])
    expect(gift.hand('p2')).toEqual(['elder-sign', 'arkham'])
  })

  test('[RC-674] not while an effect is being resolved', () => {
    const s = magician({
      active: 'p2',
      hands: { p1: ['silver-key'] },
      deck: ['evil-stirs', 'arkham'],
      asleep: ['shudde-mell'],
      summoningBottom: ['market'],
    })
    s.next('blank').choose('endActions', {}, 'p2')
    expect(s.asked).toEqual({ step: 'shareTokens', seat: 'p2' })
    expect(s.refusal('freelyGive', { relic: 'silver-key', to: 'p2' }, 'p1')).toBe('RC-752')
    for (let i = 0; i < 4; i++) s.choose('loseTokenOf', { seat: 'p2' })
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    expect(s.may('freelyGive', { relic: 'silver-key', to: 'p2' })).toBe(true)
  })

  test('[RC-674] Yog-Sothoth stops no free trade, in no turn', () => {
    const own = magician({ ...together, awake: ['yog-sothoth'] })
    own.choose('freelyGive', { relic: 'silver-key', to: 'p2' }).choose('agree', {})
    expect(own.hand('p2')).toContain('silver-key')
    const take = magician({ awake: ['yog-sothoth'], active: 'p2', hands: { p2: ['elder-sign'] } })
    take.choose('freelyTake', { relic: 'elder-sign', from: 'p2' }, 'p1').choose('agree', {})
    expect(take.hand('p1')).toEqual(['elder-sign'])
    const give = magician({ awake: ['yog-sothoth'], active: 'p2', hands: { p1: ['silver-key'] } })
    expect(give.may('playRelic', { relic: 'silver-key' }, 'p1')).toBe(false)
    give.choose('freelyGive', { relic: 'silver-key', to: 'p2' }, 'p1').choose('agree', {})
    expect(give.hand('p2')).toEqual(['silver-key'])
  })

  test('[RC-674] with Yog-Sothoth a Magician out of turn who holds a relic is asked in the windows', () => {
    const s = magician({ awake: ['yog-sothoth'], active: 'p2', hands: { p1: ['silver-key'] } })
    s.choose('endActions', {}, 'p2')
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    expect(s.may('freelyGive', { relic: 'silver-key', to: 'p2' })).toBe(true)
    expect(s.refusal('playRelic', { relic: 'silver-key' }, 'p1')).toBe('RC-475')
  })
})

describe('Magician, insane', () => {
  const insane: Setting = {
    sanity: { p1: 0 },
    hands: { p1: ['silver-key', 'arkham'], p2: ['elder-sign', 'arkham'], p3: ['xaos-mirror'] },
  }

  test('[RC-676] cannot give relics, neither freely nor for an action', () => {
    const s = magician(insane)
    expect(s.offered('giveRelic')).toEqual([])
    expect(s.offered('freelyGive')).toEqual([])
    expect(s.refusal('giveRelic', { relic: 'silver-key', to: 'p2' })).toBe('RC-676')
    expect(s.refusal('freelyGive', { relic: 'silver-key', to: 'p2' })).toBe('RC-676')
  })

  test('[RC-676] but can take them, and still trades clue cards', () => {
    const s = magician(insane).choose('takeRelic', { relic: 'elder-sign', from: 'p2' }).choose('agree', {})
    expect(s.hand('p1')).toEqual(['silver-key', 'arkham', 'elder-sign'])
    s.choose('giveClue', { card: 'arkham', to: 'p2' }).choose('agree', {})
    expect(s.hand('p2')).toEqual(['arkham', 'arkham'])
  })

  test('[RC-677] nobody may take a relic from him', () => {
    const s = magician({ ...insane, active: 'p2' })
    expect(s.offered('takeRelic')).toEqual([{ relic: 'xaos-mirror', from: 'p3' }])
    expect(s.refusal('takeRelic', { relic: 'silver-key', from: 'p1' })).toBe('RC-677')
    // To give him one is no taking from him.
    s.choose('giveRelic', { relic: 'elder-sign', to: 'p1' }).choose('agree', {})
    expect(s.hand('p1')).toContain('elder-sign')
    const sane = magician({ ...insane, sanity: {}, active: 'p2' })
    expect(sane.may('takeRelic', { relic: 'silver-key', from: 'p1' })).toBe(true)
  })

  test('[RC-677] his own taking costs the normal action', () => {
    const s = magician(insane)
    expect(s.offered('freelyTake')).toEqual([])
    expect(s.refusal('freelyTake', { relic: 'elder-sign', from: 'p2' })).toBe('RC-677')
    s.choose('takeRelic', { relic: 'elder-sign', from: 'p2' }).choose('agree', {})
    expect(s.actionsLeft).toBe(2)
  })

  test('[RC-677] so he takes none in the turns of others', () => {
    const s = magician({ ...insane, active: 'p2' })
    expect(s.may('freelyTake', { relic: 'elder-sign', from: 'p2' }, 'p1')).toBe(false)
    expect(s.may('takeRelic', { relic: 'elder-sign', from: 'p2' }, 'p1')).toBe(false)
  })

  /** Lets the windows after the draw and between the Summoning cards pass. */
  function atTheLastWindow(setting: Setting): Scene {
    const s = magician({ sanity: { p1: 0 }, ...setting }).choose('endActions', {})
    while (s.asked?.step === 'window' && s.table.turn.step !== 'end') s.choose('pass', {})
    return s
  }

  test('[RC-678] must play a relic in his turn if he holds any', () => {
    const s = atTheLastWindow({ hands: { p1: ['silver-key', 'xaos-mirror'] } })
    expect(s.table.turn).toMatchObject({ active: 'p1', step: 'end' })
    expect(s.may('pass', {})).toBe(false)
    s.choose('playRelic', { relic: 'silver-key' }).choose('turnKey', { to: 'docks' })
    expect(whereIs(s, 'p1')).toBe('docks')
    // One is enough.
    expect(s.hand('p1')).toContain('xaos-mirror')
    s.choose('pass', {})
    expect(s.table.turn.active).toBe('p2')
  })

  test('[RC-678] even without effect', () => {
    const s = atTheLastWindow({ hands: { p1: ['seal-of-leng'] } })
    expect(s.may('pass', {})).toBe(false)
    s.choose('playRelic', { relic: 'seal-of-leng' })
    expect(s.happened('relicHadNoEffect')).toEqual([{ relic: 'seal-of-leng' }])
    expect(s.table.relicsInBox).toEqual(['seal-of-leng'])
    expect(s.table.turn.active).toBe('p2')
  })

  test('[RC-678] one played earlier in the turn is enough', () => {
    const s = magician({ sanity: { p1: 0 }, hands: { p1: ['bizarre-statue', 'silver-key'] } })
    s.choose('playRelic', { relic: 'bizarre-statue' }).choose('endActions', {})
    while (s.table.turn.step !== 'end') s.choose('pass', {})
    s.choose('pass', {})
    expect(s.table.turn.active).toBe('p2')
    expect(s.hand('p1')).toContain('silver-key')
  })

  test('[RC-678] to have discarded one is not enough', () => {
    const s = magician({ sanity: { p1: 0 }, hands: { p1: ['silver-key', 'xaos-mirror', ...clues(4)] } })
    s.choose('endActions', {}).choose('discard', { card: 'xaos-mirror' })
    while (s.table.turn.step !== 'end') s.choose('pass', {})
    expect(s.refusal('pass', {})).toBe('RC-680')
  })

  test('[RC-678] without a relic nothing is asked of him, and clue cards do not count', () => {
    const s = magician({ sanity: { p1: 0 }, hands: { p1: clues(3) } }).choose('endActions', {})
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-678] the duty is his, while insane, in his own turn', () => {
    const sane = magician({ hands: { p1: ['silver-key'] } })
      .choose('endActions', {})
      .passAll()
    expect(sane.table.turn.active).toBe('p2')
    expect(sane.hand('p1')).toContain('silver-key')
    const other = magician({ active: 'p2', sanity: { p2: 0 }, hands: { p2: ['silver-key'] } })
      .choose('endActions', {}, 'p2')
      .passAll()
    expect(other.table.turn.active).toBe('p3')
    const elsewhere = magician({ active: 'p2', sanity: { p1: 0 }, hands: { p1: ['silver-key'] } })
    elsewhere.choose('endActions', {}, 'p2').passAll()
    expect(elsewhere.table.turn.active).toBe('p3')
    expect(elsewhere.hand('p1')).toEqual(['silver-key'])
  })

  test('[RC-679] makes no sanity roll for playing a relic', () => {
    const s = magician({ sanity: { p1: 0 }, hands: { p1: ['bizarre-statue'] } })
    s.next('paranoia').choose('playRelic', { relic: 'bizarre-statue' })
    expect(rolls(s)).toEqual([])
    expect(s.table.cultists['train-station']).toBe(0)
    expect(s.table.relicsInBox).toEqual(['bizarre-statue'])
  })

  test('[RC-679] in the turns of others as well', () => {
    const s = magician({ active: 'p2', sanity: { p1: 0 }, hands: { p1: ['bizarre-statue'] } })
    s.next('paranoia').choose('playRelic', { relic: 'bizarre-statue' }, 'p1')
    expect(rolls(s)).toEqual([])
  })

  test('[RC-679] but every other roll, and the sane Magician and other insane investigators roll for relics', () => {
    const key = magician({ sanity: { p1: 0 }, hands: { p1: ['silver-key'] }, shoggoths: ['docks'] })
    key
      .next('blank', 'paranoia')
      .choose('playRelic', { relic: 'silver-key' })
      .choose('turnKey', { to: 'docks' })
    expect(rolls(key)).toEqual([['p1', 'blank', 'shoggoth']])
    const sane = magician({ sanity: { p1: 1 }, hands: { p1: ['bizarre-statue'] } })
    sane.next('blank').choose('playRelic', { relic: 'bizarre-statue' })
    expect(rolls(sane)).toEqual([['p1', 'blank', 'relic']])
    const other = magician({ active: 'p2', sanity: { p2: 0 }, hands: { p2: ['bizarre-statue'] } })
    other.next('blank').choose('playRelic', { relic: 'bizarre-statue' }, 'p2')
    expect(rolls(other)).toEqual([['p2', 'blank', 'relic']])
  })

  test('[RC-680] enforced in the last window of his turn, not before', () => {
    const s = magician({ sanity: { p1: 0 }, hands: { p1: ['silver-key'] } })
    s.choose('endActions', {})
    for (const step of ['draw', 'summoning']) {
      expect(s.table.turn.step).toBe(step)
      s.choose('pass', {})
    }
    expect(s.table.turn).toMatchObject({ active: 'p1', step: 'end', relicPlayed: false })
    expect(s.refusal('pass', {})).toBe('RC-680')
    s.choose('playRelic', { relic: 'silver-key' }).choose('turnKey', { to: 'docks' })
    expect(s.table.turn.active).toBe('p2')
  })

  test('[RC-680] a relic drawn in the draw step counts', () => {
    const s = atTheLastWindow({ deck: ['elder-sign', 'arkham'] })
    expect(s.hand('p1')).toContain('elder-sign')
    expect(s.refusal('pass', {})).toBe('RC-680')
  })

  test('[RC-680] a relic played while still sane satisfies the duty', () => {
    const s = magician({ sanity: { p1: 1 }, hands: { p1: ['mi-go-eye', 'silver-key'] } })
    s.next('delusions').choose('playRelic', { relic: 'mi-go-eye' })
    expect(tokens(s, 'p1')).toBe(0)
    s.choose('endActions', {})
    while (s.table.turn.step !== 'end') s.choose('pass', {})
    s.choose('pass', {})
    expect(s.table.turn.active).toBe('p2')
    expect(s.hand('p1')).toContain('silver-key')
  })

  test('[RC-680] gone insane late in the turn, he owes a relic all the same', () => {
    const s = magician({
      sanity: { p1: 1 },
      hands: { p1: ['silver-key'] },
      deck: ['evil-stirs', 'arkham'],
      summoningBottom: ['market'],
    })
    s.next('delusions').choose('endActions', {})
    expect(tokens(s, 'p1')).toBe(0)
    while (s.table.turn.step !== 'end') s.choose('pass', {})
    expect(s.refusal('pass', {})).toBe('RC-680')
  })
})
