import { describe, expect, test } from 'vitest'
import { investigators as everyone } from '../../content/ids.ts'
import { answersOf, as, scene } from '../scene.ts'

/** Rules that meet in the middle of an effect, and what becomes of them at the edges. */

const waiting = { ...as('jenny-barnes'), state: 'waits', sheet: null, mental: null, physical: null } as const

describe('interruptions', () => {
  test.each([
    ['loss-of-vision', 'explore', {}, { cards: [] }],
    ['torn-ligament', 'run', { to: 'kitchen-2', drag: false }, { cards: [] }],
  ] as const)('[MM-R12] %s makes it impossible to %s: nothing is spent', (card, verb, args, me) => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-1', damage: 5, ...me, cards: [...me.cards] } },
      monsters: [{ kind: 'zombie', at: 'kitchen-1' }],
      trauma: [card],
      turn: { moves: 0 },
      next: ['9'],
    })
    s.choose(verb, args as never)
      .choose('strike', {})
      .choose('playTrauma', { card })
    expect(s.table.turn).toMatchObject({ moves: 0, actions: 1 })
    expect(s.me().at).toBe('kitchen-1')
  })

  test('[MM-R12] [MM-R99] with a Torn Ligament no one escapes by running: nothing is spent', () => {
    const s = scene({
      options: { story: 'lamp' },
      answers: answersOf('BAAA'),
      investigators: { p1: { at: 'dunes-1', damage: 5 } },
      monsters: [{ kind: 'zombie', at: 'dunes-1' }],
      trauma: ['torn-ligament'],
      table: { revealed: 1 },
      turn: { moves: 0 },
      next: ['9'],
    })
    s.choose('escapeBy', { phase: 'action' })
      .choose('strike', {})
      .choose('playTrauma', { card: 'torn-ligament' })
    expect(s.me().state).toBe('in')
    expect(s.table.turn!.actions).toBe(1)
  })

  test('[MM-C130] [MM-792] Broken Leg: the space into which he slips away is the second of his turn', () => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-1', injury: 'broken-leg' } },
      monsters: [{ kind: 'hound', at: 'kitchen-1' }],
      turn: { moves: 1, movesUsed: 1, moved: 1 },
      next: ['bst-21', '1'],
    })
    s.choose('attack', { weapon: 'unarmed', monster: 'm1' }).choose('slip', { to: 'kitchen-2' })
    expect(s.me()).toMatchObject({ at: 'kitchen-2', damage: 1 })
    s.choose('move', { to: 'pantry-1', drag: false })
    expect(s.me()).toMatchObject({ at: 'pantry-1', damage: 1 })
  })

  test('[MM-R17] [MM-R51] [MM-C130] slipping from two monsters in a Keeper turn, he tries the same Lock once', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-3' } },
      monsters: [
        { kind: 'hound', at: 'hall-3' },
        { kind: 'chthonian', at: 'hall-3' },
      ],
      from: 'attackStep',
      next: ['bst-11', '1', '10'],
    })
    s.choose('attackBy', { monster: 'm1', seat: 'p1' }).choose('slip', { to: 'guest-bedroom-1' })
    expect(s.me()).toMatchObject({ at: 'hall-3', horror: 1 })
    // The deck runs out, and the same card comes again.
    s.table.combatDiscards.beast.push(...s.table.combatDecks.beast.splice(0))
    s.next('bst-11', '1').choose('attackBy', { monster: 'm2', seat: 'p1' })
    expect(s.refusal('slip', { to: 'guest-bedroom-1' })).toBe('MM-150')
    expect(s.may('slip', { to: 'hall-2' })).toBe(true)
  })

  test('[MM-R12] a card that was dropped before it was used does nothing', () => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-1', damage: 5, horror: 4, cards: ['whiskey', 'lantern'] } },
      monsters: [{ kind: 'zombie', at: 'kitchen-1' }],
      trauma: ['back-injury'],
      next: ['9'],
    })
    s.choose('useItem', { card: 'whiskey', target: '' }).choose('strike', {})
    s.choose('playTrauma', { card: 'back-injury' }).choose('dropOne', { card: 'whiskey' })
    expect(s.me()).toMatchObject({ horror: 4, cards: ['lantern'] })
    expect(s.table.turn!.actions).toBe(1)
  })

  test('[MM-R12] who panics before the fire has his move phase back', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      rooms: { library: { fire: true } },
      trauma: ['panic'],
      next: ['9'],
    })
    s.choose('move', { to: 'library-1', drag: false }).choose('playTrauma', { card: 'panic' })
    s.choose('drive', { to: 'hall-2' }).choose('driveNoFurther', {})
    expect(s.me()).toMatchObject({ at: 'hall-2', horror: 1 })
    expect(s.table.turn).toMatchObject({ moves: 2, movesUsed: 0 })
  })

  test('[MM-498] [MM-530] the move phase that was spent on searching in the dark was the first', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      rooms: { hall: { darkness: true } },
      mythos: ['chime'],
      table: { threat: 1 },
    })
    s.choose('explore', {}).next('10').choose('playMythos', { card: 'chime' })
    expect(s.asked!.step).not.toBe('act')
  })

  test('[MM-465] [MM-R52] a monster that comes after him is faced, though he began the turn with it', () => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-1' } },
      monsters: [{ kind: 'zombie', at: 'kitchen-1' }],
      table: { threat: 9 },
      from: 'keeperTurn',
    })
    s.next('10').choose('keeperAction', { card: 'uncontrollable-urges', target: 'p1' })
    s.choose('urgeMove', {}).choose('drive', { to: 'dining-room-2' })
    s.next('1').choose('keeperAction', { card: 'command-minion', target: 'm1' })
    s.choose('pushTo', { to: 'dining-room-2' })
    expect(s.happened('facing')).toHaveLength(1)
  })

  test('[MM-717] the others in its space are hurt although the Spell has killed its target', () => {
    const s = scene({
      investigators: {
        p1: { at: 'hall-1', spells: [{ kind: 'shrivelling', back: 'shrivelling-4', seen: false }] },
      },
      monsters: [
        { kind: 'cultist', at: 'hall-2', token: 'cultist-a' },
        { kind: 'zombie', at: 'hall-2' },
      ],
      next: ['1'],
    }).choose('cast', { spell: 'shrivelling', target: 'm1' })
    expect(s.monster('m1')).toBeUndefined()
    expect(s.monster('m2')!.damage).toBe(1)
  })

  test('[MM-700] the Keeper gains threat although the same text has cost the investigator his life', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: { p1: { at: 'hall-1', horror: 9 }, p2: { at: 'yard-1' } },
      monsters: [{ kind: 'cultist', at: 'hall-1', token: 'cultist-b' }],
      trauma: ['the-only-way-out'],
      from: 'attackStep',
      next: ['hum-05', '10'],
    })
    s.choose('attackBy', { monster: 'm1', seat: 'p1' }).choose('playTrauma', { card: 'the-only-way-out' })
    expect(s.happened('threatGained')[0]).toEqual({ n: 1 })
  })
})

