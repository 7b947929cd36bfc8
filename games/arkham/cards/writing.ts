import type {
  Amount,
  Atom,
  Choose,
  Condition,
  Cost,
  Each,
  Effect,
  If,
  Loc,
  May,
  Step,
  Test,
  Who,
} from '../effects.ts'
import type { ConditionCard, Ending, EpicMonster, MonsterTrait, Skill, SpecialCard } from '../content/ids.ts'
import type { Colour, MythosToken } from '../content/tokens.ts'

/** How content writes effects: a function for each phrase of the ledger's effect language. */

type Fields<D extends Atom['do']> = Extract<Atom, { do: D }>

export const gainMoney = (n: Amount): Atom => ({ do: 'gain', what: 'money', n })
export const gainClue = (n: Amount): Atom => ({ do: 'gain', what: 'clue', n })
export const gainRemnant = (n: Amount): Atom => ({ do: 'gain', what: 'remnant', n })
export const loseMoney = (n: Amount): Atom => ({ do: 'lose', what: 'money', n })
export const gainItem = (trait: Fields<'gainItem'>['trait']): Atom => ({ do: 'gainItem', trait })
export const gainSpell = (trait: Fields<'gainSpell'>['trait'] = 'any'): Atom => ({ do: 'gainSpell', trait })
export const gainAlly: Atom = { do: 'gainAlly' }
export const gainSpecial = (card: SpecialCard): Atom => ({ do: 'gainSpecial', card })
export const gainCondition = (card: ConditionCard): Atom => ({ do: 'gainCondition', card })
export const buy = (trait: Fields<'buy'>['trait'], n: number | 'any', price?: 'half'): Atom => ({
  do: 'buy',
  trait,
  n,
  half: price === 'half',
})
export const spendMoney = (n: Amount): Atom => ({ do: 'spend', what: 'money', n })
export const spendRemnant = (n: Amount): Atom => ({ do: 'spend', what: 'remnant', n })
export const spendClue = (n: Amount): Atom => ({ do: 'spend', what: 'clue', n })
export const discard = (what: Fields<'discard'>['what'], n: Amount): Atom => ({ do: 'discard', what, n })
export const discardThis: Atom = { do: 'discardThis' }
export const health = (n: Amount | 'all', whom: Fields<'heal'>['whom']): Atom => ({
  do: 'heal',
  what: 'health',
  n,
  whom,
})
export const sanity = (n: Amount | 'all', whom: Fields<'heal'>['whom']): Atom => ({
  do: 'heal',
  what: 'sanity',
  n,
  whom,
})
export const damage = (n: Amount): Atom => ({ do: 'suffer', what: 'damage', n, direct: false })
export const horror = (n: Amount): Atom => ({ do: 'suffer', what: 'horror', n, direct: false })
export const directDamage = (n: Amount): Atom => ({ do: 'suffer', what: 'damage', n, direct: true })
export const directHorror = (n: Amount): Atom => ({ do: 'suffer', what: 'horror', n, direct: true })
export const delay: Atom = { do: 'delay' }
export const placeDoom = (n: Amount, at: Loc): Atom => ({ do: 'placeDoom', n, at })
export const removeDoom = (n: Amount, at: Loc): Atom => ({ do: 'removeDoom', n, at })
export const moveTo = (at: Loc): Atom => ({ do: 'moveTo', at })
export const move = (upTo: Amount): Atom => ({ do: 'move', upTo })
export const spawnMonster = (n: Amount, at: Loc): Atom => ({ do: 'spawnMonster', n, at })
export const spawnTrait = (trait: MonsterTrait, at: Loc): Atom => ({ do: 'spawnTrait', trait, at })
export const spawnArchive = (card: number, at: Loc): Atom => ({ do: 'spawnArchive', card, at })
export const spawnClue = (n: Amount): Atom => ({ do: 'spawnClue', n })
export const spreadDoom = (n: Amount): Atom => ({ do: 'spreadDoom', n })
export const drawToken = (n: Amount): Atom => ({ do: 'drawToken', n })
export const focus = (skill: Skill): Atom => ({ do: 'focus', skill, n: 1, over: false })
export const focusAny = (n: number): Atom => ({ do: 'focus', skill: 'any', n, over: false })
/** Even if it exceeds the focus limit (AH-487.10). */
export const focusAnyOver = (n: number): Atom => ({ do: 'focus', skill: 'any', n, over: true })
export const research = (n: Amount): Atom => ({ do: 'research', n })
export const hitEpic = (monster: EpicMonster, n: Amount): Atom => ({ do: 'hitEpic', monster, n })
export const exhaustMonster = (at: Loc): Atom => ({ do: 'exhaustMonster', at })
export const disengageAll: Atom = { do: 'disengageAll' }
export const devour: Atom = { do: 'devour' }
export const retire: Atom = { do: 'retire' }
export const codexAdd = (card: number): Atom => ({ do: 'codex', how: 'add', card })
export const codexFlip = (card: number): Atom => ({ do: 'codex', how: 'flip', card })
export const codexReturn = (card: number): Atom => ({ do: 'codex', how: 'return', card })
export const cupAdd = (token: MythosToken, n: number): Atom => ({ do: 'cup', how: 'add', token, n })
export const cupRemove = (token: MythosToken, n: number): Atom => ({ do: 'cup', how: 'remove', token, n })
export const marker = (colour: Colour, at: Loc): Atom => ({ do: 'marker', how: 'place', colour, at })
export const removeMarker = (colour: Colour, at: Loc): Atom => ({ do: 'marker', how: 'remove', colour, at })
export const clearMarkers = (from: Fields<'clearMarkers'>['from']): Atom => ({ do: 'clearMarkers', from })
export const dealMarkers = (piles: Colour[][], cards: number[]): Atom => ({ do: 'dealMarkers', piles, cards })
export const turnMarkers = (n: number | 'all', card: number): Atom => ({ do: 'turnMarkers', n, card })
export const sealMarkers = (n: number, card: number): Atom => ({ do: 'sealMarkers', n, card })
export const spendSheetClues = (n: Amount): Atom => ({ do: 'spendSheetClues', n })
export const clueToCard = (n: number, card: number): Atom => ({ do: 'clueToCard', n, card })
export const win = (ending: Ending): Atom => ({ do: 'win', ending })
export const loseGame = (ending: Ending): Atom => ({ do: 'loseGame', ending })
export const custom = (name: Fields<'custom'>['name']): Atom => ({ do: 'custom', name })

