import { Engine, clone, optionId } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Place } from '../../content/map.ts'
import { reign } from '../../index.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { cultistsOnBoard, inOrder, rolls, tokens, whereIs } from './reading.ts'

/** The Detective at the Park is about to use the gate to the Old Mill; the Doctor waits at the Train Station. */
function atTheGate(setting: Setting = {}): Scene {
  return scene({ investigators: ['detective', 'doctor'], at: { p1: 'park' }, ...setting })
}

function throughTheGate(s: Scene, ...dice: string[]): Scene {
  return s.next(...dice).choose('useGate', { to: 'old-mill' })
}

describe('what a sanity roll is', () => {
  test('[RC-540] one throw of the investigator concerned, applied before anything else happens', () => {
    const s = throughTheGate(atTheGate({ sanity: { p1: 1 }, shoggoths: ['old-mill'] }), 'delusions', 'blank')
    expect(inOrder(s, 'entered', 'dieRolled', 'sanityLost', 'wentInsane')).toEqual([
      'entered',
      'dieRolled',
      'sanityLost',
      'wentInsane',
      'dieRolled',
    ])
    expect(rolls(s)).toEqual([
      ['p1', 'delusions', 'gate'],
      ['p1', 'blank', 'shoggoth'],
    ])
    expect(tokens(s, 'p2')).toBe(4)
  })

  test('[RC-540] a roll is one throw, not two: the next fixed result stays on the table', () => {
    const s = throughTheGate(atTheGate(), 'blank', 'psychosis')
    expect(rolls(s)).toHaveLength(1)
    expect(s.position.chance.next).toEqual(['psychosis'])
  })

  test('[RC-550] two blanks, two Delusions, one Psychosis, one Paranoia, each face equally likely', () => {
    const start = atTheGate().position
    const throws = 6000
    const seen: Record<string, number> = {}
    for (let i = 0; i < throws; i++) {
      const position = clone(start)
      position.chance.used = start.chance.used + i
      const engine = Engine.at(reign, position, true)
      engine.choose(engine.find('p1', 'useGate:to=old-mill')!)
      const { face } = engine.events.find(({ event }) => event === 'dieRolled')!.args as { face: string }
      seen[face] = (seen[face] ?? 0) + 1
    }
    expect(Object.keys(seen).toSorted()).toEqual(['blank', 'delusions', 'paranoia', 'psychosis'])
    // Five standard deviations either way: sqrt(6000 · 1/3 · 2/3) = 36.5 and sqrt(6000 · 1/6 · 5/6) = 28.9.
    const off = (face: string, share: number): number => Math.abs(seen[face]! - throws * share)
    expect(off('blank', 1 / 3)).toBeLessThan(183)
    expect(off('delusions', 1 / 3)).toBeLessThan(183)
    expect(off('psychosis', 1 / 6)).toBeLessThan(145)
    expect(off('paranoia', 1 / 6)).toBeLessThan(145)
  })

  test('[RC-553] the roll is made at once, once, by whoever it falls to, whoever is active', () => {
    const s = scene({ at: { p1: 'church', p2: 'market' }, hands: { p2: ['bizarre-statue'] } })
    s.next('paranoia').choose('playRelic', { relic: 'bizarre-statue' }, 'p2')
    expect(rolls(s)).toEqual([['p2', 'paranoia', 'relic']])
    expect(s.table.cultists.market).toBe(2)
    expect(s.table.cultists.church).toBe(0)
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[RC-553] nobody is asked before or after the throw, and nothing that is offered then takes it back', () => {
    const s = throughTheGate(atTheGate({ sanity: { p1: 2 } }), 'psychosis')
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(tokens(s, 'p1')).toBe(0)
    const names = s.engine.decision!.options.map((option) => `${option.seat} ${optionId(option)}`)
    expect(names.toSorted()).toEqual([
      'p1 endActions',
      'p1 useGate:to=graveyard',
      'p1 useGate:to=hospital',
      'p1 useGate:to=park',
      'p1 walk:to=church',
    ])
  })

  test('[RC-553] only Warded Box (and nothing that a player chooses) spares a roll', () => {
    const box = throughTheGate(
      atTheGate({ shoggoths: ['old-mill'], inForce: [{ relic: 'warded-box', by: 'p2', last: false }] }),
      'psychosis',
    )
    expect(rolls(box)).toEqual([])
    expect(tokens(box, 'p1')).toBe(4)
    const eye = throughTheGate(
      atTheGate({ inForce: [{ relic: 'mi-go-eye', by: 'p2', last: false }] }),
      'psychosis',
    )
    expect(rolls(eye)).toEqual([['p1', 'psychosis', 'gate']])
  })
})

