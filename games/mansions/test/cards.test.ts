import { everyCard } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { type CombatCard, type Item, type MonsterKind, stories } from '../content/ids.ts'
import { maps } from '../content/maps/index.ts'
import { stories as storyData } from '../content/stories/index.ts'
import { contents } from '../contents.ts'
import type { Demand } from '../cards/types.ts'
import type { Effect } from '../effects.ts'
import { concerning } from '../steps/context.ts'
import { houseOf } from '../steps/house.ts'
import { parseDemand } from './annex/card-parser.ts'
import { parseEffect, parseTest } from './annex/effect-parser.ts'
import { counted, idIn, type Row, tablesBelow } from './annex/tables.ts'
import { type Scene, type Setting, as, scene } from './scene.ts'

/** Every card is played, and what comes of it is read from the ledger's tables. */

const rowsOf = (heading: string): Row[] => tablesBelow('RULES.md', heading).flatMap(({ rows }) => rows)
const rowOf = (rows: readonly Row[], id: string): Row =>
  rows.find((row) => Object.values(row).some((cell) => cell.startsWith(`\`${id}\``)))!

describe('Combat cards', () => {
  const rows = [...rowsOf('8.5'), ...tablesBelow('RULES.cards.md', 'Combat cards')[0]!.rows]
  const weapons: Readonly<Record<string, Item | 'unarmed'>> = {
    ranged: 'revolver',
    bladed: 'kitchen-knife',
    blunt: 'fire-poker',
    melee: 'fire-poker',
    unarmed: 'unarmed',
  }
  const kinds: Readonly<Record<string, MonsterKind>> = { hum: 'zombie', bst: 'chthonian', eld: 'shoggoth' }
  /** Damage ratings of the tokens in these tests (8.4): zombie-a, chthonian-a, shoggoth-a. The Weapons have damage 2. */
  const ratings: Readonly<Record<string, number>> = { hum: 2, bst: 3, eld: 4 }

  /** What the text of a card does to the investigator and to the monster, both in one space. */
  function told(
    effect: Effect,
    rating: number,
  ): { me: number; horror: number; monster: number; stun: number } {
    const sum = { me: 0, horror: 0, monster: 0, stun: 0 }
    for (const step of effect) {
      if (step.do === 'damage') sum.me += step.n
      if (step.do === 'monsterDamage' || (step.do === 'if' && step.then[0]?.do === 'monsterDamage'))
        sum.me += rating
      if (step.do === 'horror') sum.horror += step.n
      if (step.do === 'deal') sum.monster += step.n
      if (step.do === 'weaponDamage') sum.monster += Math.max(1, 2 + step.plus)
      if (step.do === 'stunMonster') sum.stun += step.n
    }
    return sum
  }

  test.each(everyCard(contents, 'combat'))(
    '%s: an attack that succeeds, and one that fails',
    (card: CombatCard) => {
      const row = rowOf(rows, card)
      const deck = card.slice(0, 3)
      const weapon = weapons[row['upper half']!.toLowerCase()]!
      for (const [die, column] of [
        ['1', 'S'],
        ['10', 'F'],
      ] as const) {
        const s = scene({
          investigators: { p1: { at: 'hall-1', cards: weapon === 'unarmed' ? [] : [weapon] } },
          monsters: [{ kind: kinds[deck]!, at: 'hall-1' }],
          next: [card, die],
        }).choose('attack', { weapon, monster: 'm1' })
        const asked = parseTest(row['test']!)
        expect(
          s
            .happened('tested')
            .map(({ skill }) => skill)
            .slice(0, 1),
        ).toEqual(asked === null ? [] : [asked.skill])
        const { damage, stun } = s.monster()!
        const { damage: me, horror } = s.me()
        expect({ me, horror, monster: damage, stun }).toEqual(
          told(parseEffect(row[asked === null ? 'S' : column]!), ratings[deck]!),
        )
      }
    },
  )
})

describe('Trauma cards', () => {
  const rows = rowsOf('8.11')
  const isInjury = (row: Row): boolean => Object.values(row).some((cell) => cell.startsWith('injury'))

  test.each(everyCard(contents, 'traumas'))('%s is played after the harm it belongs to', (card) => {
    const injury = isInjury(rowOf(rows, card))
    const harmed = (step: 'damage' | 'horror', hurt: number): Scene =>
      scene({
        options: { investigators: 2 },
        investigators: { p1: { at: 'hall-1', [step]: hurt, skillPoints: 1 }, p2: { at: 'yard-1' } },
        trauma: [card],
        from: {
          step,
          args:
            step === 'damage' ? { seat: 'p1', n: 1, monster: null, byMonster: false } : { seat: 'p1', n: 1 },
        },
      })
    const right = injury ? 'damage' : 'horror'
    expect(harmed(injury ? 'horror' : 'damage', 6).refusal('playTrauma', { card })).toBe(
      injury ? 'MM-791' : 'MM-790',
    )
    const s = harmed(right, injury ? 8 : 9).choose('playTrauma', { card })
    expect(s.happened('traumaPlayed')).toEqual([{ seat: 'p1', card }])
    const kept = [s.me().injury, s.me().insanity].includes(card)
    expect(kept).toBe(!s.table.traumaDiscard.includes(card))
    expect(kept).toBe(!/instant/.test(Object.values(rowOf(rows, card)).join(' ')))
  })
})

