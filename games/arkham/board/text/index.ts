import type { Language, OpenTable, View } from '@miskatonic/kernel'
import type { Table } from '../../position.ts'
import type { secrets } from '../../secrets.ts'
import { text as en } from '../../words/en/text.ts'
import { en as wordsEn } from '../../words/en.ts'
import { text as pl } from '../../words/pl/text.ts'
import { pl as wordsPl } from '../../words/pl.ts'
import type { TextWords } from '../../words/text.ts'

const words = {
  en: { text: en, seat: wordsEn.seat, outcomes: wordsEn.outcomes },
  pl: { text: pl, seat: wordsPl.seat, outcomes: wordsPl.outcomes },
}

type Seen = OpenTable<Table, typeof secrets>

/** The whole table in text, for terminals: one thing to a line. */
export function drawText(view: View, language: Language): string {
  const table = view.table as unknown as Seen // made by these secrets
  const { text, seat, outcomes } = words[language]
  const ending = view.outcome === null ? [] : [outcomes[view.outcome.how]!]
  return [
    ...ending,
    ...header(table, text),
    '',
    ...Object.keys(table.investigators).flatMap((who) =>
      drawInvestigator(table, who, seat(view.table, who), text),
    ),
    ...table.monsters.map(({ kind, at, state, damage }) =>
      text.monster(text.named(kind), text.named(at), state, damage),
    ),
    '',
    ...drawTown(table, text),
  ].join('\n')
}

function header({ round, phase, sheet, codex, cup, drawnTokens, display }: Seen, text: TextWords): string[] {
  const left = sum(cup)
  return [
    text.header(round, phase),
    text.sheet(sheet.doom, sheet.clues),
    text.codex(codex.map(({ card, clues, doom }) => text.codexCard(card, clues, doom))),
    text.cup(left, left + sum(drawnTokens)),
    text.display(display.map(text.named)),
  ]
}

function drawInvestigator({ investigators }: Seen, seat: string, name: string, text: TextWords): string[] {
  const { sheet, at, damage, horror, money, clues, remnants, assets } = investigators[seat]!
  if (sheet === null) return []
  const owned = [
    text.harm(damage, horror),
    text.money(money),
    ...(clues > 0 ? [text.clues(clues)] : []),
    ...(remnants > 0 ? [text.remnants(remnants)] : []),
    ...assets.map(({ card }) => text.named(card)),
  ]
  return [`${text.investigator(name, text.named(at))}: ${owned.join(', ')}`]
}

/** Doom by space; clues and anomalies by neighbourhood. */
function drawTown({ doom, clues, anomalies }: Seen, text: TextWords): string[] {
  const dooms = Object.entries(doom).filter(([, n]) => n > 0)
  const found = Object.entries(clues).filter(([, n]) => n > 0)
  return [
    ...dooms.map(([space, n]) => `${text.named(space)}: ${text.doom(n)}`),
    ...found.map(([hood, n]) => `${text.named(hood)}: ${text.clues(n)}`),
    ...anomalies.map((hood) => `${text.named(hood)}: ${text.anomaly}`),
  ]
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((all, n) => all + n, 0)
}
