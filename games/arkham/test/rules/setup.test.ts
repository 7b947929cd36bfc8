import { describe, expect, test } from 'vitest'
import { monsterCard, scenarioOf, sheetOf } from '../../catalogue.ts'
import { eventCard, isEventCard } from '../../unread.ts'
import { encounterCards } from '../../cards/encounters/catalogue.ts'
import { scenarioIds } from '../../content/ids.ts'
import { mythosTokens } from '../../content/tokens.ts'
import { boardOf } from '../../steps/board.ts'
import { type Scene, opening, scene } from '../scene.ts'

/** AH-100 to AH-111: what lies on the table before the first turn. */

/** Answers the questions of the setup with what is offered first. */
function setUp(options: Parameters<typeof opening>[0], seed = 'setup'): Scene {
  const s = opening(options, seed)
  while (s.table.phase === 'setup' && s.engine.decision !== null) {
    s.engine.events = []
    s.engine.choose(s.engine.decision.options[0]!)
  }
  return s
}
const players2 = { players: 2, scenario: 'drowned-carillon' } as const

describe('the board and the decks', () => {
  test('[AH-100] [AH-101] [AH-110] investigators are chosen after the table is laid out', () => {
    const s = opening(players2)
    expect(s.asked?.step).toBe('choosing')
    expect(s.table.display).toHaveLength(5)
    expect(Object.values(s.table.investigators).every(({ sheet }) => sheet === null)).toBe(true)
  })

  test.each(scenarioIds)('[AH-101.1] [AH-464.2] %s plays on its own sheet', (scenario) => {
    const s = opening({ players: 2, scenario })
    const { hoods, places } = boardOf(scenario)
    expect(hoods).toHaveLength(5)
    expect(Object.keys(s.table.hoodDecks).toSorted()).toEqual([...hoods].toSorted())
    expect(s.table.monsters.every(({ at }) => places.includes(at))).toBe(true)
  })

  test('[AH-102] [AH-102.1] [AH-464.4a] [AH-448.1] tiles of the map and no others are on the board', () => {
    const { spaces, hoods, streets } = boardOf('drowned-carillon')
    expect(hoods).toEqual(['northside', 'downtown', 'merchant-district', 'rivertown', 'southside'])
    expect(spaces).toHaveLength(15)
    expect(Object.keys(streets)).toHaveLength(7)
    expect(opening(players2).table.doom).not.toHaveProperty('orne-library')
  })

  test('[AH-102.2] [AH-R16] doom and ready monsters lie where the sheet says', () => {
    const { doom, monsters } = opening(players2).table
    const marked = new Set([
      'arkham-advertiser',
      'independence-square',
      'unvisited-isle',
      'black-cave',
      'south-church',
    ])
    expect(Object.keys(doom).filter((space) => doom[space] === 1)).toEqual(
      Object.keys(doom).filter((space) => marked.has(space)),
    )
    expect(monsters.map(({ kind, at, state }) => ({ kind, at, state }))).toEqual([
      { kind: 'hybrid-thug', at: 'river-docks', state: 'ready' },
      { kind: 'robed-figure', at: 'black-cave', state: 'ready' },
    ])
  })

  test('[AH-102.3] [AH-102.4-1] [AH-102.4-2] [AH-423.1] a street deck, and one deck for each neighbourhood on the board', () => {
    const { streetDeck, hoodDecks } = opening(players2).table
    expect(streetDeck).toHaveLength(8)
    expect(hoodDecks['rivertown']!.toSorted()).toEqual(encounterCards('rivertown').toSorted())
    expect(hoodDecks).not.toHaveProperty('uptown')
    const other = opening(players2, 'another').table
    expect(other.hoodDecks['rivertown']).not.toEqual(hoodDecks['rivertown'])
  })

  test('[AH-103] [AH-103.1-1] [AH-484.3] the event deck is the scenario’s', () => {
    const { eventDeck } = opening(players2).table
    expect(eventDeck).toHaveLength(15)
    expect(eventDeck.every((card) => card.startsWith('dc-'))).toBe(true)
  })

  test('[AH-E29] [AH-103.1-2] [AH-R146] [AH-484.2] only the neighbourhood of the top event card is seen', () => {
    const s = scene({ eventDeck: ['dc-10'] })
    const view = s.seen() as { eventDeck: unknown }
    expect(view.eventDeck).toEqual({ cards: 15, top: 'rivertown' })
    expect(JSON.stringify(view)).not.toContain('dc-1')
  })

  test('[AH-104] [AH-104.1-1] [AH-104.2] [AH-464.4b] the listed monsters, those on the board among them', () => {
    const { monsterDeck, monsters } = opening(players2).table
    const all = [...monsterDeck, ...monsters.map(({ kind }) => kind)]
    const listed = scenarioOf('drowned-carillon').monsters as Record<string, number>
    expect(all).toHaveLength(17)
    for (const [kind, n] of Object.entries(listed))
      expect(all.filter((each) => each === kind)).toHaveLength(n)
  })

  test('[AH-104.1-2] the top of the monster deck is open, the rest is not', () => {
    const s = opening(players2)
    const { monsterDeck } = s.seen() as { monsterDeck: unknown }
    expect(monsterDeck).toEqual({ cards: 15, top: s.table.monsterDeck[0] })
  })

  test('[AH-105] [AH-105.1] [AH-464.4c] [AH-418.1] the cup holds exactly the listed tokens', () => {
    const { cup, drawnTokens } = opening(players2).table
    expect(cup).toEqual({
      'spread-doom': 3,
      'spawn-monster': 2,
      'spawn-clue': 2,
      'read-headline': 2,
      'gate-burst': 1,
      reckoning: 1,
      blank: 3,
    })
    expect(mythosTokens.every((token) => drawnTokens[token] === 0)).toBe(true)
  })

  test('[AH-106] [AH-106.1] [AH-R15] 13 headlines, the others out of the game unseen', () => {
    const s = opening(players2)
    expect(s.table.headlineDeck).toHaveLength(13)
    expect(s.table.headlinesInBox).toHaveLength(19)
    expect(JSON.stringify(s.seen())).not.toContain('hl-')
  })

  test('[AH-107] [AH-107.1] [AH-107.2] [AH-485.1] five items are displayed; items, allies and spells are decks', () => {
    const { itemDeck, display, allyDeck, spellDeck } = opening(players2).table
    expect([itemDeck.length, display.length, allyDeck.length, spellDeck.length]).toEqual([39, 5, 12, 16])
  })

  test('[AH-107.3] special cards and conditions are at hand', () => {
    const { specialPile, blessings, pactPile } = opening(players2).table
    expect([specialPile.length, blessings, pactPile.length]).toEqual([19, 8, 6])
  })

  test('[AH-108] [AH-108.1] [AH-109] [AH-109.1] [AH-412.2] markers lie in the supply, archive cards in the archive', () => {
    const { markerSupply, codex, onceInCodex } = opening(players2).table
    expect(markerSupply).toHaveLength(11)
    expect([codex, onceInCodex]).toEqual([[], []])
  })
})

