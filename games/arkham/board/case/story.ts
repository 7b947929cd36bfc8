import type { Language } from '@miskatonic/kernel'
import type { Events } from '../../kind.ts'
import { type Encounter, encounterAfter } from '../scene/encounter.ts'
import type { Told } from '../scene/told.ts'

/** A part of the story of the evening: what is read, and then what happened. */
export interface Scenelet {
  readonly kind: 'encounter' | 'headline' | 'codex' | 'lines'
  readonly title: string | null
  /** Read aloud. */
  readonly passage: string | null
  readonly lines: readonly string[]
}
export interface Chapter {
  readonly round: number
  readonly scenes: readonly Scenelet[]
}

/** What the story needs to be told: sentences of events and names of places. What was read came with the events. */
export interface Telling {
  readonly language: Language
  /** The sentence of an event; '' for events that have none. */
  line(told: Told): string
  place(place: string): string
}

/** Small print: dice, proposals, and events that others say again. */
const untold: ReadonlySet<string> = new Set<keyof Events>([
  'decided',
  'proposed',
  'choiceSpared',
  'phaseBegan',
  'turnBegan',
  'turnEnded',
  'optionTaken',
  'diceAdded',
  'diceRolled',
  'dieRerolled',
  'dieRaised',
  'successesAdded',
  'testBegan',
  'displayFilled',
  'displayCleared',
  'monsterActivated',
  'monstersReadied',
  'actionPerformed',
  'doomSpread',
  'tokenDrawn',
  'cupRefilled',
  'encounterEnded',
  'rumourSpread',
  'gameSetUp',
])

/** The evening as a story, round by round. */
export function chaptersOf(past: readonly Told[], telling: Telling): Chapter[] {
  let encounter: Encounter | null = null
  const chapters: { round: number; scenes: Scenelet[] }[] = []
  for (const told of past) {
    if (told.event === 'roundBegan') {
      chapters.push({ round: (told.args as Events['roundBegan']).round, scenes: [] })
      continue
    }
    const wasWithin = encounter !== null && !encounter.isOver
    encounter = encounterAfter(encounter, told)
    const now = chapters.at(-1)
    if (now === undefined) continue
    if (told.event === 'encounterEnded') now.scenes.push(encounterScene(encounter, telling))
    else if (told.event === 'headlineRead') now.scenes.push(pageScene('headline', told, telling))
    else if (told.event === 'codexChanged' && told.reading) now.scenes.push(pageScene('codex', told, telling))
    else if (!wasWithin && told.event !== 'encounterBegan' && !untold.has(told.event))
      addLine(now.scenes, telling.line(told))
  }
  return chapters.filter(({ scenes }) => scenes.length > 0)
}

function addLine(scenes: Scenelet[], line: string): void {
  if (line === '') return
  const last = scenes.at(-1)
  if (last === undefined || last.kind === 'encounter' || last.kind === 'codex')
    scenes.push({ kind: 'lines', title: null, passage: null, lines: [line] })
  else scenes[scenes.length - 1] = { ...last, lines: [...last.lines, line] }
}

/** What happens in an encounter is told with it. */
function encounterScene(encounter: Encounter | null, telling: Telling): Scenelet {
  return {
    kind: 'encounter',
    title: encounter && telling.place(encounter.at),
    passage: encounter?.story?.[telling.language].text ?? null,
    lines: (encounter?.results ?? [])
      .filter(({ event }) => !untold.has(event))
      .map(telling.line)
      .filter((line) => line !== ''),
  }
}

/** A headline with its story. Of a page of the codex, which is mostly rules, the title is enough: the case file has the rest. */
function pageScene(kind: 'headline' | 'codex', told: Told, telling: Telling): Scenelet {
  const { title = null, text = null } = told.reading?.[telling.language] ?? {}
  return kind === 'headline'
    ? { kind, title, passage: text, lines: [] }
    : { kind, title, passage: null, lines: [telling.line(told)] }
}

/** The story as a document of its own, to keep or to print. */
export function documentOf(
  chapters: readonly Chapter[],
  words: {
    title: string
    introduction: string
    round(n: number): string
    ending: string | null
    language: string
  },
): string {
  const paragraphs = chapters.flatMap(({ round, scenes }) => [
    `<h2>${escaped(words.round(round))}</h2>`,
    ...scenes.flatMap(({ kind, title, passage, lines }) => [
      ...(title === null
        ? []
        : [`<h3${kind === 'headline' ? ' class="headline"' : ''}>${escaped(title)}</h3>`]),
      ...(passage === null ? [] : [`<p class="read">${escaped(passage)}</p>`]),
      ...(lines.length === 0 ? [] : [`<p>${lines.map(escaped).join(' ')}</p>`]),
    ]),
  ])
  return [
    `<!doctype html><html lang="${words.language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width">`,
    `<title>${escaped(words.title)}</title><style>${style}</style></head><body>`,
    `<h1>${escaped(words.title)}</h1><p class="read">${escaped(words.introduction)}</p>`,
    ...paragraphs,
    ...(words.ending === null ? [] : [`<p class="read">${escaped(words.ending)}</p>`]),
    '</body></html>',
  ].join('\n')
}

const style =
  'body{max-width:38rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.5 Georgia,serif;color:#221c12;background:#fffaf0}' +
  'h1,h2,h3{line-height:1.2}h2{border-bottom:1px solid}.headline{font-variant:small-caps}.read{font-style:italic}'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
