import { describe, expect, test } from 'vitest'
import { scene } from '../scene.ts'

const train = 'train-station'

describe('monster phase', () => {
  test('[AH-E10] [AH-202.2c] [AH-417.1] a patrol moves as far as its speed', () => {
    const s = scene({
      investigators: { p1: { at: 'arkham-advertiser' } },
      monsters: [{ kind: 'robed-figure', at: 'general-store' }],
      eventDiscard: ['dc-02'],
      from: 'monsterPhase',
    })
    expect(s.happened('monsterMoved').map(({ to }) => to)).toEqual(['black-cave', 's1-iron-bridge'])
  })

  test('[AH-202.3a-1] [AH-202.3b] [AH-476.7] an engaged monster deals its damage and horror', () => {
    const s = scene({
      monsters: [{ kind: 'ocean-scion', at: train, engagedWith: ['p1'] }],
      from: 'monsterPhase',
    })
    expect(s.me()).toMatchObject({ damage: 1, horror: 1 })
  })

  test('[AH-202.4a] [AH-202.4b] exhausted monsters become ready and engage', () => {
    const s = scene({
      monsters: [{ kind: 'ocean-scion', at: train, state: 'exhausted' }],
      from: 'monsterPhase',
    })
    expect(s.monster('m1')).toMatchObject({ state: 'engaged', engagedWith: ['p1'] })
    expect(s.me()).toMatchObject({ damage: 0, horror: 0 })
  })

  test('[AH-E15] [AH-444.1] [AH-R53] of several prey the nearest; equally near ones are the group’s choice', () => {
    const s = scene({
      options: { players: 3 },
      investigators: {
        p1: { sheet: 'wendy-adams' },
        p2: { sheet: 'marie-lambeau' },
        p3: { sheet: 'michael-mcglen' },
      },
      monsters: [{ kind: 'hooded-stalker', at: 'black-cave' }],
      from: 'monsterPhase',
    })
    expect(s.picks).toEqual(['p1', 'p2'])
  })

  test('[AH-434.2-1] [AH-434.4] a massive monster engages and attacks everybody on its space', () => {
    const s = scene({
      options: { players: 2 },
      monsters: [{ kind: 'wake-titan', at: train, engagedWith: ['p1', 'p2'] }],
      from: 'monsterPhase',
    })
    expect([s.me('p1').damage, s.me('p2').damage]).toEqual([2, 2])
  })

  test('[AH-415.6a] [AH-415.6b-4] [AH-202.3c] [AH-R84] a defeated investigator leaves the game, and doom is placed on the sheet', () => {
    const s = scene({
      options: { players: 2 },
      investigators: { p1: { damage: 6, clues: 2, money: 3 }, p2: { at: 'black-cave' } },
      monsters: [{ kind: 'ocean-scion', at: train, engagedWith: ['p1'] }],
      from: 'monsterPhase',
    })
    expect(s.me().sheet).toBeNull()
    expect(s.me()).toMatchObject({ clues: 0, money: 0 })
    expect(s.table.sheet.doom).toBe(1)
    expect(s.table.sheetsGone).toEqual(['tommy-muldoon'])
  })

  test('[AH-440.7] [AH-440.11] [AH-413.8] damage may be assigned to one asset, which is discarded when it is full', () => {
    const s = scene({
      investigators: { p1: { assets: ['pain-killers'] } },
      monsters: [{ kind: 'shoreline-brute', at: train, engagedWith: ['p1'] }],
      from: 'monsterPhase',
    })
    expect(s.offered('assignDamage').map(({ n }) => n)).toEqual([2, 1])
    s.choose('assignDamage', { card: 'pain-killers', n: 2 })
    expect(s.me()).toMatchObject({ damage: 0, horror: 1, assets: [] })
    expect(s.table.itemDeck.at(-1)).toBe('pain-killers')
  })
})

