import { describe, expect, test } from 'vitest'
import type { Card } from '../../content/cards.ts'
import type { Investigator } from '../../cards/investigators.ts'
import { type Place, places } from '../../content/map.ts'
import { type Setting, scene } from '../scene.ts'
import { awaken, crowds, endTurn, place, rolls, sanity, shoggothsAt, tale } from './rites.ts'

const three: Investigator[] = ['doctor', 'detective', 'hunter']
const four: Investigator[] = ['doctor', 'detective', 'hunter', 'reporter']

describe('Atlach-Nacha', () => {
  test('[RC-430] each player chooses: a cultist at the own location or a sanity token', () => {
    const s = awaken('atlach-nacha', { at: { p2: 'cafe' } })
    expect(s.asked?.seat).toBe('p1')
    expect(s.offered('welcomeCultist')).toHaveLength(1)
    s.choose('giveToken', {})
    expect(s.asked?.seat).toBe('p2')
    expect(s.offered('giveToken')).toHaveLength(1)
    s.choose('welcomeCultist', {})
    expect([sanity(s, 'p1'), sanity(s, 'p2')]).toEqual([3, 4])
    expect(crowds(s)).toEqual({ market: 3, cafe: 1 })
    expect(s.asked?.step).toBe('act')
  })

  test('[RC-431] the insane and those with one token must place the cultist; with two there is a choice', () => {
    const s = awaken('atlach-nacha', {
      investigators: four,
      at: { p2: 'cafe', p3: 'wharf', p4: 'church' },
      sanity: { p2: 1, p3: 0, p4: 2 },
    })
    s.choose('giveToken', {}, 'p1')
    expect(crowds(s)).toEqual({ market: 3, cafe: 1, wharf: 1 })
    expect([sanity(s, 'p2'), sanity(s, 'p3')]).toEqual([1, 0])
    expect(s.asked?.seat).toBe('p4')
    expect(s.offered('welcomeCultist')).toHaveLength(1)
    s.choose('giveToken', {})
    expect(sanity(s, 'p4')).toBe(1)
    expect(s.table.cultists.church).toBe(0)
  })

  test('[RC-432] [RC-R36] the active player first, then clockwise', () => {
    const s = awaken('atlach-nacha', { investigators: three, active: 'p2', at: { p1: 'cafe', p3: 'wharf' } })
    const asked: (string | undefined)[] = []
    while (s.asked?.step === 'atlachNachaAsks') {
      asked.push(s.asked.seat)
      s.choose('giveToken', {})
    }
    expect(asked).toEqual(['p2', 'p3', 'p1'])
  })

  test('[RC-432] [RC-R36] each choice is resolved, with its ritual, before the next player decides', () => {
    const s = awaken(['atlach-nacha', 'shudde-mell'], { at: { p2: 'cafe' }, sanity: { p2: 2 } })
    s.choose('welcomeCultist', {})
    expect(s.table.awake).toEqual(['atlach-nacha', 'shudde-mell'])
    expect(s.asked?.step).toBe('shareTokens')
    s.choose('loseTokenOf', { seat: 'p2' })
      .choose('loseTokenOf', { seat: 'p1' })
      .choose('loseTokenOf', { seat: 'p1' })
    // Down to one token, the second player has no choice any more.
    expect(s.asked?.step).toBe('act')
    expect(sanity(s, 'p2')).toBe(1)
    expect(s.table.cultists.cafe).toBe(1)
  })

  test('[RC-R36] in a protected town a player may choose the cultist, and none is placed', () => {
    const s = awaken('atlach-nacha', {
      at: { p2: 'factory' },
      gates: { innsmouth: 'warded' },
      cultistPool: 1,
    })
    s.choose('giveToken', {}, 'p1').choose('welcomeCultist', {}, 'p2')
    expect(s.outcome).toBeUndefined()
    expect(s.table.cultists.factory).toBe(0)
    expect(sanity(s, 'p2')).toBe(4)
  })

  test('[RC-R36] a token may be given to avoid a loss by an empty pool', () => {
    const atlachNacha = (tokens: number) =>
      awaken('atlach-nacha', { at: { p2: 'cafe' }, cultistPool: 1, sanity: { p2: tokens } }).choose(
        'giveToken',
        {},
        'p1',
      )
    const saved = atlachNacha(2).choose('giveToken', {}, 'p2')
    expect(saved.outcome).toBeUndefined()
    expect(saved.asked?.step).toBe('act')
    expect(atlachNacha(2).choose('welcomeCultist', {}, 'p2').outcome).toBe('no-cultists')
    expect(atlachNacha(1).outcome).toBe('no-cultists')
  })
})

describe('Azathoth', () => {
  test('[RC-433] three cultists leave the pool for the rest of the game', () => {
    const s = awaken('azathoth')
    expect(s.table.pool.cultists).toBe(20)
    expect(s.table.cultistsGone).toBe(3)
    for (let i = 0; i < 3; i++) s.choose('fightCultist', {})
    expect(crowds(s)).toEqual({})
    expect(s.table.pool.cultists).toBe(23)
    endTurn(s)
    expect(s.table.cultistsGone).toBe(3)
  })

  test('[RC-434] with two cultists in the pool the game is lost, with three it is not', () => {
    const lost = awaken('azathoth', { cultistPool: 3 })
    expect(lost.outcome).toBe('azathoth')
    expect(lost.position.outcome?.winners).toEqual([])
    const saved = awaken('azathoth', { cultistPool: 4 })
    expect(saved.outcome).toBeUndefined()
    expect(saved.table.pool.cultists).toBe(0)
    expect(saved.asked?.step).toBe('act')
  })
})

