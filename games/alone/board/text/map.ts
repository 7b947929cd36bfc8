import { entry, rule } from '@miskatonic/screen/text'
import { rooms } from '../../content/maps.ts'
import { type Compass, type Sector, compass, edgeOf, levelOf, levels } from '../../content/sectors.ts'
import { type Own, isRoom } from '../seen.ts'
import { type Exit, type Square, drawGrid, fitting } from './grid.ts'
import { type Page, facts } from './page.ts'

/** Both levels as Evil sees them, and all that is on them in words. */
export function drawMap(page: Page, own: Own): string[] {
  const { words } = page
  const sectors = Object.keys(own.map)
  return [
    ...levels.flatMap((level) => [
      rule(words.level(level)),
      ...drawGrid(
        sectors.filter((sector) => levelOf(sector) === level).map((sector) => square(page, own, sector)),
      ),
    ]),
    ...entry('', 0, words.mapLegend),
    '',
    ...facts(page, 'rooms', roomsOf(page, own)),
    ...facts(page, 'monsters', monstersOf(page, own)),
    ...facts(page, 'lit', own.lit.map(words.place)),
    ...facts(page, 'locked', own.locked.map(words.door)),
    ...facts(page, 'hazards', own.hazards.map(words.place)),
    ...facts(
      page,
      'conditions',
      own.conditions.map(({ at, mission }) => `${words.condition(mission)}: ${words.place(at)}`),
    ),
  ]
}

function square({ words }: Page, own: Own, sector: Sector): Square {
  const { what, exits, stairs, switch: hasSwitch } = own.map[sector]!
  const name = sector.slice(2)
  const signs = [
    ...(own.maze.includes(sector) ? ['●'] : []),
    ...(own.hero === sector && own.maze.includes(sector) ? ['@'] : []),
    ...(own.lit.includes(sector) ? ['☼'] : []),
    ...(own.hazards.includes(sector) ? ['!'] : []),
    ...(own.conditions.some(({ at }) => at === sector) ? ['?'] : []),
    ...(hasSwitch ? [words.signs.switch] : []),
    ...(stairs === null ? [] : [words.signs.stairs[stairs]]),
  ]
  const monsters = own.monsters
    .filter(({ at }) => at === sector)
    .map(({ being, id, wounded }) => words.marks[being] + id.slice(1) + (wounded ? '*' : ''))
  return {
    x: name.charCodeAt(0),
    y: Number(name[1]),
    lines: [
      isRoom(what) ? `[${words.codes[what]}] ${name}` : name,
      signs.join(' '),
      fitting(monsters, `×${monsters.length}`),
    ],
    exits: Object.fromEntries(
      compass.map((way) => [way, own.locked.includes(edgeOf(sector, way)) ? 'locked' : exits[way]]),
    ) as Record<Compass, Exit>,
  }
}

function roomsOf({ words }: Page, own: Own): string[] {
  return rooms.flatMap((room) => {
    const sector = Object.keys(own.map).find((each) => own.map[each]!.what === room)
    return sector === undefined ? [] : [`${words.rooms[room]}: ${words.place(sector)}`]
  })
}

function monstersOf({ words }: Page, own: Own): string[] {
  return own.monsters.map(({ being, id, at, wounded, stunned, bonus }) => {
    const state = [
      ...(wounded ? [words.wounded(being)] : []),
      ...(stunned > 0 ? [words.stunned] : []),
      ...(bonus > 0 ? [words.bonus(bonus)] : []),
    ]
    return `${words.beings[being]} ${id.slice(1)}: ${[words.place(at), ...state].join(', ')}`
  })
}
