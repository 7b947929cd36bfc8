import { describe, expect, test } from 'vitest'
import { answersOf, scene } from '../scene.ts'

/** Each Objective, won by either side (8.17, 8.18, MM-C540 to MM-C742). One investigator unless a test says otherwise. */

const revealed = { revealed: 1, round: 3, threat: 9 }

describe('killing the named monster', () => {
  test.each([
    ['hour', 'A', 'patient-one', 'hound', 'kitchen-1', 'investigators'],
    ['hour', 'C', 'odile', 'witch', 'kitchen-1', 'investigators'],
    ['ward', 'B', 'koss', 'maniac', 'kitchen-1', 'investigators'],
    ['ward', 'C', 'tenant', 'shoggoth', 'kitchen-1', 'investigators'],
    ['lamp', 'A', 'guest', 'shoggoth', 'kitchen-1', 'investigators'],
    ['volume', 'C', 'ambrose', 'maniac', 'library-1', 'investigators'],
    ['volume', 'C', 'linus', 'maniac', 'library-1', 'keeper'],
    ['harvest', 'C', 'deacon', 'cult-leader', 'kitchen-1', 'investigators'],
  ] as const)('[MM-374] %s %s: %s dies', (story, letter, name, kind, at, side) => {
    const s = scene({
      options: { story },
      answers: answersOf(`${letter}AAA`),
      monsters: [{ kind, at, name }],
      table: revealed,
      from: { step: 'wound', args: { monster: 'm1', n: 30 } },
    })
    expect(s.outcome).toBe(`${story}-${letter.toLowerCase()}-${side}`)
  })
})

describe('solving the puzzle of the Objective', () => {
  test.each([
    ['hour', 'B', '3B', 'hour-b-investigators'],
    ['lamp', 'A', '2B', 'lamp-a-investigators'],
    ['volume', 'B', '9', 'volume-b-investigators'],
  ] as const)('[MM-651] %s %s: puzzle %s', (story, letter, puzzle, how) => {
    const s = scene({
      options: { story },
      answers: answersOf(`${letter}AAA`),
      table: { ...revealed, puzzles: { [puzzle]: { pieces: [], base: 0, solved: 0 } } },
      from: { step: 'puzzleSolved', args: { seat: 'p1', puzzle, room: null, of: 'story' } },
    })
    expect(s.outcome).toBe(how)
  })

  test('[MM-653] with three players the movement has to be solved twice, and is laid anew', () => {
    const s = scene({
      options: { investigators: 3 },
      answers: answersOf('BAAA'),
      table: { ...revealed, puzzles: { '3B': { pieces: [], base: 0, solved: 0 } } },
      from: { step: 'puzzleSolved', args: { seat: 'p1', puzzle: '3B', room: null, of: 'story' } },
    })
    expect(s.outcome).toBeUndefined()
    expect(s.table.puzzles['3B']).toMatchObject({ solved: 1 })
    expect(s.table.puzzles['3B']!.pieces).toHaveLength(8)
  })

  test('the boiler hurts and stuns The Tenant once', () => {
    const s = scene({
      options: { story: 'ward' },
      answers: answersOf('CAAA'),
      monsters: [{ kind: 'shoggoth', at: 'cistern-2', name: 'tenant', extra: 3, token: 'shoggoth-a' }],
      table: { ...revealed, puzzles: { '3A': { pieces: [], base: 0, solved: 0 } } },
      investigators: { p1: { at: 'boiler-room-1' } },
      from: { step: 'puzzleSolved', args: { seat: 'p1', puzzle: '3A', room: null, of: 'story' } },
    })
    expect(s.monster()).toMatchObject({ damage: 8, stun: 2 })
    expect(s.offered('storyAction')).toEqual([])
  })
})

