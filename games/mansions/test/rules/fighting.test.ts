import { describe, expect, test } from 'vitest'
import { type CombatCard, stories } from '../../content/ids.ts'
import { maps } from '../../content/maps/index.ts'
import { damage } from '../../effects.ts'
import { concerning } from '../../steps/context.ts'
import { houseOf } from '../../steps/house.ts'
import type { Investigator } from '../../position.ts'
import { type Scene, as, scene } from '../scene.ts'
import { sightsOf } from '../sight.ts'

describe('attacks', () => {
  test('[MM-181] [MM-182] a Weapon and a monster that it reaches; bare hands in his own space', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', cards: ['axe', 'revolver'] } },
      monsters: [
        { kind: 'cultist', at: 'hall-1' },
        { kind: 'cultist', at: 'hall-2' },
      ],
    })
    const attacks = s.offered('attack').map(({ weapon, monster }) => `${weapon} ${monster}`)
    expect(attacks.toSorted()).toEqual(['axe m1', 'revolver m1', 'revolver m2', 'unarmed m1'])
  })

  test('[MM-183] an attack Spell is cast: a test, its back, and no Combat card', () => {
    const s = scene({
      investigators: {
        p1: { at: 'hall-1', spells: [{ kind: 'shrivelling', back: 'shrivelling-1', seen: false }] },
      },
      monsters: [{ kind: 'zombie', at: 'hall-2' }],
      next: ['1'],
    }).choose('cast', { spell: 'shrivelling', target: 'm1' })
    expect(s.happened('tested')[0]!.skill).toBe('lore')
    expect(s.happened('spellTurned')).toEqual([{ seat: 'p1', back: 'shrivelling-1' }])
    expect(s.happened('combatDrawn')).toEqual([])
    expect(s.monster()!.damage).toBe(3)
  })

  test.each([
    ['cultist', 'hum-12'],
    ['hound', 'bst-12'],
    ['mi-go', 'eld-12'],
  ] as const)('[MM-184] [MM-369] combat with a %s uses the deck of its class', (kind, card) => {
    const s = scene({ investigators: { p1: { at: 'hall-1' } }, monsters: [{ kind, at: 'hall-1' }] })
    s.next(card, '1').choose('attack', { weapon: 'unarmed', monster: 'm1' })
    expect(s.happened('combatDrawn')).toEqual([{ card, half: 'upper' }])
  })

  /** The cards that are revealed until one fits, and the one that does. */
  const searched = (weapon: 'axe' | 'fire-poker' | 'revolver' | 'unarmed', ...cards: CombatCard[]) => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', cards: weapon === 'unarmed' ? [] : [weapon] } },
      monsters: [{ kind: 'cultist', at: 'hall-1' }],
    })
    s.next(...cards, '1').choose('attack', { weapon, monster: 'm1' })
    return s.happened('combatDrawn')[0]!.card
  }

  test('[MM-666] the upper half names the kind of Weapon, or "Unarmed"', () => {
    expect(searched('axe', 'hum-01', 'hum-07', 'hum-12', 'hum-05')).toBe('hum-05')
    expect(searched('fire-poker', 'hum-01', 'hum-05', 'hum-12', 'hum-07')).toBe('hum-07')
    expect(searched('unarmed', 'hum-01', 'hum-05', 'hum-09', 'hum-13')).toBe('hum-13')
  })

  test('[MM-669] "Melee" fits bladed and blunt Weapons, not bare hands and not guns', () => {
    expect(searched('axe', 'hum-09')).toBe('hum-09')
    expect(searched('fire-poker', 'hum-09')).toBe('hum-09')
    expect(searched('unarmed', 'hum-09', 'hum-12')).toBe('hum-12')
    expect(searched('revolver', 'hum-09', 'hum-01')).toBe('hum-01')
  })

  test('[MM-670] "Ranged" fits ranged Weapons alone', () => {
    expect(searched('revolver', 'hum-05', 'hum-02')).toBe('hum-02')
    expect(searched('axe', 'hum-02', 'hum-06')).toBe('hum-06')
  })

  const attackedWith = (hidden: boolean, ...next: string[]): Scene =>
    scene({
      investigators: { p1: { at: 'library-3', hidden } },
      monsters: [{ kind: 'cultist', at: 'library-3', token: 'cultist-c' }],
      from: 'attackStep',
      next,
    }).choose('attackBy', { monster: 'm1', seat: 'p1' })

  test('[MM-667] the lower half serves monsters: attack, against hidden ones, against barriers', () => {
    expect(attackedWith(false, 'hum-04', 'hum-06', 'hum-02', '1').happened('combatDrawn')).toEqual([
      { card: 'hum-02', half: 'lower' },
    ])
    expect(attackedWith(true, 'hum-02', 'hum-06', 'hum-04', '1').happened('combatDrawn')).toEqual([
      { card: 'hum-04', half: 'lower' },
    ])
  })

  test('[MM-699] the attacked investigator makes the test of the first card for attacks', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: { p1: { at: 'hall-1' }, p2: { at: 'hall-1' } },
      monsters: [{ kind: 'cultist', at: 'hall-1' }],
      from: 'attackStep',
      next: ['hum-06', 'hum-02', '1'],
    }).choose('attackBy', { monster: 'm1', seat: 'p2' })
    expect(s.happened('tested').map(({ seat, skill }) => [seat, skill])).toEqual([['p2', 'dexterity']])
  })

  test.each([
    ['cultist-a', 'dexterity', { damage: 2, horror: 0 }],
    ['cultist-b', 'willpower', { damage: 0, horror: 1 }],
    ['cultist-c', 'strength', { damage: 0, horror: 0, stun: 1 }],
  ] as const)('[MM-700] the special attack is the text on the back: %s', (token, skill, harm) => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      monsters: [{ kind: 'cultist', at: 'hall-1', token }],
      from: 'attackStep',
      next: ['hum-05', '10'],
    }).choose('attackBy', { monster: 'm1', seat: 'p1' })
    expect(s.happened('tested')[0]!.skill).toBe(skill)
    expect(s.me()).toMatchObject(harm)
  })

  test('[MM-722] "no effect": nothing happens', () => {
    const s = attackedWith(true, 'hum-12')
    expect(s.happened('combatDrawn')).toHaveLength(1)
    expect(s.me()).toMatchObject({ damage: 0, horror: 0, hidden: true })
  })
})

