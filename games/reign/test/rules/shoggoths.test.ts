import { Engine, completeOptions } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Place, Town } from '../../content/map.ts'
import { reign } from '../../index.ts'
import type { Table } from '../../position.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { goals, rolls, sanityOf, sequence, shoggothsOf } from './about.ts'
import { distances, everyPlace, gateIn, neighboursOf, pathChoices } from './table-8-1.ts'

/** The next Summoning card bears the symbol, the one after it does not. */
const symbol: Setting = { investigators: ['driver', 'hunter'], summoning: ['woods', 'diner'] }

const fourTowns: Town[] = ['arkham', 'dunwich', 'innsmouth', 'kingsport']
const subsets = Array.from({ length: 15 }, (_, i) => fourTowns.filter((_town, bit) => (i + 1) & (1 << bit)))

function only(open: Town[]): NonNullable<Setting['gates']> {
  return Object.fromEntries(fourTowns.map((town) => [town, open.includes(town) ? 'open' : 'sealed']))
}

/** What table 8.1 allows: neighbours that lie on a shortest way to a nearest open gate. */
function waysByTable(open: Town[], at: Place): Place[] {
  const nearest = Math.min(...open.map((town) => distances[at][town]))
  const aims = open.filter((town) => distances[at][town] === nearest)
  return neighboursOf(at).filter((next) => aims.some((town) => distances[next][town] === nearest - 1))
}

function moves(s: Scene): string[] {
  return s.happened('shoggothMoved').map(({ from, to }) => `${from} ${to}`)
}

describe('the way of a Shoggoth', () => {
  test('[RC-370] for every set of open gates and every location: one step nearer to the nearest open gate', () => {
    for (const open of subsets)
      for (const at of everyPlace) {
        if (open.some((town) => gateIn[town] === at)) continue
        const s = scene({ ...symbol, gates: only(open), shoggoths: [at] })
        s.next('blank', 'blank').choose('endActions', {})
        const ways = waysByTable(open, at)
        const asked = s.asked?.step === 'shoggothPath'
        const taken = asked ? goals(s, 'shoggothTo') : shoggothsOf(s)
        expect(taken, `${at}, open: ${open.join()}`).toEqual(ways.toSorted())
        expect(asked).toBe(ways.length > 1)
      }
  })

  test('[RC-373] [RC-374] the positions that offer a choice are exactly those of table 8.1', () => {
    const found: string[] = []
    for (const open of subsets)
      for (const at of everyPlace) {
        const s = scene({ ...symbol, gates: only(open), shoggoths: [at] })
        s.next('blank', 'blank').choose('endActions', {})
        if (s.asked?.step !== 'shoggothPath') continue
        found.push(`${open.join('+')} ${at}: ${goals(s, 'shoggothTo').join()}`)
      }
    const listed = pathChoices.map(({ open, at, to }) => `${open.join('+')} ${at}: ${to.toSorted().join()}`)
    expect(listed).toHaveLength(16)
    expect(found.toSorted()).toEqual(listed.toSorted())
  })

  test('[RC-370] one location, not more', () => {
    const s = scene({ ...symbol, shoggoths: ['theater'] })
    s.choose('endActions', {})
    expect(moves(s)).toEqual(['theater market'])
  })

  test('[RC-371] on an open gate it returns to the pool, and a ritual takes place', () => {
    for (const gate of Object.values(gateIn)) {
      const s = scene({ ...symbol, shoggoths: [gate], asleep: ['azathoth', 'yig'] })
      s.choose('endActions', {})
      expect(shoggothsOf(s), `at ${gate}`).toEqual([])
      expect(s.table.pool.shoggoths).toBe(3)
      expect(s.happened('ritual')).toEqual([{ at: gate, because: 'shoggoth' }])
      expect(s.table.awake).toEqual(['azathoth'])
      expect(s.table.cultistsGone).toBe(3)
      expect(moves(s)).toEqual([])
    }
  })

  test('[RC-371] investigators at the gate make no roll when it leaves', () => {
    const s = scene({ ...symbol, at: { p1: 'park', p2: 'park' }, shoggoths: ['park'] })
    s.choose('endActions', {})
    expect(rolls(s)).toEqual([])
    expect(s.table.awake).toHaveLength(1)
  })

  test('[RC-371] each of two on the same gate awakens an Old One', () => {
    const s = scene({ ...symbol, shoggoths: ['park', 'park'], asleep: ['yig', 'ithaqua', 'azathoth'] })
    s.choose('endActions', {})
    expect(shoggothsOf(s)).toEqual([])
    expect(s.table.pool.shoggoths).toBe(3)
    expect(s.table.awake).toEqual(['yig', 'ithaqua'])
  })
})

