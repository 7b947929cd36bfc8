import { describe, expect, test } from 'vitest'
import type { Card } from '../content/cards.ts'
import { type Place, distance } from '../content/map.ts'
import { cultistsOnBoard, inOrder, rolls, tokens, whereIs } from './rules/reading.ts'
import { type Scene, type Setting, scene } from './scene.ts'

describe('worked examples: actions', () => {
  test('[RC-E01] a gate into a Shoggoth: one action, two rolls', () => {
    const s = scene({ at: { p1: 'park' }, shoggoths: ['old-mill'] })
    const before = s.actionsLeft
    s.next('blank', 'blank', 'psychosis').choose('useGate', { to: 'old-mill' })
    expect(whereIs(s, 'p1')).toBe('old-mill')
    expect(s.actionsLeft).toBe(before - 1)
    expect(rolls(s)).toEqual([
      ['p1', 'blank', 'gate'],
      ['p1', 'blank', 'shoggoth'],
    ])
    expect(s.position.chance.next).toEqual(['psychosis'])
  })

  const atTheCafe: Setting = { investigators: ['driver', 'doctor'], at: { p1: 'cafe', p2: 'cafe' } }

  test('[RC-E02] at the Cafe a Dunwich card is given', () => {
    const s = scene({ ...atTheCafe, hands: { p1: ['dunwich'] } })
    const before = structuredClone(s.table)
    s.choose('giveClue', { card: 'dunwich', to: 'p2' })
    expect(s.asked).toEqual({ step: 'consent', seat: 'p2' })
    s.choose('agree', {})
    expect(s.hand('p1')).toEqual([])
    expect(s.hand('p2')).toEqual(['dunwich'])
    expect(s.actionsLeft).toBe(3)

    const refused = scene({ ...atTheCafe, hands: { p1: ['dunwich'] } })
    refused.choose('giveClue', { card: 'dunwich', to: 'p2' }).choose('decline', {})
    expect(refused.table).toEqual(before)
    expect(refused.actionsLeft).toBe(4)
  })

  test('[RC-E03] at the Cafe a Dunwich card is taken; no other card can be traded there', () => {
    const s = scene({ ...atTheCafe, hands: { p1: ['kingsport'], p2: ['dunwich', 'arkham'] } })
    expect(s.refusal('takeClue', { card: 'arkham', from: 'p2' })).toBe('RC-222')
    expect(s.refusal('giveClue', { card: 'kingsport', to: 'p2' })).toBe('RC-222')
    s.choose('takeClue', { card: 'dunwich', from: 'p2' })
    expect(s.asked).toEqual({ step: 'consent', seat: 'p2' })
    s.choose('agree', {})
    expect(s.hand('p1')).toEqual(['kingsport', 'dunwich'])
    expect(s.hand('p2')).toEqual(['arkham'])
  })

  test('[RC-E04] the Old Mill is sealed', () => {
    const s = scene({
      investigators: ['driver', 'doctor'],
      at: { p1: 'old-mill' },
      hands: { p1: ['dunwich', 'dunwich', 'dunwich', 'dunwich', 'dunwich'] },
      cultists: { church: 2, cafe: 1, farmstead: 3, market: 1 },
    })
    expect(s.table.pool.cultists).toBe(19)
    s.choose('seal', { own: 5, extra: null })
    expect(s.hand('p1')).toEqual([])
    expect(s.table.playerDiscard).toEqual(['dunwich', 'dunwich', 'dunwich', 'dunwich', 'dunwich'])
    expect(s.table.gates).toEqual({ arkham: 'open', dunwich: 'sealed', innsmouth: 'open', kingsport: 'open' })
    const { church, cafe, farmstead, 'old-mill': oldMill, market } = s.table.cultists
    expect({ church, cafe, farmstead, oldMill, market }).toEqual({
      church: 1,
      cafe: 0,
      farmstead: 2,
      oldMill: 0,
      market: 1,
    })
    expect(s.table.pool.cultists).toBe(22)
    expect(s.actionsLeft).toBe(3)
  })
})