describe('Cthulhu', () => {
  test('[RC-435] the players lose, all of them', () => {
    const s = awaken([], { awake: ['yig', 'dagon', 'ithaqua', 'hastur', 'nyarlathotep', 'azathoth'] })
    expect(s.table.awake.at(-1)).toBe('cthulhu')
    expect(s.position.outcome).toEqual({ how: 'cthulhu', winners: [] })
  })
})

describe('Dagon', () => {
  test('[RC-436] [RC-R82] one cultist on each of the four gate locations, in whatever order', () => {
    const s = awaken('dagon', { cultists: { 'old-mill': 2 } })
    expect(crowds(s)).toEqual({ market: 3, park: 1, 'old-mill': 3, hospital: 1, graveyard: 1 })
    expect(s.table.pool.cultists).toBe(26 - 9)
    expect(s.table.awake).toEqual(['dagon'])
  })

  test('[RC-437] [RC-R37] Dagon visits sealed gates, too, but not those under the Elder Sign', () => {
    const s = awaken('dagon', { gates: { arkham: 'sealed', dunwich: 'sealed', innsmouth: 'warded' } })
    expect(crowds(s)).toEqual({ market: 3, park: 1, 'old-mill': 1, graveyard: 1 })
  })

  test('[RC-437] the active player chooses the order of the gates', () => {
    const s = awaken(['dagon', 'yig'], { active: 'p2', cultists: { park: 3 } })
    expect(s.asked).toEqual({ step: 'dagonOrder', seat: 'p2' })
    expect(
      s
        .offered('dagonNext')
        .map(({ gate }) => gate)
        .toSorted(),
    ).toEqual(['graveyard', 'hospital', 'old-mill', 'park'])
    expect(s.may('dagonNext', { gate: 'park' }, 'p1')).toBe(false)
    s.choose('dagonNext', { gate: 'graveyard' })
    expect(crowds(s)).toEqual({ market: 3, park: 3, graveyard: 1 })
    expect(s.may('dagonNext', { gate: 'graveyard' })).toBe(false)
    s.choose('dagonNext', { gate: 'park' })
    expect(s.table.awake).toEqual(['dagon', 'yig'])
    expect(crowds(s)).toEqual({ market: 3, park: 3, 'old-mill': 1, hospital: 1, graveyard: 1 })
  })

  test('[RC-437] [RC-R82] the order is asked for as well when the pool could run out', () => {
    const s = awaken(['dagon', 'azathoth'], { cultists: { park: 3 }, cultistPool: 5 })
    s.choose('dagonNext', { gate: 'park' })
    expect(s.table.pool.cultists).toBe(1)
    s.choose('dagonNext', { gate: 'hospital' })
    expect(s.outcome).toBeUndefined()
    expect(crowds(s)).toEqual({ market: 3, park: 3, hospital: 1 })
    s.choose('dagonNext', { gate: 'old-mill' })
    expect(s.outcome).toBe('no-cultists')
  })

  test('[RC-436] every full gate location calls for a ritual of its own', () => {
    const s = awaken(['dagon', 'yig', 'ithaqua'], { cultists: { park: 3, hospital: 3 } })
    for (const gate of ['old-mill', 'park', 'hospital'] as const) s.choose('dagonNext', { gate })
    expect(s.table.awake).toEqual(['dagon', 'yig', 'ithaqua'])
    expect(crowds(s)).toEqual({ market: 3, park: 3, hospital: 3, 'old-mill': 1, graveyard: 1 })
  })
})

