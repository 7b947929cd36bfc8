import { recordOf } from '@miskatonic/kernel'
import { entry, rule, together } from '@miskatonic/screen/text'
import type { Room } from '../../content/maps.ts'
import { type Compass, compass } from '../../content/sectors.ts'
import { spotOf } from '../../words/places.ts'
import { type SectorSeen, isRoom, placeOf } from '../seen.ts'
import { type Exit, type Square, drawGrid, fitting } from './grid.ts'
import type { Page } from './page.ts'

/** The maze, part by part: a picture, and every sector in words. */
export function drawMaze(page: Page): string[] {
  const { table, words } = page
  if (table.maze.length === 0) return entry('', 0, words.noMaze)
  const here = table.maze.find((sector) => placeOf(sector) === table.hero.place)?.frame
  const parts = [...new Set(table.maze.map(({ frame }) => frame))].toSorted(
    (a, b) => Number(b === here) - Number(a === here) || a - b,
  )
  return [...parts.flatMap((part) => drawPart(page, part, part === here)), ...entry('', 0, words.mazeLegend)]
}

function drawPart(page: Page, part: number, isHere: boolean): string[] {
  const sectors = page.table.maze
    .filter(({ frame }) => frame === part)
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
  return [
    rule(page.words.part(part, isHere)),
    ...drawGrid(sectors.map((sector) => square(page, sector))),
    '',
    ...sectors.flatMap((sector) => inWords(page, sector)),
  ]
}

function exitOf({ exits, locked }: SectorSeen, way: Compass): Exit {
  return locked.includes(way) ? 'locked' : exits[way]
}

function square(page: Page, sector: SectorSeen): Square {
  const { words, table } = page
  const { x, y, what } = sector
  const signs = [
    ...(placeOf(sector) === table.hero.place ? ['@'] : []),
    ...(sector.lit ? ['☼'] : []),
    ...(sector.hazard ? ['!'] : []),
    ...(sector.condition === null ? [] : ['?']),
    ...(sector.switch ? [words.signs.switch] : []),
    ...(sector.stairs === null ? [] : [words.signs.stairs[sector.stairs]]),
  ]
  const monsters = sector.monsters.map(({ being, wounded }) => words.marks[being] + (wounded ? '*' : ''))
  return {
    x,
    y,
    lines: [
      isRoom(what) ? `[${words.codes[what]}] ${spotOf(x, y)}` : spotOf(x, y),
      signs.join(' '),
      fitting(monsters, `×${monsters.length}`),
    ],
    exits: recordOf(compass, (way) => exitOf(sector, way)),
  }
}

/** "1N2E  fork · lit · open north · door east · Worms (wounded)". */
function inWords(page: Page, sector: SectorSeen): string[] {
  const { words, table } = page
  const { what } = sector
  const place = placeOf(sector)
  const all = [
    isRoom(what) ? words.rooms[what satisfies Room] : words.corridors[what],
    ...(place === table.hero.place ? [words.heroHere] : []),
    sector.lit ? words.isLit : words.dark,
    ...compass.flatMap((way) => {
      const exit = exitOf(sector, way)
      return exit === 'wall' ? [] : [words.exit(way, exit)]
    }),
    ...(sector.stairs === null ? [] : [words.stairs(sector.stairs)]),
    ...(sector.switch ? [words.switch] : []),
    ...(sector.hazard ? [words.hazard] : []),
    ...(sector.condition === null ? [] : [words.condition(sector.condition)]),
    ...(place === table.beacon ? [words.beacon] : []),
    ...sector.monsters.map(({ being, wounded, stunned, bonus }) => {
      const state = [
        ...(wounded ? [words.wounded(being)] : []),
        ...(stunned ? [words.stunned] : []),
        ...(bonus > 0 ? [words.bonus(bonus)] : []),
      ]
      return words.beings[being] + (state.length === 0 ? '' : ` (${state.join(', ')})`)
    }),
  ]
  return entry(`  ${spotOf(sector.x, sector.y)}`, 10, all.map(together).join(' · '))
}
