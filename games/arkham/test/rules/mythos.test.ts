import { describe, expect, test } from 'vitest'
import { eventCard, isEventCard } from '../../unread.ts'
import { anomalyPart, encounterPart } from '../../cards/encounters/catalogue.ts'
import { hoods, tiles } from '../../content/map.ts'
import { neighbourhoodDecks, street } from '../../cards/encounters/index.ts'
import { anomalySets } from '../../cards/anomalies/index.ts'
import { eventDecks } from '../../cards/events/index.ts'
import { scene } from '../scene.ts'

/** AH-203, AH-204, AH-411, AH-412, AH-418, AH-423 to AH-429, AH-436 to AH-438, AH-451, AH-464, AH-466, AH-478, AH-484, AH-488, AH-491, AH-492, AH-495. */

const train = 'train-station'
const two = { players: 2 } as const

describe('encounters', () => {
  test('[AH-203.1] [AH-466.2] [AH-466.4] [AH-423.2] [AH-423.3] [AH-423.4] the top card of the neighbourhood, the part of the space', () => {
    const s = scene({ hoodDecks: { northside: ['northside-1'] }, from: 'encounterPhase' })
    expect(s.happened('encounterBegan')).toEqual([{ seat: 'p1', from: 'northside', at: train }])
    expect(s.table.encounter?.card ?? s.happened('encounterEnded')[0]?.card).toBe('northside-1')
    expect(encounterPart('northside-1', train)).toBeDefined()
    for (const hood of hoods)
      for (const card of Object.values(neighbourhoodDecks[hood]))
        expect(Object.keys(card).toSorted()).toEqual([...tiles[hood].spaces].toSorted())
  })

  test('[AH-466.5] [AH-426.1] [AH-426.2] [AH-426.3] on a street the part of its type', () => {
    const s = scene({ investigators: { p1: { at: 's1-iron-bridge' } }, from: 'encounterPhase' })
    expect(s.happened('encounterBegan')).toEqual([{ seat: 'p1', from: 'street', at: 's1-iron-bridge' }])
    for (const [card, types] of Object.entries(street)) {
      expect(Object.keys(types).toSorted()).toEqual(['bridge', 'residential', 'scenic'])
      expect(encounterPart(card, 'bridge')).toBe(types.bridge)
    }
  })

  test('[AH-203.2-1] the group chooses who is next', () => {
    const s = scene({ options: two, from: 'encounterPhase' })
    expect(s.picks).toEqual(['p1', 'p2'])
  })

  test('[AH-466.3] [AH-466.6] where several kinds are open the investigator chooses', () => {
    const s = scene({
      options: { scenario: 'second-town' },
      codex: ['82'],
      investigators: { p1: { at: 'velmas-diner' } },
      markers: [{ colour: 'red', at: 'velmas-diner' }],
      from: 'encounterPhase',
    })
    expect(s.picks).toEqual(['easttown', 'anomaly'])
  })

  test('[AH-E18] [AH-466.7] [AH-466.8] a test is made before going on, and only the matching part is resolved', () => {
    const effect = 'test lore { pass: gain $1 / fail: suffer horror 1 }'
    const passed = scene({ effect, next: ['5', '1'] })
    expect(passed.me()).toMatchObject({ money: 1, horror: 0 })
    const failed = scene({ effect, next: ['1', '1'] })
    expect(failed.me()).toMatchObject({ money: 0, horror: 1 })
  })

  test('[AH-E19] [AH-466.9] [AH-400.1f] choices come first, only payable ones are offered', () => {
    const effect = 'choose { test lore { pass: gain $1 / fail: none } / spend remnant 1 -> gain spell }'
    const rich = scene({ investigators: { p1: { remnants: 1 } }, effect })
    expect(rich.offered('takeOption').map(({ option }) => option)).toEqual([0, 1])
    expect(JSON.stringify(rich.seen())).not.toContain('gainSpell')
    const poor = scene({ effect })
    expect(poor.happened('testBegan')).toHaveLength(1)
  })

  test('[AH-466.11] the card goes under its deck; [AH-R96] anomaly cards as well', () => {
    const s = scene({
      hoodDecks: { northside: ['northside-1'] },
      encounterOf: { card: 'northside-1', from: 'northside' },
      frame: ['endEncounter', {}],
    })
    expect(s.table.hoodDecks['northside']!.at(-1)).toBe('northside-1')
  })
})