describe('at the end of a Keeper turn', () => {
  const ends = (setting: Parameters<typeof scene>[0]) =>
    scene({ table: revealed, ...setting, from: 'actionStep' }).choose('endActions', {}).outcome

  test('[MM-009] The Guest at the lamp; Mother Carrow with the child at the altar', () => {
    expect(
      ends({
        options: { story: 'lamp' },
        monsters: [{ kind: 'shoggoth', at: 'lamp-room-2', name: 'guest' }],
      }),
    ).toBe('lamp-a-keeper')
    expect(
      ends({
        options: { story: 'lamp' },
        answers: answersOf('CAAA'),
        monsters: [{ kind: 'witch', at: 'chapel-3', name: 'mother-carrow' }],
        table: { ...revealed, carriedBy: 'm1' },
      }),
    ).toBe('lamp-c-keeper')
  })

  test('every investigator on the board is insane', () => {
    const setting = { options: { story: 'lamp' as const }, answers: answersOf('BAAA') }
    expect(ends({ ...setting, investigators: { p1: { horror: 10 } } })).toBe('lamp-b-keeper')
    expect(ends({ ...setting, investigators: { p1: { horror: 9 } } })).toBeUndefined()
  })

  test('the reader of the Volume is insane, or it lies with a monster', () => {
    const story = { options: { story: 'volume' as const } }
    expect(ends({ ...story, investigators: { p1: { cards: ['unreturned-volume'], horror: 10 } } })).toBe(
      'volume-a-keeper',
    )
    expect(
      ends({
        ...story,
        rooms: { stacks: { dropped: ['unreturned-volume'] } },
        monsters: [{ kind: 'zombie', at: 'stacks-1' }],
      }),
    ).toBe('volume-a-keeper')
  })

  test('the congregation sits in the Dining Room, and no investigator', () => {
    const setting = {
      options: { story: 'harvest' as const },
      answers: answersOf('BAAA'),
      monsters: [
        { kind: 'cultist' as const, at: 'dining-room-1' },
        { kind: 'cult-leader' as const, at: 'dining-room-2' },
      ],
    }
    expect(ends(setting)).toBe('harvest-b-keeper')
    const guarded = scene({
      ...setting,
      table: revealed,
      investigators: { p1: { at: 'dining-room-1' } },
      from: 'actionStep',
    })
    guarded.choose('endActions', {})
    expect(guarded.outcome).toBeUndefined()
  })

  test('the cylinder lies with a Mi-Go after it was carried', () => {
    const setting = {
      options: { story: 'ward' as const },
      rooms: { garden: { dropped: ['brass-cylinder' as const] } },
      monsters: [{ kind: 'mi-go' as const, at: 'garden-2' }],
    }
    expect(ends({ ...setting, table: { ...revealed, usedThisGame: ['brass-cylinder carried'] } })).toBe(
      'ward-a-keeper',
    )
    expect(ends(setting)).toBeUndefined()
  })
})

