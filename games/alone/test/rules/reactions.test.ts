import type { Agreement, Kind } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { alone } from '../../index.ts'
import { type Setting, at, scene } from '../scene.ts'
import { paths, shift, tracks, whereIs } from './about.ts'
import {
  attackDice,
  ended,
  ending,
  fighting,
  goOn,
  holding,
  hurt,
  momentOf,
  until,
  windows,
} from './playing.ts'

const worm: Setting = { monsters: [{ being: 'worms', at: 'D1' }] }
const pair: Setting = { options: { evil: 2 }, leader: 'e1', ...worm, from: 'end-of-turn' }

describe('playing reactions', () => {
  test('[AL-631] two cards in a turn, by all Evil players together', () => {
    const s = scene({
      ...pair,
      hands: { e1: ['stalker', 'stalker', 'cut-off'], e2: ['scuttle', 'scuttle'] },
    })
    shift(s.choose('playDown', { card: 'stalker' }), 'm1', '')
    expect(s.asked!.step).toBe('react')
    s.choose('proposeDown', { card: 'scuttle' }, 'e2').choose('allow', {})
    shift(s, 'm1', '')
    expect(s.asked!.step).toBe('act')
    expect(s.table.track).toHaveLength(2)
  })

  test('[AL-631] the next turn has two of its own', () => {
    const s = ended('scuttle', { ...worm, hands: { e1: ['scuttle', 'scuttle', 'cut-off'] } })
    shift(s, 'm1', '').choose('playDown', { card: 'scuttle' })
    goOn(shift(s, 'm1', '')).choose('search', { how: 'one' })
    expect(s.table.turn.reactions).toBe(0)
    expect(goOn(s, 'react').may('playDown', { card: 'cut-off' })).toBe(true)
  })

  test('[AL-632] none before the Hero has declared an action', () => {
    const start: Setting = {
      ...holding('feed-on-fear'),
      character: 'doctor',
      monsters: [{ being: 'worms', at: 'B1' }],
    }
    const s = scene({ ...start, ally: ['pilot', 6] })
      .choose('sacrifice', {})
      .choose('followPilot', { to: 'east' })
    expect(tracks(s)).toEqual([12, 10])
    expect(s.asked!.step).toBe('ledWhere')
    const moved = scene(start).choose('move', { gait: 'walk', to: 'east' })
    expect(tracks(moved)).toEqual([12, 10])
    expect(moved.asked).toMatchObject({ step: 'react', args: { moment: 'after-loss', loss: 'control' } })
  })

  test('[AL-633] [AL-002] Evil may always pass', () => {
    const s = ending('scuttle', worm)
    expect(s.may('pass', {})).toBe(true)
    s.pass()
    expect(s.asked!.step).toBe('act')
    expect(s.table.hands['e1']).toHaveLength(2)
    expect(s.table.track).toEqual([])
  })

  test('[AL-638] the second card must be legal as well', () => {
    const s = ended('scuttle', { ...worm, ...holding('scuttle', 'swarm') })
    shift(s, 'm1', '')
    expect(s.refusal('play', { card: 'swarm' })).toBe('AL-668')
    expect(s.may('playDown', { card: 'swarm' })).toBe(true)
  })

  test('[AL-R44] several instants at one moment: each is resolved before the next is played', () => {
    const s = hurt('blood-scent', {
      ...holding('frenzy', 'blood-scent'),
      monsters: [{ being: 'parasites', at: 'A1' }, ...worm.monsters!],
    })
    expect([s.may('play', { card: 'frenzy' }), s.may('play', { card: 'blood-scent' })]).toEqual([true, true])
    s.choose('play', { card: 'blood-scent' })
    expect(s.asked!.step).toBe('moveMonster')
    shift(s, 'm2', 'w').next('miss').choose('play', { card: 'frenzy' })
    expect(whereIs(s, 'm2')).toBe('C1')
  })

  test('[AL-R44] a card that is played while another is resolved does not change what that one does', () => {
    const s = ended('swarm', {
      ...holding('swarm', 'nowhere-to-run'),
      monsters: [
        { being: 'worms', at: 'B1' },
        { being: 'parasites', at: 'D1' },
      ],
    })
    shift(s, 'm1', 'w').choose('play', { card: 'nowhere-to-run' })
    shift(s, 'm2', 'w')
    expect(s.asked!.step).toBe('moveMonster')
    // The Worm was moved by the Swarm; the Parasite was not.
    expect([paths(s, 'm1'), paths(s, 'm2')]).toEqual([[], ['', 'e', 'w']])
  })
})

