import type { Language, View } from '@miskatonic/kernel'
import { entry } from '@miskatonic/screen/text'
import { cluesPerTown } from '../../content/cards.ts'
import { towns } from '../../content/map.ts'
import { cluesRemovedPerTown } from '../../content/setup.ts'
import { drawOldOnes } from './old-ones.ts'
import { type Page, cardList, cardName, nameOf, namesOf, pageFor } from './page.ts'
import { drawPiles, drawRelicsInSight } from './piles.ts'
import { drawPlayer, handList } from './players.ts'
import { drawTown } from './towns.ts'

/**
 * The whole table in text, for terminals and for screen readers: one thing to a line, and no line that needs its neighbour to be
 * understood.
 */
export function drawText(view: View, language: Language): string {
  const page = pageFor(view, language)
  return [
    ...drawHeader(page),
    '',
    ...drawOldOnes(page),
    ...drawPiles(page),
    '',
    ...towns.flatMap((town) => drawTown(page, town)),
    page.words.legend,
    '',
    ...view.seats.flatMap((seat) => drawPlayer(page, seat)),
    ...drawRelicsInSight(page),
  ].join('\n')
}

function drawHeader(page: Page): string[] {
  const { options, own, words, margin } = page
  const clues = cluesPerTown - cluesRemovedPerTown[options.difficulty]
  const settings = [
    words.settings.difficulty[options.difficulty],
    words.cluesOfEachTown(clues),
    words.settings.hands[options.hands],
  ]
  return [
    `${words.title.toUpperCase()} · ${settings.join(' · ')}`,
    '',
    ...now(page).flatMap((text, i) => entry(i === 0 ? words.headings.now : '', margin, text)),
    ...(own.hands === undefined ? [] : entry(words.headings.yourHand, margin, handList(page, own.hands))),
  ]
}

function now(page: Page): string[] {
  const { view, table, words } = page
  if (view.outcome !== null) return [words.outcomes[view.outcome.how]!]
  const { active, step, actionsLeft } = table.turn
  if (step === 'setup') {
    const offered = table.investigatorsOffered.map((investigator) => words.investigators[investigator])
    return [`${words.settingUp} · ${words.onOffer(offered.join(', '))}${awaited(page)}`]
  }
  const left = step === 'actions' ? ` · ${words.actionsLeft(actionsLeft)}` : ''
  return [
    `${words.turnOf(nameOf(page, active))} · ${words.steps[step]}${left}${awaited(page)}`,
    ...underway(page),
  ]
}

function awaited(page: Page): string {
  const { view, table, words } = page
  const others =
    view.asked?.waiting.filter((seat) => seat !== table.turn.active || table.turn.step === 'setup') ?? []
  return others.length === 0 ? '' : ` · ${words.waitingFor(namesOf(page, others))}`
}

/** What is being carried out. */
function underway(page: Page): string[] {
  const { view, table, own, words } = page
  const { passed, playing, mirror } = table
  const peek = own.peek ?? table.peek
  const lines: string[] = []
  if (view.asked?.step === 'window' && passed.length > 0) lines.push(words.passed(namesOf(page, passed)))
  if (playing !== null) lines.push(words.relicAtWork(words.relics[playing]))
  if (peek !== null) {
    lines.push(words.lookedAt(nameOf(page, peek.by)) + (peek.cards ? `: ${cardList(page, peek.cards)}` : ''))
    if (peek.ordered?.length)
      lines.push(`${words.putBack}: ${peek.ordered.map((card) => cardName(page, card)).join(', ')}`)
  }
  if (mirror !== null && mirror.shown !== null && own.mirror)
    lines.push(`${words.mirrored(nameOf(page, mirror.shown))}: ${cardList(page, own.mirror)}`)
  return lines
}
