import { describe, expect, test } from 'vitest'
import { type Scene, type Setting, at, scene, short } from '../scene.ts'
import { sequence, tracks } from './about.ts'
import { goOn, holding, questions } from './playing.ts'

const over: Setting = { from: 'round-end' }

describe('the end of a round', () => {
  test('[AL-781] [AL-152] it follows the eighth turn, after reactions and attacks', () => {
    const last: Setting = {
      ...holding('scuttle'),
      turn: { number: 8 },
      monsters: [{ being: 'parasites', at: 'A1' }],
      next: ['miss', 'miss'],
    }
    const s = scene(last).choose('search', { how: 'one' })
    expect(s.asked).toMatchObject({ step: 'react', args: { moment: 'end-of-turn' } })
    s.pass()
    expect(sequence(s, 'attackBegan', 'turnEnded', 'hazardsSetAside')).toEqual([
      'attackBegan',
      'turnEnded',
      'hazardsSetAside',
    ])
    const seventh = goOn(scene({ ...last, turn: { number: 7 } }).choose('search', { how: 'one' }))
    expect(seventh.story).not.toContain('hazardsSetAside')
    expect(seventh.table.turn.number).toBe(8)
  })

  test('[AL-782] its steps, in their order', () => {
    const s = scene({
      ...over,
      track: 7,
      revealed: ['B1', 'C1'],
      round: { marker: 0, nightmare: true },
      hands: { e1: ['stalker'] },
    })
    const told = [...s.story]
    s.choose('drop', { card: 'stalker' })
    told.push(...goOn(s, 'placeTrap').story)
    s.choose('trap', { at: at('E1'), instead: null })
    told.push(...goOn(s).story)
    const steps = [
      'hazardsSetAside',
      'sectorsForgotten',
      'adrenalineRefilled',
      'cardsDropped',
      'cardsDrawn',
      'hazardPlaced',
      'lostControl',
      'roundBegan',
    ]
    expect([...new Set(told.filter((event) => steps.includes(event)))]).toEqual(steps)
  })

  test('[AL-784] the cards go to the discard piles of their own decks', () => {
    const s = scene({
      ...over,
      track: [{ card: 'scuttle', face: 'down' }, { card: 'stalker' }, { card: 'dodge', spaces: 2 }],
    })
    expect(s.table.track).toEqual([])
    expect(s.table.decks.speed.discard).toEqual(['scuttle', 'dodge'])
    expect(s.table.decks.fury.discard).toEqual(['stalker'])
  })
})

describe('the maze', () => {
  test('[AL-785] the Hero’s sector, those beside it and lit ones in view stay', () => {
    const s = scene({
      ...over,
      map: 'B2-C2 C2-D2 D2-E2 B2-B1 B2-B3 B3-B4 B4-C4',
      revealed: ['C2', 'D2', 'E2', 'B3', 'B4', 'C4'],
      lit: ['E2', 'C4'],
    })
    expect(s.revealed).toEqual(['B2', 'B3', 'C2', 'E2'])
  })

  test('[AL-R31] the view is judged as the step begins: a lit sector stays though the dark one before it goes', () => {
    const s = scene({ ...over, revealed: ['B1', 'C1', 'D1'], lit: ['D1'] })
    expect(s.revealed).toEqual(['A1', 'B1', 'D1'])
    expect(s.inView).toEqual(['A1', 'B1'])
  })

  test('[AL-786] nothing new is revealed', () => {
    const s = goOn(scene({ ...over, map: 'A1-B1 A1-A2' }))
    expect(s.revealed).toEqual(['A1'])
    expect(s.story).not.toContain('sectorRevealed')
  })

  test('[AL-787] [AL-R31] not what lies behind a locked door, but what lies at the other end of the stairs', () => {
    const s = scene({
      ...over,
      map: 'A1#B1 A1=A2 2-A1-B1',
      stairs: { red: ['A1', '2-A1'] },
      revealed: ['B1', 'A2', '2-A1', '2-B1'],
    })
    expect(s.revealed).toEqual(['2-A1', 'A1', 'A2'])
  })
})

