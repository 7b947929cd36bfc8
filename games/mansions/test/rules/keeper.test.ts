import { viewOf } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { mansions } from '../../index.ts'
import { as, answersOf, scene } from '../scene.ts'

describe('the Keeper turn', () => {
  test('[MM-244] [MM-269] [MM-271] [MM-343] trade, threat, actions, attacks, events', () => {
    const s = scene({ options: { investigators: 2 }, from: 'keeperTurn', table: { threat: 3 } })
    expect(s.table.threat).toBe(5)
    s.choose('endActions', {})
    expect(s.table).toMatchObject({ time: 1, round: 2 })
  })

  test('[MM-255] [MM-256] [MM-257] items are given in the same space, Clues are not', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: { p1: { cards: ['axe', 'clue-4a'] }, p2: { at: 'porch-1' } },
      from: 'keeperTurn',
    })
    expect(s.offered('give', 'p1')).toEqual([{ card: 'axe', to: 'p2' }])
    s.choose('give', { card: 'axe', to: 'p2' }, 'p1')
    expect(s.me('p2').cards).toEqual(['axe'])
    const apart = scene({
      options: { investigators: 2 },
      investigators: { p1: { cards: ['axe'] }, p2: { at: 'yard-2' } },
      from: 'keeperTurn',
    })
    expect(apart.asked!.step).toBe('keeperActs')
  })

  test('[MM-270] [MM-272] [MM-283] [MM-284] actions are paid for, as often as there is threat', () => {
    const s = scene({ from: 'actionStep', table: { threat: 2 } })
    s.choose('keeperAction', { card: 'evil-presence', target: 'mythos' })
    s.choose('keeperAction', { card: 'evil-presence', target: 'trauma' })
    expect(s.table).toMatchObject({ threat: 0 })
    expect([s.table.mythosHand.length, s.table.traumaHand.length]).toEqual([1, 1])
    expect(s.refusal('keeperAction', { card: 'evil-presence', target: '' })).toBe('MM-284')
  })

  test('[MM-286] [MM-288] more than four Mythos cards are discarded at once', () => {
    const s = scene({
      mythos: ['thorns', 'rats', 'foul-air', 'strange-skies'],
      from: 'actionStep',
      table: { threat: 1 },
    })
    s.choose('keeperAction', { card: 'evil-presence', target: 'mythos' })
    expect(s.asked).toEqual({ step: 'discardDown', seat: 'keeper' })
    s.choose('discardMythos', { card: 'rats' })
    expect(s.table.mythosHand).toHaveLength(4)
    expect(s.table.mythosDiscard).toEqual(['rats'])
  })

  test('[MM-289] [MM-754] [MM-755] an insanity on an insane investigator, once per turn, for nothing', () => {
    const s = scene({
      investigators: { p1: { horror: 10 } },
      trauma: ['claustrophobia', 'nyctophobia', 'broken-arm'],
      from: 'actionStep',
    })
    expect(s.may('afflict', { card: 'broken-arm', seat: 'p1' })).toBe(false)
    s.choose('afflict', { card: 'claustrophobia', seat: 'p1' })
    expect(s.me().insanity).toBe('claustrophobia')
    expect(s.offered('afflict')).toEqual([])
    const sane = scene({ trauma: ['claustrophobia'], from: 'actionStep' })
    expect(sane.offered('afflict')).toEqual([])
  })

  test('[MM-300] [MM-301] [MM-302] [MM-304] [MM-460] a monster moves space by space and is faced on entering', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      monsters: [{ kind: 'zombie', at: 'workshop-1' }],
      from: 'actionStep',
      table: { threat: 1 },
    })
    s.choose('keeperAction', { card: 'command-minion', target: 'm1' })
    s.next('9').choose('pushTo', { to: 'hall-3' })
    expect(s.me().horror).toBe(1)
    s.choose('pushTo', { to: 'hall-2' })
    expect(s.rolls).toEqual([])
    expect(s.monster()!.at).toBe('hall-2')
    expect(s.asked!.step).toBe('keeperActs')
  })

  test('[MM-502] [MM-332] a stunned monster neither moves nor attacks, and loses a token', () => {
    const stunned = { monsters: [{ kind: 'zombie' as const, at: 'porch-1', stun: 2 }] }
    const s = scene({ ...stunned, from: 'actionStep', table: { threat: 3 } })
    expect(s.may('keeperAction', { card: 'command-minion', target: 'm1' })).toBe(false)
    const attack = scene({ ...stunned, from: 'attackStep' })
    expect(attack.monster()!.stun).toBe(1)
    expect(attack.asked!.step).not.toBe('monstersAttack')
  })

  test('[MM-315] [MM-316] [MM-317] [MM-318] [MM-812] placing: a space of the room, and with no figure left one may be killed', () => {
    const s = scene({
      monsters: [
        { kind: 'witch', at: 'crypt-1', token: 'witch-a' },
        { kind: 'witch', at: 'crypt-2', token: 'witch-b' },
      ],
      from: { step: 'placeMonster', args: { kind: 'witch', at: 'library', name: null, extra: 0 } },
    })
    expect(s.asked!.step).toBe('killOneToPlace')
    s.choose('killToPlace', { monster: 'm1' })
    expect(s.offered('placeAt').map(({ space }) => space)).toEqual(['library-1', 'library-2', 'library-3'])
    s.choose('placeAt', { space: 'library-2' })
    expect(s.table.monsters.map(({ at }) => at)).toEqual(['crypt-2', 'library-2'])
  })

  test('[MM-329] [MM-330] [MM-331] each monster may attack one investigator in its space, once', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: { p1: { at: 'hall-1' }, p2: { at: 'hall-1' } },
      monsters: [{ kind: 'cultist', at: 'hall-1' }],
      from: 'attackStep',
      next: ['hum-01', '1'],
    })
    expect(s.offered('attackBy').map(({ seat }) => seat)).toEqual(['p1', 'p2'])
    s.choose('attackBy', { monster: 'm1', seat: 'p2' })
    expect(s.asked!.step).not.toBe('monstersAttack')
  })

  test('[MM-344] [MM-345] [MM-346] [MM-008] an Event is resolved when its time is full, and its text read', () => {
    const s = scene({ answers: answersOf('AAAA'), from: 'keeperTurn', table: { time: 3 } })
    s.choose('endActions', {})
    expect(s.table).toMatchObject({ event: 1, time: 0, read: { 1: 'A', 2: null } })
    expect(s.room('hall').darkness).toBe(true)
  })

  test('[MM-007] [MM-012] the last Event without a winner: all lose', () => {
    const s = scene({ from: 'keeperTurn', table: { event: 4, time: 3, revealed: 3 } }).choose(
      'endActions',
      {},
    )
    expect(s.position.outcome).toEqual({ how: 'hour-a-lost', winners: [] })
  })

  test('[MM-377] [MM-378] [MM-379] [MM-380] [MM-390] [MM-010] samples are taken, laid on the altar, and win', () => {
    const s = scene({
      answers: answersOf('BAAA'),
      investigators: { p1: { at: 'cellar-3' } },
      monsters: [{ kind: 'cultist', at: 'cellar-3' }],
      from: 'actionStep',
      table: { threat: 2 },
      next: ['9'],
    })
    s.choose('keeperAction', { card: 'take-sample', target: 'm1' })
    expect([s.me().damage, s.monster()!.samples]).toEqual([1, 1])
    s.choose('laySample', { monster: 'm1' })
    expect(s.outcome).toBe('hour-b-keeper')
  })

  test('[MM-391] [MM-393] hearths burn by Pyromaniac; corpses rise', () => {
    const s = scene({ options: { story: 'ward' }, from: 'actionStep', table: { threat: 9 } })
    expect(
      s
        .offered('keeperAction')
        .filter(({ card }) => card === 'pyromaniac')
        .map(({ target }) => target)
        .toSorted(),
    ).toEqual(['boiler-room', 'directors-office', 'kitchen'])
    s.choose('keeperAction', { card: 'pyromaniac', target: 'kitchen' })
    expect(s.room('kitchen').fire).toBe(true)
    s.choose('raiseCorpse', { space: 'morgue-1' })
    expect(s.monster()).toMatchObject({ kind: 'zombie', at: 'morgue-1' })
  })
})