describe('worked examples: Evil Stirs', () => {
  test.each([0, 1, 4])('[RC-E05] two Evil Stirs with %i cards in the Summoning discard pile', (n) => {
    const discard: Place[] = ['park', 'docks', 'woods', 'hospital'].slice(0, n) as Place[]
    const s = scene({
      at: { p1: 'cafe', p2: 'cafe' },
      hands: { p2: ['warded-box'] },
      deck: ['evil-stirs', 'evil-stirs', 'arkham'],
      asleep: ['nyarlathotep', 'yig'],
      summoningDiscard: [...discard],
      summoningBottom: ['theater', 'market'],
    })
    const deck = [...s.table.summoningDeck]
    const cards = s.table.playerDeck.length
    s.next('delusions', 'delusions').choose('endActions', {})

    // The first one is over; a window follows.
    expect(s.asked).toEqual({ step: 'window', seat: 'p2' })
    expect(rolls(s)).toEqual([['p1', 'delusions', 'evil stirs']])
    expect(s.table.awake).toEqual(['nyarlathotep'])
    expect(s.table.shoggoths.map(({ at }) => at)).toEqual(['theater'])
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: n + 1, onTop: true }])
    const afterFirst = [...s.table.summoningDeck]
    expect(afterFirst.slice(0, n + 1).toSorted()).toEqual([...discard, 'theater'].toSorted())
    expect(afterFirst.slice(n + 1)).toEqual(deck.slice(0, -1))
    expect(s.table.summoningDiscard).toEqual([])

    // The second one: exactly one card is put on top.
    s.choose('pass', {})
    expect(s.asked).toEqual({ step: 'window', seat: 'p2' })
    expect(rolls(s)).toEqual([['p1', 'delusions', 'evil stirs']])
    expect(s.table.awake).toEqual(['nyarlathotep', 'yig'])
    expect(s.table.shoggoths.map(({ at }) => at)).toEqual(['theater', 'market'])
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 1, onTop: true }])
    expect(s.table.summoningDeck).toEqual(['market', ...afterFirst.slice(0, -1)])
    expect(s.table.summoningDiscard).toEqual([])

    expect(tokens(s, 'p1')).toBe(2)
    expect(s.hand('p1')).toEqual([])
    expect(s.table.playerDeck).toHaveLength(cards - 2)
    expect(s.table.playerDeck[0]).toBe('arkham')
    expect(s.table.evilStirsDrawn).toBe(2)
    expect(s.table.playerDiscard).toEqual([])
  })
})