describe('Hastur', () => {
  test('[RC-438] a Shoggoth where the bottom card says, then every Shoggoth moves once', () => {
    const s = awaken('hastur', {
      at: { p1: 'cafe' },
      shoggoths: ['boardwalk'],
      summoningBottom: ['theater', 'wharf'],
    })
    expect(
      tale(s, 'summoningCardRevealed', 'shoggothPlaced', 'shoggothMoved').filter(
        (each) => !each.includes('Moved'),
      ),
    ).toEqual(['summoningCardRevealed:theater', 'shoggothPlaced:theater'])
    expect(s.happened('summoningCardRevealed')[0]?.from).toBe('bottom')
    expect(shoggothsAt(s)).toEqual(['factory', 'market'])
    expect(s.table.pool.shoggoths).toBe(1)
    expect(s.table.summoningDiscard).toEqual(['theater'])
    expect(s.table.summoningDeck).toHaveLength(23)
    expect(s.table.summoningDeck.at(-1)).toBe('wharf')
    expect(s.table.cultists.theater).toBe(0)
  })

  test('[RC-438] a symbol on the bottom card moves nobody a second time', () => {
    const s = awaken('hastur', {
      at: { p1: 'cafe' },
      shoggoths: ['boardwalk'],
      summoningBottom: ['great-hall'],
    })
    expect(s.happened('shoggothMoved')).toHaveLength(2)
    expect(shoggothsAt(s)).toEqual(['factory', 'market'])
  })

  test('[RC-438] Shoggoths go towards open gates only, and one on an open gate goes through', () => {
    const s = awaken(['hastur', 'yig'], {
      at: { p1: 'cafe' },
      gates: { innsmouth: 'sealed' },
      shoggoths: ['hospital', 'graveyard'],
      summoningBottom: ['theater'],
    })
    s.choose('moveShoggothNext', { from: 'graveyard' })
    expect(tale(s, 'shoggothLeft', 'ritual', 'oldOneAwoke')).toEqual([
      'shoggothLeft:graveyard',
      'ritual:graveyard',
      'oldOneAwoke:yig',
    ])
    // From the sealed Hospital the Park is five away, the Graveyard seven.
    expect(shoggothsAt(s)).toEqual(['market', 'pawn-shop'])
  })

  test('[RC-439] no Shoggoth in the pool: lost, even if one would leave the board afterwards', () => {
    const s = awaken('hastur', {
      at: { p1: 'cafe' },
      shoggoths: ['park', 'docks', 'docks'],
      summoningBottom: ['theater'],
    })
    expect(s.position.outcome).toEqual({ how: 'no-shoggoths', winners: [] })
    expect(s.happened('shoggothLeft')).toEqual([])
  })

  test('[RC-439] the last Shoggoth in the pool is no loss', () => {
    const s = awaken('hastur', {
      at: { p1: 'cafe' },
      shoggoths: ['docks', 'docks'],
      summoningBottom: ['theater'],
    })
    expect(s.outcome).toBeUndefined()
    expect(s.table.pool.shoggoths).toBe(0)
  })

  test('[RC-439] [RC-R76] in a protected town no Shoggoth is needed; the card is discarded and the others move', () => {
    const s = awaken('hastur', {
      at: { p1: 'cafe', p2: 'theater' },
      gates: { kingsport: 'warded' },
      shoggoths: ['docks', 'docks', 'docks'],
      summoningBottom: ['theater'],
    })
    expect(s.outcome).toBeUndefined()
    expect(s.table.summoningDiscard).toEqual(['theater'])
    expect(shoggothsAt(s)).toEqual(['boardwalk', 'boardwalk', 'boardwalk'])
    expect(rolls(s)).toEqual(['p1 relic'])
  })

  test('[RC-440] [RC-R38] the new Shoggoth causes rolls where it is placed and again where it goes', () => {
    const s = awaken(
      'hastur',
      { at: { p1: 'cafe', p2: 'theater' }, summoningBottom: ['theater'] },
      'delusions',
    )
    expect(tale(s, 'shoggothPlaced', 'sanityLost', 'shoggothMoved')).toEqual([
      'shoggothPlaced:theater',
      'sanityLost:p2',
      'shoggothMoved:theater',
    ])
    expect(shoggothsAt(s)).toEqual(['market'])
    const again = awaken(
      'hastur',
      { at: { p1: 'cafe', p2: 'market' }, summoningBottom: ['theater'] },
      'delusions',
    )
    expect(tale(again, 'shoggothMoved', 'sanityLost')).toEqual(['shoggothMoved:theater', 'sanityLost:p2'])
  })

  test('[RC-440] [RC-R38] placed on an open gate, it causes rolls, goes through and awakens the next Old One', () => {
    const s = awaken(
      ['hastur', 'yig'],
      { at: { p1: 'cafe', p2: 'park' }, summoningBottom: ['park'] },
      'delusions',
    )
    expect(tale(s, 'shoggothPlaced', 'sanityLost', 'shoggothLeft', 'ritual', 'oldOneAwoke')).toEqual([
      'ritual:cafe',
      'oldOneAwoke:hastur',
      'shoggothPlaced:park',
      'sanityLost:p2',
      'shoggothLeft:park',
      'ritual:park',
      'oldOneAwoke:yig',
    ])
    expect(s.table.pool.shoggoths).toBe(3)
  })

  test('[RC-R27] inside a symbol movement, Hastur moves those that wait once more, and his own Shoggoth only himself', () => {
    const s = scene({
      shoggoths: ['park', 'theater'],
      asleep: ['hastur', 'yig'],
      summoning: ['university', 'diner'],
      summoningBottom: ['docks'],
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'shoggothOrder', seat: 'p1' })
    s.choose('moveShoggothNext', { from: 'park' })
    // Theater to Market with Hastur, Market to Wharf with the symbol; Docks to Boardwalk with Hastur alone.
    expect(shoggothsAt(s)).toEqual(['boardwalk', 'wharf'])
    expect(s.happened('shoggothMoved').map(({ from, to }) => `${from} ${to}`)).toHaveLength(3)
    expect(s.table.awake).toEqual(['hastur'])
    expect(s.asked?.seat).toBe('p2')
  })

  test('[RC-R27] a Shoggoth that left the board meanwhile is skipped', () => {
    const s = scene({
      shoggoths: ['park', 'old-mill'],
      asleep: ['hastur', 'yig', 'nyarlathotep'],
      summoning: ['university', 'diner'],
      summoningBottom: ['theater'],
    })
    s.choose('endActions', {})
    s.choose('moveShoggothNext', { from: 'park' })
    expect(s.asked?.step).toBe('shoggothOrder')
    s.choose('moveShoggothNext', { from: 'old-mill' })
    expect(s.table.awake).toEqual(['hastur', 'yig'])
    expect(shoggothsAt(s)).toEqual(['market'])
    expect(s.table.pool.shoggoths).toBe(2)
    expect(s.asked?.step).toBe('act')
  })
})

