import { Engine, completeOptions } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Table } from '../../position.ts'
import { mansions } from '../../index.ts'
import { as, scene } from '../scene.ts'

describe('set-up', () => {
  const start = () => Engine.start(mansions, completeOptions(mansions, { investigators: 2 }), 'set-up')
  const choose = (engine: Engine, ...ids: string[]): void => {
    for (const id of ids)
      engine.choose(
        engine.decision!.options.find((each) => `${each.step}:${Object.values(each.args).join(' ')}` === id)!,
      )
  }

  test('[MM-001] [MM-044] one Keeper and one to four investigator players', () => {
    expect(mansions.seats({ investigators: 1 })).toEqual(['keeper', 'p1'])
    expect(mansions.seats({ investigators: 4 })).toEqual(['keeper', 'p1', 'p2', 'p3', 'p4'])
  })

  test('[MM-055] [MM-085] [MM-086] [MM-093] the Keeper answers four questions, which nobody else sees', () => {
    const engine = start()
    expect(engine.decision!.options.map(({ args }) => args['letter'])).toEqual(['A', 'B', 'C'])
    choose(engine, 'answer:B', 'answer:A', 'answer:B', 'answer:A')
    const { answers } = engine.position.table as Table
    expect(answers).toEqual({ 1: 'B', 2: 'A', 3: 'B', 4: 'A' })
    expect(engine.decision!.step).toBe('chooseInvestigator')
  })

  test('[MM-088] [MM-089] [MM-090] [MM-091] cards, threat and hand as the story says', () => {
    const engine = start()
    choose(engine, 'answer:A', 'answer:A', 'answer:A', 'answer:A')
    const table = engine.position.table as Table
    expect(table.mythosHand.length + table.mythosDeck.length).toBe(19)
    expect([table.threat, table.mythosHand.length, table.traumaHand.length]).toEqual([2, 2, 1])
    expect(Object.values(table.rooms).every(({ stack }) => stack.length > 0)).toBe(true)
    expect(table.rooms['crypt']).toMatchObject({ lock: 'lock-iron', lockUp: false })
  })

  test('[MM-067] [MM-068] [MM-069] [MM-072] an investigator, two of four Traits, an item, the start space', () => {
    const engine = start()
    choose(engine, 'answer:A', 'answer:A', 'answer:A', 'answer:A', 'takeInvestigator:joe-diamond')
    expect(engine.decision!.options).toHaveLength(4)
    choose(engine, 'keepTraits:joe-lucky-break joe-private-eye')
    const table = engine.position.table as Table
    expect(table.investigators['p1']).toMatchObject({
      at: 'porch-1',
      skillPoints: 3,
      cards: ['magnifying-glass'],
    })
    expect(engine.refusals()).toContainEqual({
      seat: 'p2',
      step: 'takeInvestigator',
      args: { who: 'joe-diamond' },
      rule: 'MM-774',
    })
  })
})