describe('worked examples: a whole turn of the Detective', () => {
  /** The Occultist's relic is no part of the story: it keeps the windows open, so that each moment can be looked at. */
  function beforeTheTurn(setting: Setting = {}): Scene {
    return scene({
      investigators: ['detective', 'occultist'],
      at: { p1: 'hospital', p2: 'graveyard' },
      sanity: { p1: 2 },
      gates: { innsmouth: 'sealed' },
      shoggoths: ['factory', 'wharf'],
      cultists: { graveyard: 1 },
      hands: {
        p1: ['innsmouth', 'kingsport'],
        p2: ['kingsport', 'kingsport', 'kingsport', 'kingsport', 'warded-box'],
      },
      deck: ['arkham', 'dunwich', 'innsmouth', 'innsmouth'],
      summoning: ['woods', 'hospital', 'diner', 'cafe'],
      ...setting,
    })
  }

  function walkIntoAShoggoth(s: Scene): void {
    expect(s.actionsLeft).toBe(4)
    expect(s.offered('useGate')).toEqual([])
    expect(s.refusal('useGate', { to: 'park' })).toBe('RC-178')
    s.next('delusions').choose('walk', { to: 'factory' })
    expect(whereIs(s, 'p1')).toBe('factory')
    expect(rolls(s)).toEqual([['p1', 'delusions', 'shoggoth']])
    expect(tokens(s, 'p1')).toBe(1)
    expect(s.happened('wentInsane')).toEqual([])
    expect(s.actionsLeft).toBe(3)
  }

  function takeTheBus(s: Scene): void {
    s.choose('bus', { pay: 'innsmouth' }).choose('ride', { to: 'graveyard' })
    expect([whereIs(s, 'p1'), whereIs(s, 'p2')]).toEqual(['graveyard', 'graveyard'])
    expect(s.hand('p1')).toEqual(['kingsport'])
    expect(s.table.playerDiscard).toEqual(['innsmouth'])
    expect(rolls(s)).toEqual([])
    expect(s.actionsLeft).toBe(2)
  }

  function fightAndGive(s: Scene): void {
    s.choose('fightCultist', {})
    expect(s.table.cultists.graveyard).toBe(0)
    expect(s.table.pool.cultists).toBe(26)
    expect(s.actionsLeft).toBe(1)
    s.choose('giveClue', { card: 'kingsport', to: 'p2' })
    expect(s.asked).toEqual({ step: 'consent', seat: 'p2' })
    s.choose('agree', {})
    expect(s.hand('p1')).toEqual([])
    expect(s.hand('p2').filter((card) => card === 'kingsport')).toHaveLength(5)
    expect(s.actionsLeft).toBe(0)
    expect(s.refusal('walk', { to: 'wharf' })).toBe('RC-150')
  }

  function draw(s: Scene): void {
    s.choose('endActions', {}, 'p1')
    expect(s.hand('p1')).toEqual(['arkham', 'dunwich'])
    expect(s.happened('evilStirred')).toEqual([])
    expect(s.table.turn.step).toBe('draw')
    // Two cards are within the limit: the window of the Occultist's relic comes next.
    expect(s.asked).toEqual({ step: 'window', seat: 'p2' })
  }

  /** The first card: a cultist in the Woods, and both Shoggoths move. */
  function summonInTheWoods(s: Scene): void {
    s.next('delusions', 'blank').choose('pass', {})
    expect(s.table.cultists.woods).toBe(1)
    expect(s.asked).toEqual({ step: 'shoggothOrder', seat: 'p1' })
    expect([distance.factory.park, distance.factory.graveyard]).toEqual([5, 6])
    s.choose('moveShoggothNext', { from: 'factory' })
    expect(s.happened('shoggothMoved')).toEqual([
      { from: 'factory', to: 'pawn-shop', by: null },
      { from: 'wharf', to: 'graveyard', by: null },
    ])
    expect(s.table.shoggoths.map(({ at }) => at).toSorted()).toEqual(['graveyard', 'pawn-shop'])
    expect(rolls(s)).toEqual([
      ['p1', 'delusions', 'shoggoth'],
      ['p2', 'blank', 'shoggoth'],
    ])
    expect([tokens(s, 'p1'), tokens(s, 'p2')]).toEqual([0, 4])
    expect(s.happened('wentInsane')).toEqual([{ seat: 'p1' }])
    expect(s.table.summoningDiscard).toEqual(['woods'])
    // The second card is not turned before the first is resolved.
    expect(s.table.cultists.hospital).toBe(0)
  }

  function summonAtTheHospital(s: Scene): void {
    expect(s.asked).toEqual({ step: 'window', seat: 'p2' })
    s.choose('pass', {})
    expect(s.table.cultists.hospital).toBe(1)
    expect(s.table.summoningDiscard).toEqual(['woods', 'hospital'])
    expect(s.table.shoggoths.map(({ at }) => at).toSorted()).toEqual(['graveyard', 'pawn-shop'])
    // That was the second and last card: the rate is 2.
    expect(s.happened('summoningCardRevealed')).toHaveLength(1)
    expect(s.table.turn.step).toBe('end')
  }

  test('[RC-E06] [RC-E07] [RC-E08] [RC-E09] [RC-E10] from the Hospital to insanity', () => {
    const s = beforeTheTurn()
    walkIntoAShoggoth(s)
    takeTheBus(s)
    fightAndGive(s)
    draw(s)
    summonInTheWoods(s)
    summonAtTheHospital(s)

    // In her turn the Occultist can seal Kingsport, as RC-E08 says.
    s.passAll()
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
    expect(s.offered('seal')).toEqual([{ own: 5, extra: null }])
    // The Detective's next turn has 3 actions.
    s.choose('endActions', {}).passAll()
    while (s.asked?.step === 'handLimit') s.choose('discard', { card: 'kingsport' }).passAll()
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-E06] [RC-E07] [RC-E08] the Occultist seals Kingsport in her turn', () => {
    const s = beforeTheTurn()
    walkIntoAShoggoth(s)
    takeTheBus(s)
    fightAndGive(s)
    draw(s)
    summonInTheWoods(s)
    summonAtTheHospital(s)
    s.passAll().choose('seal', { own: 5, extra: null })
    expect(s.table.gates.kingsport).toBe('sealed')
    expect(s.hand('p2')).toEqual(['warded-box'])
  })

  test('[RC-E09] the hand limit is checked after the draw', () => {
    const s = scene({
      investigators: ['detective', 'occultist'],
      hands: { p1: ['arkham', 'arkham', 'arkham', 'dunwich', 'dunwich', 'dunwich'] },
      deck: ['arkham', 'dunwich'],
    })
    s.choose('endActions', {})
    expect(s.hand('p1')).toHaveLength(8)
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
  })

  test('[RC-E11] a Shoggoth on the open gate at the Graveyard leaves, and an Old One awakens', () => {
    const s = beforeTheTurn({
      at: { p1: 'graveyard', p2: 'graveyard' },
      shoggoths: ['graveyard'],
      asleep: ['nyarlathotep'],
    })
    s.choose('endActions', {})
    s.choose('pass', {})
    expect(s.table.cultists.woods).toBe(1)
    expect(s.happened('shoggothLeft')).toEqual([{ from: 'graveyard' }])
    expect(s.table.shoggoths).toEqual([])
    expect(s.table.pool.shoggoths).toBe(3)
    expect(s.happened('ritual')).toEqual([{ at: 'graveyard', because: 'shoggoth' }])
    expect(s.table.awake).toEqual(['nyarlathotep'])
    expect(rolls(s)).toEqual([])
  })
})