describe('investigators', () => {
  test('[AH-110.1] [AH-110.3] [AH-415.7a] each player takes a sheet that is free', () => {
    const s = opening(players2).pick('p1')
    s.choose('takeSheet', { sheet: 'jenny-barnes', choice: 0 })
    expect(s.asked).toEqual({ step: 'chooseSheet', seat: 'p2' })
    expect(s.offered('takeSheet').some(({ sheet }) => sheet === 'jenny-barnes')).toBe(false)
    expect(new Set(s.offered('takeSheet').map(({ sheet }) => sheet)).size).toBe(11)
  })

  test('[AH-110.2] [AH-R140] [AH-422.1] [AH-494.4a] the group decides who leads', () => {
    const s = opening(players2)
    expect(s.table.lead).toBe('p1')
    s.choose('propose', { pick: 'p2' }, 'p2').pick('p2')
    expect(s.table.lead).toBe('p2')
  })

  test('[AH-110.5a-1] [AH-R18] [AH-R19] [AH-415.3a] money, the fixed cards and exactly one choice', () => {
    const s = opening({ players: 1 }).choose('takeSheet', { sheet: 'tommy-muldoon', choice: 1 })
    expect(s.me().money).toBe(2)
    expect(s.me().assets.map(({ card }) => card)).toEqual(['becky', 'motorcycle'])
  })

  test('[AH-110.5a-2] every choice of a sheet is offered', () => {
    const choices = opening({ players: 1 })
      .offered('takeSheet')
      .filter(({ sheet }) => sheet === 'agnes-baker')
    expect(choices.map(({ choice }) => choice)).toEqual([0, 1])
  })

  test('[AH-R20] [AH-424.5] a starting spell is a card of its own', () => {
    const s = opening({ players: 1 }).choose('takeSheet', { sheet: 'dexter-drake', choice: 0 })
    expect(s.me().assets.map(({ card }) => card)).toContain('start-mists-of-rlyeh')
    expect(s.table.spellDeck).toContain('mists-of-rlyeh')
  })

  test('[AH-110.6a] [AH-464.3b-1] [AH-415.4] they stand on the starting space', () => {
    const s = setUp(players2)
    expect([s.me('p1').at, s.me('p2').at]).toEqual(['train-station', 'train-station'])
  })

  test('[AH-R21] one player is the lead investigator and asked for nothing else', () => {
    const s = opening({ players: 1 })
    expect(s.asked).toEqual({ step: 'chooseSheet', seat: 'p1' })
    expect(s.table.lead).toBe('p1')
  })

  test('[AH-415.2c] [AH-415.2e] [AH-415.2f] [AH-415.3b] [AH-473.1] [AH-473.2] a sheet has skills, a focus limit, health, sanity and classes', () => {
    expect(sheetOf('wendy-adams')).toMatchObject({
      classes: ['survivor', 'seeker'],
      health: 5,
      sanity: 7,
      focusLimit: 3,
      skills: { lore: 3, influence: 1, observation: 4, strength: 2, will: 3 },
    })
  })

  test('[AH-415.2d] abilities belong to one investigator', () => {
    expect(scene({ investigators: { p1: { sheet: 'jenny-barnes' } } }).offered('useComponent')).toEqual([
      { card: 'jenny-barnes', ability: 0 },
    ])
    expect(scene().offered('useComponent')).toEqual([])
  })
})

