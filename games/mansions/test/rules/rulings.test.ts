import { describe, expect, test } from 'vitest'
import type { Item } from '../../content/ids.ts'
import { answersOf, as, scene } from '../scene.ts'

/** Rulings by example, one position each. What they expect is what the ledger says of them. */

const barricaded = (door: string) => [
  { at: 'hall-1', door, destroyed: false },
  { at: 'dining-room-1', door: null, destroyed: false },
  { at: 'yard-3', door: null, destroyed: false },
]

describe('moving', () => {
  test('[MM-R11] a move through a barricaded or sealed door cannot be declared', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      table: { barriers: barricaded('d-library') },
    })
    expect(s.may('move', { to: 'library-1', drag: false })).toBe(false)
    expect(s.may('move', { to: 'master-bedroom-1', drag: false })).toBe(true)
    const sealed = scene({ investigators: { p1: { at: 'study-1' } } })
    expect(sealed.offered('move').map(({ to }) => to)).toEqual(['library-3'])
  })

  test('[MM-R13] [MM-R15] a Lock stops no one who leaves, and no one inside the room', () => {
    const out = scene({ investigators: { p1: { at: 'guest-bedroom-1' } } })
    out.choose('move', { to: 'hall-3', drag: false })
    expect([out.me().at, out.room('guest-bedroom').lockUp]).toEqual(['hall-3', false])
    const inside = scene({ investigators: { p1: { at: 'cellar-1' } } })
    inside.choose('move', { to: 'cellar-2', drag: false })
    expect([inside.me().at, inside.room('cellar').lockUp]).toEqual(['cellar-2', false])
  })

  test('[MM-R14] the Lock is met by the ladder, too', () => {
    const s = scene({ investigators: { p1: { at: 'cellar-3' } } })
    s.choose('move', { to: 'clock-room-1', drag: false })
    expect(s.happened('lockRevealed')).toEqual([{ seat: 'p1', room: 'clock-room', lock: 'lock-rune' }])
    s.choose('stopPuzzle', {})
    expect(s.me().at).toBe('cellar-3')
  })

  test('[MM-R16] who passes the Lock is in', () => {
    const s = scene({ investigators: { p1: { at: 'garden-4', cards: ['iron-key'] } } })
    s.choose('move', { to: 'crypt-1', drag: false })
    expect([s.me().at, s.room('crypt').lock, s.me().cards]).toEqual(['crypt-1', null, ['iron-key']])
  })

  test('[MM-R10] evade test, Lock, fire test, the figure, horror test, Mythos window: in this order', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-3' } },
      monsters: [
        { kind: 'zombie', at: 'hall-3' },
        { kind: 'cultist', at: 'guest-bedroom-1' },
      ],
      rooms: { 'guest-bedroom': { fire: true } },
      mythos: ['thorns'],
      next: ['1', '1', '1', '1'],
    })
    s.choose('move', { to: 'guest-bedroom-1', drag: false })
    const first = s.story
    s.choose('enterFire', {})
    expect([...first, ...s.story].filter((each) => each !== 'tested')).toEqual([
      'evading',
      'lockRevealed',
      'moved',
      'facing',
    ])
    expect(s.asked!.step).toBe('mythosWindow')
  })

  test.each([
    ['panic', 'hall-3', 'guest-bedroom-1', false],
    ['panic', 'cellar-3', 'clock-room-1', false],
    ['panic', 'clock-room-1', 'cellar-3', false],
    ['panic', 'library-2', 'kitchen-1', false],
    ['panic', 'hall-1', 'master-bedroom-1', true],
    ['panic', 'hall-1', 'library-1', false],
  ] as const)('[MM-R18] by %s the Keeper moves him from %s to %s: %s', (card, from, to, may) => {
    const s = scene({
      investigators: { p1: { at: from } },
      trauma: [card],
      table: { barriers: barricaded('d-library') },
      from: { step: 'horror', args: { seat: 'p1', n: 1 } },
    }).choose('playTrauma', { card })
    expect(s.may('drive', { to })).toBe(may)
  })

  test('[MM-R18] the Keeper moves him over a ladder into a room without a Lock', () => {
    const s = scene({
      investigators: { p1: { at: 'clock-room-1' } },
      rooms: { cellar: { lock: null } },
      table: { gone: ['lock-nailed'] },
      trauma: ['panic'],
      from: { step: 'horror', args: { seat: 'p1', n: 1 } },
    }).choose('playTrauma', { card: 'panic' })
    expect(s.choose('drive', { to: 'cellar-3' }).me().at).toBe('cellar-3')
  })

  test('[MM-R18] [MM-R65] moved by the Keeper, he is hidden no more, is not tested by fire and drags no corpse', () => {
    const s = scene({
      investigators: { p1: { at: 'library-3', hidden: true } },
      rooms: { library: { fire: true } },
      trauma: ['panic'],
      from: { step: 'horror', args: { seat: 'p1', n: 1 } },
    })
    s.choose('playTrauma', { card: 'panic' }).choose('drive', { to: 'library-1' })
    expect(s.me()).toMatchObject({ at: 'library-1', hidden: false })
    s.choose('drive', { to: 'hall-1' })
    s.choose('drive', { to: 'library-1' })
    expect(s.rolls).toEqual([])
    expect(s.me().at).toBe('library-1')
  })

  test('[MM-R20] killed in his own turn: no Mythos window follows', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: { p1: { at: 'kitchen-1', damage: 9 }, p2: { at: 'yard-2' } },
      monsters: [{ kind: 'zombie', at: 'kitchen-1' }],
      mythos: ['thorns'],
      next: ['10'],
    })
    s.choose('move', { to: 'kitchen-2', drag: false }).choose('strike', {})
    expect(s.me().state).toBe('waits')
    expect(s.asked).toEqual({ step: 'mythosWindow', seat: 'keeper' })
    expect(s.table.turn!.seat).toBe('p2')
  })

  test('[MM-R56] who turns back from the fire has used the phase', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      rooms: { library: { fire: true } },
      next: ['1'],
    })
    s.choose('move', { to: 'library-1', drag: false }).choose('turnBack', {})
    expect([s.me().at, s.table.turn!.moves]).toEqual(['hall-1', 1])
  })

  test('[MM-R57] stunned after his first move he loses the second, not the action', () => {
    const s = scene({
      investigators: { p1: { at: 'cellar-1' } },
      mythos: ['loose-stair'],
      table: { threat: 1 },
      next: ['10'],
    })
    s.choose('move', { to: 'cellar-2', drag: false }).choose('playMythos', { card: 'loose-stair' })
    expect(s.offered('move')).toEqual([])
    expect(s.may('run', { to: 'cellar-3', drag: false })).toBe(true)
  })

  test('[MM-R66] a corpse comes along by a run and over a ladder; in a burning room it is discarded', () => {
    const s = scene({
      investigators: { p1: { at: 'clock-room-1' } },
      rooms: { cellar: { lock: null } },
      table: { gone: ['lock-nailed'], corpses: ['clock-room-1'] },
    }).choose('run', { to: 'cellar-3', drag: true })
    expect(s.table.corpses).toEqual(['cellar-3'])
    const burning = scene({
      investigators: { p1: { at: 'hall-1' } },
      rooms: { library: { fire: true } },
      table: { corpses: ['hall-1'] },
      next: ['1'],
    })
    burning.choose('move', { to: 'library-1', drag: true }).choose('enterFire', {})
    expect(burning.table.corpses).toEqual([])
  })

  test('[MM-R12] a run from which a Panic called him away has not used the action', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      rooms: { library: { fire: true } },
      trauma: ['panic'],
      mythos: ['the-same-minute'],
      table: { threat: 5 },
      next: ['9'],
    })
    s.choose('run', { to: 'library-1', drag: false }).choose('playTrauma', { card: 'panic' })
    s.choose('drive', { to: 'hall-2' }).choose('driveNoFurther', {})
    s.choose('move', { to: 'hall-3', drag: false })
    expect(s.refusal('playMythos', { card: 'the-same-minute' })).toBe('MM-564')
  })
})

