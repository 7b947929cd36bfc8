import { describe, expect, test } from 'vitest'
import {
  connectedTowns,
  distance,
  gateOf,
  hasBus,
  places,
  roadsFrom,
  townOf,
  towns,
} from '../../content/map.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { goals, placeOf, rolls, sanityOf } from './about.ts'
import { distances, edges, everyPlace, gateIn, neighboursOf, stations, townsAndPlaces } from './table-8-1.ts'

const shuttle: Setting = { investigators: ['doctor', 'hunter'], actionsLeft: 4 }

describe('the map (table 8.1)', () => {
  test('[RC-003] 24 locations in 4 towns of 6', () => {
    expect(towns.toSorted()).toEqual(['arkham', 'dunwich', 'innsmouth', 'kingsport'])
    expect(places.toSorted()).toEqual(everyPlace.toSorted())
    expect(places).toHaveLength(24)
    for (const town of towns)
      expect(places.filter((place) => townOf[place] === town).toSorted(), `in ${town}`).toEqual(
        townsAndPlaces[town].toSorted(),
      )
  })

  test('[RC-003] 29 connections, each of them both ways, and no other', () => {
    expect(edges).toHaveLength(29)
    const bothWays = edges.flatMap(([a, b]) => [`${a}/${b}`, `${b}/${a}`])
    const ofTheBoard = places.flatMap((from) => roadsFrom[from].map((to) => `${from}/${to}`))
    expect(ofTheBoard.toSorted()).toEqual(bothWays.toSorted())
  })

  test('[RC-004] the gates', () => {
    expect(gateOf).toEqual(gateIn)
  })

  test('[RC-017] connected towns: Arkham and Kingsport are not, nor Dunwich and Innsmouth', () => {
    expect(connectedTowns.arkham.toSorted()).toEqual(['dunwich', 'innsmouth'])
    expect(connectedTowns.dunwich.toSorted()).toEqual(['arkham', 'kingsport'])
    expect(connectedTowns.innsmouth.toSorted()).toEqual(['arkham', 'kingsport'])
    expect(connectedTowns.kingsport.toSorted()).toEqual(['dunwich', 'innsmouth'])
  })

  test('[RC-171] five bus stations', () => {
    expect(places.filter((place) => hasBus[place]).toSorted()).toEqual(stations.toSorted())
  })

  test('[RC-370] the distances to the four gates', () => {
    for (const from of everyPlace)
      for (const town of towns)
        expect(distance[from][gateIn[town]], `${from} to ${town}`).toBe(distances[from][town])
  })
})

describe('Walk', () => {
  test('[RC-170] from every location to exactly the locations joined to it', () => {
    for (const here of everyPlace) {
      const s = scene({ ...shuttle, at: { p1: here } })
      expect(goals(s, 'walk'), `from ${here}`).toEqual(neighboursOf(here).toSorted())
    }
  })

  test('[RC-170] moves the investigator for 1 action, without a card and without a roll', () => {
    const s = scene({ ...shuttle, hands: { p1: ['arkham'] } })
    s.choose('walk', { to: 'cafe' })
    expect(placeOf(s, 'p1')).toBe('cafe')
    expect(placeOf(s, 'p2')).toBe('train-station')
    expect(s.actionsLeft).toBe(3)
    expect(s.hand('p1')).toEqual(['arkham'])
    expect(rolls(s)).toEqual([])
  })

  test('[RC-170] not to a location two roads away, and not to where one stands', () => {
    const s = scene(shuttle)
    expect(s.refusal('walk', { to: 'church' })).toBe('RC-170')
    expect(s.refusal('walk', { to: 'park' })).toBe('RC-170')
    expect(s.refusal('walk', { to: 'train-station' })).toBe('RC-170')
  })

  test('[RC-170] one action is one step: no second step is offered', () => {
    const s = scene(shuttle)
    s.choose('walk', { to: 'university' })
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    s.choose('walk', { to: 'park' })
    expect(s.actionsLeft).toBe(2)
  })
})

