import { describe, expect, test } from 'vitest'
import type { Being, MonsterKind } from '../../content/monsters.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { charges, played, rolls, toHero, tracks } from './about.ts'

function beside(...beings: Being[]): Setting['monsters'] {
  return beings.map((being) => ({ being, at: 'A1' }))
}

/** The Hero has learned the skill of this kind; with 1 point it is only on the way. */
function skill(character: Setting['character'], kind: MonsterKind, points = 2): Setting {
  return { character: character!, experience: { [kind]: points } }
}

/** The end of a turn with monsters beside the Hero. */
function attacked(setting: Setting, next: string[], beings: Being[] = ['worms']): Scene {
  return scene({ monsters: beside(...beings), from: 'end-of-turn', next, ...setting })
}

const roundEnd: Setting = { from: 'round-end', health: 5, control: 5 }

describe('The Pilot', () => {
  test('[AL-582] start: once per round a basic Move gives 2 movement points', () => {
    const s = scene({ character: 'pilot' }).choose('move', { gait: 'sprint', to: 'east' })
    s.choose('moveOn', { to: 'east' })
    expect(s.hero.at).toBe('1-C1')
    expect(s.asked?.step).toBe('act')
    expect(s.offered('move').some(({ gait }) => gait === 'sprint')).toBe(false)
    expect(
      scene({ character: 'captain' })
        .offered('move')
        .some(({ gait }) => gait === 'sprint'),
    ).toBe(false)
  })

  test('[AL-582] and again in the next round', () => {
    const s = toHero(scene({ character: 'pilot', from: 'round-end', round: { used: ['sprint'] } }))
    expect(s.offered('move').some(({ gait }) => gait === 'sprint')).toBe(true)
  })

  test('[AL-582] Light Step: parting attacks roll 1 die fewer', () => {
    const leave = (points: number, ...beings: Being[]) =>
      scene({ ...skill('pilot', 'spores', points), revealed: ['B1'], monsters: beside(...beings) }).choose(
        'move',
        {
          gait: 'walk',
          to: 'east',
        },
      )
    expect(rolls(leave(2, 'worms', 'spores').choose('strikeAtParting', {}))).toEqual(['evil parting 1'])
    expect(rolls(leave(1, 'worms', 'spores').choose('strikeAtParting', {}))).toEqual(['evil parting 2'])
    expect(leave(2, 'worms').asked?.step).toBe('act')
  })

  test('[AL-582] Evasive: once per round 1 hit of an attack does not count', () => {
    const s = attacked(skill('pilot', 'parasites'), ['hit', 'hit', 'hit']).choose('evade', {})
    expect(tracks(s)).toEqual([10, 12])
    const again = attacked({ ...skill('pilot', 'parasites'), round: { used: ['evasive'] } }, [
      'hit',
      'hit',
      'hit',
    ])
    expect(tracks(again)).toEqual([9, 12])
    expect(tracks(attacked(skill('pilot', 'parasites', 1), ['hit', 'hit', 'hit']))).toEqual([9, 12])
    expect(attacked(skill('pilot', 'parasites'), ['miss', 'surge', 'miss']).asked?.step).toBe('act')
  })

  test('[AL-582] Evasive: a surge that counts is a hit, too', () => {
    const s = attacked({ ...skill('pilot', 'parasites'), hazards: ['A1'] }, ['surge', 'miss', 'miss'])
    expect(s.choose('evade', {}).hero.health).toBe(12)
  })

  test('[AL-582] Quick Draw: a basic Fight rolls 3 dice, one with an item no more than usual', () => {
    const s = scene({ ...skill('pilot', 'cultists'), monsters: beside('worms') }).choose('fight', {
      target: 'worms',
    })
    expect(rolls(s)[0]).toBe('hero fight 3')
    const t = scene({ ...skill('pilot', 'cultists'), items: ['crowbar'], monsters: beside('worms') })
    expect(rolls(t.choose('strike', { item: 'crowbar', target: 'worms' }))[0]).toBe('hero fight 3')
  })

  test('[AL-582] Sharp Eyes: a basic Explore reveals up to 3 sectors, one with an item does not', () => {
    const s = scene(skill('pilot', 'hybrids')).choose('explore', { by: 'eyes', to: 'east' })
    expect(s.revealed).toEqual(['A1', 'B1', 'C1', 'D1'])
    const t = scene({ ...skill('pilot', 'hybrids'), items: ['flare'] }).choose('explore', {
      by: 'flare',
      to: 'east',
    })
    expect(t.revealed).toEqual(['A1', 'B1', 'C1'])
    expect(
      scene(skill('pilot', 'hybrids', 1)).choose('explore', { by: 'eyes', to: 'east' }).revealed,
    ).toHaveLength(3)
  })

  test('[AL-582] Overdrive: once per round slow time for free', () => {
    const s = scene(skill('pilot', 'worms')).choose('overdrive', {})
    expect(s.hero.adrenaline).toBe(3)
    expect(s.table.turn.actionsLeft).toBe(2)
    expect(s.refusal('slowTime', {})).toBe('AL-180')
    const later = scene({ ...skill('pilot', 'worms'), round: { used: ['overdrive'] } })
    expect(later.refusal('overdrive', {})).toBe('AL-582')
    expect(later.may('slowTime', {})).toBe(true)
    expect(scene(skill('pilot', 'worms', 1)).offered('overdrive')).toEqual([])
  })
})