describe('event cards', () => {
  test('[AH-484.1] [AH-484.4a] [AH-484.5] [AH-478.2] [AH-478.3-1] [AH-478.3-2] [AH-478.4] [AH-907] a spawned clue puts the event card among the top three', () => {
    const s = scene({ eventDeck: ['dc-10'], frame: ['spawnClue', {}] })
    expect(s.table.clues.rivertown).toBe(1)
    expect(s.table.hoodDecks['rivertown']!.slice(0, 3)).toContain('dc-10')
    for (const deck of Object.values(eventDecks))
      for (const card of Object.keys(deck)) {
        const { hood, encounters } = eventCard(card)
        expect(Object.keys(encounters).toSorted()).toEqual([...tiles[hood].spaces].toSorted())
      }
  })

  test('[AH-R92] with as many cards as there are', () => {
    const s = scene({
      table: { hoodDecks: { ...scene().table.hoodDecks, rivertown: [] } },
      eventDeck: ['dc-10'],
      frame: ['spawnClue', {}],
    })
    expect(s.table.hoodDecks['rivertown']).toEqual(['dc-10'])
  })

  test('[AH-E22] [AH-484.6-1] [AH-484.6-2] [AH-484.7-1] [AH-484.10] [AH-905] a gained clue discards the event card', () => {
    const s = scene({
      investigators: { p1: { at: 'graveyard' } },
      clues: { rivertown: 1 },
      hoodDecks: { rivertown: ['dc-10', 'rivertown-1', 'rivertown-2', 'rivertown-3'] },
      next: ['5', '1', '1', 'blank', 'blank'],
      from: 'encounterPhase',
    })
    expect(s.me().clues).toBe(1)
    expect(s.table.eventDiscard[0]).toBe('dc-10')
    expect(s.table.hoodDecks['rivertown']!.slice(0, 3)).toEqual(['rivertown-1', 'rivertown-2', 'rivertown-3'])
  })

  test('[AH-E22] [AH-484.7-2] without a clue it is shuffled with the top two', () => {
    const s = scene({
      investigators: { p1: { at: 'graveyard' } },
      clues: { rivertown: 1 },
      hoodDecks: { rivertown: ['dc-10', 'rivertown-1', 'rivertown-2', 'rivertown-3'] },
      next: ['1', '1', '1'],
      from: 'encounterPhase',
    })
    const deck = s.table.hoodDecks['rivertown']!
    expect(deck.slice(0, 3).toSorted()).toEqual(['dc-10', 'rivertown-1', 'rivertown-2'])
    expect(deck[3]).toBe('rivertown-3')
  })

  test('[AH-E26] [AH-R93] [AH-R94] [AH-478.5] a passed event encounter without a clue token: no clue, the card goes back', () => {
    const s = scene({
      investigators: { p1: { at: 'graveyard' } },
      hoodDecks: { rivertown: ['dc-10', 'rivertown-1', 'rivertown-2', 'rivertown-3'] },
      next: ['5', '5', '5'],
      from: 'encounterPhase',
    })
    expect(s.me().clues).toBe(0)
    expect(s.table.hoodDecks['rivertown']!.slice(0, 3)).toContain('dc-10')
  })

  test('[AH-R147] what is known about a deck is the neighbourhood and the top three, not the place', () => {
    const s = scene({ eventDeck: ['dc-10'], frame: ['spawnClue', {}] })
    expect(s.table.known.hoodTops['rivertown']).toEqual([{ cards: 3, events: [''] }])
    expect(JSON.stringify(s.seen())).not.toContain('known')
  })

  test('[AH-R135] both discard piles are open', () => {
    const s = scene({ eventDiscard: ['dc-10'], table: { headlineDiscard: [] } })
    expect((s.seen() as { eventDiscard: string[] }).eventDiscard).toEqual(['dc-10'])
  })
})

describe('clues', () => {
  test('[AH-478.6] [AH-478.7] [AH-491.1] [AH-491.2] gained, kept, researched onto the sheet, one’s own only', () => {
    const s = scene({
      options: two,
      investigators: { p1: { clues: 1 }, p2: { clues: 3 } },
      effect: 'research 2',
    })
    expect(s.picks).toEqual(['1', '0'])
    s.pick('1')
    expect(s.table.sheet.clues).toBe(1)
    expect([s.me().clues, s.me('p2').clues]).toEqual([0, 3])
  })
})

