import type { Language, View } from '@miskatonic/kernel'
import { entry } from '@miskatonic/screen/text'
import { sheets } from '../../cards/sheets.ts'
import { bandsOf } from '../../cards/towns.ts'
import { readingAt } from '../../content/wheel.ts'
import { charactersOf } from '../seen.ts'
import { drawGreatOldOne } from './great-old-one.ts'
import { drawHeaps } from './heaps.ts'
import { type Page, nameOf, namesOf, pageFor } from './page.ts'
import { drawCharacter } from './people.ts'
import { drawTown } from './towns.ts'

/**
 * The whole table in text, for terminals and for screen readers: one thing to a line, and no line that needs its neighbour to be
 * understood.
 */
export function drawText(view: View, language: Language): string {
  const page = pageFor(view, language)
  const { table, words } = page
  return [
    ...drawHeader(page),
    '',
    ...drawGreatOldOne(page),
    '',
    ...drawHeaps(page),
    '',
    ...entry('', 0, words.clockwise),
    ...table.ring.flatMap((town) => drawTown(page, town)),
    ...entry('', 0, words.legend),
    '',
    ...charactersOf(table).flatMap((who) => drawCharacter(page, who)),
  ].join('\n')
}

function drawHeader(page: Page): string[] {
  const { options, table, words, margin } = page
  const { headings, settings } = words
  const chosen = [settings.variant[options.variant], settings.difficulty[options.difficulty]]
  return [
    `${words.title.toUpperCase()} · ${chosen.join(' · ')}`,
    '',
    ...now(page).flatMap((text, i) => entry(i === 0 ? headings.now : '', margin, text)),
    ...entry(headings.wheel, margin, wheel(page)),
    ...(table.dice.length === 0 ? [] : entry(headings.dice, margin, table.dice.join(', '))),
  ]
}

function now(page: Page): string[] {
  const { view, table, words } = page
  if (view.outcome !== null) return [words.outcomes[view.outcome.how]!]
  const { active, step, actionsLeft, mustLeave } = table.turn
  if (step === 'setup') {
    const taken = new Set(Object.values(table.characters).map(({ sheet }) => sheet))
    const offered = sheets.filter((sheet) => !taken.has(sheet)).map((sheet) => words.sheets[sheet])
    return [`${words.settingUp} · ${words.onOffer(offered.join(', '))}${awaited(page)}`]
  }
  const left = step === 'actions' ? ` · ${words.actionsLeft(actionsLeft)}` : ''
  const must = mustLeave ? ` · ${words.mustLeave}` : ''
  return [
    `${words.turnOf(nameOf(page, active))} · ${words.steps[step]}${left}${must}${awaited(page)}`,
    ...(table.hopeless ? [words.hopeless] : []),
  ]
}

function awaited(page: Page): string {
  const { view, table, words } = page
  const others =
    view.asked?.waiting.filter((seat) => seat !== table.turn.active || table.turn.step === 'setup') ?? []
  return others.length === 0 ? '' : ` · ${words.waitingFor(namesOf(page, others))}`
}

/** What the two ends of the pointer show. */
function wheel({ table, words }: Page): string {
  const { stop } = table.turn
  if (stop === null) return words.notSpun
  const { symbol, front, tail, band } = readingAt(stop)
  const [at, behind] = [table.ring[front]!, table.ring[tail]!]
  return `${words.front(symbol, at)} · ${words.tail(bandsOf[behind][band]!, behind)}`
}
