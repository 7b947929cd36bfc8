import type { Skill } from '../../content/ids.ts'
import { type Atom, type Effect, type Step, each, test } from '../../effects.ts'
import { signed } from './tables.ts'

/** Reads the effects of the ledger's tables: `take 1 hor, then MD`, `Test Strength −1. F: the monster deals you damage.` */

/** A clause, and what it does. */
const phrases: readonly (readonly [RegExp, (...found: string[]) => Step])[] = [
  [/^(?:(?:he |you )?takes? )?(\d) dmg$/, (n) => ({ do: 'damage', n: Number(n) })],
  [/^(?:(?:he |you )?takes? )?(\d) hor$/, (n) => ({ do: 'horror', n: Number(n) })],
  [/^(?:MD|the monster deals you damage)$/, () => ({ do: 'monsterDamage' })],
  [/^if near, MD$/, () => ({ do: 'if', condition: 'near', then: [{ do: 'monsterDamage' }], otherwise: [] })],
  [/^WD$/, () => ({ do: 'weaponDamage', plus: 0 })],
  [/^WD([+−]\d)(?: \(at least 1\))?$/, (n) => ({ do: 'weaponDamage', plus: signed(n) })],
  [/^SA$/, () => ({ do: 'specialAttack' })],
  [/^deal (\d) dmg$/, (n) => ({ do: 'deal', n: Number(n) })],
  [/^every other monster in its space takes (\d) dmg$/, (n) => ({ do: 'dealOthers', n: Number(n) })],
  [
    /^every (Zombie) in your space takes (\d) dmg$/,
    (_, n) => ({ do: 'dealKind', kind: 'zombie', n: Number(n) }),
  ],
  [/^(?:(?:he |you )(?:is|are)|is) stunned$/, () => ({ do: 'stun' })],
  [/^stun the monster$/, () => ({ do: 'stunMonster', n: 1 })],
  [/^put two stun tokens on the monster$/, () => ({ do: 'stunMonster', n: 2 })],
  [/^stun every monster in its space$/, () => ({ do: 'stunMonsters', where: 'its-space' })],
  [/^every monster in your room gets a stun token$/, () => ({ do: 'stunMonsters', where: 'your-room' })],
  [/^kill it$/, () => ({ do: 'killMonster' })],
  [/^drop (?:a|the) weapon(?: of his choice)?$/, () => ({ do: 'dropWeapon' })],
  [/^he drops one carried card of the Keeper's choice \(not a Clue\)$/, () => ({ do: 'dropByKeeper' })],
  [/^discards one Equipment of his choice, if any$/, () => ({ do: 'discardEquipment' })],
  [/^(?:you may move the monster|move it) (?:up to )?(\d) spaces?$/, (n) => moveMonster(n, 'you')],
  [/^the Keeper may move (?:it|this monster) (?:up to )?(\d) spaces?$/, (n) => moveMonster(n, 'keeper')],
  [
    /^the Keeper moves one monster (?:up to )?(\d) spaces?$/i,
    (n) => ({ do: 'keeperMoves', upTo: Number(n), which: 'any' }),
  ],
  [
    /^the Keeper may move one Zombie, Witch or eldritch monster (\d) space$/,
    (n) => ({ do: 'keeperMoves', upTo: Number(n), which: 'restless' }),
  ],
  [/^you may move 1 space \(no evade test\)$/, () => ({ do: 'moveYou' })],
  [
    /^the Keeper moves (?:him|you) (?:up to )?(1|three) spaces? \(MM-R18\)$/i,
    (n) => ({ do: 'keeperMovesYou', upTo: n === 'three' ? 3 : Number(n) }),
  ],
  [/^no longer hidden$/, () => ({ do: 'unhide' })],
  [/^barrier shifted$/, () => ({ do: 'barrier', how: 'shift' })],
  [/^barrier holds$/, () => ({ do: 'barrier', how: 'hold' })],
  [/^destroy the barrier$/, () => ({ do: 'barrier', how: 'destroy' })],
  [/^the Keeper gains (\d) threat$/, (n) => ({ do: 'threat', n: Number(n) })],
  [/^discard 1 SP(?: if you have one)?$/, () => ({ do: 'loseSkillPoint' })],
  [/^gains (\d) SP$/, (n) => ({ do: 'gainSkillPoint', n: Number(n), whom: 'target' })],
  [/^(?:target )?heals (\d) (dmg|hor)$/, (n, what) => heal(n, what, 'target')],
  [/^an investigator in your space heals (\d) (dmg|hor)$/, (n, what) => heal(n, what, 'target')],
  [/^heal (\d) (dmg|hor) from yourself$/, (n, what) => heal(n, what, 'you')],
  [
    /^an investigator in your space discards one Trauma card$/,
    () => ({ do: 'discardTrauma', which: 'any', whom: 'target' }),
  ],
  [/^removes one stun token$/, () => ({ do: 'removeStun', whom: 'target' })],
  [/^the Spell is lost(?: \(discarded, no new card\))?$/, () => ({ do: 'loseSpell' })],
  [/^discard (?:this card|it)$/, () => ({ do: 'discardThis' })],
  [/^remove the darkness token from your room$/, () => ({ do: 'lightUp' })],
  [/^put a darkness token in his room$/i, () => ({ do: 'darkness', at: 'here' })],
  [/^put a corpse marker in his space, if one is left$/i, () => ({ do: 'corpse', at: 'here' })],
  [/^he loses one unused move phase of this turn, if any$/, () => ({ do: 'losePhases', n: 1 })],
  [/^he loses all unused move phases of this turn$/i, () => ({ do: 'losePhases', n: 'all' })],
  [/^the Keeper draws one Mythos or one Trauma card$/, () => ({ do: 'keeperDrawsEither' })],
  [/^you are killed$/i, () => ({ do: 'kill' })],
  [
    /^an unfinished puzzle that belongs to a card of his room, if there is one, is re-laid \(MM-653\)$/,
    () => ({ do: 'custom', name: 're-lay' }),
  ],
]

function moveMonster(upTo: string, by: 'you' | 'keeper'): Atom {
  return { do: 'moveMonster', upTo: Number(upTo), by }
}
function heal(n: string, what: string, whom: 'you' | 'target'): Atom {
  return { do: 'heal', what: what === 'dmg' ? 'damage' : 'horror', n: Number(n), whom }
}

/** What no clause says by itself: `else` and `without one` belong to the clause before them. */
const wholes: Readonly<Record<string, Effect>> = {
  'discard 1 SP; without one, take 1 dmg and 1 hor': [
    {
      do: 'if',
      condition: 'has-skill-point',
      then: [{ do: 'loseSkillPoint' }],
      otherwise: [
        { do: 'damage', n: 1 },
        { do: 'horror', n: 1 },
      ],
    },
  ],
  'target discards his injury, if any; else heals 1 dmg': [
    {
      do: 'if',
      condition: 'target-has-injury',
      then: [{ do: 'discardTrauma', which: 'injury', whom: 'target' }],
      otherwise: [heal('1', 'dmg', 'target')],
    },
  ],
  'target discards his insanity, if any; else heals 1 hor': [
    {
      do: 'if',
      condition: 'target-has-insanity',
      then: [{ do: 'discardTrauma', which: 'insanity', whom: 'target' }],
      otherwise: [heal('1', 'hor', 'target')],
    },
  ],
  // The target and every other investigator: that is everybody in the room.
  'target heals 1 hor; every other investigator in the room heals 1 hor': [
    each('room', [heal('1', 'hor', 'you')]),
  ],
}

/** One cell or sentence without a test: `–`, `no effect`, `take 1 dmg; no longer hidden`. */
export function parseEffect(text: string): Effect {
  const whole = text.replace(/\.$/, '').replace(/ \(\[public\].*\)$/, '')
  if (['', '–', 'no effect'].includes(whole)) return []
  if (whole in wholes) return wholes[whole]!
  const single = clause(whole)
  if (single) return [single]
  return whole.split(/; |, and |, then | and /).map((part) => {
    const found = clause(part)
    if (!found) throw new Error(`Unknown clause "${part}" in: ${text}`)
    return found
  })
}

function clause(text: string): Step | undefined {
  for (const [pattern, make] of phrases) {
    const found = pattern.exec(text)
    if (found) return make(...found.slice(1))
  }
  return undefined
}

/** `Strength −1` or `none`. */
export function parseTest(text: string): { skill: Skill; modifier: number } | null {
  if (text === 'none') return null
  const [skill, modifier] = text.split(' ')
  return { skill: skill!.toLowerCase() as Skill, modifier: modifier === undefined ? 0 : signed(modifier) }
}

/** `Test Lore. S: … F: …`, also with `He tests` or `Every investigator in the room tests`, or no test at all. */
export function parseSentence(text: string): Effect {
  const found =
    /^(.*?)(?:Test|[Hh]e tests|Every investigator in the room tests) (\w+(?: [+−]\d)?)\.(?: S: (.*?)\.?)?(?: F: (.*?)\.?)?$/.exec(
      text,
    )
  if (!found) return parseEffect(text)
  const [, before, tested, success, failure] = found
  const { skill, modifier } = parseTest(tested!)!
  const made = test(skill, modifier, {
    success: parseEffect(success ?? ''),
    failure: parseEffect(failure ?? ''),
  })
  const everybody = text.includes('Every investigator in the room')
  return [...parseEffect(before!.replace(/; $/, '')), everybody ? each('room', [made]) : made]
}