describe('exploring', () => {
  test('[MM-R22] he takes what he likes of the dropped cards; then the stack is revealed', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      rooms: { hall: { dropped: ['axe', 'revolver'], stack: ['lantern'] } },
    }).choose('explore', {})
    s.choose('takeDropped', { card: 'axe' }).choose('pickUpNoMore', {})
    expect(s.me().cards).toEqual(['axe', 'lantern'])
    expect(s.room('hall').dropped).toEqual(['revolver'])
  })

  test('[MM-R26] a Clue can be dropped; what it said stays known', () => {
    const s = scene({
      options: { idleQuestions: 'asked' },
      investigators: { p1: { at: 'hall-1', cards: ['clue-4a'] } },
    })
    s.choose('dropCards', {}).choose('dropCard', { card: 'clue-4a' })
    expect(s.room('hall').dropped).toEqual(['clue-4a'])
  })

  test('[MM-R28] in the dark a stunned investigator spends his only move phase; there is one Mythos window', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', stun: 1 } },
      rooms: { hall: { darkness: true, stack: ['axe'] } },
      mythos: ['thorns'],
    }).choose('explore', {})
    expect(s.table.turn).toMatchObject({ moves: 0, actions: 0 })
    expect(s.asked!.step).toBe('mythosWindow')
    expect(s.choose('noMythos', {}).asked!.step).toBe('keeperActs')
  })

  test.each([
    ['loss-of-vision', false],
    [null, true],
  ] as const)('a Lantern in the dark, with %s: no move phase is spent: %s', (injury, isFree) => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', cards: ['lantern'], injury } },
      rooms: { hall: { darkness: true, stack: ['axe'] } },
    }).choose('explore', {})
    expect(s.table.turn!.moves).toBe(isFree ? 2 : 1)
  })
})