describe('rounds and turns', () => {
  test('[MM-103] [MM-104] [MM-106] each acts once, in an order they decide, then the Keeper', () => {
    const s = scene({ options: { investigators: 2 }, from: 'beginRound' })
    expect(s.asked!.step).toBe('whoActs')
    s.choose('beginTurn', {}, 'p2')
    expect(s.refusal('move', { to: 'yard-2', drag: false }, 'p1')).toBe('MM-106')
    s.choose('finishTurn', {}, 'p2')
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    s.choose('finishTurn', {})
    expect(s.asked).toEqual({ step: 'keeperActs', seat: 'keeper' })
  })

  test('[MM-118] [MM-119] [MM-120] [MM-121] [MM-134] two moves and one action in any order, at most three spaces', () => {
    const s = scene({ investigators: { p1: { at: 'yard-1' } } })
    s.choose('run', { to: 'yard-2', drag: false }).choose('move', { to: 'porch-1', drag: false })
    expect(s.table.turn).toMatchObject({ moves: 1, actions: 0 })
    expect(s.refusal('explore', {})).toBe('MM-121')
    s.choose('move', { to: 'foyer-1', drag: false })
    expect(s.asked!.seat).toBe('keeper')
    expect(s.me().at).toBe('foyer-1')
  })

  test('[MM-026] [MM-133] [MM-135] to an adjacent space only; a door costs nothing', () => {
    const s = scene({ investigators: { p1: { at: 'foyer-2' } } })
    const spaces = s
      .offered('move')
      .map(({ to }) => to)
      .toSorted()
    expect(spaces).toEqual(['dining-room-1', 'foyer-1', 'foyer-3', 'parlour-1'])
    expect(s.refusal('move', { to: 'hall-2', drag: false })).toBe('MM-133')
  })

  test('[MM-027] [MM-028] [MM-029] [MM-031] walls and sealed doors are no way; diagonals are', () => {
    const study = scene({ investigators: { p1: { at: 'study-1' } } })
    expect(study.offered('move').map(({ to }) => to)).toEqual(['library-3'])
    const garden = scene({ investigators: { p1: { at: 'garden-1' } } })
    expect(garden.may('move', { to: 'garden-4', drag: false })).toBe(true)
  })

  test('[MM-427] [MM-428] [MM-429] [MM-430] ladders for people and humanoids, vents for beasts', () => {
    const s = scene({ investigators: { p1: { at: 'clock-room-1' } }, rooms: { cellar: { lock: null } } })
    expect(s.may('move', { to: 'cellar-3', drag: false })).toBe(true)
    const moved = (kind: 'zombie' | 'hound', at: string) => {
      const keeper = scene({ monsters: [{ kind, at }], from: 'actionStep', table: { threat: 5 } })
      const card = kind === 'zombie' ? 'command-minion' : 'creatures-of-the-night'
      return keeper
        .choose('keeperAction', { card, target: 'm1' })
        .offered('pushTo')
        .map(({ to }) => to)
    }
    expect(moved('zombie', 'clock-room-1')).toContain('cellar-3')
    expect(moved('hound', 'clock-room-1')).not.toContain('cellar-3')
    expect(moved('hound', 'kitchen-1')).toEqual(expect.arrayContaining(['library-2', 'cellar-2']))
    expect(moved('zombie', 'kitchen-1')).not.toContain('library-2')
  })

  test('[MM-107] [MM-006] [MM-011] a killed last investigator after the reveal: the Keeper wins', () => {
    const s = scene({
      investigators: { p1: { damage: 9 } },
      table: { revealed: 1 },
      rooms: { porch: { fire: true } },
    })
    s.choose('finishTurn', {})
    expect(s.outcome).toBe('nobody-left')
    expect(s.position.outcome!.winners).toEqual(['keeper'])
  })
})

