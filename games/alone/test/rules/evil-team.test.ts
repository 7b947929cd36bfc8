import { describe, expect, test } from 'vitest'
import { type Engine, type Seat, perceived, revealedBy } from '@miskatonic/kernel'
import { type Card, designOf } from '../../cards/reactions.ts'
import { alone } from '../../index.ts'
import type { Options } from '../../position.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { rolls, shift, toHero } from './about.ts'
import { begin, open, tableOf } from './reading.ts'

function decksOf(cards: readonly Card[]): string[] {
  return [...new Set(cards.map((card) => designOf[card].deck))].toSorted()
}

/** A game in which Evil is about to say from which deck it draws the first hand. */
function dealing(evil: Options['evil']): Engine {
  const engine = open({ evil, leader: 'e1' })
  while (engine.decision!.step !== 'drawSplit') engine.choose(engine.decision!.options[0]!)
  return engine
}

function draw(engine: Engine, first: number): void {
  engine.choose(engine.decision!.options.find(({ args }) => (args as { first: number }).first === first)!)
}

describe('Hands and decks', () => {
  test.each([
    [1, 10],
    [2, 6],
    [3, 4],
  ] as const)('[AL-601] [AL-602] [AL-603] %i Evil players hold %i cards each', (evil, size) => {
    const { hands } = tableOf(begin({ evil }))
    expect(Object.values(hands).map((hand) => hand.length)).toEqual(Array.from({ length: evil }, () => size))
  })

  test('[AL-604] one player draws from both decks in any combination', () => {
    const engine = dealing(1)
    expect(engine.decision!.options).toHaveLength(11)
    draw(engine, 3)
    const { hands, decksInUse } = tableOf(engine)
    const ofFirst = hands['e1']!.filter((card) => designOf[card].deck === decksInUse[0])
    expect([ofFirst.length, hands['e1']!.length]).toEqual([3, 10])
  })

  test('[AL-605] of two each draws only from the own deck', () => {
    const { hands, decksInUse } = tableOf(begin({ evil: 2, leader: 'e1' }))
    expect(decksOf(hands['e1']!)).toEqual([decksInUse[0]])
    expect(decksOf(hands['e2']!)).toEqual([decksInUse[1]])
  })

  test('[AL-606] of three the middle one draws from both, the others from the one in front of them', () => {
    const engine = dealing(3)
    expect(engine.decision!.waiting).toEqual(['e2'])
    expect(engine.decision!.options).toHaveLength(5)
    draw(engine, 1)
    const { hands, decksInUse } = tableOf(engine)
    expect(decksOf(hands['e1']!)).toEqual([decksInUse[0]])
    expect(decksOf(hands['e3']!)).toEqual([decksInUse[1]])
    expect(decksOf(hands['e2']!)).toEqual(decksInUse.toSorted())
    expect(hands['e2']!.filter((card) => designOf[card].deck === decksInUse[0])).toHaveLength(1)
  })

  test('[AL-607] nobody sees the cards of another', () => {
    const s = scene({ options: { evil: 2 }, hands: { e1: ['stalker'], e2: ['scuttle', 'swarm'] } })
    expect(s.view('e1').own['hands']).toEqual(['stalker'])
    expect(s.view('e2').own['hands']).toEqual(['scuttle', 'swarm'])
    for (const seat of ['hero', 'e1', 'e2', ''])
      expect(s.view(seat).table['hands']).toEqual({ e1: { fury: 1 }, e2: { speed: 2 } })
    expect(s.view('hero').own['hands']).toBeUndefined()
  })
})

/** The end of a turn in which the Hero moved; e1 leads. */
const two: Setting = {
  options: { evil: 2 },
  from: 'end-of-turn',
  performed: ['move'],
  leader: 'e1',
  hands: { e1: ['blood-trail'], e2: ['scuttle'] },
  monsters: [{ being: 'worms', at: 'D1' }],
}

