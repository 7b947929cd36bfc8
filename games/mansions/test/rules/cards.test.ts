import { viewOf } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { kinds } from '../../cards/monsters.ts'
import { objectives } from '../../cards/objectives/index.ts'
import { search } from '../../cards/search.ts'
import { starting } from '../../cards/starting.ts'
import { isWeapon } from '../../catalogue.ts'
import { type Item, items, letters, stories } from '../../content/ids.ts'
import { mansions } from '../../index.ts'
import { answersOf, scene } from '../scene.ts'

describe('actions and cards', () => {
  test('[MM-122] run, card abilities, drop, attack, explore, and what markers and the Objective grant', () => {
    const s = scene({
      answers: answersOf('BAAA'),
      investigators: { p1: { at: 'clock-room-1', cards: ['whiskey'] } },
      monsters: [{ kind: 'cultist', at: 'clock-room-1' }],
      table: { revealed: 1 },
    })
    const verbs = new Set(s.engine.decision!.options.map(({ step }) => step))
    expect([...verbs].toSorted()).toEqual(
      ['attack', 'dropCards', 'explore', 'finishTurn', 'move', 'run', 'storyAction', 'useItem'].toSorted(),
    )
    const barrier = scene({ investigators: { p1: { at: 'hall-1' } } })
    expect(barrier.offered('barricade')).toHaveLength(2)
    const used = scene({ turn: { actions: 0 }, investigators: { p1: { at: 'hall-1', cards: ['whiskey'] } } })
    expect([...new Set(used.engine.decision!.options.map(({ step }) => step))]).toEqual([
      'move',
      'finishTurn',
    ])
  })

  test('[MM-136] any number of investigators and monsters in one space', () => {
    const s = scene({
      options: { investigators: 4 },
      investigators: {
        p1: { at: 'hall-1' },
        p2: { at: 'hall-2' },
        p3: { at: 'hall-2' },
        p4: { at: 'hall-2' },
      },
      monsters: Array.from({ length: 6 }, (_, i) => ({
        kind: 'cultist' as const,
        at: 'hall-2',
        token: (['cultist-a', 'cultist-b', 'cultist-c'] as const)[i % 3]!,
      })),
    })
    s.choose('move', { to: 'hall-2', drag: false })
    expect(s.me().at).toBe('hall-2')
    expect(s.table.monsters.filter(({ at }) => at === 'hall-2')).toHaveLength(6)
  })

  test('[MM-212] a card of several types follows the rules of all: the Pry Bar is a Key and a Weapon', () => {
    const types = Object.values(search).map((card) => card.types.length)
    expect(Math.min(...types)).toBeGreaterThanOrEqual(1)
    const asKey = scene({ investigators: { p1: { at: 'pantry-1', cards: ['pry-bar'] } } })
    asKey.choose('move', { to: 'cellar-1', drag: false }).choose('useCard', { card: 'pry-bar' })
    expect(asKey.me().at).toBe('cellar-1')
    const asWeapon = scene({
      investigators: { p1: { at: 'hall-1', cards: ['pry-bar'] } },
      monsters: [{ kind: 'cultist', at: 'hall-1' }],
    })
    expect(asWeapon.may('attack', { weapon: 'pry-bar', monster: 'm1' })).toBe(true)
  })

  test('[MM-216] Equipment says when it is used: Whiskey as an action, the Lantern always', () => {
    const s = scene({ investigators: { p1: { horror: 4, cards: ['whiskey', 'lantern'] } } })
    expect(s.offered('useItem')).toEqual([{ card: 'whiskey', target: '' }])
    s.choose('useItem', { card: 'whiskey', target: '' })
    expect(s.table.turn!.actions).toBe(0)
    const dark = scene({
      investigators: { p1: { at: 'hall-1', cards: ['lantern'] } },
      rooms: { hall: { darkness: true, stack: ['axe'] } },
    }).choose('explore', {})
    expect(dark.table.turn).toMatchObject({ moves: 2, actions: 0 })
  })

  test('[MM-217] effects that name Equipment leave Artifacts alone', () => {
    const s = scene({
      investigators: { p1: { cards: ['warding-stone', 'lantern', 'ruby-of-rlyeh', 'whiskey'] } },
      from: { step: 'discardEquipment', args: { seat: 'p1' } },
    })
    expect(s.offered('discardThis')).toEqual([{ card: 'lantern' }, { card: 'whiskey' }])
  })

  test('[MM-218] a Weapon is Ranged, Bladed or Blunt, one of the three', () => {
    const cards = { ...starting, ...search }
    for (const card of items.filter((each: Item) => isWeapon(each)))
      expect([
        card,
        cards[card].types.filter((type) => ['ranged', 'bladed', 'blunt'].includes(type)).length,
      ]).toEqual([card, 1])
    expect(items.filter((each) => cards[each].weapon !== undefined).every(isWeapon)).toBe(true)
  })

  test('[MM-219] a Tome is read as an action and can give a Spell', () => {
    const s = scene({ investigators: { p1: { cards: ['nameless-cults'] } } })
    s.next('1').choose('useItem', { card: 'nameless-cults', target: '' })
    expect(s.offered('learnSpell').map(({ spell }) => spell)).toEqual(['binding', 'shrivelling'])
    s.choose('learnSpell', { spell: 'binding' })
    expect(s.me()).toMatchObject({ cards: [], spells: [{ kind: 'binding' }] })
    expect(s.table.turn!.actions).toBe(0)
  })

  test('[MM-285] Urges force no Action without a legal target, and no Spell on nothing', () => {
    const urged = (p1: object) =>
      scene({ investigators: { p1: { at: 'hall-1', ...p1 } }, table: { threat: 2 }, from: 'actionStep' })
        .next('10')
        .choose('keeperAction', { card: 'uncontrollable-urges', target: 'p1' })
    const calm = urged({ cards: ['sedative', 'whiskey'] })
    expect(calm.offered('urgeItem')).toEqual([])
    expect(calm.refusal('urgeItem', { card: 'whiskey', target: '' })).toBe('MM-285')
    expect(urged({ cards: ['whiskey'], horror: 1 }).offered('urgeItem')).toEqual([
      { card: 'whiskey', target: '' },
    ])
    const spells = [{ kind: 'shrivelling' as const, back: 'shrivelling-1' as const, seen: false }]
    expect(urged({ spells }).offered('urgeSpell')).toEqual([])
  })

  test('[MM-357] in investigators’ turns the Keeper plays cards when asked, and takes no action', () => {
    const s = scene({
      investigators: { p1: { at: 'hall-1' } },
      mythos: ['sudden-gust'],
      table: { threat: 5 },
    })
    expect(s.refusal('move', { to: 'hall-2', drag: false }, 'keeper')).toBe('MM-357')
    expect(s.may('keeperAction', { card: 'darkness', target: 'hall' }, 'keeper')).toBe(false)
    s.choose('move', { to: 'hall-2', drag: false })
    expect(s.asked).toEqual({ step: 'mythosWindow', seat: 'keeper' })
  })
})

