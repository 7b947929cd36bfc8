import { describe, expect, test } from 'vitest'
import type { CombatCard, MonsterKind } from '../../content/ids.ts'
import type { Investigator } from '../../position.ts'
import { type Scene, as, scene } from '../scene.ts'

/** Jenny hits a Cultist in her space with the Fire Poker. */
function strikes(card: CombatCard, die: string, p1: Partial<Investigator> = {}): Scene {
  return scene({
    investigators: { p1: { at: 'hall-1', cards: ['fire-poker'], ...p1 } },
    monsters: [{ kind: 'cultist', at: 'hall-1', token: 'cultist-b' }],
    next: [card, die],
  }).choose('attack', { weapon: 'fire-poker', monster: 'm1' })
}

describe('skill tests', () => {
  test.each([
    ['4', 2],
    ['5', 0],
  ])('[MM-441] a roll of %s against 4: equal or lower succeeds', (die, damage) => {
    const s = strikes('hum-07', die)
    expect(s.rolls).toEqual([[4, Number(die)]])
    expect(s.monster()!.damage).toBe(damage)
  })

  test('[MM-442] without a text for failure nothing happens, nor without one for success', () => {
    const missed = strikes('hum-07', '9')
    expect([missed.monster()!.damage, missed.monster()!.stun, missed.me().damage]).toEqual([0, 0, 0])
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      monsters: [{ kind: 'cultist', at: 'hall-1' }],
      from: 'attackStep',
      next: ['hum-01', '2'],
    }).choose('attackBy', { monster: 'm1', seat: 'p1' })
    expect(s.rolls).toEqual([[5, 2]])
    expect([s.monster()!.damage, s.me().damage]).toEqual([0, 0])
  })

  test('[MM-443] 1 always succeeds', () => {
    const weak = { ...as('sister-mary', 1, 0), stun: 2, abilityUsed: true }
    const s = strikes('hum-07', '1', weak)
    expect(s.rolls).toEqual([[0, 1]])
    expect(s.monster()!.damage).toBe(2)
  })

  test('[MM-444] 10 always fails', () => {
    const strong: Partial<Investigator> = {
      ...as('michael-mcglen'),
      cards: ['fire-poker', 'duke'],
      abilityUsed: true,
    }
    const s = strikes('hum-08', '10', strong)
    expect(s.rolls).toEqual([[10, 10]])
    expect(s.monster()!.damage).toBe(0)
  })

  test('[MM-445] a printed modifier is added to the skill', () => {
    expect(strikes('hum-08', '9').rolls).toEqual([[5, 9]])
    expect(strikes('hum-09', '9').rolls).toEqual([[4, 9]])
    const armed = scene({
      investigators: { p1: { at: 'hall-1', cards: ['axe'] } },
      monsters: [{ kind: 'cultist', at: 'hall-1' }],
      next: ['hum-17', '9'],
    }).choose('attack', { weapon: 'axe', monster: 'm1' })
    expect(armed.rolls).toEqual([[3, 9]])
  })

  test('[MM-499] a stunned investigator has −2 to every test, however many tokens lie there', () => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-1', stun: 3 } },
      monsters: [{ kind: 'zombie', at: 'kitchen-2' }],
      from: { step: 'faceMonster', args: { monster: 'm1' } },
      next: ['9'],
    })
    expect(s.rolls).toEqual([[4, 9]])
    expect(strikes('hum-07', '9', { stun: 1 }).rolls).toEqual([[2, 9]])
  })

  test('[MM-501] stun lowers tests, not the Intellect and Luck that count puzzle actions', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1', stun: 1, skillPoints: 1 } },
      rooms: { hall: { stack: ['ob-desk'] } },
    }).choose('explore', {})
    expect(s.happened('attemptBegan')[0]!.actions).toBe(4)
    s.choose('thinkHarder', {})
    expect(s.engine.decision!.args).toMatchObject({ left: 6 })
  })

  test('[MM-531] [MM-532] darkness costs 2 in combat and adds to stun; other tests it leaves alone', () => {
    const dark = (p1: Partial<Investigator> = {}) =>
      scene({
        investigators: { p1: { at: 'hall-1', cards: ['fire-poker'], ...p1 } },
        monsters: [{ kind: 'cultist', at: 'hall-1' }],
        rooms: { hall: { darkness: true } },
        next: ['hum-07', '9'],
      }).choose('attack', { weapon: 'fire-poker', monster: 'm1' })
    expect(dark().rolls).toEqual([[2, 9]])
    expect(dark({ stun: 1 }).rolls).toEqual([[0, 9]])
    const horror = scene({
      investigators: { p1: { at: 'hall-1' } },
      monsters: [{ kind: 'zombie', at: 'hall-2' }],
      rooms: { hall: { darkness: true } },
      from: { step: 'faceMonster', args: { monster: 'm1' } },
      next: ['9'],
    })
    expect(horror.rolls).toEqual([[6, 9]])
  })
})