describe('Asking the Leader', () => {
  // How a room keeps to it is tested over sockets, in e2e/server/test/talk.test.ts.
  test('[AL-608] Evil has no channel of its own: whatever its players say, the Hero hears', () => {
    expect([alone.sideOf?.('hero'), alone.sideOf?.('e1'), alone.sideOf?.('e2')]).toEqual([
      'hero',
      'evil',
      'evil',
    ])
    expect(alone.teamTalk?.isPrivate).toBe(false)
  })

  test('[AL-R43] Evil is told the deck and the kind of what is proposed, never the card; the Hero nothing', () => {
    const s = scene(two).choose('propose', { card: 'scuttle' }, 'e2')
    const told = { by: 'e2', deck: 'speed', face: 'up', condition: 'move' }
    expect(s.seenBy('e1', 'cardProposed')).toEqual([told])
    expect(s.view('e1').own['proposal']).toEqual(told)
    expect(s.view('e2').own['proposal']).toEqual({ ...told, card: 'scuttle' })
    for (const seat of ['hero', '']) {
      expect(s.seenBy(seat, 'cardProposed')).toEqual([])
      expect(JSON.stringify([s.view(seat).table, s.view(seat).own])).not.toMatch(/proposal/)
    }
    s.choose('refuse', {})
    expect(s.seenBy('e2', 'proposalRefused')).toEqual([{ by: 'e2' }])
    expect(s.seenBy('hero', 'proposalRefused')).toEqual([])
  })

  test('[AL-R43] of a standard reaction only that it is one', () => {
    const s = scene(two).choose('proposeDown', { card: 'scuttle' }, 'e2')
    expect(s.seenBy('e1', 'cardProposed')).toEqual([
      { by: 'e2', deck: 'speed', face: 'down', condition: null },
    ])
  })

  test('[AL-609] whoever does not lead has to ask', () => {
    const s = scene(two)
    expect(s.may('play', { card: 'scuttle' }, 'e2')).toBe(false)
    expect(s.may('playDown', { card: 'scuttle' }, 'e2')).toBe(false)
    expect(s.may('propose', { card: 'scuttle' }, 'e2')).toBe(true)
    expect(s.may('pass', {}, 'e2')).toBe(false)
  })

  test('[AL-609] [AL-R43] the Leader’s own cards need no consent; nor does anything with one Evil player', () => {
    expect(scene(two).choose('play', { card: 'blood-trail' }).asked?.step).toBe('moveMonster')
    const single = scene({ ...two, options: { evil: 1 }, hands: { e1: ['scuttle'] } })
    expect(single.offered('propose')).toEqual([])
    expect(single.choose('play', { card: 'scuttle' }).asked?.step).toBe('moveMonster')
  })

  test('[AL-610] the Leader allows, and the card is played by its owner', () => {
    const s = scene(two).choose('propose', { card: 'scuttle' }, 'e2')
    expect(s.asked).toMatchObject({ step: 'permit', seat: 'e1' })
    s.choose('allow', {})
    expect(s.table.track).toEqual([{ card: 'scuttle', by: 'e2', face: 'up', spaces: 1 }])
    expect(s.asked).toMatchObject({ step: 'moveMonster', seat: 'e2' })
  })

  test('[AL-610] [AL-R43] or refuses: it stays in hand, and another may be offered', () => {
    const s = scene(two).choose('propose', { card: 'scuttle' }, 'e2').choose('refuse', {})
    expect(s.table.hands['e2']).toEqual(['scuttle'])
    expect(s.table.track).toEqual([])
    expect(s.table.proposal).toBeNull()
    expect(s.may('proposeDown', { card: 'scuttle' }, 'e2')).toBe(true)
    expect(s.pass().table.hands['e2']).toEqual(['scuttle'])
  })

  test('[AL-R58] what was refused cannot be proposed again in the same way, until another card is played', () => {
    const s = scene(two).choose('propose', { card: 'scuttle' }, 'e2').choose('refuse', {})
    expect(s.asked).toMatchObject({ step: 'react', seat: 'e1' })
    expect(s.refusal('propose', { card: 'scuttle' }, 'e2')).toBe('AL-R58')
    s.choose('proposeDown', { card: 'scuttle' }, 'e2').choose('refuse', {})
    expect(s.refusal('proposeDown', { card: 'scuttle' }, 'e2')).toBe('AL-R58')
    shift(s.choose('play', { card: 'blood-trail' }), 'm1', 'w')
    expect(s.may('propose', { card: 'scuttle' }, 'e2')).toBe(true)
    expect(s.may('proposeDown', { card: 'scuttle' }, 'e2')).toBe(true)
  })

  test('[AL-R58] the next window knows nothing of it', () => {
    const s = scene({
      ...two,
      from: 'end-of-turn',
      performed: ['move'],
      hands: { e1: [], e2: ['hit-and-run'] },
      monsters: ['worms', 'parasites'].map((being) => ({ being: being as 'worms', at: 'A1' })),
      next: ['hit', 'miss', 'miss', 'hit', 'miss'],
    }).pass()
    s.choose('attackNext', { monster: 'm1' })
    s.choose('propose', { card: 'hit-and-run' }, 'e2').choose('refuse', {})
    expect(s.refusal('propose', { card: 'hit-and-run' }, 'e2')).toBe('AL-R58')
    s.pass()
    expect(s.asked).toMatchObject({ step: 'react', args: { moment: 'after-loss' } })
    expect(s.may('propose', { card: 'hit-and-run' }, 'e2')).toBe(true)
  })

  test('[AL-R58] whoever else holds the same card may propose it: it does not show what was refused', () => {
    const hands = { e1: [], e2: ['scuttle'], e3: ['scuttle'] } satisfies Setting['hands']
    const s = scene({ ...two, options: { evil: 3 }, hands })
    const before = ['hero', 'e1', 'e3'].map((seat) => perceived(s.engine, seat))
    s.choose('propose', { card: 'scuttle' }, 'e2').choose('refuse', {})
    const count = (text: string): string => text.replaceAll(/"choices":\d+/g, '')
    expect(['hero', 'e1', 'e3'].map((seat) => count(perceived(s.engine, seat)))).toEqual(before.map(count))
    expect(s.may('propose', { card: 'scuttle' }, 'e3')).toBe(true)
  })

  test('[AL-607] [AL-R43] consent shows the card, and so it cannot be taken back', () => {
    const s = scene(two).choose('propose', { card: 'scuttle' }, 'e2')
    const [allow, refuse] = s.engine.optionsOf('e1')
    expect(revealedBy(alone, s.position, allow!)?.by).toBe('sight')
    expect(revealedBy(alone, s.position, refuse!)).toBeNull()
  })

  test.each([
    [1, 'e1', 'e1'],
    [2, 'e1', 'e2'],
    [2, 'e2', 'e1'],
    [3, 'e2', 'e3'],
    [3, 'e3', 'e1'],
  ] as const)('[AL-611] with %i Evil players the Leader token passes from %s to %s', (evil, from, to) => {
    const s = toHero(scene({ options: { evil }, leader: from, from: 'round-end' }))
    expect(s.table.leader).toBe(to)
  })
})