describe('the symbol counts only in the summoning step', () => {
  test('[RC-372] not in setup', () => {
    let symbols = 0
    for (let game = 0; game < 25; game++) {
      const options = completeOptions(reign, { players: 2, first: 'p1' })
      const table = Engine.start(reign, options, `setup ${game}`).position.table as Table
      const cards = table.summoningDiscard
      expect(cards).toHaveLength(7)
      // The seventh card's location has the Shoggoth and no cultist: it has not moved on.
      const at = table.shoggoths.map((shoggoth) => shoggoth.at)
      expect(at).toHaveLength(1)
      expect(cards).toContain(at[0])
      expect(table.cultists[at[0]!]).toBe(0)
      expect(cards.filter((place) => table.cultists[place] === 0)).toEqual(at)
      expect(table.awake).toEqual([])
      if (cards.some((place) => ['university', 'woods', 'docks', 'swamp'].includes(place))) symbols++
    }
    expect(symbols).toBeGreaterThan(10)
  })

  test('[RC-372] not for Evil Stirs', () => {
    const s = scene({
      investigators: ['driver', 'hunter'],
      deck: ['evil-stirs', 'arkham'],
      hands: { p2: ['elder-sign'] },
      summoningBottom: ['woods'],
      shoggoths: ['theater'],
    })
    s.next('blank').choose('endActions', {})
    expect(s.happened('summoningCardRevealed')).toEqual([{ place: 'woods', from: 'bottom', symbol: true }])
    expect(moves(s)).toEqual([])
    expect(shoggothsOf(s)).toEqual(['theater', 'woods'])
  })

  test('[RC-372] not for Hastur, whose own movement is the only one', () => {
    const s = scene({
      investigators: ['driver', 'hunter'],
      summoning: ['church', 'diner'],
      summoningBottom: ['swamp'],
      cultists: { church: 3 },
      shoggoths: ['theater'],
      asleep: ['hastur'],
    })
    s.choose('endActions', {})
    expect(moves(s).toSorted()).toEqual(['swamp farmstead', 'theater market'])
  })

  test('[RC-372] not for Shub-Niggurath', () => {
    const s = scene({
      investigators: ['driver', 'hunter'],
      summoning: ['church', 'diner'],
      summoningBottom: ['woods', 'docks', 'swamp', 'university'],
      cultists: { church: 3 },
      shoggoths: ['theater'],
      asleep: ['shub-niggurath'],
    })
    s.choose('endActions', {})
    expect(s.table.cultists.woods).toBe(1)
    expect(s.table.cultists.university).toBe(1)
    expect(moves(s)).toEqual([])
    expect(shoggothsOf(s)).toEqual(['theater'])
  })
})