describe('The Engineer', () => {
  const tools: Setting = { character: 'engineer', items: ['jet-pack', 'serum', 'flare'] }

  test('[AL-582] start: at the start of each turn 1 upgrade, with a component of any type', () => {
    const s = scene(tools)
    expect(s.offered('tinker')).toHaveLength(6)
    s.choose('tinker', { item: 'jet-pack', with: 'serum' })
    expect(s.hero.items).toEqual([
      { item: 'jet-pack', charges: 3, upgraded: true },
      { item: 'serum', charges: 1, upgraded: false },
      { item: 'flare', charges: 3, upgraded: false },
    ])
    expect(s.offered('tinker')).toEqual([])
    expect(s.table.turn.actionsLeft).toBe(1)
    s.choose('explore', { by: 'eyes', to: 'east' })
    expect(s.offered('tinker')).not.toEqual([])
  })

  test('[AL-582] only at the start, and only this character', () => {
    const s = scene({ ...tools, turn: { actionsLeft: 2 } }).choose('explore', { by: 'eyes', to: 'east' })
    expect(s.offered('tinker')).toEqual([])
    expect(scene({ ...tools, character: 'doctor' }).offered('tinker')).toEqual([])
  })

  test('[AL-582] in a Search any type will do, too', () => {
    const s = scene({ character: 'engineer', items: ['jet-pack'], itemDeck: ['serum'] }).choose('search', {
      how: 'one',
    })
    expect(s.offered('upgrade')).toEqual([
      { item: 'jet-pack', with: 'serum' },
      { item: 'serum', with: 'jet-pack' },
    ])
  })

  test('[AL-582] Sealed Suit: once per round surges do not count in one roll of Evil', () => {
    const hazard: Setting = { ...skill('engineer', 'spores'), hazards: ['A1'] }
    const s = attacked(hazard, ['surge', 'surge', 'hit']).choose('sealSuit', {})
    expect(tracks(s)).toEqual([11, 12])
    const again = attacked({ ...hazard, round: { used: ['sealed-suit'] } }, ['surge', 'surge', 'hit'])
    expect(tracks(again)).toEqual([9, 12])
  })

  test('[AL-582] Hard Lock: up to 2 doors after each movement point', () => {
    const enter = (points: number) =>
      scene({ ...skill('engineer', 'parasites', points), map: 'A1=B1 B1=C1 B1=B2' })
        .choose('move', { gait: 'walk', to: 'east' })
        .choose('lock', { door: 'west' })
    const s = enter(2).choose('lock', { door: 'south' })
    expect(s.table.locked).toHaveLength(2)
    expect(s.asked?.step).toBe('act')
    expect(enter(1).asked?.step).toBe('act')
  })

  test('[AL-582] Overload: a Fight with an item rolls 1 extra die, a basic one does not', () => {
    const setting: Setting = {
      ...skill('engineer', 'cultists'),
      items: ['crowbar'],
      monsters: beside('worms'),
    }
    expect(rolls(scene(setting).choose('strike', { item: 'crowbar', target: 'worms' }))[0]).toBe(
      'hero fight 4',
    )
    expect(rolls(scene(setting).choose('fight', { target: 'worms' }))[0]).toBe('hero fight 2')
  })

  test('[AL-582] Power Saver: once per round a use costs 1 charge less', () => {
    const setting: Setting = { ...skill('engineer', 'hybrids'), health: 2, items: ['med-kit'] }
    const s = scene(setting).choose('heal', { item: 'med-kit' })
    expect(charges(s, 'med-kit')).toBe(3)
    s.choose('heal', { item: 'med-kit' })
    expect(charges(s, 'med-kit')).toBe(2)
  })

  test('[AL-582] Rewire: a repaired switch lights up to 3 sectors', () => {
    const repair = (points: number) =>
      scene({ ...skill('engineer', 'worms', points), switches: ['A1'] }).choose('repair', { to: 'east' })
    expect(repair(2).lit).toEqual(['A1', 'B1', 'C1', 'D1'])
    expect(repair(1).lit).toEqual(['A1', 'B1', 'C1'])
  })
})

