import { type Seat, clone, revealedBy } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Relic } from '../../cards/relics.ts'
import type { Card } from '../../content/cards.ts'
import { reign } from '../../index.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { question, story, told } from './story.ts'

const clues = (count: number): Card[] => Array<Card>(count).fill('kingsport')

/** Everything that belongs into a window and nowhere else. */
const plays = new Set(['playRelic', 'freelyGive', 'freelyTake', 'pass'])
function playsOffered(s: Scene): string[] {
  return s.engine
    .decision!.options.filter(({ step }) => plays.has(step))
    .map(({ seat, step }) => `${seat} ${step}`)
}

/** Lets windows pass until something else is asked. */
function toNextEffect(s: Scene): Scene {
  while (s.asked?.step === 'window') s.choose('pass', {})
  return s
}

describe('windows (RC-750)', () => {
  test('[RC-750] after the draw, after each Summoning card and at the end of the turn, and nowhere else', () => {
    const s = scene({
      investigators: ['doctor', 'detective', 'hunter'],
      hands: { p1: ['elder-sign'], p2: ['seal-of-leng'], p3: ['xaos-mirror'] },
    })
    s.choose('endActions', {})
    // The window after the draw is also the one before the summoning step; that after the last card is also the end of the turn.
    expect(story(s)).toEqual([
      'actions end',
      'draw',
      '? window p1',
      '? window p2',
      '? window p3',
      'card diner',
      'cultist at diner',
      '? window p1',
      '? window p2',
      '? window p3',
      'card theater',
      'cultist at theater',
      '? window p1',
      '? window p2',
      '? window p3',
      'p1 is done',
      'turn of p2',
      '? act p2',
    ])
  })

  test('[RC-750] with a rate of 3 there is a window after each of the three cards', () => {
    const s = scene({ hands: { p2: ['elder-sign'] }, awake: ['nyarlathotep', 'yig', 'ithaqua', 'dagon'] })
    s.choose('endActions', {})
    expect(story(s, 'summoningCardRevealed', 'turnBegan')).toEqual([
      '? window p2',
      'card diner',
      '? window p2',
      'card theater',
      '? window p2',
      'card farmstead',
      '? window p2',
      'turn of p2',
      '? act p2',
    ])
  })

  test('[RC-750] at the start of the turn, before the first action', () => {
    const s = scene({
      investigators: ['hunter', 'detective', 'driver'],
      active: 'p3',
      hands: { p1: ['elder-sign'], p2: ['alien-carving'], p3: ['seal-of-leng'] },
    })
    toNextEffect(s.choose('endActions', {}))
    expect(question(s)).toBe('? act p1')
    for (const [seat, relic] of [
      ['p1', 'elder-sign'],
      ['p2', 'alien-carving'],
      ['p3', 'seal-of-leng'],
    ] as const)
      expect(s.may('playRelic', { relic }, seat)).toBe(true)
    s.next('blank').choose('playRelic', { relic: 'alien-carving' }, 'p2')
    expect(s.actionsLeft).toBe(4 + 3)
    expect(question(s)).toBe('? act p1')
  })

  test('[RC-750] after each action, also the last', () => {
    const s = scene({
      investigators: ['detective', 'doctor'],
      hands: { p2: ['elder-sign'] },
      cultists: { park: 1 },
    })
    const actions = [
      () => s.choose('walk', { to: 'university' }),
      () => s.choose('walk', { to: 'park' }),
      () => s.choose('fightCultist', {}),
      () => s.next('blank').choose('useGate', { to: 'hospital' }),
    ]
    for (const action of actions) {
      action()
      expect(question(s)).toBe(s.actionsLeft > 0 ? '? act p1' : '? actionsUsed p1')
      expect(s.may('playRelic', { relic: 'elder-sign' }, 'p2')).toBe(true)
    }
    expect(s.actionsLeft).toBe(0)
    expect(s.engine.optionsOf('p1').map(({ step }) => step)).toEqual(['endActions'])
    s.next('blank').choose('playRelic', { relic: 'elder-sign' }, 'p2')
    expect(s.table.relicsInBox).toEqual(['elder-sign'])
  })

  test('[RC-750] between two Evil Stirs cards and after the second', () => {
    const s = scene({
      deck: ['evil-stirs', 'evil-stirs'],
      hands: { p1: ['elder-sign'], p2: ['xaos-mirror'] },
    })
    s.next('blank', 'blank').choose('endActions', {})
    const seen = story(s, 'cardsDrawn', 'evilStirred', 'summoningDiscardReshuffled', 'summoningCardRevealed')
    expect(seen.slice(0, seen.indexOf('? window p2', 10) + 1)).toEqual([
      'draw',
      'evil stirs',
      // One Shoggoth appears in each.
      expect.stringMatching(/^card /),
      'regroup',
      '? window p1',
      '? window p2',
      'evil stirs',
      expect.stringMatching(/^card /),
      'regroup',
      '? window p1',
      '? window p2',
    ])
  })

  test('[RC-750] a relic can be played between two Evil Stirs cards and works for the second', () => {
    const s = scene({ deck: ['evil-stirs', 'evil-stirs'], hands: { p2: ['warded-box'] } })
    s.next('blank').choose('endActions', {})
    expect(told(s.events, 'dieRolled')).toEqual(['p1 rolls for evil stirs'])
    expect(question(s)).toBe('? window p2')
    s.choose('playRelic', { relic: 'warded-box' })
    expect(told(s.events, 'evilStirred', 'dieRolled')).toEqual(['evil stirs'])
  })

  test('[RC-750] none between drawing and Evil Stirs, whichever card came first', () => {
    for (const deck of [
      ['evil-stirs', 'warded-box'],
      ['warded-box', 'evil-stirs'],
    ] as const) {
      const s = scene({ deck: [...deck], hands: { p2: ['elder-sign'] } })
      s.next('blank').choose('endActions', {})
      const seen = story(s, 'cardsDrawn', 'evilStirred', 'dieRolled', 'summoningDiscardReshuffled')
      expect(seen.slice(0, 6)).toEqual([
        'draw',
        'evil stirs',
        'p1 rolls for evil stirs',
        'regroup',
        '? window p1',
        '? window p2',
      ])
    }
  })

  test('[RC-750] out of turn, a relic played between two Summoning cards takes effect before the second', () => {
    const s = scene({
      hands: { p2: ['alhazreds-flame'] },
      cultists: { theater: 3 },
      summoning: ['diner', 'theater'],
    })
    s.choose('endActions', {}).choose('pass', {})
    expect(told(s.events, 'summoningCardRevealed')).toEqual(['card diner'])
    s.choose('playRelic', { relic: 'alhazreds-flame' })
    s.choose('burnCultist', { at: 'theater' }).next('blank').choose('stopBurning', {})
    expect(told(s.events, 'summoningCardRevealed', 'ritual', 'cultistPlaced')).toEqual([
      'card theater',
      'cultist at theater',
    ])
  })

  test('[RC-750] out of turn, a relic drawn by Defeat a Shoggoth can be played after that action', () => {
    const s = scene({ shoggoths: ['train-station'], relicDeck: ['alien-carving'] })
    s.choose('fightShoggoth', {})
    expect(s.actionsLeft).toBe(2)
    s.next('blank').choose('playRelic', { relic: 'alien-carving' })
    expect(s.actionsLeft).toBe(5)
  })
})

