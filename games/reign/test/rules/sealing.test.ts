import { describe, expect, test } from 'vitest'
import type { Card } from '../../content/cards.ts'
import type { Town } from '../../content/map.ts'
import type { Choices } from '../../kind.ts'
import { type Setting, scene } from '../scene.ts'
import { goals, placeOf, rolls, sanityOf, shoggothsOf } from './about.ts'
import { everyPlace, gateIn } from './table-8-1.ts'

/** p1 is the Reporter: an investigator to whom no special price applies. */
const plain: Setting = { investigators: ['reporter', 'driver'], actionsLeft: 4 }
/** Made anew for every scene: the seal takes it away. */
const eye = (): NonNullable<Setting['inForce']> => [{ relic: 'mi-go-eye', by: 'p2', last: false }]
const five: Choices['seal'] = { own: 5, extra: null }

function cards(town: Town, count: number): Card[] {
  return Array.from({ length: count }, () => town)
}

describe('Seal a Gate', () => {
  test('[RC-240] only at the gate location, for 1 action', () => {
    for (const here of everyPlace) {
      const s = scene({ ...plain, at: { p1: here }, hands: { p1: cards('dunwich', 5) } })
      expect(s.offered('seal'), `at ${here}`).toEqual(here === 'old-mill' ? [five] : [])
    }
    const church = scene({ ...plain, at: { p1: 'church' }, hands: { p1: cards('dunwich', 5) } })
    expect(church.refusal('seal', five)).toBe('RC-240')
    const s = scene({ ...plain, at: { p1: 'old-mill' }, hands: { p1: cards('dunwich', 5) } })
    s.choose('seal', five)
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-240] only while the gate is open', () => {
    for (const state of ['sealed', 'warded'] as const) {
      const s = scene({
        ...plain,
        at: { p1: 'old-mill' },
        hands: { p1: cards('dunwich', 5) },
        gates: { dunwich: state },
      })
      expect(s.offered('seal')).toEqual([])
      expect(s.refusal('seal', five)).toBe('RC-240')
    }
  })

  test('[RC-241] 5 clue cards of the town are discarded from the own hand, no others', () => {
    const s = scene({
      ...plain,
      at: { p1: 'old-mill', p2: 'old-mill' },
      hands: { p1: [...cards('dunwich', 5), 'arkham', 'silver-key'], p2: ['dunwich'] },
    })
    s.choose('seal', five)
    expect(s.hand('p1').toSorted()).toEqual(['arkham', 'silver-key'])
    expect(s.hand('p2')).toEqual(['dunwich'])
    expect(s.table.playerDiscard).toEqual(cards('dunwich', 5))
  })

  test('[RC-241] 4 are not enough, nor do cards of another town, relics or a friend make up for it', () => {
    const s = scene({
      ...plain,
      at: { p1: 'old-mill', p2: 'old-mill' },
      hands: { p1: [...cards('dunwich', 4), 'arkham', 'elder-sign'], p2: ['dunwich'] },
    })
    expect(s.offered('seal')).toEqual([])
    expect(s.refusal('seal', five)).toBe('RC-241')
    const wrongTown = scene({ ...plain, at: { p1: 'old-mill' }, hands: { p1: cards('arkham', 5) } })
    expect(wrongTown.refusal('seal', five)).toBe('RC-241')
  })

  test('[RC-242] the seal of that town is placed, and only of that town', () => {
    for (const town of ['arkham', 'dunwich', 'innsmouth', 'kingsport'] as const) {
      const s = scene({ ...plain, at: { p1: gateIn[town] }, hands: { p1: cards(town, 5) } })
      s.choose('seal', five)
      const open = { arkham: 'open', dunwich: 'open', innsmouth: 'open', kingsport: 'open' }
      expect(s.table.gates).toEqual({ ...open, [town]: 'sealed' })
    }
  })

  test('[RC-243] 1 cultist leaves each location of the town that has any, and no other location', () => {
    const s = scene({
      ...plain,
      at: { p1: 'old-mill' },
      hands: { p1: cards('dunwich', 5) },
      cultists: { cafe: 1, church: 2, farmstead: 3, swamp: 1, 'train-station': 1, 'great-hall': 3, park: 2 },
    })
    expect(s.table.pool.cultists).toBe(13)
    s.choose('seal', five)
    const { cultists, pool } = s.table
    expect([cultists.cafe, cultists.church, cultists.farmstead, cultists.swamp]).toEqual([0, 1, 2, 0])
    expect([cultists['old-mill'], cultists['historic-inn']]).toEqual([0, 0])
    expect([cultists['train-station'], cultists['great-hall'], cultists.park]).toEqual([1, 3, 2])
    expect(pool.cultists).toBe(17)
  })

  test('[RC-243] a town without cultists: nothing is returned', () => {
    const s = scene({
      ...plain,
      at: { p1: 'park' },
      hands: { p1: cards('arkham', 5) },
      cultists: { cafe: 2 },
    })
    s.choose('seal', five)
    expect(s.table.pool.cultists).toBe(24)
    expect(s.table.cultists.cafe).toBe(2)
  })

  test('[RC-244] Shoggoths stay, and cultists at the gate are no obstacle', () => {
    const s = scene({
      ...plain,
      at: { p1: 'park' },
      hands: { p1: cards('arkham', 5) },
      cultists: { park: 3 },
      shoggoths: ['park', 'diner'],
    })
    s.choose('seal', five)
    expect(s.table.gates.arkham).toBe('sealed')
    expect(shoggothsOf(s)).toEqual(['diner', 'park'])
    expect(s.table.pool.shoggoths).toBe(1)
    expect(s.table.cultists.park).toBe(2)
    expect(s.table.awake).toEqual([])
  })
})