describe('conditions', () => {
  const cards = {
    move: 'scuttle',
    explore: 'flanking',
    fight: 'swarm',
    search: 'through-the-ducts',
    interact: 'scatter',
  } as const

  test.each(Object.keys(cards) as (keyof typeof cards)[])(
    '[AL-666] [AL-667] after a %s only the cards for it may be played face up',
    (done) => {
      const s = scene({
        ...worm,
        ...holding(...Object.values(cards)),
        from: 'end-of-turn',
        performed: [done],
      })
      expect(s.offered('play')).toEqual([{ card: cards[done] }])
      for (const card of Object.values(cards).filter((each) => each !== cards[done]))
        expect(s.refusal('play', { card })).toBe('AL-668')
    },
  )

  test('[AL-667] Locate enables cards for Locate, and those only', () => {
    const s = scene({ ...worm, ...holding('restless', 'scuttle') })
    s.choose('locate', { by: 'watch', target: 'room' }).choose('locateAlso', { target: 'door' })
    expect(s.offered('play')).toEqual([{ card: 'restless' }])
    until(s, 'end-of-turn')
  })

  test('[AL-668] a loss must have happened: no window for it before', () => {
    const quiet = scene({ ...holding('panic', 'acid'), items: ['crowbar'] })
    quiet.choose('search', { how: 'one' })
    expect(windows(goOn(quiet, 'react'))).toEqual(['end-of-turn'])
  })

  test.each([
    ['an attack', () => hurt('panic')],
    [
      'a parting attack',
      () =>
        scene({ ...holding('panic'), monsters: [{ being: 'worms', at: 'A1' }], next: ['hit'] })
          .choose('move', { gait: 'walk', to: 'east' })
          .passAll()
          .choose('strikeAtParting', {}),
    ],
    [
      'a card',
      () =>
        fighting('ricochet', ['miss', 'miss'], holding('ricochet', 'panic')).choose('play', {
          card: 'ricochet',
        }),
    ],
    [
      'a price',
      () =>
        scene({ ...holding('panic'), items: ['serum'], control: 5 }).choose('takeSerum', {
          recover: 'control',
        }),
    ],
  ])('[AL-669] a loss of health by %s', (_, lost) => {
    const s = lost()
    expect(s.hero.health).toBe(11)
    expect(s.asked!.args).toEqual({ moment: 'after-loss', loss: 'health' })
    expect(s.may('play', { card: 'panic' })).toBe(true)
  })

  test('[AL-669] [AL-R01] a fright without self-control left is a loss of health', () => {
    const s = scene({ ...holding('panic'), control: 1, monsters: [{ being: 'worms', at: 'B1' }] })
    until(s.choose('move', { gait: 'walk', to: 'east' }), 'after-loss')
    expect(tracks(s)).toEqual([11, 0])
    expect(s.asked!.args).toEqual({ moment: 'after-loss', loss: 'health' })
  })

  const slow: Setting = { ...holding('scuttle', 'through-the-ducts', 'swarm'), ...worm, adrenaline: 1 }

  test('[AL-670] [AL-671] [AL-674] in slow time both actions enable their cards, in any order, after both', () => {
    const s = scene(slow).choose('slowTime', {}).choose('move', { gait: 'walk', to: 'east' })
    expect(windows(s)).toEqual(['after-step'])
    expect(s.asked!.step).toBe('act')
    goOn(s.choose('search', { how: 'one' }), 'react')
    expect(momentOf(s)).toBe('end-of-turn')
    s.choose('play', { card: 'through-the-ducts' }).choose('relocate', { monster: 'm1', to: at('E1') })
    expect(s.refusal('play', { card: 'swarm' })).toBe('AL-668')
    shift(s.choose('play', { card: 'scuttle' }), 'm1', '')
    expect(s.table.hands['e1']).toEqual(['swarm'])
    expect(s.asked!.step).toBe('act')
  })
})