describe('nobody is asked who could do nothing', () => {
  const quiet: [string, Setting][] = [
    ['with empty hands', {}],
    ['with clue cards only', { hands: { p1: ['arkham', 'dunwich'], p2: ['kingsport'] } }],
    ['while Yog-Sothoth forbids it', { awake: ['yog-sothoth'], hands: { p2: ['elder-sign'] } }],
    [
      'with a Magician who stands alone',
      {
        investigators: ['detective', 'magician'],
        at: { p1: 'cafe' },
        hands: { p1: ['arkham'], p2: ['dunwich'] },
      },
    ],
    [
      'with a Magician where nobody has a relic',
      { investigators: ['detective', 'magician'], hands: { p1: ['arkham'] } },
    ],
    [
      'with an insane Magician without relics',
      {
        investigators: ['detective', 'magician'],
        sanity: { p2: 0 },
        hands: { p1: ['arkham'], p2: ['arkham'] },
      },
    ],
    [
      'with an insane Reporter, outside her actions step',
      { investigators: ['reporter', 'detective'], sanity: { p1: 0 }, discard: ['arkham'] },
    ],
  ]
  test.each(quiet)('[RC-750] %s the turn goes on to the next player', (_name, setting) => {
    const s = scene(setting)
    s.choose('endActions', {})
    expect(told(s.events, 'cardsDrawn', 'summoningCardRevealed', 'turnBegan')).toEqual([
      'draw',
      'card diner',
      'card theater',
      'turn of p2',
    ])
    expect(question(s)).toBe('? act p2')
  })

  test('[RC-R92] after the last action the active player is asked, also if there is nothing else to do', () => {
    const s = scene({ actionsLeft: 1, hands: { p1: ['arkham'] } })
    s.choose('walk', { to: 'cafe' })
    expect(question(s)).toBe('? actionsUsed p1')
    expect(s.engine.optionsOf('p1').map(({ step }) => step)).toEqual(['endActions'])
    s.choose('endActions', {})
    expect(told(s.events, 'actionsEnded', 'turnBegan')).toEqual(['actions end', 'turn of p2'])
  })

  test('[RC-R92] a step that is ended with actions left does not ask again', () => {
    const s = scene({ actionsLeft: 2 })
    s.choose('endActions', {})
    expect(told(s.events, 'actionsEnded', 'turnBegan')).toEqual(['actions end', 'turn of p2'])
  })

  test('[RC-R92] nothing was revealed: the last action can be taken back', () => {
    const s = scene({ actionsLeft: 1, hands: { p1: ['arkham'] } })
    const before = clone(s.position)
    const option = s.engine.find('p1', 'walk:to=cafe')!
    s.choose('walk', { to: 'cafe' })
    expect(question(s)).toBe('? actionsUsed p1')
    expect(revealedBy(reign, before, option)).toBeNull()
  })

  test('[RC-R92] a table may want it otherwise: the last action ends the step if nobody could play anything', () => {
    const s = scene({ options: { turnEnd: 'automatic' }, actionsLeft: 1, hands: { p1: ['arkham'] } })
    s.choose('walk', { to: 'cafe' })
    expect(told(s.events, 'actionsEnded', 'turnBegan')).toEqual(['actions end', 'turn of p2'])
  })

  test('[RC-750] an insane Reporter is asked after her last action only if there is a clue card for her', () => {
    const setting: Setting = {
      investigators: ['reporter', 'doctor'],
      options: { turnEnd: 'automatic' },
      sanity: { p1: 0 },
      actionsLeft: 1,
    }
    const some = scene({ ...setting, discard: ['dunwich'] })
    some.choose('walk', { to: 'cafe' })
    expect(question(some)).toBe('? act p1')
    expect(some.may('fetchClue', {})).toBe(true)
    const none = scene({ ...setting, discard: ['arkham'] })
    none.choose('walk', { to: 'cafe' })
    expect(question(none)).toBe('? act p2')
  })

  test('[RC-R93] with relics that would all do nothing a player is not asked; with one that would do something, in every window', () => {
    const options = { idleQuestions: 'left-out' } as const
    const s = scene({ options, hands: { p1: ['elder-sign', 'alien-carving'], p2: ['seal-of-leng'] } })
    s.choose('endActions', {})
    expect(told(s.events, 'turnBegan')).toEqual(['turn of p2'])
    const other = scene({ options, hands: { p1: ['elder-sign', 'silver-key'], p2: ['seal-of-leng'] } })
    other.choose('endActions', {})
    expect(story(other, 'summoningCardRevealed')).toEqual([
      '? window p1',
      'card diner',
      '? window p1',
      'card theater',
      '? window p1',
      '? act p2',
    ])
  })

  test('[RC-R93] a relic that begins to make a difference in the middle of a turn is asked about from then on', () => {
    const s = scene({
      options: { idleQuestions: 'left-out' },
      hands: { p2: ['alhazreds-flame'] },
      summoning: ['diner', 'theater'],
    })
    s.choose('endActions', {})
    expect(told(s.events, 'summoningCardRevealed')).toEqual(['card diner'])
    expect(question(s)).toBe('? window p2')
  })

  test('[RC-R93] where hands are closed everybody is asked as before: to be left out would tell what they hold', () => {
    const hands = { p1: ['elder-sign'], p2: ['dunwich'] } satisfies Setting['hands']
    const s = scene({ options: { hands: 'closed', idleQuestions: 'left-out' }, hands })
    s.choose('endActions', {})
    expect(story(s, 'summoningCardRevealed')).toEqual([
      '? window p1',
      '? window p2',
      'card diner',
      '? window p1',
      '? window p2',
      'card theater',
      '? window p1',
      '? window p2',
      '? act p2',
    ])
  })

  test('[RC-R93] a question with a single answer is not asked: the Hourglass brings back the only kind of clue there is', () => {
    const setting: Setting = { hands: { p1: ['last-hourglass'] }, discard: ['dunwich', 'dunwich'] }
    const s = scene({ ...setting, options: { idleQuestions: 'left-out' } })
    s.next('blank').choose('playRelic', { relic: 'last-hourglass' })
    expect(s.table.hands['p1']).toEqual(['dunwich'])
    expect(question(s)).toBe('? act p1')
    const asked = scene(setting)
    asked.choose('playRelic', { relic: 'last-hourglass' })
    expect(question(asked)).toBe('? hourglass p1')
    const two = scene({ ...setting, options: { idleQuestions: 'left-out' }, discard: ['dunwich', 'arkham'] })
    two.choose('playRelic', { relic: 'last-hourglass' })
    expect(question(two)).toBe('? hourglass p1')
  })

  test('[RC-750] of several players only those are asked who could play something', () => {
    const s = scene({
      investigators: ['doctor', 'detective', 'hunter', 'driver'],
      hands: { p1: ['arkham'], p2: ['elder-sign'], p3: ['dunwich'], p4: ['xaos-mirror'] },
    })
    s.choose('endActions', {})
    expect(story(s, 'summoningCardRevealed')).toEqual([
      '? window p2',
      '? window p4',
      'card diner',
      '? window p2',
      '? window p4',
      'card theater',
      '? window p2',
      '? window p4',
      '? act p2',
    ])
  })

  test('[RC-750] with closed hands all who hold a card are asked, so that being asked tells nothing (RC-R85)', () => {
    const s = scene({
      investigators: ['doctor', 'detective', 'hunter', 'driver'],
      options: { hands: 'closed' },
      hands: { p2: ['dunwich'], p4: ['elder-sign'] },
    })
    s.choose('endActions', {})
    // p1 has drawn two cards; p3 holds none.
    expect(story(s, 'summoningCardRevealed').slice(0, 4)).toEqual([
      '? window p1',
      '? window p2',
      '? window p4',
      'card diner',
    ])
  })

  test('[RC-750] a sane Magician is asked where there is a relic to trade', () => {
    const s = scene({ investigators: ['detective', 'magician'], hands: { p1: ['elder-sign'] } })
    s.choose('endActions', {})
    expect(story(s, 'summoningCardRevealed').slice(0, 3)).toEqual([
      '? window p1',
      '? window p2',
      'card diner',
    ])
  })

  test('[RC-750] whoever played the last relic is not asked again', () => {
    const s = scene({ hands: { p2: ['elder-sign'] } })
    s.next('blank').choose('endActions', {}).choose('playRelic', { relic: 'elder-sign' })
    expect(told(s.events, 'summoningCardRevealed', 'turnBegan')).toEqual([
      'card diner',
      'card theater',
      'turn of p2',
    ])
    expect(question(s)).toBe('? act p2')
  })
})