describe('windows of the Keeper', () => {
  test('[MM-R34] a Mythos card hits only the investigator whose turn it is', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: { p1: { at: 'yard-2' }, p2: { at: 'hall-1' } },
      mythos: ['thorns', 'chime'],
      table: { threat: 5 },
    }).choose('move', { to: 'yard-3', drag: false })
    expect(s.may('playMythos', { card: 'thorns' })).toBe(true)
    expect(s.refusal('playMythos', { card: 'chime' })).toBe('MM-564')
  })

  test('[MM-R35] a held Lock and a hiding place are phases that were used: a window follows', () => {
    const lock = scene({ investigators: { p1: { at: 'hall-3' } }, mythos: ['thorns'], next: ['10'] })
    lock.choose('move', { to: 'guest-bedroom-1', drag: false })
    expect(lock.asked!.step).toBe('mythosWindow')
    const hiding = scene({ investigators: { p1: { at: 'library-3' } }, mythos: ['thorns'] })
    expect(hiding.choose('hide', { phase: 'move' }).asked!.step).toBe('mythosWindow')
  })

  test('[MM-R37] a named monster is not killed to be placed anew', () => {
    const s = scene({
      monsters: [
        { kind: 'hound', at: 'yard-1', token: 'hound-a', name: 'patient-one', extra: 2 },
        { kind: 'hound', at: 'yard-1', token: 'hound-b' },
      ],
      table: { revealed: 1 },
      from: { step: 'placeMonster', args: { kind: 'hound', at: 'any-vent', name: null, extra: 0 } },
    })
    expect(s.offered('killToPlace')).toEqual([{ monster: 'm2' }])
  })

  test('[MM-R39] a monster is placed in the space of an investigator, who faces it', () => {
    const s = scene({
      investigators: { p1: { at: 'cellar-3' } },
      table: { threat: 2 },
      from: 'actionStep',
      next: ['1'],
    }).choose('keeperAction', { card: 'summon-worshippers', target: '' })
    expect(s.monster()!.at).toBe('cellar-3')
    expect(s.happened('facing')).toHaveLength(1)
  })

  test('[MM-R41] monsters burn at the end of the Keeper turn, after the event step', () => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-1' } },
      monsters: [{ kind: 'zombie', at: 'kitchen-1', token: 'zombie-a', damage: 5 }],
      rooms: { kitchen: { fire: true } },
      from: 'keeperTurn',
      next: ['1'],
    })
    s.choose('endActions', {})
    expect(s.offered('attackBy')).toHaveLength(1)
    s.choose('endAttacks', {})
    const order = s.story.filter((each) => ['timePassed', 'monsterKilled', 'keeperTurnEnded'].includes(each))
    expect(order).toEqual(['timePassed', 'monsterKilled', 'keeperTurnEnded'])
  })

  test('[MM-R55] a second token of a kind changes nothing', () => {
    const s = scene({
      rooms: { hall: { darkness: true } },
      table: { threat: 2 },
      from: 'actionStep',
    }).choose('keeperAction', { card: 'darkness', target: 'hall' })
    expect(s.happened('darkened')).toEqual([])
    expect(s.room('hall').darkness).toBe(true)
  })

  test('[MM-R61] [MM-R62] a barrier that holds needs no test and stops the monster for the whole Keeper turn', () => {
    const s = scene({
      investigators: { p1: { at: 'yard-1' } },
      monsters: [{ kind: 'zombie', at: 'hall-1' }],
      table: { threat: 3, barriers: barricaded('d-library') },
      from: 'actionStep',
      next: ['hum-10'],
    })
    s.choose('keeperAction', { card: 'command-minion', target: 'm1' }).choose('pushTo', { to: 'library-1' })
    expect([s.monster()!.at, s.rolls]).toEqual(['hall-1', []])
    expect(s.may('keeperAction', { card: 'command-minion', target: 'm1' })).toBe(false)
    expect(s.asked!.step).toBe('keeperActs')
  })

  test.each([
    ['hum-06', { door: null, destroyed: false }],
    ['hum-14', { door: null, destroyed: true }],
  ] as const)(
    '[MM-703] %s: the monster goes on through the door, and its move is not over',
    (card, barrier) => {
      const s = scene({
        investigators: { p1: { at: 'yard-1' } },
        monsters: [{ kind: 'zombie', at: 'hall-1' }],
        table: { threat: 3, barriers: barricaded('d-library') },
        from: 'actionStep',
        next: [card],
      })
      s.choose('keeperAction', { card: 'command-minion', target: 'm1' }).choose('pushTo', { to: 'library-1' })
      expect(s.table.barriers[0]).toMatchObject(barrier)
      s.choose('pushTo', { to: 'library-2' })
      expect(s.monster()!.at).toBe('library-2')
    },
  )

  test('[MM-R114] Raise Dead: where the Flux Stabilizer keeps monsters out, the corpse marker stays', () => {
    const raising = (space: string) =>
      scene({
        investigators: { p1: { at: 'hall-1', cards: ['flux-stabilizer'] } },
        table: { threat: 2, corpses: [space], stabilized: [{ space: 'hall-1', seat: 'p1' }] },
        from: 'actionStep',
      })
    expect(raising('hall-1').may('raiseCorpse', { space: 'hall-1' })).toBe(false)
    expect(raising('hall-2').may('raiseCorpse', { space: 'hall-2' })).toBe(true)
  })
})

