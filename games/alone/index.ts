import { type Bends, type Game, type Position, type Seat, defineGame, redealing } from '@miskatonic/kernel'
import { cards } from './content/cards.ts'
import { characters, difficulties, evilSeats, faces } from './content/characters.ts'
import { items } from './content/items.ts'
import { mapNames } from './content/maps.ts'
import { type Alone, type Table, asks, choices, steps, table } from './position.ts'
import { secrets, unknown } from './secrets.ts'
import { seatsOf, setUp, settingUp } from './setup.ts'
import { brokenInvariant, counts } from './invariants.ts'
import { allies } from './steps/allies.ts'
import { attacking } from './steps/attacks.ts'
import { exploring } from './steps/exploring.ts'
import { fighting } from './steps/fighting.ts'
import { interacting } from './steps/interacting.ts'
import { itemSteps } from './steps/items.ts'
import { locating } from './steps/locating.ts'
import { losses } from './steps/losses.ts'
import { missionSteps } from './steps/missions.ts'
import { monsters } from './steps/monsters.ts'
import { moving } from './steps/moving.ts'
import { reactions } from './steps/reactions.ts'
import { recovering } from './steps/recovering.ts'
import { round } from './steps/round.ts'
import { searching } from './steps/searching.ts'
import { sight } from './steps/sight.ts'
import { nuisances, skills } from './steps/skills.ts'
import { slowTime } from './steps/slow-time.ts'
import { tricksOnHero } from './steps/tricks/hero.ts'
import { tricksWithMonsters } from './steps/tricks/monsters.ts'
import { tricksWithPlaces } from './steps/tricks/places.ts'
import { turn } from './steps/turn.ts'
import { why } from './steps/why.ts'
import { drawText } from './board/text/index.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

const game: Game<Alone> = {
  id: 'alone',
  version: '1',
  ledger: 'AL',
  options: {
    evil: [2, 1, 3],
    map: ['random', ...mapNames],
    difficulty: difficulties,
    turned: ['yes', 'no'],
    shuffled: ['yes', 'no'],
    leader: ['random', ...evilSeats],
  },
  optionsProblem: ({ evil, leader }) =>
    leader === 'random' || seatsOf({ evil }).includes(leader)
      ? undefined
      : `the option "leader" names ${leader}, but there are only ${evil} Evil players`,
  seats: seatsOf,
  setUp,
  rules: {
    ...settingUp,
    ...turn,
    ...slowTime,
    ...moving,
    ...exploring,
    ...fighting,
    ...locating,
    ...searching,
    ...interacting,
    ...itemSteps,
    ...recovering,
    ...allies,
    ...sight,
    ...losses,
    ...attacking,
    ...monsters,
    ...reactions,
    ...tricksOnHero,
    ...tricksWithMonsters,
    ...tricksWithPlaces,
    ...missionSteps,
    ...round,
  },
  steps,
  asks: Object.keys(asks) as (keyof typeof asks)[],
  choices: Object.keys(choices) as (keyof typeof choices)[],
  table,
  cards: [...Object.values(skills), ...Object.values(nuisances)],
  inPlay,
  secrets,
  worlds: redealing(unknown),
  memory: ({ table: { round: now } }, seat) => (seat === 'hero' || seat === '' ? now.since : 0),
  why,
  agreements: { permit: { choice: 'allow', proposer: ({ proposal }) => proposal!.by } },
  counts,
  brokenInvariant,
  results: [...new Set([...faces, ...cards, ...items, ...characters])],
  words: { en, pl },
  drawText,
}

export const alone = defineGame(game)

/** The Hero's character, then the nuisance of a blue mission that is not yet completed. */
function inPlay(position: Position<Table>, visit: (card: Bends<Alone>, owner: Seat) => void): void {
  const { hero, missions } = position.table
  if (hero.character !== null) visit(skills[hero.character], 'hero')
  const nuisance = missions.blue.done ? undefined : nuisances[missions.blue.mission]
  if (nuisance !== undefined) visit(nuisance, '')
}