describe('the window after the last action (RC-751)', () => {
  test('[RC-751] Song of Kadath, played there by another player, gives one more action', () => {
    const s = scene({ sanity: { p1: 0 }, actionsLeft: 1, hands: { p2: ['song-of-kadath'] } })
    s.choose('walk', { to: 'cafe' })
    expect(s.actionsLeft).toBe(0)
    expect(question(s)).toBe('? actionsUsed p1')
    s.choose('playRelic', { relic: 'song-of-kadath' }, 'p2').choose('singForAll', {})
    expect(s.actionsLeft).toBe(1)
    s.choose('walk', { to: 'church' })
    expect(s.table.players['p1']!.at).toBe('church')
  })

  test('[RC-751] Alien Carving, played there, gives three more', () => {
    const s = scene({ actionsLeft: 1, hands: { p1: ['alien-carving'] } })
    s.choose('walk', { to: 'cafe' }).next('blank').choose('playRelic', { relic: 'alien-carving' })
    expect(s.actionsLeft).toBe(3)
    s.choose('walk', { to: 'church' })
    expect(s.actionsLeft).toBe(2)
  })

  test('[RC-751] the step ends when the active player ends it, not before', () => {
    const s = scene({ actionsLeft: 1, hands: { p1: ['arkham'], p2: ['elder-sign', 'xaos-mirror'] } })
    s.choose('walk', { to: 'cafe' })
    expect(s.table.turn).toMatchObject({ step: 'actions', actionsLeft: 0 })
    expect(s.engine.optionsOf('p2').every(({ step }) => step === 'playRelic')).toBe(true)
    s.next('blank').choose('playRelic', { relic: 'elder-sign' }, 'p2')
    expect(question(s)).toBe('? actionsUsed p1')
    expect(s.table.turn.step).toBe('actions')
    s.choose('endActions', {}, 'p1')
    expect(told(s.events, 'actionsEnded', 'cardsDrawn')).toEqual(['actions end', 'draw'])
  })

  test('[RC-751] once it is ended there are no more actions, whatever is played', () => {
    const s = scene({ sanity: { p1: 0 }, hands: { p1: ['alien-carving'], p2: ['song-of-kadath'] } })
    s.choose('endActions', {})
    s.next('blank').choose('playRelic', { relic: 'alien-carving' })
    expect(s.actionsLeft).toBe(0)
    s.choose('playRelic', { relic: 'song-of-kadath' }, 'p2').choose('singForAll', {})
    expect(s.table.players['p1']!.sanity).toBe(1)
    expect(question(s)).toBe('? act p2')
    expect(told(s.events, 'summoningCardRevealed')).toEqual(['card diner', 'card theater'])
  })
})

