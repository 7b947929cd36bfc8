import { type Bends, type GameDefinition, type Position, type Seat, defineGame } from '@miskatonic/kernel'
import { about } from './about.ts'
import { characterBends, characterCards, eachSkill } from './cards/characters.ts'
import { itemCards, items } from './cards/items.ts'
import { nuisances } from './cards/nuisances.ts'
import { chapters } from './chapters.ts'
import { cards } from './cards/reactions.ts'
import { characters, difficulties, evilSeats, faces, heroSeat } from './content/characters.ts'
import { mapNames } from './content/maps.ts'
import type { Alone } from './kind.ts'
import { type Table, table } from './position.ts'
import { secrets } from './secrets.ts'
import { seatsOf, setUp } from './setup.ts'
import { brokenInvariant, counts } from './invariants.ts'
import { why } from './steps/why.ts'
import { drawText } from './board/text/index.ts'
import { upgrades } from './upgrade.ts'
import { worlds } from './worlds.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

const game: GameDefinition<Alone> = {
  id: about.id,
  version: '4',
  upgrades,
  ledger: about.ledger,
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
  sideOf: (seat) => (seat === heroSeat ? 'hero' : 'evil'),
  teamTalk: about.teamTalk,
  setUp,
  chapters,
  table,
  cards: [
    ...characterBends,
    ...items.flatMap((item) => itemCards[item].bends ?? []),
    ...Object.values(nuisances),
  ],
  inPlay,
  secrets,
  worlds,
  memory: ({ table: { round: now } }, seat) => (seat === 'hero' || seat === '' ? now.since : 0),
  why,
  skippable: { react: 'pass' },
  /** Only what everybody sees: when Evil is asked again must not tell the Hero anything. */
  notable: ['lostHealth', 'lostControl', 'frightened', 'attackBegan', 'missionAdvanced', 'missionCompleted'],
  turnEnds: ['turnEnded'],
  agreements: { permit: { choice: 'allow', proposer: ({ proposal }) => proposal!.by } },
  counts,
  brokenInvariant,
  results: [...new Set([...faces, ...cards, ...items, ...characters])],
  words: { en, pl },
  drawText,
}

export const alone = defineGame(game)

/** What the Hero has learned, holds and is, then the ally, then the nuisance of a blue mission that is not yet completed. */
function inPlay(position: Position<Table>, visit: (card: Bends<Alone>, owner: Seat) => void): void {
  const { hero, missions } = position.table
  eachSkill(hero, (skill) => visit(skill, heroSeat))
  for (const { item } of hero.items) {
    const { bends } = itemCards[item]
    if (bends !== undefined) visit(bends, heroSeat)
  }
  if (hero.character !== null) visit(characterCards[hero.character].ability, heroSeat)
  if (hero.ally !== null) visit(characterCards[hero.ally.character].ally, heroSeat)
  if (!missions.blue.done) visit(nuisances[missions.blue.mission], '')
}