describe('final preparation', () => {
  test('[AH-111] [AH-111.1] [AH-111.2a] three clues, then doom, then the sheet’s instructions', () => {
    const s = setUp(players2)
    const clues = Object.values(s.table.clues).reduce((sum, n) => sum + n, 0)
    expect(clues).toBe(3)
    expect(Object.values(s.table.hoodDecks).flat().filter(isEventCard)).toHaveLength(3)
  })

  test('[AH-111.3a] [AH-488.4] doom is spread once', () => {
    const s = setUp(players2)
    expect(s.table.eventDiscard).toHaveLength(1)
    const marked = eventCard(s.table.eventDiscard[0]!).doom
    const doom = Object.values(s.table.doom).reduce((sum, n) => sum + n, 0)
    expect(doom).toBe(5 + marked.length)
  })

  test('[AH-111.4a] [AH-111.4b-1] [AH-111.4b-2] [AH-464.4d] [AH-412.5] the sheet adds its cards to the codex', () => {
    const second = setUp({ players: 2, scenario: 'lamplighters-ledger' }).table
    expect(second.codex.map(({ card }) => card)).toEqual(['1', '60', '61'])
    expect(second.markers.map(({ at }) => at).toSorted()).toEqual(
      ['velmas-diner', 'la-bella-luna', 'graveyard', 'orne-library', 'hangmans-hill'].toSorted(),
    )
  })

  test('[AH-E09] [AH-111.5-1] [AH-111.5-2] [AH-411.2] [AH-411.4] only the named anomaly set is in the deck', () => {
    expect(setUp(players2).table.anomalyDeck).toHaveLength(8)
    expect(setUp({ players: 2, scenario: 'lamplighters-ledger' }).table.anomalyDeck).toEqual([])
    const ball = setUp({ players: 2, scenario: 'sash-and-mask' }).table.anomalyDeck
    expect(ball.every((card) => card.startsWith('ball-'))).toBe(true)
  })

  test('[AH-R17] the rules of archive card 2 are in force from then on, and the board is looked at once', () => {
    const s = scene({
      doom: { 'black-cave': 3 },
      from: { step: 'changeCodex', args: { how: 'add', card: '2' } },
    })
    expect(s.table.anomalies).toEqual(['rivertown'])
  })

  test('[AH-200] the first round begins with the action phase', () => {
    expect(setUp(players2).table).toMatchObject({ round: 1, phase: 'action' })
  })

  test('[AH-R78] [AH-421.3] elite counts those who began the game', () => {
    expect(setUp({ players: 3 }).table.players).toBe(3)
    expect(monsterCard('wake-titan')).toMatchObject({ health: 2, elite: 1 })
  })
})

describe('limits of components', () => {
  test('[AH-E01] [AH-005.2-1] [AH-005.2-2] [AH-003] nothing is gained from an empty deck', () => {
    const s = scene({ table: { spellDeck: [] }, unsound: true, effect: 'gain spell; gain $1' })
    expect(s.me()).toMatchObject({ assets: [], money: 1 })
  })

  test('[AH-E02] [AH-005.2-3] [AH-R89] a player without a free sheet goes on without an investigator', () => {
    const gone = [
      'marie-lambeau',
      'jenny-barnes',
      'dexter-drake',
      'wendy-adams',
      'rex-murphy',
      'calvin-wright',
      'agnes-baker',
      'daniela-reyes',
      'norman-withers',
      'minh-thi-phan',
    ]
    const s = scene({
      options: { players: 2 },
      investigators: { p2: { damage: 7 } },
      table: { sheetsGone: gone },
      effect: 'each other-investigator { suffer direct-damage 1 }',
    })
    expect(s.me('p2').sheet).toBeNull()
    expect(s.outcome).toBeUndefined()
    s.engine.position.stack = [{ step: 'endRound', args: {} }]
    const later = s.again()
    expect(later.table.round).toBe(2)
    expect(later.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[AH-E03] [AH-005.3-1] [AH-005.3-2] money does not run out', () => {
    const s = scene({
      options: { players: 2 },
      investigators: { p1: { sheet: 'michael-mcglen' }, p2: { sheet: 'jenny-barnes', money: 76 } },
    }).choose('gather', {})
    expect([s.me().money, s.me('p2').money]).toEqual([1, 76])
  })
})