describe('Take a Bus', () => {
  test('[RC-171] from the five stations and from nowhere else', () => {
    for (const here of everyPlace) {
      const s = scene({ ...shuttle, at: { p1: here }, hands: { p1: ['arkham', 'kingsport'] } })
      const offered = s.offered('bus').map(({ pay }) => pay)
      expect(offered, `from ${here}`).toEqual(stations.includes(here) ? ['arkham', 'kingsport'] : [])
    }
    for (const here of everyPlace.filter((place) => !stations.includes(place))) {
      const s = scene({ ...shuttle, at: { p1: here }, hands: { p1: ['arkham'] } })
      expect(s.refusal('bus', { pay: 'arkham' }), `from ${here}`).toBe('RC-171')
    }
  })

  test('[RC-171] costs 1 action', () => {
    const s = scene({ ...shuttle, hands: { p1: ['kingsport'] } })
    s.choose('bus', { pay: 'kingsport' }).choose('ride', { to: 'market' })
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-172] with a card of another town to any location of that town, and only there', () => {
    for (const town of ['dunwich', 'innsmouth', 'kingsport'] as const) {
      const s = scene({ ...shuttle, hands: { p1: [town] } })
      s.choose('bus', { pay: town })
      expect(goals(s, 'ride')).toEqual(townsAndPlaces[town].toSorted())
      const elsewhere = everyPlace.filter(
        (to) => to !== 'train-station' && !townsAndPlaces[town].includes(to),
      )
      for (const to of elsewhere) expect(s.refusal('ride', { to }), `${town} to ${to}`).toBe('RC-172')
    }
  })

  test('[RC-172] the card is discarded, and no other', () => {
    const s = scene({ ...shuttle, hands: { p1: ['dunwich', 'kingsport', 'kingsport'] } })
    s.choose('bus', { pay: 'kingsport' }).choose('ride', { to: 'theater' })
    expect(placeOf(s, 'p1')).toBe('theater')
    expect(s.hand('p1').toSorted()).toEqual(['dunwich', 'kingsport'])
    expect(s.table.playerDiscard).toEqual(['kingsport'])
  })

  test('[RC-172] the card must be in the own hand', () => {
    const s = scene({ ...shuttle, hands: { p1: ['dunwich'], p2: ['kingsport'] } })
    expect(s.refusal('bus', { pay: 'kingsport' })).toBe('RC-158')
  })

  test('[RC-173] with a card of the town one is in to any other location on the board', () => {
    const s = scene({ ...shuttle, at: { p1: 'factory' }, hands: { p1: ['innsmouth', 'arkham'] } })
    s.choose('bus', { pay: 'innsmouth' })
    const others = everyPlace.filter((place) => place !== 'factory')
    expect(goals(s, 'ride')).toEqual(others.toSorted())
    s.choose('ride', { to: 'graveyard' })
    expect(placeOf(s, 'p1')).toBe('graveyard')
    expect(s.hand('p1')).toEqual(['arkham'])
    expect(s.table.playerDiscard).toEqual(['innsmouth'])
  })

  test('[RC-174] a bus must lead somewhere else', () => {
    for (const here of stations) {
      const own = towns.find((town) => townsAndPlaces[town].includes(here))!
      const s = scene({ ...shuttle, at: { p1: here }, hands: { p1: [own] } })
      s.choose('bus', { pay: own })
      expect(s.refusal('ride', { to: here }), `from ${here}`).toBe('RC-174')
    }
  })

  test('[RC-174] a bus may lead to a location without a bus station', () => {
    const s = scene({ ...shuttle, hands: { p1: ['dunwich'] } })
    s.choose('bus', { pay: 'dunwich' }).choose('ride', { to: 'old-mill' })
    expect(placeOf(s, 'p1')).toBe('old-mill')
  })

  test('[RC-175] a relic does not pay for a bus', () => {
    const s = scene({ ...shuttle, hands: { p1: ['silver-key', 'mi-go-eye'] } })
    expect(s.offered('bus')).toEqual([])
    expect(s.refusal('bus', { pay: 'silver-key' })).toBe('RC-175')
    const both = scene({ ...shuttle, hands: { p1: ['silver-key', 'dunwich'] } })
    expect(both.offered('bus')).toEqual([{ pay: 'dunwich' }])
    expect(both.refusal('bus', { pay: 'silver-key' })).toBe('RC-175')
  })
})