describe('choices of the active player', () => {
  test('[RC-373] between two gates equally near', () => {
    for (const to of ['farmstead', 'great-hall'] as const) {
      const s = scene({ ...symbol, gates: only(['arkham', 'innsmouth']), shoggoths: ['swamp'] })
      s.choose('endActions', {})
      expect(s.asked).toEqual({ step: 'shoggothPath', seat: 'p1' })
      expect(goals(s, 'shoggothTo')).toEqual(['farmstead', 'great-hall'])
      expect(s.engine.optionsOf('p2')).toEqual([])
      s.choose('shoggothTo', { to })
      expect(shoggothsOf(s)).toEqual([to])
      expect(moves(s)).toEqual([`swamp ${to}`])
    }
  })

  test('[RC-373] whoever is active', () => {
    const s = scene({
      ...symbol,
      active: 'p2',
      gates: only(['arkham', 'innsmouth']),
      shoggoths: ['swamp'],
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'shoggothPath', seat: 'p2' })
    expect(s.engine.optionsOf('p1')).toEqual([])
  })

  test('[RC-373] a nearer gate leaves no choice', () => {
    const s = scene({ ...symbol, gates: only(['arkham', 'innsmouth', 'kingsport']), shoggoths: ['swamp'] })
    s.choose('endActions', {})
    expect(moves(s)).toEqual(['swamp great-hall'])
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-374] between two shortest paths to the same gate', () => {
    for (const to of ['factory', 'junkyard'] as const) {
      const s = scene({ ...symbol, gates: only(['dunwich']), shoggoths: ['pawn-shop'] })
      s.choose('endActions', {})
      expect(s.asked).toEqual({ step: 'shoggothPath', seat: 'p1' })
      expect(goals(s, 'shoggothTo')).toEqual(['factory', 'junkyard'])
      // The Hospital is next door, too, but on no shortest path.
      expect(['RC-370', 'RC-373', 'RC-374']).toContain(s.refusal('shoggothTo', { to: 'hospital' }))
      s.choose('shoggothTo', { to })
      expect(shoggothsOf(s)).toEqual([to])
    }
  })

  test('[RC-375] the order, when one of them meets an investigator', () => {
    const setting: Setting = { ...symbol, at: { p1: 'market' }, shoggoths: ['theater', 'swamp', 'boardwalk'] }
    const s = scene(setting)
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'shoggothOrder', seat: 'p1' })
    expect(s.engine.optionsOf('p2')).toEqual([])
    expect(
      s
        .offered('moveShoggothNext')
        .map(({ from }) => from)
        .toSorted(),
    ).toEqual(['boardwalk', 'swamp', 'theater'])
    s.choose('moveShoggothNext', { from: 'swamp' })
    expect(moves(s)).toEqual(['swamp farmstead'])
    expect(s.asked).toEqual({ step: 'shoggothOrder', seat: 'p1' })
    expect(
      s
        .offered('moveShoggothNext')
        .map(({ from }) => from)
        .toSorted(),
    ).toEqual(['boardwalk', 'theater'])
    s.next('blank').choose('moveShoggothNext', { from: 'boardwalk' })
    expect(moves(s)).toEqual(['boardwalk factory', 'theater market'])
    expect(rolls(s)).toEqual(['p1 shoggoth'])
  })

  test('[RC-375] the order, when one of them leaves through a gate', () => {
    const s = scene({ ...symbol, shoggoths: ['park', 'theater'], asleep: ['yig'] })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'shoggothOrder', seat: 'p1' })
    s.choose('moveShoggothNext', { from: 'theater' })
    expect(sequence(s, 'shoggothMoved', 'shoggothLeft', 'oldOneAwoke')).toEqual([
      'shoggothMoved',
      'shoggothLeft',
      'oldOneAwoke',
    ])
    const first = scene({ ...symbol, shoggoths: ['park', 'theater'], asleep: ['yig'] })
    first.choose('endActions', {}).choose('moveShoggothNext', { from: 'park' })
    expect(sequence(first, 'shoggothMoved', 'shoggothLeft', 'oldOneAwoke')).toEqual([
      'shoggothLeft',
      'oldOneAwoke',
      'shoggothMoved',
    ])
  })

  test('[RC-375] each move is completely resolved before the next', () => {
    const s = scene({
      ...symbol,
      at: { p1: 'market' },
      cultists: { market: 2 },
      shoggoths: ['theater', 'swamp'],
      asleep: ['atlach-nacha'],
    })
    s.choose('endActions', {})
    s.next('paranoia').choose('moveShoggothNext', { from: 'theater' })
    expect(s.asked).toEqual({ step: 'atlachNachaAsks', seat: 'p1' })
    expect(shoggothsOf(s)).toEqual(['market', 'swamp'])
    s.choose('giveToken', {}).choose('giveToken', {}, 'p2')
    expect(shoggothsOf(s)).toEqual(['farmstead', 'market'])
  })

  test('[RC-375] no question where the order changes nothing', () => {
    const s = scene({ ...symbol, shoggoths: ['theater', 'swamp', 'boardwalk'] })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
    expect(shoggothsOf(s)).toEqual(['factory', 'farmstead', 'market'])
  })
})

