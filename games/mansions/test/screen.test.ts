import {
  Engine,
  type Option,
  type View,
  completeOptions,
  languages,
  revealedBy,
  viewOf,
} from '@miskatonic/kernel'
import { stroll } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { beat, irrevocable, left, main, sound } from '../board/pace.ts'
import { trays } from '../board/piles/trays.ts'
import { tally } from '../board/tally.ts'
import { nameOf, targetsOf } from '../board/targets.ts'
import { travel } from '../board/travel.ts'
import { stories } from '../content/ids.ts'
import { mansions } from '../index.ts'
import { keeper } from '../names.ts'
import { type Scene, scene } from './scene.ts'

describe('choices', () => {
  test('lie somewhere on the board, unless they have no place there', () => {
    const all: readonly string[] = mansions.choices
    const nowhere = all.filter((step) => targetsOf(step, example, 'p1').length === 0)
    // Those that lead on are the main button; the others are answers, puzzles, and choices between two words.
    expect(nowhere.filter((step) => !main.has(step)).toSorted()).toEqual(
      [
        'becomesAnother',
        'dropToStun',
        'forceReroll',
        'forceSpecial',
        'healTrauma',
        'keeperDrop',
        'learnSpell',
        'onlyPhase',
        'relayThis',
        'rollAgain',
        'secondAction',
        'spendSkillPoint',
        'stopPuzzle',
        'strike',
        'takeNoHorror',
        'throwRope',
        'tryByTest',
        'urgeItem',
        'urgeMove',
        'urgeSpell',
        'urgeTrait',
        'useAtStart',
        'useCase',
        'useMethod',
        'wakeUp',
      ]
        .toSorted()
        .filter((step) => !main.has(step)),
    )
  })

  test.each(stories)('of "%s" all lie on things that have a name', (story) => {
    const nameless = new Set<string>()
    stroll(
      mansions,
      { seed: `names ${story}`, options: { story, investigators: 3 }, most: 250 },
      (engine) => {
        for (const { step, args, seat } of engine.decision?.options ?? []) {
          const view = viewOf(mansions, engine.position, engine.decision, seat)
          for (const target of targetsOf(step, args, seat))
            if (languages.some((language) => /^$|undefined|null|:\S/.test(nameOf(target, view, language))))
              nameless.add(target)
        }
      },
    )
    expect([...nameless]).toEqual([])
  })

  test('a Keeper Action is named with its cost', () => {
    const view = seenBy(scene(), keeper)
    expect(nameOf('action:darkness', view, 'en')).toBe('Darkness (2 threat)')
    expect(nameOf('action:command-minion', view, 'pl')).toBe('Rozkaz dla sług (1 żeton zagrożenia)')
    expect(nameOf('action:lurker-in-the-walls', view, 'pl')).toMatch(/\(4 żetony zagrożenia\)$/)
  })

  test('an unknown step lies nowhere and an unknown target is called by itself', () => {
    expect(targetsOf('somethingElse', {}, 'p1')).toEqual([])
    expect(nameOf('pile:deck', seenBy(scene(), 'p1'), 'en')).toBe('pile:deck')
  })

  test('are confirmed where there is no way back; the answers before the game can be taken back', () => {
    expect(['revealNow', 'escapeBy', 'enterFire'].every(irrevocable)).toBe(true)
    const engine = Engine.start(mansions, completeOptions(mansions, {}), 'answers')
    for (let question = 1; question < 4; question++) {
      const answer = engine.decision!.options[0]!
      expect(irrevocable(answer.step)).toBe(false)
      expect(revealedBy(mansions, engine.position, answer)).toBeNull()
      engine.choose(answer)
    }
  })

  test('say how much is left of what is being done, and the chance of a test', () => {
    const view = seenBy(scene(), 'p1')
    const asking = (step: string, args = {}): View => ({ ...view, asked: { step, args, waiting: ['p1'] } })
    expect(left(view, 'en')).toBe('2 moves and 1 action left')
    expect(left(asking('pushMonster', { left: 2 }), 'pl')).toBe('zostało: 2 obszary')
    expect(left(asking('prepareTest', { value: 4 }), 'en')).toBe('4 or less: 40 %')
    expect(left(asking('prepareTest', { value: 12 }), 'pl')).toBe('9 lub mniej: 90%')
    expect(left(asking('prepareTest', { value: -1 }), 'en')).toBe('1 or less: 10 %')
    expect(left(asking('solve', { left: 3 }), 'en')).toBe('3 puzzle actions left')
    expect(left(asking('trade'), 'en')).toBeNull()
  })
})

describe('events', () => {
  test('have their time and now and then a sound', () => {
    expect(beat('objectiveRevealed')).toBeGreaterThan(beat('moved'))
    expect(sound('tested')).toBe('die')
    expect(beat('something else')).toBe(0)
    expect(sound('something else')).toBeUndefined()
  })
})

describe('a journey', () => {
  test('leads as far as the move phases of the turn, and stops before a Lock, a fire and a monster', () => {
    const here = scene({
      investigators: { p1: { at: 'foyer-1' } },
      monsters: [{ kind: 'zombie', at: 'foyer-2' }],
    })
    const way = travel(seenBy(here, 'p1'), 'p1')!
    expect(way.from).toBe('space:foyer-1')
    expect(way.isDangerous('space:foyer-2')).toBe(true)
    expect(way.isDangerous('space:porch-1')).toBe(false)
    expect(way.next('space:porch-1')).toContain('space:yard-2')
    expect(way.next('space:yard-2')).toEqual([])
    expect(way.walksTo({ step: 'move', args: { to: 'porch-1', drag: false } })).toBe('space:porch-1')
    expect(way.actions(2), 'moves are no actions').toBe(0)
    expect(way.walksTo({ step: 'run', args: { to: 'porch-1', drag: false } })).toBeUndefined()
    expect(travel(seenBy(here, keeper), keeper)).toBeNull()
  })
})

describe('beside the house', () => {
  test('the Keeper has a desk, the others see the threat', () => {
    const ids = (seat: string): string[] => trays(seenBy(scene(), seat), 'en').map(({ id }) => id)
    expect(ids(keeper)).toEqual(['events', 'desk', 'mythos', 'trauma'])
    expect(ids('p1')).toEqual(['events', 'threat', 'mythos', 'trauma'])
    expect(ids('')).toEqual(ids('p1'))
  })

  test('a finished game is told in three figures', () => {
    for (const language of languages)
      expect(tally(seenBy(scene(), 'p1'), language).map(({ n, of }) => n <= of)).toEqual([true, true, true])
  })
})

function seenBy({ engine }: Scene, seat: string): View {
  return viewOf(mansions, engine.position, engine.decision, seat)
}

/** Arguments for every choice; which ones does not matter. */
const example: Option['args'] = {
  letter: 'A',
  who: 'sister-mary',
  mental: 'mary-prayer',
  physical: 'mary-beads',
  to: 'porch-1',
  drag: false,
  phase: 'move',
  weapon: 'axe',
  monster: 'm1',
  card: 'axe',
  target: 'm1',
  spell: 'binding',
  door: 'd-front',
  n: 1,
  action: 'ring-bell',
  seat: 'p2',
  space: 'porch-1',
  room: 'porch',
  puzzle: '1A',
  kind: 'injury',
  place: 0,
  way: 'right',
  a: 0,
  b: 1,
  with: 'trait',
}
