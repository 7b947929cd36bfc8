import type { View } from '@miskatonic/kernel'
import { clueNumber, isClue } from '../../catalogue.ts'
import type { Clue, Letter } from '../../content/ids.ts'
import type { Pages } from '../../words/pages.ts'
import { type Own, type Seen, tableIn } from '../seen.ts'

/** The pages of the case that a seat may read, in the order in which the story tells them. */
export type Page =
  | { readonly kind: 'prologue' }
  | { readonly kind: 'clue'; readonly clue: Clue }
  | { readonly kind: 'event'; readonly stage: number; readonly texts: readonly string[] }
  | { readonly kind: 'objective'; readonly letter: Letter; readonly secret: boolean }
  | { readonly kind: 'ending'; readonly how: string }

/** Its name; a page keeps it while others are added. */
export function idOf(page: Page): string {
  switch (page.kind) {
    case 'clue':
      return page.clue
    case 'event':
      return `event-${page.stage}`
    default:
      return page.kind
  }
}

export function pagesFor(view: View): Page[] {
  const table = tableIn(view)
  return [
    { kind: 'prologue' },
    ...cluesIn(table).map((clue) => ({ kind: 'clue' as const, clue })),
    ...eventsIn(table, ownOf(view)),
    ...objectiveIn(table, view),
    ...(view.outcome === null ? [] : [{ kind: 'ending' as const, how: view.outcome.how }]),
  ]
}

function ownOf({ own }: View): Own {
  return own
}

/** Clues that have been found, from the first to the last of the trail: Clue 1 ends it. */
function cluesIn({ rooms }: Seen): Clue[] {
  return Object.values(rooms)
    .flatMap(({ revealed }) => (revealed as readonly string[]).filter(isClue))
    .toSorted((one, other) => clueNumber(other) - clueNumber(one))
}

/** What was read of each Event: the text for all, and those that match answers that have been read (MM-345). */
function eventsIn({ event, read }: Seen, own: Own): Page[] {
  const known = { ...read, ...own.answers }
  const texts = ['all', ...([1, 4] as const).flatMap((n) => (known[n] ? [`${n}${known[n]}`] : []))]
  return Array.from({ length: event }, (_, i) => ({ kind: 'event', stage: i + 1, texts }))
}

/** Everybody reads it once it is revealed; the Keeper always, and an investigator who has found it out (MM-R102). */
function objectiveIn({ revealed, read }: Seen, view: View): Page[] {
  const letter = revealed === null ? ownOf(view).answers?.[1] : read[1]
  if (!letter) return []
  return [{ kind: 'objective', letter, secret: revealed === null }]
}

/** The paragraphs of a page. Asterisks mark emphasis. */
export function paragraphsOf(page: Page, story: Seen['story'], { storyWords, nobodyLeft }: Pages): string[] {
  const words = storyWords[story]
  switch (page.kind) {
    case 'prologue':
      return [words.introduction]
    case 'clue':
      return [(words.clues as Readonly<Partial<Record<Clue, string>>>)[page.clue] ?? ''] // stories 3 to 5 have no Clue 4
    case 'event': {
      const { texts } = words.events[page.stage - 1]!
      return page.texts.flatMap((name) => (texts as Readonly<Record<string, string>>)[name] ?? []) // by the same names
    }
    case 'objective':
      return [...words.objectives[page.letter].text]
    case 'ending':
      return endingOf(page.how, words, nobodyLeft)
  }
}

function endingOf(how: string, words: Pages['storyWords'][Seen['story']], nobodyLeft: string): string[] {
  const found = /^\w+-(\w)-(\w+)$/.exec(how)
  if (found === null || how === 'nobody-left') return [nobodyLeft]
  const letter = found[1]!.toUpperCase() as Letter // endings are named by the Objective's letter
  const { keeperWins, investigatorsWin } = words.objectives[letter]
  if (found[2] === 'keeper') return [keeperWins]
  if (found[2] === 'investigators') return [investigatorsWin]
  const { texts } = words.events[4]
  return [texts[`1${letter}`] ?? texts.all ?? '']
}
