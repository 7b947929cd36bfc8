import type { Language, View } from '@miskatonic/kernel'
import { entry } from '@miskatonic/screen/text'
import { turnsInARound } from '../../content/characters.ts'
import { drawMap } from './map.ts'
import { drawMaze } from './maze.ts'
import { type Page, facts, namesOf, pageFor } from './page.ts'
import { drawReactions } from './reactions.ts'
import { drawMissions, drawSheet } from './sheet.ts'

/**
 * The whole table in text, for terminals and for screen readers: the map for Evil, the maze for the Hero and for spectators. What
 * stands in a picture is also said in words.
 */
export function drawText(view: View, language: Language): string {
  const page = pageFor(view, language)
  return [
    ...drawHeader(page),
    '',
    ...drawSheet(page),
    '',
    ...drawMissions(page),
    '',
    ...drawReactions(page),
    '',
    ...(page.own === undefined ? drawMaze(page) : drawMap(page, page.own)),
  ].join('\n')
}

function drawHeader(page: Page): string[] {
  const { options, table, view, words } = page
  const { settings } = words
  const chosen = [settings.evil[options.evil], settings.difficulty[options.difficulty]]
  return [
    `${words.title} · ${chosen.join(' · ')}`,
    '',
    ...(view.outcome === null
      ? facts(page, 'now', now(page))
      : entry(words.headings.now, page.margin, words.outcomes[view.outcome.how]!)),
    ...(table.roll.length === 0
      ? []
      : facts(page, 'dice', [table.roll.map((face) => words.faces[face]).join(', ')])),
    ...(table.asked.length === 0
      ? []
      : facts(
          page,
          'asked',
          table.asked.map((target) => words.sought[target]),
        )),
  ]
}

function now(page: Page): string[] {
  const { view, table, words } = page
  const { number, step, actionsLeft, slow } = table.turn
  const waiting = view.asked?.waiting ?? []
  const awaited = waiting.length === 0 ? [] : [words.waitingFor(namesOf(page, waiting))]
  if (step === 'setup') return [words.steps.setup, ...awaited]
  return [
    words.round(table.round.marker),
    ...(table.round.nightmare ? [words.nightmare] : []),
    words.turn(number, turnsInARound),
    words.steps[step],
    ...(step === 'hero' ? [words.actionsLeft(actionsLeft)] : []),
    ...(slow ? [words.slow] : []),
    ...(table.frozen ? [words.frozen] : []),
    ...awaited,
  ]
}
