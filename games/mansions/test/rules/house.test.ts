import { Engine, completeOptions, viewOf } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { objectives } from '../../cards/objectives/index.ts'
import { starting } from '../../cards/starting.ts'
import { items, letters, lockPieces, skills, stories, tokens, wires } from '../../content/ids.ts'
import { layoutOf, setUpsOf } from '../../content/layout.ts'
import { maps } from '../../content/maps/index.ts'
import { rooms as traits } from '../../content/rooms.ts'
import { stories as storyData } from '../../content/stories/index.ts'
import { mansions } from '../../index.ts'
import type { Table } from '../../position.ts'
import { houseOf } from '../../steps/house.ts'
import { skillOf } from '../../steps/look.ts'
import { storyWords as en } from '../../words/en/stories/index.ts'
import { storyWords as pl } from '../../words/pl/stories/index.ts'
import { tablesBelow } from '../annex/tables.ts'
import { answersOf, scene } from '../scene.ts'

/** A game from its first question on, with these answers of the Keeper. */
function begun(options: object, answers = ''): Engine {
  const engine = Engine.start(mansions, completeOptions(mansions, options), 'house')
  for (const letter of answers)
    engine.choose(engine.decision!.options.find(({ args }) => args['letter'] === letter)!)
  return engine
}
const tableOf = (engine: Engine): Table => engine.position.table as Table
const seen = (engine: Engine, seat: string) => viewOf(mansions, engine.position, engine.decision, seat)

describe('Objectives', () => {
  test.each(stories.flatMap((story) => letters.map((letter) => [story, letter] as const)))(
    '[MM-003] [MM-004] %s has three Objectives, and the answer %s puts one of them in force',
    (story, letter) => {
      expect(Object.keys(objectives[story])).toEqual(['A', 'B', 'C'])
      const s = scene({
        options: { story },
        answers: answersOf(`${letter}AAA`),
        from: { step: 'revealObjective', args: {} },
      })
      expect(s.happened('objectiveRevealed')).toEqual([{ story, letter }])
      expect(s.table.read[1]).toBe(letter)
    },
  )
})

describe('the map', () => {
  test('[MM-022] a tile holds one to three rooms', () => {
    const { rows } = tablesBelow('RULES.md', '8.14')[0]!
    const sizes = rows.map((row) => row['rooms (spaces)']!.split(/, /).length)
    expect(sizes).toHaveLength(15)
    for (const n of sizes) expect([1, 2, 3]).toContain(n)
  })

  test.each(stories)('[MM-023] [MM-025] the rooms and spaces of %s do not overlap', (story) => {
    const spaces = Object.entries(maps[story].rooms).flatMap(([room, { panel, spaces: all }]) =>
      all.map((rect, i) => ({ name: `${room}-${i + 1}`, panel, ...rect })),
    )
    const overlaps = spaces.flatMap((a, i) =>
      spaces
        .slice(i + 1)
        .filter((b) => a.panel === b.panel && a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2)
        .map((b) => `${a.name} ${b.name}`),
    )
    expect(overlaps).toEqual([])
    for (const { name } of spaces) expect(houseOf(story).roomOf[name]).toBe(name.replace(/-\d$/, ''))
  })

  test.each(['hall-1', 'hall-2', 'hall-3'])('[MM-024] the cards of a room belong to all of it: %s', (at) => {
    const s = scene({ investigators: { p1: { at } }, rooms: { hall: { stack: ['axe'] } } })
    expect(s.choose('explore', {}).me().cards).toEqual(['axe'])
  })

  test.each(stories)(
    '[MM-030] [MM-032] adjacent in %s: the listed lines and doors that are not sealed',
    (story) => {
      const { open, doors } = maps[story]
      const listed = [
        ...open.map((pair) => pair.toSorted().join(' ')),
        ...Object.values(doors).flatMap(({ between: [a, b], sealed }) =>
          b === null || sealed === true ? [] : [[a, b].toSorted().join(' ')],
        ),
      ]
      const { ways, spaces } = houseOf(story)
      const found = spaces.flatMap((from) =>
        ways[from]!.filter(({ by }) => by === 'line' || by === 'door').map(({ to }) =>
          [from, to].toSorted().join(' '),
        ),
      )
      expect([...new Set(found)].toSorted()).toEqual([...new Set(listed)].toSorted())
      expect(Object.values(doors).some(({ sealed }) => sealed === true)).toBe(true)
    },
  )
})