describe('actions', () => {
  test('[MM-165] [MM-166] [MM-167] run is a move as an action; an Action costs the action phase', () => {
    const s = scene({ investigators: { p1: { cards: ['isabelles-letter'], horror: 2 } } })
    s.choose('useItem', { card: 'isabelles-letter', target: '' })
    expect(s.me().horror).toBe(1)
    expect(s.table.turn!.actions).toBe(0)
    expect(s.refusal('run', { to: 'yard-2', drag: false })).toBe('MM-121')
  })

  test('[MM-168] [MM-169] [MM-170] [MM-201] cards are dropped in a chosen order and may be taken later', () => {
    const s = scene({ investigators: { p1: { at: 'hall-2', cards: ['axe', 'lantern', 'whiskey'] } } })
    s.choose('dropCards', {}).choose('dropCard', { card: 'lantern' }).choose('dropCard', { card: 'axe' })
    s.choose('dropNoMore', {})
    expect(s.room('hall').dropped).toEqual(['axe', 'lantern'])
    const later = scene({
      investigators: { p1: { at: 'hall-2' } },
      rooms: { hall: { dropped: ['axe', 'lantern'], stack: ['nothing'] } },
    })
    later.choose('explore', {}).choose('takeDropped', { card: 'lantern' }).choose('pickUpNoMore', {})
    expect(later.me().cards).toEqual(['lantern'])
    expect(later.room('hall')).toMatchObject({ dropped: ['axe'], stack: [] })
  })

  test('[MM-196] [MM-197] [MM-198] [MM-199] [MM-200] exploring reveals all cards of the room from any space', () => {
    const s = scene({ investigators: { p1: { at: 'kitchen-2' } } }).choose('explore', {})
    expect(s.me().cards).toEqual(['kitchen-knife'])
    expect(s.room('kitchen')).toMatchObject({ stack: [], revealed: ['kitchen-knife', 'nothing'] })
    expect(scene({ rooms: { porch: { stack: [] } } }).refusal('explore', {})).toBe('MM-R23')
  })

  test('[MM-185] [MM-479] [MM-486] only attacks need no evade test', () => {
    const beside = () =>
      scene({ investigators: { p1: { at: 'hall-1' } }, monsters: [{ kind: 'cultist', at: 'hall-1' }] })
    expect(
      beside().next('hum-12', '1').choose('attack', { weapon: 'unarmed', monster: 'm1' }).happened('evading'),
    ).toEqual([])
    expect(beside().next('1').choose('explore', {}).happened('evading')).toHaveLength(1)
    expect(beside().next('1').choose('move', { to: 'hall-2', drag: false }).happened('evading')).toHaveLength(
      1,
    )
  })
})

describe('Locks and Obstacles', () => {
  test('[MM-147] [MM-148] [MM-149] [MM-150] [MM-151] [MM-152] a held Lock keeps him out for this turn, by any way', () => {
    const s = scene({ investigators: { p1: { at: 'garden-4' } } }).choose('move', {
      to: 'crypt-1',
      drag: false,
    })
    expect(s.me().at).toBe('garden-4')
    expect(s.room('crypt')).toMatchObject({ lock: 'lock-iron', lockUp: true })
    expect(s.table.turn).toMatchObject({ moves: 1, actions: 1, barred: ['crypt'] })
    expect(s.refusal('move', { to: 'crypt-1', drag: false })).toBe('MM-150')
    expect(s.may('move', { to: 'garden-2', drag: false })).toBe(true)
  })

  test('[MM-153] [MM-155] [MM-215] a Key opens its Lock and is kept; Dread stays', () => {
    const s = scene({ investigators: { p1: { at: 'garden-4', cards: ['iron-key'] } } })
    s.choose('move', { to: 'crypt-1', drag: false })
    expect(s.me()).toMatchObject({ at: 'crypt-1', cards: ['iron-key'] })
    expect(s.room('crypt').lock).toBeNull()
    const dread = scene({ investigators: { p1: { at: 'hall-3' } }, next: ['1'] })
    dread.choose('move', { to: 'guest-bedroom-1', drag: false })
    expect(dread.me().at).toBe('guest-bedroom-1')
    expect(dread.room('guest-bedroom').lock).toBe('lock-dread')
  })

  test('[MM-154] [MM-303] monsters ignore Locks', () => {
    const s = scene({
      monsters: [{ kind: 'zombie', at: 'garden-4' }],
      from: 'actionStep',
      table: { threat: 1 },
    })
    s.choose('keeperAction', { card: 'command-minion', target: 'm1' }).choose('pushTo', { to: 'crypt-1' })
    expect(s.monster()!.at).toBe('crypt-1')
  })

  test('[MM-230] [MM-231] [MM-232] [MM-233] an Obstacle protects what is below; only his own Key helps', () => {
    const rubble = { cellar: { lock: null, stack: ['ob-rubble' as const, 'axe' as const] } }
    const held = scene({ investigators: { p1: { at: 'cellar-1' } }, rooms: rubble, next: ['10'] })
    held.choose('explore', {})
    expect(held.me().cards).toEqual([])
    expect(held.room('cellar')).toMatchObject({ stack: ['ob-rubble', 'axe'], topUp: true })
    const other = scene({
      options: { investigators: 2 },
      investigators: { p1: { at: 'cellar-1' }, p2: { at: 'cellar-1', cards: ['pry-bar'] } },
      rooms: rubble,
      next: ['10'],
    })
    expect(other.choose('explore', {}).me().cards).toEqual([])
    const own = scene({ investigators: { p1: { at: 'cellar-1', cards: ['pry-bar'] } }, rooms: rubble })
    own.choose('explore', {}).choose('useCard', { card: 'pry-bar' })
    expect(own.me().cards).toEqual(['pry-bar', 'axe'])
  })
})