describe('no windows inside an effect (RC-752)', () => {
  /** Both players hold a relic; each of these leads to a question in the middle of an effect. */
  const inside: [string, Setting, (s: Scene) => Scene, string][] = [
    [
      'consent to a clue trade',
      { hands: { p2: ['arkham', 'xaos-mirror'] } },
      (s) => s.choose('takeClue', { card: 'arkham', from: 'p2' }),
      '? consent p2',
    ],
    [
      'consent to a relic trade',
      { hands: { p1: ['elder-sign', 'seal-of-leng'], p2: ['xaos-mirror'] } },
      (s) => s.choose('giveRelic', { relic: 'seal-of-leng', to: 'p2' }),
      '? consent p2',
    ],
    [
      'consent to a free trade',
      { investigators: ['magician', 'doctor'] },
      (s) => s.choose('freelyGive', { relic: 'elder-sign', to: 'p2' }),
      '? consent p2',
    ],
    [
      'a bus ride',
      { hands: { p1: ['arkham', 'elder-sign'] } },
      (s) => s.choose('bus', { pay: 'arkham' }),
      '? rideWhere p1',
    ],
    [
      'a double Walk',
      { investigators: ['driver', 'doctor'] },
      (s) => s.choose('walk', { to: 'cafe' }),
      '? walkFurther p1',
    ],
    [
      'a cultist moved by the Occultist',
      { investigators: ['occultist', 'doctor'], cultists: { wharf: 1 } },
      (s) => s.choose('moveCultist', { from: 'wharf' }),
      '? moveCultistWhere p1',
    ],
    [
      'the first of two cultists of the insane Occultist',
      { investigators: ['occultist', 'doctor'], sanity: { p1: 0 }, cultists: { wharf: 1 } },
      (s) => s.choose('herdCultist', { from: 'wharf' }),
      '? herdWhere p1',
    ],
    [
      'the second of two cultists of the insane Occultist',
      { investigators: ['occultist', 'doctor'], sanity: { p1: 0 }, cultists: { wharf: 2 } },
      (s) => s.choose('herdCultist', { from: 'wharf' }).choose('herdTo', { to: 'market' }),
      '? herdAgain p1',
    ],
    [
      'the cure',
      {
        at: { p1: 'park' },
        sanity: { p1: 0 },
        hands: { p1: ['arkham', 'arkham', 'arkham', 'arkham', 'arkham', 'elder-sign'] },
      },
      (s) => s.choose('seal', { own: 5, extra: null }),
      '? wakeWhere p1',
    ],
    [
      'a relic that burns cultists',
      { hands: { p1: ['alhazreds-flame', 'elder-sign'] }, cultists: { wharf: 3 } },
      (s) => s.choose('playRelic', { relic: 'alhazreds-flame' }).choose('burnCultist', { at: 'wharf' }),
      '? flame p1',
    ],
    [
      'a relic that reorders cards',
      { hands: { p1: ['book-of-shadow', 'elder-sign'] } },
      (s) => s.choose('playRelic', { relic: 'book-of-shadow' }),
      '? book p1',
    ],
    [
      "a relic played in another player's turn",
      { hands: { p1: ['elder-sign'], p2: ['silver-key', 'xaos-mirror'] } },
      (s) => s.choose('playRelic', { relic: 'silver-key' }, 'p2'),
      '? silverKey p2',
    ],
    [
      "a Shoggoth's way on a Summoning card",
      {
        shoggoths: ['secret-lodge'],
        gates: { arkham: 'sealed', innsmouth: 'sealed', kingsport: 'sealed' },
        summoning: ['docks'],
      },
      (s) => toNextEffect(s.choose('endActions', {})),
      '? shoggothPath p1',
    ],
    [
      'the order of Shoggoths on a Summoning card',
      { shoggoths: ['park', 'woods'], summoning: ['docks'] },
      (s) => toNextEffect(s.choose('endActions', {})),
      '? shoggothOrder p1',
    ],
    [
      'an Old One awakened by a Summoning card',
      { cultists: { diner: 3, park: 3 }, summoning: ['diner'], asleep: ['dagon'] },
      (s) => toNextEffect(s.choose('endActions', {})),
      '? dagonOrder p1',
    ],
    [
      'an Old One awakened by Evil Stirs',
      { deck: ['evil-stirs', 'arkham'], asleep: ['atlach-nacha'] },
      (s) => s.next('blank').choose('endActions', {}),
      '? atlachNachaAsks p1',
    ],
    [
      "Shudde M'ell",
      { deck: ['evil-stirs', 'arkham'], asleep: ['shudde-mell'] },
      (s) => s.next('blank').choose('endActions', {}),
      '? shareTokens p1',
    ],
    [
      'Tsathoggua',
      { deck: ['evil-stirs', 'arkham'], asleep: ['tsathoggua'] },
      (s) => s.next('blank').choose('endActions', {}),
      '? shareCards p1',
    ],
    [
      'a card that Tsathoggua takes',
      { deck: ['evil-stirs', 'arkham'], asleep: ['tsathoggua'] },
      (s) => s.next('blank').choose('endActions', {}).choose('loseCardOf', { seat: 'p2' }),
      '? discardOne p2',
    ],
    [
      'an Old One awakened by a die result',
      {
        hands: { p1: ['elder-sign', 'seal-of-leng'] },
        cultists: { 'train-station': 3 },
        asleep: ['atlach-nacha'],
      },
      (s) => s.next('paranoia').choose('playRelic', { relic: 'seal-of-leng' }),
      '? atlachNachaAsks p1',
    ],
  ]
  const withRelics = (setting: Setting): Setting => ({
    ...setting,
    hands: { p1: ['elder-sign'], p2: ['xaos-mirror'], ...setting.hands },
  })
  /** What the ledger says about it: this rule, or the exceptions among the rules on relics. */
  const why = ['RC-752', 'RC-473', 'RC-474', 'RC-299']

  test.each(inside)('[RC-752] %s', (_name, setting, go, asked) => {
    const s = go(scene(withRelics(setting)))
    expect(question(s)).toBe(asked)
    expect(playsOffered(s)).toEqual([])
    const other = s.asked!.seat === 'p1' ? 'p2' : 'p1'
    expect(s.engine.optionsOf(other), 'and nobody else has anything to say').toEqual([])
    const relic: Relic = other === 'p1' ? 'elder-sign' : 'xaos-mirror'
    expect(why).toContain(s.refusal('playRelic', { relic }, other))
  })

  test('[RC-752] who is asked something else in the middle of an effect is told why no relic can be played', () => {
    const misled: string[] = []
    for (const [name, setting, go] of inside) {
      const s = go(scene(withRelics(setting)))
      const { seat } = s.asked!
      const relic = s.hand(seat).find((card) => card === 'elder-sign' || card === 'xaos-mirror') as Relic
      const rule = s.refusal('playRelic', { relic }, seat)
      if (!why.includes(rule)) misled.push(`${name}: ${rule}`)
    }
    expect(misled).toEqual([])
  })

  test('[RC-752] a Summoning card with all the Old Ones that it awakens is one effect', () => {
    const s = scene({
      hands: { p2: ['elder-sign'] },
      cultists: { woods: 3 },
      shoggoths: ['park'],
      summoning: ['woods'],
      asleep: ['nyarlathotep', 'yig'],
    })
    s.choose('endActions', {}).choose('pass', {})
    expect(told(s.events)).toEqual([
      'card woods',
      'ritual at woods',
      'nyarlathotep awakes',
      'Shoggoth leaves park',
      'ritual at park',
      'yig awakes',
    ])
    expect(question(s)).toBe('? window p2')
  })

  test('[RC-752] an Evil Stirs card with its four parts is one effect', () => {
    const s = scene({
      deck: ['evil-stirs', 'arkham'],
      hands: { p1: ['elder-sign'], p2: ['xaos-mirror'] },
      cultists: { 'train-station': 2 },
      asleep: ['yig', 'nyarlathotep'],
      summoningBottom: ['train-station'],
    })
    s.next('paranoia', 'blank', 'blank').choose('endActions', {})
    expect(told(s.events)).toEqual([
      'actions end',
      'draw',
      'evil stirs',
      'p1 rolls for evil stirs',
      'cultist at train-station',
      'ritual at train-station',
      'yig awakes',
      'nyarlathotep awakes',
      'card train-station',
      'Shoggoth at train-station',
      'p1 rolls for shoggoth',
      'p2 rolls for shoggoth',
      'regroup',
    ])
    expect(question(s)).toBe('? window p1')
  })

  test('[RC-752] a relic with its roll and what the roll triggers is one effect', () => {
    const s = scene({
      hands: { p1: ['elder-sign'], p2: ['xaos-mirror'] },
      cultists: { 'train-station': 3 },
      asleep: ['yig', 'nyarlathotep'],
    })
    s.next('paranoia').choose('playRelic', { relic: 'elder-sign' })
    expect(told(s.events)).toEqual([
      'p1 plays elder-sign',
      'p1 rolls for relic',
      'ritual at train-station',
      'yig awakes',
      'ritual at train-station',
      'nyarlathotep awakes',
    ])
    expect(question(s)).toBe('? act p1')
    expect(s.may('playRelic', { relic: 'xaos-mirror' }, 'p2')).toBe(true)
  })

  test('[RC-752] hand limits wait for the end of the effect, too', () => {
    const s = scene({
      investigators: ['magician', 'doctor'],
      sanity: { p1: 1 },
      hands: { p1: clues(7), p2: ['xaos-mirror'] },
      deck: ['evil-stirs', 'arkham'],
    })
    // Fight the Madness turns his card; with 8 cards he is now above the limit.
    s.next('delusions').choose('endActions', {})
    expect(
      told(s.events, 'wentInsane', 'oldOneAwoke', 'shoggothPlaced', 'summoningDiscardReshuffled'),
    ).toEqual(['p1 goes insane', 'nyarlathotep awakes', expect.stringMatching(/^Shoggoth at/), 'regroup'])
    expect(s.hand('p1')).toHaveLength(8)
    expect(question(s)).toBe('? handLimit p1')
  })
})

