import { recordOf, shape } from '@miskatonic/kernel'
import { assetCard, scenarioOf, sheetOf } from '../catalogue.ts'
import { codexSide, headlineCard, isRumour } from '../unread.ts'
import { type MythosToken, mythosTokens, tokenBox } from '../content/tokens.ts'
import type { Effect } from '../effects.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import { chooseThen, group, plain } from './choosing.ts'
import { cardsWith, hasAbility } from './abilities.ts'
import { inPlayerOrder, investigator, isInPlay } from './look.ts'
import type { Context } from './resolving.ts'

const { integer, list, object, oneOf, text, whole } = shape

/** A reckoning effect that is still to be resolved, by a name that the group can choose. */
interface Reckoning {
  readonly name: string
  readonly effect: Effect
  readonly context: Context
}

/** AH-204, AH-436: the mythos cup, its tokens, headlines and the reckoning. */
export const vocabulary = {
  effects: {
    mythosTurn: object({ seat: a.seat }),
    drawToken: object({ seat: text }),
    readHeadline: object({ seat: text }),
    endHeadline: object({ card: a.card }),
    reckonings: object({ left: list(plain<Reckoning>()) }),
    reckon: object({ name: text, left: list(plain<Reckoning>()) }),
    pactReckoning: object({ seat: a.seat }),
    rollPactAgain: object({ seat: a.seat, dice: list(integer(1, 6)) }),
    pactCalled: object({ seat: a.seat, dice: list(integer(1, 6)) }),
    mend: object({ seat: a.seat, card: a.card }),
    changeCup: object({ how: oneOf(['add', 'remove']), token: a.token, n: integer(0, 9) }),
  },
  events: {
    tokenDrawn: event(object({ seat: a.seat, token: a.token }), 'open'),
    cupRefilled: event(object({}), 'open'),
    headlineRead: event(object({ seat: a.seat, card: a.card }), 'open'),
    rumourSpread: event(object({ card: a.card }), 'open'),
    pactRolled: event(object({ seat: a.seat, face: integer(1, 6) }), 'open'),
    pactFlipped: event(object({ seat: a.seat, pact: whole }), 'open'),
    cupChanged: event(object({ how: oneOf(['add', 'remove']), token: a.token, n: whole }), 'open'),
  },
}