describe('doom', () => {
  test('[AH-E24] [AH-488.2-1] [AH-488.2-2] [AH-484.8] [AH-903] [AH-204.7a] spread: the bottom card is discarded', () => {
    const s = scene({ cup: ['spread-doom', 'blank'], eventDeckBottom: ['dc-10'], from: 'mythosPhase' })
    expect(s.table.eventDiscard).toEqual(['dc-10'])
    expect(s.table.doom['black-cave']).toBe(1)
  })

  test('[AH-488.3] [AH-438.2-2] [AH-R108] several symbols: doom on each, each is unstable', () => {
    const s = scene({ eventDeckBottom: ['dc-09'], frame: ['spreadDoom', {}] })
    expect([s.table.doom['unvisited-isle'], s.table.doom['river-docks']]).toEqual([1, 1])
    s.engine.position.stack.push({
      step: 'resolve',
      args: {
        effect: [{ do: 'placeDoom', n: 1, at: 'unstable' }],
        context: { seat: 'p1', card: null, monster: null, result: 0 },
      },
    })
    expect(s.again().picks).toEqual(['unvisited-isle', 'river-docks'])
  })

  test('[AH-488.5] wards remove doom from the board', () => {
    expect(scene({ doom: { [train]: 1 }, next: ['5', '1'] }).choose('ward', {}).table.doom[train]).toBe(0)
  })

  test('[AH-E23] [AH-204.11a-1] [AH-204.11a-2] [AH-484.9] [AH-908] [AH-R104] [AH-R105] [AH-R106] a gate bursts', () => {
    const s = scene({ eventDeck: ['dc-04'], eventDiscard: ['dc-10', 'dc-11'], frame: ['gateBurst', {}] })
    expect(
      ['independence-square', 'la-bella-luna', 'arkham-asylum'].map((space) => s.table.doom[space]),
    ).toEqual([1, 1, 1])
    expect(s.table.eventDiscard).toEqual([])
    expect(s.table.eventDeck.slice(-3).toSorted()).toEqual(['dc-04', 'dc-10', 'dc-11'])
    const alone = scene({ eventDeck: ['dc-04'], frame: ['gateBurst', {}] })
    expect(alone.table.eventDeck.at(-1)).toBe('dc-04')
  })

  test('[AH-R103] an empty event deck is made of the discard pile; without any card doom goes on the sheet', () => {
    const all = Object.keys(eventDecks['drowned-carillon'])
    const s = scene({ table: { eventDeck: [], eventDiscard: all }, frame: ['spreadDoom', {}] })
    expect(s.happened('eventDeckRenewed')).toHaveLength(1)
    expect(s.table.eventDiscard).toHaveLength(1)
    const none = scene({
      table: { eventDeck: [], eventDiscard: [] },
      unsound: true,
      frame: ['spreadDoom', {}],
    })
    expect(none.table.sheet.doom).toBe(1)
    const clue = scene({
      table: { eventDeck: [], eventDiscard: [] },
      unsound: true,
      frame: ['spawnClue', {}],
    })
    expect(Object.values(clue.table.clues).every((n) => n === 0)).toBe(true)
  })

  test('[AH-438.3] [AH-464.3b-2] without a discard pile the starting space is unstable', () => {
    expect(scene({ effect: 'doom +1 @unstable' }).table.doom[train]).toBe(1)
  })
})