describe('the dead and those who come after them', () => {
  test('[MM-775] [MM-813] the last investigator has been taken by another player: this one is eliminated', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: { p1: waiting },
      table: { sheetsUsed: [...everyone] },
      from: { step: 'takeTurn', args: { seat: 'p1' } },
    })
    expect(s.me().state).toBe('eliminated')
  })

  test('[MM-515] [MM-777] [MM-R110] who comes into a burning start room is burnt when his turn ends', () => {
    const s = scene({
      investigators: { p1: waiting },
      rooms: { porch: { fire: true } },
      table: { sheetsUsed: ['jenny-barnes'] },
      from: 'beginRound',
    })
    s.choose('takeInvestigator', { who: 'joe-diamond' })
    s.choose('keepTraits', { mental: 'joe-on-the-case', physical: 'joe-license-to-kill' })
    expect(s.me().damage).toBe(2)
  })

  test('[MM-777] [MM-R54] a new investigator who becomes obsessed at the start space has explored nothing when his turn ends', () => {
    const s = scene({
      investigators: { p1: waiting },
      rooms: { porch: { stack: ['nothing'] } },
      monsters: [{ kind: 'zombie', at: 'porch-1' }],
      trauma: ['obsession'],
      table: { sheetsUsed: ['jenny-barnes'] },
      from: 'beginRound',
      next: ['10'],
    })
    s.choose('takeInvestigator', { who: 'joe-diamond' })
    s.choose('keepTraits', { mental: 'joe-on-the-case', physical: 'joe-license-to-kill' })
    s.choose('roll', {})
    s.choose('playTrauma', { card: 'obsession' })
    expect(s.me().horror).toBe(2)
  })

  test('[MM-593] [MM-R98] one has escaped with the Cylinder and the last one dies: the investigators win', () => {
    const s = scene({
      options: { story: 'ward', investigators: 2 },
      investigators: { p1: { damage: 9 }, p2: { state: 'escaped' } },
      table: { revealed: 1, usedThisGame: ['brass-cylinder carried', 'brass-cylinder escaped'] },
      from: { step: 'damage', args: { seat: 'p1', n: 2, monster: null, byMonster: false } },
    })
    expect(s.outcome).toBe('ward-a-investigators')
    expect(s.happened('gameEnded')).toHaveLength(1)
  })

  test.each([
    ['investigators', 'lamp-b-investigators'],
    ['keeper', 'lamp-b-keeper'],
  ] as const)('[MM-R42] both sides by one death, in the turn of the %s: %s', (phase, how) => {
    const s = scene({
      options: { story: 'lamp', investigators: 2 },
      answers: answersOf('BAAA'),
      investigators: { p1: { damage: 9 }, p2: { state: 'escaped' } },
      table: { revealed: 1, phase },
      from: { step: 'damage', args: { seat: 'p1', n: 2, monster: null, byMonster: false } },
    })
    expect(s.outcome).toBe(how)
  })
})