describe('moments', () => {
  test('[AL-672] an instant is played exactly at its moment', () => {
    const s = scene({ ...worm, ...holding('dodge', 'give-chase'), monsters: [{ being: 'worms', at: 'A1' }] })
    s.choose('fight', { target: 'worms' })
    expect(momentOf(s)).toBe('before-roll')
    expect(s.refusal('play', { card: 'give-chase' })).toBe('AL-672')
    expect(s.may('play', { card: 'dodge' })).toBe(true)
    until(s.next('miss', 'miss'), 'end-of-turn')
    expect(s.refusal('play', { card: 'dodge' })).toBe('AL-672')
  })

  test('[AL-673] a card without the symbol is played at the end of the turn', () => {
    const s = scene({ ...worm, ...holding('scuttle') }).choose('move', { gait: 'walk', to: 'east' })
    expect(momentOf(s)).toBe('after-step')
    expect(s.refusal('play', { card: 'scuttle' })).toBe('AL-673')
    s.pass()
    expect(momentOf(s)).toBe('end-of-turn')
    expect(s.may('play', { card: 'scuttle' })).toBe(true)
  })

  test('[AL-675] without a hazard token the lower effect is not applied', () => {
    const s = shift(ended('stalker', worm), 'm1', 'w')
    expect(s.happened('monsterSpawned')).toEqual([])
    expect(s.asked!.step).toBe('react')
  })

  test('[AL-677] what holds until the end of the turn holds in the attacks, and not in the next turn', () => {
    const s = shift(
      ended('blood-trail', { hazards: ['A1'], monsters: [{ being: 'worms', at: 'B1' }] }),
      'm1',
      'w',
    )
    s.next('miss', 'miss', 'miss', 'miss')
    until(s, 'end-of-turn').pass()
    expect(attackDice(s)).toEqual([4])
    s.choose('search', { how: 'one' }).next('miss', 'miss', 'miss')
    expect(attackDice(goOn(s))).toEqual([3])
  })

  test('[AL-678] the Hero decides first', () => {
    const s = hurt('panic', { items: ['body-armour'] })
    expect(s.asked).toMatchObject({ step: 'saveFromLoss', seat: 'hero' })
    expect(s.choose('endure', {}).asked!.step).toBe('react')
    const saved = hurt('panic', { items: ['body-armour'] }).choose('wearArmour', { charges: 1 })
    expect(saved.asked!.step).toBe('act')
    expect(tracks(saved)).toEqual([12, 12])
  })

  test('[AL-676] nothing to do for it: the standard reaction, too, needs a monster or a place for one', () => {
    const s = ending('scuttle', { map: 'A1-B1' })
    expect(s.refusal('play', { card: 'scuttle' })).toBe('AL-676')
    expect(s.refusal('playDown', { card: 'scuttle' })).toBe('AL-676')
  })

  test('[AL-676] who moves a monster with a card may leave it where it is, but not silently', () => {
    const s = ended('stalker', worm)
    expect(s.offered('stay')).toEqual([])
    expect(shift(s, 'm1', '').heroSees('noise')).toEqual([{ heard: 'east' }])
  })
})

