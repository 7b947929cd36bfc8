import type { CodexSide } from './codex.ts'
import type { Effect } from '../effects.ts'
import {
  choose,
  damage,
  delay,
  directDamage,
  discard,
  discardThis,
  disengageAll,
  each,
  focusAny,
  gainCondition,
  gainMoney,
  gainRemnant,
  gainSpell,
  health,
  horror,
  loseMoney,
  may,
  moveTo,
  option,
  pay,
  placeDoom,
  sanity,
  spawnClue,
  spawnMonster,
  spendClue,
  spendMoney,
  spendRemnant,
  spreadDoom,
  test,
  when,
} from './writing.ts'

/** A headline (AH-436): "you" is the investigator who drew it. A rumour is added to the codex and stays until it is discarded (AH-436.7). */
export type HeadlineCard = { readonly effect: Effect } | { readonly rumour: CodexSide }

/** 32 headlines, of which 13 random ones are in a game (AH-106.1). */
export const headlines = {
  'hl-01': { effect: [test('will', 0, { pass: [], fail: [horror(2)] })] },
  'hl-02': { effect: [choose(option(damage(2)), option(disengageAll, moveTo('unstable')))] },
  'hl-03': {
    effect: [
      when({ if: 'has', what: 'clue', n: 1 }, [choose(pay([spendClue(1)]), option(horror(2)))], [horror(1)]),
    ],
  },
  'hl-04': { effect: [choose(option(placeDoom(1, 'here')), option(horror(2)))] },
  'hl-05': {
    effect: [
      test('influence', 0, {
        '0': [spawnMonster(1, 'here')],
        '1-2': [gainMoney(2), spawnMonster(1, 'here')],
        '3+': [gainMoney(3)],
      }),
    ],
  },
  'hl-06': {
    effect: [test('lore', 0, { '0': [horror(2)], '1-2': [gainSpell(), horror(1)], '3+': [gainSpell()] })],
  },
  'hl-07': { effect: [spawnMonster(1, 'unstable')] },
  'hl-08': { effect: [choose(pay([discard('item', 1)]), option(loseMoney(3), horror(1)))] },
  'hl-09': { effect: [damage(1), test('strength', 0, { pass: [], fail: [damage(1)] })] },
  'hl-10': {
    effect: [test('will', 0, { pass: [sanity(2, 'self-or-ally')], fail: [gainCondition('cursed')] })],
  },
  'hl-11': { effect: [damage('M')] },
  'hl-12': { effect: [horror('D')] },
  'hl-13': { effect: [choose(pay([discard('tome', 1)]), pay([discard('spell', 1)]), option(horror(2)))] },
  'hl-14': { effect: [delay] },
  'hl-15': { effect: [may([gainCondition('cursed')], [gainMoney(4)])] },
  'hl-16': { effect: [placeDoom(1, 'unstable')] },
  'hl-17': { effect: [test('observation', 0, { pass: [spawnClue(1)], fail: [spawnMonster(1, 'text')] })] },
  'hl-18': { effect: [test('will', -1, { pass: [focusAny(1)], fail: [placeDoom(1, 'here')] })] },
  'hl-19': { effect: [choose(option(damage(2)), option(spawnMonster(1, 'here')))] },
  'hl-20': { effect: [test('lore', -1, { pass: [gainRemnant(1)], fail: [damage(2)] })] },
  'hl-21': { effect: [discard('focus', 1), horror(1)] },
  'hl-22': { effect: [each('investigator', health(1, 'self')), placeDoom(1, 'start')] },
  'hl-23': { effect: [test('strength', 0, { '0': [damage(3)], '1': [damage(2)], '2+': [] })] },
  'hl-24': { effect: [test('will', 0, { '0': [horror(3)], '1': [horror(2)], '2+': [] })] },
  'hl-25': { effect: [choose(pay([spendMoney(2)]), option(damage(1), loseMoney(1)))] },
  'hl-26': { effect: [choose(option(damage(2), horror(2)), pay([gainCondition('dark-pact')]))] },
  'hl-27': { effect: [spreadDoom(1)] },
  'hl-28': {
    rumour: {
      reckoning: [spreadDoom(1)],
      actions: [
        {
          timing: 'turn',
          section: 'none',
          at: 'unstable',
          cost: [spendClue(1), spendRemnant(1)],
          then: [discardThis],
        },
      ],
    },
  },
  'hl-29': {
    rumour: {
      constants: ['no-paid-spaces'],
      actions: [
        { timing: 'action', section: 'none', at: 'anywhere', cost: [spendMoney(3)], then: [discardThis] },
      ],
    },
  },
  'hl-30': {
    rumour: {
      reckoning: [each('investigator', when({ if: 'is', state: 'delayed' }, [damage(2)], [damage(1)]))],
      actions: [
        {
          timing: 'action',
          section: 'none',
          at: 'anywhere',
          cost: [],
          then: [test('influence', -1, { pass: [discardThis], fail: [] })],
        },
      ],
    },
  },
  'hl-31': { rumour: { constants: ['no-clue-rerolls', 'discard-after-two-researched'] } },
  'hl-32': {
    rumour: {
      reckoning: [each('least-health', directDamage(1))],
      actions: [
        {
          timing: 'action',
          section: 'none',
          at: 'without-doom',
          cost: [spendRemnant(2)],
          then: [discardThis],
        },
      ],
    },
  },
} satisfies Record<string, HeadlineCard>