describe('horror tests', () => {
  const enters = (kind: MonsterKind, die: string) =>
    scene({ investigators: { p1: { at: 'dining-room-2' } }, monsters: [{ kind, at: 'kitchen-2' }] })
      .next(die)
      .choose('move', { to: 'kitchen-1', drag: false })

  test.each([
    ['cultist', 8],
    ['cult-leader', 7],
    ['zombie', 6],
    ['hound', 5],
    ['shoggoth', 4],
  ] as const)('[MM-461] Willpower 7 and the horror rating of a %s: %i', (kind, value) => {
    expect(enters(kind, '1').rolls).toEqual([[value, 1]])
  })

  test('[MM-462] failure costs 1 horror, success nothing', () => {
    expect(enters('hound', '6').me().horror).toBe(1)
    expect(enters('hound', '5').me().horror).toBe(0)
  })

  test('[MM-463] each investigator in the room tests, in an order the Keeper chooses', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: { p1: { at: 'kitchen-1' }, p2: { at: 'kitchen-2' } },
      monsters: [{ kind: 'zombie', at: 'kitchen-2' }],
      from: { step: 'faceMonster', args: { monster: 'm1' } },
    })
    expect(s.asked).toEqual({ step: 'face', seat: 'keeper' })
    expect(s.offered('horrify').map(({ seat }) => seat)).toEqual(['p1', 'p2'])
    s.next('1', '1').choose('horrify', { seat: 'p2', monster: 'm1' })
    expect(s.happened('facing').map(({ seat }) => seat)).toEqual(['p2', 'p1'])
  })

  test('[MM-464] walking back into a room with a monster causes a test, also if the turn began there', () => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-1' } },
      monsters: [{ kind: 'zombie', at: 'kitchen-2' }],
      from: 'beginRound',
    })
    s.choose('move', { to: 'dining-room-2', drag: false }).next('1')
    s.choose('move', { to: 'kitchen-1', drag: false })
    expect(s.happened('facing')).toHaveLength(1)
  })

  test('[MM-465] a monster that was there when the turn began may leave and return without a test', () => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-1' } },
      monsters: [
        { kind: 'zombie', at: 'kitchen-2' },
        { kind: 'zombie', at: 'pantry-1' },
      ],
      table: { threat: 5 },
      from: 'keeperTurn',
    })
    s.choose('keeperAction', { card: 'command-minion', target: 'm1' }).choose('pushTo', { to: 'pantry-1' })
    s.choose('pushTo', { to: 'kitchen-2' })
    expect(s.happened('facing')).toEqual([])
    s.next('1').choose('keeperAction', { card: 'command-minion', target: 'm2' })
    s.choose('pushTo', { to: 'kitchen-2' })
    expect(s.happened('facing')).toHaveLength(1)
  })

  test('[MM-466] one test against the same monster in a turn', () => {
    const s = enters('zombie', '1')
    expect(s.happened('facing')).toHaveLength(1)
    s.choose('move', { to: 'dining-room-2', drag: false }).choose('run', { to: 'kitchen-1', drag: false })
    expect(s.me().at).toBe('kitchen-1')
    expect(s.happened('facing')).toEqual([])
  })

  test('[MM-467] no test for a move inside the room', () => {
    const s = scene({ investigators: { p1: { at: 'hall-1' } }, monsters: [{ kind: 'zombie', at: 'hall-3' }] })
    s.choose('move', { to: 'hall-2', drag: false })
    expect(s.happened('facing')).toEqual([])
    s.choose('move', { to: 'hall-3', drag: false })
    expect(s.happened('facing')).toEqual([])
  })

  test('[MM-468] the test and its Trauma are settled before the turn goes on', () => {
    const s = scene({
      investigators: { p1: { at: 'dining-room-2' } },
      monsters: [{ kind: 'zombie', at: 'kitchen-2' }],
      trauma: ['claustrophobia'],
    })
    s.next('9').choose('move', { to: 'kitchen-1', drag: false })
    expect(s.asked).toEqual({ step: 'traumaWindow', seat: 'keeper' })
    expect(s.refusal('move', { to: 'kitchen-2', drag: false }, 'p1')).toBe('MM-789')
    s.choose('playTrauma', { card: 'claustrophobia' })
    expect(s.me().insanity).toBe('claustrophobia')
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.table.turn).toMatchObject({ moves: 1, actions: 1 })
  })
})

