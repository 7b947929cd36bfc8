import type { Seat, View } from '@miskatonic/kernel'
import { type Course, played, pictured } from '@miskatonic/screen/still'
import { alone } from '../index.ts'
import type { Table } from '../position.ts'
import type { Chapter } from './chapters.ts'

/** The Pilot finds the infirmary, and Spores in it. */
const found: Course = {
  options: {
    evil: 1,
    map: 'colony-spine',
    difficulty: 'easy',
    turned: 'no',
    shuffled: 'no',
    leader: 'e1',
  },
  seed: 'lesson 4',
  choices: [
    'takeCharacter:character=pilot',
    'takeDecks:first=fury,second=dread',
    'drawFrom:first=5',
    'explore:by=eyes,to=east',
    'pass',
    'playDown:card=flicker',
    'spawn:being=spores,at=1-E3,heard=east',
    'pass',
    'move:gait=walk,to=east',
    'pass',
    'pass',
    'slowTime',
    'move:gait=walk,to=north',
    'pass',
    'leaveDoors',
    'explore:by=eyes,to=north',
    'pass',
    'pass',
  ],
}

/** The tables that the pictures show: one moment of a game, seen from both sides, with pieces put where a chapter needs them. */
export function tablesOfChapters(): Record<Chapter, View> {
  const engine = played(alone, found)
  const seenBy =
    (seat: Seat) =>
    (arrange: (table: Table) => void = () => {}): View =>
      pictured(alone, engine, seat, arrange)
  const [hero, evil] = [seenBy('hero'), seenBy('e1')]
  return {
    goal: hero(),
    map: evil(),
    turn: hero((table) => (table.monsters = [])),
    danger: hero((table) => {
      table.monsters[0]!.at = table.hero.at
      table.hero.control = 9
    }),
    reactions: evil(),
    hazards: evil((table) => (table.hazards = ['1-E2', '1-D2', '1-C4', '1-B5', '1-D5'])),
    missions: hero(),
    ending: hero((table) => {
      table.hero.health = 3
      table.hero.control = 2
      table.round.marker = 1
    }),
  }
}