describe('the order in a window (RC-753)', () => {
  test('[RC-753] hand limits, then relics, then the game continues', () => {
    const s = scene({
      hands: { p1: ['elder-sign', ...clues(5)], p2: ['xaos-mirror'] },
      deck: ['arkham', 'dunwich'],
    })
    s.choose('endActions', {})
    expect(question(s)).toBe('? handLimit p1')
    expect([...new Set(s.engine.decision!.options.map(({ seat, step }) => `${seat} ${step}`))]).toEqual([
      'p1 discard',
      'p1 playRelic',
    ])
    expect(['RC-753', 'RC-323', 'RC-324']).toContain(s.refusal('playRelic', { relic: 'xaos-mirror' }, 'p2'))
    s.choose('discard', { card: 'kingsport' })
    expect(story(s, 'summoningCardRevealed').slice(0, 3)).toEqual([
      '? window p1',
      '? window p2',
      'card diner',
    ])
  })

  test('[RC-753] nobody else may play a relic while a hand is above the limit', () => {
    const s = scene({ hands: { p1: clues(6), p2: ['xaos-mirror'] }, deck: ['arkham', 'dunwich'] })
    s.choose('endActions', {})
    expect(question(s)).toBe('? handLimit p1')
    expect(s.engine.optionsOf('p2')).toEqual([])
    expect(s.may('playRelic', { relic: 'xaos-mirror' }, 'p2')).toBe(false)
    s.choose('discard', { card: 'arkham' })
    expect(question(s)).toBe('? window p2')
  })

  test('[RC-753] an excess of two cards takes two discards before anything else', () => {
    const s = scene({ hands: { p1: clues(7), p2: ['xaos-mirror'] }, deck: ['arkham', 'dunwich'] })
    s.choose('endActions', {})
    s.choose('discard', { card: 'arkham' })
    expect(question(s)).toBe('? handLimit p1')
    s.choose('discard', { card: 'dunwich' })
    expect(question(s)).toBe('? window p2')
    expect(s.hand('p1')).toEqual(clues(7))
  })

  test('[RC-753] after an action, out of turn: the receiver first, then the next action', () => {
    const s = scene({ hands: { p1: ['arkham', 'elder-sign'], p2: clues(7) } })
    s.choose('giveClue', { card: 'arkham', to: 'p2' }).choose('agree', {})
    expect(question(s)).toBe('? handLimit p2')
    expect(s.engine.optionsOf('p1')).toEqual([])
    expect(s.may('walk', { to: 'cafe' }, 'p1')).toBe(false)
    s.choose('discard', { card: 'arkham' })
    expect(question(s)).toBe('? act p1')
    expect(s.hand('p2')).toEqual(clues(7))
  })

  test('[RC-753] a relic played to come down to the limit is resolved with its roll, then the game continues', () => {
    const s = scene({ hands: { p1: ['arkham'], p2: ['elder-sign', ...clues(6)] } })
    s.choose('giveClue', { card: 'arkham', to: 'p2' }).choose('agree', {})
    s.next('delusions').choose('playRelic', { relic: 'elder-sign' }, 'p2')
    expect(s.table.players['p2']!.sanity).toBe(3)
    expect(s.table.relicsInBox).toEqual(['elder-sign'])
    expect(question(s)).toBe('? act p1')
  })

  test('[RC-753] the limit is enforced after the last action, before the step ends', () => {
    const s = scene({
      actionsLeft: 3,
      shoggoths: ['train-station'],
      hands: { p1: clues(7) },
      relicDeck: ['elder-sign'],
    })
    s.choose('fightShoggoth', {})
    expect(told(s.events, 'actionsEnded', 'cardsDrawn')).toEqual([])
    expect(question(s)).toBe('? handLimit p1')
    s.next('blank').choose('playRelic', { relic: 'elder-sign' })
    expect(told(s.events, 'actionsEnded', 'cardsDrawn')).toEqual([])
    expect(question(s)).toBe('? actionsUsed p1')
  })

  test('[RC-753] a hand that a relic makes too large comes before other relics', () => {
    const s = scene({
      investigators: ['doctor', 'detective', 'hunter'],
      hands: { p1: clues(5), p2: ['last-hourglass'], p3: ['xaos-mirror'] },
      deck: ['kingsport', 'kingsport'],
      discard: ['arkham'],
    })
    s.choose('endActions', {})
    expect(question(s)).toBe('? window p2')
    s.next('blank').choose('playRelic', { relic: 'last-hourglass' }).choose('recoverClue', { card: 'arkham' })
    expect(s.hand('p1')).toHaveLength(8)
    expect(question(s)).toBe('? handLimit p1')
    s.choose('discard', { card: 'kingsport' })
    expect(question(s)).toBe('? window p3')
  })

  test('[RC-753] [RC-R90] the sane Magician may come down to the limit by giving a relic away', () => {
    const s = scene({
      investigators: ['magician', 'doctor'],
      hands: { p1: ['elder-sign', ...clues(6)] },
      deck: ['arkham', 'dunwich'],
    })
    s.choose('endActions', {})
    expect(question(s)).toBe('? handLimit p1')
    expect(s.offered('freelyGive')).toEqual([{ relic: 'elder-sign', to: 'p2' }])
    s.choose('freelyGive', { relic: 'elder-sign', to: 'p2' }).choose('agree', {})
    expect(s.hand('p1')).toHaveLength(8)
    expect(s.hand('p2')).toContain('elder-sign')
    expect(question(s), 'the limit is kept; the relic could be taken back').toBe('? window p1')
  })

  test('[RC-R90] the sane Magician may take a relic from a hand above its limit; an insane one may not', () => {
    const setting: Setting = {
      investigators: ['doctor', 'magician'],
      hands: { p1: ['elder-sign', ...clues(5)] },
      deck: ['arkham', 'dunwich'],
    }
    const s = scene(setting).choose('endActions', {})
    expect(question(s)).toBe('? handLimit p1')
    s.choose('freelyTake', { relic: 'elder-sign', from: 'p1' }, 'p2').choose('agree', {})
    expect(s.hand('p1')).toHaveLength(7)
    expect(s.hand('p2')).toEqual(['elder-sign'])
    const insane = scene({ ...setting, sanity: { p2: 0 } }).choose('endActions', {})
    expect(insane.may('freelyTake', { relic: 'elder-sign', from: 'p1' }, 'p2')).toBe(false)
  })

  test('[RC-753] free trades are possible in windows of other turns', () => {
    const s = scene({
      investigators: ['detective', 'magician'],
      hands: { p1: ['elder-sign'], p2: ['xaos-mirror'] },
    })
    expect(s.may('freelyTake', { relic: 'elder-sign', from: 'p1' }, 'p2')).toBe(true)
    s.choose('endActions', {}).choose('pass', {})
    expect(question(s)).toBe('? window p2')
    s.choose('freelyGive', { relic: 'xaos-mirror', to: 'p1' }).choose('agree', {})
    expect(s.hand('p1')).toContain('xaos-mirror')
    expect(question(s), 'and it is still the same window').toBe('? window p1')
  })

  test('[RC-753] free trades are possible while Yog-Sothoth is in effect', () => {
    const setting: Setting = { investigators: ['detective', 'magician'], awake: ['yog-sothoth'] }
    const take = scene({ ...setting, hands: { p1: ['elder-sign'] } })
    expect(take.may('freelyTake', { relic: 'elder-sign', from: 'p1' }, 'p2')).toBe(true)
    const give = scene({ ...setting, hands: { p2: ['xaos-mirror'] } })
    expect(give.may('freelyGive', { relic: 'xaos-mirror', to: 'p1' }, 'p2')).toBe(true)
    expect(give.refusal('playRelic', { relic: 'xaos-mirror' }, 'p2')).toBe('RC-475')
    give.choose('endActions', {})
    expect(question(give)).toBe('? window p2')
    expect(give.engine.optionsOf('p2').map(({ step }) => step)).toEqual(['freelyGive', 'pass'])
  })

  test.each([
    ['p1', ['p1', 'p2', 'p3', 'p4']],
    ['p3', ['p3', 'p4', 'p1', 'p2']],
    ['p4', ['p4', 'p1', 'p2', 'p3']],
  ] as const)(
    '[RC-753] in the turn of %s the active player is asked first, then the others clockwise (RC-480)',
    (active, order) => {
      const s = scene({
        investigators: ['doctor', 'detective', 'hunter', 'driver'],
        active,
        hands: { p1: ['elder-sign'], p2: ['xaos-mirror'], p3: ['seal-of-leng'], p4: ['mi-go-eye'] },
      })
      s.choose('endActions', {})
      const asked: Seat[] = []
      for (let i = 0; i < 4; i++) {
        asked.push(s.asked!.seat)
        expect(s.engine.decision!.options.every(({ seat }) => seat === s.asked!.seat)).toBe(true)
        s.choose('pass', {})
      }
      expect(asked).toEqual(order)
      expect(told(s.events, 'summoningCardRevealed')).toEqual(['card diner'])
    },
  )

  test('[RC-753] nobody plays before it is his or her turn in the window (RC-480)', () => {
    const s = scene({ hands: { p1: ['elder-sign'], p2: ['xaos-mirror'] } })
    s.choose('endActions', {})
    expect(question(s)).toBe('? window p1')
    expect(s.engine.optionsOf('p2')).toEqual([])
    expect(['RC-480', 'RC-753']).toContain(s.refusal('playRelic', { relic: 'xaos-mirror' }, 'p2'))
  })

  test('[RC-753] each relic and its roll are resolved before the next (RC-480)', () => {
    const s = scene({ hands: { p1: ['elder-sign'], p2: ['xaos-mirror'] } })
    s.next('delusions', 'psychosis').choose('endActions', {})
    s.choose('playRelic', { relic: 'elder-sign' })
    expect(told(s.events, 'relicPlayed', 'dieRolled')).toEqual(['p1 plays elder-sign', 'p1 rolls for relic'])
    expect(s.table.players['p1']!.sanity).toBe(3)
    expect(question(s)).toBe('? window p2')
    s.choose('playRelic', { relic: 'xaos-mirror' })
    expect(s.table.players['p2']!.sanity).toBe(2)
  })

  test('[RC-753] who let others go first may still play when a relic has changed things', () => {
    const s = scene({ hands: { p1: ['elder-sign'], p2: ['xaos-mirror'] } })
    s.choose('endActions', {}).choose('pass', {})
    s.next('blank').choose('playRelic', { relic: 'xaos-mirror' })
    expect(question(s)).toBe('? window p1')
    expect(told(s.events, 'summoningCardRevealed')).toEqual([])
    expect(s.may('playRelic', { relic: 'elder-sign' })).toBe(true)
  })

  test('[RC-753] a player may play several relics in one window', () => {
    const s = scene({ hands: { p2: ['xaos-mirror', 'seal-of-leng', 'elder-sign'] } })
    s.next('blank', 'blank').choose('endActions', {})
    s.choose('playRelic', { relic: 'seal-of-leng' }).choose('playRelic', { relic: 'elder-sign' })
    expect(question(s)).toBe('? window p2')
    expect(s.table.relicsInBox).toEqual(['seal-of-leng', 'elder-sign'])
    expect(told(s.events, 'summoningCardRevealed')).toEqual([])
  })

  test('[RC-753] a lasting Old One awakened in a window counts for the rest of it', () => {
    const s = scene({
      hands: { p1: ['elder-sign', 'mi-go-eye'], p2: ['xaos-mirror'] },
      cultists: { 'train-station': 3 },
      asleep: ['yog-sothoth', 'nyarlathotep'],
    })
    s.next('paranoia').choose('endActions', {}).choose('playRelic', { relic: 'elder-sign' })
    expect(question(s)).toBe('? window p1')
    s.choose('pass', {})
    expect(told(s.events, 'summoningCardRevealed')).toEqual(['card diner'])
    expect(question(s)).toBe('? window p1')
  })
})

