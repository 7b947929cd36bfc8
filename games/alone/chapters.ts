import * as setup from './setup.ts'
import * as turn from './steps/turn.ts'
import * as slowTime from './steps/slow-time.ts'
import * as moving from './steps/moving.ts'
import * as exploring from './steps/exploring.ts'
import * as fighting from './steps/fighting.ts'
import * as locating from './steps/locating.ts'
import * as searching from './steps/searching.ts'
import * as interacting from './steps/interacting.ts'
import * as items from './steps/items.ts'
import * as recovering from './steps/recovering.ts'
import * as allies from './steps/allies.ts'
import * as sight from './steps/sight.ts'
import * as losses from './steps/losses.ts'
import * as attacks from './steps/attacks.ts'
import * as monsters from './steps/monsters.ts'
import * as reactions from './steps/reactions.ts'
import * as tricksOnHero from './steps/tricks/hero.ts'
import * as tricksWithMonsters from './steps/tricks/monsters.ts'
import * as tricksWithPlaces from './steps/tricks/places.ts'
import * as missions from './steps/missions.ts'
import * as round from './steps/round.ts'

/** The rules of the game, a chapter per file. Each brings its verbs and events with it. */
export const chapters = [
  setup,
  turn,
  slowTime,
  moving,
  exploring,
  fighting,
  locating,
  searching,
  interacting,
  items,
  recovering,
  allies,
  sight,
  losses,
  attacks,
  monsters,
  reactions,
  tricksOnHero,
  tricksWithMonsters,
  tricksWithPlaces,
  missions,
  round,
] as const
