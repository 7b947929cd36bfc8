import type {
  Ability,
  Demand,
  ItemCard,
  ItemType,
  Lasting,
  Mythos,
  Requirement,
  Target,
  Trauma,
  Weapon,
} from '../../cards/types.ts'
import type { Item, PuzzleId, Symbol } from '../../content/ids.ts'
import { parseEffect, parseSentence, parseTest } from './effect-parser.ts'
import { counted, type Row } from './tables.ts'

/** Reads rows of the card tables. What lasts is a word of the rules: the sentence in the ledger says which. */

// Items

const types: Readonly<Record<string, ItemType>> = {
  Key: 'key',
  Equipment: 'equipment',
  Artifact: 'artifact',
  Tome: 'tome',
  Ally: 'ally',
  'Ranged Weapon': 'ranged',
  'Bladed Melee Weapon': 'bladed',
  'Blunt Melee Weapon': 'blunt',
}

/** Sentences about what lasts while the card lies with an investigator. */
const lasting: Readonly<Record<string, Lasting>> = {
  '+2 to your Dexterity and Strength tests during combat.': {
    bonus: { to: 'combat', n: 2, skills: ['dexterity', 'strength'] },
  },
  'When you reveal a Clue while exploring, heal 2 hor and gain 1 SP.': { keywords: ['inspired'] },
  'You have +1 puzzle action in every attempt.': { puzzleActions: 1 },
  'Once per turn, after a failed Intellect or Lore test of yours: roll again and use the new roll.': {
    keywords: ['studious'],
  },
  '+2 to your horror tests.': { bonus: { to: 'horror', n: 2 } },
  'You ignore darkness (MM-533).': { keywords: ['ignores-darkness'] },
  '+2 to your evade tests against Cultists and Cult Leaders.': {
    bonus: { to: 'evade', n: 2, kinds: ['cultist', 'cult-leader'] },
  },
  'When you fail an evade test you may discard this card: the monster deals no damage.': {
    keywords: ['saves-evasion'],
  },
  'Once per turn, when you take damage from a monster: reduce it by 1.': { keywords: ['warded'] },
  'Once per game, at the start of your turn: you have three move phases this turn (two if stunned).': {
    keywords: ['third-move'],
  },
  'At the start of your turn you may take 1 hor to gain 1 SP.': { keywords: ['horror-for-skill-point'] },
  '+1 to your horror tests; you cannot take the run action.': {
    bonus: { to: 'horror', n: 1 },
    keywords: ['no-run'],
  },
}

const extras: Readonly<Record<string, NonNullable<Weapon['extra']>>> = {
  'If you deal damage, you may also deal 1 dmg to another monster in your space.': 'second-target',
  "If your roll in the attack's test is 10, drop this card.": 'drop-on-10',
  'After a successful attack with it you may drop it to put a stun token on that monster.': 'drop-to-stun',
}

/** What a row says that the card does not: where it is used, what is left to the Locks (Keys), what no effect needs. */
const remarks = [
  /Use(?:d)? (?:on|in) [^.]*\./,
  /Discard it to pass `lock-sigil`\./,
  /No Combat card is drawn\./,
  /It has no Action of its own\./,
  /Or discard it instead of rolling when you salt a furrow \(Objective "What Ploughs"\)\./,
]

export function parseItem(row: Row): ItemCard {
  let text = remarks.reduce((rest, remark) => rest.replace(remark, ''), row['effect']!)
  const story = /Story card of "[^"]*", [Oo]bjective 1[ABC]\./.exec(text)
  if (story) text = text.replace(story[0], '').replace('Cannot be discarded.', '')
  const { weapon, rest } = parseWeapon(text)
  const sentences = rest.trim()
  const card: ItemCard = {
    types: row['types']!.split(', ').map((type) => types[type]!),
    ...(story ? { story: true as const } : {}),
    ...(weapon ? { weapon } : {}),
  }
  return { ...card, ...parseUse(sentences) }
}

function parseWeapon(text: string): { weapon: Weapon | null; rest: string } {
  const found =
    /Damage (\d)(?: in your space, (\d) at range 1|; (\d) against a Zombie)?(?:\.|, attack)?(?: Attack| attack)?(?: a monster)?(?: in your space| within range (\d))?\./.exec(
      text,
    )
  if (!found) return { weapon: null, rest: text }
  const [whole, near, far, zombie, range] = found
  const damage =
    far === undefined ? Array<number>(Number(range ?? 0) + 1).fill(Number(near)) : [Number(near), Number(far)]
  const rest = text.replace(whole, '').trim()
  return {
    weapon: {
      damage,
      ...(zombie === undefined ? {} : { against: { zombie: Number(zombie) } }),
      ...(rest === '' ? {} : { extra: extras[rest]! }),
    },
    rest: rest in extras ? '' : rest,
  }
}