describe('worked examples: Old Ones', () => {
  const full: Partial<Record<Place, number>> = {
    park: 3,
    docks: 3,
    woods: 3,
    market: 3,
    wharf: 3,
    swamp: 3,
    diner: 3,
  }

  test.each([
    [2, { ...full, theater: 3 }, 'azathoth', 2],
    [3, { ...full, theater: 2 }, undefined, 0],
  ] as const)('[RC-E12] Azathoth with %i cultists in the pool', (pool, cultists, outcome, left) => {
    const s = scene({
      hands: { p2: ['warded-box'] },
      cultists,
      deck: ['evil-stirs', 'arkham'],
      asleep: ['azathoth'],
      summoningBottom: ['farmstead'],
    })
    expect(s.table.pool.cultists).toBe(pool)
    s.next('blank').choose('endActions', {})
    expect(s.table.awake).toEqual(['azathoth'])
    expect(s.outcome).toBe(outcome)
    expect(s.table.pool.cultists).toBe(left)
    expect(s.table.cultistsGone).toBe(pool - left)
  })

  test('[RC-E13] Ithaqua and the Occultist', () => {
    const setting: Setting = {
      investigators: ['occultist', 'doctor'],
      at: { p1: 'market' },
      awake: ['ithaqua'],
      cultists: { market: 2 },
      hands: { p1: ['kingsport'] },
    }
    const moved = scene(setting)
    expect(moved.offered('walk')).toEqual([])
    expect(moved.refusal('walk', { to: 'wharf' })).toBe('RC-441')
    expect(moved.may('bus', { pay: 'kingsport' })).toBe(true)
    moved.choose('moveCultist', { from: 'market' }).choose('cultistTo', { to: 'theater' })
    expect(moved.actionsLeft).toBe(3)
    expect(moved.table.cultists.market).toBe(1)
    expect(moved.may('bus', { pay: 'kingsport' })).toBe(true)
    expect(
      moved
        .offered('walk')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['great-hall', 'theater', 'wharf', 'woods'])
    moved.choose('walk', { to: 'wharf' })
    expect(whereIs(moved, 'p1')).toBe('wharf')
    expect(moved.table.pool.cultists).toBe(24)

    const fought = scene(setting).choose('fightCultist', {})
    expect(fought.table.cultists.market).toBe(1)
    expect(fought.may('bus', { pay: 'kingsport' })).toBe(true)
    fought.choose('walk', { to: 'wharf' })
    expect(whereIs(fought, 'p1')).toBe('wharf')
  })

  test.each([
    [3, 1, 0],
    [4, 0, 0],
    [3, 0, 1],
    [2, 2, 0],
    [2, 1, 1],
    [1, 2, 1],
  ])(
    "[RC-E14] Shudde M'ell takes 4 of 4, 2 and 1 tokens, for example %i + %i + %i",
    (first, second, third) => {
      const s = scene({
        investigators: ['doctor', 'detective', 'driver'],
        sanity: { p1: 4, p2: 2, p3: 1 },
        deck: ['evil-stirs', 'arkham'],
        asleep: ['shudde-mell'],
        summoningBottom: ['farmstead'],
        summoning: ['diner', 'theater'],
      })
      s.next('blank').choose('endActions', {})
      const losses = [
        ...Array<string>(first).fill('p1'),
        ...Array<string>(second).fill('p2'),
        ...Array<string>(third).fill('p3'),
      ]
      for (const seat of losses) if (s.asked?.step === 'shareTokens') s.choose('loseTokenOf', { seat })
      expect(s.asked?.step).not.toBe('shareTokens')
      expect([tokens(s, 'p1'), tokens(s, 'p2'), tokens(s, 'p3')]).toEqual([4 - first, 2 - second, 1 - third])
      expect(s.outcome).toBeUndefined()
    },
  )

  test('[RC-E15] Tsathoggua takes 4 cards from 4 players, for example all from one', () => {
    const s = scene({
      investigators: ['doctor', 'detective', 'driver', 'hunter'],
      hands: {
        p1: ['kingsport'],
        p2: ['innsmouth'],
        p3: ['arkham', 'dunwich', 'innsmouth', 'kingsport', 'silver-key'],
      },
      deck: ['evil-stirs', 'arkham'],
      asleep: ['tsathoggua'],
      summoningBottom: ['farmstead'],
    })
    s.next('blank').choose('endActions', {})
    for (const card of ['arkham', 'dunwich', 'innsmouth', 'kingsport'] as const) {
      expect(s.asked).toEqual({ step: 'shareCards', seat: 'p1' })
      s.choose('loseCardOf', { seat: 'p3' })
      expect(s.asked).toEqual({ step: 'discardOne', seat: 'p3' })
      s.choose('discard', { card })
    }
    expect(s.table.playerDiscard).toEqual(['arkham', 'dunwich', 'innsmouth', 'kingsport'])
    expect(s.hand('p1')).toEqual(['kingsport', 'arkham'])
    expect(s.hand('p2')).toEqual(['innsmouth'])
    expect(s.hand('p3')).toEqual(['silver-key'])
    expect(s.hand('p4')).toEqual([])
    expect(s.asked?.step).not.toBe('shareCards')
  })

  const fourArkham = ['arkham', 'arkham', 'arkham', 'arkham'] as const
  const withYig: Setting = { investigators: ['detective', 'doctor'], at: { p1: 'park' }, awake: ['yig'] }

  test.each(['innsmouth', 'dunwich'] as const)(
    '[RC-E16] Yig and the Detective: 4 Arkham and 1 %s',
    (extra) => {
      const s = scene({ ...withYig, hands: { p1: [...fourArkham, extra] } })
      expect(s.offered('seal')).toEqual([{ own: 4, extra }])
      s.choose('seal', { own: 4, extra })
      expect(s.table.gates.arkham).toBe('sealed')
      expect(s.hand('p1')).toEqual([])
      expect(s.table.playerDiscard.toSorted()).toEqual([...fourArkham, extra].toSorted())
    },
  )

  test('[RC-E16] a Kingsport card does not do, and without a fifth card it is not possible', () => {
    const kingsport = scene({ ...withYig, hands: { p1: [...fourArkham, 'kingsport'] } })
    expect(kingsport.offered('seal')).toEqual([])
    const four = scene({ ...withYig, hands: { p1: [...fourArkham] } })
    expect(four.offered('seal')).toEqual([])
    expect(four.refusal('seal', { own: 4, extra: 'innsmouth' })).toBe('RC-247')
  })

  test('[RC-E17] Yig and Mi-Go Eye: 4 Arkham alone, or 3 with 1 of a connected town', () => {
    const withEye = (...cards: Card[]): Scene =>
      scene({ ...withYig, inForce: [{ relic: 'mi-go-eye', by: 'p2', last: false }], hands: { p1: cards } })
    const alone = withEye(...fourArkham)
    expect(alone.offered('seal')).toEqual([{ own: 4, extra: null }])
    alone.choose('seal', { own: 4, extra: null })
    expect(alone.table.gates.arkham).toBe('sealed')
    expect(alone.hand('p1')).toEqual([])
    for (const extra of ['innsmouth', 'dunwich'] as const) {
      const three = withEye('arkham', 'arkham', 'arkham', extra)
      expect(three.offered('seal')).toEqual([{ own: 3, extra }])
      three.choose('seal', { own: 3, extra })
      expect(three.table.gates.arkham).toBe('sealed')
      expect(three.hand('p1')).toEqual([])
    }
    const both = withEye(...fourArkham, 'innsmouth')
    expect(both.offered('seal')).toHaveLength(2)
    expect(both.may('seal', { own: 4, extra: null })).toBe(true)
    expect(both.may('seal', { own: 3, extra: 'innsmouth' })).toBe(true)
    const kingsport = withEye('arkham', 'arkham', 'arkham', 'kingsport')
    expect(kingsport.offered('seal')).toEqual([])
  })
})