describe('tests', () => {
  test.each([
    ['1', true],
    ['2', false],
  ] as const)('[MM-R43] a skill of 0 or less: a roll of %s succeeds: %s', (roll, passes) => {
    const s = scene({ investigators: { p1: { at: 'pantry-1', stun: 1 } }, next: [roll] })
    s.choose('move', { to: 'cellar-1', drag: false })
    expect(s.rolls).toEqual([[0, Number(roll)]])
    expect(s.me().at).toBe(passes ? 'cellar-1' : 'pantry-1')
  })

  test('[MM-R44] the Luck that is added is not lowered by stun a second time', () => {
    const s = scene({ investigators: { p1: { at: 'hall-3', stun: 1, skillPoints: 1 } }, next: ['4'] })
    s.choose('move', { to: 'workshop-1', drag: false }).choose('spendSkillPoint', {})
    expect(s.rolls).toEqual([[4, 4]])
  })

  test('[MM-R46] [MM-R47] a newcomer is evaded, although others were, and although it is stunned', () => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-1' } },
      monsters: [
        { kind: 'zombie', at: 'kitchen-1' },
        { kind: 'cultist', at: 'kitchen-1', stun: 1 },
      ],
      turn: { evaded: ['m1'] },
      next: ['1'],
    }).choose('move', { to: 'kitchen-2', drag: false })
    expect(s.happened('evading').map(({ monster }) => monster)).toEqual(['m2'])
  })

  test('[MM-R48] an evade test is no combat: stun counts, darkness does not', () => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-1', stun: 1, injury: 'broken-arm' } },
      monsters: [{ kind: 'zombie', at: 'kitchen-1' }],
      rooms: { kitchen: { darkness: true } },
      next: ['1'],
    }).choose('move', { to: 'kitchen-2', drag: false })
    expect(s.rolls).toEqual([[4, 1]])
  })

  test.each(['explore', 'leaveHiding'] as const)('[MM-R49] who hides evades before: %s', (verb) => {
    const s = scene({
      investigators: { p1: { at: 'library-3', hidden: true } },
      monsters: [{ kind: 'zombie', at: 'library-3' }],
      rooms: { library: { stack: ['axe'] } },
      next: ['1'],
    }).choose(verb, verb === 'explore' ? {} : { phase: 'move' })
    expect(s.happened('evading')).toHaveLength(1)
  })

  test('[MM-R50] a free ability needs no evade test', () => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-1', cards: ['ruby-of-rlyeh'] } },
      monsters: [{ kind: 'zombie', at: 'kitchen-1' }],
      from: 'startOfTurn',
    }).choose('useAtStart', { card: 'horror-for-skill-point' })
    expect(s.rolls).toEqual([])
    expect(s.me()).toMatchObject({ horror: 1, skillPoints: 1 })
  })

  test('[MM-R53] one test for each monster in the order of the Keeper; they end when he leaves the room', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      monsters: [
        { kind: 'zombie', at: 'library-2' },
        { kind: 'cultist', at: 'library-3' },
      ],
      trauma: ['panic'],
      next: ['10'],
    })
    s.choose('move', { to: 'library-1', drag: false }).choose('horrify', { seat: 'p1', monster: 'm2' })
    s.choose('playTrauma', { card: 'panic' }).choose('drive', { to: 'hall-1' })
    s.choose('driveNoFurther', {})
    expect(s.table.tested['p1']).toEqual(['m2'])
    expect(s.asked!.step).toBe('act')
  })
})

describe('markers', () => {
  test('[MM-R59] [MM-R60] a barrier is handled from its starting space, and blocks one door', () => {
    const away = scene({ investigators: { p1: { at: 'library-1' } } })
    expect(away.offered('barricade')).toEqual([])
    const s = scene({ investigators: { p1: { at: 'hall-1' } } })
    expect(s.offered('barricade').map(({ door }) => door)).toEqual(['d-library', 'd-master'])
    s.choose('barricade', { door: 'd-master' })
    const later = scene({
      investigators: { p1: { at: 'hall-1' } },
      table: { barriers: barricaded('d-master') },
    })
    expect(later.offered('barricade')).toEqual([])
    expect(later.offered('unbarricade')).toEqual([{ door: 'd-master' }])
  })

  test('[MM-R63] [MM-R64] two hide in one place, trade there, and do all but move and attack', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: {
        p1: { at: 'library-3', hidden: true, cards: ['axe', 'old-journal'] },
        p2: { at: 'library-3', hidden: true },
      },
      rooms: { library: { stack: ['lantern'] } },
    })
    expect(s.offered('move')).toEqual([])
    expect(s.may('explore', {})).toBe(true)
    expect(s.may('useItem', { card: 'old-journal', target: '' })).toBe(true)
    expect(s.may('dropCards', {})).toBe(true)
    const trade = scene({
      options: { investigators: 2 },
      investigators: {
        p1: { at: 'library-3', hidden: true, cards: ['axe'] },
        p2: { at: 'library-3', hidden: true },
      },
      from: 'keeperTurn',
    })
    expect(trade.may('give', { card: 'axe', to: 'p2' }, 'p1')).toBe(true)
  })
})