describe('who chooses (RC-754)', () => {
  test.each(['p1', 'p2', 'p3'])('[RC-754] the active player, %s, chooses the way of a Shoggoth', (active) => {
    const s = scene({
      investigators: ['doctor', 'detective', 'hunter'],
      active,
      shoggoths: ['secret-lodge'],
      gates: { arkham: 'sealed', innsmouth: 'sealed', kingsport: 'sealed' },
      summoning: ['docks'],
    })
    s.choose('endActions', {})
    expect(question(s)).toBe(`? shoggothPath ${active}`)
    expect(
      s
        .offered('shoggothTo')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['park', 'police-station'])
    expect(new Set(s.engine.decision!.options.map(({ seat }) => seat))).toEqual(new Set([active]))
  })

  test('[RC-754] the active player chooses the order of Shoggoths', () => {
    const s = scene({
      active: 'p2',
      shoggoths: ['park', 'train-station'],
      at: { p1: 'university' },
      summoning: ['docks'],
    })
    s.choose('endActions', {})
    expect(question(s)).toBe('? shoggothOrder p2')
    s.next('blank').choose('moveShoggothNext', { from: 'train-station' })
    expect(told(s.events, 'shoggothMoved', 'shoggothLeft')).toEqual([
      'Shoggoth train-station to university',
      'Shoggoth leaves park',
    ])
  })

  test("[RC-754] also inside an effect that another player's die has set off", () => {
    const s = scene({
      active: 'p2',
      at: { p1: 'cafe' },
      cultists: { cafe: 3, park: 3 },
      hands: { p1: ['elder-sign'] },
      asleep: ['dagon', 'nyarlathotep'],
    })
    s.next('paranoia').choose('playRelic', { relic: 'elder-sign' }, 'p1')
    expect(question(s)).toBe('? dagonOrder p2')
    expect(s.engine.optionsOf('p1')).toEqual([])
  })

  test('[RC-754] where a rule names another player, that player chooses', () => {
    const relic = scene({ active: 'p2', hands: { p1: ['alhazreds-flame'] }, cultists: { wharf: 2 } })
    relic.choose('playRelic', { relic: 'alhazreds-flame' }, 'p1')
    expect(question(relic)).toBe('? flame p1')
    const atlachNacha = scene({
      active: 'p2',
      cultists: { diner: 3 },
      summoning: ['diner'],
      asleep: ['atlach-nacha'],
    })
    atlachNacha.choose('endActions', {})
    expect(question(atlachNacha)).toBe('? atlachNachaAsks p2')
    atlachNacha.choose('giveToken', {})
    expect(question(atlachNacha)).toBe('? atlachNachaAsks p1')
  })
})