describe('each Shoggoth once', () => {
  /** Hastur, awakened by the Shoggoth at the Park, places one at the Boardwalk and moves all. */
  const hastur: Setting = { ...symbol, summoningBottom: ['boardwalk'], asleep: ['hastur', 'yig'] }

  test('[RC-376] those already there move once by the symbol, one placed meanwhile does not', () => {
    const s = scene({ ...hastur, shoggoths: ['park', 'theater'] })
    s.choose('endActions', {}).choose('moveShoggothNext', { from: 'park' })
    // Hastur: theater to market, boardwalk to factory. Then the symbol: market to wharf, and nothing else.
    expect(moves(s).toSorted()).toEqual(['boardwalk factory', 'market wharf', 'theater market'])
    expect(moves(s).at(-1)).toBe('market wharf')
    expect(shoggothsOf(s)).toEqual(['factory', 'wharf'])
  })

  test('[RC-376] one that has moved already is not moved again', () => {
    const s = scene({ ...hastur, shoggoths: ['park', 'theater'] })
    s.choose('endActions', {}).choose('moveShoggothNext', { from: 'theater' })
    // The symbol: theater to market; then, by Hastur: market to wharf and boardwalk to factory.
    expect(moves(s)[0]).toBe('theater market')
    expect(moves(s).toSorted()).toEqual(['boardwalk factory', 'market wharf', 'theater market'])
    expect(shoggothsOf(s)).toEqual(['factory', 'wharf'])
  })

  test('[RC-376] one removed meanwhile is skipped', () => {
    const s = scene({ ...hastur, shoggoths: ['park', 'old-mill'] })
    s.choose('endActions', {}).choose('moveShoggothNext', { from: 'park' })
    if (s.asked?.step === 'shoggothOrder') s.choose('moveShoggothNext', { from: 'old-mill' })
    // Hastur drives the one at the Old Mill through its gate; the symbol finds it gone.
    expect(s.table.awake).toEqual(['hastur', 'yig'])
    expect(shoggothsOf(s)).toEqual(['factory'])
    expect(s.table.pool.shoggoths).toBe(2)
  })

  test('[RC-376] one that Hastur places where another has just left is not mistaken for it', () => {
    const s = scene({ ...hastur, summoningBottom: ['theater'], shoggoths: ['park', 'old-mill', 'graveyard'] })
    s.choose('endActions', {}).choose('moveShoggothNext', { from: 'park' })
    while (s.asked?.step === 'shoggothOrder') {
      const next = s.offered('moveShoggothNext').find(({ from }) => from !== 'theater')
      s.choose('moveShoggothNext', next ?? { from: 'theater' })
    }
    // All three old ones are gone, by the symbol or by Hastur; the new one has moved once, by Hastur.
    expect(shoggothsOf(s)).toEqual(['market'])
    expect(s.table.awake).toHaveLength(3)
  })
})