/** Which test results a case is for; pass is at least one success, fail is none (AH-471.5b). */
const ranges = {
  pass: [1, null],
  fail: [0, 0],
  '0': [0, 0],
  '1': [1, 1],
  '2': [2, 2],
  '1-2': [1, 2],
  '2+': [2, null],
  '3+': [3, null],
} as const
export type CaseLabel = keyof typeof ranges

/** `test('will', -1, { pass: [...], fail: [...] })` */
export function test(
  skill: Skill,
  modifier: Test['modifier'],
  cases: Readonly<Partial<Record<CaseLabel, Effect>>>,
): Test {
  const labels = Object.keys(cases) as CaseLabel[]
  return {
    do: 'test',
    skill,
    modifier,
    cases: labels.map((label) => ({
      from: ranges[label][0],
      to: ranges[label][1],
      then: cases[label] ?? [],
    })),
  }
}

/** `may([spendMoney(1)], [move(4)])`: pay the whole cost for the effect, or not. */
export function may(cost: Cost, then: Effect, otherwise: Effect = []): May {
  return { do: 'may', cost, then, otherwise }
}

export function choose(...options: Choose['options']): Choose {
  return { do: 'choose', options }
}
/** An option without a cost. */
export function option(...then: Step[]): Choose['options'][number] {
  return { cost: [], then }
}
/** An option with a cost. */
export function pay(cost: Cost, ...then: Step[]): Choose['options'][number] {
  return { cost, then }
}

export function when(condition: Condition, then: Effect, otherwise: Effect = []): If {
  return { do: 'if', condition, then, otherwise }
}

export function each(who: Who, ...then: Step[]): Each {
  return { do: 'each', who, then }
}