describe('windows', () => {
  test('[AL-873] they open by what the decks in use contain, not by what is held', () => {
    const held = scene({ decks: ['fury', 'speed'], hands: { e1: ['stalker'] } })
    expect(windows(held.choose('move', { gait: 'walk', to: 'east' }))).toEqual(['after-step', 'end-of-turn'])
    const other = scene({ decks: ['fury', 'dread'], hands: { e1: ['stalker'] } })
    expect(windows(other.choose('move', { gait: 'walk', to: 'east' }))).toEqual(['declared', 'end-of-turn'])
  })

  test('[AL-873] with no cards in any hand there is none', () => {
    expect(scene().choose('move', { gait: 'walk', to: 'east' }).asked!.step).toBe('act')
  })
})

describe('asking the Leader', () => {
  const three: Setting = {
    options: { evil: 3 },
    leader: 'e2',
    from: 'end-of-turn',
    performed: ['move'],
    ...worm,
    hands: { e1: ['blood-trail'], e2: ['scuttle'], e3: ['from-the-vents'] },
  }

  test('[AL-609] [AL-R43] the Leader plays, the others offer', () => {
    const s = scene(three)
    expect(s.may('play', { card: 'scuttle' }, 'e2')).toBe(true)
    expect(s.may('propose', { card: 'blood-trail' }, 'e1')).toBe(true)
    expect(s.may('proposeDown', { card: 'from-the-vents' }, 'e3')).toBe(true)
    expect(s.offered('play', 'e1')).toEqual([])
    expect([s.may('pass', {}, 'e1'), s.may('pass', {}, 'e2')]).toEqual([false, true])
  })

  test('[AL-R43] the Leader is told the deck and the condition, nobody the card', () => {
    const s = scene(three).choose('propose', { card: 'blood-trail' }, 'e1')
    expect(s.asked).toMatchObject({ step: 'permit', seat: 'e2' })
    const told = { by: 'e1', deck: 'fury', face: 'up', condition: 'move' }
    expect(s.seenBy('e2', 'cardProposed')).toEqual([told])
    expect(s.view('e2').own['proposal']).toEqual(told)
    expect(JSON.stringify([s.view('e2'), s.view('e3'), s.view('hero')])).not.toContain('blood-trail')
  })

  test('[AL-R60] the table can tell who offered a card, and how the Leader accepts it', () => {
    const { engine, table } = scene(three).choose('propose', { card: 'blood-trail' }, 'e1')
    const { choice, proposer } = (alone.agreements as Record<string, Agreement<Kind, unknown>>)['permit']!
    expect(proposer(table, engine.decision!.args)).toBe('e1')
    expect(engine.optionsOf('e2').map(({ step }) => step)).toContain(choice)
  })

  test('[AL-R43] of a standard reaction only the deck', () => {
    const s = scene(three).choose('proposeDown', { card: 'from-the-vents' }, 'e3')
    const told = { by: 'e3', deck: 'speed', face: 'down', condition: null }
    expect(s.seenBy('e2', 'cardProposed')).toEqual([told])
    s.choose('allow', {})
    expect(s.table.track).toMatchObject([{ by: 'e3', face: 'down' }])
    // The choices of a card belong to the player of the card (AL-612).
    expect(s.asked!.seat).toBe('e3')
  })

  test('[AL-610] [AL-R43] a card that is refused stays in the hand, unseen', () => {
    const s = scene(three).choose('propose', { card: 'blood-trail' }, 'e1').choose('refuse', {})
    expect(s.table.hands['e1']).toEqual(['blood-trail'])
    expect(s.table.track).toEqual([])
    expect(s.table.turn.reactions).toBe(0)
    expect(JSON.stringify([s.view('e2'), s.view('e3'), s.view('hero')])).not.toContain('blood-trail')
  })

  test('[AL-R43] a single Evil player offers nothing', () => {
    const s = ending('scuttle', worm)
    expect([s.offered('propose', 'e1'), s.offered('proposeDown', 'e1')]).toEqual([[], []])
    expect(s.choose('play', { card: 'scuttle' }).asked!.step).toBe('moveMonster')
  })
})