describe('Ithaqua', () => {
  const ithaqua = (setting: Setting) => scene({ awake: ['ithaqua'], at: { p1: 'university' }, ...setting })

  test('[RC-441] no Walk from two or more cultists before one of them is defeated', () => {
    for (const count of [2, 3]) {
      const s = ithaqua({ cultists: { university: count } })
      for (const to of ['park', 'train-station', 'police-station'] as const)
        expect(s.refusal('walk', { to })).toBe('RC-441')
      s.choose('fightCultist', {})
      s.choose('walk', { to: 'park' })
      expect(place(s, 'p1')).toBe('park')
    }
    expect(ithaqua({ cultists: { university: 1 } }).may('walk', { to: 'park' })).toBe(true)
    expect(ithaqua({ cultists: { park: 3 } }).may('walk', { to: 'park' })).toBe(true)
    expect(scene({ at: { p1: 'university' }, cultists: { university: 3 } }).may('walk', { to: 'park' })).toBe(
      true,
    )
  })

  test('[RC-442] bus, gate, relics and other ways out stay free', () => {
    const bus = ithaqua({ at: { p1: 'diner' }, cultists: { diner: 3 }, hands: { p1: ['kingsport'] } })
    bus.choose('bus', { pay: 'kingsport' }).choose('ride', { to: 'theater' })
    expect(place(bus, 'p1')).toBe('theater')

    const gate = ithaqua({ at: { p1: 'park' }, cultists: { park: 3 } })
    gate.next('blank').choose('useGate', { to: 'hospital' })
    expect(place(gate, 'p1')).toBe('hospital')

    const key = ithaqua({ cultists: { university: 3 }, hands: { p2: ['silver-key'] } })
    key.next('blank').choose('playRelic', { relic: 'silver-key' }, 'p2').choose('turnKey', { to: 'park' })
    expect(place(key, 'p1')).toBe('park')

    const hop = ithaqua({
      investigators: ['reporter', 'doctor'],
      at: { p1: 'diner' },
      cultists: { diner: 3 },
    })
    expect(hop.refusal('walk', { to: 'junkyard' })).toBe('RC-441')
    hop.choose('hopStations', { to: 'market' })
    expect(place(hop, 'p1')).toBe('market')
  })

  test('[RC-443] when their number falls to one in another way, Walk is free', () => {
    const flame = ithaqua({ cultists: { university: 2 }, hands: { p2: ['alhazreds-flame'] } })
    flame.next('blank').choose('playRelic', { relic: 'alhazreds-flame' }, 'p2')
    flame.choose('burnCultist', { at: 'university' }).choose('stopBurning', {})
    expect(flame.may('walk', { to: 'park' })).toBe(true)

    const occultist = ithaqua({ investigators: ['occultist', 'doctor'], cultists: { university: 2 } })
    expect(occultist.refusal('walk', { to: 'park' })).toBe('RC-441')
    occultist.choose('moveCultist', { from: 'university' }).choose('cultistTo', { to: 'park' })
    expect(occultist.may('walk', { to: 'park' })).toBe(true)

    const hand: Setting['hands'] = { p1: ['arkham', 'arkham', 'arkham', 'arkham', 'arkham'] }
    const seal = ithaqua({ at: { p1: 'park' }, cultists: { park: 2 }, hands: hand })
    seal.choose('seal', { own: 5, extra: null })
    expect(seal.may('walk', { to: 'university' })).toBe(true)
  })

  test('[RC-443] a cultist removed from three without a fight leaves two, and Walk forbidden', () => {
    const s = ithaqua({ cultists: { university: 3 }, hands: { p1: ['alhazreds-flame'] } })
    s.next('blank').choose('playRelic', { relic: 'alhazreds-flame' })
    s.choose('burnCultist', { at: 'university' }).choose('stopBurning', {})
    expect(s.refusal('walk', { to: 'park' })).toBe('RC-441')
  })

  test('[RC-444] [RC-R39] one fight is enough even if two cultists remain, until the investigator leaves', () => {
    const s = ithaqua({ cultists: { university: 3 } })
    s.choose('fightCultist', {})
    expect(s.table.cultists.university).toBe(2)
    s.choose('walk', { to: 'park' }).choose('walk', { to: 'university' })
    expect(s.refusal('walk', { to: 'park' })).toBe('RC-441')
  })

  test('[RC-444] [RC-R39] a fight elsewhere does not count', () => {
    const s = ithaqua({ cultists: { university: 1, park: 2 } })
    s.choose('fightCultist', {}).choose('walk', { to: 'park' })
    expect(s.refusal('walk', { to: 'university' })).toBe('RC-441')
  })

  test('[RC-444] [RC-R39] the permission ends with the turn and is nobody else’s', () => {
    const s = ithaqua({ at: { p1: 'university', p2: 'university' }, cultists: { university: 3 } })
    s.choose('fightCultist', {})
    endTurn(s)
    expect(s.asked?.seat).toBe('p2')
    expect(s.refusal('walk', { to: 'park' })).toBe('RC-441')
    endTurn(s)
    expect(s.asked?.seat).toBe('p1')
    expect(s.refusal('walk', { to: 'park' })).toBe('RC-441')
  })
})

