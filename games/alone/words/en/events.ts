import type { NameOf, Words } from '@miskatonic/kernel'
import type { Character, Face } from '../../content/characters.ts'
import type { Item } from '../../cards/items.ts'
import type { ActionKind } from '../../content/cards.ts'
import type { Alone, Events } from '../../kind.ts'
import { isOnMap } from '../places.ts'
import {
  The,
  at,
  away,
  capital,
  condition,
  count,
  from,
  fromTo,
  inside,
  item,
  list,
  of,
  sector,
  seen,
  the,
  to,
  together,
  token,
  verb,
  way,
  points,
} from './grammar.ts'
import {
  beings,
  cards,
  causes,
  characters,
  conditions,
  decks,
  faces,
  heads,
  losses,
  missions,
  reports,
  rooms,
  sought,
} from './names.ts'

/** What happened, in the present tense. What only Evil knows is left out where it is not told. */
export const events: Words<Alone>['events'] = {
  characterTaken: ({ character }) => `The Hero is the ${characters[character]}.`,
  decksTaken: ({ decks: taken }) => `Evil takes ${list(taken.map((deck) => decks[deck]))}.`,
  gameSetUp: ({ green, blue, red }) =>
    `The colony lies in darkness. Missions: ${missions[green]} and ${missions[blue]}; in the end ${missions[red]}.`,
  itemsDrawn: ({ items: drawn }, who) =>
    `${The(who('hero'))} finds ${list(drawn.map((each) => item(each)))}.`,
  cardsDrawn: ({ who: one, count: drawn, cards: known }, who) =>
    `${who(one)} draws ${count(drawn, 'card', 'cards')}${known === null ? '' : `: ${known.map((card) => cards[card]).join(', ')}`}.`,
  roundBegan: ({ marker, leader }, who) =>
    `A round begins; the marker stands at ${marker}. ${who(leader)} is the Leader.`,
  turnBegan: ({ number }) => `Turn ${number} of 8.`,
  turnEnded: ({ number }) => `Turn ${number} ends.`,

  timeSlowed: ({ free }, who) =>
    `Time slows down for ${the(who('hero'))}: two actions this turn${free ? ', for free' : ''}.`,
  adrenalineGained: ({ count: gained }, who) =>
    `${The(who('hero'))} gains ${count(gained, 'adrenaline token', 'adrenaline tokens')}.`,
  adrenalineLost: ({ count: lost }, who) =>
    `${The(who('hero'))} loses ${count(lost, 'adrenaline token', 'adrenaline tokens')}.`,
  acted: ({ action, item: used }, who) =>
    `${The(who('hero'))} ${deeds[action]}${used === null ? '' : ` with ${item(used)}`}.`,
  moved: ({ to: there, way: taken, how }, who) =>
    `${The(who('hero'))} ${strides[how]} ${way(taken)}${isOnMap(there) ? `, ${to(there)}` : ''}.`,
  doorLocked: ({ place, way: side }) => `The ${way(side)} door ${of(place)} is locked.`,
  doorUnlocked: ({ place, way: side }) => `The ${way(side)} door ${of(place)} is unlocked.`,
  sectorRevealed: ({ place, what }) => `${capital(sector(what))} comes to light ${at(place)}.`,
  sectorsForgotten: ({ places }) =>
    places.length === 1
      ? `What was ${at(places[0]!)} fades from the maze.`
      : `Sectors fade from the maze: ${together(places)}.`,
  monsterSeen: ({ place, being, wounded }) =>
    `${capital(seen(wounded ? `${being}-wounded` : being))} ${verb(being, 'wait', 'waits')} ${at(place)}.`,
  litUp: ({ place }) => `Light goes on ${at(place)}.`,
  wentDark: ({ place }) => `The light ${at(place)} goes out.`,
  hazardPlaced: ({ place }) =>
    place === null
      ? 'Evil places a hazard token somewhere in the dark.'
      : `A hazard token lies ${at(place)}.`,
  hazardDiscarded: ({ place }) => `The hazard token ${at(place)} is gone.`,
  hazardsSetAside: ({ count: set }) =>
    `Evil sets ${count(set, 'hazard token', 'hazard tokens')} aside for the end of the round.`,

  targetsAsked: ({ targets }, who) =>
    `${The(who('hero'))} looks for ${list(targets.map((target) => sought[target]))}.`,
  located: (answer) => found(answer),
  itemUpgraded: ({ item: improved, with: giver }) =>
    `${capital(item(improved))}: upgraded with a charge of ${item(giver)}.`,
  chargesSpent: ({ item: used, count: spent }) =>
    `${capital(item(used))}: ${count(spent, 'charge', 'charges')} less.`,
  itemDiscarded: ({ item: gone }) => `${capital(item(gone))}: discarded.`,
  recovered: ({ health, control }, who) => `${The(who('hero'))} recovers ${points(health, control)}.`,
  roomSearched: ({ room }) => `The whole ${rooms[room].name} has been searched.`,

  cardProposed: ({ by, deck, face, condition: met }, who) =>
    `${who(by)} asks to play a ${decks[deck]} card${
      face === 'down' || met === null
        ? ' face down, as a standard reaction'
        : `, a reaction to ${conditions[met]}`
    }.`,
  proposalRefused: ({ by }, who) => `The Leader refuses ${who(by)} the card.`,
  cardPlayed: ({ by, card, deck, face, spaces, dangerous }, who) =>
    `${who(by)} plays ${
      face === 'down'
        ? `a ${decks[deck]} card face down${card === null ? '' : ` (${cards[card]})`}, a standard reaction`
        : `${card === null ? 'a card' : cards[card]} (${decks[deck]})${dangerous ? ', and it is dangerous' : ''}`
    }. It covers ${count(spaces, 'space', 'spaces')}.`,
  cardReturned: ({ card }) => `${cards[card]} leaves the track; its spaces are free again.`,
  monsterSpawned: ({ being, place, monster }) =>
    `${capital(token(being, monster))} ${verb(being, 'appear', 'appears')} ${at(place)}.`,
  monsterMoved: (event) => stirred(event),
  monsterRelocated: ({ being, from: here, to: there, monster }) => {
    const subject = capital(token(being, monster))
    if (here === null) return `${subject} ${verb(being, 'emerge', 'emerges')} ${at(there ?? '')}.`
    if (there === null) return `${subject} ${verb(being, 'vanish', 'vanishes')} ${from(here)}.`
    return `${subject} ${verb(being, 'slip', 'slips')} unheard ${fromTo(here, there)}.`
  },
  monsterRemoved: ({ being, place, monster }) =>
    `${capital(token(being, monster))} ${verb(being, 'are', 'is')} gone ${from(place)}.`,
  noise: ({ heard }) => `A noise ${reports[heard]}.`,
  frightened: ({ being, value }, who) =>
    `${capital(beings[being].name)} ${verb(being, 'frighten', 'frightens')} ${the(who('hero'))}: fright ${value}.`,
  diceRolled: ({ by, dice, why }, who) =>
    dice.length === 0
      ? `${roller(by, who)} has no die to roll.`
      : `${roller(by, who)} rolls${why === 'parting' ? ' at parting' : ''}: ${rolled(dice)}.`,
  diceRerolled: ({ by, dice }, who) => `${roller(by, who)} rerolls. Now: ${rolled(dice)}.`,
  attackBegan: ({ being, dice }) =>
    `${capital(beings[being].name)} ${verb(being, 'attack', 'attacks')} with ${count(dice, 'die', 'dice')}.`,
  monsterWounded: ({ being, place, monster }) =>
    `${capital(token(being, monster))} ${at(place)} ${verb(being, 'are', 'is')} wounded.`,
  monsterKilled: ({ being, place, monster }) =>
    `${capital(token(being, monster))} ${verb(being, 'die', 'dies')} ${at(place)}.`,
  monsterStunned: ({ being, place, monster }) =>
    `${capital(token(being, monster))} ${at(place)} ${verb(being, 'are', 'is')} stunned.`,
  nothingHit: () => 'There was nothing there to hit.',
  experienceGained: ({ being, points: gained }, who) =>
    `${The(who('hero'))} learns from ${beings[being].name}: ${count(gained, 'point', 'points')}${gained === 2 ? ', and a skill is unlocked' : ''}.`,
  strengthened: ({ place, dice, monster }) =>
    `${monster === null ? 'A monster' : `Monster ${monster.slice(1)}`}${place === null ? '' : ` ${at(place)}`} grows fiercer: ${count(dice, 'die', 'dice')} more this turn.`,

  lostHealth: ({ count: lost, cause }, who) =>
    `${The(who('hero'))} loses ${lost} health to ${causes[cause]}.`,
  lostControl: ({ count: lost, cause }, who) =>
    `${The(who('hero'))} loses ${lost} self-control to ${causes[cause]}.`,
  lossPrevented: ({ what, count: saved, by }, who) =>
    `${The(who('hero'))} keeps ${saved} ${losses[what]}${thanks(by)}.`,
  allyStruck: ({ count: lost }) => `The ally is struck and loses ${count(lost, 'charge', 'charges')}.`,
  allyGained: ({ character }) => `The ${characters[character]} is alive and joins as an ally.`,
  allyLost: ({ character }) => `The ${characters[character]} is lost.`,
  allySacrificed: ({ character }) => `The ${characters[character]} stays behind, and the Hero goes on.`,
  allyUsed: ({ character }) => `The ${characters[character]} helps.`,

  missionAdvanced: ({ mission, progress }) => `${missions[mission]}: progress ${progress}.`,
  missionCompleted: ({ mission }) => `${missions[mission]}: completed.`,
  finalMissionActive: ({ mission }) => `There is a way out. The final mission is ${missions[mission]}.`,
  conditionPlaced: ({ mission, place }) =>
    place === null
      ? `${missions[mission]}: Evil places ${condition(mission)} somewhere.`
      : `${missions[mission]}: ${condition(mission)} lies ${at(place)}.`,
  conditionTaken: ({ mission, place }) =>
    `${missions[mission]}: ${condition(mission)} ${at(place)} is taken.`,
  bossPlaced: ({ being, place }) =>
    `${capital(beings[being].name)} has come${place === null ? '. Nobody hears where' : `, ${at(place)}`}.`,
  roundGained: () => 'Time is won: the marker moves one space back.',
  nightmareBegan: () => 'The nightmare begins. Everything out there is stronger now, and it will not end.',
  leaderPassed: ({ to: next }, who) => `${who(next)} is the Leader now.`,
  cardsDropped: ({ who: one, count: dropped }, who) =>
    `${who(one)} discards ${count(dropped, 'card', 'cards')}.`,
  adrenalineRefilled: ({ to: reached }, who) =>
    `${The(who('hero'))} has ${count(reached, 'adrenaline token', 'adrenaline tokens')} again.`,
}