describe('what a seal costs', () => {
  test('[RC-245] the Detective needs 4, sane or insane', () => {
    for (const sanity of [4, 1, 0]) {
      const setting: Setting = {
        investigators: ['detective', 'driver'],
        at: { p1: 'park' },
        sanity: { p1: sanity },
      }
      const s = scene({ ...setting, hands: { p1: cards('arkham', 4) } })
      expect(s.offered('seal')).toEqual([{ own: 4, extra: null }])
      s.choose('seal', { own: 4, extra: null })
      expect(s.table.gates.arkham).toBe('sealed')
      expect(s.hand('p1')).toEqual([])
      const short = scene({ ...setting, hands: { p1: cards('arkham', 3) } })
      expect(short.refusal('seal', { own: 4, extra: null })).toBe('RC-241')
    }
  })

  test('[RC-245] the Detective beside another investigator does not help that one', () => {
    const s = scene({
      investigators: ['reporter', 'detective'],
      at: { p1: 'park', p2: 'park' },
      hands: { p1: cards('arkham', 4) },
    })
    expect(s.offered('seal')).toEqual([])
  })

  test('[RC-246] with Mi-Go Eye the next seal needs 4, whoever played it', () => {
    for (const by of ['p1', 'p2']) {
      const s = scene({
        ...plain,
        at: { p1: 'park' },
        hands: { p1: cards('arkham', 4) },
        inForce: [{ relic: 'mi-go-eye', by, last: false }],
      })
      expect(s.offered('seal')).toEqual([{ own: 4, extra: null }])
      s.choose('seal', { own: 4, extra: null })
      expect(s.table.gates.arkham).toBe('sealed')
    }
  })

  test('[RC-246] only the next one: the seal after it needs 5 again', () => {
    const s = scene({
      ...plain,
      at: { p1: 'park', p2: 'old-mill' },
      hands: { p1: cards('arkham', 4), p2: cards('dunwich', 4) },
      inForce: eye(),
    })
    s.choose('seal', { own: 4, extra: null })
    expect(s.table.inForce).toEqual([])
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
    expect(s.offered('seal')).toEqual([])
    expect(s.refusal('seal', five)).toBe('RC-241')
  })

  test('[RC-246] played from the hand in the same turn it counts at once', () => {
    const s = scene({ ...plain, at: { p1: 'park' }, hands: { p1: [...cards('arkham', 4), 'mi-go-eye'] } })
    expect(s.offered('seal')).toEqual([])
    s.next('blank').choose('playRelic', { relic: 'mi-go-eye' })
    expect(s.offered('seal')).toEqual([{ own: 4, extra: null }])
  })

  test('[RC-247] with Yig 1 card of a connected town is discarded as well', () => {
    const s = scene({
      ...plain,
      at: { p1: 'park' },
      hands: { p1: [...cards('arkham', 5), 'dunwich', 'innsmouth'] },
      awake: ['yig'],
    })
    const extras = s.offered('seal').map(({ own, extra }) => `${own} ${extra}`)
    expect(extras.toSorted()).toEqual(['5 dunwich', '5 innsmouth'])
    s.choose('seal', { own: 5, extra: 'innsmouth' })
    expect(s.table.gates.arkham).toBe('sealed')
    expect(s.hand('p1')).toEqual(['dunwich'])
    expect(s.table.playerDiscard.toSorted()).toEqual([...cards('arkham', 5), 'innsmouth'])
  })

  test('[RC-247] which towns are connected, for each of the four gates', () => {
    const connected: Record<Town, Town[]> = {
      arkham: ['dunwich', 'innsmouth'],
      dunwich: ['arkham', 'kingsport'],
      innsmouth: ['arkham', 'kingsport'],
      kingsport: ['dunwich', 'innsmouth'],
    }
    for (const town of ['arkham', 'dunwich', 'innsmouth', 'kingsport'] as const)
      for (const extra of ['arkham', 'dunwich', 'innsmouth', 'kingsport'] as const) {
        if (extra === town) continue
        const s = scene({
          ...plain,
          at: { p1: gateIn[town] },
          hands: { p1: [...cards(town, 5), extra] },
          awake: ['yig'],
        })
        const expected = connected[town].includes(extra) ? [{ own: 5, extra }] : []
        expect(s.offered('seal'), `${town} with ${extra}`).toEqual(expected)
      }
  })

  test('[RC-247] without such a card no seal; a sixth card of the town or a relic does not do', () => {
    const s = scene({
      ...plain,
      at: { p1: 'park' },
      hands: { p1: [...cards('arkham', 6), 'elder-sign'] },
      awake: ['yig'],
    })
    expect(s.offered('seal')).toEqual([])
    expect(s.refusal('seal', { own: 5, extra: 'dunwich' })).toBe('RC-247')
    expect(['RC-247', 'RC-251']).toContain(s.refusal('seal', five))
    const short = scene({
      ...plain,
      at: { p1: 'park' },
      hands: { p1: [...cards('arkham', 4), 'dunwich'] },
      awake: ['yig'],
    })
    expect(short.refusal('seal', { own: 5, extra: 'dunwich' })).toBe('RC-241')
  })

  test('[RC-247] only while Yig is in effect: asleep or cancelled he asks for nothing', () => {
    const setting: Setting = {
      ...plain,
      at: { p1: 'park' },
      hands: { p1: [...cards('arkham', 5), 'dunwich'] },
    }
    expect(scene({ ...setting, asleep: ['yig'] }).offered('seal')).toEqual([five])
    expect(scene({ ...setting, awake: ['yig'], cancelled: ['yig'] }).offered('seal')).toEqual([five])
  })

  test("[RC-248] the Detective saves a card of the town, never Yig's", () => {
    const setting: Setting = { investigators: ['detective', 'driver'], at: { p1: 'park' }, awake: ['yig'] }
    const s = scene({ ...setting, hands: { p1: [...cards('arkham', 5), 'dunwich'] } })
    expect(s.offered('seal')).toEqual([{ own: 4, extra: 'dunwich' }])
    const without = scene({ ...setting, hands: { p1: cards('arkham', 7) } })
    expect(without.offered('seal')).toEqual([])
    expect(without.refusal('seal', { own: 4, extra: 'dunwich' })).toBe('RC-247')
  })

  test('[RC-249] with Yig and Mi-Go Eye: 5 of the town alone, or 4 and one of a connected town', () => {
    const setting: Setting = { ...plain, at: { p1: 'park' }, awake: ['yig'] }
    const both = scene({ ...setting, inForce: eye(), hands: { p1: [...cards('arkham', 5), 'innsmouth'] } })
    const offered = both.offered('seal').map(({ own, extra }) => `${own} ${extra}`)
    expect(offered.toSorted()).toEqual(['4 innsmouth', '5 null'])
    both.choose('seal', { own: 4, extra: 'innsmouth' })
    expect(both.hand('p1')).toEqual(['arkham'])
    const alone = scene({ ...setting, inForce: eye(), hands: { p1: cards('arkham', 5) } })
    expect(alone.offered('seal')).toEqual([five])
    alone.choose('seal', five)
    expect(alone.table.gates.arkham).toBe('sealed')
    const four = scene({ ...setting, inForce: eye(), hands: { p1: [...cards('arkham', 4), 'dunwich'] } })
    expect(four.offered('seal')).toEqual([{ own: 4, extra: 'dunwich' }])
    // It saves one card, not two.
    const tooFew = scene({ ...setting, inForce: eye(), hands: { p1: [...cards('arkham', 4), 'kingsport'] } })
    expect(tooFew.offered('seal')).toEqual([])
  })

  test('[RC-250] the Detective with Mi-Go Eye needs 3', () => {
    const setting: Setting = { investigators: ['detective', 'driver'], at: { p1: 'park' } }
    const s = scene({ ...setting, inForce: eye(), hands: { p1: cards('arkham', 3) } })
    expect(s.offered('seal')).toEqual([{ own: 3, extra: null }])
    s.choose('seal', { own: 3, extra: null })
    expect(s.table.gates.arkham).toBe('sealed')
    const short = scene({ ...setting, inForce: eye(), hands: { p1: cards('arkham', 2) } })
    expect(short.offered('seal')).toEqual([])
  })

  test('[RC-250] [RC-251] the prices of table 8.9, each with a hand that could pay more', () => {
    const table = [
      { yig: false, migo: false, others: ['5+0'], detective: ['4+0'] },
      { yig: false, migo: true, others: ['4+0'], detective: ['3+0'] },
      { yig: true, migo: false, others: ['5+1'], detective: ['4+1'] },
      { yig: true, migo: true, others: ['4+1', '5+0'], detective: ['3+1', '4+0'] },
    ]
    for (const { yig, migo, others, detective } of table)
      for (const [investigator, prices] of [
        ['reporter', others],
        ['doctor', others],
        ['detective', detective],
      ] as const)
        for (const [town, connected] of [
          ['arkham', 'dunwich'],
          ['dunwich', 'kingsport'],
          ['innsmouth', 'arkham'],
          ['kingsport', 'innsmouth'],
        ] as const) {
          const s = scene({
            investigators: [investigator, 'driver'],
            at: { p1: gateIn[town] },
            hands: { p1: [...cards(town, 6), connected] },
            awake: yig ? ['yig'] : [],
            inForce: migo ? eye() : [],
          })
          const offered = s.offered('seal').map(({ own, extra }) => `${own}+${extra === null ? 0 : 1}`)
          expect(offered.toSorted(), `${investigator} ${town}, Yig: ${yig}, Mi-Go Eye: ${migo}`).toEqual(
            prices,
          )
        }
  })

  test('[RC-251] a reduction cannot be declined, and no more is paid than asked', () => {
    const detective = scene({
      investigators: ['detective', 'driver'],
      at: { p1: 'park' },
      hands: { p1: cards('arkham', 6) },
    })
    expect(detective.refusal('seal', five)).toBe('RC-251')
    const withEye = scene({ ...plain, at: { p1: 'park' }, hands: { p1: cards('arkham', 6) }, inForce: eye() })
    expect(withEye.refusal('seal', five)).toBe('RC-251')
    withEye.choose('seal', { own: 4, extra: null })
    expect(withEye.hand('p1')).toEqual(['arkham', 'arkham'])
    // Without Yig no card of a connected town goes with it.
    const noYig = scene({ ...plain, at: { p1: 'park' }, hands: { p1: [...cards('arkham', 5), 'dunwich'] } })
    expect(noYig.refusal('seal', { own: 5, extra: 'dunwich' })).toBe('RC-251')
  })

  test('[RC-251] a relic already in effect is used up even by a player who did not need it', () => {
    const s = scene({ ...plain, at: { p1: 'park' }, hands: { p1: cards('arkham', 5) }, inForce: eye() })
    s.choose('seal', { own: 4, extra: null })
    expect(s.table.inForce).toEqual([])
    expect(s.table.relicsInBox).toEqual(['mi-go-eye'])
    expect(s.hand('p1')).toEqual(['arkham'])
  })
})