/** What remains: a lasting sentence, an Action, an Attack, or the first and then an Action. */
function parseUse(text: string): Partial<ItemCard> {
  if (text === '') return {}
  const use = /^(.*?)(Action|Attack)(, once per round)?: (.*)$/.exec(text)
  const before = use ? use[1]!.trim() : text
  if (before !== '' && !Object.hasOwn(lasting, before)) throw new Error(`Unknown sentence: ${before}`)
  const first = before === '' ? {} : lasting[before]!
  if (!use) return first
  const [, , kind, once, sentence] = use
  const uses = / After the second use, discard it\.$/.exec(sentence!)
  const ability = parseAbility(uses ? sentence!.slice(0, uses.index) : sentence!)
  const action = { ...ability, ...(uses ? { uses: 2 } : {}), ...(once ? { once: 'round' as const } : {}) }
  return { ...first, ...(kind === 'Action' ? { action } : { attack: ability }) }
}

/** By what the sentence says of whom or what it is used on. */
const targets: readonly (readonly [string, Target])[] = [
  ['an investigator in your space discards one Trauma card', 'traumatized-in-space'],
  ['an investigator in your space heals', 'investigator-in-space'],
  ['to an investigator within 2 spaces', 'other-within-2'],
  ['from a room sharing a door or open edge', 'burning-room-near'],
  ['choose a space within range 2', 'space-in-range-2'],
  ['a Zombie, Witch or eldritch monster in your space', 'unholy-in-space'],
]

function parseAbility(sentence: string): Ability {
  const late = / After a success discard it\.$/
  const text = late.test(sentence)
    ? sentence.replace(late, '').replace('. F:', ', then discard it. F:')
    : sentence.replace(' and choose a space within range 2', '')
  return {
    target: targets.find(([phrase]) => sentence.includes(phrase))?.[1] ?? 'none',
    effect: parseSentence(text),
  }
}

// Locks and Obstacles

const itemNames: Readonly<Record<string, Item>> = {
  'Brass Key': 'brass-key',
  'Iron Key': 'iron-key',
  'Magic Phrase': 'magic-phrase',
  'Pry Bar': 'pry-bar',
  Sledgehammer: 'sledgehammer',
  Lantern: 'lantern',
}

export function parseDemand(text: string): Demand {
  const key = /^Carries the ([\w ]+): discard this Lock and enter\./.exec(text)
  if (key) return { key: itemNames[key[1]!]! }
  const puzzle = /^(?:Lock|Wiring|Rune) puzzle (\w+)\. Solved: discard/.exec(text)
  if (puzzle) return { puzzle: puzzle[1] as PuzzleId }
  const [, tested] = /^Test (\w+(?: [+−]\d)?)[,.]/.exec(text)!
  const helps = /\+(\d) if you carry a (\w+)/.exec(text)
  const instead = /(?:use|discard) the ([\w ]+?)(?: to succeed without rolling[^.]*)?\. S:/.exec(text)
  const failure = parseEffect(
    (
      /F: (.*?)(?:,? ?stay| the explore action ends)\.$/.exec(text.replace('F: the', 'F:  the'))?.[1] ?? ''
    ).trim(),
  )
  return {
    ...parseTest(tested!)!,
    ...(helps ? { helps: { item: itemNames[helps[2]!]!, n: Number(helps[1]) } } : {}),
    ...(instead ? { instead: instead[1]!.split(' or ').map((name) => itemNames[name]!) } : {}),
    ...(text.includes('or discard the') ? { spent: true as const } : {}),
    ...(failure.length > 0 ? { failure } : {}),
    ...(text.includes('the Lock **stays**') ? { stays: true as const } : {}),
  }
}

// Mythos

const requirements: Readonly<Record<string, Requirement>> = {
  'his space has a door': 'door',
  'a ladder in his space': 'ladder',
  'no other investigator in his room': 'alone',
  'his room is not dark': 'room-not-dark',
  'the room is not dark': 'room-not-dark',
  'he is in a dark room (MM-533)': 'in-the-dark',
  'he carries a Weapon': 'carries-weapon',
  'he has used his action this turn': 'action-used',
}

