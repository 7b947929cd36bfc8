import { describe, expect, test } from 'vitest'
import { type Relic, relics } from '../../cards/relics.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { answerAnyhow, awaken, place, rolls, sanity, tale } from './rites.ts'

/** What forbids relics while an effect is being resolved. */
const duringEffects = ['RC-473', 'RC-752']
const duringEvilStirs = [...duringEffects, 'RC-299', 'RC-474']

/** Nobody at the table is offered a relic. */
function nobodyPlays(s: Scene): boolean {
  return s.position.seats.every((seat) => s.offered('playRelic', seat).length === 0)
}

describe('who plays relics', () => {
  test('[RC-470] playing a relic is not an action and is open to every player, sane or insane, in every turn', () => {
    const s = scene({
      investigators: ['doctor', 'detective', 'hunter'],
      actionsLeft: 3,
      sanity: { p1: 0, p2: 0 },
      hands: { p1: ['elder-sign'], p2: ['bizarre-statue'], p3: ['mi-go-eye'] },
    })
    s.next('blank', 'blank', 'blank')
    s.choose('playRelic', { relic: 'bizarre-statue' }, 'p2')
    s.choose('playRelic', { relic: 'mi-go-eye' }, 'p3')
    s.choose('playRelic', { relic: 'elder-sign' }, 'p1')
    expect(s.actionsLeft).toBe(3)
    expect(s.table.inForce.map(({ relic }) => relic)).toEqual(['bizarre-statue', 'mi-go-eye'])
    expect(s.table.turn.active).toBe('p1')
  })

  test('[RC-470] also with no action left', () => {
    const s = scene({ actionsLeft: 0, hands: { p2: ['mi-go-eye'] } })
    s.next('blank').choose('playRelic', { relic: 'mi-go-eye' }, 'p2')
    expect(s.table.inForce).toHaveLength(1)
  })

  test('[RC-471] whoever plays a relic decides how it is used, and it must be in the own hand', () => {
    const s = scene({
      cultists: { cafe: 1, park: 1 },
      hands: { p1: ['elder-sign'], p2: ['alhazreds-flame'] },
    })
    expect(s.may('playRelic', { relic: 'alhazreds-flame' }, 'p1')).toBe(false)
    s.choose('playRelic', { relic: 'alhazreds-flame' }, 'p2')
    expect(s.asked?.seat).toBe('p2')
    expect(s.may('burnCultist', { at: 'cafe' }, 'p1')).toBe(false)
    s.next('blank').choose('burnCultist', { at: 'park' }, 'p2').choose('stopBurning', {}, 'p2')
    expect(s.table.cultists).toMatchObject({ cafe: 1, park: 0 })
  })
})

