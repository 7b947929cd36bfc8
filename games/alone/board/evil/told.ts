import type { Sector } from '../../content/sectors.ts'
import type { Monster } from '../../position.ts'
import { seenAs } from '../seen.ts'
import type { EvilContext } from './context.ts'
import { awayFromHero, inView, otherEnd } from './sight.ts'

/** What is on Evil's map, in words: for those who do not see it, and for a pointer that rests. */

/** "Worms 3, wounded, one die more". */
export function monsterTold({ say, words }: EvilContext, monster: Monster): string {
  return [
    `${words.seenAs(seenAs(monster))} ${monster.id.slice(1)}`,
    ...(monster.stunned > 0 ? [say.stunned] : []),
    ...(monster.bonus > 0 ? [say.moreDice(monster.bonus)] : []),
    ...(monster.blind ? [say.darkDice] : []),
    ...(monster.moved ? [say.hasMoved] : []),
  ].join(', ')
}

/** Everything about a sector, the most important first. */
export function described(seen: EvilContext, sector: Sector): string {
  const { own, words } = seen
  const card = own.map[sector]
  if (card === undefined) return words.sector(sector)
  return [`${words.sector(sector)}, ${words.places[card.what]}`, ...facts(seen, sector)].join(', ')
}

export function facts(seen: EvilContext, sector: Sector): string[] {
  const { own, say, words } = seen
  const card = own.map[sector]!
  const leads = otherEnd(own, sector)
  const condition = own.conditions.find(({ at }) => at === sector)
  const distance = awayFromHero(own).get(sector)
  return [
    ...(sector === own.hero ? [say.heroHere] : []),
    ...own.monsters.filter(({ at }) => at === sector).map((monster) => monsterTold(seen, monster)),
    ...(own.hazards.includes(sector) ? [say.hazard] : []),
    ...(condition === undefined ? [] : [say.condition(words.missions[condition.mission].name)]),
    ...(condition === undefined && card.spot ? [say.conditionSpot] : []),
    own.lit.includes(sector) ? say.lit : say.dark,
    sightOf(seen, sector),
    ...(card.stairs === null || leads === undefined ? [] : [say.stairs(card.stairs, words.sector(leads))]),
    ...(card.switch ? [words.lightSwitch] : []),
    ...(sector === own.hero ? [] : [distance === undefined ? say.cutOff : say.away(distance)]),
  ]
}

function sightOf({ own, say }: EvilContext, sector: Sector): string {
  if (inView(own).includes(sector)) return say.inView
  return own.maze.includes(sector) ? say.revealed : say.unrevealed
}