describe('range and line of sight', () => {
  /** Moves along white lines, without doors. */
  const distance = (story: (typeof stories)[number], from: string, to: string): number => {
    const reached = new Set([from])
    for (let n = 0; n < 20; n++) {
      if (reached.has(to)) return n
      const next = maps[story].open.filter(([a, b]) => reached.has(a) !== reached.has(b)).flat()
      for (const space of next) reached.add(space)
    }
    return Infinity
  }

  test.each(stories)(
    '[MM-683] [MM-684] [MM-685] [MM-686] [MM-688] every pair of spaces of %s: sight by dots and walls, distance by white lines',
    (story) => {
      const { spaces, range } = houseOf(story)
      const seen = new Set(sightsOf(maps[story]))
      for (const from of spaces)
        for (const to of spaces) {
          const sees = from === to || seen.has(from < to ? `${from}/${to}` : `${to}/${from}`)
          const steps = distance(story, from, to)
          expect([from, to, range[from]![to]]).toEqual([
            from,
            to,
            sees && steps < Infinity ? steps : undefined,
          ])
        }
    },
  )

  const shoots = (at: string) =>
    scene({
      investigators: { p1: { at: 'hall-1', cards: ['jenny-45-automatic'] } },
      monsters: [{ kind: 'cultist', at }],
    })
  const attack = { weapon: 'jenny-45-automatic', monster: 'm1' }

  test('[MM-682] only within the range on the card and in line of sight', () => {
    expect(shoots('hall-3').may('attack', attack)).toBe(true)
    expect(shoots('foyer-2').refusal('attack', attack)).toBe('MM-682')
  })

  test('[MM-684] behind a door the target is out of range, however near', () => {
    expect(shoots('library-1').refusal('attack', attack)).toBe('MM-682')
  })

  test('[MM-687] monsters, investigators and markers do not block the line', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: { p1: { at: 'hall-1', cards: ['jenny-45-automatic'] }, p2: { at: 'hall-2' } },
      monsters: [
        { kind: 'cultist', at: 'hall-3' },
        { kind: 'shoggoth', at: 'hall-2' },
      ],
      table: { corpses: ['hall-2'] },
      rooms: { hall: { fire: false, darkness: true } },
    })
    expect(s.may('attack', attack)).toBe(true)
  })
})