describe('Keeper Actions', () => {
  const rows = rowsOf('8.12')

  test.each(everyCard(contents, 'keeperActions'))(
    '%s costs its threat and cannot be had for less',
    (card) => {
      const story = stories.find((each) => storyData[each].actions.includes(card))!
      const cost = counted(rowOf(rows, card)['cost']!)
      const { start } = maps[story]
      const setting = (threat: number): Setting => ({
        options: { story },
        investigators: { p1: { at: start } },
        monsters: [
          { kind: 'cultist', at: start },
          { kind: 'hound', at: start },
        ],
        mythos: ['rats'],
        table: { threat },
        from: 'actionStep',
      })
      const option = (s: Scene) =>
        s.engine.decision!.options.find(({ step, args }) =>
          card === 'raise-dead' ? step === 'layCorpseAt' : step === 'keeperAction' && args['card'] === card,
        )
      const s = scene(setting(cost))
      s.engine.events = []
      s.next('1').engine.choose(option(s)!)
      expect(s.happened('actionUsed')[0]!.card).toBe(card)
      const gained = s.happened('threatGained').reduce((sum, { n }) => sum + n, 0)
      expect(s.table.threat).toBe(gained)
      expect(cost > 0 && option(scene(setting(cost - 1))) !== undefined).toBe(false)
    },
  )
})