describe('encounter phase', () => {
  test('[AH-203.3] [AH-476.6] an engaged investigator has no encounter', () => {
    const s = scene({
      monsters: [{ kind: 'robed-figure', at: train, engagedWith: ['p1'] }],
      from: 'encounterPhase',
      next: ['blank', 'blank'],
    })
    expect(s.story).toContain('encounterSkipped')
  })

  test('[AH-423.4] [AH-466.11] the card of one’s space, which goes under its deck afterwards', () => {
    const s = scene({
      hoodDecks: { northside: ['northside-6'] },
      investigators: { p1: { damage: 3 } },
      from: 'encounterPhase',
      next: ['blank', 'blank'],
    })
    expect(s.me().damage).toBe(1)
    expect(s.table.hoodDecks['northside']?.at(-1)).toBe('northside-6')
  })

  test('[AH-E05] [AH-400.1d-1] [AH-400.1f] a cost that cannot be paid is not offered', () => {
    const poor = scene({
      hoodDecks: { northside: ['northside-2'] },
      from: 'encounterPhase',
      next: ['blank', 'blank'],
    })
    expect(poor.story).not.toContain('optionTaken')
    expect(poor.table.phase).toBe('action')
    const rich = scene({
      hoodDecks: { northside: ['northside-2'] },
      investigators: { p1: { money: 1 } },
      from: 'encounterPhase',
    })
    expect(rich.asked?.step).toBe('chooseOption')
    expect(rich.choose('takeOption', { option: 0 }).me().money).toBe(0)
    expect(rich.asked?.step).toBe('goOn')
  })

  test('[AH-E22] [AH-484.7-1] [AH-478.5] [AH-R107] an event card whose clue was gained is discarded', () => {
    const s = scene({
      hoodDecks: { northside: ['dc-01'] },
      clues: { northside: 1 },
      from: 'encounterPhase',
      next: ['5', '1', 'blank', 'blank'],
    })
    expect(s.me().clues).toBe(1)
    expect(s.table.eventDiscard[0]).toBe('dc-01')
  })

  test('[AH-E22] [AH-484.7-2] [AH-905] otherwise it is shuffled into the top three', () => {
    const s = scene({
      hoodDecks: { northside: ['dc-01'] },
      clues: { northside: 1 },
      from: 'encounterPhase',
      next: ['1', '1', 'blank', 'blank'],
    })
    expect(s.table.hoodDecks['northside']?.slice(0, 3)).toContain('dc-01')
    expect(s.table.known.hoodTops['northside']).toEqual([{ cards: 3, events: ['dc-01'] }])
  })

  test('[AH-466.10] the card is not shown before its encounter is over', () => {
    const s = scene({
      hoodDecks: { northside: ['northside-2'] },
      investigators: { p1: { money: 1 } },
      from: 'encounterPhase',
    })
    expect(s.table.encounter?.card).toBe('northside-2')
    expect(JSON.stringify(s.engine.decision?.args)).not.toContain('upTo')
  })
})

