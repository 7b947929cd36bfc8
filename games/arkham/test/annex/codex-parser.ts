import type { Check, CodexAction, CodexSide, Trigger, Where } from '../../cards/codex.ts'
import type { Effect } from '../../effects.ts'
import type { Space } from '../../content/map.ts'
import { customNamed } from './customs.ts'
import { epicId, parseAmount, parseCost, parseEffect } from './effect-parser.ts'
import { plain } from './tables.ts'

/** Parses a side of an archive card, in the trigger notation of the scenario annexes, and the texts of rumours. */

/** Parts of a side under construction. */
interface Draft {
  enters?: Effect
  constants: NonNullable<CodexSide['constants']>[number][]
  reckoning?: Effect
  triggers: Trigger[]
  actions: CodexAction[]
}

const nextClause =
  /\. (?=on add:|on flip:|constant(?: \(temptation\))?:|reckoning:|\[clue\] |\[doom\] |action @)/

export function parseSide(number: number, text: string): CodexSide {
  const draft: Draft = { constants: [], triggers: [], actions: [] }
  for (const clause of spelledOut(number, plain(text)).split(nextClause)) readClause(draft, clause)
  return finished(draft)
}

/** A rumour adds itself to the codex (AH-436.7); what follows reads like an archive card, with a way to discard it at the end. */
export function parseRumour(text: string): CodexSide {
  const draft: Draft = { constants: [], triggers: [], actions: [] }
  const [, constant, reckoning, discard] =
    /^add to codex(?: \(AH-436\.7\))?(?:; constant: (.+?))?(?:; reckoning: (.+?))?; discard: (.+)$/.exec(
      text,
    ) ?? []
  if (discard === undefined) throw new Error(`Not a rumour: ${text}`)
  if (constant) readConstant(draft, constant)
  if (reckoning)
    draft.reckoning = parseEffect(
      reckoning.replace(
        /^the investigator with the least remaining health \(group breaks ties\) suffers (direct-damage \d)$/,
        'each investigator with the least remaining health (group breaks ties) { suffer $1 }',
      ),
    )
  readDiscard(draft, discard)
  return finished(draft)
}

function readDiscard(draft: Draft, text: string): void {
  const inTurn =
    /^an investigator on (an unstable space) may, in their turn, (.+) to discard this card$/.exec(text)
  const action = /^action (?:\((any space)\): |on (a space without doom): )(.+)$/.exec(text)
  if (inTurn) draft.actions.push(discarding('turn', inTurn[1]!, inTurn[2]!))
  else if (action?.[3]!.endsWith(' to discard this card'))
    draft.actions.push(
      discarding('action', action[1] ?? action[2]!, action[3]!.replace(' to discard this card', '')),
    )
  else if (action)
    draft.actions.push({
      timing: 'action',
      section: 'none',
      at: whereOf(action[1] ?? action[2]!),
      cost: [],
      then: parseEffect(action[3]!),
    })
  else readConstant(draft, text)
}

function discarding(timing: 'turn' | 'action', at: string, cost: string): CodexAction {
  return { timing, section: 'none', at: whereOf(at), cost: parseCost(cost), then: [{ do: 'discardThis' }] }
}

/** The ledger's shorter ways of writing, in full. */
function spelledOut(number: number, text: string): string {
  const cards = (list: string) => list.split(/, | or /)
  return text
    .replaceAll(/ \((this card stays|those in the codex|front up again)\)/g, '')
    .replace('put 1 white marker (or any stand-in) on this card', `marker white @card-${number}`)
    .replaceAll(/(on|to) this card(?= >=|$|[.;:]| \/)/g, (whole, word: string) =>
      text.includes('lamps put out') ? whole : `${word} card ${number}`,
    )
    .replaceAll(/codex return (\d+(?:, \d+)+)/g, (_, list: string) =>
      cards(list)
        .map((card) => `codex return ${card}`)
        .join('; '),
    )
    .replaceAll(/remove all markers from cards (\d+(?:, \d+)+)/g, (_, list: string) =>
      cards(list)
        .map((card) => `remove all markers from card ${card}`)
        .join('; '),
    )
    .replace(
      'remove all markers from the board and from codex cards',
      'remove all markers from the board; remove all markers from codex cards',
    )
    .replace(
      /the group chooses one: (codex add \d+ \/ codex add \d+); then /,
      (_, options: string) => `choose { ${options} }; `,
    )
    .replace(
      /if at most one lamp is lit: (.+); otherwise: (.+)$/,
      (_, yes: string, no: string) => `if at most one lamp is lit { ${yes} } else { ${no} }`,
    )
}

