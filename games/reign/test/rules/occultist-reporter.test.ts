import { describe, expect, test } from 'vitest'
import type { Place } from '../../content/map.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { cultistsOnBoard, inOrder, rolls, tokens, whereIs } from './reading.ts'

function placesOf(offered: { to: Place }[]): Place[] {
  return offered.map(({ to }) => to).toSorted()
}

function occultist(setting: Setting = {}): Scene {
  return scene({ investigators: ['occultist', 'doctor'], ...setting })
}

function insaneOccultist(setting: Setting = {}): Scene {
  return occultist({ sanity: { p1: 0 }, ...setting })
}

describe('Occultist, sane', () => {
  test('[RC-700] 1 action moves 1 cultist 1 or 2 locations', () => {
    const s = occultist({ cultists: { market: 2 } }).choose('moveCultist', { from: 'market' })
    expect(placesOf(s.offered('cultistTo'))).toEqual(
      ['great-hall', 'woods', 'theater', 'wharf', 'swamp', 'docks', 'graveyard'].toSorted(),
    )
    s.choose('cultistTo', { to: 'docks' })
    expect([s.table.cultists.market, s.table.cultists.docks]).toEqual([1, 1])
    expect(cultistsOnBoard(s.table)).toBe(2)
    expect(s.table.pool.cultists).toBe(24)
    expect(s.actionsLeft).toBe(3)
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[RC-700] 1 location costs the same, and the same cultist may be moved again for another action', () => {
    const s = occultist({ cultists: { market: 1 } })
    s.choose('moveCultist', { from: 'market' }).choose('cultistTo', { to: 'wharf' })
    expect(s.actionsLeft).toBe(3)
    s.choose('moveCultist', { from: 'wharf' }).choose('cultistTo', { to: 'graveyard' })
    expect(s.table.cultists.graveyard).toBe(1)
    expect(s.actionsLeft).toBe(2)
  })

  test('[RC-700] no action, no cultist, no move', () => {
    const s = occultist({ cultists: { market: 1 }, actionsLeft: 0, hands: { p1: ['song-of-kadath'] } })
    expect(s.offered('moveCultist')).toEqual([])
    expect(s.refusal('moveCultist', { from: 'market' })).toBe('RC-150')
    const none = occultist({ cultists: { market: 1 } })
    expect(none.offered('moveCultist')).toEqual([{ from: 'market' }])
    expect(none.refusal('moveCultist', { from: 'wharf' })).toBe('RC-700')
  })

  test('[RC-700] nobody else, and not in the turn of another', () => {
    const s = occultist({
      active: 'p2',
      cultists: { market: 1 },
      shoggoths: ['wharf'],
      hands: { p1: ['song-of-kadath'] },
    })
    for (const seat of ['p1', 'p2']) {
      expect(s.may('moveCultist', { from: 'market' }, seat)).toBe(false)
      expect(s.may('pushShoggoth', { from: 'wharf', to: 'market' }, seat)).toBe(false)
    }
  })

  test('[RC-701] 2 actions move 1 Shoggoth 1 location', () => {
    const s = occultist({ shoggoths: ['market', 'wharf'], hands: { p2: ['warded-box'] } })
    expect(s.offered('pushShoggoth').filter(({ from }) => from === 'market')).toHaveLength(4)
    expect(placesOf(s.offered('pushShoggoth').filter(({ from }) => from === 'wharf'))).toEqual([
      'graveyard',
      'market',
    ])
    s.choose('pushShoggoth', { from: 'market', to: 'theater' })
    expect(s.table.shoggoths.map(({ at }) => at).toSorted()).toEqual(['theater', 'wharf'])
    expect(s.table.pool.shoggoths).toBe(1)
    expect(s.actionsLeft).toBe(2)
    s.choose('pushShoggoth', { from: 'theater', to: 'market' })
    expect(s.asked).toEqual({ step: 'actionsUsed', seat: 'p1' })
    expect(s.actionsLeft).toBe(0)
  })

  test('[RC-701] of two Shoggoths at one location 1 moves', () => {
    const s = occultist({ shoggoths: ['market', 'market'] }).choose('pushShoggoth', {
      from: 'market',
      to: 'woods',
    })
    expect(s.table.shoggoths.map(({ at }) => at).toSorted()).toEqual(['market', 'woods'])
  })

  test('[RC-701] not with 1 action, not 2 locations', () => {
    const s = occultist({ shoggoths: ['market'], actionsLeft: 1 })
    expect(s.offered('pushShoggoth')).toEqual([])
    expect(s.refusal('pushShoggoth', { from: 'market', to: 'woods' })).toBe('RC-156')
    expect(
      occultist({ shoggoths: ['market'] }).refusal('pushShoggoth', { from: 'market', to: 'docks' }),
    ).toBe('RC-701')
  })

  test('[RC-703] figures anywhere on the board', () => {
    const s = occultist({
      at: { p1: 'old-mill' },
      cultists: { theater: 1, diner: 1, 'old-mill': 1 },
      shoggoths: ['hospital', 'park'],
    })
    expect(
      s
        .offered('moveCultist')
        .map(({ from }) => from)
        .toSorted(),
    ).toEqual(['diner', 'old-mill', 'theater'])
    expect(new Set(s.offered('pushShoggoth').map(({ from }) => from))).toEqual(new Set(['hospital', 'park']))
  })

  test('[RC-703] along connections, across the border of a town', () => {
    const s = occultist({ cultists: { diner: 1 } }).choose('moveCultist', { from: 'diner' })
    expect(placesOf(s.offered('cultistTo'))).toEqual([
      'junkyard',
      'park',
      'pawn-shop',
      'police-station',
      'secret-lodge',
    ])
    const pushes = occultist({ shoggoths: ['diner'] }).offered('pushShoggoth')
    expect(placesOf(pushes)).toEqual(['junkyard', 'secret-lodge'])
  })

  test('[RC-704] a cultist cannot end at a location with 3, but may pass through it', () => {
    const s = occultist({ cultists: { graveyard: 1, wharf: 3 } }).choose('moveCultist', { from: 'graveyard' })
    expect(placesOf(s.offered('cultistTo'))).toEqual(['market'])
    expect(s.refusal('cultistTo', { to: 'wharf' })).toBe('RC-704')
    s.choose('cultistTo', { to: 'market' })
    expect([s.table.cultists.graveyard, s.table.cultists.wharf, s.table.cultists.market]).toEqual([0, 3, 1])
    expect(s.table.awake).toEqual([])
  })

  test('[RC-704] 2 are no hindrance, and where every end is full there is no move', () => {
    const s = occultist({ cultists: { graveyard: 1, wharf: 2 } }).choose('moveCultist', { from: 'graveyard' })
    s.choose('cultistTo', { to: 'wharf' })
    expect(s.table.cultists.wharf).toBe(3)
    const stuck = occultist({ cultists: { graveyard: 1, wharf: 3, market: 3 } })
    expect(stuck.may('moveCultist', { from: 'graveyard' })).toBe(false)
    expect(stuck.refusal('moveCultist', { from: 'graveyard' })).toBe('RC-704')
  })

  test('[RC-705] everybody where the Shoggoth is moved to makes a sanity roll, the active player first', () => {
    const s = scene({
      investigators: ['doctor', 'occultist', 'driver'],
      active: 'p2',
      at: { p1: 'market', p2: 'market', p3: 'woods' },
      shoggoths: ['woods'],
    })
    s.next('delusions', 'psychosis').choose('pushShoggoth', { from: 'woods', to: 'market' })
    expect(rolls(s)).toEqual([
      ['p2', 'delusions', 'shoggoth'],
      ['p1', 'psychosis', 'shoggoth'],
    ])
    expect([tokens(s, 'p1'), tokens(s, 'p2'), tokens(s, 'p3')]).toEqual([2, 3, 4])
  })

  test('[RC-705] a cultist moved to somebody scares nobody', () => {
    const s = occultist({ at: { p2: 'market' }, cultists: { woods: 1 } })
    s.choose('moveCultist', { from: 'woods' }).choose('cultistTo', { to: 'market' })
    expect(rolls(s)).toEqual([])
  })

  test('[RC-706] a Shoggoth goes onto and off an open gate: no ritual, and it stays on the board', () => {
    const onto = occultist({ shoggoths: ['wharf'] }).choose('pushShoggoth', {
      from: 'wharf',
      to: 'graveyard',
    })
    expect(onto.table.shoggoths.map(({ at }) => at)).toEqual(['graveyard'])
    expect(inOrder(onto, 'ritual', 'shoggothLeft', 'oldOneAwoke')).toEqual([])
    onto.choose('pushShoggoth', { from: 'graveyard', to: 'wharf' })
    expect(onto.table.shoggoths.map(({ at }) => at)).toEqual(['wharf'])
    expect(onto.table.pool.shoggoths).toBe(2)
    expect(onto.table.awake).toEqual([])
  })

  test('[RC-707] an Elder Sign does not prevent the move of a figure', () => {
    const s = occultist({
      gates: { dunwich: 'warded' },
      cultists: { 'train-station': 1 },
      shoggoths: ['great-hall'],
    })
    s.choose('moveCultist', { from: 'train-station' }).choose('cultistTo', { to: 'cafe' })
    expect(s.table.cultists.cafe).toBe(1)
    s.choose('pushShoggoth', { from: 'great-hall', to: 'swamp' })
    expect(s.table.shoggoths.map(({ at }) => at)).toEqual(['swamp'])
    expect(s.happened('placementPrevented')).toEqual([])
    const insane = insaneOccultist({ gates: { dunwich: 'warded' }, cultists: { 'train-station': 1 } })
    insane.choose('herdCultist', { from: 'train-station' }).choose('herdTo', { to: 'cafe' })
    expect(insane.table.cultists.cafe).toBe(1)
  })

  test('[RC-707] nor does a move need a figure from the pool', () => {
    const s = occultist({ cultists: { market: 1 }, cultistPool: 0, shoggoths: ['wharf', 'park', 'diner'] })
    s.choose('moveCultist', { from: 'market' }).choose('cultistTo', { to: 'woods' })
    s.choose('pushShoggoth', { from: 'wharf', to: 'market' })
    expect(s.outcome).toBeUndefined()
    expect(s.table.cultists.woods).toBe(1)
  })
})

