import { answering, shape } from '@miskatonic/kernel'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { keeper } from '../names.ts'
import { event } from '../position.ts'
import { type SkillTest, skillTest } from './context.ts'
import {
  canUse,
  has,
  investigator,
  isIn,
  monsterNamed,
  skillOf,
  testModifier,
  useThisTurn,
  usedThisTurn,
} from './look.ts'

const { boolean, integer, object, oneOf } = shape

const faces = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

/** A test with the number that must not be exceeded. */
const prepared = object({ test: skillTest, value: integer(-99, 99) })
const rolled = object({
  test: skillTest,
  value: integer(-99, 99),
  roll: integer(1, 10),
  success: boolean,
  /** It is the second roll of the test (MM-856). */
  again: boolean,
})

/** Skill tests (MM-441 to MM-449). */
export const vocabulary = {
  choices: {
    roll: answering('prepareTest', object({})),
    /** MM-446. */
    spendSkillPoint: answering('prepareTest', object({})),
    /** The ability of a mental Trait that is used before the roll. */
    useTraitBefore: answering('prepareTest', object({})),
    keepRoll: answering('considerRoll', object({})),
    rollAgain: answering('considerRoll', object({ with: oneOf(['trait', 'studious']) })),
    letRollStand: answering('considerReroll', object({})),
    /** MM-855. */
    forceReroll: answering('considerReroll', object({})),
  },
  asks: { prepareTest: prepared, considerRoll: rolled, considerReroll: rolled },
  effects: {
    test: skillTest,
    rollDie: object({ test: skillTest, value: integer(-99, 99), again: boolean }),
    finishTest: rolled,
  },
  events: {
    skillPointSpent: event(object({ seat: a.seat }), 'open'),
    traitUsed: event(object({ seat: a.seat }), 'open'),
    tested: event(
      object({
        seat: a.seat,
        skill: a.skill,
        value: integer(-99, 99),
        roll: integer(1, 10),
        success: boolean,
      }),
      'open',
    ),
    rollForced: event(object({ seat: a.seat }), 'open'),
  },
}

export const rules = {
  test(play, test) {
    const { table } = play
    if (!isIn(table, test.seat)) return
    const value = valueOf(play, test)
    // MM-285: tests in an Action that the Keeper has an investigator use are rolled as they are.
    const decides = table.urged !== test.seat && (maySpend(play, test) || mayUseTrait(play, test))
    if (decides) play.then('prepareTest', { test, value })
    else play.then('rollDie', { test, value, again: false })
  },

  prepareTest(play, { test }) {
    play.ask(test.seat, 'MM-446', (may) => {
      may('roll', {}, 'MM-441')
      may.unless(forbiddenPoint(play, test), 'spendSkillPoint', {}, ['MM-446', 'MM-447'])
      if (mayUseTrait(play, test)) may('useTraitBefore', {}, test.sort === 'evade' ? 'MM-479' : 'MM-547')
    })
  },

  roll(play, _args, _seat, { test, value }) {
    play.then('rollDie', { test, value, again: false })
  },

  spendSkillPoint(play, _args, seat, { test, value }) {
    investigator(play.table, seat).skillPoints--
    play.emit('skillPointSpent', { seat })
    play.then('rollDie', { test, value: value + skillOf(play, seat, 'luck'), again: false })
  },

  /** False Trail: +4 to the evade tests of this turn; Dead Languages: success without a roll. */
  useTraitBefore(play, _args, seat, { test }) {
    const { table } = play
    investigator(table, seat).abilityUsed = true
    play.emit('traitUsed', { seat })
    if (test.sort === 'evade') {
      table.turn!.evadeBonus += 4
      return play.then('test', test)
    }
    lead(play, test, true, 0)
  },

  rollDie(play, { test, value, again }) {
    const { seat, skill } = test
    const roll = Number(play.roll(faces))
    const success = isSuccess(play, test, value, roll)
    play.emit('tested', { seat, skill, value, roll, success })
    play.then('considerReroll', { test, value, roll, success, again })
  },

  /** MM-855, MM-856: in combat, once for a test. */
  considerReroll(play, args) {
    const { table } = play
    if (args.test.sort !== 'combat' || args.again || table.keeperSkillPoints === 0)
      return play.then('considerRoll', args)
    return play.ask(keeper, 'MM-855', (may) => {
      may('letRollStand', {}, 'MM-855')
      may('forceReroll', {}, ['MM-855', 'MM-856'])
    })
  },

  letRollStand(play, _args, _seat, asked) {
    play.then('considerRoll', asked)
  },

  forceReroll(play, _args, _seat, { test, value }) {
    play.table.keeperSkillPoints--
    play.emit('rollForced', { seat: test.seat })
    play.then('rollDie', { test, value, again: true })
  },

  considerRoll(play, args) {
    const { test } = args
    const ways = play.table.urged === test.seat ? [] : rerollsOf(play, test, args.success)
    if (ways.length === 0) return play.then('finishTest', args)
    return play.ask(args.test.seat, 'MM-441', (may) => {
      may('keepRoll', {}, 'MM-441')
      for (const way of ways) may('rollAgain', { with: way }, 'MM-441')
    })
  },

  keepRoll(play, _args, _seat, asked) {
    play.then('finishTest', asked)
  },

  rollAgain(play, { with: way }, seat, { test, value }) {
    if (way === 'trait') {
      investigator(play.table, seat).abilityUsed = true
      play.emit('traitUsed', { seat })
    } else useThisTurn(play, seat, 'studious')
    play.then('rollDie', { test, value, again: true })
  },

  finishTest(play, { test, success, roll }) {
    lead(play, test, success, roll)
  },
} satisfies Rules