describe('Spells', () => {
  test('[MM-R67] [MM-R69] target, skill point, test in combat, then the back', () => {
    const s = scene({
      investigators: {
        p1: {
          at: 'hall-1',
          skillPoints: 1,
          spells: [{ kind: 'shrivelling', back: 'shrivelling-1', seen: false }],
        },
      },
      monsters: [{ kind: 'zombie', at: 'hall-1' }],
      rooms: { hall: { darkness: true } },
      next: ['3'],
    })
    s.choose('cast', { spell: 'shrivelling', target: 'm1' })
    expect(s.asked!.step).toBe('prepareTest')
    s.choose('spendSkillPoint', {})
    // Lore 3, Luck 2, darkness −2; no evade test.
    expect(s.rolls).toEqual([[3, 3]])
    expect(s.story.slice(0, 3)).toEqual(['skillPointSpent', 'tested', 'spellTurned'])
    expect(s.monster()!.damage).toBe(3)
  })

  test('[MM-R68] of a kind whose five cards are held none is gained', () => {
    const s = scene({
      investigators: {
        p1: {
          at: 'hall-1',
          cards: ['nameless-cults'],
          spells: ([1, 2, 3, 4, 5] as const).map((n) => ({
            kind: 'shrivelling' as const,
            back: `shrivelling-${n}` as const,
            seen: false,
          })),
        },
      },
      options: { idleQuestions: 'asked' },
      next: ['1'],
    }).choose('useItem', { card: 'nameless-cults', target: '' })
    expect(s.offered('learnSpell')).toEqual([{ spell: 'binding' }])
  })

  test('[MM-R101] [MM-C131] a stunned monster is moved by Binding, is faced anew, and a barrier stops it without a card', () => {
    const s = scene({
      investigators: {
        p1: { at: 'hall-1', spells: [{ kind: 'binding', back: 'binding-3', seen: false }] },
      },
      monsters: [{ kind: 'cultist', at: 'hall-1' }],
      table: { barriers: barricaded('d-library') },
      next: ['1'],
    }).choose('cast', { spell: 'binding', target: 'm1' })
    expect(s.monster()!.stun).toBe(1)
    expect(s.offered('pushTo').map(({ to }) => to)).toEqual(expect.arrayContaining(['hall-2']))
    expect(s.may('pushTo', { to: 'library-1' })).toBe(false)
    s.next('1').choose('pushTo', { to: 'master-bedroom-1' })
    s.choose('pushTo', { to: 'hall-1' })
    expect(s.happened('facing')).toHaveLength(1)
  })

  test('[MM-R107] the named monster dies first: the investigators win although the caster dies of the same Spell', () => {
    const s = scene({
      answers: answersOf('CAAA'),
      investigators: {
        p1: {
          at: 'hall-1',
          damage: 9,
          spells: [{ kind: 'shrivelling', back: 'shrivelling-5', seen: false }],
        },
      },
      monsters: [{ kind: 'witch', at: 'hall-1', name: 'odile', extra: 2, token: 'witch-a', damage: 6 }],
      table: { revealed: 1, round: 3 },
      next: ['1'],
    }).choose('cast', { spell: 'shrivelling', target: 'm1' })
    expect(s.outcome).toBe('hour-c-investigators')
  })
})

describe('puzzles', () => {
  test('[MM-R70] a puzzle that lies solved when it is laid out is solved', () => {
    const s = scene({
      options: { story: 'ward' },
      answers: answersOf('CAAA'),
      investigators: { p1: { at: 'boiler-room-1' } },
      monsters: [{ kind: 'shoggoth', at: 'cistern-2', name: 'tenant', extra: 3 }],
      table: { revealed: 1 },
      next: ['wire-06', 'wire-01', 'wire-02', 'wire-05', 'wire-03', 'wire-04', 'wire-09', 'wire-11'],
    }).choose('storyAction', { action: 'puzzle-3A' })
    expect(s.happened('solved')).toHaveLength(1)
    expect(s.monster()).toMatchObject({ damage: 8, stun: 2 })
  })

  test('[MM-R71] one skill point in an attempt', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', skillPoints: 2 } },
      rooms: { hall: { stack: ['ob-desk'] } },
      next: ['lp-01', 'lp-02', 'lp-03', 'lp-04', 'lp-05', 'lp-06'],
    }).choose('explore', {})
    expect(s.choose('thinkHarder', {}).refusal('thinkHarder', {})).toBe('MM-R71')
  })
})

describe('combat', () => {
  test('[MM-R83] when the deck runs out, the cards of this combat are not shuffled in while others fit', () => {
    const s = scene({ investigators: { p1: { at: 'hall-1' } }, monsters: [{ kind: 'zombie', at: 'hall-1' }] })
    const { combatDecks, combatDiscards } = s.table
    const rest = combatDecks.humanoid.splice(0).filter((card) => card !== 'hum-05')
    combatDiscards.humanoid.push(...rest)
    combatDecks.humanoid.push('hum-05')
    s.next('hum-05', 'hum-14', '10').choose('attack', { weapon: 'unarmed', monster: 'm1' })
    expect(s.table.combatDecks.humanoid).not.toContain('hum-05')
    expect(s.table.combatDiscards.humanoid.toSorted()).toEqual(['hum-05', 'hum-14'])
  })

  test('[MM-R84] with no Weapon in use he chooses which to drop; with none nothing happens', () => {
    const commanded = (cards: readonly Item[]) =>
      scene({
        investigators: { p1: { at: 'hall-1', cards: [...cards] } },
        monsters: [{ kind: 'cult-leader', at: 'hall-1', token: 'cult-leader-b' }],
        from: 'attackStep',
        next: ['hum-05', '10'],
      }).choose('attackBy', { monster: 'm1', seat: 'p1' })
    const armed = commanded(['axe', 'revolver', 'lantern'])
    expect(armed.offered('dropThisWeapon').map(({ card }) => card)).toEqual(['axe', 'revolver'])
    const bare = commanded(['lantern'])
    expect([bare.me().horror, bare.me().cards, bare.asked!.step]).toEqual([1, ['lantern'], 'act'])
  })

  test('[MM-C132] what the same entry would do to a monster that it has killed is skipped', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', cards: ['fire-poker'] } },
      monsters: [{ kind: 'zombie', at: 'hall-1', token: 'zombie-b', damage: 4 }],
      next: ['hum-07', '1'],
    }).choose('attack', { weapon: 'fire-poker', monster: 'm1' })
    expect(s.happened('monsterKilled')).toHaveLength(1)
    expect(s.happened('monsterStunned')).toEqual([])
  })

  test('Both Barrels: to cast an attack Spell is an attack action, too', () => {
    const s = scene({
      investigators: {
        p1: {
          ...as('michael-mcglen', 1),
          at: 'hall-1',
          cards: ['axe'],
          spells: [{ kind: 'shrivelling', back: 'shrivelling-1', seen: false }],
        },
      },
      monsters: [{ kind: 'shoggoth', at: 'hall-1' }],
      next: ['1'],
    }).choose('cast', { spell: 'shrivelling', target: 'm1' })
    s.next('eld-10', '1').choose('attackAgain', { weapon: 'axe', monster: 'm1' })
    expect([s.monster()!.damage, s.table.turn!.actions, s.me().abilityUsed]).toEqual([6, 0, true])
  })

  test('[MM-C742] the Pair of .45 Automatics: damage that a Cultist took for the Deacon was dealt', () => {
    const s = scene({
      options: { story: 'harvest' },
      answers: answersOf('CAAA'),
      investigators: { p1: { at: 'farmyard-1', cards: ['joe-45-automatics'] } },
      monsters: [
        { kind: 'cult-leader', at: 'farmyard-1', name: 'deacon', extra: 2 },
        { kind: 'cultist', at: 'farmyard-2' },
        { kind: 'zombie', at: 'farmyard-1' },
      ],
      table: { revealed: 1 },
      next: ['hum-01', '1'],
    }).choose('attack', { weapon: 'joe-45-automatics', monster: 'm1' })
    expect(s.choose('hitSecond', { monster: 'm3' }).monster('m3')!.damage).toBe(1)
  })
})

