import { describe, expect, test } from 'vitest'
import type { MonsterKind } from '../content/monsters.ts'
import { coveredSpaces } from '../steps/reactions.ts'
import { explore, inOrder, pathsOffered, reportsOffered, seen, standard, walk } from './rules/reading.ts'
import { type Scene, type Setting, at, scene, short } from './scene.ts'

/** The worked examples of the ledger. Cards in hand are there to be played face down, unless the example names them. */

describe('worked examples: what is seen', () => {
  test('[AL-E01] a lit corridor comes into view', () => {
    const s = scene({
      map: 'B2-B3 B2-C2 C2=D2 A3=B3 A3=A4',
      rooms: { A3: 'control-room', D2: 'canteen' },
      hero: 'B3',
      revealed: ['A3'],
      lit: ['C2', 'D2'],
      hazards: ['C2'],
      monsters: [{ being: 'parasites', at: 'A4', wounded: true }],
      hands: { e1: ['retaliation'] },
    })
    walk(s, 'north').passUntil('end-of-turn')
    expect(s.revealed).toEqual(['A3', 'B2', 'B3', 'C2'])
    expect(seen(s, 'C2')).toMatchObject({ lit: true, hazard: true })

    standard(s, 'retaliation', 'm1', 'n', 'south')
    expect(seen(s, 'A3')!.monsters).toMatchObject([{ being: 'parasites', wounded: true }])
    expect(s.heroSees('monsterSeen')).toEqual([{ place: s.place('A3'), being: 'parasites', wounded: true }])
    expect(s.heroSees('noise')).toEqual([{ heard: 'south' }])
    expect(s.happened('frightened')).toEqual([])
    expect(s.hero.control).toBe(12)
  })

  test.each([
    ['west', ['B3', 'C3'], ['B3', 'C3']],
    ['east', ['C3', 'D3', 'E3'], ['C3', 'D3', 'E3']],
    ['north', ['C1', 'C2', 'C3'], ['C2', 'C3']],
  ] as const)('[AL-E10] repairing a switch towards the %s', (to, lit, revealed) => {
    const s = scene(switchRoom)
    s.choose('repair', { to })
    expect(s.lit).toEqual(lit)
    expect(s.revealed).toEqual(revealed)
  })

  test('[AL-E11] and walking on', () => {
    const s = scene(switchRoom)
    s.choose('repair', { to: 'north' })
    walk(s, 'north')
    expect(s.revealed).toEqual(['C1', 'C2', 'C3'])
  })

  test('[AL-E19] exploring a corner', () => {
    const s = scene({ map: 'C3-C2 C2-D2', hero: 'C3' })
    explore(s, 'north')
    expect(s.revealed).toEqual(['C2', 'C3'])
  })
})

const switchRoom: Setting = {
  map: 'B3-C3 C3-D3 D3-E3 C3=C2 C2=C1 B3-B4 C1-D1',
  rooms: { C2: 'laboratory' },
  switches: ['C3'],
  hero: 'C3',
}

describe('worked examples: reactions', () => {
  test('[AL-E02] a combo on the track', () => {
    const s = scene({
      map: 'A1-B1 B1-C1 C1-D1 D1-E1 E1-E2',
      hands: { e1: ['retaliation', 'retaliation', 'blind-rage'] },
      monsters: [{ being: 'worms', at: 'E2' }],
      track: 4,
      from: 'end-of-turn',
    })
    standard(s, 'retaliation', 'm1', '', 'east')
    expect(coveredSpaces(s.table)).toBe(5)
    standard(s, 'retaliation', 'm1', '', 'east')
    expect(s.table.track.slice(4).map(({ spaces }) => spaces)).toEqual([1, 2])
    expect(coveredSpaces(s.table)).toBe(7)

    // The next turn: one space is left, for one card.
    s.choose('search', { how: 'one' })
    standard(s, 'blind-rage', 'm1', '', 'east')
    expect(s.table.track.at(-1)!.spaces).toBe(1)
    expect(coveredSpaces(s.table)).toBe(8)

    const full = scene({ track: 7, from: 'round-end', hands: { e1: ['retaliation'] } })
    expect(full.happened('hazardsSetAside')).toEqual([{ count: 2 }])
  })

  test('[AL-E02] with one free space no second card', () => {
    const s = scene({
      hands: { e1: ['retaliation', 'blind-rage'] },
      monsters: [{ being: 'worms', at: 'E1' }],
      track: 6,
      from: 'end-of-turn',
    })
    standard(s, 'retaliation', 'm1', '', 'east')
    expect(coveredSpaces(s.table)).toBe(7)
    expect(s.asked!.step).toBe('act')
  })

  test.each([
    [['B1'], ['surge', 'surge', 'hit', 'miss'], 9],
    [[], ['surge', 'surge', 'hit'], 11],
  ])('[AL-E03] a card that is dangerous, or not: hazard tokens in %o', (hazards, dice, health) => {
    const s = scene({
      map: 'A1-B1 B1-C1 C1-D1',
      hazards,
      monsters: [{ being: 'worms', at: 'D1' }],
      hands: { e1: ['blood-trail'] },
      next: dice,
    })
    walk(s, 'east').passUntil('end-of-turn').choose('play', { card: 'blood-trail' })
    s.choose('shift', { monster: 'm1', path: 'ww', heard: 'here' })
    expect(s.happened('diceRolled')).toEqual([{ by: 'evil', dice, why: 'attack' }])
    expect(s.hero.health).toBe(health)
  })
})