describe('worked examples: relics', () => {
  test('[RC-E18] Seal of Leng on Azathoth', () => {
    const s = scene({
      awake: ['azathoth'],
      cultists: { park: 3, docks: 3, woods: 3, market: 3, wharf: 3, swamp: 3, diner: 1 },
      cultistPool: 4,
      hands: { p1: ['seal-of-leng'] },
    })
    expect(s.table.cultistsGone).toBe(3)
    s.next('blank')
      .choose('playRelic', { relic: 'seal-of-leng' })
      .choose('silenceOldOne', { oldOne: 'azathoth' })
    expect(s.table.pool.cultists).toBe(7)
    expect(s.table.cultistsGone).toBe(0)
    expect(cultistsOnBoard(s.table) + s.table.pool.cultists).toBe(26)
  })

  test('[RC-E19] Song of Kadath after 3 of 3 actions', () => {
    const s = scene({
      investigators: ['driver', 'doctor'],
      at: { p1: 'church' },
      sanity: { p1: 0 },
      cultists: { church: 3 },
      hands: { p1: ['song-of-kadath'] },
    })
    for (let i = 0; i < 3; i++) s.choose('fightCultist', {})
    expect(s.actionsLeft).toBe(0)
    s.choose('playRelic', { relic: 'song-of-kadath' }).choose('singFor', { seat: 'p1' })
    expect(tokens(s, 'p1')).toBe(4)
    expect(rolls(s)).toEqual([])
    expect(s.actionsLeft).toBe(1)
    // The sane side: a Walk of one location.
    s.choose('walk', { to: 'cafe' }).choose('stopWalking', {})
    expect(whereIs(s, 'p1')).toBe('cafe')
  })

  test('[RC-E20] Song of Kadath drawn in the draw step', () => {
    const s = scene({
      investigators: ['driver', 'doctor'],
      sanity: { p1: 0 },
      deck: ['song-of-kadath', 'arkham'],
      summoning: ['diner', 'theater'],
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    s.choose('playRelic', { relic: 'song-of-kadath' }).choose('singFor', { seat: 'p1' })
    expect(tokens(s, 'p1')).toBe(4)
    expect(s.happened('actionsGained')).toEqual([])
    expect(s.happened('summoningCardRevealed')).toHaveLength(2)
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-E21] Alien Carving drawn in the draw step', () => {
    const s = scene({ deck: ['alien-carving', 'arkham'], summoning: ['diner', 'theater'] })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    s.next('delusions').choose('playRelic', { relic: 'alien-carving' })
    expect(s.table.relicsInBox).toEqual(['alien-carving'])
    expect(rolls(s)).toEqual([['p1', 'delusions', 'relic']])
    expect(tokens(s, 'p1')).toBe(3)
    expect(s.happened('actionsGained')).toEqual([])
    expect(inOrder(s, 'dieRolled', 'summoningCardRevealed', 'turnBegan')).toEqual([
      'dieRolled',
      'summoningCardRevealed',
      'summoningCardRevealed',
      'turnBegan',
    ])
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
    expect(s.actionsLeft).toBe(4)
  })

  test('[RC-E22] Warded Box drawn together with Evil Stirs', () => {
    const s = scene({
      deck: ['warded-box', 'evil-stirs'],
      asleep: ['shudde-mell'],
      summoningBottom: ['farmstead'],
    })
    s.next('delusions').choose('endActions', {})
    expect(rolls(s)).toEqual([['p1', 'delusions', 'evil stirs']])
    expect(tokens(s, 'p1')).toBe(3)
    // In the middle of Evil Stirs the box is in the hand, but cannot be played.
    expect(s.asked).toEqual({ step: 'shareTokens', seat: 'p1' })
    expect(s.hand('p1')).toEqual(['warded-box'])
    expect(s.may('playRelic', { relic: 'warded-box' })).toBe(false)
    for (let i = 0; i < 3; i++) s.choose('loseTokenOf', { seat: 'p2' })
    expect(s.table.shoggoths.map(({ at }) => at)).toEqual(['farmstead'])
    expect(s.happened('summoningDiscardReshuffled')).toHaveLength(1)
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    s.choose('playRelic', { relic: 'warded-box' })
    expect(s.table.inForce).toEqual([{ relic: 'warded-box', by: 'p1', last: false }])
    expect(rolls(s)).toEqual([])
  })
})