describe('anomalies', () => {
  test('[AH-411.3] [AH-411.3a-2] only with archive card 2; clues in the centre stay', () => {
    const without = scene({ doom: { graveyard: 2 }, effect: 'doom +1 @graveyard' })
    expect(without.table.anomalies).toEqual([])
    const s = scene({
      codex: ['2'],
      doom: { graveyard: 2 },
      clues: { rivertown: 1 },
      effect: 'doom +1 @graveyard',
    })
    expect(s.table.anomalies).toEqual(['rivertown'])
    expect(s.table.clues.rivertown).toBe(1)
  })

  test('[AH-411.3c] [AH-411.3d] [AH-411.5] [AH-411.6] [AH-R95] [AH-R97] an anomaly encounter instead, by the doom on the space', () => {
    const s = scene({
      codex: ['2'],
      investigators: { p1: { at: 'graveyard' } },
      doom: { graveyard: 3 },
      table: { anomalies: ['rivertown'] },
      from: 'encounterPhase',
    })
    expect(s.happened('encounterBegan')).toEqual([{ seat: 'p1', from: 'anomaly', at: 'graveyard' }])
    for (const set of Object.values(anomalySets))
      for (const [card, rows] of Object.entries(set)) {
        expect(Object.keys(rows)).toHaveLength(3)
        expect([0, 1, 2, 7].map((doom) => encounterPart(card, anomalyPart(doom)))).toEqual([
          rows['0'],
          rows['1-2'],
          rows['1-2'],
          rows['3+'],
        ])
      }
  })

  test('[AH-411.3e] it vanishes with the last doom', () => {
    const s = scene({
      codex: ['2'],
      doom: { graveyard: 1 },
      table: { anomalies: ['rivertown'] },
      effect: 'doom -1 @graveyard',
    })
    expect(s.table.anomalies).toEqual([])
  })

  test('[AH-R99] several tokens in one neighbourhood: the group’s order where it matters', () => {
    const s = scene({
      codex: ['2'],
      doom: { 'arkham-asylum': 2 },
      eventDeck: ['dc-04'],
      frame: ['gateBurst', {}],
    })
    expect(s.picks).toEqual(['independence-square', 'la-bella-luna', 'arkham-asylum'])
    s.pick('arkham-asylum')
    expect(s.table.anomalies).toEqual(['downtown'])
    expect(s.table.sheet.doom).toBe(2)
  })
})

describe('mounting panic', () => {
  test('[AH-437.1] only with archive card 1', () => {
    const s = scene({
      options: { scenario: 'lamplighters-ledger' },
      doom: { graveyard: 3 },
      effect: 'doom +1 @graveyard',
    })
    expect(s.table.doom['graveyard']).toBe(4)
  })
})

describe('the cup', () => {
  test('[AH-204.1] [AH-R109] two tokens, one after the other; [AH-495.1] each is resolved', () => {
    const s = scene({ cup: ['spread-doom', 'spawn-clue'], from: 'mythosPhase' })
    const order = s.story.filter((event) => ['tokenDrawn', 'doomSpread', 'clueSpawned'].includes(event))
    expect(order).toEqual(['tokenDrawn', 'doomSpread', 'tokenDrawn', 'clueSpawned'])
  })

  test('[AH-204.9a] a clue is spawned; [AH-204.13a] [AH-910] a blank does nothing', () => {
    const s = scene({ cup: ['blank', 'spawn-clue'], from: 'mythosPhase' })
    expect(s.happened('clueSpawned')).toHaveLength(1)
  })

  test('[AH-204.10a] [AH-436.3] [AH-904] the player who drew the token reads the headline', () => {
    const s = scene({
      options: two,
      cup: ['blank', 'blank', 'read-headline', 'blank'],
      headlines: ['hl-14'],
      from: 'mythosPhase',
    })
    expect(s.happened('headlineRead')).toEqual([{ seat: 'p2', card: 'hl-14' }])
    expect([s.me('p1').delayed, s.me('p2').delayed]).toEqual([false, true])
  })

  test('[AH-204.12a] [AH-204.12b] [AH-909] [AH-R111] [AH-R137] [AH-464.3c] the sheet, the codex and possessions', () => {
    const s = scene({
      investigators: { p1: { assets: ['pallid-mask'] } },
      codex: ['hl-30'],
      cup: ['reckoning', 'blank'],
      from: 'mythosPhase',
    })
    expect(s.picks).toEqual(['sheet', 'codex hl-30', 'p1 pallid-mask'])
    s.pick('p1 pallid-mask')
    expect(s.me().horror).toBe(1)
    expect(s.picks).toEqual(['sheet', 'codex hl-30'])
  })
})

describe('headlines', () => {
  test('[AH-436.4] afterwards it is discarded; [AH-436.6] without a card doom is placed on the sheet', () => {
    const s = scene({ headlines: ['hl-14'], frame: ['readHeadline', { seat: 'p1' }] })
    expect(s.table.headlineDiscard).toEqual(['hl-14'])
    const none = scene({
      table: { headlineDeck: [] },
      unsound: true,
      frame: ['readHeadline', { seat: 'p1' }],
    })
    expect(none.table.sheet.doom).toBe(1)
  })

  test('[AH-R112] a player without an investigator draws it: what does not concern "you" happens', () => {
    const s = scene({
      options: two,
      investigators: { p2: { sheet: null } },
      table: { sheetsGone: ['michael-mcglen'] },
      headlines: ['hl-22'],
      frame: ['readHeadline', { seat: 'p2' }],
    })
    expect(s.table.doom[train]).toBe(1)
    expect(s.table.headlineDiscard).toEqual(['hl-22'])
  })
})