describe('monsters', () => {
  test.each([
    ['humanoid', ['cultist', 'cult-leader', 'maniac', 'witch', 'zombie']],
    ['beast', ['hound', 'chthonian']],
    ['eldritch', ['mi-go', 'shoggoth']],
  ] as const)('[MM-368] %s: %j', (kind, those) => {
    const found = Object.entries(kinds).filter(([, card]) => card.class === kind)
    expect(found.map(([name]) => name)).toEqual(those)
  })

  test('[MM-375] whoever must be killed to win has a name, and so cannot be killed outright', () => {
    const hunts = stories.flatMap((story) =>
      letters.flatMap((letter) => {
        const { monsterKilled, reveal } = objectives[story][letter]
        return monsterKilled === undefined
          ? []
          : [[`${story} ${letter}`, reveal.some((step) => step.do === 'placeNamed')]]
      }),
    )
    expect(hunts.length).toBeGreaterThanOrEqual(7)
    for (const hunt of hunts) expect(hunt).toEqual([hunt[0], true])
  })

  test('[MM-376] a Cult Leader is no Cultist: only Cultists shield the Deacon', () => {
    const hit = (kind: 'cultist' | 'cult-leader') =>
      scene({
        options: { story: 'harvest' },
        answers: answersOf('CAAA'),
        monsters: [
          { kind: 'cult-leader', at: 'chapel-1', name: 'deacon', extra: 2, token: 'cult-leader-a' },
          { kind, at: 'chapel-2', token: kind === 'cultist' ? 'cultist-a' : 'cult-leader-b' },
        ],
        table: { revealed: 1 },
        from: { step: 'dealDamage', args: { monster: 'm1', n: 2 } },
      })
    expect(hit('cult-leader').monster('m1')!.damage).toBe(2)
    expect(hit('cultist').monster('m1')!.damage).toBe(0)
  })

  test('[MM-425] who hides is still touched by fire and darkness in the room', () => {
    const s = scene({
      investigators: { p1: { at: 'library-3', hidden: true } },
      rooms: { library: { fire: true, darkness: true, stack: ['nameless-cults'] } },
    })
    s.choose('explore', {})
    expect(s.table.turn).toMatchObject({ moves: 1, actions: 0 })
    expect(s.choose('finishTurn', {}).me().damage).toBe(2)
  })
})

