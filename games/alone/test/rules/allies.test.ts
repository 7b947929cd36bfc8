import { describe, expect, test } from 'vitest'
import { characters } from '../../content/characters.ts'
import { type Scene, type Setting, at, scene } from '../scene.ts'
import { tracks, whereIs } from './about.ts'
import { ended, goOn, holding, hurt, questions, scared } from './playing.ts'
import { open, tableOf } from './reading.ts'

const doctor: Setting = { ally: ['doctor', 6] }
const parasite: Setting = {
  from: 'end-of-turn',
  monsters: [{ being: 'parasites', at: 'A1' }],
  next: ['hit', 'hit'],
}

function charges(s: Scene): number | undefined {
  return s.hero.ally?.charges
}

describe('allies', () => {
  test.each(characters)('[AL-731] %s can be the Hero; the three others can become allies', (character) => {
    const engine = open()
    engine.choose(engine.decision!.options.find(({ args }) => args['character'] === character)!)
    const { hero, allyPool } = tableOf(engine)
    expect(hero.character).toBe(character)
    expect(allyPool.toSorted()).toEqual(characters.filter((each) => each !== character).toSorted())
  })

  test('[AL-732] [AL-733] gained as the reward of a mission, with 6 charges', () => {
    const s = scene({
      options: { difficulty: 'impossible' },
      map: 'A1=B1',
      rooms: { A1: 'canteen' },
      lit: ['A1'],
      missions: { green: 'barricaded-survivor' },
      allyPool: ['engineer', 'captain'],
    }).choose('advance', { mission: 'barricaded-survivor' })
    expect(charges(s)).toBe(6)
    expect(s.table.allyPool).toHaveLength(1)
    expect(s.table.allyPool).not.toContain(s.hero.ally!.character)
  })

  test('[AL-734] the sacrifice, at the start of a turn only, discards the ally for good', () => {
    const s = scene({ ...doctor, health: 5, control: 5 }).choose('sacrifice', {})
    expect(s.hero.ally).toBeNull()
    s.choose('recover', { health: 2, control: 4 })
    expect(tracks(s)).toEqual([7, 9])
    expect(s.may('sacrifice', {})).toBe(false)
    const late = scene({ ...doctor, adrenaline: 1 })
      .choose('slowTime', {})
      .choose('search', { how: 'one' })
    expect(goOn(late).may('sacrifice', {})).toBe(false)
  })

  test('[AL-735] each use of the ability costs 1 charge', () => {
    const s = goOn(scene({ ...doctor, health: 5 }).choose('search', { how: 'one' }), 'recoverWhich')
    s.choose('recover', { health: 1, control: 0 })
    expect([charges(s), ...tracks(s)]).toEqual([5, 6, 12])
    const spared = goOn(scene({ ...doctor, health: 5 }).choose('search', { how: 'one' }), 'recoverWhich')
    expect(charges(spared.choose('recoverNothing', {}))).toBe(6)
  })

  test('[AL-736] [AL-737] [AL-738] Evil may deal all of the damage to the ally instead, or none', () => {
    const s = scene({ ...doctor, ...parasite })
    expect(s.asked).toMatchObject({ step: 'redirect', seat: 'e1', args: { health: 2, control: 0 } })
    s.choose('strikeAlly', {})
    expect([charges(s), ...tracks(s)]).toEqual([4, 12, 12])
    const hero = scene({ ...doctor, ...parasite }).choose('strikeHero', {})
    expect([charges(hero), ...tracks(hero)]).toEqual([6, 10, 12])
  })

  test('[AL-738] damage to self-control, too', () => {
    const s = scene({ ...doctor, monsters: [{ being: 'worms', at: 'B1' }] })
    s.choose('move', { gait: 'walk', to: 'east' }).choose('strikeAlly', {})
    expect([charges(s), ...tracks(s)]).toEqual([4, 12, 12])
  })

  test('[AL-739] [AL-740] without charges the ally is gone; damage beyond them is lost', () => {
    const s = scene({ ally: ['engineer', 1], ...parasite }).choose('strikeAlly', {})
    expect(s.hero.ally).toBeNull()
    expect(s.happened('allyLost')).toEqual([{ character: 'engineer' }])
    expect(tracks(s)).toEqual([12, 12])
    const exact = scene({ ally: ['engineer', 2], ...parasite }).choose('strikeAlly', {})
    expect(exact.hero.ally).toBeNull()
    const left = scene({ ally: ['engineer', 3], ...parasite }).choose('strikeAlly', {})
    expect(charges(left)).toBe(1)
  })

  test('[AL-741] [AL-R36] what the ally suffers is no loss of the Hero: no card answers it', () => {
    const s = hurt('panic', { ...doctor })
    expect(s.asked!.step).toBe('redirect')
    s.choose('strikeAlly', {})
    expect(s.table.turn.lostHealthAt).toEqual([])
    expect(s.asked!.step).not.toBe('react')
    expect(hurt('panic', doctor).choose('strikeHero', {}).may('play', { card: 'panic' })).toBe(true)
  })

  test('[AL-742] a fright, an attack, a parting attack and a card can be redirected', () => {
    const fright = scared('feed-on-fear', doctor)
    expect(fright.asked).toMatchObject({ step: 'redirect', args: { cause: 'fright' } })
    const parting = scene({ ...doctor, monsters: [{ being: 'worms', at: 'A1' }], next: ['hit'] })
    parting.choose('move', { gait: 'walk', to: 'east' }).choose('strikeAtParting', {})
    expect(parting.asked).toMatchObject({ step: 'redirect', args: { cause: 'parting' } })
    expect(ended('whispers', doctor).asked).toMatchObject({ step: 'redirect', args: { cause: 'card' } })
  })

  test('[AL-742] [AL-R36] not the loss of Nightmare mode, nor a price', () => {
    const s = scene({ ...doctor, from: 'round-end', round: { marker: 0, nightmare: true } })
    expect(questions(s)).not.toContain('redirect')
    expect([charges(s), ...tracks(s)]).toEqual([6, 12, 10])
    const price = scene({ ...doctor, items: ['serum'], control: 5 }).choose('takeSerum', {
      recover: 'control',
    })
    expect([charges(price), ...tracks(price)]).toEqual([6, 11, 8])
  })

  test('[AL-737] [AL-R36] every monster’s attack is a source of its own', () => {
    const s = scene({
      ...doctor,
      ...holding(),
      from: 'end-of-turn',
      monsters: [
        { being: 'parasites', at: 'A1' },
        { being: 'parasites', at: 'A1' },
      ],
      next: ['hit', 'miss', 'hit', 'miss'],
    })
    s.choose('attackNext', { monster: 'm1' }).choose('strikeAlly', {}).choose('strikeHero', {})
    expect([charges(s), ...tracks(s)]).toEqual([5, 11, 12])
    expect(whereIs(s, 'm1')).toBe('A1')
    expect(s.hero.at).toBe(at('A1'))
  })
})