describe('what combat texts mean', () => {
  const strikes = (weapon: 'axe' | 'fire-poker', card: CombatCard, die: string, hurt = 0): Scene =>
    scene({
      investigators: { p1: { at: 'hall-1', cards: [weapon] } },
      monsters: [{ kind: 'zombie', at: 'hall-1', token: 'zombie-a', damage: hurt }],
      next: [card, die],
    }).choose('attack', { weapon, monster: 'm1' })

  test('[MM-715] "you take X damage" and [MM-716] "you take X horror"', () => {
    expect(strikes('axe', 'hum-05', '9').me()).toMatchObject({ damage: 1, horror: 0 })
    expect(strikes('axe', 'hum-11', '9').me()).toMatchObject({ damage: 0, horror: 1 })
  })

  test.each([
    ['cultist-a', 1],
    ['cultist-c', 2],
  ] as const)('[MM-718] "the monster deals you damage": the damage rating of %s', (token, rating) => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      monsters: [{ kind: 'cultist', at: 'hall-1', token }],
      from: 'attackStep',
      next: ['hum-02', '9'],
    }).choose('attackBy', { monster: 'm1', seat: 'p1' })
    expect(s.me().damage).toBe(rating)
  })

  test('[MM-719] "weapon damage" is what is printed on the Weapon', () => {
    expect(strikes('axe', 'hum-05', '1').monster()!.damage).toBe(3)
    expect(strikes('axe', 'hum-06', '1').monster()!.damage).toBe(4)
    expect(strikes('fire-poker', 'hum-08', '1').monster()!.damage).toBe(2)
  })

  test('[MM-736] damage adds up until the health is reached', () => {
    expect(strikes('fire-poker', 'hum-08', '1', 3).monster()!.damage).toBe(5)
    expect(strikes('fire-poker', 'hum-08', '1', 4).monster()).toBeUndefined()
  })

  test('[MM-756] damage is a total: by which tokens it is shown makes no difference', () => {
    const hurt = (...blows: number[]): Investigator =>
      scene({
        from: { step: 'resolve', args: { effect: blows.map(damage), context: concerning('p1') } },
      }).me()
    expect(hurt(1, 2)).toEqual(hurt(3))
    expect(hurt(3).damage).toBe(3)
  })

  test('[MM-757] healing removes that much damage or horror, and no more than there is', () => {
    const drinks = (horror: number) =>
      scene({ investigators: { p1: { horror, cards: ['whiskey'] } } })
        .choose('useItem', { card: 'whiskey', target: '' })
        .me().horror
    expect([drinks(5), drinks(2)]).toEqual([2, 0])
    const healed = scene({ investigators: { p1: { damage: 5, cards: ['first-aid-kit'] } } })
    expect(healed.choose('useItem', { card: 'first-aid-kit', target: 'p1' }).me().damage).toBe(3)
  })
})

describe('Spells', () => {
  test('[MM-549] who casts on an investigator in the room may choose himself', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: {
        p1: {
          ...as('gloria-goldberg', 1),
          at: 'hall-1',
          spells: [{ kind: 'quiet-the-mind', back: 'quiet-the-mind-1', seen: false }],
        },
        p2: { at: 'hall-3' },
      },
    })
    expect(s.offered('cast').map(({ target }) => target)).toEqual(['p1', 'p2'])
  })
})