describe('escape and elimination', () => {
  const ward = { options: { story: 'ward' as const, investigators: 2 as const } }

  test('[MM-593] all must escape: one investigator for each player, the dead ones do not count', () => {
    const s = scene({
      ...ward,
      investigators: { p1: { at: 'yard-1', cards: ['brass-cylinder'] }, p2: { at: 'yard-1' } },
      table: {
        revealed: 1,
        usedThisGame: ['brass-cylinder carried'],
        sheetsUsed: ['jenny-barnes', 'joe-diamond', 'sister-mary'],
      },
    })
    s.choose('escapeBy', { phase: 'move' })
    expect(s.outcome).toBeUndefined()
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
    s.choose('escapeBy', { phase: 'move' })
    expect(s.outcome).toBe('ward-a-investigators')
  })

  test('[MM-775] when all eight investigators have been used, a player who loses his is eliminated', () => {
    const dies = (used: number) =>
      scene({
        options: { investigators: 2 },
        investigators: { p1: { damage: 9 } },
        rooms: { porch: { fire: true } },
        table: { sheetsUsed: sheets.slice(0, used) },
      })
        .choose('finishTurn', {})
        .me().state
    expect([dies(7), dies(8)]).toEqual(['waits', 'eliminated'])
  })
  const sheets = [
    'jenny-barnes',
    'joe-diamond',
    'sister-mary',
    'ashcan-pete',
    'gloria-goldberg',
    'harvey-walters',
    'kate-winthrop',
    'michael-mcglen',
  ] as const
})

describe('limits', () => {
  const corpses: readonly string[] = ['kitchen-2', 'garden-1', 'garden-2', 'garden-3']

  test('[MM-809] no more corpse markers than there are; more are ignored', () => {
    const full = scene({ table: { corpses: [...corpses], threat: 5 }, from: 'actionStep' })
    expect(full.offered('layCorpseAt')).toEqual([])
    expect(
      scene({ table: { corpses: corpses.slice(1), threat: 5 }, from: 'actionStep' }).offered('layCorpseAt'),
    ).not.toEqual([])
    const more = scene({
      table: { corpses: [...corpses] },
      from: { step: 'layCorpse', args: { at: 'garden-4' } },
    })
    expect(more.table.corpses).toEqual(corpses)
  })

  test('[MM-810] a discarded corpse marker can be used again', () => {
    const s = scene({
      investigators: { p1: { at: 'kitchen-2' } },
      table: { corpses: [...corpses], threat: 5 },
    })
    s.choose('burnCorpses', { n: 1 }).choose('finishTurn', {})
    s.choose('layCorpseAt', { space: 'cellar-1' })
    expect(s.table.corpses).toEqual([...corpses.slice(1), 'cellar-1'])
  })

  test('[MM-811] all other tokens are unlimited', () => {
    const rooms = Object.fromEntries(
      Object.keys(scene().table.rooms).map((room) => [room, { fire: room !== 'hall', darkness: true }]),
    )
    const s = scene({ rooms, table: { threat: 90 }, from: { step: 'ignite', args: { room: 'hall' } } })
    expect(Object.values(s.table.rooms).every(({ fire }) => fire)).toBe(true)
    const stunned = scene({
      investigators: { p1: { stun: 30, skillPoints: 40 } },
      from: { step: 'stun', args: { seat: 'p1' } },
    })
    expect(stunned.me().stun).toBe(31)
  })
})