describe('Use a Gate', () => {
  test('[RC-176] from each open gate to each of the others, for 1 action', () => {
    for (const here of Object.values(gateIn)) {
      const s = scene({ ...shuttle, at: { p1: here } })
      const others = Object.values(gateIn).filter((gate) => gate !== here)
      expect(goals(s, 'useGate'), `from ${here}`).toEqual(others.toSorted())
    }
    const s = scene({ ...shuttle, at: { p1: 'graveyard' } })
    s.next('blank').choose('useGate', { to: 'park' })
    expect(placeOf(s, 'p1')).toBe('park')
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-176] not from a location without a gate, not to one, and not to the same gate', () => {
    const away = scene({ ...shuttle, at: { p1: 'university' } })
    expect(away.offered('useGate')).toEqual([])
    expect(away.refusal('useGate', { to: 'old-mill' })).toBe('RC-176')
    const there = scene({ ...shuttle, at: { p1: 'park' } })
    expect(there.refusal('useGate', { to: 'church' })).toBe('RC-176')
    expect(there.refusal('useGate', { to: 'park' })).toBe('RC-176')
  })

  test('[RC-177] one sanity roll of the traveller, which is applied', () => {
    const s = scene({ ...shuttle, at: { p1: 'park', p2: 'old-mill' } })
    s.next('delusions', 'delusions').choose('useGate', { to: 'old-mill' })
    expect(rolls(s)).toEqual(['p1 gate'])
    expect(sanityOf(s, 'p1')).toBe(3)
    expect(sanityOf(s, 'p2')).toBe(4)
  })

  test('[RC-177] the roll is made after the move: Paranoia strikes at the destination', () => {
    const s = scene({ ...shuttle, at: { p1: 'park' } })
    s.next('paranoia').choose('useGate', { to: 'hospital' })
    expect(s.table.cultists.hospital).toBe(2)
    expect(s.table.cultists.park).toBe(0)
  })

  test('[RC-178] a sealed gate cannot be left', () => {
    for (const state of ['sealed', 'warded'] as const) {
      const s = scene({ ...shuttle, at: { p1: 'park' }, gates: { arkham: state } })
      expect(s.offered('useGate')).toEqual([])
      expect(s.refusal('useGate', { to: 'old-mill' })).toBe('RC-178')
    }
  })

  test('[RC-178] a sealed gate cannot be entered', () => {
    for (const state of ['sealed', 'warded'] as const) {
      const s = scene({ ...shuttle, at: { p1: 'park' }, gates: { dunwich: state } })
      expect(s.refusal('useGate', { to: 'old-mill' })).toBe('RC-178')
      expect(goals(s, 'useGate')).toEqual(['graveyard', 'hospital'])
    }
  })

  test('[RC-178] the last open gate leads nowhere', () => {
    const s = scene({
      ...shuttle,
      at: { p1: 'park' },
      gates: { dunwich: 'sealed', innsmouth: 'sealed', kingsport: 'sealed' },
    })
    expect(s.offered('useGate')).toEqual([])
  })
})

