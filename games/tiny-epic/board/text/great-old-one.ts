import { entry, together } from '@miskatonic/screen/text'
import { type Phase, energySpaces, sheetOf, sides } from '../../cards/great-old-ones.ts'
import { type Colour, colours } from '../../content/tentacles.ts'
import { type Page, isPlaced, track } from './page.ts'

/** The Great Old One: where it is, how strong, what it can do, and in phase 2 the portals. */
export function drawGreatOldOne(page: Page): string[] {
  const { table, words, margin, greatOldOne } = page
  const { headings } = words
  const { at, phase, energy } = table.greatOldOne
  const name = [
    words.greatOldOnes[greatOldOne],
    words.phase(phase as Phase),
    ...(isPlaced(page) ? [words.at[at]] : []),
  ].join(' · ')
  const full = energy === energySpaces ? ` · ${words.energyFull}` : ''
  return [
    ...entry(headings.greatOldOne, margin, name),
    ...entry(headings.strength, margin, strength(page)),
    ...entry('', margin, strengthTrack(page)),
    ...entry(
      headings.energy,
      margin,
      `${track(energy, energySpaces)} ${words.of(energy, energySpaces)}${full}`,
    ),
    ...entry(headings.power, margin, `${words.powers[greatOldOne]} ${words.range}${blocked(page)}`),
    ...(phase === 1 ? [] : portals(page)),
  ]
}

function strength({ table, words, greatOldOne }: Page): string {
  const { phase, strength: space } = table.greatOldOne
  const { draws } = sheetOf[greatOldOne].strength[phase as Phase]
  // On the last space the game is lost, and nothing is drawn any more.
  return words.strength(space, draws.length, draws[space] ?? 0)
}

/** "start 2 [2] 3 3 (rage) 4 5 (the end)": the marker stands where the brackets are. */
function strengthTrack({ table, words, greatOldOne }: Page): string {
  const { phase, strength: marker } = table.greatOldOne
  const { draws, powers } = sheetOf[greatOldOne].strength[phase as Phase]
  return [words.start, ...draws.map(String)]
    .map((text, i) => {
      const power = powers[i]
      const remark = power === undefined ? (i === draws.length ? words.loses : undefined) : words.kinds[power]
      const marked = i === marker ? `[${text}]` : text
      return together(remark === undefined ? marked : `${marked} (${remark})`)
    })
    .join(' ')
}

function blocked({ table, words }: Page): string {
  const gone = colours.filter((colour) => sides.every((side) => table.portals[colour][side] !== null))
  return gone.length === 0 ? '' : ` – ${words.blocked(gone.map((colour) => words.kinds[colour]).join(', '))}`
}

function portals(page: Page): string[] {
  const { words, margin } = page
  return colours.flatMap((colour, i) =>
    entry(i === 0 ? words.headings.portals : '', margin, `${words.portal(colour)}: ${spaces(page, colour)}`),
  )
}

function spaces({ table, words, greatOldOne }: Page, colour: Colour): string {
  return sides
    .map((side) => {
      const tentacle = table.portals[colour][side]
      return tentacle === null
        ? words.openSpace(side, sheetOf[greatOldOne].portals[colour][side])
        : words.sealedSpace(side, tentacle)
    })
    .map(together)
    .join(' · ')
}
