import type { Ability, Asset, During, Event, Reroll } from '../../cards/abilities.ts'
import type { MonsterAbility, MonsterEvent } from '../../cards/monster.ts'
import type { Cost, Effect } from '../../effects.ts'
import type { Skill } from '../../content/ids.ts'
import type { Hood } from '../../content/map.ts'
import { customNamed } from './customs.ts'
import { parseCost, parseEffect } from './effect-parser.ts'
import { counted, plain, type Row } from './tables.ts'

/** Parses the abilities of assets, investigators and monsters as the card tables write them. */

/** Where the next ability begins: after a semicolon, with a timing of its own. */
const next =
  /; (?=(?:attack|evade|ward|research|cast|encounter|always|reckoning|test|action!?|move|turn)\b[^;]*?:|after |when |1\/round |any roll|the casting costs|each 6|other investigators)/

export function parseAbilities(cell: string): Ability[] {
  const text = plain(cell)
  if (text.startsWith('–')) return []
  return text.split(next).flatMap(parseAbility)
}

export function parseAsset(row: Row): Asset {
  return {
    hands: counted(row['hands'] ?? '–'),
    health: counted(row['health'] ?? '–'),
    sanity: counted(row['sanity'] ?? '–'),
    abilities: parseAbilities(row['effect']!),
  }
}

type Maker = (m: readonly (string | undefined)[]) => Ability[]
const during = '(attack|evade|ward|research|cast|encounter|test)'
const patterns: readonly (readonly [RegExp, Maker])[] = [
  [
    new RegExp(`^${during}: \\+(\\d) (lore|influence|observation|strength|will)( and \\+1 to one die)?$`),
    ([, use, n, skill, raise]) => [
      { kind: 'dice', during: use as During, skill: skill as Skill, dice: Number(n) },
      ...(raise ? [raised(use as During, 'one', false)] : []),
    ],
  ],
  [
    new RegExp(`^${during}: (1/round )?\\+1 to (one|each) die(?: rolled)?$`),
    ([, use, once, dice]) => [raised(use as During, dice as 'one', once !== undefined)],
  ],
  [
    new RegExp(
      `^${during}: (1/round )?roll 1 additional die per clue you have and per clue token in your neighbourhood$`,
    ),
    ([, use, once]) => [{ kind: 'diceByClues', during: use as During, oncePerRound: once !== undefined }],
  ],
  [
    new RegExp(`^${during}((?: \\w+)*): (1/round )?(?:you may (.+) to )?reroll (.+)$`),
    ([, use, skills, once, cost, dice]) => [
      reroll(use as During, skills!.trim(), once !== undefined, cost ? paid(cost) : [], dice!),
    ],
  ],
  [
    new RegExp(`^${during}: you may (.+) to add two successes$`),
    ([, use, cost]) => [{ kind: 'successes', during: use as During, n: 2, cost: paid(cost!) }],
  ],
  [/^always: your focus limit is 1 higher$/, () => [{ kind: 'focusLimit', more: 1 }]],
  [/^always: you may perform one additional action during your turn$/, () => [{ kind: 'additionalAction' }]],
  [
    /^(1\/round )?after (.+?): (.+)$/,
    ([, once, event, effect]) => [after(event!, once !== undefined, effect!)],
  ],
  [/^reckoning: (.+)$/, ([, effect]) => [{ kind: 'reckoning', effect: said(effect!) }]],
  [
    /^action(!?): (.+)$/,
    ([, engaged, effect]) => [{ kind: 'action', whileEngaged: engaged === '!', effect: said(effect!) }],
  ],
]

/** A text that a pattern fits but that means more than the pattern can say is in the list of customs, so that list comes first. */
function parseAbility(text: string): Ability[] {
  const whole = spelledOut[text] ?? text
  try {
    return [{ kind: 'custom', name: customNamed('customAbilities', whole) } as Ability]
  } catch {
    for (const [pattern, make] of patterns) {
      const match = pattern.exec(whole)
      if (match) return make(match)
    }
  }
  throw new Error(`No vocabulary and no name in customAbilities fits: ${text}`)
}

/** The starting card is a spell like the other copies, so it is cast. */
const spelledOut: Readonly<Record<string, string>> = {
  '1/round while another investigator on any space resolves a test: test lore -1; add your result to theirs':
    '1/round while another investigator on any space resolves a test: cast; test lore -1; add your result to theirs',
}

function raised(use: During, dice: 'one' | 'each', oncePerRound: boolean): Ability {
  return { kind: 'raise', during: use, dice, oncePerRound }
}

