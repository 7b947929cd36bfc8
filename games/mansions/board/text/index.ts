import type { Language, OpenTable, View } from '@miskatonic/kernel'
import type { Table } from '../../position.ts'
import type { secrets } from '../../secrets.ts'
import { monster as monsterEn } from '../../words/en/grammar.ts'
import { text as en } from '../../words/en/text.ts'
import { en as wordsEn } from '../../words/en.ts'
import { monster as monsterPl } from '../../words/pl/grammar.ts'
import { text as pl } from '../../words/pl/text.ts'
import { pl as wordsPl } from '../../words/pl.ts'
import type { TextWords } from '../../words/text.ts'

const words = {
  en: { text: en, monster: monsterEn, seat: wordsEn.seat, outcomes: wordsEn.outcomes },
  pl: { text: pl, monster: monsterPl, seat: wordsPl.seat, outcomes: wordsPl.outcomes },
}

type Seen = OpenTable<Table, typeof secrets>

interface Page {
  readonly view: View
  readonly table: Seen
  readonly text: TextWords
  readonly monster: typeof monsterEn
  nameOf(seat: string): string
}

/** The whole table in text, for terminals: one thing to a line. */
export function drawText(view: View, language: Language): string {
  const table = view.table as unknown as Seen // made by these secrets
  const { text, monster, seat, outcomes } = words[language]
  const page: Page = { view, table, text, monster, nameOf: (who) => seat(view.table, who) }
  const ending = view.outcome === null ? [] : [outcomes[view.outcome.how]!]
  return [
    ...ending,
    ...header(page),
    '',
    ...Object.keys(table.investigators).map((who) => drawInvestigator(page, who)),
    ...table.monsters.map((each) => drawMonster(page, each)),
    '',
    ...Object.keys(table.rooms).map((room) => drawRoom(page, room)),
  ].join('\n')
}

function header({ view, table, text }: Page): string[] {
  const phase = table.phase === 'keeper' ? text.keepersTurn : text.investigatorsTurn
  const now = table.phase === 'setup' ? text.setup : `${text.round(table.round)}, ${phase}`
  const objective = table.read[1]
  const open =
    table.revealed === null || objective === null
      ? text.objectiveHidden
      : text.objective(table.story, objective)
  const event = table.event < 5 ? [text.event(table.event + 1, table.time)] : []
  return [
    [now, ...event, open].join(' · '),
    text.keeper(table.threat, table.mythosHand, table.traumaHand),
    ...ownSecrets(view, text),
  ]
}

/** What the Keeper alone sees: the answers and the hand. */
function ownSecrets({ own }: View, text: TextWords): string[] {
  const hand = [own['mythosHand'], own['traumaHand']].flatMap((cards) => (cards ?? []) as string[])
  const answers = Object.values((own['answers'] ?? {}) as Partial<Table['answers']>).filter(
    (letter) => letter !== null,
  )
  return [
    ...(answers.length === 0 ? [] : [text.answers(answers)]),
    ...(hand.length === 0 ? [] : [text.hand(hand.map(text.card))]),
  ]
}

function drawInvestigator({ table, text, nameOf }: Page, seat: string): string {
  const me = table.investigators[seat]!
  if (me.state !== 'in') return `${nameOf(seat)}: ${text.state(me.state)}`
  const cards = [
    ...me.cards.map(text.card),
    ...me.spells.map(({ kind }) => text.card(kind)),
    ...[me.injury, me.insanity].flatMap((card) => (card === null ? [] : text.card(card))),
  ]
  const parts = [
    text.wounds(me.damage, me.horror, me.skillPoints),
    ...(me.stun > 0 ? [text.stunned(me.stun)] : []),
    ...(me.hidden ? [text.hidden] : []),
    ...(cards.length > 0 ? [cards.join(', ')] : []),
  ]
  return `${nameOf(seat)} ${text.at(me.at)}: ${parts.join('; ')}`
}

function drawMonster(
  { text, monster }: Page,
  { id, kind, name, at, damage, stun }: Seen['monsters'][number],
): string {
  const marks = [...(damage > 0 ? [text.damage(damage)] : []), ...(stun > 0 ? [text.stunned(stun)] : [])]
  return [`${monster(name ?? kind, id)} ${text.at(at)}`, ...marks].join(', ')
}

function drawRoom({ table, text }: Page, name: string): string {
  const room = table.rooms[name]!
  const corpses = table.corpses.filter((space) => space.replace(/-\d$/, '') === name).length
  const marks = [
    text.cards(room.stack.cards),
    ...(room.lock === null ? [] : [room.lock === 'face-down' ? text.locked : text.card(room.lock)]),
    ...(room.stack.face === null ? [] : [text.card(room.stack.face)]),
    ...room.dropped.map(text.card),
    ...(room.fire ? [text.fire] : []),
    ...(room.darkness ? [text.darkness] : []),
    ...(room.marks > 0 ? [text.marks(room.marks)] : []),
    ...(corpses > 0 ? [text.corpses(corpses)] : []),
    ...(room.hole ? [text.hole] : []),
  ]
  return `${text.room(name)}: ${marks.join(', ')}`
}
