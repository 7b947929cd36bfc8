import type { Amount, Atom, Condition, Cost, Effect, Loc, Step, Who } from '../../effects.ts'
import type { Ending, EpicMonster, Skill } from '../../content/ids.ts'
import { customNamed, customTexts } from './customs.ts'

/**
 * Parses an effect as the ledger writes it (*Effect vocabulary*) into the data that content must hold. It is written from the ledger's
 * grammar and shares no code with cards/writing.ts, so that a mistake in one of them shows.
 */
export function parseEffect(text: string): Effect {
  const reader = new Reader(text)
  const effect = reader.effect()
  reader.end()
  return effect
}

/** A cost: atoms joined by ` + `. */
export function parseCost(text: string): Cost {
  return splitOutside(text, ' + ').map((part) => parseAtom(part.trim()))
}

export function parseAmount(text: string): Amount {
  const bare = text.replace(/^\((.*)\)$/, '$1').trim()
  if (/^\d+$/.test(bare)) return Number(bare)
  if (/^[SDMCPK]$/.test(bare)) return bare as Amount
  const sum = /^(\d*)([PK]) \+ (\d+)$/.exec(bare)
  if (!sum) throw new Error(`Not an amount: ${text}`)
  return { of: sum[2] as 'P' | 'K', times: Number(sum[1] || 1), plus: Number(sum[3]) }
}

class Reader {
  private at = 0
  private readonly text: string
  constructor(text: string) {
    this.text = text
  }

  effect(): Step[] {
    const steps: Step[] = []
    do steps.push(...this.step())
    while (this.take(';'))
    return steps
  }

  end(): void {
    this.skip()
    if (this.at < this.text.length)
      throw new Error(`Not understood: ${this.text.slice(this.at)} in ${this.text}`)
  }