function readClause(draft: Draft, clause: string): void {
  const enters = /^on (?:add|flip): (.+)$/.exec(clause)
  const reckoning = /^reckoning: (.+)$/.exec(clause)
  const constant = /^constant(?: \(temptation\))?: (.+)$/.exec(clause)
  const when = /^\[(clue|doom)\] when (.+?): (.+)$/.exec(clause)
  if (enters) draft.enters = parseEffect(enters[1]!)
  else if (reckoning) draft.reckoning = parseEffect(reckoning[1]!)
  else if (constant) readConstant(draft, constant[1]!)
  else if (when)
    draft.triggers.push({
      section: when[1] as 'clue' | 'doom',
      when: checksOf(when[2]!),
      then: parseEffect(when[3]!),
    })
  else draft.actions.push(actionOf(clause))
}

function readConstant(draft: Draft, text: string): void {
  const tempted =
    /^once per round in your turn, on (.+), you may place 1 doom there to recover 2 health$/.exec(text)
  const watched = /^(?:(.+); )?when (.+?)(?:, |: )(codex (?:add|return) \d+)$/.exec(text)
  if (tempted)
    draft.actions.push({
      timing: 'turn',
      section: 'none',
      at: whereOf(tempted[1]!),
      cost: parseCost('doom +1 @here'),
      then: parseEffect('heal health 2 self'),
    })
  else if (watched) {
    if (watched[1]) readConstant(draft, watched[1])
    draft.triggers.push({ section: 'constant', when: checksOf(watched[2]!), then: parseEffect(watched[3]!) })
  } else draft.constants.push(customNamed('customConstants', text) as Draft['constants'][number])
}

function actionOf(clause: string): CodexAction {
  const match = /^(\[clue\] )?action(!?) @(.+?)(?:, only if (.+?)| \(if (.+?)\))?: (.+)$/.exec(clause)
  if (!match) throw new Error(`Not understood: ${clause}`)
  const [, clue, engaged, at, only, only2, what] = match
  const onlyIf = only ?? only2
  return {
    timing: engaged ? 'action!' : 'action',
    section: clue ? 'clue' : 'none',
    at: whereOf(at!),
    ...(onlyIf && { onlyIf: checksOf(onlyIf) }),
    ...costAndEffect(what!),
  }
}

function costAndEffect(text: string): Pick<CodexAction, 'cost' | 'then'> {
  const paid = /^([^{}]+?) -> (?:\{ (.+) \}|([^{}]+))$/.exec(text)
  return paid
    ? { cost: parseCost(paid[1]!), then: parseEffect(paid[2] ?? paid[3]!) }
    : { cost: [], then: parseEffect(text) }
}

function whereOf(text: string): Where {
  if (/^[a-z-]+( or @[a-z-]+)*$/.test(text) && text !== 'belfry') return text.split(' or @') as Space[]
  return customNamed('customPlaces', text) as Where
}

type CheckMaker = (m: readonly string[]) => Check
const checks: readonly (readonly [RegExp, CheckMaker])[] = [
  [/^sheet (clue|doom) >= (.+)$/, ([, sheet, n]) => ({ sheet: sheet as 'clue', atLeast: parseAmount(n!) })],
  [
    /^(?:white )?(clue|marker)s on card (\d+) >= (.+)$/,
    ([, what, on, n]) => ({ on: Number(on), what: what as 'clue', atLeast: parseAmount(n!) }),
  ],
  [
    /^doom on card (\d+) >= (.+)$/,
    ([, on, n]) => ({ on: Number(on), what: 'doom', atLeast: parseAmount(n!) }),
  ],
  [/^white markers on the board >= (.+)$/, ([, n]) => ({ onBoard: 'white', atLeast: parseAmount(n!) })],
  [/^four or more spaces are dreaming$/, () => ({ onBoard: 'red', atLeast: 4 })],
  [/^two or fewer spaces are dreaming$/, () => ({ onBoard: 'red', atMost: 2 })],
  [/^no (?:space is dreaming|lamp is lit)$/, () => ({ onBoard: 'red', atMost: 0 })],
  [/^three or more anomaly tokens are on the board$/, () => ({ anomalies: { atLeast: 3 } })],
  [/^no anomaly token is on the board$/, () => ({ anomalies: { atMost: 0 } })],
  [/^none of ([\d, ]+) is in the codex$/, ([, list]) => ({ noneInCodex: list!.split(', ').map(Number) })],
  [/^card (\d+) is not in the codex$/, ([, card]) => ({ noneInCodex: [Number(card)] })],
  [/^card (\d+) has not been in the codex$/, ([, card]) => ({ neverInCodex: Number(card) })],
  [/^card (\d+) lies front up$/, ([, card]) => ({ frontUp: Number(card) })],
  [/^the (.+) is defeated$/, ([, name]) => ({ defeated: epicId(name!) })],
]

function checksOf(text: string): Check[] {
  return text.split(' and ').map((part) => {
    for (const [pattern, make] of checks) {
      const match = pattern.exec(part)
      if (match) return make(match)
    }
    return { custom: customNamed('customChecks', part) } as Check
  })
}

function finished({ constants, triggers, actions, ...rest }: Draft): CodexSide {
  return {
    ...rest,
    ...(constants.length > 0 && { constants }),
    ...(triggers.length > 0 && { triggers }),
    ...(actions.length > 0 && { actions }),
  }
}
