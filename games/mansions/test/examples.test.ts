import { describe, expect, test } from 'vitest'
import { stories } from '../content/stories/index.ts'
import { as, answersOf, scene } from './scene.ts'

/** The rulebook's examples. Skills are those of investigators who have the values (MM-R02). */

describe('worked examples: turns and rooms', () => {
  test('[MM-E01] three investigator players: the Keeper gains 3 threat, also when two are eliminated', () => {
    const options = { investigators: 3 as const }
    expect(scene({ options, from: 'keeperTurn' }).table.threat).toBe(3)
    const gone = { state: 'eliminated' as const }
    const late = scene({ options, investigators: { p2: gone, p3: gone }, from: 'keeperTurn' })
    expect(late.table.threat).toBe(3)
  })

  test('[MM-E02] a Lock that asks for Strength: no test inside the room, success enters, failure stays', () => {
    const setting = {
      investigators: { p1: { at: 'hall-2' } },
      rooms: { workshop: { stack: ['axe' as const, 'nothing' as const] } },
    }
    const s = scene(setting).choose('move', { to: 'hall-3', drag: false })
    expect(s.room('workshop').lockUp).toBe(false)
    s.next('3').choose('move', { to: 'workshop-1', drag: false })
    expect(s.rolls).toEqual([[4, 3]])
    expect(s.room('workshop').lock).toBeNull()
    expect(s.me().at).toBe('workshop-1')
    s.choose('explore', {})
    expect(s.me().cards).toEqual(['axe'])
    expect(s.room('workshop').stack).toEqual([])

    const held = scene(setting).choose('move', { to: 'hall-3', drag: false })
    held.next('9').choose('move', { to: 'workshop-1', drag: false })
    expect(held.me().at).toBe('hall-3')
    expect(held.table.turn).toMatchObject({ moves: 0, actions: 1 })
    expect(held.room('workshop')).toMatchObject({ lock: 'lock-jammed', lockUp: true })
  })

  test('[MM-E04] a failed horror test, Panic, and the turn goes on elsewhere', () => {
    const s = scene({
      investigators: { p1: { ...as('ashcan-pete', 1), at: 'dining-room-2', cards: ['axe'] } },
      monsters: [{ kind: 'zombie', at: 'kitchen-1' }],
      trauma: ['panic'],
    })
    s.next('8').choose('move', { to: 'kitchen-1', drag: false })
    expect(s.rolls).toEqual([[5, 8]])
    expect(s.me().horror).toBe(1)
    s.choose('playTrauma', { card: 'panic' })
    for (const to of ['dining-room-2', 'dining-room-1', 'foyer-2']) s.choose('drive', { to })
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.me().at).toBe('foyer-2')
    expect(s.offered('attack')).toEqual([])
  })

  test('[MM-E05] exploring beside a Zombie: one evade test, damage, and no second one', () => {
    const s = scene({
      investigators: { p1: { ...as('michael-mcglen'), at: 'kitchen-1' } },
      monsters: [{ kind: 'zombie', at: 'kitchen-1' }],
    })
    s.next('6').choose('explore', {})
    expect(s.rolls).toEqual([[5, 6]])
    expect(s.asked).toEqual({ step: 'strikeOrNot', seat: 'keeper' })
    s.choose('strike', {})
    expect(s.me().damage).toBe(2)
    expect(s.me().cards).toEqual(['kitchen-knife'])
    s.choose('move', { to: 'kitchen-2', drag: false })
    expect(s.rolls).toEqual([])
    expect(s.me().at).toBe('kitchen-2')
  })

  test('[MM-E06] a Maniac is placed, she moves inside the room, and it follows her into the next', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-3' } },
      from: { step: 'appear', args: { kind: 'maniac', at: 'hall-3', name: null, extra: 0 } },
      next: ['maniac-a', '5'],
    })
    expect(s.rolls).toEqual([[6, 5]])
    expect(s.me().horror).toBe(0)
    const later = scene({
      investigators: { p1: { at: 'hall-3' } },
      monsters: [{ kind: 'maniac', at: 'hall-3' }],
    })
    later.next('1').choose('move', { to: 'hall-2', drag: false })
    expect(later.happened('facing')).toEqual([])
    later.choose('move', { to: 'foyer-3', drag: false }).choose('finishTurn', {})
    expect(later.me().at).toBe('foyer-3')
    later.choose('keeperAction', { card: 'command-minion', target: 'm1' }).choose('pushTo', { to: 'hall-2' })
    later.next('2').choose('pushTo', { to: 'foyer-3' })
    expect(later.rolls).toEqual([[6, 2]])
  })

  test('[MM-E20] all must escape: dead investigators are not counted', () => {
    const s = scene({
      options: { story: 'ward', investigators: 3 },
      investigators: {
        p1: { at: 'yard-1', cards: ['brass-cylinder'] },
        p2: { state: 'escaped' },
        p3: { state: 'eliminated' },
      },
      table: { revealed: 1, usedThisGame: ['brass-cylinder carried'] },
    })
    s.choose('escapeBy', { phase: 'move' })
    expect(s.outcome).toBe('ward-a-investigators')
  })
})