describe('when a Shoggoth arrives', () => {
  test('[RC-377] every investigator there rolls, nobody else', () => {
    const s = scene({
      ...symbol,
      investigators: ['driver', 'hunter', 'reporter'],
      at: { p1: 'wharf', p2: 'graveyard', p3: 'graveyard' },
      shoggoths: ['wharf'],
    })
    s.next('delusions', 'psychosis').choose('endActions', {})
    expect(shoggothsOf(s)).toEqual(['graveyard'])
    expect(rolls(s)).toEqual(['p2 shoggoth', 'p3 shoggoth'])
    expect(['p1', 'p2', 'p3'].map((seat) => sanityOf(s, seat))).toEqual([4, 3, 2])
  })

  test('[RC-378] when it is placed by Evil Stirs', () => {
    const s = scene({
      investigators: ['driver', 'hunter'],
      at: { p2: 'theater' },
      deck: ['evil-stirs', 'arkham'],
      summoningBottom: ['theater'],
    })
    s.next('blank', 'delusions').choose('endActions', {})
    expect(rolls(s)).toEqual(['p1 evil stirs', 'p2 shoggoth'])
    expect(sanityOf(s, 'p2')).toBe(3)
  })

  test('[RC-378] when Hastur places it and when Hastur moves it', () => {
    const s = scene({
      investigators: ['driver', 'hunter'],
      at: { p1: 'theater', p2: 'market' },
      summoning: ['church', 'diner'],
      summoningBottom: ['theater'],
      cultists: { church: 3 },
      asleep: ['hastur'],
    })
    s.next('blank', 'delusions').choose('endActions', {})
    expect(rolls(s)).toEqual(['p1 shoggoth', 'p2 shoggoth'])
    expect(sanityOf(s, 'p2')).toBe(3)
  })

  test('[RC-378] when the Occultist moves it', () => {
    const s = scene({
      investigators: ['occultist', 'hunter'],
      at: { p1: 'market', p2: 'market' },
      shoggoths: ['theater'],
    })
    s.next('blank', 'delusions').choose('pushShoggoth', { from: 'theater', to: 'market' })
    expect(rolls(s)).toEqual(['p1 shoggoth', 'p2 shoggoth'])
    expect(sanityOf(s, 'p2')).toBe(3)
  })

  test('[RC-379] the active player first, then clockwise', () => {
    const graveyard = { p1: 'graveyard', p2: 'graveyard', p3: 'graveyard', p4: 'graveyard' } as const
    const investigators: Setting['investigators'] = ['driver', 'hunter', 'reporter', 'doctor']
    const setting: Setting = { ...symbol, investigators, shoggoths: ['wharf'] }
    const all = scene({ ...setting, active: 'p3', at: graveyard })
    all.next('blank', 'blank', 'blank', 'blank').choose('endActions', {})
    expect(rolls(all)).toEqual(['p3 shoggoth', 'p4 shoggoth', 'p1 shoggoth', 'p2 shoggoth'])
    const away = scene({ ...setting, active: 'p2', at: { ...graveyard, p2: 'diner' } })
    away.next('blank', 'blank', 'blank').choose('endActions', {})
    expect(rolls(away)).toEqual(['p3 shoggoth', 'p4 shoggoth', 'p1 shoggoth'])
  })

  test('[RC-379] each roll is completely resolved before the next', () => {
    const s = scene({
      ...symbol,
      at: { p1: 'graveyard', p2: 'graveyard' },
      cultists: { graveyard: 2 },
      shoggoths: ['wharf'],
      asleep: ['atlach-nacha'],
    })
    s.next('paranoia', 'delusions').choose('endActions', {})
    expect(s.asked).toEqual({ step: 'atlachNachaAsks', seat: 'p1' })
    expect(rolls(s)).toEqual(['p1 shoggoth'])
    s.choose('giveToken', {})
    expect(rolls(s)).toEqual([])
    s.choose('giveToken', {}, 'p2')
    expect(rolls(s)).toEqual(['p2 shoggoth'])
  })

  test('[RC-379] a roll that loses the game ends it before the next', () => {
    const s = scene({
      ...symbol,
      at: { p1: 'graveyard', p2: 'graveyard' },
      shoggoths: ['wharf'],
      cultistPool: 2,
    })
    // One cultist goes to the Woods, one to the Graveyard, and for the second one there the pool is empty.
    s.next('paranoia', 'blank').choose('endActions', {})
    expect(s.outcome).toBe('no-cultists')
    expect(rolls(s)).toEqual(['p1 shoggoth'])
  })

  test('[RC-380] entering a location with several Shoggoths asks for one roll', () => {
    for (const shoggoths of [
      ['park', 'park'],
      ['park', 'park', 'park'],
    ] as Place[][]) {
      const s = scene({ investigators: ['hunter', 'driver'], at: { p1: 'university' }, shoggoths })
      s.next('delusions', 'delusions', 'delusions').choose('walk', { to: 'park' })
      expect(rolls(s)).toEqual(['p1 shoggoth'])
      expect(sanityOf(s, 'p1')).toBe(3)
    }
  })

  test('[RC-380] several Shoggoths entering one after another cause one roll each', () => {
    const s = scene({ ...symbol, at: { p1: 'graveyard' }, shoggoths: ['wharf', 'wharf', 'wharf'] })
    s.next('blank', 'delusions', 'delusions').choose('endActions', {})
    expect(shoggothsOf(s)).toEqual(['graveyard', 'graveyard', 'graveyard'])
    expect(rolls(s)).toEqual(['p1 shoggoth', 'p1 shoggoth', 'p1 shoggoth'])
    expect(sanityOf(s, 'p1')).toBe(2)
  })
})