describe('worked examples: monsters', () => {
  // The maps have five columns, so the sixth sector lies round the corner.
  test.each([
    ['spores', ['D1', 'E1', 'E2']],
    ['cultists', ['E1', 'E2']],
    ['worms', ['E2']],
  ] as const)('[AL-E04] the minimum spawn distance of %s', (being: MonsterKind, places) => {
    const s = scene({
      map: 'A1-B1 B1-C1 C1-D1 D1-E1 E1-E2',
      hands: { e1: ['retaliation'] },
      from: 'end-of-turn',
    })
    s.choose('playDown', { card: 'retaliation' })
    const spawns = s.offered('spawn').filter((each) => each.being === being)
    expect(spawns.map((each) => short(each.at))).toEqual(places)
  })

  test('[AL-E05] leaving a revealed sector, into the unknown', () => {
    const s = scene({ ...leaving, map: 'A1-B1 B1-C1 C1-D1' })
    standard(s, 'retaliation', 'm1', 'w', 'west')
    expect(s.heroSees('monsterMoved')).toMatchObject([{ from: s.place('B1'), to: null, way: 'west' }])
    expect(s.heroSees('noise')).toEqual([{ heard: 'west' }])
    expect(seen(s, 'B1')!.monsters).toEqual([])
  })

  test('[AL-E05] leaving the field of view only', () => {
    const s = scene({ ...leaving, map: 'A1-B1 B1-C1 C1-D1 B1-B2', revealed: ['B1', 'C1', 'B2'] })
    standard(s, 'retaliation', 'm1', 's', 'west')
    expect(s.inView).not.toContain('B2')
    expect(seen(s, 'B2')!.monsters).toMatchObject([{ being: 'parasites' }])
  })

  test.each([
    ['A1', 'e', 'B1', true],
    ['B3', 'n', 'B2', false],
  ])('[AL-E06] entering a revealed sector from %s', (from, path, to, inView) => {
    const s = scene({
      map: 'A1-B1 B1-C1 B1-B2 B2-B3',
      hero: 'C1',
      revealed: ['B1', 'B2'],
      monsters: [{ being: 'parasites', at: from }],
      hands: { e1: ['retaliation', 'blind-rage', 'swarm', 'swarm'] },
      next: ['miss', 'miss'],
      from: 'end-of-turn',
    })
    standard(s, 'retaliation', 'm1', path, 'west')
    expect(s.inView.includes(to)).toBe(inView)
    expect(seen(s, to)!.monsters).toMatchObject([{ being: 'parasites' }])
    standard(s, 'blind-rage', 'm1', to === 'B1' ? 'e' : 'n', to === 'B1' ? 'here' : 'west')
    if (to === 'B2') {
      s.choose('search', { how: 'one' })
      standard(s, 'swarm', 'm1', 'e', 'here').passAll()
    }
    expect(s.monster('m1')!.at).toBe(at('C1'))
    expect(s.happened('frightened')).toEqual([])
    expect(s.hero.control).toBe(12)
  })

  test.each([
    ['#', 'north'],
    ['=', 'east'],
  ] as const)('[AL-E07] noise and a door: B2%sC2', (door, heard) => {
    const s = scene({
      map: `B2${door}C2 B2-B1 B1-C1 C1-C2`,
      hero: 'B2',
      monsters: [{ being: 'worms', at: 'C1' }],
      hands: { e1: ['retaliation'] },
      from: 'end-of-turn',
    })
    s.choose('playDown', { card: 'retaliation' })
    expect(reportsOffered(s, 'm1', 's')).toEqual([heard])
  })

  test('[AL-E08] unlocking costs range', () => {
    const s = scene({
      map: 'A1#B1 B1-C1 C1-D1 E5',
      hero: 'E5',
      monsters: [{ being: 'worms', at: 'A1' }],
      hands: { e1: ['scuttle'] },
      from: 'end-of-turn',
      performed: ['move'],
    })
    s.choose('play', { card: 'scuttle' })
    expect(pathsOffered(s, 'm1')).toEqual(['', 'E', 'Ee', 'Eee'])
    s.choose('shift', { monster: 'm1', path: 'Eee', heard: 'this-level' })
    expect(s.monster('m1')!.at).toBe(at('C1'))
    expect(s.table.locked).toEqual([])
  })

  test('[AL-E12] monsters put out light', () => {
    const s = lights()
    standard(s, 'retaliation', 'm1', 'e', 'here')
    standard(s, 'blind-rage', 'm2', 'w', 'east')
    expect(s.lit).toEqual(['A1', 'C1'])
    const t = lights()
    standard(t, 'retaliation', 'm3', '', 'west').pass()
    expect(t.lit).toEqual(['C1', 'D1'])
  })
})