describe('when relics cannot be played', () => {
  test('[RC-472] both cards are in hand before anybody can play anything', () => {
    const s = scene({ deck: ['silver-key', 'kingsport', 'dunwich'], hands: { p2: ['mi-go-eye'] } })
    s.choose('endActions', {})
    expect(s.happened('cardsDrawn')).toHaveLength(1)
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    expect(s.hand('p1')).toEqual(['silver-key', 'kingsport'])
    expect(s.table.playerDeck[0]).toBe('dunwich')
    expect(s.may('playRelic', { relic: 'silver-key' })).toBe(true)
  })

  test('[RC-473] no relic while an Old One is being resolved, and the reason is told', () => {
    const s = awaken('shudde-mell', { hands: { p1: ['song-of-kadath'], p2: ['silver-key'] } })
    expect(s.asked?.step).toBe('shareTokens')
    expect(nobodyPlays(s)).toBe(true)
    expect(duringEffects).toContain(s.refusal('playRelic', { relic: 'silver-key' }, 'p2'))
    for (let i = 0; i < 3; i++) s.choose('loseTokenOf', { seat: 'p1' })
    expect(s.may('playRelic', { relic: 'song-of-kadath' }, 'p1')).toBe(true)
    expect(s.may('playRelic', { relic: 'silver-key' }, 'p2')).toBe(true)
  })

  test('[RC-473] the one who must choose gets the same reason', () => {
    const s = awaken('shudde-mell', { hands: { p1: ['song-of-kadath'] } })
    expect(duringEffects).toContain(s.refusal('playRelic', { relic: 'song-of-kadath' }, 'p1'))
  })

  test('[RC-473] no relic inside another relic', () => {
    const s = scene({
      cultists: { cafe: 2 },
      hands: { p1: ['alhazreds-flame', 'elder-sign'], p2: ['silver-key'] },
    })
    s.choose('playRelic', { relic: 'alhazreds-flame' }).choose('burnCultist', { at: 'cafe' })
    expect(nobodyPlays(s)).toBe(true)
    expect(duringEffects).toContain(s.refusal('playRelic', { relic: 'silver-key' }, 'p2'))
  })

  test('[RC-473] no relic while a Summoning card is being resolved, nor between the Old Ones that it awakens', () => {
    const s = scene({
      asleep: ['tsathoggua', 'yig'],
      cultists: { university: 3 },
      shoggoths: ['park'],
      summoning: ['university', 'theater'],
      hands: { p1: ['song-of-kadath', 'arkham'], p2: ['silver-key', 'dunwich'] },
    })
    s.choose('endActions', {}).passAll()
    expect(s.asked?.step).toBe('shareCards')
    expect(nobodyPlays(s)).toBe(true)
    expect(duringEffects).toContain(s.refusal('playRelic', { relic: 'silver-key' }, 'p2'))
    s.choose('loseCardOf', { seat: 'p2' }).choose('discard', { card: 'dunwich' })
    s.choose('loseCardOf', { seat: 'p1' }).choose('discard', { card: 'arkham' })
    expect(s.table.awake).toEqual(['tsathoggua', 'yig'])
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    expect(s.table.summoningDiscard).toEqual(['university'])
  })

  test('[RC-474] no relic from drawing Evil Stirs until it is resolved', () => {
    const s = scene({
      asleep: ['shudde-mell'],
      deck: ['evil-stirs', 'silver-key'],
      hands: { p1: ['song-of-kadath'], p2: ['warded-box'] },
      summoningBottom: ['church'],
    })
    s.next('blank').choose('endActions', {})
    // The roll is made and the Old One awake, but neither Shoggoth nor regrouping has come.
    expect(rolls(s)).toEqual(['p1 evil stirs'])
    expect(s.asked?.step).toBe('shareTokens')
    expect(s.hand('p1')).toEqual(['song-of-kadath', 'silver-key'])
    expect(nobodyPlays(s)).toBe(true)
    expect(duringEvilStirs).toContain(s.refusal('playRelic', { relic: 'warded-box' }, 'p2'))
    for (let i = 0; i < 3; i++) s.choose('loseTokenOf', { seat: 'p1' })
    expect(tale(s, 'shoggothPlaced', 'summoningDiscardReshuffled')).toEqual([
      'shoggothPlaced:church',
      'summoningDiscardReshuffled:1',
    ])
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    expect(s.may('playRelic', { relic: 'silver-key' })).toBe(true)
  })

  test('[RC-475] while Yog-Sothoth is in effect only the active player plays relics', () => {
    const s = scene({
      awake: ['yog-sothoth'],
      active: 'p2',
      hands: { p1: ['mi-go-eye'], p2: ['bizarre-statue'] },
    })
    expect(s.refusal('playRelic', { relic: 'mi-go-eye' }, 'p1')).toBe('RC-475')
    s.next('blank').choose('playRelic', { relic: 'bizarre-statue' }, 'p2')
    expect(s.table.inForce.map(({ by }) => by)).toEqual(['p2'])
  })

  test('[RC-475] not once Yog-Sothoth is cancelled', () => {
    const s = scene({ awake: ['yog-sothoth'], cancelled: ['yog-sothoth'], hands: { p2: ['mi-go-eye'] } })
    expect(s.may('playRelic', { relic: 'mi-go-eye' }, 'p2')).toBe(true)
  })
})