describe('general set-up', () => {
  test('[MM-043] first a story is chosen, and its map is laid', () => {
    for (const story of stories)
      expect(Object.keys(tableOf(begun({ story })).rooms)).toEqual(Object.keys(maps[story].rooms))
  })

  test('[MM-045] all 24 figures are off the board, each with a token of its kind', () => {
    const { supply, monsters } = tableOf(begun({}))
    expect(monsters).toEqual([])
    const rows = tablesBelow('RULES.md', '8.4').flatMap(({ rows: all }) => all)
    for (const token of tokens) {
      const row = rows.find((each) => Object.values(each).includes(`\`${token}\``))!
      expect([token, String(supply[token])]).toEqual([token, row['copies'] ?? row['no.'] ?? row['figures']])
    }
    expect(Object.values(supply).reduce((sum, n) => sum + n, 0)).toBe(24)
  })

  test('[MM-046] no token lies on the board yet', () => {
    const { rooms, corpses, altarSamples, time, investigators } = tableOf(begun({}, 'AAAA'))
    expect(Object.values(rooms).every(({ fire, darkness, marks }) => !fire && !darkness && marks === 0)).toBe(
      true,
    )
    expect([corpses, altarSamples, time]).toEqual([[], 0, 0])
    expect(investigators['p1']).toMatchObject({ damage: 0, horror: 0, stun: 0 })
  })

  test('[MM-047] puzzle pieces lie face down in piles of their kind', () => {
    const engine = begun({})
    const { wires: cables, lockPieces: locks } = tableOf(engine)
    expect(Object.values(cables)).toEqual(wires.map(() => 1))
    expect(Object.values(locks)).toEqual(lockPieces.map(() => 1))
    for (const seat of ['keeper', 'p1', '']) {
      const { table, own } = seen(engine, seat)
      expect([table['wires'], table['lockPieces'], own['wires'], own['lockPieces']]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
    }
  })

  test('[MM-048] [MM-049] Traits and characters are for the investigators, the hidden cards for the Keeper', () => {
    const engine = begun({}, 'AAAA')
    expect(engine.decision!.waiting).toEqual(['p1'])
    expect(engine.why('keeper', 'takeInvestigator', { who: 'joe-diamond' })).toBe('MM-067')
    expect(engine.why('p1', 'answer', { letter: 'A' })).toBe('MM-049')
    const own = seen(engine, 'keeper').own
    expect(own['rooms']).toMatchObject({ parlour: { stack: ['whiskey', 'clue-4a'] } })
    expect(own['mythosHand']).toHaveLength(2)
    expect(seen(engine, 'p1').own).not.toHaveProperty('rooms')
    expect(seen(engine, 'p1').own).not.toHaveProperty('mythosHand')
  })

  /** Choices that end what is going on. */
  const ends = new Set([
    'finishTurn',
    'endActions',
    'endAttacks',
    'noMythos',
    'noTrauma',
    'pushNoFurther',
    'refrain',
  ])

  test('[MM-050] the Events come in their order, I to V', () => {
    const s = scene({ from: 'keeperTurn', table: { time: 3 } })
    const stages = s.happened('eventResolved').map(({ stage }) => stage)
    for (let n = 0; n < 400 && s.position.outcome === null; n++) {
      s.engine.events = []
      const { options } = s.engine.decision!
      s.engine.choose(options.find(({ step }) => ends.has(step)) ?? options[0]!)
      stages.push(...s.happened('eventResolved').map(({ stage }) => stage))
    }
    expect(stages).toEqual([1, 2, 3, 4, 5])
  })

  test('[MM-051] nobody sees an Event before it is resolved, not even the Keeper', () => {
    const engine = begun({}, 'AAAA')
    for (const seat of ['keeper', 'p1', '']) {
      const { table, own } = seen(engine, seat)
      expect([table['event'], table['time']]).toEqual([0, 0])
      expect(Object.keys({ ...table, ...own }).filter((field) => /event/i.test(field))).toEqual(['event'])
    }
  })

  test('[MM-052] three Combat decks, the Trauma deck, four Spell decks', () => {
    const { combatDecks, traumaDeck, spellDecks } = tableOf(begun({}))
    expect(Object.values(combatDecks).map((deck) => deck.length)).toEqual([23, 21, 21])
    expect(traumaDeck).toHaveLength(21)
    expect(Object.values(spellDecks).map((deck) => deck.length)).toEqual([5, 5, 5, 5])
  })

  test('[MM-053] [MM-054] the investigators choose without learning the answers, and the Keeper before them', () => {
    const views = ['AAAA', 'BABA', 'CBBB'].map((answers) => {
      const { table, own } = seen(begun({}, answers), 'p1')
      return JSON.stringify({ table, own })
    })
    expect(new Set(views).size).toBe(1)
    expect(begun({}).decision!.waiting).toEqual(['keeper'])
  })
})

describe("investigators' and Keeper's set-up", () => {
  test.each(stories)('[MM-066] %s has a map and an introduction to read', (story) => {
    expect(Object.keys(tableOf(begun({ story })).rooms).every((room) => room in traits)).toBe(true)
    expect(en[story].introduction.length).toBeGreaterThan(100)
    expect(pl[story].introduction.length).toBeGreaterThan(100)
  })

  test('[MM-070] a Starting Item is an item or an Ally', () => {
    const types = Object.values(starting).map((card) => card.types)
    expect(types.every((each) => each.length > 0)).toBe(true)
    expect(types.filter((each) => each.includes('ally'))).toHaveLength(1)
    expect(Object.keys(starting).every((card) => (items as readonly string[]).includes(card))).toBe(true)
  })

  test('[MM-071] the other two Traits are out of the game', () => {
    const engine = begun({}, 'AAAA')
    const choose = (step: string, who: string) =>
      engine.choose(
        engine.decision!.options.find(
          (each) => each.step === step && Object.values(each.args).includes(who),
        )!,
      )
    choose('takeInvestigator', 'joe-diamond')
    choose('keepTraits', 'joe-private-eye')
    const { investigators } = tableOf(engine)
    const kept = [investigators['p1']!.mental, investigators['p1']!.physical]
    expect(kept).toEqual(['joe-lucky-break', 'joe-private-eye'])
    expect(JSON.stringify(tableOf(engine))).not.toMatch(/joe-on-the-case|joe-license-to-kill/)
  })

  test.each(stories)('[MM-073] special markers of %s lie where the story says', (story) => {
    const { barriers, corpses } = tableOf(begun({ story }))
    expect(barriers).toEqual(maps[story].barriers.map(({ at }) => ({ at, door: null, destroyed: false })))
    expect(corpses).toEqual(maps[story].corpses)
  })

  test('[MM-074] the seven skills are read from the two Traits', () => {
    const s = scene()
    const play = { table: s.table, options: s.position.options as { story: 'hour' } }
    expect(
      skills.map((skill) => [skill, skillOf(play as Parameters<typeof skillOf>[0], 'p1', skill)]),
    ).toEqual([
      ['intellect', 4],
      ['willpower', 7],
      ['lore', 3],
      ['luck', 2],
      ['strength', 4],
      ['dexterity', 5],
      ['marksmanship', 6],
    ])
  })

  test.each(stories)('[MM-087] the Keeper has the Keeper Actions that %s lists, and no others', (story) => {
    const s = scene({
      options: { story },
      table: { threat: 30 },
      mythos: ['creaking-floor'],
      monsters: [
        { kind: 'cultist', at: maps[story].start },
        { kind: 'hound', at: maps[story].start },
      ],
      from: 'actionStep',
    })
    const offered = [
      ...s.offered('keeperAction').map(({ card }) => card),
      ...raising(s.offered('layCorpseAt')),
    ]
    const possible = storyData[story].actions.filter((card) => offered.includes(card))
    expect(new Set(offered)).toEqual(new Set(possible))
    expect(possible.length).toBeGreaterThanOrEqual(6)
  })
  const raising = (spaces: readonly unknown[]) => (spaces.length > 0 ? (['raise-dead'] as const) : [])

  test('[MM-105] without an agreement they act clockwise from the Keeper’s left', () => {
    const s = scene({ options: { investigators: 4 }, from: 'beginRound' })
    expect(s.asked).toEqual({ step: 'whoActs', seat: 'p1' })
    s.choose('beginTurn', {}, 'p3').choose('finishTurn', {})
    expect(s.asked).toEqual({ step: 'whoActs', seat: 'p1' })
    s.choose('beginTurn', {}).choose('finishTurn', {})
    expect(s.asked).toEqual({ step: 'whoActs', seat: 'p2' })
  })
})

describe('cards of the rooms', () => {
  test.each(stories)(
    '[MM-213] in every set-up of %s one Clue of each number, with the letter of its answer',
    (story) => {
      const { clues } = storyData[story]
      for (const answers of setUpsOf(story)) {
        const found = Object.values(layoutOf(story, answers)).flatMap(({ stack }) =>
          stack.filter((card) => card.startsWith('clue')),
        )
        const expected = Object.entries(clues).map(
          ([number, question]) => `clue-${number}${answers[question - 1]!.toLowerCase()}`,
        )
        expect(found.toSorted()).toEqual(expected.toSorted())
      }
    },
  )

  test.each(stories)('[MM-214] each Clue of %s has a text of its own in both languages', (story) => {
    for (const words of [en, pl]) {
      const texts = Object.values(words[story].clues)
      expect(new Set(texts).size).toBe(texts.length)
      expect(texts.every((text) => text.length > 60)).toBe(true)
    }
  })

  test('[MM-234] Locks, Obstacles and Search cards are told apart by their backs', () => {
    const s = scene({
      rooms: {
        hall: { stack: ['ob-desk', 'axe'] },
        foyer: { stack: ['lantern', 'ob-rubble'] },
        study: { lock: 'lock-combination' },
      },
    })
    const rooms = seen(s.engine, 'p1').table['rooms']
    expect(rooms).toMatchObject({
      hall: { stack: { cards: 2, top: 'obstacle', face: null } },
      foyer: { stack: { cards: 2, top: 'search', face: null } },
      study: { lock: 'face-down' },
    })
  })

  test.each(stories)(
    '[MM-840] [MM-841] no card of %s is ever misplaced: rooms are laid as the answers say',
    (story) => {
      for (const answers of setUpsOf(story)) {
        const { rooms } = tableOf(begun({ story }, answers.join('')))
        const laid = Object.entries(rooms).map(([room, { lock, stack }]) => [room, { lock, stack }])
        expect(Object.fromEntries(laid)).toEqual(layoutOf(story, answers))
      }
    },
  )
})