describe('worked examples: tests', () => {
  test.each([
    ['1', true],
    ['5', true],
    ['6', false],
    ['10', false],
  ])('[MM-E03] Dexterity 4 with +1: a roll of %s', (die, success) => {
    const s = scene({
      investigators: { p1: { ...as('michael-mcglen'), at: 'hall-1' } },
      monsters: [{ kind: 'cultist', at: 'hall-1' }],
      from: 'attackStep',
      next: ['hum-02', die],
    })
    s.choose('attackBy', { monster: 'm1', seat: 'p1' })
    expect(s.rolls).toEqual([[5, Number(die)]])
    expect(s.me().damage).toBe(success ? 0 : 1)
  })

  test('[MM-E11] two stun tokens cost 2, darkness in combat 2 more, and puzzle actions stay', () => {
    const p1 = { ...as('joe-diamond', 0, 0), at: 'hall-1', stun: 2 }
    const setting = {
      investigators: { p1 },
      monsters: [{ kind: 'cultist' as const, at: 'hall-1' }],
      from: 'attackStep' as const,
      next: ['hum-03', '9'],
    }
    expect(scene(setting).choose('attackBy', { monster: 'm1', seat: 'p1' }).rolls).toEqual([[3, 9]])
    const dark = scene({ ...setting, rooms: { hall: { darkness: true } } })
    expect(dark.choose('attackBy', { monster: 'm1', seat: 'p1' }).rolls).toEqual([[1, 9]])
    const puzzled = scene({
      investigators: { p1: { at: 'dining-room-1', stun: 2 } },
      rooms: { 'dining-room': { stack: ['ob-desk'] } },
    })
    puzzled.choose('explore', {})
    expect(puzzled.happened('attemptBegan')).toEqual([{ seat: 'p1', puzzle: '5A', actions: 4 }])
  })

  test('[MM-E07] Uncontrollable Urges cannot force a Sedative without a Trauma card', () => {
    const setting = {
      investigators: { p1: { cards: ['sedative' as const] } },
      table: { threat: 2 },
      from: 'actionStep' as const,
    }
    const s = scene(setting).next('9')
    s.choose('keeperAction', { card: 'uncontrollable-urges', target: 'p1' })
    expect(s.refusal('urgeItem', { card: 'sedative', target: 'p1' })).toBe('MM-285')
    const hurt = scene({
      ...setting,
      investigators: { p1: { cards: ['sedative'], injury: 'hearing-loss' } },
    }).next('9')
    hurt.choose('keeperAction', { card: 'uncontrollable-urges', target: 'p1' })
    hurt.choose('urgeItem', { card: 'sedative', target: 'p1' })
    expect(hurt.me()).toMatchObject({ injury: null, cards: [] })
  })

  test('[MM-E19] The Only Way Out at sanity 0, and not at sanity 1', () => {
    const enters = (horror: number) =>
      scene({
        investigators: { p1: { ...as('michael-mcglen', 1), at: 'kitchen-1', horror, abilityUsed: true } },
        monsters: [{ kind: 'zombie', at: 'kitchen-2' }],
        trauma: ['the-only-way-out'],
        from: { step: 'faceMonster', args: { monster: 'm1' } },
        next: ['9'],
      })
    const last = enters(6)
    last.choose('playTrauma', { card: 'the-only-way-out' })
    expect(last.me().state).toBe('waits')
    expect(enters(5).refusal('playTrauma', { card: 'the-only-way-out' })).toBe('MM-792')
  })
})