describe('The Captain', () => {
  function walkInto(being: Being, setting: Setting = {}): Scene {
    const s = scene({
      character: 'captain',
      lit: ['B1'],
      monsters: [{ being, at: 'B1' }],
      next: ['miss', 'miss'],
      ...setting,
    })
    return s.choose('move', { gait: 'walk', to: 'east' })
  }

  test('[AL-582] start: the first fright of each round costs 1 less', () => {
    expect(walkInto('worms').hero.control).toBe(11)
    expect(walkInto('spores').hero.control).toBe(12)
    expect(walkInto('worms', { round: { used: ['calm'] } }).hero.control).toBe(10)
  })

  test('[AL-582] of two only the first', () => {
    const s = scene({
      character: 'captain',
      monsters: [
        { being: 'worms', at: 'B1' },
        { being: 'hybrids', at: 'B1' },
      ],
    })
    s.choose('move', { gait: 'walk', to: 'east' }).choose('frightenNext', { monster: 'm1' })
    expect(s.hero.control).toBe(9)
  })

  test('[AL-582] Sweep: an exploration may discard up to 2 hazard tokens', () => {
    const explore = (points: number) => {
      const s = scene({ ...skill('captain', 'spores', points), hazards: ['A1', 'B1', 'C1'] })
      s.choose('explore', { by: 'eyes', to: 'east' })
      return s.choose('discardHazard', { place: s.place('A1') })
    }
    const s = explore(2)
    s.choose('discardHazard', { place: s.place('C1') })
    expect(s.table.hazards).toEqual(['1-B1'])
    expect(s.asked?.step).toBe('act')
    expect(explore(1).asked?.step).toBe('act')
  })

  test('[AL-582] Stand Firm: once per round 1 health loss is prevented', () => {
    const s = attacked(skill('captain', 'parasites'), ['hit', 'hit', 'hit']).choose('standFirm', {})
    expect(tracks(s)).toEqual([10, 12])
    expect(s.asked?.step).toBe('act')
    const used: Setting = { ...skill('captain', 'parasites'), round: { used: ['stand-firm'] } }
    expect(tracks(attacked(used, ['hit', 'hit', 'hit']))).toEqual([9, 12])
  })

  test('[AL-582] Marksman: once per Fight 1 die may be rolled again', () => {
    const fight: Setting = {
      ...skill('captain', 'cultists'),
      monsters: beside('spores'),
      next: ['miss', 'hit'],
    }
    const s = scene(fight).choose('fight', { target: 'spores' })
    expect(s.offered('rerollOne')).toEqual([{ die: 1 }, { die: 2 }])
    s.next('hit').choose('rerollOne', { die: 1 })
    expect(s.monster('m1')).toBeUndefined()
    expect(
      scene(fight).choose('fight', { target: 'spores' }).choose('keepRoll', {}).monster('m1')?.wounded,
    ).toBe(true)
  })

  test('[AL-582] Marksman: once, however many rolls the Fight has; in the next Fight again', () => {
    const s = scene({
      ...skill('captain', 'cultists'),
      revealed: ['B1'],
      items: ['flamethrower'],
      monsters: [
        { being: 'worms', at: 'B1' },
        { being: 'worms', at: 'B1' },
      ],
    }).choose('burn', { to: 'east' })
    s.choose('rerollOne', { die: 1 })
    expect(s.asked?.step).toBe('act')
    expect(s.choose('burn', { to: 'east' }).asked?.step).toBe('rerollHero')
  })

  test('[AL-582] Composure: once per turn a self-control loss caused by a reaction card is 1 lower', () => {
    const whispers = (setting: Setting) =>
      played('whispers', { decks: ['dread', 'fury'], performed: ['move'], ...setting })
    const composed = skill('captain', 'hybrids')
    expect(whispers(composed).choose('keepComposure', {}).hero.control).toBe(12)
    expect(whispers({ ...composed, hazards: ['A1'] }).choose('keepComposure', {}).hero.control).toBe(11)
    expect(whispers({ ...composed, turn: { used: ['composure'] } }).hero.control).toBe(11)
    expect(walkInto('worms', { ...composed, round: { used: ['calm'] } }).hero.control).toBe(10)
  })

  test('[AL-582] Inspiration: 1 more adrenaline token at each refill, at most 6', () => {
    const refill = (value: number, points = 2) =>
      toHero(scene({ ...skill('captain', 'worms', points), from: 'round-end', health: value })).hero
        .adrenaline
    expect([refill(12), refill(5), refill(3)]).toEqual([4, 6, 6])
    expect(refill(12, 1)).toBe(3)
  })
})

