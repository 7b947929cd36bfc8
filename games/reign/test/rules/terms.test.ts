import { completeOptions, isRefused } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Relic } from '../../cards/relics.ts'
import type { Card } from '../../content/cards.ts'
import type { Investigator } from '../../cards/investigators.ts'
import type { Place, Town } from '../../content/map.ts'
import { reign } from '../../index.ts'
import { type Scene, scene } from '../scene.ts'
import { allTowns, begin, playerCounts, seatsOf, tableOf, viewFor, wander } from './begin.ts'
import { question, told } from './story.ts'
import { edges, everyPlace, gateIn, neighboursOf, townsAndPlaces } from './table-8-1.ts'

const fourInvestigators: Investigator[] = ['detective', 'driver', 'occultist', 'reporter']

function cultistsOnBoard(s: Scene): number {
  return everyPlace.reduce((sum, place) => sum + s.table.cultists[place], 0)
}

/** Games played at random, from set-ups and from a crowded board, with every number of players. */
function randomGames(look: (s: Scene) => void): void {
  for (const players of playerCounts)
    for (let seed = 0; seed < 8; seed++) {
      const s = scene({
        investigators: fourInvestigators.slice(0, players),
        cultists: {
          'train-station': 3,
          university: 3,
          diner: 3,
          theater: 2,
          cafe: 3,
          market: 2,
          'old-mill': 3,
        },
        shoggoths: ['park', 'university'],
        sanity: { p1: 2 },
        hands: {
          p1: ['alhazreds-flame', 'song-of-kadath', 'arkham'],
          p2: ['seal-of-leng', 'silver-key', 'dunwich'],
        },
        asleep: ['azathoth', 'hastur', 'dagon', 'shub-niggurath', 'atlach-nacha', 'shudde-mell'],
        deck: ['arkham', 'evil-stirs', 'kingsport', 'evil-stirs', 'evil-stirs', 'innsmouth'],
      })
      s.position.chance.used = seed * 1000
      wander(s, seed * 10 + players, look, 120)
    }
}