  private step(): Step[] {
    const named = this.whole()
    if (named !== undefined) return [parseAtom(named)]
    if (this.take('test ')) return [this.test()]
    if (this.take('may ')) return [this.may()]
    if (this.take('choose {')) return [this.choose()]
    if (this.take('if ')) return [this.cond()]
    if (this.take('each ')) return [this.each()]
    const atom = this.until(/^(;| \/ | ?\}|$)/)
    return atom === 'none' ? [] : [parseAtom(atom)]
  }

  private test(): Step {
    const head = this.until(/^ ?\{/)
    const perDoom = head.replace(' with a modifier of -1 per doom on that space', ' -D')
    const [skill, modifier] = perDoom.split(' ')
    this.expect('{')
    const cases: { from: number; to: number | null; then: Effect }[] = []
    do {
      const label = this.until(/^:/)
      this.expect(':')
      cases.push({ ...rangeOf(label), then: this.effect() })
    } while (this.take('/'))
    this.expect('}')
    return {
      do: 'test',
      skill: skill as Skill,
      modifier: modifier === '-D' ? '-D' : Number(modifier ?? 0),
      cases,
    }
  }

  private may(): Step {
    const cost = parseCost(this.until(/^->/))
    this.expect('->')
    return { do: 'may', cost, then: this.block(), otherwise: this.orElse() }
  }

  private choose(): Step {
    const options: { cost: Cost; then: Effect }[] = []
    do {
      const cost = /^\s*([^;{}/]*)->/.exec(this.text.slice(this.at))
      if (cost) this.at += cost[0].length
      options.push({ cost: cost ? parseCost(cost[1]!.trim()) : [], then: this.effect() })
    } while (this.take('/'))
    this.expect('}')
    return { do: 'choose', options }
  }

  private cond(): Step {
    const condition = parseCondition(this.until(/^ ?\{/))
    return { do: 'if', condition, then: this.block(), otherwise: this.orElse() }
  }

  private each(): Step {
    const harm = /^(investigator.*?) suffers (\d) (damage|horror)/.exec(this.text.slice(this.at))
    if (harm) {
      this.at += harm[0].length
      const what = harm[3] as 'damage' | 'horror'
      const then: Effect = [{ do: 'suffer', what, n: Number(harm[2]), direct: false }]
      return { do: 'each', who: whoOf(harm[1]!), then }
    }
    const who = whoOf(this.until(/^ ?\{/))
    return { do: 'each', who, then: this.block() }
  }

  private block(): Effect {
    this.expect('{')
    const effect = this.effect()
    this.expect('}')
    return effect
  }

  private orElse(): Effect {
    return this.take('else') ? this.block() : []
  }

  private skip(): void {
    while (this.text[this.at] === ' ') this.at++
  }

  private take(word: string): boolean {
    this.skip()
    if (!this.text.startsWith(word, this.at)) return false
    this.at += word.length
    return true
  }

  private expect(word: string): void {
    if (!this.take(word)) throw new Error(`"${word}" expected at ${this.text.slice(this.at)} in ${this.text}`)
  }

  /** Custom texts and piles of markers are taken whole, whatever they contain. */
  private whole(): string | undefined {
    this.skip()
    const rest = this.text.slice(this.at)
    const found =
      [...customTexts('customSteps').keys()].find((text) => rest.startsWith(text)) ?? dealt.exec(rest)?.[0]
    this.at += found?.length ?? 0
    return found
  }

  /** What stands before the first match of `stop`. */
  private until(stop: RegExp): string {
    this.skip()
    const rest = this.text.slice(this.at)
    let length = 0
    while (length < rest.length && !stop.test(rest.slice(length))) length++
    this.at += length
    return rest.slice(0, length).trim()
  }
}

function rangeOf(label: string): { from: number; to: number | null } {
  if (label === 'pass') return { from: 1, to: null }
  if (label === 'fail') return { from: 0, to: 0 }
  const range = /^(\d)(?:-(\d)|(\+))?$/.exec(label)
  if (!range) throw new Error(`Not a case of a test: ${label}`)
  const from = Number(range[1])
  return { from, to: range[3] ? null : Number(range[2] ?? from) }
}

function whoOf(text: string): Who {
  const plain = ['investigator', 'investigator-here', 'investigator-hood', 'other-investigator']
  return (plain.includes(text) ? text : customNamed('customWho', `each ${text}`)) as Who
}

const dealt = /^deal ([\w+]+(?: \/ [\w+]+)*) @(card-\d+(?:, card-\d+)*)/

type Maker = (m: readonly string[]) => Atom
/** What each pattern of an atom means. */
const atoms: readonly (readonly [RegExp, Maker])[] = [
  [/^gain \$(\w)$/, ([, n]) => ({ do: 'gain', what: 'money', n: parseAmount(n!) })],
  [/^gain (clue|remnant) (\w)$/, ([, what, n]) => ({ do: 'gain', what: what as 'clue', n: parseAmount(n!) })],
  [/^lose \$(\w)$/, ([, n]) => ({ do: 'lose', what: 'money', n: parseAmount(n!) })],
  [/^lose remnant (\w)$/, ([, n]) => ({ do: 'lose', what: 'remnant', n: parseAmount(n!) })],
  [/^gain item (\w+)$/, ([, trait]) => ({ do: 'gainItem', trait: trait as 'any' })],
  [/^gain spell(?: (\w+))?$/, ([, trait]) => ({ do: 'gainSpell', trait: (trait ?? 'any') as 'any' })],
  [/^gain ally$/, () => ({ do: 'gainAlly' })],
  [/^gain special ([\w-]+)$/, ([, card]) => ({ do: 'gainSpecial', card: card as 'stevedore' })],
  [/^gain condition ([\w-]+)$/, ([, card]) => ({ do: 'gainCondition', card: card as 'blessed' })],
  [
    /^buy (\w+) (\d|any)( half)?$/,
    ([, trait, n, half]) => ({
      do: 'buy',
      trait: trait as 'common',
      n: n === 'any' ? 'any' : Number(n),
      half: half !== undefined,
    }),
  ],
  [/^spend \$(\w)$/, ([, n]) => ({ do: 'spend', what: 'money', n: parseAmount(n!) })],
  [
    /^spend (remnant|clue|focus) (\w)$/,
    ([, what, n]) => ({ do: 'spend', what: what as 'clue', n: parseAmount(n!) }),
  ],
  [/^discard this card$/, () => ({ do: 'discardThis' })],
  [/^discard ([\w-]+) (\w)$/, ([, what, n]) => ({ do: 'discard', what: what as 'item', n: parseAmount(n!) })],
  [
    /^heal (health|sanity) (\w|all) ([\w-]+)$/,
    ([, what, n, whom]) => ({
      do: 'heal',
      what: what as 'health',
      n: n === 'all' ? 'all' : parseAmount(n!),
      whom: whom as 'self',
    }),
  ],
  [
    /^suffer (direct-)?(damage|horror) (\w)$/,
    ([, direct, what, n]) => ({
      do: 'suffer',
      what: what as 'damage',
      n: parseAmount(n!),
      direct: direct !== undefined,
    }),
  ],
  [/^delay$/, () => ({ do: 'delay' })],
  [/^doom \+(\w) @([\w-]+)$/, ([, n, at]) => ({ do: 'placeDoom', n: parseAmount(n!), at: at as Loc })],
  [/^doom -(\w) @([\w-]+)$/, ([, n, at]) => ({ do: 'removeDoom', n: parseAmount(n!), at: at as Loc })],
  [/^move to ([\w-]+)$/, ([, at]) => ({ do: 'moveTo', at: at as Loc })],
  [/^move up-to (\w)$/, ([, n]) => ({ do: 'move', upTo: parseAmount(n!) })],
  [
    /^spawn monster (\w) @([\w-]+)$/,
    ([, n, at]) => ({ do: 'spawnMonster', n: parseAmount(n!), at: at as Loc }),
  ],
  [
    /^spawn trait ([\w ]+) @([\w-]+)$/,
    ([, trait, at]) => ({ do: 'spawnTrait', trait: trait as 'Human', at: at as Loc }),
  ],
  [
    /^spawn archive card (\d+) @([\w-]+)$/,
    ([, card, at]) => ({ do: 'spawnArchive', card: Number(card), at: at as Loc }),
  ],
  [/^spawn clue (\w)$/, ([, n]) => ({ do: 'spawnClue', n: parseAmount(n!) })],
  [/^spread doom (\w)$/, ([, n]) => ({ do: 'spreadDoom', n: parseAmount(n!) })],
  [/^draw token (\w)$/, ([, n]) => ({ do: 'drawToken', n: parseAmount(n!) })],
  [
    /^focus (\w+)(?: (\d))?( over)?$/,
    ([, skill, n, over]) => ({
      do: 'focus',
      skill: skill as 'any',
      n: Number(n ?? 1),
      over: over !== undefined,
    }),
  ],
  [/^research (\w)$/, ([, n]) => ({ do: 'research', n: parseAmount(n!) })],
  [/^exhaust monster @([\w-]+)$/, ([, at]) => ({ do: 'exhaustMonster', at: at as Loc })],
  [/^defeat monster @([\w-]+)$/, ([, at]) => ({ do: 'defeatMonster', at: at as Loc })],
  [/^hit monster (\w+) @([\w-]+)$/, ([, n, at]) => ({ do: 'hitMonster', n: parseAmount(n!), at: at as Loc })],
  [/^disengage all$/, () => ({ do: 'disengageAll' })],
  [/^you are devoured$/, () => ({ do: 'devour' })],
  [/^the acting investigator is retired$/, () => ({ do: 'retire' })],
  [
    /^deal (\w) damage to the (.+)$/,
    ([, n, name]) => ({ do: 'hitEpic', monster: epicId(name!), n: parseAmount(n!) }),
  ],
  [
    /^codex (add|flip|return) (\d+)$/,
    ([, how, card]) => ({ do: 'codex', how: how as 'add', card: Number(card) }),
  ],
  [
    /^cup (add|remove) ([\w-]+) (\d)$/,
    ([, how, token, n]) => ({ do: 'cup', how: how as 'add', token: token as 'blank', n: Number(n) }),
  ],
  [
    /^marker (remove )?(red|white|blue) @([\w-]+)$/,
    ([, remove, colour, at]) => ({
      do: 'marker',
      how: remove ? 'remove' : 'place',
      colour: colour as 'red',
      at: at as Loc,
    }),
  ],
  [/^remove all markers from the board$/, () => ({ do: 'clearMarkers', from: 'board' })],
  [/^remove all markers from codex cards$/, () => ({ do: 'clearMarkers', from: 'codex' })],
  [
    /^remove all markers from card (\d+)$/,
    ([, card]) => ({ do: 'clearMarkers', from: `card-${Number(card)}` }),
  ],
  [
    dealt,
    ([, piles, cards]) => ({
      do: 'dealMarkers',
      piles: piles!.split(' / ').map((pile) => pile.split('+') as 'red'[]),
      cards: cards!.split(', ').map((card) => Number(card.slice('card-'.length))),
    }),
  ],
  [
    /^turn marker (\d|all) @card-(\d+)$/,
    ([, n, card]) => ({ do: 'turnMarkers', n: n === 'all' ? 'all' : Number(n), card: Number(card) }),
  ],
  [
    /^seal marker (\d) @card-(\d+)$/,
    ([, n, card]) => ({ do: 'sealMarkers', n: Number(n), card: Number(card) }),
  ],
  [/^sheet clue -(.+)$/, ([, n]) => ({ do: 'spendSheetClues', n: parseAmount(n!) })],
  [
    /^move (\d) clue from the scenario sheet to card (\d+)$/,
    ([, n, card]) => ({ do: 'clueToCard', n: Number(n), card: Number(card) }),
  ],
  [/^win ([\w-]+)$/, ([, ending]) => ({ do: 'win', ending: ending as Ending })],
  [/^lose ([\w-]+)$/, ([, ending]) => ({ do: 'loseGame', ending: ending as Ending })],
]

function parseAtom(text: string): Atom {
  for (const [pattern, make] of atoms) {
    const match = pattern.exec(text)
    if (match) return make(match)
  }
  return { do: 'custom', name: customNamed('customSteps', text) } as Atom
}

export function epicId(name: string): EpicMonster {
  return name.toLowerCase().replaceAll(' ', '-') as EpicMonster
}

function parseCondition(text: string): Condition {
  if (/^(blessed|cursed|dark-pact|delayed|anomaly-here|event-clue)$/.test(text))
    return { if: 'is', state: text as 'blessed' }
  const has = /^(clue|remnant|spell|ally) (\d)$/.exec(text)
  if (has) return { if: 'has', what: has[1] as 'clue', n: Number(has[2]) }
  const money = /^\$(\d)$/.exec(text)
  if (money) return { if: 'has', what: 'money', n: Number(money[1]) }
  const markerHere = /^marker-here (\w+)$/.exec(text)
  if (markerHere) return { if: 'markerHere', colour: markerHere[1] as 'red' }
  const shows = /^card-(\d+) shows (\w+)$/.exec(text)
  if (shows) return { if: 'cardShows', card: Number(shows[1]), colour: shows[2] as 'red' }
  const was = /^card (\d+) has been in the codex$/.exec(text)
  if (was) return { if: 'wasInCodex', card: Number(was[1]) }
  return { if: 'custom', name: customNamed('customConditions', text) } as Condition
}

/** Splits at a separator that stands outside of round brackets. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++
    if (text[i] === ')') depth--
    if (depth === 0 && text.startsWith(separator, i)) {
      parts.push(text.slice(start, i))
      start = i + separator.length
    }
  }
  return [...parts, text.slice(start)]
}