describe('Nyarlathotep', () => {
  test('[RC-445] nobody can use a gate', () => {
    const s = scene({ awake: ['nyarlathotep'], at: { p1: 'park', p2: 'graveyard' } })
    for (const to of ['old-mill', 'hospital', 'graveyard'] as const)
      expect(s.refusal('useGate', { to })).toBe('RC-445')
    endTurn(s)
    expect(s.refusal('useGate', { to: 'park' }, 'p2')).toBe('RC-445')
    expect(scene({ at: { p1: 'park' } }).may('useGate', { to: 'hospital' })).toBe(true)
  })

  test('[RC-446] [RC-R40] gates stay open for Shoggoths', () => {
    const s = scene({
      awake: ['nyarlathotep'],
      asleep: ['yig'],
      shoggoths: ['old-mill', 'wharf'],
      summoning: ['university', 'diner'],
    })
    s.choose('endActions', {}).choose('moveShoggothNext', { from: 'old-mill' })
    expect(s.table.awake).toEqual(['nyarlathotep', 'yig'])
    expect(shoggothsAt(s)).toEqual(['graveyard'])
  })

  test('[RC-446] [RC-R40] gates can be entered on foot and sealed', () => {
    const hand: Setting['hands'] = { p1: ['arkham', 'arkham', 'arkham', 'arkham', 'arkham'] }
    const s = scene({ awake: ['nyarlathotep'], at: { p1: 'university' }, hands: hand })
    s.choose('walk', { to: 'park' }).choose('seal', { own: 5, extra: null })
    expect(s.table.gates.arkham).toBe('sealed')
  })
})

describe('Shub-Niggurath', () => {
  test('[RC-447] the four bottom cards, one after another, bring a cultist each and are discarded', () => {
    const s = awaken('shub-niggurath', {
      shoggoths: ['swamp'],
      summoningBottom: ['cafe', 'docks', 'theater', 'wharf', 'church'],
    })
    expect(tale(s, 'summoningCardRevealed', 'cultistPlaced').slice(1)).toEqual([
      'summoningCardRevealed:cafe',
      'cultistPlaced:cafe',
      'summoningCardRevealed:docks',
      'cultistPlaced:docks',
      'summoningCardRevealed:theater',
      'cultistPlaced:theater',
      'summoningCardRevealed:wharf',
      'cultistPlaced:wharf',
    ])
    expect(s.happened('summoningCardRevealed').every(({ from }) => from === 'bottom')).toBe(true)
    expect(crowds(s)).toEqual({ market: 3, cafe: 1, docks: 1, theater: 1, wharf: 1 })
    expect(s.table.summoningDiscard).toEqual(['cafe', 'docks', 'theater', 'wharf'])
    expect(s.table.summoningDeck.at(-1)).toBe('church')
    // The Docks have the symbol, which counts in the summoning step alone.
    expect(shoggothsAt(s)).toEqual(['swamp'])
  })

  test('[RC-447] a ritual in between is resolved before the next card is taken', () => {
    const s = awaken(['shub-niggurath', 'hastur', 'yig'], {
      at: { p1: 'cafe' },
      cultists: { theater: 3 },
      summoningBottom: ['church', 'theater', 'junkyard', 'wharf', 'diner'],
    })
    expect(tale(s, 'summoningCardRevealed', 'oldOneAwoke', 'shoggothPlaced')).toEqual([
      'oldOneAwoke:shub-niggurath',
      'summoningCardRevealed:church',
      'summoningCardRevealed:theater',
      'oldOneAwoke:hastur',
      'summoningCardRevealed:junkyard',
      'shoggothPlaced:junkyard',
      'summoningCardRevealed:wharf',
      'summoningCardRevealed:diner',
    ])
    expect(crowds(s)).toEqual({ cafe: 3, church: 1, theater: 3, wharf: 1, diner: 1 })
  })
})