describe('Mythos cards', () => {
  const window = (at: string, table: object = {}) =>
    scene({
      investigators: { p1: { at } },
      mythos: ['thorns', 'strange-skies'],
      table: { threat: 1, ...table },
      from: { step: 'mythosWindow', args: { seat: 'p1' } },
    })

  test('[MM-560] [MM-561] [MM-563] [MM-564] [MM-565] one a turn, paid, on whom it fits', () => {
    const s = window('garden-1').next('9').choose('playMythos', { card: 'strange-skies' })
    expect(s.table).toMatchObject({ threat: 0, mythosDiscard: ['strange-skies'] })
    expect(s.me().horror).toBe(2)
    s.choose('move', { to: 'garden-2', drag: false })
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(window('hall-1').refusal('playMythos', { card: 'thorns' })).toBe('MM-564')
    expect(window('garden-1', { threat: 0 }).refusal('playMythos', { card: 'strange-skies' })).toBe('MM-563')
  })

  test('[MM-562] not in his own turn', () => {
    const s = scene({ mythos: ['thorns'], from: 'actionStep' })
    expect(s.refusal('playMythos', { card: 'thorns' })).toBe('MM-562')
  })

  test('[MM-566] [MM-808] an empty deck is made anew of the discard pile', () => {
    const s = scene({ from: 'actionStep', table: { threat: 1 } })
    const all = [...s.table.mythosDeck]
    const { length } = all
    const empty = scene({ from: 'actionStep', table: { threat: 1, mythosDeck: [], mythosDiscard: all } })
    empty.choose('keeperAction', { card: 'evil-presence', target: 'mythos' })
    expect(empty.table.mythosHand).toHaveLength(1)
    expect(empty.table.mythosDeck).toHaveLength(length - 1)
  })

  test('[MM-567] [MM-830] a face-down card is seen by the Keeper and its owner alone', () => {
    const s = scene({
      options: { investigators: 2 },
      mythos: ['secret-appointment'],
      table: { threat: 1 },
      from: { step: 'mythosWindow', args: { seat: 'p1' } },
    })
    s.choose('playMythos', { card: 'secret-appointment' })
    const own = (seat: string) => viewOf(mansions, s.position, s.engine.decision, seat).own['investigators']
    expect(own('p1')).toEqual({ p1: ['secret-appointment'] })
    expect(own('p2')).toBeUndefined()
    expect(own('keeper')).toMatchObject({ p1: ['secret-appointment'] })
  })
})