describe('harm', () => {
  test('[MM-R87] one hit is one time: one injury', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', damage: 3 } },
      monsters: [{ kind: 'zombie', at: 'hall-1', token: 'zombie-b' }],
      trauma: ['hearing-loss', 'broken-arm'],
      from: 'attackStep',
      next: ['hum-05', '10'],
    })
    s.choose('attackBy', { monster: 'm1', seat: 'p1' }).choose('playTrauma', { card: 'hearing-loss' })
    expect(s.me().damage).toBe(6)
    expect(s.asked!.step).not.toBe('traumaWindow')
  })

  test('[MM-R88] damage with its injury comes before horror with its insanity', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      monsters: [{ kind: 'maniac', at: 'hall-1', token: 'maniac-b' }],
      trauma: ['hearing-loss', 'claustrophobia'],
      from: 'attackStep',
      next: ['hum-05', '10'],
    }).choose('attackBy', { monster: 'm1', seat: 'p1' })
    expect([s.me().damage, s.me().horror]).toEqual([1, 0])
    expect(s.refusal('playTrauma', { card: 'claustrophobia' })).toBe('MM-790')
    s.choose('playTrauma', { card: 'hearing-loss' })
    expect(s.me().horror).toBe(1)
    s.choose('playTrauma', { card: 'claustrophobia' })
    expect(s.me()).toMatchObject({ injury: 'hearing-loss', insanity: 'claustrophobia' })
  })

  test('[MM-R89] [MM-R93] death comes before the Trauma window; Trauma and face-down cards go with him', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: {
        p1: {
          at: 'hall-1',
          damage: 9,
          insanity: 'claustrophobia',
          injury: 'broken-arm',
          faceDown: ['secret-appointment'],
        },
        p2: { at: 'yard-1' },
      },
      trauma: ['hearing-loss'],
      from: { step: 'damage', args: { seat: 'p1', n: 1, monster: null, byMonster: false } },
    })
    expect(s.asked!.step).not.toBe('traumaWindow')
    expect(s.me()).toMatchObject({ injury: null, insanity: null, faceDown: [] })
    expect(s.table.traumaDiscard.toSorted()).toEqual(['broken-arm', 'claustrophobia'])
    expect(s.table.mythosDiscard).toEqual(['secret-appointment'])
  })

  test('[MM-R91] a Trauma card that is discarded after its effect displaces none', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', insanity: 'claustrophobia' } },
      trauma: ['panic'],
      from: { step: 'horror', args: { seat: 'p1', n: 1 } },
    })
    s.choose('playTrauma', { card: 'panic' }).choose('driveNoFurther', {})
    expect(s.me().insanity).toBe('claustrophobia')
    expect(s.table.traumaDiscard).toEqual(['panic'])
  })

  test('[MM-R92] group Trauma stays in the hand while the others wait for a new investigator', () => {
    const held = (state: 'waits' | 'eliminated') =>
      scene({
        options: { investigators: 2 },
        investigators: {
          p1: { at: 'hall-1' },
          p2: { ...as('joe-diamond'), state, sheet: null, mental: null, physical: null },
        },
        trauma: ['paranoia'],
        table: { sheetsUsed: ['jenny-barnes', 'joe-diamond'] },
        from: { step: 'settleElimination', args: {} },
      }).table.traumaHand
    expect(held('waits')).toEqual(['paranoia'])
    expect(held('eliminated')).not.toContain('paranoia')
    expect(held('eliminated')).toHaveLength(1)
  })

  test('[MM-R95] killed while the Objective was hidden, he comes back although it is revealed now', () => {
    const s = scene({
      options: { investigators: 2, story: 'volume' },
      answers: answersOf('BAAA'),
      investigators: {
        p1: { at: 'street-1' },
        p2: { ...as('joe-diamond'), state: 'waits', sheet: null, mental: null, physical: null },
      },
      from: { step: 'revealObjective', args: {} },
    })
    s.choose('finishTurn', {})
    expect(s.asked).toEqual({ step: 'chooseInvestigator', seat: 'p2' })
  })

  test('[MM-R97] the last one has left without what had to be carried out: the Keeper wins', () => {
    const s = scene({
      options: { story: 'ward' },
      investigators: { p1: { at: 'yard-1' } },
      rooms: { yard: { dropped: ['brass-cylinder'] } },
      table: { revealed: 1, usedThisGame: ['brass-cylinder carried'] },
    }).choose('escapeBy', { phase: 'move' })
    expect(s.outcome).toBe('nobody-left')
  })
})