describe('an empty Summoning deck', () => {
  const except = (...left: Place[]): Place[] => places.filter((each) => !left.includes(each))

  test('[RC-R25] Shub-Niggurath: the discard pile is reshuffled without the cards she has just revealed', () => {
    const s = awaken(
      'shub-niggurath',
      { summoningBottom: ['wharf', 'theater'], summoningDiscard: except('wharf', 'theater') },
      'hospital',
      'church',
    )
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 22, onTop: false }])
    expect(s.table.summoningDiscard).toEqual(['wharf', 'theater', 'hospital', 'church'])
    expect(s.table.summoningDeck).toHaveLength(20)
    expect(crowds(s)).toEqual({ market: 3, wharf: 1, theater: 1, hospital: 1, church: 1 })
  })

  test('[RC-R25] Hastur in the summoning step: without the card that is being resolved', () => {
    const s = scene({
      asleep: ['hastur'],
      cultists: { diner: 3 },
      summoning: ['diner'],
      summoningDiscard: except('diner'),
    })
    s.next('theater', 'wharf').choose('endActions', {})
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 23, onTop: false }])
    expect(shoggothsAt(s)).toEqual(['market'])
    expect(s.table.summoningDiscard).toEqual(['diner', 'theater', 'wharf'])
  })

  test('[RC-R25] Evil Stirs takes the bottom card of the new deck', () => {
    const s = scene({ deck: ['evil-stirs', 'arkham'], summoningDiscard: places.slice() })
    s.next('blank', 'church').choose('endActions', {})
    expect(tale(s, 'summoningDiscardReshuffled', 'shoggothPlaced')).toEqual([
      'summoningDiscardReshuffled:24',
      'shoggothPlaced:church',
      'summoningDiscardReshuffled:1',
    ])
  })

  test('[RC-R25] the cards of one relic are reshuffled for the next relic, also in the same window', () => {
    const left: Place[] = ['church', 'wharf', 'theater', 'cafe']
    const s = scene({
      at: { p1: 'market' },
      cultists: { market: 2 },
      hands: { p1: ['last-hourglass', 'elder-sign'] },
      asleep: ['shub-niggurath', 'hastur', 'yig'],
      summoningBottom: left,
      summoningDiscard: except(...left),
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    s.next('paranoia').choose('playRelic', { relic: 'last-hourglass' })
    expect(s.table.summoningDeck).toEqual([])
    s.next('paranoia', 'junkyard').choose('playRelic', { relic: 'elder-sign' })
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 24, onTop: false }])
  })

  test('[RC-R25] likewise after a relic that was played because of the hand limit', () => {
    const left: Place[] = ['church', 'wharf', 'theater', 'cafe']
    const hand: Card[] = ['arkham', 'arkham', 'arkham', 'arkham', 'arkham', 'arkham', 'last-hourglass']
    const s = scene({
      at: { p1: 'market', p2: 'market' },
      cultists: { market: 2 },
      hands: { p1: hand, p2: ['elder-sign'] },
      asleep: ['shub-niggurath', 'hastur', 'yig'],
      summoningBottom: left,
      summoningDiscard: except(...left),
    })
    s.choose('takeRelic', { relic: 'elder-sign', from: 'p2' }).choose('agree', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    s.next('paranoia').choose('playRelic', { relic: 'last-hourglass' })
    expect(s.table.summoningDeck).toEqual([])
    s.next('paranoia', 'junkyard').choose('playRelic', { relic: 'elder-sign' })
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 24, onTop: false }])
  })
})

describe("Shudde M'ell", () => {
  test.each([
    { investigators: three.slice(0, 2), tokens: 3 },
    { investigators: three, tokens: 4 },
    { investigators: four, tokens: 5 },
  ])(
    '[RC-448] [RC-R83] $investigators.length players lose $tokens tokens together',
    ({ investigators, tokens }) => {
      const s = awaken('shudde-mell', { investigators })
      const order = ['p2', 'p1', 'p2', 'p1', 'p2'].slice(0, tokens)
      for (const seat of order) {
        expect(s.asked).toEqual({ step: 'shareTokens', seat: 'p1' })
        expect(s.offered('loseTokenOf')).toHaveLength(investigators.length)
        s.choose('loseTokenOf', { seat })
      }
      expect(s.asked?.step).toBe('act')
      const left = s.position.seats.reduce((sum, seat) => sum + sanity(s, seat), 0)
      expect(left).toBe(4 * investigators.length - tokens)
      expect(sanity(s, 'p2')).toBe(4 - order.filter((seat) => seat === 'p2').length)
    },
  )

  test('[RC-448] [RC-E14] any division will do: 3 + 1 + 0 of 4, 2 and 1 tokens', () => {
    const s = awaken('shudde-mell', { investigators: three, sanity: { p1: 4, p2: 2, p3: 1 } })
    for (const seat of ['p1', 'p2', 'p1', 'p1']) s.choose('loseTokenOf', { seat })
    expect([sanity(s, 'p1'), sanity(s, 'p2'), sanity(s, 'p3')]).toEqual([1, 1, 1])
    expect(s.asked?.step).toBe('act')
  })

  test('[RC-449] [RC-R41] a division may drive investigators insane, who then have nothing left to lose', () => {
    const s = awaken('shudde-mell', { investigators: three, sanity: { p1: 4, p2: 1, p3: 1 } })
    s.choose('loseTokenOf', { seat: 'p2' })
    expect(s.happened('wentInsane')).toEqual([{ seat: 'p2' }])
    expect(s.may('loseTokenOf', { seat: 'p2' })).toBe(false)
    s.choose('loseTokenOf', { seat: 'p3' })
    // The other two can only come from the first player.
    expect([sanity(s, 'p1'), sanity(s, 'p2'), sanity(s, 'p3')]).toEqual([2, 0, 0])
    expect(s.outcome).toBeUndefined()
  })

  test.each([
    ['fewer tokens than required', { p1: 1, p2: 1 }],
    ['just as many as required', { p1: 1, p2: 2 }],
  ])('[RC-449] [RC-R41] %s: all are lost, and with them the game', (_, tokens) => {
    const s = awaken('shudde-mell', { sanity: tokens })
    expect([sanity(s, 'p1'), sanity(s, 'p2')]).toEqual([0, 0])
    expect(s.position.outcome).toEqual({ how: 'insane', winners: [] })
  })

  test('[RC-449] one token more than required saves the team', () => {
    const s = awaken('shudde-mell', { sanity: { p1: 2, p2: 2 } })
    for (const seat of ['p2', 'p1', 'p2']) s.choose('loseTokenOf', { seat })
    expect([sanity(s, 'p1'), sanity(s, 'p2')]).toEqual([1, 0])
    expect(s.outcome).toBeUndefined()
    expect(s.asked?.step).toBe('act')
  })
})