describe('secrets', () => {
  const view = (seat: string) => {
    const s = scene({
      monsters: [{ kind: 'zombie', at: 'crypt-1' }],
      mythos: ['thorns'],
      investigators: { p1: { spells: [{ kind: 'binding', back: 'binding-2', seen: false }] } },
    })
    return JSON.stringify(viewOf(mansions, s.position, s.engine.decision, seat))
  }
  test('[MM-287] [MM-092] [MM-825] [MM-370] [MM-371] hand, answers and backs are the Keeper’s alone', () => {
    expect(view('keeper')).toContain('thorns')
    expect(view('keeper')).toContain('zombie-a')
    for (const seat of ['p1', ''])
      expect(view(seat)).not.toMatch(/thorns|zombie-a|lock-iron|silver-hourglass/)
  })
  test('[MM-546] nobody sees the back of a Spell', () => {
    for (const seat of ['keeper', 'p1', '']) expect(view(seat)).not.toContain('binding-2')
  })
})

describe('Objectives', () => {
  test('[MM-578] [MM-579] Clue 1 reveals the Objective', () => {
    const s = scene({ investigators: { p1: { at: 'clock-room-1' } } }).choose('explore', {})
    expect(s.happened('objectiveRevealed')).toEqual([{ story: 'hour', letter: 'A' }])
    expect(s.table).toMatchObject({ revealed: 1, read: { 1: 'A' } })
    s.choose('placeAt', { space: 'cellar-2' })
    expect(s.monster()).toMatchObject({ name: 'patient-one', extra: 2 })
  })

  test('[MM-590] [MM-591] escape only by a revealed Objective, from the space of the door', () => {
    expect(scene({ investigators: { p1: { at: 'yard-1' } } }).refusal('escapeBy', { phase: 'move' })).toBe(
      'MM-590',
    )
    const far = scene({ options: { story: 'ward' }, table: { revealed: 1 } })
    expect(far.refusal('escapeBy', { phase: 'move' })).toBe('MM-591')
  })

  test('[MM-592] [MM-594] [MM-005] one with Nell escapes: the investigators win at once', () => {
    const s = scene({
      options: { story: 'lamp', investigators: 2 },
      answers: answersOf('CAAA'),
      investigators: { p1: { at: 'dunes-1', cards: ['nell-carrow'] } },
      table: { revealed: 1 },
    })
    s.choose('escapeBy', { phase: 'move' })
    expect(s.position.outcome).toEqual({ how: 'lamp-c-investigators', winners: ['p1', 'p2'] })
  })

  test('[MM-372] [MM-373] [MM-002] Odile is killed: the investigators win together', () => {
    const s = scene({
      options: { investigators: 2 },
      answers: answersOf('CAAA'),
      investigators: { p1: { at: 'crypt-2', cards: ['axe'] } },
      monsters: [
        { kind: 'witch', at: 'crypt-2', token: 'witch-b', name: 'odile', extra: 4, damage: 5, known: true },
      ],
      table: { revealed: 1 },
      next: ['hum-09', '1'],
    })
    s.choose('attack', { weapon: 'axe', monster: 'm1' })
    expect(s.position.outcome).toEqual({ how: 'hour-c-investigators', winners: ['p1', 'p2'] })
  })

  test('Odile leaves through the gates, one space a turn', () => {
    const s = scene({
      answers: answersOf('CAAA'),
      monsters: [{ kind: 'witch', at: 'yard-1', name: 'odile', extra: 2 }],
      table: { revealed: 1, round: 3, threat: 4 },
      from: 'actionStep',
    })
    s.choose('keeperAction', { card: 'command-minion', target: 'm1' }).choose('pushTo', { to: 'outside' })
    expect(s.outcome).toBe('hour-c-keeper')
  })

  test('Koss wins with six burning rooms in a game of one investigator', () => {
    const s = scene({
      options: { story: 'ward' },
      answers: answersOf('BAAA'),
      monsters: [{ kind: 'maniac', at: 'directors-office-1', name: 'koss', extra: 2 }],
      rooms: Object.fromEntries(
        ['kitchen', 'pantry', 'cellar', 'garden', 'yard', 'passage'].map((room) => [room, { fire: true }]),
      ),
      investigators: { p1: { at: 'corridor-2' } },
      table: { revealed: 1 },
      from: 'actionStep',
    })
    expect(s.choose('endActions', {}).outcome).toBe('ward-b-keeper')
  })
})