describe('markers', () => {
  test('[MM-394] [MM-395] [MM-392] a corpse is dragged along and burnt at a hearth', () => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-1' } },
      table: { corpses: ['kitchen-1', 'kitchen-1'] },
    })
    s.choose('move', { to: 'kitchen-2', drag: true })
    expect(s.table.corpses.toSorted()).toEqual(['kitchen-1', 'kitchen-2'])
    s.choose('burnCorpses', { n: 1 })
    expect(s.table.corpses).toEqual(['kitchen-1'])
  })

  test('[MM-407] [MM-408] [MM-409] [MM-410] a barrier on a door of its space stops people', () => {
    const s = scene({ investigators: { p1: { at: 'hall-1' } } }).choose('barricade', { door: 'd-library' })
    expect(s.may('move', { to: 'library-1', drag: false })).toBe(false)
    expect(s.may('move', { to: 'master-bedroom-1', drag: false })).toBe(true)
    const barriers = s.table.barriers
    const back = scene({ investigators: { p1: { at: 'hall-1' } }, table: { barriers } })
    back.choose('unbarricade', { door: 'd-library' })
    expect(back.may('move', { to: 'library-1', drag: false })).toBe(true)
  })

  test.each([
    ['hum-06', 'library-1', null, false],
    ['hum-14', 'library-1', null, true],
    ['hum-10', 'hall-1', 'd-library', false],
  ] as const)(
    '[MM-411] [MM-702] [MM-703] [MM-704] [MM-724] a monster at a barrier: %s',
    (card, at, door, destroyed) => {
      const barriers = [{ at: 'hall-1', door: 'd-library', destroyed: false }]
      const s = scene({
        monsters: [{ kind: 'zombie', at: 'hall-1' }],
        table: { barriers, threat: 3 },
        from: 'actionStep',
        next: [card],
      })
      s.choose('keeperAction', { card: 'command-minion', target: 'm1' }).choose('pushTo', { to: 'library-1' })
      expect(s.monster()).toMatchObject({ at, stopped: at === 'hall-1' })
      expect(s.table.barriers[0]).toMatchObject({ door, destroyed })
      if (s.asked!.step === 'pushMonster') s.choose('pushNoFurther', {})
      expect(s.may('keeperAction', { card: 'command-minion', target: 'm1' })).toBe(at !== 'hall-1')
    },
  )

  test('[MM-422] [MM-423] [MM-424] hidden: no moves, no attacks; he may come out in a later turn', () => {
    const s = scene({
      investigators: { p1: { at: 'library-3', cards: ['revolver'] } },
      monsters: [{ kind: 'cultist', at: 'library-1' }],
    })
    s.choose('hide', { phase: 'move' })
    expect(s.me().hidden).toBe(true)
    expect([s.offered('move'), s.offered('attack')]).toEqual([[], []])
    expect(s.refusal('move', { to: 'library-2', drag: false })).toBe('MM-423')
    expect(s.refusal('leaveHiding', { phase: 'move' })).toBe('MM-424')
    const later = scene({ investigators: { p1: { at: 'library-3', hidden: true } } })
    expect(later.choose('leaveHiding', { phase: 'move' }).me().hidden).toBe(false)
  })

  test('[MM-426] [MM-701] [MM-723] an attack on a hidden investigator uses its own entries', () => {
    const s = scene({
      investigators: { p1: { at: 'library-3', hidden: true } },
      monsters: [{ kind: 'cultist', at: 'library-3' }],
      from: 'attackStep',
      next: ['hum-04', '9'],
    })
    s.choose('attackBy', { monster: 'm1', seat: 'p1' })
    expect(s.me()).toMatchObject({ hidden: false, damage: 0 })
  })
})