/** What comes of a test: the matching effect, or the step that waits for the result. */
function lead(play: At, test: SkillTest, success: boolean, roll: number): void {
  const { seat, monster, about, sequel } = test
  if (sequel === 'effect')
    play.then('resolve', {
      effect: success ? test.success : test.failure,
      context: { ...test.context!, roll },
    })
  else play.then(sequel, { seat, monster, about, success, roll })
}

export function valueOf(play: At, { seat, skill, modifier, sort, monster }: SkillTest): number {
  const { table } = play
  const kind = monster === null ? null : (monsterNamed(table, monster)?.kind ?? null)
  const evading = sort === 'evade' ? (table.turn?.evadeBonus ?? 0) : 0
  return (
    skillOf(play, seat, skill) + modifier + testModifier(play, seat, { sort, skill, monster: kind }) + evading
  )
}

/** MM-443, MM-444; who is hysterical fails horror tests on 6 and more. */
function isSuccess(play: At, { seat, sort }: SkillTest, value: number, roll: number): boolean {
  if (roll === 1) return true
  if (roll === 10 || roll > value) return false
  return !(sort === 'horror' && roll >= 6 && has(investigator(play.table, seat), 'hysterical'))
}

/** The rule that forbids a skill point; undefined if it may be spent. */
function forbiddenPoint(play: At, { seat, skill }: SkillTest) {
  const me = investigator(play.table, seat)
  if (skill === 'luck') return 'MM-448'
  if (me.skillPoints === 0) return 'MM-449'
  return has(me, 'no-skill-points') ? 'MM-795' : undefined
}

function maySpend(play: At, test: SkillTest): boolean {
  return forbiddenPoint(play, test) === undefined
}

function mayUseTrait(play: At, { seat, sort, sequel }: SkillTest): boolean {
  const me = investigator(play.table, seat)
  if (sort === 'evade') return play.table.turn !== null && canUse(me, 'before-evade')
  return (sort === 'study' || sequel === 'spellTested') && canUse(me, 'reading-or-casting')
}

function rerollsOf(play: At, { seat, skill }: SkillTest, success: boolean): ('trait' | 'studious')[] {
  const me = investigator(play.table, seat)
  const ways: ('trait' | 'studious')[] = []
  if (canUse(me, 'after-roll')) ways.push('trait')
  const isStudy = skill === 'intellect' || skill === 'lore'
  if (!success && isStudy && has(me, 'studious') && !usedThisTurn(play, seat, 'studious'))
    ways.push('studious')
  return ways
}