function reroll(use: During, skills: string, oncePerRound: boolean, cost: Cost, dice: string): Reroll {
  const ofTest = / of an (\w+) or (\w+) test$/.exec(dice)
  const only = ofTest ? [ofTest[1]!, ofTest[2]!] : skills === '' ? [] : skills.split(' or ')
  const kinds: Readonly<Record<string, Reroll['dice']>> = {
    'one die': 1,
    'up to two dice': 2,
    'one or all of your dice': 'one or all',
    'any number of dice': 'any',
    'up to as many dice as there are clue tokens in your neighbourhood': 'clues',
    'up to as many dice as there is doom on your space': 'doom',
  }
  const kind = kinds[dice.replace(/ of an .* test$/, '')]
  if (kind === undefined) throw new Error(`Which dice? ${dice}`)
  return {
    kind: 'reroll',
    during: use,
    ...(only.length > 0 && { skills: only as Skill[] }),
    dice: kind,
    oncePerRound,
    cost,
  }
}

function paid(text: string): Cost {
  const costs: Readonly<Record<string, string>> = {
    'discard this card': 'discard this card',
    'suffer 1 damage and 1 horror': 'suffer damage 1 + suffer horror 1',
  }
  const cost = costs[text]
  if (cost === undefined) throw new Error(`Which cost? ${text}`)
  return parseCost(cost)
}

const events: Readonly<Record<string, Event>> = {
  'you gain a clue': 'gain-clue',
  'you gain this card from the deck': 'gain-this',
  'you cast a spell': 'cast',
  'you perform a gather resources action': 'gather',
  'you gather resources': 'gather',
  'you perform a research action': 'research',
  'you perform a focus action': 'focus',
  'you defeat a monster as part of an attack action': 'defeat-in-attack',
  'you fail a test': 'fail-test',
  'you spend a remnant': 'spend-remnant',
  'you suffer one or more horror': 'suffer-horror',
  'you remove two or more doom from your space': 'remove-two-doom',
}

function after(text: string, oncePerRound: boolean, effect: string): Ability {
  const place = / in (?:the )?(Merchant District|Easttown|Rivertown)$/.exec(text)
  const event = events[place ? text.slice(0, place.index) : text]
  if (event === undefined) throw new Error(`After what? ${text}`)
  const hood = place && (place[1]!.toLowerCase().replace(' ', '-') as Hood)
  return { kind: 'after', event, ...(hood && { hoods: [hood] }), oncePerRound, effect: said(effect) }
}

/** Effects that the card tables write in words instead of the effect language. */
const inWords: Readonly<Record<string, Effect>> = {
  'focus one skill of your choice': parseEffect('focus any 1'),
  'you may focus one skill of your choice': optional('focus any 1'),
  'gain $1 and you may focus one skill of your choice': [
    ...parseEffect('gain $1'),
    ...optional('focus any 1'),
  ],
  'you may also focus lore': optional('focus lore'),
  'you may suffer 1 horror to research one clue': parseEffect('may suffer horror 1 -> { research 1 }'),
  'you may research one clue': parseEffect('research 1'),
  'recover 1 sanity or focus one skill of your choice': parseEffect(
    'choose { heal sanity 1 self / focus any 1 }',
  ),
  'gain one remnant': parseEffect('gain remnant 1'),
  'you may test strength; pass: gain $2': optional('test strength { pass: gain $2 }'),
  'test strength; pass: gain $2 more': parseEffect('test strength { pass: gain $2 }'),
  'test influence; pass: gain $2 more': parseEffect('test influence { pass: gain $2 }'),
  'you may remove 1 doom from your space': optional('doom -1 @here'),
  'discard this card; recover all your health and sanity and focus one skill of your choice, even over the limit':
    parseEffect('discard this card; heal health all self; heal sanity all self; focus any 1 over'),
  'suffer damage 2 unless you place 1 doom on your space': parseEffect(
    'may doom +1 @here -> { none } else { suffer damage 2 }',
  ),
  'become cursed unless you spend 1 remnant': parseEffect(
    'may spend remnant 1 -> { none } else { gain condition cursed }',
  ),
  'discard one focus token': parseEffect('discard focus 1'),
}

function said(text: string): Effect {
  return inWords[text] ?? parseEffect(text)
}

function optional(effect: string): Effect {
  return [{ do: 'may', cost: [], then: parseEffect(effect), otherwise: [] }]
}

const monsterEvents: Readonly<Record<string, MonsterEvent>> = {
  'it attacks': 'attacks',
  'you defeat it as part of an attack action': 'defeated-in-attack',
  'you disengage from it': 'disengaged',
  'you evade it': 'evaded',
  'it activates on a neighbourhood space': 'activates-in-hood',
  'it activates on a neighbourhood space that is not dreaming': 'activates-awake',
}

export function parseMonsterAbilities(cell: string): MonsterAbility[] {
  if (cell === '–') return []
  return cell.split(/; (?=after it )/).map((text) => {
    try {
      return { kind: 'custom', name: customNamed('customAbilities', text) } as MonsterAbility
    } catch {
      const match = /^after (.+?): (.+)$/.exec(text)
      const event = match && monsterEvents[match[1]!]
      if (!event) throw new Error(`No vocabulary and no name in customAbilities fits: ${text}`)
      return { kind: 'after', event, effect: said(match[2]!) }
    }
  })
}