describe('investigators', () => {
  test.each(everyCard(contents, 'investigators'))(
    '%s dies at the printed health and is insane at the printed sanity',
    (who) => {
      const row = rowOf(rowsOf('8.1 '), who)
      const health = counted(row['health']!)
      const burns = (damage: number) =>
        scene({
          options: { investigators: 2 },
          investigators: { p1: { ...as(who), damage } },
          rooms: { porch: { fire: true } },
        })
          .choose('finishTurn', {})
          .me().state
      expect([burns(health - 3), burns(health - 2)]).toEqual(['in', 'waits'])
      const sanity = counted(row['sanity']!)
      const taken = scene({
        investigators: { p1: { ...as(who), abilityUsed: true, horror: sanity - 1 } },
        from: { step: 'horror', args: { seat: 'p1', n: 3 } },
      }).me().horror
      expect(taken).toBe(sanity)
    },
  )

  test.each(everyCard(contents, 'physical'))('%s gives what it names', (trait) => {
    const row = rowOf(tablesBelow('RULES.md', '8.2')[1]!.rows, trait)
    const gift = /`([^`]+)`/.exec(row['gives']!)![1]!
    const s = scene({
      investigators: { p1: { physical: trait, cards: [], spells: [] } },
      from: { step: 'enterHouse', args: { seat: 'p1' } },
    })
    expect([...s.me().cards, ...s.me().spells.map(({ kind }) => kind)]).toEqual([gift])
    expect(idIn(row['id']!)).toBe(trait)
  })
})

describe('Mythos cards', () => {
  const rows = [...rowsOf('8.10'), ...tablesBelow('RULES.cards.md', 'Mythos cards')[0]!.rows]

  test.each(everyCard(contents, 'mythos'))(
    '%s is played where its condition is met, for its threat',
    (card) => {
      const row = rowOf(rows, card)
      const story = stories.find((each) =>
        storyData[each].symbols.some((symbol) => symbol === row['symbol']),
      )!
      const cost = counted(row['cost']!)
      const at = (space: string, darkness: boolean, threat: number): Scene =>
        scene({
          options: { story },
          investigators: { p1: { at: space, cards: ['axe'] } },
          rooms: { [space.replace(/-\d$/, '')]: { darkness, stack: [] } },
          mythos: [card],
          turn: { acted: true },
          table: { threat },
          from: { step: 'mythosWindow', args: { seat: 'p1' } },
        })
      const places = houseOf(story).spaces.flatMap((space) => [
        [space, false] as const,
        [space, true] as const,
      ])
      const fits = places.find(([where, isDark]) => at(where, isDark, cost).may('playMythos', { card }))
      const [space, dark] = fits!
      const s = at(space, dark, cost).next('1').choose('playMythos', { card })
      expect(s.happened('mythosPlayed')).toEqual([{ seat: 'p1', card, cost }])
      expect([...s.table.mythosDiscard, ...s.me().faceDown]).toEqual([card])
      const poor = cost === 0 ? 'MM-563' : at(space, dark, cost - 1).refusal('playMythos', { card })
      expect(poor).toBe('MM-563')
    },
  )
})

describe('backs of monster tokens', () => {
  const rows = tablesBelow('RULES.md', '8.4')[1]!.rows

  test.each(everyCard(contents, 'tokens'))(
    '%s: the special attack asks for the skill of the table',
    (token) => {
      const row = rowOf(rows, token)
      const s = scene({
        investigators: { p1: { at: 'hall-1' } },
        monsters: [{ kind: token.replace(/-[abc]$/, '') as MonsterKind, at: 'hall-1', token }],
        from: {
          step: 'resolve',
          args: {
            effect: [{ do: 'specialAttack' }],
            context: concerning('p1', { monster: 'm1', sort: 'combat', byMonster: true }),
          },
        },
        next: ['1'],
      })
      const skill = /tests? (\w+)/i.exec(row['special attack']!)![1]!.toLowerCase()
      expect(s.happened('tested').map((tested) => tested.skill)).toEqual([skill])
      expect(s.monster()!.known).toBe(true)
    },
  )
})

describe('Locks and Obstacles', () => {
  /** What is asked: a skill, a puzzle or a Key. */
  function asked(s: Scene, demand: Demand): string {
    if ('puzzle' in demand) return `puzzle ${s.happened('attemptBegan')[0]?.puzzle}`
    if ('skill' in demand) return `skill ${s.happened('tested')[0]?.skill}`
    return `key ${s.happened('lockHeld').length === 1 ? demand.key : 'none'}`
  }
  const expected = (demand: Demand): string =>
    'puzzle' in demand
      ? `puzzle ${demand.puzzle}`
      : 'skill' in demand
        ? `skill ${demand.skill}`
        : `key ${demand.key}`

  test.each(everyCard(contents, 'locks'))('%s asks for what the table says', (lock) => {
    const demand = parseDemand(rowOf(rowsOf('8.8'), lock)['what the moving investigator does']!)
    const s = scene({
      investigators: { p1: { at: 'hall-3' } },
      rooms: { workshop: { lock } },
      next: 'skill' in demand ? ['10'] : [],
    }).choose('move', { to: 'workshop-1', drag: false })
    expect(s.happened('lockRevealed')).toEqual([{ seat: 'p1', room: 'workshop', lock }])
    expect(asked(s, demand)).toBe(expected(demand))
    expect(s.me().at).toBe('hall-3')
  })

  test.each(everyCard(contents, 'obstacles'))('%s asks for what the table says', (obstacle) => {
    const demand = parseDemand(rowOf(rowsOf('8.9'), obstacle)['what the exploring investigator does']!)
    const s = scene({
      investigators: { p1: { at: 'hall-3' } },
      rooms: { hall: { stack: [obstacle, 'axe'] } },
      next: 'skill' in demand ? ['10'] : [],
    }).choose('explore', {})
    expect(s.happened('obstacleRevealed')).toEqual([{ seat: 'p1', room: 'hall', obstacle }])
    expect(asked(s, demand)).toBe(expected(demand))
    expect(s.me().cards).toEqual([])
  })
})

describe('what investigators have', () => {
  test.each(everyCard(contents, 'mental'))(
    '%s: Intellect counts puzzle actions, Willpower horror tests',
    (trait) => {
      const row = rowOf(tablesBelow('RULES.md', '8.2')[0]!.rows, trait)
      const p1 = { at: 'hall-1', mental: trait, abilityUsed: true }
      const puzzle = scene({ investigators: { p1 }, rooms: { hall: { stack: ['ob-desk'] } } }).choose(
        'explore',
        {},
      )
      expect(puzzle.happened('attemptBegan')[0]!.actions).toBe(counted(row['Int']!))
      const horror = scene({
        investigators: { p1 },
        monsters: [{ kind: 'cult-leader', at: 'hall-2' }],
        from: { step: 'faceMonster', args: { monster: 'm1' } },
        next: ['1'],
      })
      expect(horror.rolls).toEqual([[counted(row['Wil']!), 1]])
    },
  )

  test.each(everyCard(contents, 'items'))('%s can be given to an investigator in the same space', (card) => {
    const s = scene({
      options: { investigators: 2 },
      investigators: { p1: { cards: [card] } },
      from: { step: 'trade', args: { done: [] } },
    }).choose('give', { card, to: 'p2' }, 'p1')
    expect([s.me('p1').cards, s.me('p2').cards]).toEqual([[], [card]])
  })

  test.each(everyCard(contents, 'spells'))('%s is cast with the skill on its front', (spell) => {
    const front = rowOf(tablesBelow('RULES.md', '8.6')[0]!.rows, spell)['front']!
    const s = scene({
      investigators: {
        p1: {
          at: 'hall-1',
          damage: 1,
          horror: 1,
          spells: [{ kind: spell, back: `${spell}-1`, seen: false }],
        },
      },
      monsters: [{ kind: 'zombie', at: 'hall-2' }],
      next: ['1'],
    }).choose('cast', { spell, target: /monster/.test(front) ? 'm1' : 'p1' })
    expect(s.happened('tested')[0]!.skill).toBe(/test (\w+)\.$/.exec(front)![1]!.toLowerCase())
    expect(s.happened('spellTurned')).toEqual([{ seat: 'p1', back: `${spell}-1` }])
  })
})