describe('mythos phase', () => {
  test('[AH-E24] [AH-488.2-1] [AH-488.2-2] [AH-438.2-1] doom spreads from the bottom card', () => {
    const s = scene({ from: 'mythosPhase', next: ['spread-doom', 'dc-10', 'blank'] })
    expect(s.table.eventDiscard).toEqual(['dc-10'])
    expect(s.table.doom['black-cave']).toBe(1)
  })

  test('[AH-E23] [AH-204.11a-1] [AH-204.11a-2] [AH-438.3] [AH-R106] a gate burst', () => {
    const s = scene({
      eventDeck: ['dc-04'],
      eventDiscard: ['dc-10', 'dc-11'],
      from: 'mythosPhase',
      next: ['gate-burst', 'blank'],
    })
    for (const space of ['independence-square', 'la-bella-luna', 'arkham-asylum'])
      expect(s.table.doom[space]).toBe(1)
    expect(s.table.eventDiscard).toEqual([])
    expect(s.table.eventDeck.slice(-3).toSorted()).toEqual(['dc-04', 'dc-10', 'dc-11'])
  })

  test('[AH-478.3-1] [AH-478.3-2] [AH-R146] a clue is spawned where the top event card says', () => {
    const s = scene({ eventDeck: ['dc-11'], from: 'mythosPhase', next: ['spawn-clue', 'blank'] })
    expect(s.table.clues.rivertown).toBe(1)
    expect(s.table.hoodDecks['rivertown']?.slice(0, 3)).toContain('dc-11')
  })

  test('[AH-458.5-1] [AH-204.8a] a monster is spawned from the bottom of the deck', () => {
    const s = scene({
      monsterDeckBottom: ['robed-figure'],
      eventDiscard: ['dc-10'],
      from: 'mythosPhase',
      next: ['spawn-monster', 'robed-figure', 'blank'],
    })
    expect(s.table.monsters[0]).toMatchObject({ kind: 'robed-figure', at: 'black-cave', state: 'ready' })
  })

  test('[AH-436.2] [AH-436.5] a headline is resolved and discarded', () => {
    const s = scene({ headlines: ['hl-14'], from: 'mythosPhase', next: ['read-headline', 'blank'] })
    expect(s.table.headlineDiscard).toEqual(['hl-14'])
    expect(s.happened('delayed')).toEqual([{ seat: 'p1' }])
  })

  test('[AH-436.7-1] [AH-436.7-2] a rumour enters the codex and displaces another', () => {
    const s = scene({
      headlines: ['hl-29', 'hl-31'],
      from: 'mythosPhase',
      next: ['read-headline', 'read-headline'],
    })
    expect(s.table.codex.map(({ card }) => card)).toEqual(['hl-31'])
    expect(s.table.headlineDiscard).toEqual(['hl-29'])
  })

  test('[AH-436.8] a rumour can be discarded by the action it names', () => {
    const s = scene({
      headlines: ['hl-29'],
      investigators: { p1: { money: 3 } },
      from: 'mythosPhase',
      next: ['read-headline', 'blank'],
    })
    s.choose('useCodex', { card: 'hl-29', action: 0 })
    expect(s.table.codex).toEqual([])
    expect(s.me().money).toBe(0)
  })

  test('[AH-204.3] [AH-204.5] [AH-R110] drawn tokens stay out until the cup is empty', () => {
    const s = scene({ from: 'mythosPhase', next: ['blank', 'blank'] })
    expect(s.table.drawnTokens.blank).toBe(2)
    expect(s.table.cup.blank).toBe(1)
  })

  test('[AH-411.3a-1] [AH-411.3b] [AH-R98] three doom on a space bring an anomaly; the next goes on the sheet', () => {
    const s = scene({
      codex: ['2'],
      doom: { 'black-cave': 2 },
      from: 'mythosPhase',
      next: ['spread-doom', 'dc-10', 'spread-doom', 'dc-11'],
    })
    expect(s.table.anomalies).toEqual(['rivertown'])
    expect(s.table.doom['black-cave']).toBe(3)
    expect(s.table.sheet.doom).toBe(1)
  })

  test('[AH-437.1a] [AH-R101] [AH-R102] mounting panic', () => {
    const s = scene({
      codex: ['1'],
      doom: { 'black-cave': 3 },
      from: 'mythosPhase',
      next: ['spread-doom', 'dc-10', 'blank'],
    })
    expect(s.table.doom).toMatchObject({ 'black-cave': 1, graveyard: 1, 'general-store': 1 })
    expect(s.table.sheet.doom).toBe(1)
  })

  test('[AH-R113] [AH-412.5b] a trigger of the codex fires once the effect in progress is over', () => {
    const s = scene({ codex: ['51'], sheet: { clues: 2 }, from: 'mythosPhase', next: ['blank', 'blank'] })
    expect(s.table.codex.map(({ card, side }) => `${card} ${side}`)).toEqual(['51 front', '52 back'])
    expect(s.table.markers.map(({ at, up }) => `${at} ${up}`)).toEqual([
      'unvisited-isle false',
      'black-cave false',
      'south-church false',
    ])
  })
})

describe('end of the round', () => {
  test('[AH-205.2] [AH-415.7a] [AH-415.7c] a player without investigator chooses a new one, who starts at the starting space', () => {
    const s = scene({
      options: { players: 2 },
      investigators: { p1: { sheet: null, at: 'black-cave' } },
      from: 'endRound',
    })
    expect(s.asked).toEqual({ step: 'chooseSheet', seat: 'p1' })
    s.choose('takeSheet', { sheet: 'jenny-barnes', choice: 0 })
    expect(s.me()).toMatchObject({ sheet: 'jenny-barnes', at: train, money: 5 })
  })
})