describe('Keeper powers and story actions', () => {
  const keeper = (setting: Parameters<typeof scene>[0]) =>
    scene({ table: revealed, ...setting, from: 'actionStep' })

  test('MM-C505: the sixth marked room; the third hole; an investigator is sown', () => {
    const marked = ['armoury', 'bindery', 'furnace-room', 'vault', 'street'].map((room) => [
      room,
      { marks: 1 },
    ])
    const catalogue = keeper({
      options: { story: 'volume' },
      answers: answersOf('BAAA'),
      rooms: Object.fromEntries(marked),
      monsters: [{ kind: 'mi-go', at: 'crate-store-1' }],
    })
    expect(catalogue.choose('usePower', { target: 'crate-store' }).outcome).toBe('volume-b-keeper')
    const ploughs = keeper({
      options: { story: 'harvest' },
      rooms: { barn: { hole: true }, cornfield: { hole: true } },
      monsters: [{ kind: 'chthonian', at: 'cellar-2' }],
    })
    expect(ploughs.choose('usePower', { target: 'cellar' }).outcome).toBe('harvest-a-keeper')
    const sower = keeper({
      options: { story: 'harvest' },
      answers: answersOf('CAAA'),
      investigators: { p1: { at: 'chapel-3', horror: 10 } },
      monsters: [{ kind: 'cult-leader', at: 'chapel-3', name: 'deacon' }],
    })
    expect(sower.choose('usePower', { target: 'p1' }).outcome).toBe('harvest-c-keeper')
  })

  test('salt in the second furrow; the bell; the book burns', () => {
    const salt = scene({
      options: { story: 'harvest' },
      rooms: { barn: { marks: 1 } },
      investigators: { p1: { at: 'graveyard-1' } },
      table: revealed,
      next: ['1'],
    })
    expect(salt.choose('storyAction', { action: 'salt-lore' }).outcome).toBe('harvest-a-investigators')
    const bell = scene({
      options: { story: 'harvest' },
      answers: answersOf('BAAA'),
      investigators: { p1: { at: 'chapel-1' } },
      table: revealed,
      next: ['1'],
    })
    expect(bell.choose('storyAction', { action: 'ring-bell' }).table.time).toBe(1)
    const book = scene({
      options: { story: 'volume' },
      investigators: { p1: { at: 'furnace-room-2', cards: ['unreturned-volume'] } },
      table: { ...revealed, usedThisGame: ['clasps open'] },
      next: ['1'],
    })
    expect(book.choose('storyAction', { action: 'burn-volume' }).outcome).toBe('volume-a-investigators')
  })

  test('[MM-R104] the last Event with a sane investigator in the farmhouse', () => {
    const s = scene({
      options: { story: 'harvest' },
      answers: answersOf('BAAA'),
      investigators: { p1: { at: 'parlour-1' } },
      table: { ...revealed, event: 4, time: 3 },
      from: { step: 'putTime', args: { n: 2 } },
    })
    expect(s.outcome).toBe('harvest-b-investigators')
  })

  test('MM-C506: an early reveal at the start of the action step, if its condition holds', () => {
    const insane = {
      options: { story: 'harvest' as const },
      answers: answersOf('CAAA'),
      from: 'actionStep' as const,
    }
    expect(scene({ ...insane, investigators: { p1: { horror: 10 } } }).offered('revealNow')).toEqual([{}])
    expect(scene(insane).offered('revealNow')).toEqual([])
  })

  test.each(['A', 'C'])(
    '[MM-R109] the Lamp, Objective %s: the Keeper may reveal it after Event II, at the start of the action step',
    (letter) => {
      const setting = {
        options: { story: 'lamp' as const },
        answers: answersOf(`${letter}AAA`),
        from: 'actionStep' as const,
      }
      expect(scene({ ...setting, table: { event: 1, round: 5 } }).offered('revealNow')).toEqual([])
      const begun = { event: 2, round: 8, keeperUsed: ['command-minion'] }
      expect(scene({ ...setting, table: begun }).offered('revealNow')).toEqual([])
      const s = scene({ ...setting, table: { event: 2, round: 8 } })
      expect(s.offered('revealNow')).toEqual([{}])
      s.choose('revealNow', {})
      expect(s.table.revealed).toBe(8)
    },
  )

  test('[MM-372] the Patient One kills its first victim', () => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-1', damage: 9 } },
      monsters: [{ kind: 'hound', at: 'kitchen-1', name: 'patient-one', token: 'hound-a' }],
      table: revealed,
      from: { step: 'damage', args: { seat: 'p1', n: 3, monster: 'm1', byMonster: true } },
    })
    expect(s.outcome).toBe('hour-a-keeper')
  })

  test('two eliminated of three: the Keeper; all escape by the causeway: the investigators', () => {
    const story = {
      options: { story: 'lamp' as const, investigators: 3 as const },
      answers: answersOf('BAAA'),
      table: revealed,
    }
    const lost = scene({
      ...story,
      investigators: { p1: { damage: 9 }, p2: { state: 'eliminated' } },
      from: { step: 'damage', args: { seat: 'p1', n: 3, monster: null, byMonster: false } },
    })
    expect(lost.outcome).toBe('lamp-b-keeper')
    const fled = scene({
      ...story,
      investigators: { p1: { at: 'dunes-1' }, p2: { state: 'escaped' }, p3: { state: 'escaped' } },
    })
    expect(fled.choose('escapeBy', { phase: 'action' }).outcome).toBe('lamp-b-investigators')
  })

  test('The Tenant leaves by the gates', () => {
    const s = keeper({
      options: { story: 'ward' },
      answers: answersOf('CAAA'),
      monsters: [{ kind: 'shoggoth', at: 'yard-1', name: 'tenant', extra: 3 }],
    })
    s.choose('keeperAction', { card: 'creatures-of-the-night', target: 'm1' }).choose('pushTo', {
      to: 'outside',
    })
    expect(s.outcome).toBe('ward-c-keeper')
  })
})