describe('after a relic', () => {
  test('[RC-476] the relic goes to the box when its effect is resolved, not to the discard pile', () => {
    const s = scene({ cultists: { cafe: 2 }, hands: { p1: ['alhazreds-flame', 'arkham'] } })
    s.choose('playRelic', { relic: 'alhazreds-flame' })
    expect(s.hand('p1')).toEqual(['arkham'])
    expect(s.table.relicsInBox).toEqual([])
    s.next('blank').choose('stopBurning', {})
    expect(s.table.relicsInBox).toEqual(['alhazreds-flame'])
    expect(s.table.playerDiscard).toEqual([])
  })

  test('[RC-476] [RC-477] first the effect, then the box, then the roll', () => {
    // Paranoia awakens an Old One that asks: by then the effect is over and the relic in the box.
    const s = scene({
      at: { p2: 'market' },
      cultists: { market: 2, cafe: 1 },
      asleep: ['shudde-mell'],
      hands: { p2: ['alhazreds-flame'] },
    })
    s.choose('playRelic', { relic: 'alhazreds-flame' }, 'p2')
    s.next('paranoia').choose('burnCultist', { at: 'cafe' }).choose('stopBurning', {})
    expect(s.asked?.step).toBe('shareTokens')
    expect(s.table.cultists).toMatchObject({ cafe: 0, market: 3 })
    expect(s.table.relicsInBox).toEqual(['alhazreds-flame'])
    expect(s.table.playing).toBeNull()
  })

  test('[RC-477] the roll is made by whoever played it, and applied', () => {
    const s = scene({ hands: { p2: ['mi-go-eye'] }, sanity: { p2: 2 } })
    s.next('psychosis').choose('playRelic', { relic: 'mi-go-eye' }, 'p2')
    expect(rolls(s)).toEqual(['p2 relic'])
    expect([sanity(s, 'p1'), sanity(s, 'p2')]).toEqual([4, 0])
    expect(s.happened('wentInsane')).toEqual([{ seat: 'p2' }])
  })

  const gentle = new Set<Relic>(['song-of-kadath', 'warded-box'])
  test.each(relics.map((relic): [Relic, string] => [relic, gentle.has(relic) ? 'no roll' : 'one roll']))(
    '[RC-477] [RC-478] %s: %s',
    (relic, made) => {
      const s = scene({
        awake: ['yig'],
        gates: { arkham: 'sealed' },
        cultists: { cafe: 3 },
        sanity: { p2: 2 },
        hands: { p1: [relic, 'arkham'], p2: ['dunwich'] },
        discard: ['kingsport'],
      })
      s.next('blank').choose('playRelic', { relic })
      let count = rolls(s).length
      let prevented = s.happened('rollPrevented').length
      while (s.asked?.step !== 'act') {
        s.engine.events = []
        s.engine.choose(s.engine.decision!.options[0]!)
        count += rolls(s).filter((roll) => roll === 'p1 relic').length
        prevented += s.happened('rollPrevented').length
      }
      expect(count).toBe(made === 'one roll' ? 1 : 0)
      expect(prevented).toBe(0)
    },
  )

  test.each([
    ['alhazreds-flame', {}],
    ['elder-sign', {}],
    ['last-hourglass', { discard: ['silver-key'] }],
    ['seal-of-leng', { awake: ['dagon'] }],
    ['book-of-shadow', { deckSize: 0 }],
    ['xaos-mirror', { hands: { p2: ['elder-sign'] } }],
    ['song-of-kadath', {}],
  ] as [Relic, Setting][])(
    '[RC-479] [RC-R44] %s may be played in vain, with a warning, and with its roll',
    (relic, setting) => {
      const s = scene({ ...setting, hands: { p1: [relic], ...setting.hands } })
      expect(s.options('playRelic', 'p1')).toMatchObject([{ args: { relic }, note: 'no-effect' }])
      s.next('delusions').choose('playRelic', { relic })
      expect(s.hand('p1')).toEqual([])
      expect(s.table.relicsInBox).toEqual([relic])
      expect(sanity(s, 'p1')).toBe(relic === 'song-of-kadath' ? 4 : 3)
      expect(s.asked?.step).toBe('act')
    },
  )

  test('[RC-479] a relic that does something comes without a warning', () => {
    const s = scene({ cultists: { cafe: 1 }, hands: { p1: ['alhazreds-flame'] } })
    expect(s.options('playRelic', 'p1')[0]).not.toHaveProperty('note')
  })
})

describe('several players in one window', () => {
  test('[RC-480] [RC-R45] the active player first, then clockwise, each relic with its roll before the next', () => {
    const s = scene({
      investigators: ['doctor', 'detective', 'hunter'],
      active: 'p2',
      hands: { p1: ['silver-key'], p2: ['mi-go-eye'], p3: ['elder-sign'] },
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'window', seat: 'p2' })
    expect(s.may('playRelic', { relic: 'elder-sign' }, 'p3')).toBe(false)
    s.next('delusions').choose('playRelic', { relic: 'mi-go-eye' })
    expect(sanity(s, 'p2')).toBe(3)
    expect(s.table.inForce).toHaveLength(1)
    expect(s.asked).toEqual({ step: 'window', seat: 'p3' })
    s.next('psychosis').choose('playRelic', { relic: 'elder-sign' })
    expect(sanity(s, 'p3')).toBe(2)
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    s.choose('playRelic', { relic: 'silver-key' })
    s.next('delusions').choose('turnKey', { to: 'theater' })
    expect([place(s, 'p2'), sanity(s, 'p1')]).toEqual(['theater', 3])
    expect(answerAnyhow(s).table.turn.active).toBe('p3')
  })

  test('[RC-480] whoever has nothing to play is not waited for', () => {
    const s = scene({
      investigators: ['doctor', 'detective', 'hunter'],
      hands: { p1: ['arkham'], p3: ['elder-sign'] },
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'window', seat: 'p3' })
    s.passAll()
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })
})
