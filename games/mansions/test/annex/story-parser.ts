import type { KeeperAction, Lock, Symbol } from '../../content/ids.ts'
import type { StackCard, StoryData, StoryRoom, WithAnswer } from '../../content/types.ts'
import { type Annex, idsIn, linesOf, type Row, tablesBelow } from './tables.ts'

/** Reads what the ledger (stories 1 and 2) and its annex (3 to 5) say of a story. */

export type StoryNumber = 1 | 2 | 3 | 4 | 5
export const storyNumbers: readonly StoryNumber[] = [1, 2, 3, 4, 5]

/** The headings of the stories. */
function placeOf(number: StoryNumber): { file: Annex; heading: string } {
  return number < 3
    ? { file: 'RULES.md', heading: `8.${16 + number} Story ${number}` }
    : { file: 'RULES.stories.md', heading: `Story ${number}` }
}

/** The table of a story whose first columns are these. */
export function storyTable(number: StoryNumber, ...columns: string[]): readonly Row[] {
  const { file, heading } = placeOf(number)
  const found = tablesBelow(file, heading).find((table) =>
    columns.every((column) => table.columns.includes(column)),
  )
  if (!found) throw new Error(`Story ${number} has no table with ${columns.join(', ')}`)
  return found.rows
}

/** The lines of a story. */
export function storyLines(number: StoryNumber): string[] {
  const { file, heading } = placeOf(number)
  const lines = linesOf(file)
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.includes(heading))
  const depth = lines[start]!.indexOf(' ')
  const length = lines.slice(start + 1).findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') <= depth)
  return lines.slice(start + 1, length === -1 ? undefined : start + 1 + length)
}

const counts: Readonly<Record<string, number>> = { '1': 1, '2': 2 }

export function parseStart(number: StoryNumber): Pick<StoryData, 'keeper' | 'symbols' | 'actions'> {
  const line = storyLines(number).find((each) => /Keeper's start[:.]/.test(each))!
  const count = (what: string) => counts[new RegExp(`(\\d) ${what} card`).exec(line)![1]!]!
  return {
    keeper: { mythos: count('Mythos'), trauma: count('Trauma') },
    symbols: /Mythos symbols: ([a-z, ]+)\./.exec(line)![1]!.split(', ') as Symbol[],
    actions: idsIn(/Keeper Actions: ([^.]*)\./.exec(line)![1]!) as KeeperAction[],
  }
}

/** Which Key lies under Clue 2 with answer A to question 2, and which with B (MM-C503). */
function keysOf(number: StoryNumber): readonly [StackCard, StackCard] {
  const line = storyLines(number).find((each) => each.includes('key 1 is the'))
  const names = line === undefined ? null : /key 1 is the ([\w ]+) for A, the ([\w ]+) for B/.exec(line)
  const idOf = (name: string | undefined) => (name ?? '').toLowerCase().replace(' ', '-') as StackCard
  return [idOf(names?.[1]), idOf(names?.[2])]
}

/** Rows such as `yard, porch, hall | – | `nothing` in each`. */
export function parseRooms(number: StoryNumber): Record<string, StoryRoom> {
  const keys = keysOf(number)
  return Object.fromEntries(
    storyTable(number, 'room', 'Lock', 'stack').flatMap((row) =>
      row['room']!.split(', ').map((room) => [
        room,
        {
          lock: row['Lock'] === '–' ? null : (idsIn(row['Lock']!)[0] as Lock),
          stack: row['stack']!.split('; ').flatMap((part) => parsePart(part, keys)),
        },
      ]),
    ),
  )
}

/** `` `whiskey`, Clue 4 `` or `` 3A: `nothing`, key 2 `` */
function parsePart(part: string, keys: readonly [StackCard, StackCard]): (StackCard | WithAnswer)[] {
  const conditional = /^(\d[A-C]): (.*)$/.exec(part)
  const cards = (conditional?.[2] ?? part)
    .replace(' in each', '')
    .split(', ')
    .flatMap((card) => parseCard(card, keys))
  return conditional ? [{ if: conditional[1] as WithAnswer['if'], cards }] : cards
}

function parseCard(card: string, [a, b]: readonly [StackCard, StackCard]): (StackCard | WithAnswer)[] {
  const clue = /^Clue (\d)$/.exec(card)
  if (clue) return [`clue-${clue[1]}` as StackCard]
  if (card === 'key 1' || card === 'key 2') {
    const [forA, forB] = card === 'key 1' ? [a, b] : [b, a]
    return [
      { if: '2A', cards: [forA] },
      { if: '2B', cards: [forB] },
    ]
  }
  return [idsIn(card)[0] as StackCard]
}

/** The room where a Clue lies, by the answers: `Clue 1 in the Clock Room for A, in the Family Crypt for B`. */
export function parseClueRooms(
  number: StoryNumber,
): { clue: number; question: number; names: [string, string] }[] {
  return storyLines(number).flatMap((line) => {
    const question = /^(\d)\. /.exec(line)?.[1]
    const found = /Clue (\d) in the ([\w' ]+) for A, in the ([\w' ]+) for B/.exec(line)
    return question && found
      ? [{ clue: Number(found[1]), question: Number(question), names: [found[2]!, found[3]!] }]
      : []
  })
}