describe('gates and signs', () => {
  test('[RC-381] on a sealed gate a Shoggoth does not leave the board but walks on', () => {
    for (const state of ['sealed', 'warded'] as const) {
      const s = scene({ ...symbol, gates: { innsmouth: state }, shoggoths: ['hospital'] })
      s.choose('endActions', {})
      expect(moves(s)).toEqual(['hospital pawn-shop'])
      expect(s.happened('ritual')).toEqual([])
      expect(s.table.awake).toEqual([])
      expect(s.table.pool.shoggoths).toBe(2)
    }
  })

  test('[RC-381] it may pass a sealed gate', () => {
    const s = scene({
      ...symbol,
      summoning: ['woods', 'docks'],
      gates: only(['innsmouth']),
      shoggoths: ['university'],
    })
    s.choose('endActions', {}).choose('shoggothTo', { to: 'park' })
    expect(moves(s)).toEqual(['university park', 'park secret-lodge'])
    expect(s.table.awake).toEqual([])
    expect(shoggothsOf(s)).toEqual(['secret-lodge'])
  })

  test('[RC-381] it is drawn to no sealed gate', () => {
    const s = scene({ ...symbol, gates: { kingsport: 'sealed' }, shoggoths: ['wharf'] })
    s.choose('endActions', {})
    expect(moves(s)).toEqual(['wharf market'])
  })

  test('[RC-382] arriving on an open gate does nothing further', () => {
    const s = scene({ ...symbol, shoggoths: ['wharf'] })
    s.choose('endActions', {})
    expect(shoggothsOf(s)).toEqual(['graveyard'])
    expect(s.happened('ritual')).toEqual([])
    expect(s.table.awake).toEqual([])
  })

  test('[RC-382] the next movement takes it through', () => {
    const s = scene({ ...symbol, summoning: ['woods', 'docks'], shoggoths: ['wharf'] })
    s.choose('endActions', {})
    expect(sequence(s, 'summoningCardRevealed', 'shoggothMoved', 'shoggothLeft', 'oldOneAwoke')).toEqual([
      'summoningCardRevealed',
      'shoggothMoved',
      'summoningCardRevealed',
      'shoggothLeft',
      'oldOneAwoke',
    ])
    expect(shoggothsOf(s)).toEqual([])
  })

  test('[RC-383] Shoggoths may move into a town protected by an Elder Sign', () => {
    const s = scene({
      ...symbol,
      gates: { ...only(['innsmouth']), kingsport: 'warded' },
      shoggoths: ['swamp'],
    })
    s.choose('endActions', {})
    expect(moves(s)).toEqual(['swamp great-hall'])
    expect(shoggothsOf(s)).toEqual(['great-hall'])
    expect(s.table.pool.shoggoths).toBe(2)
  })

  test('[RC-383] and investigators there roll as usual', () => {
    const s = scene({
      ...symbol,
      at: { p2: 'great-hall' },
      gates: { ...only(['innsmouth']), kingsport: 'warded' },
      shoggoths: ['swamp'],
    })
    s.next('delusions').choose('endActions', {})
    expect(rolls(s)).toEqual(['p2 shoggoth'])
    expect(sanityOf(s, 'p2')).toBe(3)
  })
})