describe('Who decides', () => {
  const beside: Setting = {
    options: { evil: 2 },
    leader: 'e2',
    ally: ['doctor', 6],
    revealed: ['B1'],
    monsters: [
      { being: 'worms', at: 'A1' },
      { being: 'spores', at: 'A1' },
    ],
  }

  test('[AL-612] what no rule gives to one player is the Leader’s', () => {
    const s = scene({ ...beside, next: ['hit', 'hit'] }).choose('move', { gait: 'walk', to: 'east' })
    expect(s.asked).toMatchObject({ step: 'partingAttack', seat: 'e2' })
    s.choose('strikeAtParting', {})
    expect(s.asked).toMatchObject({ step: 'redirect', seat: 'e2' })
    expect(scene({ ...beside, from: 'end-of-turn' }).asked).toMatchObject({ step: 'attackOrder', seat: 'e2' })
    const located = scene(beside).choose('locate', { by: 'watch', target: 'boss' })
    expect(located.choose('locateAlso', { target: 'door' }).asked).toMatchObject({
      step: 'answerLocate',
      seat: 'e2',
    })
  })

  test('[AL-612] but whoever plays a card makes its choices', () => {
    const s = scene({ ...two, leader: 'e2' })
      .choose('propose', { card: 'blood-trail' }, 'e1')
      .choose('allow', {}, 'e2')
    expect(s.asked).toMatchObject({ step: 'moveMonster', seat: 'e1' })
    shift(s, 'm1', 'w')
    expect(s.monster('m1')?.at).toBe('1-C1')
  })
})