describe('death and Trauma', () => {
  const hurt = (damage: number, extra: object = {}) =>
    scene({
      options: { investigators: 2 },
      investigators: {
        p1: { at: 'hall-1', damage, cards: ['axe', 'lantern'], ...extra },
        p2: { at: 'yard-1' },
      },
      from: { step: 'damage', args: { seat: 'p1', n: 2, monster: null, byMonster: false } },
    })

  test('[MM-749] [MM-750] [MM-768] [MM-770] [MM-771] killed at 0 health: all cards are dropped in a chosen order', () => {
    expect(hurt(7).me()).toMatchObject({ damage: 9, state: 'in' })
    const s = hurt(8, { skillPoints: 2 })
    s.choose('dropNext', { card: 'axe' })
    expect(s.room('hall').dropped).toEqual(['lantern', 'axe'])
    expect(s.me()).toMatchObject({ state: 'waits', sheet: null, skillPoints: 0, cards: [] })
  })

  test('[MM-772] [MM-778] [MM-813] after the reveal the player is eliminated', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: { p1: { at: 'hall-1', damage: 9 }, p2: { at: 'yard-1' } },
      table: { revealed: 1 },
      from: { step: 'damage', args: { seat: 'p1', n: 2, monster: null, byMonster: false } },
    })
    expect(s.me().state).toBe('eliminated')
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[MM-769] Spells of the dead go back to their deck', () => {
    const s = scene({
      investigators: { p1: { damage: 9, spells: [{ kind: 'binding', back: 'binding-2', seen: false }] } },
      from: { step: 'kill', args: { seat: 'p1', by: null } },
    })
    expect(s.table.spellDecks.binding.at(-1)).toBe('binding-2')
  })

  test('[MM-789] [MM-790] [MM-791] [MM-792] [MM-794] the Keeper is asked after every loss; only fitting cards may be played', () => {
    const s = scene({
      investigators: { p1: { damage: 1 } },
      trauma: ['broken-leg', 'hearing-loss', 'panic'],
      from: { step: 'damage', args: { seat: 'p1', n: 1, monster: null, byMonster: false } },
    })
    expect(s.refusal('playTrauma', { card: 'broken-leg' })).toBe('MM-792')
    expect(s.refusal('playTrauma', { card: 'panic' })).toBe('MM-790')
    s.choose('playTrauma', { card: 'hearing-loss' })
    expect(s.me().injury).toBe('hearing-loss')
    expect(s.table.traumaHand).toEqual(['broken-leg', 'panic'])
  })

  test('[MM-793] [MM-795] a second injury replaces the first', () => {
    const s = scene({
      investigators: { p1: { injury: 'hearing-loss' } },
      trauma: ['broken-arm'],
      from: { step: 'damage', args: { seat: 'p1', n: 2, monster: null, byMonster: false } },
    })
    s.choose('playTrauma', { card: 'broken-arm' })
    expect(s.me().injury).toBe('broken-arm')
    expect(s.table.traumaDiscard).toEqual(['hearing-loss'])
  })

  test('[MM-751] [MM-752] [MM-753] sanity does not fall below 0; the insane may still get Trauma', () => {
    const s = scene({
      investigators: { p1: { horror: 9 } },
      trauma: ['nyctophobia'],
      from: { step: 'horror', args: { seat: 'p1', n: 3 } },
    })
    expect(s.me()).toMatchObject({ horror: 10, state: 'in' })
    expect(s.asked!.step).toBe('traumaWindow')
  })

  test('[MM-796] [MM-797] group cards do not stay with a single investigator', () => {
    const s = scene({ from: 'actionStep', table: { threat: 1 } })
    s.next('paranoia').choose('keeperAction', { card: 'evil-presence', target: 'trauma' })
    expect(s.table.traumaDiscard).toContain('paranoia')
    expect(s.table.traumaHand).toHaveLength(1)
  })
})