describe('adrenaline and hands', () => {
  test.each([
    [12, 10, 3],
    [12, 9, 4],
    [6, 9, 5],
    [3, 12, 6],
  ])('[AL-788] [AL-R06] health %i and self-control %i refill to %i', (health, control, tokens) => {
    for (const adrenaline of [0, 6])
      expect(scene({ ...over, health, control, adrenaline }).hero.adrenaline).toBe(tokens)
  })

  const pair: Setting = {
    ...over,
    options: { evil: 2 },
    hands: { e1: ['stalker', 'frenzy', 'pounce'], e2: ['scuttle'] },
  }

  test('[AL-789] first everybody may discard any number of cards', () => {
    const s = scene(pair)
    expect(s.asked).toMatchObject({ step: 'dropCards', seat: 'e1' })
    s.choose('drop', { card: 'frenzy' }).choose('drop', { card: 'pounce' }).choose('dropNoMore', {})
    expect(s.table.hands['e1']).toEqual(['stalker'])
    expect(s.table.decks.fury.discard).toEqual(['frenzy', 'pounce'])
    expect(s.asked).toMatchObject({ step: 'dropCards', seat: 'e2' })
  })

  test('[AL-790] then each draws up to the hand size', () => {
    const s = scene(pair).choose('dropNoMore', {}).choose('dropNoMore', {})
    expect([s.table.hands['e1']!.length, s.table.hands['e2']!.length]).toEqual([6, 6])
    expect(s.happened('cardsDrawn').map(({ count }) => count)).toEqual([3, 5])
  })

  test('[AL-791] who has more discards down to it', () => {
    const s = scene({
      ...pair,
      hands: { e1: ['stalker', 'stalker', 'frenzy', 'frenzy', 'pounce', 'pounce', 'cut-off', 'cut-off'] },
    })
    s.choose('dropNoMore', {}).choose('dropNoMore', {})
    expect(s.asked).toMatchObject({ step: 'dropCards', seat: 'e1', args: { must: true } })
    expect(s.offered('dropNoMore')).toEqual([])
    s.choose('drop', { card: 'stalker' }).choose('drop', { card: 'pounce' })
    expect(s.table.hands['e1']).toEqual(['stalker', 'frenzy', 'frenzy', 'pounce', 'cut-off', 'cut-off'])
    expect(s.asked!.step).toBe('placeTrap')
  })
})

describe('hazard tokens, effects and the marker', () => {
  test('[AL-792] as many tokens are placed as were set aside', () => {
    const s = goOn(scene({ ...over, track: 6 }), 'placeTrap')
    for (const square of ['C1', 'D1', 'E1']) {
      expect(s.asked!.step).toBe('placeTrap')
      s.choose('trap', { at: at(square), instead: null })
    }
    expect(s.asked!.step).toBe('act')
    expect(s.table.hazards.map(short)).toEqual(['C1', 'D1', 'E1'])
  })

  test('[AL-793] the view is the one after the maze was tidied', () => {
    const s = goOn(scene({ ...over, revealed: ['B1', 'C1'] }), 'placeTrap')
    expect(s.offered('trap').map((each) => short(each.at))).toEqual(['C1', 'D1', 'E1'])
  })

  test('[AL-794] effects of the Hero’s cards come before the marker', () => {
    const s = goOn(scene({ ...over, character: 'doctor', health: 5 }), 'recoverWhich')
    expect(s.table.round.marker).toBe(3)
    s.choose('recover', { health: 1, control: 0 })
    expect(s.table.round.marker).toBe(2)
    expect(tracks(s)).toEqual([6, 12])
  })

  test('[AL-795] the marker moves 1 space to the left', () => {
    expect(goOn(scene(over)).table.round.marker).toBe(2)
    expect(goOn(scene({ ...over, round: { marker: 5 } })).table.round.marker).toBe(4)
  })

  test('[AL-796] [AL-R05] the last space begins Nightmare mode', () => {
    const two = goOn(scene({ ...over, round: { marker: 2 } }))
    expect(two.table.round).toMatchObject({ marker: 1, nightmare: false })
    const one = goOn(scene({ ...over, round: { marker: 1 } }))
    expect(one.table.round).toMatchObject({ marker: 0, nightmare: true })
    expect(one.story).toContain('nightmareBegan')
  })

  test('[AL-797] [AL-611] the Leader token passes to the left, and there are 8 turns again', () => {
    const leaderAfter = (leader: string): Scene => goOn(scene({ ...over, options: { evil: 3 }, leader }))
    expect(['e1', 'e2', 'e3'].map((leader) => leaderAfter(leader).table.leader)).toEqual(['e2', 'e3', 'e1'])
    expect(leaderAfter('e1').table.turn.number).toBe(1)
    expect(goOn(scene(over)).table.leader).toBe('e1')
  })

  const rewarded = (marker: number): Scene =>
    scene({
      options: { difficulty: 'easy' },
      map: 'A1=B1',
      rooms: { A1: 'control-room' },
      missions: { blue: 'haze' },
      round: { marker },
    }).choose('advance', { mission: 'haze' })

  test('[AL-798] an additional round moves it 1 space to the right', () => {
    expect(rewarded(3).table.round.marker).toBe(4)
    expect(rewarded(0).table.round.marker).toBe(1)
  })

  test('[AL-799] [AL-R05] not beyond space 5', () => {
    expect(rewarded(4).table.round.marker).toBe(5)
    expect(rewarded(5).table.round.marker).toBe(5)
  })

  test('[AL-800] [AL-R34] no reactions during the end of a round, whatever the Hero loses there', () => {
    const s = scene({
      ...over,
      ...holding('feed-on-fear', 'nowhere-to-run'),
      performed: ['search'],
      round: { marker: 0, nightmare: true },
      monsters: [{ being: 'worms', at: 'D1' }],
    })
    expect(questions(s)).not.toContain('react')
    expect(tracks(s)).toEqual([12, 10])
  })
})
