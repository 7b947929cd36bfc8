import { type Skill, type Spell, spells } from '../../content/ids.ts'
import { type Atom, type Effect, type Step, each, horror, test } from '../../effects.ts'
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
    /^every other investigator in your room takes (\d) hor$/i,
    (n) => each('others-in-room', [horror(Number(n))]),
  ],
  [/^every investigator in your room heals (\d) hor$/, (n) => each('room', [heal(n, 'hor', 'you')])],
  [/^gain a Spell of your choice$/, () => ({ do: 'gainSpell', of: [...spells], n: 1 })],
  [/^gain two different Spells of your choice$/, () => ({ do: 'gainSpell', of: [...spells], n: 2 })],
  [/^gain `([a-z-]+)` or `([a-z-]+)`$/, (a, b) => ({ do: 'gainSpell', of: [a as Spell, b as Spell], n: 1 })],
  [
    /^remove the fire token from your room or from a room sharing a door or open edge with your space$/,
    () => ({ do: 'putOut' }),
  ],
  [/^the Keeper names a room that holds a hidden Clue$/, () => ({ do: 'custom', name: 'name-hidden-clue' })],
  [
    /^give Duke and one of your Search cards to an investigator within 2 spaces$/,
    () => ({ do: 'custom', name: 'send-duke' }),
  ],
  [
    /^until the start of your next turn no monster can enter or be placed in your space \(monsters already there stay\)$/,
    () => ({ do: 'custom', name: 'stabilize' }),
  ],
  [/^every monster and every investigator in it takes (\d) dmg$/, (n) => ({ do: 'blast', n: Number(n) })],
  [
    /^a Zombie, Witch or eldritch monster in your space takes (\d) dmg$/,
    (n) => ({ do: 'deal', n: Number(n) }),
  ],
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
  'Move him back to the space where he started this turn, if it is in the same room or an adjacent room; no tests':
    [{ do: 'custom', name: 'same-minute' }],
  'The Keeper moves one monster up to 2 spaces; if there is none on the board, he tests Willpower, F: take 1 hor':
    [
      {
        do: 'if',
        condition: 'any-monster',
        then: [{ do: 'keeperMoves', upTo: 2, which: 'any' }],
        otherwise: [test('willpower', 0, { failure: [horror(1)] })],
      },
    ],
  'Take 1 hor; if it is your turn, your turn ends at once': [horror(1), { do: 'endTurn' }],
  // The target and every other investigator: that is everybody in the room.
  'target heals 1 hor; every other investigator in the room heals 1 hor': [
    each('room', [heal('1', 'hor', 'you')]),
  ],
}

/** One cell or sentence without a test: `–`, `no effect`, `take 1 dmg; no longer hidden`. */
export function parseEffect(text: string): Effect {
  const whole = text.replace(/\.$/, '').replace(/ \(\[public\].*\)$/, '')
  if (['', '–', 'no effect'].includes(whole)) return []
  if (Object.hasOwn(wholes, whole)) return wholes[whole]!
  return whole.split(/; (?:then )?/).flatMap((sentence) => {
    const single = clause(sentence)
    return single ? [single] : sentence.split(/, and |, then | and /).map((part) => known(part, text))
  })
}

function known(part: string, text: string): Step {
  const found = clause(part)
  if (!found) throw new Error(`Unknown clause "${part}" in: ${text}`)
  return found
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
    /^(.*?)(?:[Tt]est|[Hh]e tests|Every investigator in the room tests) (\w+(?: [+−]\d)?)\.(?: S: (.*?)\.?)?(?: F: (.*?)\.?)?$/.exec(
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