describe('Tsathoggua', () => {
  test.each([
    { investigators: three.slice(0, 2), cards: 2 },
    { investigators: three, cards: 3 },
    { investigators: four, cards: 4 },
  ])(
    '[RC-450] [RC-E15] [RC-R83] $investigators.length players discard $cards cards, if they like all from one hand',
    (with_) => {
      const { investigators, cards } = with_
      const s = awaken('tsathoggua', {
        investigators,
        hands: { p1: ['arkham'], p2: ['dunwich', 'dunwich', 'arkham', 'innsmouth', 'kingsport'] },
      })
      for (let i = 0; i < cards; i++) {
        expect(s.asked).toEqual({ step: 'shareCards', seat: 'p1' })
        s.choose('loseCardOf', { seat: 'p2' })
        // The owner says which.
        expect(s.asked?.seat).toBe('p2')
        s.choose('discard', { card: (['innsmouth', 'dunwich', 'kingsport', 'dunwich'] as const)[i]! })
      }
      expect(s.asked?.step).toBe('act')
      expect(s.hand('p1')).toEqual(['arkham'])
      expect(s.hand('p2')).toHaveLength(5 - cards)
      expect(s.table.playerDiscard).toEqual(['innsmouth', 'dunwich', 'kingsport', 'dunwich'].slice(0, cards))
    },
  )

  test('[RC-450] the cards may come from several hands', () => {
    const s = awaken('tsathoggua', { hands: { p1: ['arkham', 'dunwich'], p2: ['kingsport', 'kingsport'] } })
    s.choose('loseCardOf', { seat: 'p2' }).choose('discard', { card: 'kingsport' })
    s.choose('loseCardOf', { seat: 'p1' })
    expect(s.asked?.seat).toBe('p1')
    s.choose('discard', { card: 'dunwich' })
    expect([s.hand('p1'), s.hand('p2')]).toEqual([['arkham'], ['kingsport']])
  })

  test('[RC-451] [RC-R42] relics count, too, and are discarded without effect and without a roll', () => {
    const s = awaken('tsathoggua', { hands: { p1: ['arkham', 'arkham'], p2: ['alien-carving', 'dunwich'] } })
    const actions = s.actionsLeft
    s.choose('loseCardOf', { seat: 'p2' }).choose('discard', { card: 'alien-carving' })
    expect(s.hand('p2')).toEqual(['dunwich'])
    expect(s.table.playerDiscard).toEqual(['alien-carving'])
    expect(s.table.relicsInBox).toEqual(['last-hourglass'])
    expect(rolls(s)).toEqual([])
    expect(s.actionsLeft).toBe(actions)
    s.choose('loseCardOf', { seat: 'p2' }).choose('discard', { card: 'dunwich' })
    expect(s.asked?.step).toBe('act')
  })

  test.each([
    ['fewer cards than required', { p2: ['arkham'] }],
    ['just as many as required', { p1: ['silver-key'], p2: ['arkham'] }],
    ['no card at all', {}],
  ] satisfies [string, Setting['hands']][])(
    '[RC-451] [RC-R42] %s: all are discarded, and the game goes on',
    (_, hands) => {
      const s = awaken('tsathoggua', { hands })
      expect([s.hand('p1'), s.hand('p2')]).toEqual([[], []])
      expect(s.table.playerDiscard.toSorted()).toEqual(Object.values<string[]>(hands).flat().toSorted())
      expect(s.outcome).toBeUndefined()
      expect(s.asked?.step).toBe('act')
    },
  )
})