describe('Occultist, insane', () => {
  test('[RC-702] 1 action moves 2 cultists, each 1 location', () => {
    const s = insaneOccultist({ cultists: { market: 2 } }).choose('herdCultist', { from: 'market' })
    expect(placesOf(s.offered('herdTo'))).toEqual(['great-hall', 'theater', 'wharf', 'woods'])
    s.choose('herdTo', { to: 'wharf' }).choose('herdSecond', { from: 'market' })
    expect(placesOf(s.offered('herdTo'))).toEqual(['great-hall', 'theater', 'wharf', 'woods'])
    s.choose('herdTo', { to: 'theater' })
    expect([s.table.cultists.market, s.table.cultists.wharf, s.table.cultists.theater]).toEqual([0, 1, 1])
    expect(s.actionsLeft).toBe(2)
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[RC-702] or just 1, for the same action', () => {
    const s = insaneOccultist({ cultists: { market: 2 } })
    s.choose('herdCultist', { from: 'market' }).choose('herdTo', { to: 'wharf' }).choose('stopHerding', {})
    expect([s.table.cultists.market, s.table.cultists.wharf]).toEqual([1, 1])
    expect(s.actionsLeft).toBe(2)
  })

  test('[RC-702] two different cultists, never one of them twice', () => {
    const two = insaneOccultist({ cultists: { market: 1, park: 1 } })
    two.choose('herdCultist', { from: 'market' }).choose('herdTo', { to: 'wharf' })
    expect(two.offered('herdSecond')).toEqual([{ from: 'park' }])
    const alone = insaneOccultist({ cultists: { market: 1 } })
    alone.choose('herdCultist', { from: 'market' }).choose('herdTo', { to: 'wharf' })
    expect(alone.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(alone.table.cultists.wharf).toBe(1)
    expect(alone.actionsLeft).toBe(2)
  })

  test('[RC-702] never a third', () => {
    const s = insaneOccultist({ cultists: { market: 3 } })
    s.choose('herdCultist', { from: 'market' }).choose('herdTo', { to: 'wharf' })
    s.choose('herdSecond', { from: 'market' }).choose('herdTo', { to: 'wharf' })
    expect(s.offered('herdSecond')).toEqual([])
    expect([s.table.cultists.market, s.table.cultists.wharf]).toEqual([1, 2])
  })

  test('[RC-702] the abilities of the other side are not hers', () => {
    const s = insaneOccultist({ cultists: { market: 1 }, shoggoths: ['wharf'] })
    expect(s.offered('moveCultist')).toEqual([])
    expect(s.offered('pushShoggoth')).toEqual([])
    expect(s.refusal('pushShoggoth', { from: 'wharf', to: 'market' })).toBe('RC-701')
    expect(occultist({ cultists: { market: 1 } }).refusal('herdCultist', { from: 'market' })).toBe('RC-702')
  })

  test('[RC-703] insane, too: anywhere on the board', () => {
    const s = insaneOccultist({ at: { p1: 'old-mill' }, cultists: { theater: 1, diner: 1 } })
    expect(
      s
        .offered('herdCultist')
        .map(({ from }) => from)
        .toSorted(),
    ).toEqual(['diner', 'theater'])
  })

  test('[RC-704] insane, too: not into a full location, and nothing lies behind it', () => {
    const s = insaneOccultist({ cultists: { graveyard: 1, wharf: 3 } })
    expect(s.may('herdCultist', { from: 'graveyard' })).toBe(false)
    expect(s.refusal('herdCultist', { from: 'graveyard' })).toBe('RC-704')
    // The first move makes room for the second.
    s.choose('herdCultist', { from: 'wharf' }).choose('herdTo', { to: 'market' })
    s.choose('herdSecond', { from: 'graveyard' }).choose('herdTo', { to: 'wharf' })
    expect([s.table.cultists.graveyard, s.table.cultists.wharf, s.table.cultists.market]).toEqual([0, 3, 1])
  })
})

describe('Reporter, sane', () => {
  function reporter(setting: Setting = {}): Scene {
    return scene({ investigators: ['reporter', 'doctor'], ...setting })
  }

  test('[RC-708] any clue card takes her by bus to any location', () => {
    const s = reporter({ hands: { p1: ['kingsport', 'innsmouth'] } }).choose('bus', { pay: 'kingsport' })
    expect(s.offered('ride')).toHaveLength(23)
    expect(s.may('ride', { to: 'train-station' })).toBe(false)
    s.choose('ride', { to: 'swamp' })
    expect(whereIs(s, 'p1')).toBe('swamp')
    expect(s.hand('p1')).toEqual(['innsmouth'])
    expect(s.table.playerDiscard).toEqual(['kingsport'])
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-708] others ride to the town on the card', () => {
    const s = scene({ investigators: ['doctor', 'reporter'], hands: { p1: ['kingsport'] } }).choose('bus', {
      pay: 'kingsport',
    })
    expect(placesOf(s.offered('ride'))).toEqual([
      'graveyard',
      'great-hall',
      'market',
      'theater',
      'wharf',
      'woods',
    ])
  })

  test('[RC-708] still a bus: from a bus station, with a clue card', () => {
    const s = reporter({ at: { p1: 'cafe' }, hands: { p1: ['kingsport'] } })
    expect(s.refusal('bus', { pay: 'kingsport' })).toBe('RC-171')
    expect(reporter({ hands: { p1: ['silver-key'] } }).refusal('bus', { pay: 'silver-key' })).toBe('RC-175')
  })

  const stations: Place[] = ['train-station', 'diner', 'historic-inn', 'factory', 'market']

  test.each(stations)('[RC-709] from the bus station %s to any other, without a card', (at) => {
    const s = reporter({ at: { p1: at }, hands: { p1: ['arkham'] } })
    expect(placesOf(s.offered('hopStations'))).toEqual(
      stations.filter((station) => station !== at).toSorted(),
    )
    const to = stations.find((station) => station !== at)!
    s.choose('hopStations', { to })
    expect(whereIs(s, 'p1')).toBe(to)
    expect(s.hand('p1')).toEqual(['arkham'])
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-709] not from elsewhere, not to elsewhere, not without an action, not by others', () => {
    const cafe = reporter({ at: { p1: 'cafe' } })
    expect(cafe.offered('hopStations')).toEqual([])
    expect(cafe.refusal('hopStations', { to: 'market' })).toBe('RC-709')
    expect(reporter().refusal('hopStations', { to: 'park' })).toBe('RC-709')
    const tired = reporter({ actionsLeft: 0, hands: { p1: ['song-of-kadath'] } })
    expect(tired.refusal('hopStations', { to: 'market' })).toBe('RC-150')
    const other = reporter({ active: 'p2', hands: { p1: ['song-of-kadath'] } })
    expect(other.may('hopStations', { to: 'market' }, 'p1')).toBe(false)
    expect(other.refusal('hopStations', { to: 'market' }, 'p2')).toBe('RC-709')
  })

  test('[RC-712] the card from the discard pile is for the insane side only', () => {
    const s = reporter({ discard: ['arkham'] })
    expect(s.offered('fetchClue')).toEqual([])
    expect(s.refusal('fetchClue', {})).toBe('RC-712')
  })
})