export const rules = {
  /** AH-204.1, AH-R109: the first is resolved before the second is drawn. */
  mythosTurn(play, { seat }) {
    play.table.turn = { seat, actions: 0, used: [] }
    play.then('drawToken', { seat })
    play.then('settle', {})
    play.then('drawToken', { seat })
    play.then('settle', {})
  },

  /** AH-204.3, AH-204.5, AH-R110. */
  drawToken(play, { seat }) {
    const { table } = play
    if (mythosTokens.every((token) => table.cup[token] === 0)) {
      table.cup = table.drawnTokens
      table.drawnTokens = emptyCup()
      play.emit('cupRefilled', {})
    }
    const token = play.pull(table.cup, mythosTokens)
    if (token === undefined) return
    table.drawnTokens[token]++
    play.emit('tokenDrawn', { seat, token })
    if (token === 'spread-doom') play.then('spreadDoom', {})
    else if (token === 'spawn-monster') play.then('spawnMonster', { at: null })
    else if (token === 'spawn-clue') play.then('spawnClue', {})
    else if (token === 'read-headline') play.then('readHeadline', { seat })
    else if (token === 'gate-burst') play.then('gateBurst', {})
    else if (token === 'reckoning') play.then('reckonings', { left: reckoningsInPlay(play) })
  },

  /** AH-436.2, AH-436.6, AH-436.7, AH-R112. */
  readHeadline(play, { seat }) {
    const { table } = play
    const card = play.draw(table.headlineDeck, 'top')
    if (card === undefined) return play.then('sheetDoom', { n: 1 })
    play.emit('headlineRead', { seat, card })
    if (isRumour(card)) {
      for (const old of table.codex.filter((each) => isRumour(each.card)))
        table.headlineDiscard.unshift(old.card)
      table.codex = table.codex.filter((each) => !isRumour(each.card))
      table.codex.push({ card, side: 'front', clues: 0, doom: 0, fired: [], taken: [] })
      return play.emit('rumourSpread', { card })
    }
    table.headlinesOpen.push(card)
    play.then('resolve', {
      effect: headlineCard(card),
      context: { seat, card: null, monster: null, result: 0 },
    })
    play.then('endHeadline', { card })
  },
  /** AH-436.4, AH-436.5. */
  endHeadline(play, { card }) {
    const { table } = play
    table.headlinesOpen = table.headlinesOpen.filter((each) => each !== card)
    table.headlineDiscard.unshift(card)
  },

  /** AH-204.12, AH-R111: each once and completely, in an order the group chooses; equal effects are not told apart. */
  reckonings(play, { left }) {
    if (left.length === 0) return
    const options = left.map(({ name }) => name)
    chooseThen(play, { who: group, about: 'reckoning', rule: 'AH-204.12c', options }, 'reckon', 'name', {
      left,
    })
  },
  reckon(play, { name, left }) {
    const at = left.findIndex((each) => each.name === name)
    const { effect, context } = left[at]!
    if (name.endsWith(' dark-pact')) play.then('pactReckoning', { seat: context.seat })
    else if (name.endsWith(' until-the-end-of-time'))
      play.then('mend', { seat: context.seat, card: context.card! })
    else play.then('resolve', { effect, context })
    play.then('settle', {})
    play.then('reckonings', { left: left.filter((_, i) => i !== at) })
  },

  /** A roll that is no test (AH-462.1, AH-462.2). */
  pactReckoning(play, { seat }) {
    if (!isInPlay(play.table, seat)) return
    const twice = hasAbility(play, seat, 'dark-blessing')
    const dice = twice ? [rollOne(play), rollOne(play)] : [rollOne(play)]
    for (const face of dice) play.emit('pactRolled', { seat, face })
    if (!dice.includes(1)) return
    // The voice of the messenger works on any roll, once.
    const [voice] = cardsWith(play, seat, 'voice-of-the-messenger')
    if (voice !== undefined)
      play.then('mayUse', { seat, card: voice, next: { step: 'rollPactAgain', args: { seat, dice } } })
    play.then('pactCalled', { seat, dice })
  },
  rollPactAgain(play, { seat, dice }) {
    const rolled = dice.map((face) => (face === 1 ? rollOne(play) : face))
    for (const face of rolled) play.emit('pactRolled', { seat, face })
    play.amend('pactCalled', { dice: rolled })
    play.then('suffer', { seat, damage: 0, horror: 1, direct: false, monster: null })
  },
  pactCalled(play, { seat, dice }) {
    if (dice.includes(1)) play.then('flipPact', { seat })
  },

  /** Until the End of Time recovers by itself. */
  mend(play, { seat, card }) {
    play.then('heal', { seat, card, what: 'health', n: 1 })
    play.then('heal', { seat, card, what: 'sanity', n: 1 })
  },

  changeCup(play, { how, token, n }) {
    const { table } = play
    for (let i = 0; i < n; i++)
      if (how === 'add') {
        if (table.cup[token] + table.drawnTokens[token] < tokenBox[token]) table.cup[token]++
      } else if (table.cup[token] > 0) table.cup[token]--
      else if (table.drawnTokens[token] > 0) table.drawnTokens[token]--
    play.emit('cupChanged', { how, token, n })
  },
} satisfies Rules

function rollOne(play: At): number {
  return Number(play.roll(['1', '2', '3', '4', '5', '6']))
}

export function emptyCup(): Record<MythosToken, number> {
  return recordOf(mythosTokens, () => 0)
}

/** AH-204.12a, AH-R137: the sheet, the codex, and what the investigators have. */
function reckoningsInPlay(play: At): Reckoning[] {
  const { table, options } = play
  const noInvestigator = { seat: '', card: null, monster: null, result: 0 }
  const all: Reckoning[] = [
    { name: 'sheet', effect: scenarioOf(options.scenario).reckoning, context: noInvestigator },
  ]
  for (const { card } of table.codex) {
    const effect = codexSide(table, card).reckoning
    if (effect !== undefined)
      all.push({ name: `codex ${card}`, effect, context: { ...noInvestigator, card } })
  }
  for (const seat of inPlayerOrder(play).filter((each) => isInPlay(table, each))) {
    const { sheet, assets } = investigator(table, seat)
    const cards = [
      { card: sheet!, abilities: sheetOf(sheet!).abilities },
      ...assets.map(({ card }) => ({ card, abilities: assetCard(card).abilities })),
    ]
    for (const { card, abilities } of cards) {
      if (card === 'dark-pact' || card === 'until-the-end-of-time')
        all.push({ name: `${seat} ${card}`, effect: [], context: { ...noInvestigator, seat, card } })
      for (const ability of abilities)
        if (ability.kind === 'reckoning')
          all.push({
            name: `${seat} ${card}`,
            effect: ability.effect,
            context: { ...noInvestigator, seat, card },
          })
    }
  }
  return all
}
