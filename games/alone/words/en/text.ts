import { mapped } from '@miskatonic/kernel'
import type { Room } from '../../content/maps.ts'
import type { Being } from '../../content/monsters.ts'
import type { TextWords } from '../text.ts'
import { en } from '../en.ts'
import { doorway } from './choices.ts'
import { missionTexts } from './effects.ts'
import { capital, condition, count, levels, place, token } from './grammar.ts'
import {
  beings,
  cards,
  characters,
  conditions,
  corridors,
  decks,
  directions,
  faces,
  items,
  missions,
  rooms,
  skills,
  sought,
  stairs,
} from './names.ts'
import { difficulties } from './settings.ts'

export const text: TextWords = {
  title: en.title,
  settings: {
    evil: { 1: '1 Evil player', 2: '2 Evil players', 3: '3 Evil players' },
    difficulty: difficulties,
  },
  seat: en.seat,
  outcomes: en.outcomes,

  rooms: eachRoom((room) => rooms[room].name),
  codes: eachRoom((room) => rooms[room].code),
  corridors,
  beings: eachBeing((being) => capital(beings[being].name)),
  marks: {
    spores: 'Sp',
    parasites: 'Pa',
    cultists: 'Cu',
    hybrids: 'Hy',
    worms: 'Wo',
    'queen-worm': 'QW',
    'high-priest': 'HP',
    'brood-mother': 'BM',
  },
  items,
  cards,
  decks,
  conditions,
  characters,
  skills,
  missions,
  faces: { hit: faces.hit.one, surge: faces.surge.one, miss: faces.miss.one },
  sought,

  headings: {
    now: 'NOW',
    dice: 'DICE',
    asked: 'ASKED',
    hero: 'HERO',
    skills: 'SKILLS',
    items: 'ITEMS',
    ally: 'ALLY',
    searched: 'SEARCHED',
    green: 'GREEN MISSION',
    blue: 'BLUE MISSION',
    red: 'FINAL MISSION',
    track: 'TRACK',
    proposal: 'PROPOSED',
    decks: 'DECKS',
    hands: 'HANDS',
    ownHand: 'YOUR HAND',
    rooms: 'ROOMS',
    monsters: 'MONSTERS',
    lit: 'LIT',
    locked: 'LOCKED',
    hazards: 'HAZARDS',
    conditions: 'CONDITIONS',
  },
  of: (n, all) => `${n} of ${all}`,
  nothing: 'none',

  round: (marker) => `round marker at ${marker}`,
  nightmare: 'NIGHTMARE',
  turn: (number, all) => `turn ${number} of ${all}`,
  steps: {
    setup: 'setting up',
    hero: 'the Hero acts',
    reactions: 'Evil may react',
    attacks: 'the monsters attack',
    'round-end': 'the round ends',
  },
  actionsLeft: (left) => `${count(left, 'action', 'actions')} left`,
  slow: 'slow time',
  frozen: 'no slow time next turn',
  waitingFor: (names) => `waiting for ${names}`,

  nobodyYet: 'not chosen yet',
  health: (n, all) => `health ${n} of ${all}`,
  control: (n, all) => `self-control ${n} of ${all}`,
  adrenaline: (n) => `adrenaline ${n}`,
  experience: (skill, kind, points, all) => `${skill} (${beings[kind].name}) ${points} of ${all}`,
  charges: (n) => count(n, 'charge', 'charges'),
  upgraded: 'upgraded',

  missionTexts,
  mainRoom: (room) => rooms[room].name,
  progress: (n) => `progress ${n}`,
  completed: 'completed',
  inactive: 'not active yet',
  active: 'active',
  countdown: (left) => `countdown ${left}`,
  labels: { setup: 'setup', nuisance: 'nuisance', task: 'task', reward: 'reward' },

  leader: 'Leader',
  faceDown: (deck) => `${decks[deck]}, face down`,
  faceUp: (card, deck) => `${cards[card]} (${decks[deck]})`,
  spaces: (n) => count(n, 'space', 'spaces'),
  proposed: (name, deck, met) =>
    `${name}: ${decks[deck]}, ${met === null ? 'a standard reaction' : `a reaction to ${conditions[met]}`}`,
  pile: (deck, draw, discard) => `${decks[deck]} ${draw}, discarded ${discard}`,
  inHand: (deck, n) => `${decks[deck]} ${n}`,
  answers: (card, met) => `${cards[card]} (${conditions[met]})`,
  hazardsToCome: (n) => `${count(n, 'hazard token', 'hazard tokens')} at the end of the round`,

  noMaze: 'Nothing is revealed yet.',
  part: (number, isHere) => `MAZE, PART ${number}${isHere ? ' · YOU ARE HERE' : ''}`,
  level: (level) => `${levels[level].toUpperCase()} LEVEL`,
  mazeLegend:
    'Sectors are counted from where a part begins: 2N1E is two north, one east. [XXX] room · - | open · = " door · # locked · @ Hero · ☼ lit · ! hazard · ? condition · s switch · R↕ B↕ stairs · Wo* wounded',
  mapLegend:
    '[XXX] room · - | open · = " door · # locked · ● in the maze · @ Hero · ☼ lit · ! hazard · ? condition · s switch · R↕ B↕ stairs · Wo3* a wounded monster and its number',
  exit: (way, kind) =>
    kind === 'open'
      ? `open ${directions[way]}`
      : `${kind === 'locked' ? 'locked door' : 'door'} ${directions[way]}`,
  signs: { switch: 's', stairs: { red: 'R↕', blue: 'B↕' } },
  stairs: (colour) => stairs[colour],
  switch: 'light switch',
  isLit: 'lit',
  dark: 'dark',
  hazard: 'hazard token',
  condition: (mission) => condition(mission).replace(/^an? /, ''),
  heroHere: 'you are here',
  beacon: 'Decoy Beacon',
  monster: (being, id) => capital(token(being, id)),
  wounded: () => 'wounded',
  stunned: 'stunned',
  bonus: (dice) => `+${count(dice, 'die', 'dice')}`,
  place,
  door: doorway,
}

function eachRoom(form: (room: Room) => string): Record<Room, string> {
  return mapped(rooms, (_, room) => form(room))
}

function eachBeing(form: (being: Being) => string): Record<Being, string> {
  return mapped(beings, (_, being) => form(being))
}