const deeds: Record<ActionKind, string> = {
  move: 'moves',
  explore: 'explores',
  fight: 'fights',
  locate: 'listens and locates',
  search: 'searches',
  interact: 'interacts',
}

const strides: Record<Events['moved']['how'], string> = {
  step: 'goes',
  drag: 'is dragged',
  sacrifice: 'is led',
}

/** "The nearest Worms: 3 sectors away, on this level, to the north". */
function found({ target, distance, level, way: first }: Events['located']): string {
  const subject = capital(sought[target])
  if (level === 'none' || distance < 0) return `${subject}: none.`
  const far = distance === 0 ? 'right here' : `${count(distance, 'sector', 'sectors')} away`
  const where = level === 'this' ? 'on this level' : 'on the other level'
  return `${subject}: ${far}, ${where}${first === null || first === 'here' ? '' : `, ${heads[first]}`}.`
}

/** Coming out of the dark, going into it, or from one place to another. */
function stirred({ being, from: here, to: there, way: taken, monster }: Events['monsterMoved']): string {
  const subject = capital(token(being, monster))
  if (here === '') return `${subject} ${verb(being, 'come', 'comes')} out of the dark ${at(there ?? '')}.`
  const off = taken === null ? '' : ` ${way(taken)}`
  if (there === null)
    return `${subject} ${verb(being, 'leave', 'leaves')} ${inside(here)}${taken === null ? '' : ` ${away(taken)}`}, out of sight.`
  return `${subject} ${verb(being, 'move', 'moves')}${off} ${fromTo(here, there)}.`
}

function roller(by: 'hero' | 'evil', who: NameOf): string {
  return by === 'hero' ? The(who('hero')) : 'Evil'
}

/** "2 hits, 1 miss". */
function rolled(dice: readonly Face[]): string {
  return (['hit', 'surge', 'miss'] as const)
    .map((face) => ({ face, n: dice.filter((each) => each === face).length }))
    .filter(({ n }) => n > 0)
    .map(({ face, n }) => count(n, faces[face].one, faces[face].many))
    .join(', ')
}

function thanks(by: Events['lossPrevented']['by']): string {
  if (by === 'skill') return ' thanks to a skill'
  return by in characters ? ` thanks to the ${characters[by as Character]}` : ` thanks to ${item(by as Item)}`
}