describe('after the seal', () => {
  test('[RC-252] the gate can no longer be used, nor sealed again', () => {
    const s = scene({ ...plain, at: { p1: 'park', p2: 'old-mill' }, hands: { p1: cards('arkham', 7) } })
    expect(s.offered('useGate')).toHaveLength(3)
    s.choose('seal', five)
    expect(s.offered('useGate')).toEqual([])
    expect(s.refusal('useGate', { to: 'old-mill' })).toBe('RC-178')
    expect(s.refusal('seal', five)).toBe('RC-240')
    s.choose('endActions', {})
    expect(goals(s, 'useGate', 'p2')).toEqual(['graveyard', 'hospital'])
  })

  test('[RC-252] Shoggoths turn to the next open gate, and one that stands there stays on the board', () => {
    const s = scene({
      ...plain,
      at: { p1: 'park', p2: 'cafe' },
      hands: { p1: cards('arkham', 5) },
      shoggoths: ['diner', 'park'],
      gates: { dunwich: 'sealed' },
      summoning: ['woods', 'theater'],
    })
    // From the Diner the Park is 2 away, the Hospital 3. From the Park: the Hospital 5, the Graveyard 10.
    s.choose('seal', five).choose('endActions', {})
    if (s.asked?.step === 'shoggothOrder') s.choose('moveShoggothNext', { from: 'diner' })
    expect(shoggothsOf(s)).toEqual(['junkyard', 'secret-lodge'])
    expect(s.happened('shoggothLeft')).toEqual([])
    expect(s.table.awake).toEqual([])
    expect(rolls(s)).toEqual([])
  })

  test('[RC-252] for an investigator cured by this very seal, too', () => {
    const s = scene({
      ...plain,
      sanity: { p1: 0 },
      at: { p1: 'hospital' },
      hands: { p1: cards('innsmouth', 5) },
    })
    s.choose('seal', five)
    expect(s.asked).toEqual({ step: 'wakeWhere', seat: 'p1' })
    expect(s.table.gates.innsmouth).toBe('sealed')
    s.choose('wakeAt', { place: 'hospital' })
    expect(placeOf(s, 'p1')).toBe('hospital')
    expect(sanityOf(s, 'p1')).toBe(4)
    expect(s.offered('useGate')).toEqual([])
  })
})