describe('when it is required', () => {
  test('[RC-541] after using a gate, at the far side', () => {
    const s = throughTheGate(atTheGate(), 'paranoia')
    expect(rolls(s)).toEqual([['p1', 'paranoia', 'gate']])
    expect(s.table.cultists['old-mill']).toBe(2)
    expect(s.table.cultists.park).toBe(0)
  })

  test('[RC-541] not after coming to a gate in another way', () => {
    const walked = scene({ at: { p1: 'university' } }).choose('walk', { to: 'park' })
    expect(whereIs(walked, 'p1')).toBe('park')
    expect(rolls(walked)).toEqual([])
    const ridden = scene({ hands: { p1: ['dunwich'] } })
      .choose('bus', { pay: 'dunwich' })
      .choose('ride', { to: 'old-mill' })
    expect(whereIs(ridden, 'p1')).toBe('old-mill')
    expect(rolls(ridden)).toEqual([])
  })

  test('[RC-542] after a relic has been played and resolved, by its player', () => {
    const s = scene({ at: { p2: 'cafe' }, gates: { kingsport: 'sealed' }, hands: { p2: ['elder-sign'] } })
    s.next('delusions').choose('playRelic', { relic: 'elder-sign' }, 'p2')
    expect(s.asked).toEqual({ step: 'elderSign', seat: 'p2' })
    expect(rolls(s)).toEqual([])
    s.choose('wardTown', { town: 'kingsport' })
    expect(inOrder(s, 'townWarded', 'dieRolled')).toEqual(['townWarded', 'dieRolled'])
    expect(rolls(s)).toEqual([['p2', 'delusions', 'relic']])
    expect([tokens(s, 'p1'), tokens(s, 'p2')]).toEqual([4, 3])
  })

  test('[RC-542] not after a relic was merely discarded', () => {
    const s = scene({
      hands: { p1: ['silver-key', 'elder-sign', 'arkham', 'arkham', 'arkham', 'arkham'] },
      deck: ['dunwich', 'dunwich'],
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    s.choose('discard', { card: 'silver-key' })
    expect(rolls(s)).toEqual([])
    expect(s.table.playerDiscard).toContain('silver-key')
  })

  const ways: [string, Setting, (s: Scene) => void, Place][] = [
    [
      'walking',
      { at: { p1: 'university' }, shoggoths: ['park'] },
      (s) => s.choose('walk', { to: 'park' }),
      'park',
    ],
    [
      'bus',
      { hands: { p1: ['kingsport'] }, shoggoths: ['theater'] },
      (s) => s.choose('bus', { pay: 'kingsport' }).choose('ride', { to: 'theater' }),
      'theater',
    ],
    [
      'moving between bus stations',
      { investigators: ['reporter', 'doctor'], shoggoths: ['factory'] },
      (s) => s.choose('hopStations', { to: 'factory' }),
      'factory',
    ],
    [
      'Silver Key (before the roll for the relic)',
      { hands: { p1: ['silver-key'] }, shoggoths: ['swamp'] },
      (s) => s.choose('playRelic', { relic: 'silver-key' }).choose('turnKey', { to: 'swamp' }),
      'swamp',
    ],
    [
      'being cured',
      {
        at: { p1: 'park' },
        sanity: { p1: 0 },
        hands: { p1: ['arkham', 'arkham', 'arkham', 'arkham', 'arkham'] },
        shoggoths: ['church'],
      },
      (s) => s.choose('seal', { own: 5, extra: null }).choose('wakeAt', { place: 'church' }),
      'church',
    ],
  ]
  test.each(ways)('[RC-543] on entering a location with a Shoggoth by %s', (_, setting, go, place) => {
    const s = scene(setting).next('blank', 'blank')
    go(s)
    expect(whereIs(s, 'p1')).toBe(place)
    expect(rolls(s)[0]).toEqual(['p1', 'blank', 'shoggoth'])
    expect(rolls(s).filter(([, , why]) => why === 'shoggoth')).toHaveLength(1)
    expect(rolls(s).filter(([seat]) => seat !== 'p1')).toEqual([])
  })

  test('[RC-543] by gate it comes in addition to the roll for the gate', () => {
    const s = throughTheGate(atTheGate({ shoggoths: ['old-mill'] }), 'blank', 'blank')
    expect(rolls(s)).toEqual([
      ['p1', 'blank', 'gate'],
      ['p1', 'blank', 'shoggoth'],
    ])
  })

  test('[RC-543] not on leaving a Shoggoth, acting beside it or passing through a location next to it', () => {
    const s = scene({ at: { p1: 'park' }, cultists: { park: 1 }, shoggoths: ['park', 'police-station'] })
    s.choose('fightCultist', {})
    expect(rolls(s)).toEqual([])
    s.choose('walk', { to: 'university' })
    expect(rolls(s)).toEqual([])
  })

  test('[RC-544] when a Shoggoth moves to the investigator: everybody there, nobody else', () => {
    const s = scene({
      investigators: ['doctor', 'detective', 'hunter'],
      at: { p1: 'church', p2: 'graveyard', p3: 'graveyard' },
      shoggoths: ['wharf'],
      summoning: ['woods', 'diner'],
    })
    s.next('delusions', 'blank').choose('endActions', {})
    expect(s.happened('shoggothMoved')).toEqual([{ from: 'wharf', to: 'graveyard', by: null }])
    expect(rolls(s)).toEqual([
      ['p2', 'delusions', 'shoggoth'],
      ['p3', 'blank', 'shoggoth'],
    ])
    expect([tokens(s, 'p1'), tokens(s, 'p2'), tokens(s, 'p3')]).toEqual([4, 3, 4])
  })

  test('[RC-544] when a Shoggoth is placed there', () => {
    const s = scene({
      at: { p1: 'church', p2: 'theater' },
      deck: ['evil-stirs', 'arkham'],
      summoningBottom: ['theater'],
      summoning: ['diner', 'cafe'],
    })
    s.next('blank', 'psychosis').choose('endActions', {})
    expect(rolls(s)).toEqual([
      ['p1', 'blank', 'evil stirs'],
      ['p2', 'psychosis', 'shoggoth'],
    ])
    expect(tokens(s, 'p2')).toBe(2)
  })

  test('[RC-544] when the Occultist moves it there', () => {
    const s = scene({
      investigators: ['occultist', 'doctor'],
      at: { p1: 'park', p2: 'market' },
      shoggoths: ['woods'],
    })
    s.next('delusions').choose('pushShoggoth', { from: 'woods', to: 'market' })
    expect(rolls(s)).toEqual([['p2', 'delusions', 'shoggoth']])
    expect([tokens(s, 'p1'), tokens(s, 'p2')]).toEqual([4, 3])
  })

  test('[RC-545] as the first part of Evil Stirs, by the active player alone', () => {
    const s = scene({
      active: 'p2',
      deck: ['evil-stirs', 'arkham'],
      summoningBottom: ['theater'],
      summoning: ['diner', 'cafe'],
    })
    s.next('delusions').choose('endActions', {})
    expect(
      inOrder(s, 'evilStirred', 'dieRolled', 'oldOneAwoke', 'shoggothPlaced', 'summoningDiscardReshuffled'),
    ).toEqual(['evilStirred', 'dieRolled', 'oldOneAwoke', 'shoggothPlaced', 'summoningDiscardReshuffled'])
    expect(rolls(s)).toEqual([['p2', 'delusions', 'evil stirs']])
    expect([tokens(s, 'p1'), tokens(s, 'p2')]).toEqual([4, 3])
  })
})

describe('what the faces do', () => {
  test('[RC-546] blank: nothing happens', () => {
    const s = atTheGate({ cultists: { 'old-mill': 3, park: 1 } })
    const before = structuredClone(s.table)
    throughTheGate(s, 'blank')
    expect(rolls(s)).toEqual([['p1', 'blank', 'gate']])
    expect(s.table.cultists).toEqual(before.cultists)
    expect(s.table.pool).toEqual(before.pool)
    expect([tokens(s, 'p1'), tokens(s, 'p2')]).toEqual([4, 4])
    expect(s.table.awake).toEqual([])
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-547] Delusions: lose 1 token, and nothing else', () => {
    const s = throughTheGate(atTheGate({ sanity: { p1: 3 } }), 'delusions')
    expect([tokens(s, 'p1'), tokens(s, 'p2')]).toEqual([2, 4])
    expect(s.happened('sanityLost')).toEqual([{ seat: 'p1', count: 1 }])
    expect(cultistsOnBoard(s.table)).toBe(0)
  })

  test.each([
    [4, 2, 2],
    [3, 1, 2],
    [2, 0, 2],
    [1, 0, 1],
  ])('[RC-548] Psychosis: of %i tokens %i are left', (had, left, lost) => {
    const s = throughTheGate(atTheGate({ sanity: { p1: had } }), 'psychosis')
    expect([tokens(s, 'p1'), tokens(s, 'p2')]).toEqual([left, 4])
    expect(s.happened('sanityLost')).toEqual([{ seat: 'p1', count: lost }])
    expect(cultistsOnBoard(s.table)).toBe(0)
  })

  test.each([
    [0, 2, []],
    [1, 3, []],
    [2, 3, ['nyarlathotep']],
    [3, 3, ['nyarlathotep', 'yig']],
  ])(
    '[RC-549] Paranoia where %i cultists are: %i afterwards, each cultist too many a ritual',
    (had, has, awoken) => {
      const s = atTheGate({ cultists: { 'old-mill': had }, asleep: ['nyarlathotep', 'yig'] })
      throughTheGate(s, 'paranoia')
      expect(s.table.cultists['old-mill']).toBe(has)
      expect(s.table.pool.cultists).toBe(26 - has)
      expect(s.table.awake).toEqual(awoken)
      expect(tokens(s, 'p1')).toBe(4)
    },
  )

  test('[RC-549] one after the other: the first is placed, the second meets three or an empty pool', () => {
    const full = throughTheGate(atTheGate({ cultists: { 'old-mill': 2 }, asleep: ['yig'] }), 'paranoia')
    expect(inOrder(full, 'cultistPlaced', 'ritual', 'oldOneAwoke')).toEqual([
      'cultistPlaced',
      'ritual',
      'oldOneAwoke',
    ])
    const poor = throughTheGate(atTheGate({ cultistPool: 1 }), 'paranoia')
    expect(inOrder(poor, 'cultistPlaced')).toEqual(['cultistPlaced'])
    expect(poor.table.cultists['old-mill']).toBe(1)
    expect(poor.outcome).toBe('no-cultists')
  })

  test('[RC-549] an Elder Sign prevents both', () => {
    const s = scene({
      at: { p1: 'theater' },
      shoggoths: ['market'],
      gates: { kingsport: 'warded' },
      cultists: { market: 3 },
    })
    s.next('paranoia').choose('walk', { to: 'market' })
    expect(s.table.cultists.market).toBe(3)
    expect(s.table.awake).toEqual([])
    expect(s.happened('placementPrevented')).toEqual([{ at: 'market' }, { at: 'market' }])
  })

  test('[RC-549] what a ritual sets off comes before the second cultist', () => {
    const s = atTheGate({
      cultists: { 'old-mill': 3 },
      asleep: ['shub-niggurath', 'azathoth'],
      summoningBottom: ['cafe', 'diner', 'wharf', 'swamp'],
    })
    throughTheGate(s, 'paranoia')
    expect(inOrder(s, 'ritual', 'oldOneAwoke', 'cultistPlaced', 'cultistsRemoved')).toEqual([
      'ritual',
      'oldOneAwoke',
      'cultistPlaced',
      'cultistPlaced',
      'cultistPlaced',
      'cultistPlaced',
      'ritual',
      'oldOneAwoke',
      'cultistsRemoved',
    ])
  })
})

describe('the insane roll, too', () => {
  test('[RC-551] every roll that a sane investigator would make', () => {
    const gate = throughTheGate(atTheGate({ sanity: { p1: 0 }, shoggoths: ['old-mill'] }), 'blank', 'blank')
    expect(rolls(gate)).toEqual([
      ['p1', 'blank', 'gate'],
      ['p1', 'blank', 'shoggoth'],
    ])
    const relic = scene({ sanity: { p1: 0 }, hands: { p1: ['bizarre-statue'] } })
    relic.next('blank').choose('playRelic', { relic: 'bizarre-statue' })
    expect(rolls(relic)).toEqual([['p1', 'blank', 'relic']])
    const stirs = scene({
      sanity: { p1: 0 },
      deck: ['evil-stirs', 'arkham'],
      summoningBottom: ['train-station'],
      summoning: ['diner', 'cafe'],
    })
    stirs.next('blank', 'blank', 'blank').choose('endActions', {})
    expect(rolls(stirs)).toEqual([
      ['p1', 'blank', 'evil stirs'],
      ['p1', 'blank', 'shoggoth'],
      ['p2', 'blank', 'shoggoth'],
    ])
  })

  test.each(['delusions', 'psychosis'])(
    '[RC-552] %s costs the insane nothing, not even an action',
    (face) => {
      const s = throughTheGate(atTheGate({ sanity: { p1: 0 } }), face)
      expect(rolls(s)).toEqual([['p1', face, 'gate']])
      expect(tokens(s, 'p1')).toBe(0)
      expect(inOrder(s, 'sanityLost', 'wentInsane')).toEqual([])
      expect(s.actionsLeft).toBe(2)
      expect(s.outcome).toBeUndefined()
    },
  )

  test('[RC-552] Paranoia takes full effect on the insane', () => {
    const s = throughTheGate(
      atTheGate({ sanity: { p1: 0 }, cultists: { 'old-mill': 2 }, asleep: ['yig'] }),
      'paranoia',
    )
    expect(s.table.cultists['old-mill']).toBe(3)
    expect(s.table.awake).toEqual(['yig'])
  })
})