const leaving: Setting = {
  hero: 'D1',
  revealed: ['B1', 'C1'],
  monsters: [{ being: 'parasites', at: 'B1' }],
  hands: { e1: ['retaliation'] },
  from: 'end-of-turn',
}

/** Light around the Hero, beside them, and where a third monster has been standing. */
function lights(): Scene {
  return scene({
    hero: 'C1',
    revealed: ['B1', 'D1'],
    lit: ['A1', 'C1', 'D1'],
    monsters: [
      { being: 'worms', at: 'B1' },
      { being: 'worms', at: 'E1' },
      { being: 'worms', at: 'A1' },
    ],
    hands: { e1: ['retaliation', 'blind-rage'] },
    from: 'end-of-turn',
  })
}

describe('worked examples: attacks and fights', () => {
  test('[AL-E13] dark and light dice', () => {
    const dark = scene({
      monsters: [{ being: 'parasites', at: 'A1' }],
      from: 'end-of-turn',
      next: ['miss', 'miss'],
    })
    expect(dark.happened('attackBegan')).toEqual([{ being: 'parasites', dice: 2 }])
    const lit = scene({ monsters: [{ being: 'worms', at: 'A1' }], lit: ['A1'], from: 'end-of-turn' })
    expect(lit.happened('attackBegan')).toEqual([{ being: 'worms', dice: 0 }])
    expect(lit.happened('diceRolled')).toEqual([])
    expect(lit.hero.health).toBe(12)
  })

  test('[AL-E14] a parting attack in light', () => {
    const s = scene({
      lit: ['A1'],
      monsters: [
        { being: 'worms', at: 'A1' },
        { being: 'spores', at: 'A1' },
      ],
      next: ['hit'],
    })
    walk(s, 'east')
    expect(s.asked).toMatchObject({ step: 'partingAttack', seat: 'e1' })
    expect(s.hero.at).toBe(at('A1'))
    s.choose('strikeAtParting', {})
    expect(s.happened('diceRolled')).toEqual([{ by: 'evil', dice: ['hit'], why: 'parting' }])
    expect(inOrder(s, 'diceRolled', 'lostHealth', 'moved')).toEqual(['diceRolled', 'lostHealth', 'moved'])
    expect(s.hero.health).toBe(11)
  })

  test('[AL-E15] thresholds', () => {
    const s = scene({
      revealed: ['B1'],
      monsters: [{ being: 'worms', at: 'B1' }],
      items: ['bullets-1'],
      next: ['hit', 'hit', 'hit', 'miss'],
    })
    s.choose('shoot', { item: 'bullets-1', charges: 2, place: s.place('B1'), target: 'worms' })
    expect(s.happened('diceRolled')[0]!.dice).toHaveLength(4)
    expect(s.monster('m1')!.wounded).toBe(true)
    expect(s.hero.items).toMatchObject([{ charges: 2 }])
  })

  test('[AL-E16] below the threshold', () => {
    const s = scene({
      monsters: [{ being: 'worms', at: 'A1' }],
      turn: { actionsLeft: 2 },
      next: ['hit', 'miss', 'hit', 'miss', 'miss', 'miss', 'miss'],
    })
    s.choose('fight', { target: 'worms' })
    expect(s.monster('m1')).toMatchObject({ wounded: false })
    s.choose('fight', { target: 'worms' })
    expect(s.monster('m1')).toMatchObject({ wounded: false })
  })
})