describe('the codex', () => {
  test('[AH-412.5a] [AH-429.1] [AH-429.2] [AH-412.5c] a card is added, and its objective counts from then on', () => {
    const s = scene({
      codex: ['51'],
      sheet: { clues: 1 },
      investigators: { p1: { clues: 1 } },
      effect: 'research 1',
    })
    s.pick('1')
    expect(s.table.codex.map(({ card }) => card)).toContain('52')
    expect(s.table.onceInCodex).toContain('52')
  })

  test('[AH-412.5d] [AH-302.1] doom leads to defeat', () => {
    const s = scene({ codex: ['56'], sides: { 56: 'back' }, sheet: { doom: 11 }, effect: 'doom +1 @sheet' })
    expect(s.outcome).toBe('high-water')
  })

  test('[AH-301.1] a card of the codex wins', () => {
    const s = scene({
      codex: ['54'],
      sheet: { clues: 4 },
      investigators: { p1: { at: 'black-cave' } },
      markers: [{ colour: 'blue', at: 'black-cave' }],
    }).choose('useCodex', { card: 'card-54', action: 0 })
    expect(s.outcome).toBe('still-water')
  })

  test('[AH-R114] what wins and what loses at once is ordered by the group', () => {
    const s = scene({
      codex: ['56'],
      sides: { 56: 'back' },
      sheet: { doom: 11 },
      table: { epicDefeated: ['drowned-ringer'] },
      effect: 'doom +1 @sheet',
    })
    expect(s.picks).toHaveLength(2)
    expect(s.pick('56 0').outcome).toBe('slack-water')
  })

  test('[AH-R115] clues and doom on the sheet stay', () => {
    const s = scene({
      codex: ['51'],
      sheet: { clues: 1, doom: 2 },
      investigators: { p1: { clues: 1 } },
      effect: 'research 1',
    })
    s.pick('1')
    expect(s.table.sheet).toMatchObject({ clues: 2, doom: 2 })
  })

  test('[AH-R117] a choice of the codex belongs to the group', () => {
    const s = scene({
      options: { scenario: 'lamplighters-ledger', players: 2 },
      codex: ['62'],
      frame: ['changeCodex', { how: 'flip', card: '62' }],
    })
    expect(s.picks).toEqual(['option-1', 'option-2'])
    expect(s.offered('propose', 'p2')).toHaveLength(2)
    expect(s.pick('option-2').table.codex.map(({ card }) => card)).toEqual(['65'])
  })

  test('[AH-412.5e] [AH-412.5f] [AH-412.5g] epic monsters are monsters that effects on others leave alone, and go back to the archive', () => {
    const ringer = { kind: 'drowned-ringer', at: train, engagedWith: ['p1'] }
    const s = scene({ monsters: [ringer], effect: 'defeat monster @here' })
    expect(s.monster('m1')).toBeDefined()
    const deck = scene().table.monsterDeck.length
    const hit = scene({ monsters: [ringer], effect: 'hit monster 9 @here' })
    expect(hit.table.monsters).toEqual([])
    expect(hit.table.epicDefeated).toEqual(['drowned-ringer'])
    expect(hit.table.monsterDeck).toHaveLength(deck)
  })

  test('[AH-492.1] [AH-492.2] [AH-443.1] [AH-443.2] [AH-443.3] markers mean what the card says; face down nobody knows them', () => {
    const s = scene({ codex: ['51'], frame: ['changeCodex', { how: 'add', card: '52' }] })
    expect(s.table.markers).toHaveLength(3)
    const { markers } = s.seen() as { markers: { colour: string | null }[] }
    expect(markers.map(({ colour }) => colour)).toEqual([null, null, null])
  })

  test('events of a scenario name spaces of its board', () => {
    for (const deck of Object.values(eventDecks))
      for (const card of Object.keys(deck)) {
        expect(isEventCard(card)).toBe(true)
        expect(eventCard(card).doom.length).toBeGreaterThan(0)
      }
  })
})