describe('worked examples: puzzles', () => {
  const strongbox = (p1: object = {}) =>
    scene({
      investigators: { p1: { at: 'hall-1', ...p1 } },
      rooms: { hall: { stack: ['ob-strongbox', 'axe'] } },
      next: ['wire-01', 'wire-02', 'wire-05', 'wire-06', 'wire-11', 'wire-12'],
    })

  test('[MM-E12] wiring puzzle 2A is laid row by row, arrow up, as part of the explore action', () => {
    const s = strongbox().choose('explore', {})
    const laid = s.table.puzzles['2A']!.pieces
    expect(laid.map(({ piece }) => piece)).toEqual([
      'wire-01',
      'wire-02',
      'wire-05',
      'wire-06',
      'wire-11',
      'wire-12',
    ])
    expect(laid.every(({ turn }) => turn === 0)).toBe(true)
    expect(s.asked).toEqual({ step: 'solve', seat: 'p1' })
  })

  test('[MM-E13] rotate, swap, draw and replace: four puzzle actions, and the puzzle stays as it is', () => {
    const s = strongbox().choose('explore', {})
    s.choose('turnPiece', { place: 0, way: 'right' }).choose('swapPieces', { a: 1, b: 2 })
    s.next('wire-15').choose('drawPiece', {}).choose('replacePiece', { place: 5 })
    const { pieces } = s.table.puzzles['2A']!
    expect(pieces[0]).toEqual({ piece: 'wire-01', turn: 1 })
    expect([pieces[1]!.piece, pieces[2]!.piece, pieces[5]]).toEqual([
      'wire-05',
      'wire-02',
      { piece: 'wire-15', turn: 0 },
    ])
    expect(s.room('hall')).toMatchObject({ stack: ['ob-strongbox', 'axe'], topUp: true })
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.table.wires['wire-12']).toBe(1)
  })

  test('[MM-E14] a skill point for Luck 2: two more puzzle actions', () => {
    const s = strongbox({ skillPoints: 1 }).choose('explore', {})
    for (let i = 0; i < 4; i++) s.choose('turnPiece', { place: 0, way: 'right' })
    expect(s.offered('turnPiece')).toEqual([])
    s.choose('thinkHarder', {}).choose('turnPiece', { place: 1, way: 'left' })
    s.choose('turnPiece', { place: 1, way: 'left' })
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[MM-E15] lock puzzle 4A: a wrong symbol against the base; opposite pieces are not adjacent', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      rooms: { hall: { stack: ['ob-cabinet'] } },
      next: ['lp-01', 'lp-04', 'lp-02', 'lp-03'],
    }).choose('explore', {})
    expect(s.offered('swapPieces')).toEqual([
      { a: 0, b: 1 },
      { a: 2, b: 3 },
    ])
    expect(s.refusal('swapPieces', { a: 0, b: 2 })).toBe('MM-631')
    expect(s.asked!.step).toBe('solve')
  })
})

