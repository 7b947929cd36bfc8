import { entry, rule, together } from '@miskatonic/screen/text'
import { type Place, type Town, hasBus, hasGate, placesIn, roadsFrom, townOf } from '../../content/map.ts'
import { cultistsPerPlace } from '../../content/setup.ts'
import { type Page, namesOf } from './page.ts'

/** A town: its gate, and a line for each place with what is there and where its roads lead. */
export function drawTown(page: Page, town: Town): string[] {
  const { table, words } = page
  // Shoggoths may come in a herd; the column is as wide as the largest one.
  const herd = Math.max(1, ...table.shoggoths.map(({ at }) => shoggothsAt(page, at)))
  const heading = `${words.towns[town].toUpperCase()} · ${words.gates[table.gates[town]]}`
  return [rule(heading), ...placesIn[town].flatMap((place) => drawPlace(page, place, herd))]
}

function drawPlace(page: Page, place: Place, herd: number): string[] {
  const { table, words, view } = page
  const people = view.seats.filter((seat) => table.players[seat]!.at === place)
  const start = [
    people.includes(table.turn.active) && table.turn.step !== 'setup' ? '▸ ' : '  ',
    words.places[place].padEnd(page.nameWidth),
    sign(page, place).padEnd(page.signWidth),
    cultists(table.cultists[place]).padEnd(cultistsPerPlace + 2),
    '▲'.repeat(shoggothsAt(page, place)).padEnd(herd + 1),
  ].join('')
  const who = people.length === 0 ? '' : `  ${together('◄ ')}${namesOf(page, people)}`
  return entry(start, start.length, roads(page, place) + who)
}

/** No place has both a gate and a bus stop. */
function sign({ table, words }: Page, place: Place): string {
  if (hasGate[place]) return words.signs[table.gates[townOf[place]] === 'open' ? 'gate' : 'sealed']
  return hasBus[place] ? words.signs.bus : ''
}

/** Three cultists look like three, and like trouble. */
function cultists(count: number): string {
  if (count === 0) return '·'
  return count === cultistsPerPlace
    ? `${'●'.repeat(count)}!`
    : '●'.repeat(count).padEnd(cultistsPerPlace, '○')
}

function shoggothsAt({ table }: Page, place: Place): number {
  return table.shoggoths.filter(({ at }) => at === place).length
}

/** Roads out of town say where to. */
function roads({ words }: Page, place: Place): string {
  return roadsFrom[place]
    .map((to) =>
      together(
        townOf[to] === townOf[place] ? words.places[to] : `${words.places[to]} (${words.towns[townOf[to]]})`,
      ),
    )
    .join(', ')
}