describe('cards that change a turn', () => {
  test.each([
    [0, 3],
    [1, 2],
  ])('the Silver Hourglass, with %i stun tokens: %i move phases', (stun, moves) => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', stun, cards: ['silver-hourglass'] } },
      from: 'startOfTurn',
    }).choose('useAtStart', { card: 'third-move' })
    expect(s.table.turn!.moves).toBe(moves)
  })

  test('Hallucinations: a failed Intellect test costs one move phase', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', insanity: 'hallucinations' } },
      from: 'startOfTurn',
      next: ['10'],
    })
    expect(s.table.turn!.moves).toBe(1)
  })

  test('Catatonia: who chooses the action cannot search in the dark, which asks for both', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', insanity: 'catatonia' } },
      rooms: { hall: { darkness: true } },
      from: 'startOfTurn',
    }).choose('onlyPhase', { phase: 'action' })
    expect(s.refusal('explore', {})).toBe('MM-530')
    expect(s.may('run', { to: 'hall-2', drag: false })).toBe(true)
  })

  test('Obsession and Claustrophobia: an Obstacle that lies open is revealed; a room of one space is small', () => {
    const end = (me: object, stack: readonly string[]) =>
      scene({
        investigators: { p1: { at: 'cloakroom-1', ...me } },
        rooms: { cloakroom: { stack: [...stack] as never, topUp: stack.length > 0 } }, // ids of the table of cases, which are texts
        from: 'endTurn',
      }).me().horror
    expect(end({ insanity: 'obsession' }, ['ob-desk'])).toBe(0)
    expect(end({ insanity: 'obsession' }, ['ob-desk', 'axe'])).toBe(1)
    expect(end({ insanity: 'claustrophobia' }, [])).toBe(1)
  })

  test('the Warding Stone turns away 1 damage once a turn, in passing and in combat', () => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-1', cards: ['warding-stone'] } },
      monsters: [
        { kind: 'zombie', at: 'kitchen-1' },
        { kind: 'zombie', at: 'kitchen-1' },
      ],
      next: ['10', '10'],
    })
    s.choose('move', { to: 'kitchen-2', drag: false }).choose('evade', { monster: 'm1' })
    s.choose('strike', {}).choose('strike', {})
    expect(s.me().damage).toBe(3)
  })

  test('[MM-285] in an Action that the Keeper forces no skill point is spent, and he chooses', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', skillPoints: 2, cards: ['nameless-cults'] } },
      table: { threat: 2 },
      from: 'actionStep',
      next: ['10', '1'],
    })
    s.choose('keeperAction', { card: 'uncontrollable-urges', target: 'p1' }).choose('roll', {}, 'p1')
    s.choose('urgeItem', { card: 'nameless-cults', target: '' })
    expect(s.asked).toEqual({ step: 'chooseSpell', seat: 'keeper' })
  })

  test('Take Sample: with four samples out the monster gets none', () => {
    const s = scene({
      answers: answersOf('BAAA'),
      investigators: { p1: { at: 'hall-1' } },
      monsters: [{ kind: 'cultist', at: 'hall-1', samples: 2 }],
      table: { threat: 2, altarSamples: 2, players: 3 },
      options: { investigators: 3 },
      from: 'actionStep',
      next: ['10'],
    }).choose('keeperAction', { card: 'take-sample', target: 'm1' })
    expect(s.me().damage).toBe(1)
    expect(s.monster()!.samples).toBe(2)
  })

  test('[MM-C310] [MM-C311] story cards are dropped, and never discarded', () => {
    const scrounger = scene({
      options: { story: 'ward' },
      investigators: {
        p1: { ...as('ashcan-pete', 1), at: 'corridor-1', cards: ['brass-cylinder', 'axe'] },
      },
      table: { revealed: 1, usedThisGame: ['brass-cylinder carried'] },
    })
    scrounger.choose('useTrait', { target: '' })
    expect(scrounger.offered('scrounge')).toEqual([{ card: 'axe' }])
    const hand = scene({
      options: { story: 'ward', idleQuestions: 'asked' },
      investigators: { p1: { at: 'east-ward-1', cards: ['brass-cylinder'] } },
      mythos: ['a-hand-from-the-bed'],
      table: { revealed: 1, threat: 1, usedThisGame: ['brass-cylinder carried'] },
      next: ['10'],
    })
    hand.choose('move', { to: 'east-ward-2', drag: false })
    hand.choose('playMythos', { card: 'a-hand-from-the-bed' })
    hand.choose('keeperDrop', { card: 'brass-cylinder' })
    expect(hand.room('east-ward').dropped).toEqual(['brass-cylinder'])
  })
})