describe('evade tests', () => {
  const beside = (...kinds: MonsterKind[]) =>
    scene({
      investigators: { p1: { at: 'kitchen-1' } },
      monsters: kinds.map((kind) => ({ kind, at: 'kitchen-1' })),
    })

  test.each([
    ['zombie', 6],
    ['cultist', 5],
    ['maniac', 4],
    ['hound', 3],
  ] as const)('[MM-480] Dexterity 5 and the awareness of a %s: %i', (kind, value) => {
    const s = beside(kind).next('1').choose('move', { to: 'kitchen-2', drag: false })
    expect(s.rolls).toEqual([[value, 1]])
  })

  test('[MM-481] after a failure the Keeper may have the monster deal its damage; success is nothing', () => {
    const failed = () => beside('zombie').next('9').choose('move', { to: 'kitchen-2', drag: false })
    expect(failed().asked).toEqual({ step: 'strikeOrNot', seat: 'keeper' })
    expect(failed().choose('strike', {}).me().damage).toBe(2)
    expect(failed().choose('refrain', {}).me().damage).toBe(0)
    const passed = beside('zombie').next('6').choose('move', { to: 'kitchen-2', drag: false })
    expect(passed.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[MM-482] whether it succeeds or fails, the move is made', () => {
    const failed = beside('zombie').next('9').choose('move', { to: 'kitchen-2', drag: false })
    expect(failed.choose('strike', {}).me().at).toBe('kitchen-2')
    const passed = beside('zombie').next('1').choose('move', { to: 'kitchen-2', drag: false })
    expect(passed.me().at).toBe('kitchen-2')
  })

  test('[MM-483] no second evade test against the same monster in a turn, be the first passed or failed', () => {
    const s = beside('zombie').next('9').choose('explore', {})
    s.choose('refrain', {})
    s.choose('move', { to: 'kitchen-2', drag: false })
    expect(s.happened('evading')).toEqual([])
    expect(s.me().at).toBe('kitchen-2')
  })

  test('[MM-484] with several monsters he tests against each first, in an order he chooses', () => {
    const s = beside('zombie', 'cultist').choose('move', { to: 'kitchen-2', drag: false })
    expect(s.asked).toEqual({ step: 'evadeFirst', seat: 'p1' })
    s.next('1', '1').choose('evade', { monster: 'm2' })
    expect(s.happened('evading').map(({ monster }) => monster)).toEqual(['m2', 'm1'])
    expect(s.story.indexOf('moved')).toBeGreaterThan(s.story.lastIndexOf('evading'))
  })

  test('[MM-485] who is moved by the Keeper makes no evade test, but horror tests', () => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-1' } },
      monsters: [
        { kind: 'zombie', at: 'kitchen-1' },
        { kind: 'zombie', at: 'dining-room-1' },
      ],
      from: { step: 'driveInvestigator', args: { seat: 'p1', left: 1 } },
    })
    s.next('1').choose('drive', { to: 'dining-room-2' })
    expect(s.happened('evading')).toEqual([])
    expect(s.happened('facing')).toEqual([{ seat: 'p1', monster: 'm2', called: 'zombie' }])
  })
})