describe('worked examples: moving', () => {
  const twoDoors: Setting = {
    map: 'A1=B1 B1=C1 C1=C2',
    rooms: { B1: 'infirmary' },
    monsters: [
      { being: 'worms', at: 'A1' },
      { being: 'parasites', at: 'C2' },
    ],
    items: ['jet-pack'],
  }

  /** From A1 to C1, locking the door behind and the one to C2. */
  function fly(setting: Setting): Scene {
    const s = scene({ ...twoDoors, ...setting })
    s.choose('move', { gait: 'jet-pack', to: 'east' })
    if (s.asked!.step === 'react') s.passUntil('before-leave').pass()
    s.next('miss').choose('strikeAtParting', {})
    expect(s.happened('diceRolled')).toEqual([{ by: 'evil', dice: ['miss'], why: 'parting' }])
    if (s.asked!.step === 'react') s.passUntil('after-step').pass()
    s.choose('lock', { door: 'west' })
    s.choose('moveOn', { to: 'east' })
    if (s.asked!.step === 'react') s.passUntil('after-step').pass()
    return s.choose('lock', { door: 'south' })
  }

  test('[AL-E09] the jet pack and two locked doors: the Worm comes too late', () => {
    const s = fly({ hands: { e1: ['retaliation', 'blind-rage'] } })
    standard(s, 'retaliation', 'm1', 'E', 'west')
    standard(s, 'blind-rage', 'm1', 'e', 'west')
    expect(s.hero.at).toBe(at('C1'))
    expect(s.monster('m1')!.at).toBe(at('B1'))
  })

  test('[AL-E09] the jet pack and two locked doors: the Parasite arrives', () => {
    const s = fly({ hands: { e1: ['from-the-vents'] } })
    s.passUntil('end-of-turn').choose('play', { card: 'from-the-vents' })
    s.next('hit', 'hit').choose('shift', { monster: 'm2', path: 'Nn', heard: 'here' })
    expect(s.monster('m2')!.at).toBe(at('C1'))
    expect(s.happened('attackBegan')).toEqual([{ being: 'parasites', dice: 2 }])
    expect(s.hero.health).toBe(10)
  })

  test('[AL-E17] move, lock, move, fright', () => {
    const s = scene({
      map: 'A1-B1 B1-C1 B1=B2',
      revealed: ['B1'],
      monsters: [{ being: 'worms', at: 'C1' }],
      turn: { actionsLeft: 2 },
      next: ['miss', 'miss', 'miss'],
    })
    walk(s, 'east').choose('lock', { door: 'south' })
    expect(s.table.locked).toEqual(['1-B1 south'])
    expect(seen(s, 'B1')!.locked).toEqual(['south'])
    walk(s, 'east')
    expect(s.revealed).toEqual(['A1', 'B1', 'C1'])
    expect(seen(s, 'C1')!.monsters).toMatchObject([{ being: 'worms' }])
    expect(s.hero.control).toBe(10)
  })

  test('[AL-E18] changing level under attack', () => {
    const s = scene({
      map: 'A1-B1 B1-C1 C1-D1 2-A1-B1',
      stairs: { red: ['A1', '2-A1'] },
      revealed: ['B1', 'C1', 'D1'],
      lit: ['A1'],
      monsters: [{ being: 'cultists', at: 'A1' }],
    })
    walk(s, 'stairs')
    expect(s.happened('diceRolled')).toEqual([])
    expect(s.revealed).toEqual(['2-A1', 'A1'])
    expect(seen(s, 'A1')!.monsters).toMatchObject([{ being: 'cultists' }])
    expect(s.hero.at).toBe('2-A1')
  })
})

describe('worked examples: the rest', () => {
  test('[AL-E20] Locate', () => {
    const s = scene({
      map: 'A1-B1 B1-C1 2-C1-D1 2-D1-E1 2-E1=E2',
      stairs: { red: ['C1', '2-C1'] },
      switches: ['B1', '2-D1'],
      rooms: { '2-E2': 'laboratory' },
    })
    s.choose('locate', { by: 'watch', target: 'laboratory' }).choose('locateAlso', { target: 'switch' })
    const far = { distance: 6, level: 'other', way: null } as const
    expect(s.offered('answer')).toEqual([far])
    s.choose('answer', far)
    expect(s.heroSees('located')).toEqual([{ target: 'laboratory', ...far }])
    const near = { distance: 1, level: 'this', way: null } as const
    expect(s.offered('answer')).toEqual([near])
    s.choose('answer', near)
    expect(s.heroSees('located')).toEqual([{ target: 'switch', ...near }])
  })

  test('[AL-E21] the adrenaline refill', () => {
    const s = scene({ health: 9, control: 5, adrenaline: 1, from: 'round-end' })
    expect(s.hero.adrenaline).toBe(5)
  })
})