describe('Objectives', () => {
  test('[MM-C541] [MM-031] the causeway is closed for two Keeper turns, that of the reveal included', () => {
    const s = scene({
      options: { story: 'lamp' },
      answers: answersOf('BAAA'),
      investigators: { p1: { at: 'dunes-1' } },
      table: { revealed: 1, closedDoors: [{ door: 'd-causeway', keeperTurns: 2 }] },
    })
    expect(s.refusal('escapeBy', { phase: 'move' })).toBe('MM-031')
    s.choose('finishTurn', {}).choose('endActions', {})
    expect(s.may('escapeBy', { phase: 'move' })).toBe(false)
    s.choose('finishTurn', {}).choose('endActions', {})
    expect(s.may('escapeBy', { phase: 'move' })).toBe(true)
  })

  test('[MM-C740] who is driven into a room with a hole may fall as well', () => {
    const s = scene({
      options: { story: 'harvest' },
      investigators: { p1: { at: 'farmyard-4' } },
      rooms: { barn: { hole: true } },
      trauma: ['panic'],
      table: { revealed: 1 },
      from: { step: 'horror', args: { seat: 'p1', n: 1 } },
      next: ['10'],
    }).choose('playTrauma', { card: 'panic' })
    s.choose('drive', { to: 'barn-1' })
    expect([s.me().at, s.me().damage]).toEqual(['barn-1', 1])
  })

  const mother = (table: object) =>
    scene({
      options: { story: 'lamp' },
      answers: answersOf('CAAA'),
      investigators: { p1: { at: 'dunes-1' } },
      monsters: [{ kind: 'witch', at: 'vestry-1', name: 'mother-carrow', extra: 2 }],
      rooms: { vestry: { dropped: ['nell-carrow'] } },
      table: { revealed: 1, round: 3, threat: 1, ...table },
      from: 'keeperTurn',
    })

  test('[MM-C542] Mother Carrow takes the child that was dropped beside her before she is moved', () => {
    const s = mother({})
    expect(s.table.carriedBy).toBe('m1')
    s.choose('keeperAction', { card: 'command-minion', target: 'm1' }).choose('pushTo', { to: 'chapel-3' })
    expect([s.monster()!.at, s.table.carriedBy]).toEqual(['chapel-3', 'm1'])
  })

  const urgedHand = (answers: string, monster: Parameters<typeof scene>[0]) =>
    scene({
      answers: answersOf(answers),
      investigators: { p1: { ...as('sister-mary'), at: 'crypt-1' } },
      from: 'actionStep',
      next: ['10'],
      ...monster,
    }).choose('keeperAction', { card: 'uncontrollable-urges', target: 'p1' })

  test('[MM-R113] an Action that the Keeper forces moves Odile no farther than all his effects together may', () => {
    const round = (revealed: number) =>
      urgedHand('CAAA', {
        monsters: [{ kind: 'witch', at: 'crypt-2', name: 'odile', extra: 2 }],
        table: { revealed, round: 3, threat: 5 },
      })
    expect(round(3).may('urgeTrait', { target: 'm1' })).toBe(false)
    const s = round(1).choose('urgeTrait', { target: 'm1' }).choose('pushTo', { to: 'crypt-1' })
    expect(s.asked!.step).toBe('keeperActs')
    expect(s.may('keeperAction', { card: 'command-minion', target: 'm1' })).toBe(false)
  })

  test('[MM-R113] one Keeper Action a turn moves The Tenant, be it Uncontrollable Urges', () => {
    const s = urgedHand('CAAA', {
      options: { story: 'ward' },
      investigators: { p1: { ...as('sister-mary'), at: 'cistern-1' } },
      monsters: [{ kind: 'shoggoth', at: 'cistern-2', name: 'tenant', extra: 3, moved: 1 }],
      table: { revealed: 1, round: 3, threat: 5 },
    })
    expect(s.may('urgeTrait', { target: 'm1' })).toBe(false)
  })

  test('[MM-C131] what an investigator decides is not counted', () => {
    const s = scene({
      answers: answersOf('CAAA'),
      investigators: { p1: { ...as('sister-mary'), at: 'crypt-1' } },
      monsters: [{ kind: 'witch', at: 'crypt-2', name: 'odile', extra: 2 }],
      table: { revealed: 1, round: 1 },
    }).choose('useTrait', { target: 'm1' })
    s.choose('pushTo', { to: 'crypt-1' }).next('1').choose('pushTo', { to: 'garden-4' })
    expect(s.choose('pushTo', { to: 'garden-2' }).monster()!.at).toBe('garden-2')
  })

  test('[MM-R114] the Flux Stabilizer does not keep away whom the Objective names', () => {
    const s = scene({
      answers: answersOf('CAAA'),
      investigators: { p1: { at: 'crypt-2', cards: ['flux-stabilizer'] } },
      table: { stabilized: [{ space: 'crypt-2', seat: 'p1' }] },
      from: { step: 'revealObjective', args: {} },
      next: ['1'],
    })
    expect(s.monster()).toMatchObject({ name: 'odile', at: 'crypt-2' })
  })

  test('[MM-C640] at the start of his turn the bearer of the Volume takes 1 horror', () => {
    const s = scene({
      options: { story: 'volume' },
      investigators: { p1: { at: 'street-1', cards: ['unreturned-volume'] } },
      table: { revealed: 1, usedThisGame: ['unreturned-volume carried'] },
      from: 'startOfTurn',
    })
    expect(s.me().horror).toBe(1)
  })

  test('[MM-C742] the Cultist takes what was meant for the Deacon; what it cannot take is lost', () => {
    const s = scene({
      options: { story: 'harvest' },
      answers: answersOf('CAAA'),
      investigators: { p1: { at: 'farmyard-1', cards: ['axe'] } },
      monsters: [
        { kind: 'cult-leader', at: 'farmyard-1', name: 'deacon', extra: 2 },
        { kind: 'cultist', at: 'farmyard-2', token: 'cultist-a', damage: 1 },
      ],
      table: { revealed: 1 },
      next: ['hum-10', '1'],
    }).choose('attack', { weapon: 'axe', monster: 'm1' })
    expect(s.monster('m2')).toBeUndefined()
    expect(s.monster('m1')!.damage).toBe(0)
  })
})