describe('depth first (RC-755)', () => {
  test('[RC-755] the ritual of the first cultist is over before the second cultist comes', () => {
    const s = scene({
      cultists: { cafe: 3 },
      shoggoths: ['cafe'],
      asleep: ['shub-niggurath', 'azathoth'],
      summoningBottom: ['diner', 'theater', 'wharf', 'market'],
    })
    s.next('paranoia').choose('walk', { to: 'cafe' })
    expect(told(s.events)).toEqual([
      'p1 rolls for shoggoth',
      'ritual at cafe',
      'shub-niggurath awakes',
      'card diner',
      'cultist at diner',
      'card theater',
      'cultist at theater',
      'card wharf',
      'cultist at wharf',
      'card market',
      'cultist at market',
      'ritual at cafe',
      'azathoth awakes',
      '3 cultists removed',
    ])
  })

  test('[RC-755] an interrupted Old One continues where it stopped', () => {
    const s = scene({
      cultists: { diner: 3, park: 3, theater: 3 },
      summoning: ['diner', 'farmstead'],
      summoningBottom: ['wharf', 'theater', 'market', 'cafe'],
      asleep: ['dagon', 'shub-niggurath', 'azathoth'],
    })
    s.choose('endActions', {})
    expect(question(s)).toBe('? dagonOrder p1')
    s.choose('dagonNext', { gate: 'park' })
    const seen = told(s.events)
    // Dagon is interrupted by Shub-Niggurath, Shub-Niggurath by Azathoth.
    expect(seen.slice(0, 12)).toEqual([
      'ritual at park',
      'shub-niggurath awakes',
      'card wharf',
      'cultist at wharf',
      'card theater',
      'ritual at theater',
      'azathoth awakes',
      '3 cultists removed',
      'card market',
      'cultist at market',
      'card cafe',
      'cultist at cafe',
    ])
    // Then Dagon goes on with the other three gates, and only then the summoning step with its second card.
    expect(seen.slice(12, 15).toSorted()).toEqual([
      'cultist at graveyard',
      'cultist at hospital',
      'cultist at old-mill',
    ])
    expect(seen.slice(15, 17)).toEqual(['card farmstead', 'cultist at farmstead'])
  })

  test('[RC-755] a movement of Shoggoths goes on after the Old One that it awakened', () => {
    const s = scene({
      at: { p1: 'wharf', p2: 'wharf' },
      shoggoths: ['park', 'train-station'],
      summoning: ['docks', 'farmstead'],
      summoningBottom: ['theater'],
      asleep: ['hastur'],
    })
    s.choose('endActions', {})
    expect(question(s)).toBe('? shoggothOrder p1')
    s.choose('moveShoggothNext', { from: 'park' })
    const seen = told(
      s.events,
      'shoggothLeft',
      'oldOneAwoke',
      'shoggothPlaced',
      'shoggothMoved',
      'summoningCardRevealed',
    )
    expect(seen.slice(0, 4)).toEqual([
      'Shoggoth leaves park',
      'hastur awakes',
      'card theater',
      'Shoggoth at theater',
    ])
    // Hastur moves both, the symbol only the one that was there when it began.
    expect(seen.slice(4, 6).toSorted()).toEqual([
      'Shoggoth theater to market',
      'Shoggoth train-station to university',
    ])
    expect(seen.slice(6)).toEqual(['Shoggoth university to park', 'card farmstead'])
  })

  test('[RC-755] Evil Stirs goes on with its second part after the ritual of the first', () => {
    const s = scene({
      deck: ['evil-stirs', 'arkham'],
      cultists: { 'train-station': 3 },
      asleep: ['atlach-nacha', 'azathoth', 'yig'],
      at: { p2: 'wharf' },
      hands: { p1: ['elder-sign'] },
    })
    s.next('paranoia').choose('endActions', {})
    expect(question(s)).toBe('? atlachNachaAsks p1')
    s.choose('giveToken', {})
    expect(question(s)).toBe('? atlachNachaAsks p2')
    s.choose('welcomeCultist', {})
    expect(told(s.events, 'cultistPlaced', 'ritual', 'oldOneAwoke', 'summoningDiscardReshuffled')).toEqual([
      'cultist at wharf',
      'ritual at train-station',
      'azathoth awakes',
      'yig awakes',
      'regroup',
    ])
    expect(question(s)).toBe('? window p1')
  })
})