describe('The Doctor', () => {
  test('[AL-582] [AL-794] start: at the end of a round 1 health or 1 self-control', () => {
    const s = toHero(scene({ ...roundEnd, character: 'doctor' }))
    expect(s.asked).toMatchObject({ step: 'recoverWhich', seat: 'hero' })
    expect(s.offered('recover')).toEqual([
      { health: 0, control: 1 },
      { health: 1, control: 0 },
    ])
    expect(tracks(s.choose('recover', { health: 1, control: 0 }))).toEqual([6, 5])
    expect(toHero(scene({ ...roundEnd, character: 'captain' })).asked?.step).toBe('act')
  })

  test('[AL-582] Antitoxin: once per round 1 health less in a hazardous sector', () => {
    const toxic: Setting = { ...skill('doctor', 'spores'), hazards: ['A1'] }
    const s = attacked(toxic, ['hit', 'hit', 'miss']).choose('takeAntitoxin', {})
    expect(tracks(s)).toEqual([11, 12])
    expect(attacked(skill('doctor', 'spores'), ['hit', 'hit', 'miss']).hero.health).toBe(10)
    const used = attacked({ ...toxic, round: { used: ['antitoxin'] } }, ['hit', 'hit', 'miss'])
    expect(used.hero.health).toBe(10)
  })

  test('[AL-582] Triage: items recover 1 more', () => {
    const hurt: Setting = {
      ...skill('doctor', 'parasites'),
      health: 4,
      control: 4,
      items: ['med-kit', 'sedatives', 'serum'],
    }
    expect(tracks(scene(hurt).choose('heal', { item: 'med-kit' }))).toEqual([7, 4])
    expect(tracks(scene(hurt).choose('heal', { item: 'sedatives' }))).toEqual([4, 7])
    expect(tracks(scene(hurt).choose('takeSerum', { recover: 'health' }))).toEqual([8, 3])
  })

  test('[AL-582] Weak Spots: a wounded monster is killed by 1 damage less, at least 1; a healthy one is not', () => {
    const fight = (being: Being, wounded: boolean, next: string[], points = 2) =>
      scene({
        ...skill('doctor', 'cultists', points),
        monsters: [{ being, at: 'A1', wounded }],
        next,
      }).choose('fight', {
        target: wounded ? (`${being}-wounded` as const) : being,
      })
    expect(fight('worms', true, ['hit', 'miss']).monster('m1')).toBeUndefined()
    expect(fight('worms', true, ['hit', 'miss'], 1).monster('m1')).toBeDefined()
    expect(fight('spores', true, ['miss', 'miss']).monster('m1')).toBeDefined()
    const s = scene({
      ...skill('doctor', 'cultists'),
      items: ['crowbar'],
      monsters: beside('worms'),
      next: ['hit', 'hit', 'hit'],
    }).choose('strike', { item: 'crowbar', target: 'worms' })
    expect(s.monster('m1')?.wounded).toBe(true)
  })

  test('[AL-582] Calm Voice: 1 self-control at the end of a round', () => {
    const s = toHero(scene({ ...roundEnd, ...skill('doctor', 'hybrids') }))
    expect(tracks(s.choose('recover', { health: 1, control: 0 }))).toEqual([6, 6])
  })

  test('[AL-582] Autopsy: a basic Locate has 3 targets', () => {
    const ask = (points: number) => {
      const s = scene(skill('doctor', 'worms', points)).choose('locate', { by: 'watch', target: 'boss' })
      return s.choose('locateAlso', { target: 'door' })
    }
    expect(ask(2).asked).toMatchObject({ step: 'locateWhat', args: { left: 1 } })
    expect(ask(1).asked?.step).toBe('answerLocate')
  })
})