describe('Reporter, insane', () => {
  function reporter(setting: Setting = {}): Scene {
    return scene({ investigators: ['reporter', 'doctor'], sanity: { p1: 0 }, ...setting })
  }

  test('[RC-710] cannot take a bus', () => {
    const s = reporter({ hands: { p1: ['arkham', 'kingsport'] } })
    expect(s.offered('bus')).toEqual([])
    expect(s.refusal('bus', { pay: 'arkham' })).toBe('RC-710')
    expect(s.refusal('bus', { pay: 'kingsport' })).toBe('RC-710')
    // Other insane investigators can.
    const doctor = scene({
      investigators: ['doctor', 'reporter'],
      sanity: { p1: 0 },
      hands: { p1: ['arkham'] },
    })
    expect(doctor.offered('bus')).toEqual([{ pay: 'arkham' }])
  })

  test('[RC-711] cannot move between bus stations', () => {
    const s = reporter()
    expect(s.offered('hopStations')).toEqual([])
    expect(s.refusal('hopStations', { to: 'market' })).toBe('RC-711')
  })

  test('[RC-712] takes a clue card of the town she is in from the discard pile, without an action', () => {
    const s = reporter({ discard: ['dunwich', 'arkham', 'kingsport', 'arkham'] }).choose('fetchClue', {})
    expect(s.hand('p1')).toEqual(['arkham'])
    expect(s.table.playerDiscard.toSorted()).toEqual(['arkham', 'dunwich', 'kingsport'])
    expect(s.actionsLeft).toBe(3)
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[RC-712] once per turn, wherever she goes', () => {
    const s = reporter({ discard: ['arkham', 'arkham', 'dunwich'] }).choose('fetchClue', {})
    expect(s.refusal('fetchClue', {})).toBe('RC-712')
    s.choose('walk', { to: 'cafe' })
    expect(s.refusal('fetchClue', {})).toBe('RC-712')
  })

  test('[RC-712] again in the next turn', () => {
    const s = reporter({
      discard: ['arkham', 'arkham'],
      deck: ['dunwich', 'dunwich', 'dunwich', 'dunwich'],
      summoning: ['diner', 'theater', 'junkyard', 'boardwalk'],
    })
    s.choose('fetchClue', {}).choose('endActions', {}).choose('endActions', {})
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    s.choose('fetchClue', {})
    expect(s.hand('p1').filter((card) => card === 'arkham')).toHaveLength(2)
  })

  test('[RC-712] only of this town, and only what lies there', () => {
    const s = reporter({ at: { p1: 'cafe' }, discard: ['arkham', 'silver-key'] })
    expect(s.offered('fetchClue')).toEqual([])
    expect(s.refusal('fetchClue', {})).toBe('RC-712')
    s.choose('walk', { to: 'train-station' }).choose('fetchClue', {})
    expect(s.hand('p1')).toEqual(['arkham'])
    expect(s.table.playerDiscard).toEqual(['silver-key'])
  })

  test('[RC-712] the hand limit applies at once', () => {
    const s = reporter({
      hands: { p1: ['dunwich', 'dunwich', 'dunwich', 'dunwich', 'dunwich', 'dunwich', 'dunwich'] },
      discard: ['arkham'],
    })
    s.choose('fetchClue', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    s.choose('discard', { card: 'dunwich' })
    expect(s.hand('p1')).toHaveLength(7)
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[RC-713] before the first action and after the last one', () => {
    const first = reporter({ discard: ['arkham'] })
    expect(first.actionsLeft).toBe(3)
    expect(first.may('fetchClue', {})).toBe(true)
    const last = reporter({ discard: ['dunwich'], actionsLeft: 1 }).choose('walk', { to: 'cafe' })
    expect(last.actionsLeft).toBe(0)
    expect(last.asked).toEqual({ step: 'actionsUsed', seat: 'p1' })
    last.choose('fetchClue', {})
    expect(last.hand('p1')).toContain('dunwich')
  })

  test('[RC-713] not in her draw and summoning steps', () => {
    const s = reporter({
      discard: ['arkham'],
      hands: { p1: ['song-of-kadath'] },
      deck: ['dunwich', 'dunwich'],
      summoning: ['diner', 'theater'],
    })
    s.choose('endActions', {})
    for (const step of ['draw', 'summoning', 'end']) {
      expect(s.table.turn).toMatchObject({ active: 'p1', step })
      expect(s.refusal('fetchClue', {}, 'p1')).toBe('RC-713')
      s.choose('pass', {})
    }
  })

  test('[RC-713] not in the turn of another', () => {
    const s = reporter({ active: 'p2', discard: ['arkham'], hands: { p1: ['song-of-kadath'] } })
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
    expect(s.refusal('fetchClue', {}, 'p1')).toBe('RC-713')
    expect(s.may('fetchClue', {}, 'p2')).toBe(false)
  })
})