describe('entering a location with a Shoggoth', () => {
  /** Every way to enter a location; `other`: the rolls that it asks for anyway. */
  const ways: {
    how: string
    target: Scene['table']['shoggoths'][number]['at']
    setting: Setting
    go: (s: Scene) => void
    other: string[]
  }[] = [
    {
      how: 'Walk',
      target: 'theater',
      setting: { at: { p1: 'market' } },
      go: (s) => s.choose('walk', { to: 'theater' }),
      other: [],
    },
    {
      how: 'second step of the Driver',
      target: 'theater',
      setting: { investigators: ['driver', 'hunter'], at: { p1: 'wharf' } },
      go: (s) => s.choose('walk', { to: 'market' }).choose('walkOn', { to: 'theater' }),
      other: [],
    },
    {
      how: 'bus',
      target: 'theater',
      setting: { hands: { p1: ['kingsport'] } },
      go: (s) => s.choose('bus', { pay: 'kingsport' }).choose('ride', { to: 'theater' }),
      other: [],
    },
    {
      how: 'gate',
      target: 'graveyard',
      setting: { at: { p1: 'park' } },
      go: (s) => s.choose('useGate', { to: 'graveyard' }),
      other: ['p1 gate'],
    },
    {
      how: 'stations of the Reporter',
      target: 'market',
      setting: { investigators: ['reporter', 'hunter'] },
      go: (s) => s.choose('hopStations', { to: 'market' }),
      other: [],
    },
    {
      how: 'Silver Key',
      target: 'theater',
      setting: { hands: { p1: ['silver-key'] } },
      go: (s) => s.choose('playRelic', { relic: 'silver-key' }).choose('turnKey', { to: 'theater' }),
      other: ['p1 relic'],
    },
    {
      how: 'cure',
      target: 'church',
      setting: {
        at: { p1: 'park' },
        sanity: { p1: 0 },
        hands: { p1: ['arkham', 'arkham', 'arkham', 'arkham', 'arkham'] },
      },
      go: (s) => s.choose('seal', { own: 5, extra: null }).choose('wakeAt', { place: 'church' }),
      other: [],
    },
  ]

  test('[RC-179] asks for a roll, whatever the means', () => {
    for (const { how, target, setting, go, other } of ways) {
      const s = scene({ ...shuttle, ...setting, shoggoths: [target] })
      go(s.next('blank', 'blank'))
      expect(placeOf(s, 'p1'), `by ${how}`).toBe(target)
      expect(rolls(s).toSorted(), `by ${how}`).toEqual([...other, 'p1 shoggoth'].toSorted())
    }
  })

  test('[RC-179] asks for none when the Shoggoth is elsewhere', () => {
    for (const { how, target, setting, go, other } of ways) {
      const s = scene({ ...shuttle, ...setting, shoggoths: ['police-station'] })
      go(s.next('blank', 'blank'))
      expect(placeOf(s, 'p1'), `by ${how}`).toBe(target)
      expect(rolls(s), `by ${how}`).toEqual(other)
    }
  })

  test('[RC-179] only of the investigator who enters, and the result is applied', () => {
    const s = scene({ ...shuttle, at: { p1: 'university', p2: 'park' }, shoggoths: ['park'] })
    s.next('delusions', 'delusions').choose('walk', { to: 'park' })
    expect(rolls(s)).toEqual(['p1 shoggoth'])
    expect(sanityOf(s, 'p1')).toBe(3)
    expect(sanityOf(s, 'p2')).toBe(4)
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-179] every time anew', () => {
    const s = scene({ ...shuttle, at: { p1: 'university' }, shoggoths: ['park'] })
    s.next('blank').choose('walk', { to: 'park' })
    s.choose('walk', { to: 'university' })
    s.next('delusions').choose('walk', { to: 'park' })
    expect(rolls(s)).toEqual(['p1 shoggoth'])
    expect(sanityOf(s, 'p1')).toBe(3)
  })

  test('[RC-180] through a gate: two separate rolls', () => {
    const s = scene({ ...shuttle, at: { p1: 'park' }, shoggoths: ['hospital'] })
    s.next('delusions', 'psychosis').choose('useGate', { to: 'hospital' })
    expect(s.happened('dieRolled').map(({ face }) => face)).toEqual(['delusions', 'psychosis'])
    expect(sanityOf(s, 'p1')).toBe(1)
  })

  test('[RC-181] the gate first, with all that follows from it, then the Shoggoth', () => {
    const s = scene({
      ...shuttle,
      at: { p1: 'park' },
      shoggoths: ['old-mill'],
      cultists: { 'old-mill': 2 },
      asleep: ['atlach-nacha'],
    })
    s.next('paranoia', 'delusions').choose('useGate', { to: 'old-mill' })
    expect(s.asked).toEqual({ step: 'atlachNachaAsks', seat: 'p1' })
    expect(rolls(s)).toEqual(['p1 gate'])
    s.choose('giveToken', {})
    expect(rolls(s)).toEqual([])
    s.choose('giveToken', {})
    expect(rolls(s)).toEqual(['p1 shoggoth'])
    expect(sanityOf(s, 'p1')).toBe(2)
  })

  test('[RC-181] the Shoggoth roll is made even when the gate roll drove the traveller insane', () => {
    const s = scene({ ...shuttle, at: { p1: 'park' }, sanity: { p1: 1 }, shoggoths: ['old-mill'] })
    s.next('delusions', 'paranoia').choose('useGate', { to: 'old-mill' })
    expect(rolls(s)).toEqual(['p1 gate', 'p1 shoggoth'])
    expect(sanityOf(s, 'p1')).toBe(0)
    expect(s.table.cultists['old-mill']).toBe(2)
  })

  test('[RC-182] leaving a Shoggoth asks for no roll', () => {
    const s = scene({ ...shuttle, at: { p1: 'park' }, shoggoths: ['park'] })
    s.choose('walk', { to: 'university' })
    expect(rolls(s)).toEqual([])
    const byGate = scene({ ...shuttle, at: { p1: 'park' }, shoggoths: ['park'] })
    byGate.next('blank').choose('useGate', { to: 'old-mill' })
    expect(rolls(byGate)).toEqual(['p1 gate'])
  })

  test('[RC-182] staying with a Shoggoth asks for no roll', () => {
    const s = scene({
      ...shuttle,
      at: { p1: 'park', p2: 'park' },
      shoggoths: ['park'],
      cultists: { park: 1 },
    })
    s.choose('fightCultist', {})
    expect(rolls(s)).toEqual([])
    s.choose('endActions', {})
    expect(rolls(s)).toEqual([])
  })

  test('[RC-182] starting a turn with a Shoggoth asks for no roll', () => {
    const s = scene({ ...shuttle, at: { p1: 'theater', p2: 'park' }, shoggoths: ['park'] })
    s.choose('endActions', {})
    expect(s.happened('turnBegan').map(({ seat }) => seat)).toEqual(['p2'])
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
    expect(rolls(s)).toEqual([])
  })
})