describe('what is said and known', () => {
  test('[MM-827] what a room has given away can be looked up by everybody', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: { p1: { at: 'hall-1' } },
      rooms: { hall: { stack: ['nothing', 'axe'] } },
    })
    s.choose('explore', {})
    for (const seat of ['p1', 'p2', 'keeper', '']) {
      const { table } = viewOf(mansions, s.position, s.engine.decision, seat)
      expect(table['rooms']).toMatchObject({ hall: { revealed: ['nothing', 'axe'] } })
    }
  })

  test('[MM-828] no investigator knows what the others do not, but for what a card lets one see', () => {
    const s = scene({ options: { investigators: 3 }, mythos: ['rats'], trauma: ['panic'] })
    const [one, ...others] = ['p1', 'p2', 'p3'].map((seat) => {
      const { table, own } = viewOf(mansions, s.position, s.engine.decision, seat)
      return { table, own }
    })
    for (const other of others) expect(other).toEqual(one)
  })

  test('[MM-829] text addressed to "you" means the investigator on whom the card lies', () => {
    const s = scene({
      options: { investigators: 2 },
      investigators: { p1: { at: 'hall-1' }, p2: { at: 'hall-1' } },
      mythos: ['creaking-floor'],
      trauma: [],
    })
    s.choose('move', { to: 'hall-2', drag: false })
      .next('10')
      .choose('playMythos', { card: 'creaking-floor' })
    expect(s.happened('tested').map(({ seat }) => seat)).toEqual(['p1'])
  })

  test('[MM-852] optional rules hold only if they were chosen before the game', () => {
    expect(scene({ options: { investigators: 3 } }).table.keeperSkillPoints).toBe(0)
    expect(scene({ options: { investigators: 3, monsterSkillPoints: 'yes' } }).table.keeperSkillPoints).toBe(
      3,
    )
  })

  test('[MM-858] uncertain length: on 1 or 2 the last Event waits, and the die is rolled in each event step', () => {
    const due = (uncertainLength: 'yes' | 'no', ...dice: string[]) =>
      scene({
        options: { uncertainLength },
        from: { step: 'putTime', args: { n: 1 } },
        table: { event: 4, time: 3 },
        next: dice,
      })
    expect(due('yes', '2').happened('eventDelayed')).toEqual([{ roll: 2 }])
    expect(due('yes', '3').outcome).toBe('hour-a-lost')
    expect(due('no').outcome).toBe('hour-a-lost')
    const again = scene({
      options: { uncertainLength: 'yes' },
      from: { step: 'putTime', args: { n: 1 } },
      table: { event: 4, time: 4 },
      next: ['1'],
    })
    expect(again.happened('eventDelayed')).toEqual([{ roll: 1 }])
  })

  test('[MM-859] no roll if a side wins with the last Event by the Objective', () => {
    const s = scene({
      options: { story: 'ward', uncertainLength: 'yes' },
      from: { step: 'putTime', args: { n: 1 } },
      table: { event: 4, time: 9, revealed: 1 },
      next: ['1'],
    })
    expect(s.happened('eventDelayed')).toEqual([])
    expect(s.position.chance.next).toEqual(['1'])
    expect(s.outcome).toBe('ward-a-keeper')
  })
})