describe('the Objective', () => {
  test('[MM-010] the Keeper wins at the end of his turn although the Objective is hidden', () => {
    const s = scene({
      options: { story: 'lamp' },
      answers: answersOf('BAAA'),
      investigators: { p1: { horror: 10 } },
      from: 'actionStep',
    }).choose('endActions', {})
    expect(s.outcome).toBe('lamp-b-keeper')
  })

  test('[MM-010] the last Event makes a side win although the Objective is hidden', () => {
    const s = scene({
      options: { story: 'ward' },
      table: { event: 4, time: 3 },
      from: { step: 'putTime', args: { n: 1 } },
    })
    expect(s.outcome).toBe('ward-a-keeper')
  })

  test('[MM-C542] Mother Carrow takes the child also from a room that she only passes through', () => {
    const s = scene({
      options: { story: 'lamp' },
      answers: answersOf('CAAA'),
      investigators: { p1: { at: 'dunes-1' } },
      monsters: [{ kind: 'witch', at: 'passageway-1', name: 'mother-carrow' }],
      rooms: { 'keepers-bedroom': { dropped: ['nell-carrow'] } },
      table: { revealed: 1, round: 3, threat: 4, phase: 'keeper' },
      from: { step: 'pushMonster', args: { monster: 'm1', left: 3, by: 'keeper', counts: false } },
    })
    s.choose('pushTo', { to: 'passageway-2' }).choose('pushTo', { to: 'keepers-bedroom-1' })
    s.choose('pushTo', { to: 'passageway-2' })
    expect(s.table.carriedBy).toBe('m1')
  })

  test('[MM-C642] a Maniac on the board becomes the brother that the Keeper names', () => {
    const revealed = () =>
      scene({
        options: { story: 'volume' },
        answers: answersOf('CAAA'),
        monsters: [{ kind: 'maniac', at: 'stacks-1' }],
        from: { step: 'revealObjective', args: {} },
      })
    const first = revealed().choose('becomes', { monster: 'm1' })
    expect(first.monster()).toMatchObject({ name: 'ambrose', at: 'study-1' })
    const second = revealed().choose('becomesAnother', {})
    expect(second.monster()).toMatchObject({ name: 'linus', at: 'caretakers-bedroom-1' })
    expect(second.table.monsters).toHaveLength(2)
  })

  test('[MM-C741] the congregation comes as far as there are figures: none is killed for it', () => {
    const s = scene({
      options: { story: 'harvest' },
      answers: answersOf('BAAA'),
      monsters: [
        { kind: 'cult-leader', at: 'lane-1', token: 'cult-leader-a' },
        { kind: 'cult-leader', at: 'lane-1', token: 'cult-leader-b' },
      ],
      from: { step: 'revealObjective', args: {} },
    })
    expect(s.asked!.step).toBe('whereToPlace')
  })

  test('[MM-R112] limits of speed hold in the Keeper turn alone', () => {
    const s = scene({
      answers: answersOf('CAAA'),
      monsters: [{ kind: 'witch', at: 'crypt-1', name: 'odile', extra: 2 }],
      table: { revealed: 1, round: 1 },
      from: { step: 'keeperPicksMonster', args: { upTo: 1, which: 'any' } },
    })
    expect(s.may('moveThis', { monster: 'm1' })).toBe(true)
  })
})