describe('worked examples: combat', () => {
  test('[MM-E16] the .45 Automatic: seen from another room, too far, out of sight; then 3 damage', () => {
    const s = scene({
      investigators: { p1: { at: 'foyer-1', cards: ['jenny-45-automatic'] } },
      monsters: [
        { kind: 'zombie', at: 'porch-1' },
        { kind: 'zombie', at: 'hall-2' },
        { kind: 'witch', at: 'library-1' },
        { kind: 'zombie', at: 'foyer-3', damage: 1, known: true, token: 'zombie-b' },
      ],
    })
    expect(s.offered('attack')).toEqual([{ weapon: 'jenny-45-automatic', monster: 'm4' }])
    expect(s.refusal('attack', { weapon: 'jenny-45-automatic', monster: 'm2' })).toBe('MM-682')
    s.next('hum-01', '6').choose('attack', { weapon: 'jenny-45-automatic', monster: 'm4' })
    expect(s.monster('m4')!.damage).toBe(4)
  })

  test('[MM-E17] a Spell at range 2: one of several lines is free', () => {
    const s = scene({
      options: { story: 'volume' },
      investigators: {
        p1: { at: 'west-gallery-2', spells: [{ kind: 'shrivelling', back: 'shrivelling-1', seen: false }] },
      },
      monsters: [{ kind: 'chthonian', at: 'rotunda-1' }],
    })
    expect(s.may('cast', { spell: 'shrivelling', target: 'm1' })).toBe(true)
    const hidden = scene({
      investigators: {
        p1: { at: 'foyer-2', spells: [{ kind: 'shrivelling', back: 'shrivelling-1', seen: false }] },
      },
      monsters: [{ kind: 'chthonian', at: 'hall-1' }],
    })
    expect(hidden.may('cast', { spell: 'shrivelling', target: 'm1' })).toBe(false)
  })

  test('[MM-E18] a Cultist makes its special attack: the back of its token is read', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      monsters: [{ kind: 'cultist', at: 'hall-1', token: 'cultist-a' }],
      from: 'attackStep',
      next: ['hum-05', '9'],
    })
    s.choose('attackBy', { monster: 'm1', seat: 'p1' })
    expect(s.happened('specialAttack')).toEqual([
      { seat: 'p1', monster: 'm1', called: 'cultist', token: 'cultist-a' },
    ])
    expect(s.me().damage).toBe(2)
    expect(s.monster()!.known).toBe(true)
  })

  test('[MM-E09] +2 health per investigator in a game of four players', () => {
    const s = scene({
      options: { investigators: 3 },
      investigators: { p1: { at: 'kitchen-1', cards: ['jenny-45-automatic'] } },
      monsters: [
        {
          kind: 'hound',
          at: 'kitchen-1',
          token: 'hound-a',
          name: 'patient-one',
          extra: 6,
          damage: 8,
          known: true,
        },
      ],
      table: { revealed: 1 },
    })
    s.next('bst-01', '1').choose('attack', { weapon: 'jenny-45-automatic', monster: 'm1' })
    expect(s.monster()!.damage).toBe(11)
    const last = scene({
      options: { investigators: 3 },
      investigators: { p1: { at: 'kitchen-1', cards: ['jenny-45-automatic'] } },
      monsters: [
        {
          kind: 'hound',
          at: 'kitchen-1',
          token: 'hound-a',
          name: 'patient-one',
          extra: 6,
          damage: 9,
          known: true,
        },
      ],
      table: { revealed: 1 },
    })
    last.next('bst-01', '1').choose('attack', { weapon: 'jenny-45-automatic', monster: 'm1' })
    expect(last.outcome).toBe('hour-a-investigators')
  })

  test('[MM-E21] Lucky Break does nothing to a named monster', () => {
    const setting = (name: 'koss' | null) => ({
      options: { story: 'ward' as const },
      investigators: { p1: { ...as('joe-diamond'), at: 'kitchen-1' } },
      monsters: [{ kind: 'maniac' as const, at: 'kitchen-1', name }],
      next: ['1', '1'],
    })
    const s = scene(setting('koss')).choose('useTrait', { target: 'm1' })
    expect(s.monster()).toBeDefined()
    expect(scene(setting(null)).choose('useTrait', { target: 'm1' }).monster()).toBeUndefined()
  })

  test('[MM-E22] the Thompson within range 2, never behind a door', () => {
    const s = scene({
      investigators: {
        p1: { ...as('michael-mcglen', 1), at: 'hall-2', cards: ['thompson'], abilityUsed: true },
      },
      monsters: [
        { kind: 'cultist', at: 'hall-3' },
        { kind: 'cultist', at: 'workshop-1' },
      ],
    })
    expect(s.offered('attack')).toEqual([{ weapon: 'thompson', monster: 'm1' }])
  })
})

describe('worked examples: the Keeper', () => {
  test('[MM-E08] of an Event with three texts only the one of the Keeper is read', () => {
    const s = scene({ answers: answersOf('CAAA'), from: 'keeperTurn', table: { time: 3 } })
    s.choose('endActions', {})
    expect(s.table.read[1]).toBe('C')
    expect(s.table.monsters).toEqual([])
    s.choose('placeAt', { space: 'crypt-1' })
    expect(s.monster()).toMatchObject({ kind: 'zombie', at: 'crypt-1' })
  })

  test('[MM-E10] a requirement of bedrooms fits every bedroom and not the Library', () => {
    const at = (space: string) =>
      scene({
        investigators: { p1: { at: space } },
        mythos: ['whispers-in-the-walls'],
        table: { threat: 3 },
        from: { step: 'mythosWindow', args: { seat: 'p1' } },
      })
    const card = { card: 'whispers-in-the-walls' as const }
    expect(at('guest-bedroom-1').may('playMythos', card)).toBe(true)
    expect(at('master-bedroom-1').may('playMythos', card)).toBe(true)
    expect(at('kitchen-1').refusal('playMythos', card)).toBe('MM-564')
  })

  test('[MM-E23] uncertain length: 2 waits, 3 resolves; no roll where a side wins by the last Event', () => {
    const last = { event: 4, time: stories.hour.events[4].time - 1, revealed: 5, threat: 0 }
    const s = scene({ options: { uncertainLength: 'yes' }, from: 'keeperTurn', table: last, next: ['2'] })
    s.choose('endActions', {})
    expect(s.happened('eventDelayed')).toEqual([{ roll: 2 }])
    expect(s.outcome).toBeUndefined()
    s.choose('finishTurn', {}).next('3').choose('endActions', {})
    expect(s.outcome).toBe('hour-a-lost')
    const sure = scene({
      options: { uncertainLength: 'yes', story: 'ward' },
      from: 'keeperTurn',
      table: { ...last, time: stories.ward.events[4].time - 1 },
      next: ['2'],
    })
    expect(sure.choose('endActions', {}).outcome).toBe('ward-a-keeper')
  })
})