describe('terms and limits', () => {
  test.each(playerCounts)('[RC-001] all of %i players win at the same moment', (players) => {
    const s = scene({
      investigators: fourInvestigators.slice(0, players),
      at: { p1: 'park' },
      hands: { p1: ['arkham', 'arkham', 'arkham', 'arkham'] },
      gates: { dunwich: 'sealed', innsmouth: 'sealed', kingsport: 'sealed' },
      sanity: { p2: 0 },
    })
    s.choose('seal', { own: 4, extra: null })
    expect(s.position.outcome!.winners.toSorted()).toEqual(seatsOf[players])
  })

  test.each(playerCounts)('[RC-001] all of %i players lose at the same moment', (players) => {
    const s = scene({ investigators: fourInvestigators.slice(0, players), deckSize: 0 })
    s.choose('endActions', {})
    expect(s.position.outcome!.winners).toEqual([])
    for (const seat of seatsOf[players]) expect(s.engine.optionsOf(seat)).toEqual([])
  })

  test('[RC-002] two, three or four players, each with exactly one investigator', () => {
    for (const players of playerCounts) {
      const engine = begin({ players })
      const { players: seated } = tableOf(engine)
      expect(engine.position.seats).toEqual(seatsOf[players])
      expect(Object.keys(seated).toSorted()).toEqual(seatsOf[players])
      const taken = Object.values(seated).map(({ investigator }) => investigator)
      expect(taken).not.toContain(null)
      expect(new Set(taken).size).toBe(players)
    }
    for (const players of [0, 1, 5, 6, 7])
      expect(isRefused(completeOptions(reign, { players })), `${players} players`).toBe(true)
  })

  test('[RC-003] 24 locations, joined by 29 two-way connections', () => {
    let ends = 0
    for (const from of everyPlace) {
      const s = scene({ investigators: ['detective', 'doctor'], at: { p1: from } })
      const ways = s.offered('walk').map(({ to }) => to)
      expect(ways.toSorted(), `from ${from}`).toEqual(neighboursOf(from).toSorted())
      ends += ways.length
    }
    expect(everyPlace).toHaveLength(24)
    expect(Object.keys(scene().table.cultists).toSorted()).toEqual(everyPlace.toSorted())
    expect(edges).toHaveLength(29)
    expect(ends).toBe(2 * 29)
  })

  test('[RC-003] each town has its six locations', () => {
    const stations: Record<Town, Place> = {
      arkham: 'factory',
      dunwich: 'train-station',
      innsmouth: 'market',
      kingsport: 'historic-inn',
    }
    for (const town of allTowns) {
      const s = scene({
        investigators: ['detective', 'doctor'],
        at: { p1: stations[town] },
        hands: { p1: [town] },
      })
      s.choose('bus', { pay: town })
      const there = s.offered('ride').map(({ to }) => to)
      expect(there.toSorted(), `in ${town}`).toEqual(townsAndPlaces[town].toSorted())
      expect(there).toHaveLength(6)
    }
  })

  test('[RC-004] each town has exactly one gate location', () => {
    const gatePlaces: Place[] = ['park', 'old-mill', 'hospital', 'graveyard']
    const four: Card[] = ['arkham', 'dunwich', 'innsmouth', 'kingsport']
    for (const from of everyPlace) {
      const s = scene({ investigators: ['detective', 'doctor'], at: { p1: from } })
      const reached = s.offered('useGate').map(({ to }) => to)
      const expected = gatePlaces.includes(from) ? gatePlaces.filter((place) => place !== from) : []
      expect(reached.toSorted(), `through a gate from ${from}`).toEqual(expected.toSorted())
      const sealer = allTowns.find((town) => townsAndPlaces[town].includes(from))!
      const t = scene({
        investigators: ['detective', 'doctor'],
        at: { p1: from },
        hands: { p1: [sealer, sealer, sealer, ...four] },
      })
      expect(t.may('seal', { own: 4, extra: null }), `seal at ${from}`).toBe(gateIn[sealer] === from)
    }
  })

  test('[RC-005] all four gates start open', () => {
    for (const players of playerCounts)
      expect(tableOf(begin({ players })).gates).toEqual({
        arkham: 'open',
        dunwich: 'open',
        innsmouth: 'open',
        kingsport: 'open',
      })
  })

  test('[RC-005] a gate is open until it is sealed', () => {
    const s = scene({
      investigators: ['detective', 'doctor'],
      at: { p1: 'park', p2: 'old-mill' },
      hands: { p1: ['arkham', 'arkham', 'arkham', 'arkham'] },
    })
    expect(s.may('useGate', { to: 'old-mill' })).toBe(true)
    s.choose('seal', { own: 4, extra: null })
    expect(s.table.gates).toEqual({ arkham: 'sealed', dunwich: 'open', innsmouth: 'open', kingsport: 'open' })
    expect(s.refusal('useGate', { to: 'old-mill' })).toBe('RC-178')
    s.choose('endActions', {})
    expect(
      s
        .offered('useGate')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['graveyard', 'hospital'])
    expect(s.refusal('useGate', { to: 'park' })).toBe('RC-178')
  })

  test('[RC-005] a sealed gate is never reopened', () => {
    for (let seed = 0; seed < 30; seed++) {
      const s = scene({
        investigators: ['detective', 'occultist', 'reporter'],
        gates: { arkham: 'sealed', dunwich: 'warded' },
        hands: { p1: ['elder-sign', 'seal-of-leng'], p2: ['silver-key'] },
        cultists: { park: 3, university: 3, 'old-mill': 3 },
        shoggoths: ['university', 'park'],
        deck: ['arkham', 'evil-stirs', 'arkham', 'evil-stirs'],
      })
      s.position.chance.used = seed * 1000
      wander(s, seed, ({ table }) => {
        expect(table.gates.arkham).not.toBe('open')
        expect(table.gates.dunwich).toBe('warded')
      })
    }
  })

  test('[RC-006] a fourth cultist is never placed', () => {
    const s = scene({ cultists: { diner: 3, theater: 2 }, summoning: ['diner', 'theater'] })
    s.choose('endActions', {})
    expect(s.table.cultists.diner).toBe(3)
    expect(s.table.cultists.theater).toBe(3)
    expect(s.table.pool.cultists).toBe(26 - 6)
  })

  test('[RC-006] a location never holds more than 3 cultists', () => {
    randomGames((s) => {
      expect(Math.max(...Object.values(s.table.cultists))).toBeLessThanOrEqual(3)
    })
  })

  test('[RC-007] all three Shoggoths may stand at one location', () => {
    const s = scene({
      shoggoths: ['cafe', 'cafe'],
      deck: ['evil-stirs', 'arkham'],
      summoningBottom: ['cafe'],
    })
    s.next('blank').choose('endActions', {})
    expect(s.table.shoggoths.map(({ at }) => at)).toEqual(['cafe', 'cafe', 'cafe'])
    expect(s.outcome).toBeUndefined()
  })

  test('[RC-007] Shoggoths move to where others are', () => {
    // Only the Hospital is open: from the Park as from the Police Station, the way leads through the Secret Lodge.
    const s = scene({
      shoggoths: ['park', 'police-station', 'secret-lodge'],
      gates: { arkham: 'sealed', dunwich: 'sealed', kingsport: 'sealed' },
      summoning: ['docks'],
    })
    s.choose('endActions', {})
    expect(s.table.shoggoths.map(({ at }) => at)).toEqual(['secret-lodge', 'secret-lodge', 'diner'])
  })

  test('[RC-007] all four investigators may stand at one location', () => {
    const s = scene({
      investigators: fourInvestigators,
      at: { p1: 'university', p2: 'park', p3: 'park', p4: 'park' },
    })
    s.choose('walk', { to: 'park' })
    expect(Object.values(s.table.players).map(({ at }) => at)).toEqual(['park', 'park', 'park', 'park'])
  })

  test('[RC-008] cultists on the board, in the pool and removed by Azathoth are always 26', () => {
    let removed = false
    randomGames((s) => {
      const { pool, cultistsGone } = s.table
      expect(cultistsOnBoard(s) + pool.cultists + cultistsGone).toBe(26)
      if (cultistsGone > 0) removed = true
    })
    expect(removed, 'some of the games met Azathoth').toBe(true)
  })

  test('[RC-008] cultists change their place, not their number', () => {
    const s = scene({
      hands: { p1: ['seal-of-leng'] },
      cultists: { 'train-station': 2, diner: 3 },
      summoning: ['diner', 'theater'],
      asleep: ['azathoth'],
    })
    expect(s.table.pool.cultists).toBe(21)
    s.choose('fightCultist', {})
    expect(s.table.pool.cultists).toBe(22)
    s.choose('endActions', {}).passAll()
    // Azathoth takes three, the Theater one.
    expect(s.table.cultistsGone).toBe(3)
    expect(s.table.pool.cultists).toBe(18)
    expect(cultistsOnBoard(s)).toBe(5)
    s.next('blank')
      .choose('playRelic', { relic: 'seal-of-leng' }, 'p1')
      .choose('silenceOldOne', { oldOne: 'azathoth' })
    expect(s.table.cultistsGone).toBe(0)
    expect(s.table.pool.cultists).toBe(21)
  })

  test('[RC-009] Shoggoths on the board and in the pool are always 3', () => {
    const numbers = new Set<number>()
    randomGames((s) => {
      numbers.add(s.table.shoggoths.length)
      expect(s.table.shoggoths.length + s.table.pool.shoggoths).toBe(3)
    })
    expect(numbers.size, 'the number on the board changed').toBeGreaterThan(2)
  })

  test('[RC-009] a defeated Shoggoth returns to the pool', () => {
    const s = scene({ shoggoths: ['train-station', 'park'] })
    expect(s.table.pool.shoggoths).toBe(1)
    s.choose('fightShoggoth', {})
    expect(s.table.shoggoths.map(({ at }) => at)).toEqual(['park'])
    expect(s.table.pool.shoggoths).toBe(2)
  })

  test('[RC-010] a gain above 4 sanity tokens is lost', () => {
    const s = scene({ hands: { p1: ['song-of-kadath'] }, sanity: { p1: 4, p2: 3 } })
    s.choose('playRelic', { relic: 'song-of-kadath' }).choose('singForAll', {})
    expect(s.table.players['p1']!.sanity).toBe(4)
    expect(s.table.players['p2']!.sanity).toBe(4)
    const t = scene({ hands: { p1: ['song-of-kadath'] }, sanity: { p1: 2, p2: 3 } })
    t.choose('playRelic', { relic: 'song-of-kadath' }).choose('singFor', { seat: 'p1' })
    expect(t.table.players['p1']!.sanity).toBe(4)
    expect(t.table.players['p2']!.sanity).toBe(3)
  })

  test('[RC-010] nobody has fewer than 0 sanity tokens', () => {
    const s = scene({ sanity: { p1: 1 }, shoggoths: ['university', 'park'] })
    s.next('psychosis').choose('walk', { to: 'university' })
    expect(s.table.players['p1']!.sanity).toBe(0)
    s.next('psychosis').choose('walk', { to: 'park' })
    expect(s.table.players['p1']!.sanity).toBe(0)
  })

  test('[RC-010] between 0 and 4 sanity tokens at all times', () => {
    randomGames((s) => {
      for (const { sanity } of Object.values(s.table.players)) expect([0, 1, 2, 3, 4]).toContain(sanity)
    })
  })

  test.each([1, 2, 3, 4])('[RC-011] with %i sanity tokens an investigator is sane', (tokens) => {
    const s = scene({
      investigators: ['reporter', 'doctor'],
      sanity: { p1: tokens },
      hands: { p1: ['dunwich'] },
      discard: ['arkham'],
    })
    expect(s.may('hopStations', { to: 'factory' })).toBe(true)
    expect(s.may('bus', { pay: 'dunwich' })).toBe(true)
    expect(s.may('fetchClue', {})).toBe(false)
    const t = scene({ investigators: ['reporter', 'doctor'], active: 'p2', sanity: { p1: tokens } })
    t.choose('endActions', {})
    expect(t.happened('turnBegan')).toEqual([{ seat: 'p1', actions: 4 }])
  })

  test('[RC-011] with no sanity token an investigator is insane', () => {
    const s = scene({
      investigators: ['reporter', 'doctor'],
      sanity: { p1: 0 },
      hands: { p1: ['dunwich'] },
      discard: ['arkham'],
    })
    expect(s.may('hopStations', { to: 'factory' })).toBe(false)
    expect(s.may('bus', { pay: 'dunwich' })).toBe(false)
    expect(s.may('fetchClue', {})).toBe(true)
    const t = scene({ investigators: ['reporter', 'doctor'], active: 'p2', sanity: { p1: 0 } })
    t.choose('endActions', {})
    expect(t.happened('turnBegan')).toEqual([{ seat: 'p1', actions: 3 }])
  })

  test('[RC-011] the last token lost and the first token regained turn the card', () => {
    const s = scene({
      investigators: ['reporter', 'doctor'],
      sanity: { p1: 1 },
      shoggoths: ['cafe'],
      hands: { p2: ['song-of-kadath'] },
      discard: ['dunwich'],
    })
    s.next('delusions').choose('walk', { to: 'cafe' })
    expect(s.may('fetchClue', {})).toBe(true)
    s.choose('playRelic', { relic: 'song-of-kadath' }, 'p2').choose('singForAll', {})
    expect(s.table.players['p1']!.sanity).toBe(1)
    expect(s.may('fetchClue', {})).toBe(false)
  })

  test('[RC-012] a relic never serves as a clue card', () => {
    const relics: Relic[] = ['elder-sign', 'silver-key']
    const bus = scene({ hands: { p1: relics } })
    expect(bus.offered('bus')).toEqual([])
    expect(bus.refusal('bus', { pay: 'elder-sign' })).toBe('RC-175')
    const seal = scene({
      at: { p1: 'park' },
      hands: { p1: ['arkham', 'arkham', 'arkham', 'arkham', ...relics] },
    })
    expect(seal.offered('seal')).toEqual([])
    const trade = scene({ hands: { p1: relics, p2: ['warded-box'] } })
    expect([...trade.offered('giveClue'), ...trade.offered('takeClue')]).toEqual([])
    const mirror = scene({
      hands: { p1: ['xaos-mirror', 'elder-sign', 'dunwich'], p2: ['silver-key', 'arkham'] },
    })
    mirror.choose('playRelic', { relic: 'xaos-mirror' }).choose('mirrorWith', { seat: 'p2' })
    expect(mirror.offered('mirrorSwap')).toEqual([{ give: 'dunwich', take: 'arkham' }])
  })

  test('[RC-012] what brings back clue cards never brings back a relic', () => {
    const hourglass = scene({
      hands: { p1: ['last-hourglass'] },
      discard: ['elder-sign', 'dunwich', 'arkham'],
    })
    hourglass.choose('playRelic', { relic: 'last-hourglass' })
    expect(
      hourglass
        .offered('recoverClue')
        .map(({ card }) => card)
        .toSorted(),
    ).toEqual(['arkham', 'dunwich'])
    const reporter = scene({
      investigators: ['reporter', 'doctor'],
      sanity: { p1: 0 },
      discard: ['elder-sign', 'dunwich'],
    })
    expect(reporter.refusal('fetchClue', {})).toBe('RC-712')
  })

  test('[RC-012] a clue card never serves as a relic', () => {
    const s = scene({ hands: { p1: ['arkham', 'dunwich'], p2: ['arkham'] } })
    expect([...s.offered('playRelic'), ...s.offered('giveRelic'), ...s.offered('takeRelic')]).toEqual([])
    // The insane Magician owes a relic, not a clue card.
    const t = scene({
      investigators: ['magician', 'doctor'],
      sanity: { p1: 0 },
      hands: { p1: ['arkham', 'dunwich'] },
    })
    t.choose('endActions', {})
    expect(question(t)).toBe('? act p2')
  })

  test('[RC-013] clue cards and relics both count for the hand limit, and either may go', () => {
    const s = scene({
      hands: { p1: ['arkham', 'arkham', 'arkham', 'elder-sign', 'silver-key', 'warded-box'] },
      deck: ['dunwich', 'kingsport'],
    })
    s.choose('endActions', {})
    expect(question(s)).toBe('? handLimit p1')
    expect(
      s
        .offered('discard')
        .map(({ card }) => card)
        .toSorted(),
    ).toEqual(['arkham', 'dunwich', 'elder-sign', 'kingsport', 'silver-key', 'warded-box'])
    s.choose('discard', { card: 'elder-sign' })
    expect(s.hand('p1')).toHaveLength(7)
    expect(question(s)).toBe('? window p1')
  })

  test('[RC-013] seven cards of both kinds are within the limit', () => {
    const s = scene({
      hands: { p1: ['arkham', 'arkham', 'arkham', 'elder-sign', 'silver-key'] },
      deck: ['dunwich', 'warded-box'],
    })
    s.choose('endActions', {})
    expect(s.hand('p1')).toHaveLength(7)
    expect(question(s)).toBe('? window p1')
  })

  test('[RC-013] "discard a card" means a card of either kind', () => {
    const s = scene({
      cultists: { diner: 3 },
      summoning: ['diner'],
      asleep: ['tsathoggua'],
      hands: { p1: ['arkham', 'elder-sign', 'silver-key'] },
      deck: ['dunwich', 'dunwich'],
    })
    s.choose('endActions', {}).choose('pass', {})
    expect(question(s)).toBe('? discardOne p1')
    expect(
      s
        .offered('discard')
        .map(({ card }) => card)
        .toSorted(),
    ).toEqual(['arkham', 'dunwich', 'elder-sign', 'silver-key'])
    s.choose('discard', { card: 'silver-key' }).choose('discard', { card: 'arkham' })
    expect(s.table.playerDiscard).toEqual(['silver-key', 'arkham'])
    expect(s.hand('p1')).toEqual(['elder-sign', 'dunwich', 'dunwich'])
  })

  test('[RC-014] the player whose turn it is stays the active player in every step of it', () => {
    const s = scene({
      investigators: ['doctor', 'detective', 'hunter'],
      active: 'p2',
      awake: ['yog-sothoth'],
      hands: { p1: ['elder-sign'], p2: ['silver-key', 'warded-box'], p3: ['xaos-mirror'] },
    })
    expect(s.table.turn).toMatchObject({ active: 'p2', step: 'actions' })
    const asked: string[] = []
    s.choose('endActions', {})
    while (s.asked?.step === 'window') {
      asked.push(s.asked.seat)
      // Only the active player may play relics (RC-475): in the draw step and in the summoning step, too.
      expect(s.may('playRelic', { relic: 'silver-key' }, 'p2')).toBe(true)
      expect(s.refusal('playRelic', { relic: 'elder-sign' }, 'p1')).toBe('RC-475')
      expect(s.table.turn.active).toBe('p2')
      s.choose('pass', {})
    }
    expect(asked).toEqual(['p2', 'p2', 'p2'])
    expect(s.table.turn).toMatchObject({ active: 'p3', step: 'actions' })
    expect(s.may('playRelic', { relic: 'xaos-mirror' }, 'p3')).toBe(true)
    expect(s.refusal('playRelic', { relic: 'silver-key' }, 'p2')).toBe('RC-475')
  })

  test('[RC-014] what names the active player means the one whose turn it is, in the summoning step as well', () => {
    const s = scene({ hands: { p2: ['silver-key'] } })
    s.choose('endActions', {}).choose('pass', {})
    expect(told(s.events, 'summoningCardRevealed')).toHaveLength(1)
    s.next('blank').choose('playRelic', { relic: 'silver-key' }).choose('turnKey', { to: 'wharf' })
    expect(s.table.players['p1']!.at).toBe('wharf')
    expect(s.table.players['p2']!.at).toBe('train-station')
  })

  test('[RC-015] a discarded card goes face up to the player discard pile', () => {
    const bus = scene({
      options: { hands: 'closed' },
      hands: { p1: ['arkham', 'dunwich'] },
      discard: ['kingsport'],
    })
    bus.choose('bus', { pay: 'arkham' }).choose('ride', { to: 'park' })
    expect(bus.table.playerDiscard).toEqual(['kingsport', 'arkham'])
    expect(bus.hand('p1')).toEqual(['dunwich'])
    for (const seat of ['p1', 'p2', ''])
      expect(viewFor(bus, seat).table['playerDiscard'], 'everybody sees it').toEqual(['kingsport', 'arkham'])
  })

  test('[RC-015] so does a card discarded to the hand limit, be it a relic', () => {
    const s = scene({
      hands: { p1: ['arkham', 'arkham', 'arkham', 'arkham', 'arkham', 'elder-sign'] },
      deck: ['dunwich', 'kingsport'],
    })
    s.choose('endActions', {}).choose('discard', { card: 'elder-sign' })
    expect(s.table.playerDiscard).toEqual(['elder-sign'])
    expect(s.table.relicsInBox).toEqual([])
  })

  test('[RC-015] so do the cards that pay for a seal', () => {
    const s = scene({
      at: { p1: 'park' },
      hands: { p1: ['arkham', 'arkham', 'dunwich', 'arkham', 'arkham', 'arkham'] },
    })
    s.choose('seal', { own: 5, extra: null })
    expect(s.table.playerDiscard).toEqual(['arkham', 'arkham', 'arkham', 'arkham', 'arkham'])
    expect(s.hand('p1')).toEqual(['dunwich'])
  })

  const played: Relic[] = [
    'alhazreds-flame',
    'alien-carving',
    'bizarre-statue',
    'book-of-shadow',
    'elder-sign',
    'last-hourglass',
    'seal-of-leng',
    'silver-key',
    'song-of-kadath',
    'warded-box',
    'xaos-mirror',
  ]
  test.each(played)('[RC-016] %s goes to the box once played, not to the discard pile', (relic) => {
    const s = scene({
      hands: { p1: [relic, 'dunwich'], p2: ['arkham'] },
      discard: ['kingsport'],
      cultists: { diner: 1 },
      awake: ['yig'],
      gates: { dunwich: 'sealed' },
      sanity: { p2: 2 },
    })
    s.next('blank').choose('playRelic', { relic })
    while (s.asked!.step !== 'act') s.engine.choose(s.engine.decision!.options[0]!)
    expect(s.table.relicsInBox).toEqual([relic])
    expect(s.table.playerDiscard).not.toContain(relic)
    expect([...s.hand('p1'), ...s.hand('p2')]).not.toContain(relic)
  })

  test('[RC-016] Mi-Go Eye goes to the box when its seal is placed', () => {
    const s = scene({
      at: { p1: 'park' },
      hands: { p1: ['mi-go-eye', 'arkham', 'arkham', 'arkham', 'arkham'] },
    })
    s.next('blank').choose('playRelic', { relic: 'mi-go-eye' })
    expect(s.hand('p1')).toEqual(['arkham', 'arkham', 'arkham', 'arkham'])
    expect(s.table.playerDiscard).toEqual([])
    s.choose('seal', { own: 4, extra: null })
    expect(s.table.relicsInBox).toEqual(['mi-go-eye'])
    expect(s.table.playerDiscard).toEqual(['arkham', 'arkham', 'arkham', 'arkham'])
  })

  test('[RC-017] Arkham is connected with Dunwich and Innsmouth, Kingsport likewise; no other pair', () => {
    const connected: Record<Town, Town[]> = {
      arkham: ['dunwich', 'innsmouth'],
      dunwich: ['arkham', 'kingsport'],
      innsmouth: ['arkham', 'kingsport'],
      kingsport: ['dunwich', 'innsmouth'],
    }
    for (const town of allTowns) {
      const others = allTowns.filter((other) => other !== town)
      const s = scene({
        investigators: ['detective', 'doctor'],
        awake: ['yig'],
        at: { p1: gateIn[town] },
        hands: { p1: [town, town, town, town, ...others] },
      })
      // Yig asks for one more card, of a connected town.
      const extras = s.offered('seal').map(({ extra }) => String(extra))
      expect(extras.toSorted(), `in ${town}`).toEqual(connected[town])
    }
  })

  describe('an investigator enters a location by any means', () => {
    const rolls = (s: Scene) => s.happened('dieRolled').map(({ seat, why }) => `${seat} ${why}`)

    test('[RC-018] walking', () => {
      const s = scene({ shoggoths: ['cafe'] })
      s.next('blank').choose('walk', { to: 'cafe' })
      expect(rolls(s)).toEqual(['p1 shoggoth'])
    })
    test('[RC-018] walking on', () => {
      const s = scene({ investigators: ['driver', 'doctor'], shoggoths: ['church'] })
      s.choose('walk', { to: 'cafe' })
      expect(rolls(s)).toEqual([])
      s.next('blank').choose('walkOn', { to: 'church' })
      expect(rolls(s)).toEqual(['p1 shoggoth'])
    })
    test('[RC-018] by bus', () => {
      const s = scene({ shoggoths: ['wharf'], hands: { p1: ['arkham'] } })
      s.next('blank').choose('bus', { pay: 'arkham' }).choose('ride', { to: 'wharf' })
      expect(rolls(s)).toEqual(['p1 shoggoth'])
    })
    test('[RC-018] through a gate', () => {
      const s = scene({ at: { p1: 'park' }, shoggoths: ['graveyard'] })
      s.next('blank', 'blank').choose('useGate', { to: 'graveyard' })
      expect(rolls(s)).toEqual(['p1 gate', 'p1 shoggoth'])
    })
    test('[RC-018] by an ability', () => {
      const s = scene({ investigators: ['reporter', 'doctor'], shoggoths: ['factory'] })
      s.next('blank').choose('hopStations', { to: 'factory' })
      expect(rolls(s)).toEqual(['p1 shoggoth'])
    })
    test('[RC-018] by a relic', () => {
      const s = scene({ shoggoths: ['wharf'], hands: { p2: ['silver-key'] } })
      s.next('blank', 'blank')
        .choose('playRelic', { relic: 'silver-key' }, 'p2')
        .choose('turnKey', { to: 'wharf' })
      expect(rolls(s)).toEqual(['p1 shoggoth', 'p2 relic'])
    })
    test('[RC-018] by the cure', () => {
      const s = scene({
        at: { p1: 'park' },
        sanity: { p1: 0 },
        hands: { p1: ['arkham', 'arkham', 'arkham', 'arkham', 'arkham'] },
        shoggoths: ['church'],
      })
      s.next('blank').choose('seal', { own: 5, extra: null }).choose('wakeAt', { place: 'church' })
      expect(s.table.players['p1']!.at).toBe('church')
      expect(rolls(s)).toEqual(['p1 shoggoth'])
    })
    test('[RC-018] but not by staying where the figure is', () => {
      const s = scene({
        at: { p1: 'hospital' },
        sanity: { p1: 0 },
        hands: { p1: ['innsmouth', 'innsmouth', 'innsmouth', 'innsmouth', 'innsmouth'] },
        shoggoths: ['hospital'],
      })
      s.choose('seal', { own: 5, extra: null }).choose('wakeAt', { place: 'hospital' })
      expect(rolls(s)).toEqual([])
      expect(s.happened('entered')).toEqual([])
    })
  })

  describe('a Shoggoth enters a location by any means', () => {
    test('[RC-019] moved by a Summoning card', () => {
      const s = scene({ at: { p2: 'university' }, shoggoths: ['train-station'], summoning: ['docks'] })
      s.next('blank').choose('endActions', {})
      expect(told(s.events, 'shoggothMoved', 'dieRolled')).toEqual([
        'Shoggoth train-station to university',
        'p2 rolls for shoggoth',
      ])
    })
    test('[RC-019] placed by Evil Stirs', () => {
      const s = scene({ deck: ['evil-stirs', 'arkham'], summoningBottom: ['cafe'], at: { p2: 'cafe' } })
      s.next('blank', 'blank').choose('endActions', {})
      expect(told(s.events, 'shoggothPlaced', 'dieRolled')).toEqual([
        'p1 rolls for evil stirs',
        'Shoggoth at cafe',
        'p2 rolls for shoggoth',
      ])
    })
    test('[RC-019] placed and moved by Hastur', () => {
      const s = scene({
        cultists: { diner: 3 },
        summoning: ['diner'],
        asleep: ['hastur'],
        summoningBottom: ['train-station'],
        at: { p2: 'university' },
      })
      s.next('blank', 'blank').choose('endActions', {})
      expect(told(s.events, 'shoggothPlaced', 'shoggothMoved', 'dieRolled')).toEqual([
        'Shoggoth at train-station',
        'p1 rolls for shoggoth',
        'Shoggoth train-station to university',
        'p2 rolls for shoggoth',
      ])
    })
    test('[RC-019] moved by the Occultist', () => {
      const s = scene({
        investigators: ['occultist', 'doctor'],
        at: { p2: 'university' },
        shoggoths: ['park'],
      })
      s.next('blank').choose('pushShoggoth', { from: 'park', to: 'university' })
      expect(told(s.events, 'dieRolled')).toEqual(['p2 rolls for shoggoth'])
    })
    test('[RC-019] but not in the setup', () => {
      let met = 0
      for (let seed = 0; met < 3; seed++) {
        const engine = begin({ players: 3 }, seed)
        if (tableOf(engine).shoggoths[0]!.at !== 'train-station') continue
        met++
        expect(told(engine.events, 'dieRolled')).toEqual([])
      }
    })
  })
})