describe('the Keeper turn', () => {
  const zombies = (['zombie-a', 'zombie-a', 'zombie-b', 'zombie-b'] as const).map((token) => ({
    kind: 'zombie' as const,
    at: 'crypt-1',
    token,
  }))

  test('[MM-318] [MM-393] with every Zombie on the board one may be killed for a corpse marker to rise', () => {
    const raising = () =>
      scene({ monsters: zombies, table: { threat: 2, corpses: ['hall-1'] }, from: 'actionStep' }).choose(
        'raiseCorpse',
        { space: 'hall-1' },
      )
    const kept = raising().choose('placeNone', {})
    expect(kept.table.corpses).toEqual(['hall-1'])
    const risen = raising().choose('killToPlace', { monster: 'm1' })
    expect(risen.table.corpses).toEqual([])
    expect(risen.monster('m5')).toMatchObject({ at: 'hall-1' })
  })

  test('[MM-316] [MM-318] who kills a monster to place it anew chooses the vent', () => {
    const s = scene({
      options: { story: 'ward' },
      monsters: [
        { kind: 'hound', at: 'garden-1', token: 'hound-a' },
        { kind: 'hound', at: 'garden-1', token: 'hound-b' },
      ],
      table: { threat: 4 },
      from: 'actionStep',
    })
    s.choose('keeperAction', { card: 'lurker-in-the-walls', target: 'hound' })
    s.choose('killToPlace', { monster: 'm1' })
    expect(s.offered('placeAt')).toHaveLength(3)
  })

  test.each([
    ['those in rooms without investigators', ['kitchen-2'], ['library-2', 'cellar-2']],
    ['any if there are none', ['kitchen-2', 'library-3', 'cellar-1'], ['kitchen-1', 'library-2', 'cellar-2']],
  ] as const)(
    '[MM-316] the Keeper chooses among the vents that an Event names: %s',
    (_what, where, vents) => {
      const s = scene({
        options: { investigators: where.length === 1 ? 1 : 3 },
        investigators: Object.fromEntries(where.map((at, i) => [`p${i + 1}`, { at }])),
        table: { event: 2, time: 2 },
        from: { step: 'putTime', args: { n: 1 } },
      })
      expect(s.offered('placeAt').map(({ space }) => space)).toEqual(vents)
      expect(s.choose('placeAt', { space: vents[1] }).monster()).toMatchObject({
        kind: 'hound',
        at: vents[1],
      })
    },
  )

  test('[MM-704] [MM-R61] a barrier stops a monster for this turn alone', () => {
    const s = scene({
      investigators: { p1: { at: 'yard-1' } },
      monsters: [{ kind: 'zombie', at: 'hall-1', stopped: true }],
      from: 'beginRound',
    })
    expect(s.monster()!.stopped).toBe(false)
  })

  test.each([
    ['signal-flare', false],
    ['rock-salt', false],
  ] as const)('[MM-285] Urges do not waste a %s on nothing', (card, may) => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', cards: [card] } },
      table: { threat: 2 },
      from: 'actionStep',
    })
    s.next('10').choose('keeperAction', { card: 'uncontrollable-urges', target: 'p1' })
    expect(s.may('urgeItem', { card, target: '' })).toBe(may)
  })
})

describe('cards', () => {
  test('[MM-070] Duke takes a Search card along, be it a Clue, and no Starting Item', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: {
        p1: { at: 'hall-1', cards: ['duke', 'guitar', 'axe', 'clue-4a'] },
        p2: { at: 'hall-2' },
      },
    }).choose('useItem', { card: 'duke', target: 'p2' })
    expect(s.offered('sendAlong').map(({ card }) => card)).toEqual(['axe', 'clue-4a'])
    s.choose('sendAlong', { card: 'clue-4a' })
    expect([s.me().cards, s.me('p2').cards]).toEqual([
      ['guitar', 'axe'],
      ['duke', 'clue-4a'],
    ])
  })

  test('Back Injury: who is sent a Weapon by Duke drops one at once', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: {
        p1: { at: 'hall-1', cards: ['duke', 'axe'] },
        p2: { at: 'hall-2', cards: ['revolver'], injury: 'back-injury' },
      },
    })
    s.choose('useItem', { card: 'duke', target: 'p2' }).choose('sendAlong', { card: 'axe' })
    s.choose('dropOne', { card: 'revolver' })
    expect(s.me('p2').cards).toEqual(['duke', 'axe'])
    expect(s.room('hall').dropped).toContain('revolver')
  })

  test('[MM-216] the Silver Hourglass is turned once a game, whoever carries it', () => {
    const s = scene({
      investigators: { p1: { cards: ['silver-hourglass'] } },
      table: { usedThisGame: ['third-move'] },
      from: 'startOfTurn',
    })
    expect(s.asked!.step).toBe('act')
  })

  test('[MM-R111] the Flux Stabilizer keeps monsters from the space where the investigator stands now', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', cards: ['flux-stabilizer'] } },
      monsters: [{ kind: 'zombie', at: 'hall-2', stun: 0 }],
      table: { threat: 5 },
    })
    s.choose('useItem', { card: 'flux-stabilizer', target: '' })
    s.choose('move', { to: 'library-1', drag: false }).choose('finishTurn', {})
    s.choose('keeperAction', { card: 'command-minion', target: 'm1' }).choose('pushTo', { to: 'hall-1' })
    expect(s.offered('pushTo').map(({ to }) => to)).not.toContain('library-1')
  })
})

describe('questions with a single answer', () => {
  test.each([
    ['left-out', 'act'],
    ['asked', 'dropMore'],
  ] as const)('%s: the only card is dropped, %s follows', (idleQuestions, step) => {
    const s = scene({ options: { idleQuestions }, investigators: { p1: { at: 'hall-1', cards: ['axe'] } } })
    expect(s.choose('dropCards', {}).asked!.step).toBe(step)
  })
})