describe('effects on rooms and figures', () => {
  test('[MM-497] [MM-498] [MM-500] [MM-503] [MM-258] stun: one move, one token a round', () => {
    const s = scene({ investigators: { p1: { stun: 2 } }, from: 'startOfTurn' })
    expect(s.table.turn!.moves).toBe(1)
    s.choose('finishTurn', {})
    expect(s.me().stun).toBe(1)
    const midway = scene({ turn: { moves: 1, movesUsed: 1 }, from: { step: 'stun', args: { seat: 'p1' } } })
    expect(midway.table.turn!.moves).toBe(0)
  })

  test('[MM-514] [MM-515] [MM-516] [MM-517] [MM-518] a burning room: a test before entering, 2 damage at the end of the turn', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      rooms: { library: { fire: true } },
      next: ['9'],
    })
    s.choose('move', { to: 'library-1', drag: false })
    expect(s.me()).toMatchObject({ at: 'hall-1', horror: 1 })
    s.choose('enterFire', {}).choose('move', { to: 'library-2', drag: false })
    expect(s.rolls).toEqual([])
    s.choose('finishTurn', {})
    expect(s.me().damage).toBe(2)
  })

  test('[MM-396] a corpse in a burning room is discarded at once', () => {
    const s = scene({
      table: { corpses: ['kitchen-1', 'hall-1'] },
      from: { step: 'ignite', args: { room: 'kitchen' } },
    })
    expect(s.table.corpses).toEqual(['hall-1'])
  })

  test('[MM-529] [MM-530] [MM-533] exploring in the dark costs a move phase, not with a Lantern', () => {
    const dark = { kitchen: { darkness: true } }
    const s = scene({ investigators: { p1: { at: 'kitchen-1' } }, rooms: dark }).choose('explore', {})
    expect(s.table.turn).toMatchObject({ moves: 1, actions: 0 })
    const still = scene({ investigators: { p1: { at: 'kitchen-1' } }, rooms: dark, turn: { moves: 0 } })
    expect(still.refusal('explore', {})).toBe('MM-530')
    const lit = scene({ investigators: { p1: { at: 'kitchen-1', cards: ['lantern'] } }, rooms: dark })
    expect(lit.choose('explore', {}).table.turn!.moves).toBe(2)
  })
})

test('[MM-773] [MM-774] [MM-776] [MM-777] a new investigator comes in the next turn and does nothing else in it', () => {
  const s = scene({
    investigators: {
      p1: { ...as('jenny-barnes'), state: 'waits', sheet: null, mental: null, physical: null },
    },
    table: { sheetsUsed: ['jenny-barnes'] },
    from: 'beginRound',
  })
  expect(s.refusal('takeInvestigator', { who: 'jenny-barnes' })).toBe('MM-774')
  s.choose('takeInvestigator', { who: 'joe-diamond' })
  s.choose('keepTraits', { mental: 'joe-on-the-case', physical: 'joe-license-to-kill' })
  expect(s.me()).toMatchObject({ at: 'porch-1', state: 'in', cards: ['joe-45-automatics'], skillPoints: 3 })
  expect(s.asked).toEqual({ step: 'keeperActs', seat: 'keeper' })
})