/** A monster has just hurt the Hero, and Evil draws a card with Relentless; `dangerous` makes it two. */
function relentless(evil: 1 | 2 | 3, seat: Seat, setting: Setting = {}): Scene {
  const s = scene({
    options: { evil },
    leader: seat,
    from: 'end-of-turn',
    hands: { [seat]: ['relentless'] },
    monsters: [{ being: 'parasites', at: 'A1' }],
    hazards: ['A1'],
    next: ['hit', 'miss'],
    ...setting,
  }).pass()
  expect(rolls(s)).toEqual(['evil attack 2'])
  return s.choose('play', { card: 'relentless' })
}

describe('Drawing by an effect', () => {
  test('[AL-613] the Leader divides the number in any way', () => {
    const s = relentless(3, 'e3')
    expect(s.asked).toMatchObject({ step: 'divideDraw', args: { count: 2 }, seat: 'e3' })
    expect(s.offered('divide').toSorted((a, b) => a.e1 - b.e1 || a.e2 - b.e2)).toEqual([
      { e1: 0, e2: 0, e3: 2 },
      { e1: 0, e2: 1, e3: 1 },
      { e1: 0, e2: 2, e3: 0 },
      { e1: 1, e2: 0, e3: 1 },
      { e1: 1, e2: 1, e3: 0 },
      { e1: 2, e2: 0, e3: 0 },
    ])
  })

  test('[AL-614] everybody draws from the own decks even then', () => {
    const s = relentless(3, 'e3').choose('divide', { e1: 1, e2: 1, e3: 0 })
    expect(decksOf(s.table.hands['e1']!)).toEqual(['fury'])
    expect(s.asked).toMatchObject({ step: 'drawSplit', seat: 'e2' })
    s.choose('drawFrom', { first: 0 })
    expect(decksOf(s.table.hands['e2']!)).toEqual(['speed'])
    const t = relentless(2, 'e2').choose('divide', { e1: 1, e2: 1, e3: 0 })
    expect([t.table.hands['e1']!, t.table.hands['e2']!].map(decksOf)).toEqual([['fury'], ['speed']])
  })

  test('[AL-615] [AL-R37] an empty deck is made of its own discard pile, in mid-round, too', () => {
    const s = relentless(2, 'e2', { drawPilesEmpty: true })
    const discarded = s.table.decks.speed.discard.length
    expect(s.table.decks.speed.draw).toHaveLength(0)
    s.choose('divide', { e1: 0, e2: 2, e3: 0 })
    expect(s.table.decks.speed).toMatchObject({ discard: [] })
    expect(s.table.decks.speed.draw).toHaveLength(discarded - 2)
    expect(s.table.hands['e2']).toHaveLength(2)
    expect(decksOf(s.table.hands['e2']!)).toEqual(['speed'])
    expect(s.table.decks.fury.draw).toHaveLength(0)
  })

  test('[AL-R37] cards on the track are not part of it; if both are empty, none is drawn', () => {
    const s = relentless(1, 'e1', { drawPilesEmpty: true })
    s.table.decks.speed.discard.splice(0)
    s.choose('drawFrom', { first: 0 })
    expect(s.table.hands['e1']).toEqual([])
    expect(s.table.track).toHaveLength(1)
  })
})