const faceDown: Readonly<Record<string, Lasting>> = {
  'While he holds it: when he ends his turn in a room with another investigator he takes 1 hor. When he ends his turn alone in a room, discard it.':
    { keywords: ['appointment'] },
  'While he holds it he has −1 Willpower. He may discard it as an action, saying nothing of what it said.': {
    keywords: ['own-file'],
    skill: { skill: 'willpower', n: -1 },
  },
  'While he holds it he has −1 Luck, to a minimum of 1. When he ends his turn in an `outdoor` room, discard it.':
    { keywords: ['leaves-outdoors'], skill: { skill: 'luck', n: -1, least: 1 } },
  'While he holds it: after each explore action of his he takes 1 hor. When he reads a Tome, discard it.': {
    keywords: ['overdue'],
  },
}

export function parseMythos(row: Row): Mythos {
  const hidden = /^\*Played face down\.\* (.*)$/.exec(row['effect']!)?.[1]
  if (hidden !== undefined && !Object.hasOwn(faceDown, hidden)) throw new Error(`Unknown card: ${hidden}`)
  return {
    symbol: row['symbol'] as Symbol,
    cost: counted(row['cost']!),
    requires: parseRequirement(row['requirement']!),
    effect: hidden === undefined ? parseSentence(row['effect']!) : [],
    ...(hidden === undefined ? {} : { faceDown: faceDown[hidden]! }),
  }
}

function parseRequirement(text: string): Requirement[][] {
  if (text === 'any') return []
  return text
    .split(/,? and /)
    .map((group) =>
      group.split(/,? or |, /).map((one) => requirements[one] ?? (one.replaceAll('`', '') as Requirement)),
    )
}

// Trauma

const afflictions: Readonly<Record<string, Lasting>> = {
  '−2 to all your skill tests during combat.': { bonus: { to: 'combat', n: -2 } },
  'If you move more than once in your turn, take 1 dmg (once per turn; run counts).': { keywords: ['limps'] },
  'Whenever you have more than one Equipment or more than one Weapon, drop the excess at once (you choose).':
    {
      keywords: ['weak-back'],
    },
  '−2 Intellect, to a minimum of 1.': { skill: { skill: 'intellect', n: -2, least: 1 } },
  '−2 Dexterity, to a minimum of 1.': { skill: { skill: 'dexterity', n: -2, least: 1 } },
  'For exploring, every room counts as dark for you (a Lantern does not help).': { keywords: ['blind'] },
  'You cannot take the run action.': { keywords: ['no-run'] },
  'When you end your turn without another investigator in your room, take 1 hor.': {
    keywords: ['fears-solitude'],
  },
  'You can neither give nor receive cards in the trade step.': { keywords: ['no-trade'] },
  'When you end your turn in a room of one space, take 1 hor.': { keywords: ['fears-small-rooms'] },
  '−2 Willpower while you are in a dark room.': { skill: { skill: 'willpower', n: -2, inDark: true } },
  'At the start of your turn test Intellect; F: you have one move phase less this turn.': {
    keywords: ['hallucinates'],
  },
  'In each of your turns you have either your move phases or your action phase, not both; choose at the start.':
    { keywords: ['catatonic'] },
  'You cannot spend SP.': { keywords: ['no-skill-points'] },
  'If you end your turn in a room that still has unrevealed cards and you did not explore this turn, take 1 hor.':
    { keywords: ['obsessed'] },
  'You fail horror tests on any roll of 6 or more.': { keywords: ['hysterical'] },
}

/** `turn-on-them` is a step of its own. */
const ownStep = /^The Keeper chooses one of your Weapons with a printed damage and another investigator/

export function parseTrauma(row: Row): Trauma {
  const [, marks, text] = /^(?:\*([a-z, ]+)\* )?(.*)$/.exec(row['effect']!)!
  const received = /^When you receive it,? (discard 1 SP|discard all your Spells)\. /.exec(text!)
  const rest = received ? text!.slice(received[0].length) : text!
  const instant = marks?.includes('instant') ?? false
  if (!instant && !Object.hasOwn(afflictions, rest)) throw new Error(`Unknown card: ${rest}`)
  return {
    kind: row['kind'] as Trauma['kind'],
    number: row['No.'] === '–' ? null : counted(row['No.']!),
    ...(marks?.includes('group') ? { group: true as const } : {}),
    ...(instant ? { instant: true as const } : {}),
    effect: instant ? parseInstant(rest) : received ? parseReceived(received[1]!) : [],
    ...(instant ? {} : afflictions[rest]!),
  }
}

function parseInstant(text: string): Trauma['effect'] {
  return ownStep.test(text) ? [{ do: 'custom', name: 'turn-on-them' }] : parseEffect(text)
}

function parseReceived(text: string): Trauma['effect'] {
  return text === 'discard all your Spells' ? [{ do: 'discardSpells' }] : parseEffect(text)
}