describe('shared losses (RC-756)', () => {
  const awakens = { cultists: { diner: 3 }, summoning: ['diner' as const] }

  test("[RC-756] Shudde M'ell: the active player has the last word on how much each player loses", () => {
    const s = scene({
      investigators: ['doctor', 'detective', 'hunter'],
      active: 'p2',
      sanity: { p1: 4, p2: 2, p3: 1 },
      asleep: ['shudde-mell'],
      ...awakens,
    })
    s.choose('endActions', {})
    for (const seat of ['p1', 'p1', 'p3', 'p1']) {
      expect(question(s)).toBe('? shareTokens p2')
      expect(s.engine.decision!.options.every((option) => option.seat === 'p2')).toBe(true)
      s.choose('loseTokenOf', { seat })
    }
    expect(Object.values(s.table.players).map(({ sanity }) => sanity)).toEqual([1, 2, 0])
    expect(question(s)).toBe('? act p3')
  })

  test("[RC-756] Shudde M'ell: any division is possible, but nobody gives a token that is not there", () => {
    const s = scene({ active: 'p1', sanity: { p1: 1, p2: 3 }, asleep: ['shudde-mell'], ...awakens })
    s.choose('endActions', {})
    expect(s.offered('loseTokenOf').map(({ seat }) => seat)).toEqual(['p1', 'p2'])
    s.choose('loseTokenOf', { seat: 'p1' })
    // Only one sane investigator is left; there is nothing more to divide.
    expect(Object.values(s.table.players).map(({ sanity }) => sanity)).toEqual([0, 1])
    expect(s.outcome).toBeUndefined()
  })

  test('[RC-756] Tsathoggua: the active player says whose card, its owner says which', () => {
    const s = scene({
      investigators: ['doctor', 'detective', 'hunter', 'driver'],
      active: 'p1',
      hands: { p2: ['arkham', 'dunwich'], p3: ['kingsport', 'innsmouth', 'arkham', 'dunwich'] },
      deck: ['arkham', 'arkham'],
      asleep: ['tsathoggua'],
      ...awakens,
    })
    s.choose('endActions', {})
    for (const card of ['innsmouth', 'arkham', 'kingsport'] as const) {
      expect(question(s)).toBe('? shareCards p1')
      expect(
        s.offered('loseCardOf').map(({ seat }) => seat),
        'p4 has no cards',
      ).toEqual(['p1', 'p2', 'p3'])
      for (const other of ['p2', 'p3', 'p4']) expect(s.engine.optionsOf(other)).toEqual([])
      s.choose('loseCardOf', { seat: 'p3' })
      expect(question(s)).toBe('? discardOne p3')
      expect(
        s
          .offered('discard')
          .map((option) => option.card)
          .toSorted(),
      ).toEqual([...s.hand('p3')].toSorted())
      expect(s.engine.optionsOf('p1')).toEqual([])
      s.choose('discard', { card }, 'p3')
    }
    s.choose('loseCardOf', { seat: 'p2' }).choose('discard', { card: 'dunwich' }, 'p2')
    expect(s.hand('p1')).toEqual(['arkham', 'arkham'])
    expect(s.hand('p2')).toEqual(['arkham'])
    expect(s.hand('p3')).toEqual(['dunwich'])
    expect(s.table.playerDiscard).toEqual(['innsmouth', 'arkham', 'kingsport', 'dunwich'])
    expect(question(s)).toBe('? act p2')
  })

  test('[RC-756] Tsathoggua: where only one player has cards, that player still chooses which', () => {
    const s = scene({
      active: 'p1',
      hands: { p1: ['kingsport'] },
      deck: ['arkham', 'dunwich'],
      asleep: ['tsathoggua'],
      ...awakens,
    })
    s.choose('endActions', {})
    expect(question(s)).toBe('? discardOne p1')
    s.choose('discard', { card: 'dunwich' }).choose('discard', { card: 'kingsport' })
    expect(s.hand('p1')).toEqual(['arkham'])
  })
})