describe('Yig', () => {
  test('[RC-452] sealing takes one more clue card, of a connected town', () => {
    const s = scene({
      awake: ['yig'],
      at: { p1: 'park' },
      hands: { p1: ['arkham', 'arkham', 'arkham', 'arkham', 'arkham', 'kingsport', 'innsmouth'] },
    })
    expect(s.offered('seal')).toEqual([{ own: 5, extra: 'innsmouth' }])
    expect(s.refusal('seal', { own: 5, extra: 'dunwich' })).toBe('RC-247')
    s.choose('seal', { own: 5, extra: 'innsmouth' })
    expect(s.hand('p1')).toEqual(['kingsport'])
    expect(s.table.playerDiscard.toSorted()).toEqual([
      'arkham',
      'arkham',
      'arkham',
      'arkham',
      'arkham',
      'innsmouth',
    ])
    expect(s.table.gates.arkham).toBe('sealed')
  })

  test('[RC-452] without a card of a connected town there is no sealing', () => {
    const cards: Setting['hands'] = { p1: ['arkham', 'arkham', 'arkham', 'arkham', 'arkham', 'kingsport'] }
    expect(scene({ awake: ['yig'], at: { p1: 'park' }, hands: cards }).offered('seal')).toEqual([])
    expect(scene({ at: { p1: 'park' }, hands: cards }).offered('seal')).toEqual([{ own: 5, extra: null }])
  })

  test('[RC-452] [RC-E16] the Detective saves a card of the town, never the extra one', () => {
    const detective = (...hand: NonNullable<Setting['hands']>[string] & object) =>
      scene({
        investigators: ['detective', 'doctor'],
        awake: ['yig'],
        at: { p1: 'park' },
        hands: { p1: hand },
      }).offered('seal')
    expect(detective('arkham', 'arkham', 'arkham', 'arkham', 'innsmouth')).toEqual([
      { own: 4, extra: 'innsmouth' },
    ])
    expect(detective('arkham', 'arkham', 'arkham', 'arkham', 'dunwich')).toEqual([
      { own: 4, extra: 'dunwich' },
    ])
    expect(detective('arkham', 'arkham', 'arkham', 'arkham', 'kingsport')).toEqual([])
    expect(detective('arkham', 'arkham', 'arkham', 'arkham')).toEqual([])
    expect(detective('arkham', 'arkham', 'arkham', 'innsmouth', 'dunwich')).toEqual([])
  })
})

describe('Yog-Sothoth', () => {
  test('[RC-453] only the active player may play relics, each in turn', () => {
    const s = scene({ awake: ['yog-sothoth'], hands: { p1: ['elder-sign'], p2: ['alhazreds-flame'] } })
    expect(s.may('playRelic', { relic: 'elder-sign' }, 'p1')).toBe(true)
    expect(s.refusal('playRelic', { relic: 'alhazreds-flame' }, 'p2')).toBe('RC-475')
    const asked = new Set<string>()
    s.choose('endActions', {})
    while (s.asked?.step === 'window') {
      asked.add(s.asked.seat)
      s.choose('pass', {})
    }
    expect([...asked]).toEqual(['p1'])
    expect(s.asked?.seat).toBe('p2')
    expect(s.may('playRelic', { relic: 'alhazreds-flame' }, 'p2')).toBe(true)
    expect(s.refusal('playRelic', { relic: 'elder-sign' }, 'p1')).toBe('RC-475')
  })

  test('[RC-454] [RC-R43] relics may still be given and taken', () => {
    const s = scene({ awake: ['yog-sothoth'], hands: { p1: ['elder-sign'], p2: ['alhazreds-flame'] } })
    s.choose('giveRelic', { relic: 'elder-sign', to: 'p2' }).choose('agree', {})
    s.choose('takeRelic', { relic: 'alhazreds-flame', from: 'p2' }).choose('agree', {})
    expect([s.hand('p1'), s.hand('p2')]).toEqual([['alhazreds-flame'], ['elder-sign']])
  })

  test('[RC-454] a player out of turn may discard a relic, but not play it, above the hand limit', () => {
    const s = scene({
      awake: ['yog-sothoth'],
      hands: {
        p1: ['alhazreds-flame'],
        p2: ['elder-sign', 'arkham', 'arkham', 'arkham', 'arkham', 'arkham', 'arkham'],
      },
    })
    s.choose('giveRelic', { relic: 'alhazreds-flame', to: 'p2' }).choose('agree', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p2' })
    expect(s.refusal('playRelic', { relic: 'elder-sign' }, 'p2')).toBe('RC-475')
    s.choose('discard', { card: 'elder-sign' })
    expect(s.table.playerDiscard).toEqual(['elder-sign'])
    expect(s.hand('p2')).toContain('alhazreds-flame')
  })

  test('[RC-454] [RC-R43] the Magician takes a relic freely in another player’s turn', () => {
    const s = scene({
      investigators: ['doctor', 'magician'],
      awake: ['yog-sothoth'],
      hands: { p1: ['elder-sign'] },
    })
    s.choose('freelyTake', { relic: 'elder-sign', from: 'p1' }, 'p2').choose('agree', {})
    expect(s.hand('p2')).toEqual(['elder-sign'])
  })

  test('[RC-454] [RC-R43] the Magician gives a relic freely in another player’s turn, though he may not play it', () => {
    const s = scene({
      investigators: ['doctor', 'magician'],
      awake: ['yog-sothoth'],
      hands: { p2: ['elder-sign'] },
    })
    expect(s.refusal('playRelic', { relic: 'elder-sign' }, 'p2')).toBe('RC-475')
    s.choose('freelyGive', { relic: 'elder-sign', to: 'p1' }, 'p2').choose('agree', {})
    expect(s.hand('p1')).toEqual(['elder-sign'])
  })

  test('[RC-454] [RC-R43] so he does in the windows of another player’s turn', () => {
    const s = scene({
      investigators: ['doctor', 'magician'],
      awake: ['yog-sothoth'],
      hands: { p2: ['elder-sign'] },
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'window', seat: 'p2' })
    expect(s.may('freelyGive', { relic: 'elder-sign', to: 'p1' })).toBe(true)
    expect(s.may('playRelic', { relic: 'elder-sign' })).toBe(false)
  })
})