describe('fights', () => {
  test('[MM-664] [MM-665] [MM-668] [MM-671] [MM-717] cards are turned until one fits, then all are discarded', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', cards: ['axe'] } },
      monsters: [{ kind: 'cultist', at: 'hall-1', token: 'cultist-b' }],
      table: {},
      next: ['hum-01', 'hum-05', '1'],
    })
    s.choose('attack', { weapon: 'axe', monster: 'm1' })
    expect(s.table.combatDiscards.humanoid).toEqual(['hum-05', 'hum-01'])
    expect(s.monster()!.damage).toBe(3)
  })

  test('[MM-735] [MM-737] [MM-738] [MM-826] damage adds up, the back is seen, and at its health it dies', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', cards: ['axe'] } },
      monsters: [{ kind: 'cultist', at: 'hall-1', token: 'cultist-a' }],
      next: ['hum-05', '1'],
    })
    s.choose('attack', { weapon: 'axe', monster: 'm1' })
    expect(s.monster()).toBeUndefined()
    expect(s.table.supply['cultist-a']).toBe(2)
  })

  test('[MM-720] [MM-721] the weapon in use is dropped', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', cards: ['revolver', 'axe'] } },
      monsters: [{ kind: 'cultist', at: 'hall-1' }],
      next: ['hum-03', '10'],
    })
    s.choose('attack', { weapon: 'revolver', monster: 'm1' })
    expect(s.room('hall').dropped).toEqual(['revolver'])
  })

  test('[MM-446] [MM-447] [MM-448] [MM-449] [MM-824] a skill point adds Luck, not to Luck tests', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', skillPoints: 1 } },
      monsters: [{ kind: 'cultist', at: 'hall-1' }],
      from: 'attackStep',
      next: ['hum-01', '7'],
    })
    s.choose('attackBy', { monster: 'm1', seat: 'p1' }).choose('spendSkillPoint', {})
    expect(s.rolls).toEqual([[7, 7]])
    expect(s.me()).toMatchObject({ skillPoints: 0, damage: 0 })
    const luck = scene({
      investigators: { p1: { at: 'hall-1', skillPoints: 1 } },
      monsters: [{ kind: 'cultist', at: 'hall-1' }],
      from: 'attackStep',
      next: ['hum-19', '9'],
    })
    expect(luck.choose('attackBy', { monster: 'm1', seat: 'p1' }).rolls).toEqual([[2, 9]])
  })

  test('[MM-854] [MM-855] [MM-856] [MM-857] monster skill points: one more roll, or the special attack', () => {
    const setting = {
      options: { monsterSkillPoints: 'yes' as const },
      investigators: { p1: { at: 'hall-1' } },
      monsters: [{ kind: 'cultist' as const, at: 'hall-1', token: 'cultist-a' as const }],
      from: 'attackStep' as const,
    }
    const s = scene({ ...setting, next: ['hum-01', '1'] })
    expect(s.table.keeperSkillPoints).toBe(1)
    s.choose('attackBy', { monster: 'm1', seat: 'p1' }).choose('drawCard', {})
    s.next('9').choose('forceReroll', {})
    expect(s.me().damage).toBe(1)
    const special = scene({ ...setting, next: ['9'] }).choose('attackBy', { monster: 'm1', seat: 'p1' })
    special.choose('forceSpecial', {})
    expect(special.me().damage).toBe(2)
  })

  test('[MM-544] [MM-545] [MM-547] [MM-548] a Spell is tested, turned, put back and replaced', () => {
    const s = scene({
      investigators: {
        p1: {
          ...as('harvey-walters', 0),
          at: 'hall-1',
          spells: [{ kind: 'shrivelling', back: 'shrivelling-1', seen: false }],
        },
      },
      monsters: [{ kind: 'zombie', at: 'hall-2' }],
      next: ['1'],
    })
    s.choose('cast', { spell: 'shrivelling', target: 'm1' })
    expect(s.happened('spellTurned')).toEqual([{ seat: 'p1', back: 'shrivelling-1' }])
    expect(s.monster()!.damage).toBe(3)
    expect(s.table.spellDecks.shrivelling.at(-1)).toBe('shrivelling-1')
    expect(s.me().spells).toHaveLength(1)
    expect(s.me().spells[0]!.back).not.toBe('shrivelling-1')
  })
})
