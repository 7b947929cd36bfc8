import { type Item, isItem } from '../../cards/items.ts'
import type { NameOf, TableSeen, Words } from '@miskatonic/kernel'
import type { Alone, Choices } from '../../kind.ts'
import type { Gait } from '../../names.ts'
import { readPath } from '../places.ts'
import { decksSeen, monsterSeen } from '../sight.ts'
import {
  at,
  capital,
  count,
  fromTo,
  item,
  monster,
  monsterAt,
  place,
  points,
  seen,
  to as toPlace,
  way,
} from './grammar.ts'
import {
  beings,
  cards,
  characters,
  decks,
  directions,
  faces,
  heads,
  items,
  missions,
  reports,
  skills,
  sought,
} from './names.ts'

/** What a player may choose, as it stands on a button. */
export const choices: Words<Alone>['choices'] = {
  takeCharacter: ({ character }) => `Play the ${characters[character]}`,
  takeDecks: ({ first, second }) => `Take ${decks[first]} and ${decks[second]}`,
  putCondition: ({ at: sector }) => `Put it in ${place(sector)}`,
  drawFrom: ({ first }, _, view) => {
    const [one, other] = decksSeen(view)?.map((deck) => decks[deck]) ?? ['the first deck', 'the second']
    return first === 0 ? `Draw from ${other} only` : `Draw ${first} from ${one}, the rest from ${other}`
  },

  slowTime: () => 'Slow time (1 adrenaline token)',
  overdrive: () => 'Slow time for free (Overdrive)',
  injectAdrenaline: () => 'Inject the Adrenaline Shot',
  tinker: ({ item: improved, with: giver }) => `Tinker: ${upgraded(improved, giver)}`,
  allyLight: () => 'Have your ally switch on the light here',
  sacrifice: () => 'Sacrifice your ally',

  move: ({ gait, to }) => `Go ${way(to)}${manner(gait)}`,
  unlock: ({ gait, door }) => `Unlock the ${directions[door]} door${manner(gait)}`,
  explore: ({ by, to }) => `Explore ${way(to)}${by === 'eyes' ? '' : ` (${items[by]})`}`,
  sendDrone: ({ to }) => `Send the Scout Drone ${directions[to]}`,
  fight: ({ target }) => `Fight ${seen(target)}`,
  strike: ({ item: weapon, target }) => `Strike ${seen(target)} (${items[weapon]})`,
  stun: ({ target }) => `Stun ${target === null ? 'everything here' : seen(target)} (Stun Baton)`,
  shoot: ({ item: weapon, charges, place: where, target }) =>
    `Shoot at ${seen(target)} ${at(where)} (${items[weapon]}, ${count(charges, 'charge', 'charges')})`,
  throwGrenade: ({ place: where }) => `Throw the Grenade at ${place(where)}`,
  throwBomb: ({ place: where, way: beyond }) => `Throw the Pipe Bomb ${aim(where, beyond)}`,
  burn: ({ to }) =>
    to === 'here' ? 'Burn everything here (Flamethrower)' : `Burn ${way(to)} (Flamethrower)`,
  locate: ({ by, target }) => `Locate ${sought[target]}${by === 'watch' ? '' : ` (${items[by]})`}`,
  search: ({ how }) => searches[how],
  repair: ({ to }) => `Repair the switch: light ${directions[to]}`,
  rewire: ({ first, second }) =>
    `Repair the switch: light ${
      first === null || second === null
        ? 'in all directions'
        : `${directions[first]} and ${directions[second]}`
    } (Toolkit)`,
  advance: ({ mission }) => `Work on the mission ${missions[mission]}`,
  heal: ({ item: remedy }) => `Use ${item(remedy)}`,
  takeSerum: ({ recover }) =>
    `Take the Experimental Serum for your ${recover === 'health' ? 'health' : 'self-control'}`,
  setFloodlight: () => 'Set up the Portable Floodlight',
  setDecoy: ({ place: where }) => `Set the Decoy Beacon in ${place(where)}`,

  moveOn: ({ to }) => `Go ${way(to)}`,
  unlockOn: ({ door }) => `Unlock the ${directions[door]} door`,
  stopMoving: () => 'Stop here',
  lock: ({ door }) => `Lock the ${directions[door]} door`,
  leaveDoors: () => 'Lock no door',
  discardHazard: ({ place: where }) => `Discard the hazard token ${at(where)}`,
  leaveHazards: () => 'Leave the hazard tokens',
  droneOn: ({ to }) => `Fly on ${directions[to]}`,
  recallDrone: () => 'Call the drone back',
  locateAlso: ({ target }) => `Locate ${sought[target]}`,
  upgrade: ({ item: improved, with: giver }) => capital(upgraded(improved, giver)),
  stopUpgrading: () => 'Upgrade nothing more',
  keepItems: ({ discard }) => `Discard ${item(discard)}`,
  rerollOne: ({ die }) => `Reroll the ${ordinals[die - 1]} die`,
  rerollAll: ({ face }) => rerolls[face],
  keepRoll: () => 'Keep the roll',
  actAgain: () => 'Take the Stimulant and act again',
  endActions: () => 'End your actions',
  stepFurther: ({ to }) => `Go on ${way(to)} with your ally`,
  followPilot: ({ to }) => `Follow the Pilot ${way(to)}`,
  stayHere: () => 'Stay here',

  wearArmour: ({ charges }) => `Spend ${count(charges, 'charge', 'charges')} of the Body Armour`,
  wearGoggles: () => 'Look through the Night Goggles',
  wearMask: () => 'Breathe through the Gas Mask',
  sealSuit: () => `Seal your suit (${skills.engineer.spores})`,
  evade: () => `Evade one hit (${skills.pilot.parasites})`,
  standFirm: () => `Stand firm (${skills.captain.parasites})`,
  takeAntitoxin: () => `Take the antitoxin (${skills.doctor.spores})`,
  keepComposure: () => `Keep your composure (${skills.captain.hybrids})`,
  endure: () => 'Endure it',
  takeTheRoll: () => 'Take the roll as it is',
  keepMaze: () => 'Keep the maze (Holo Memory)',
  letMazeGo: () => 'Let the maze fade',
  recover: ({ health, control }) => `Recover ${points(health, control)}`,
  recoverNothing: () => 'Recover nothing',
  loseControl: () => 'Lose 1 self-control',
  loseItem: ({ item: lost }) => `Discard ${item(lost)}`,
  loseCharge: ({ item: lost }) => `Give up a charge of ${item(lost)}`,
  learn: ({ first, second }) => `Learn from ${beings[first].name} and ${beings[second].name}`,

  play: ({ card }) => `Play ${cards[card]}`,
  playDown: ({ card }) => `Play ${cards[card]} face down`,
  propose: ({ card }) => `Propose ${cards[card]}`,
  proposeDown: ({ card }) => `Propose ${cards[card]} face down`,
  allow: () => 'Allow it',
  refuse: () => 'Refuse it',
  pass: () => 'Do not react',

  shift: (shifted, _, view) => moved(shifted, view),
  stay: () => 'Move nothing',
  spawn: ({ being, at: sector, heard }) =>
    `Spawn ${beings[being].name} in ${place(sector)} (noise ${reports[heard]})`,
  spawnNone: () => 'Spawn nothing',
  replace: ({ monster: id, being, at: sector, heard }, _, view) =>
    `Remove ${monsterAt(id, view)}; spawn ${beings[being].name} in ${place(sector)} (noise ${reports[heard]})`,
  withdraw: ({ monster: id }, _, view) => `Remove ${monsterAt(id, view)} and spawn another`,
  relocate: ({ monster: id, to: there }, _, view) => {
    const here = monsterSeen(view, id)?.at
    return `Move ${monster(id, view)} unheard ${here === undefined ? toPlace(there) : fromTo(here, there)}`
  },
  trap: ({ at: sector, instead }) =>
    `Place a hazard token in ${place(sector)}${instead === null ? '' : `, taking the one in ${place(instead)}`}`,
  trapNone: () => 'Place no hazard token',
  shiftTrap: ({ from: here, to: there }) => `Move the hazard token ${fromTo(here, there)}`,
  darken: ({ at: sector }) => `Put out the light in ${place(sector)}`,
  darkenNone: () => 'Put out no light',
  pick: ({ monster: id }, _, view) => `Choose ${monsterAt(id, view)}`,
  bolt: ({ door }) => `Turn the lock of ${doorway(door)}`,
  boltNone: () => 'Leave all doors as they are',
  spoil: ({ die }) => `Have the ${ordinals[die - 1]} die rerolled`,
  spoilNone: () => 'Leave the dice alone',
  follow: ({ monster: id }, _, view) => `Send ${monster(id, view)} after the Hero`,
  followNoMore: () => 'Send nothing more',
  misdirect: ({ to }) => `Lead the Hero ${way(to)}`,
  drag: ({ to }) => `Drag the Hero ${way(to)}`,
  dragNone: () => 'Leave the Hero where they are',
  takeCharges: ({ item: eaten }) => `Burn 2 charges of ${item(eaten)}`,
  echo: ({ about }) => `Distort the ${ordinals[about - 1]} answer`,

  strikeAtParting: () => 'Strike at parting',
  letGo: () => 'Let the Hero go',
  strikeAlly: () => 'Strike the ally instead',
  strikeHero: () => 'Strike the Hero',
  attackNext: ({ monster: id }, _, view) => `Attack with ${monster(id, view)}`,
  frightenNext: ({ monster: id }, _, view) => `Frighten with ${monster(id, view)}`,
  answer: (given) => answered(given),
  removeTile: ({ at: sector }) => `Take the tile of ${place(sector)}`,
  rerollMisses: () => 'Reroll the misses',
  keepMisses: () => 'Keep the roll',
  divide: (shares, who) => divided(shares, who),
  drop: ({ card }) => `Discard ${cards[card]}`,
  dropNoMore: () => 'Discard nothing more',
  lure: (lured, _, view) => moved(lured, view),
  placeBoss: ({ at: sector }) => `Put it in ${place(sector)}`,
}

const gaits: Record<Exclude<Gait, Item>, string> = {
  walk: '',
  sprint: ' (sprint)',
  ally: ' (with your ally)',
  led: ' (led by the Pilot)',
}

function manner(gait: Gait): string {
  return isItem(gait) ? ` (${items[gait]})` : gaits[gait]
}

const searches: Record<Choices['search']['how'], string> = {
  one: 'Search: draw 1 item',
  three: 'Search the whole room: draw 3 items',
  'bio-scanner': 'Search with the Bio Scanner',
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

const rerolls: Record<Choices['rerollAll']['face'], string> = {
  miss: `Reroll the ${faces.miss.many}`,
  surge: `Reroll the ${faces.miss.many} and ${faces.surge.many}`,
  hit: 'Reroll all dice',
}

function upgraded(improved: Choices['upgrade']['item'], giver: Choices['upgrade']['with']): string {
  return `upgrade ${item(improved)} with a charge of ${item(giver)}`
}

function aim(where: string, beyond: Choices['throwBomb']['way']): string {
  if (beyond === null) return `at ${place(where)}`
  return beyond === 'stairs' ? `down the stairs ${at(where)}` : `${directions[beyond]} of ${place(where)}`
}

/** "Worms 3 in B3 on the upper level: unlock east, east (noise from the north)". */
function moved({ monster: id, path, heard }: Choices['shift'], view: TableSeen | undefined): string {
  const steps = readPath(path).map((step) => (step.unlocks ? `unlock ${way(step.way)}` : way(step.way)))
  return `${capital(monsterAt(id, view))}: ${steps.join(', ') || 'stay'} (noise ${reports[heard]})`
}

/** "1-C3 east" is the door between C3 and D3. */
export function doorway(edge: string): string {
  const [sector, side] = edge.split(' ') as [string, 'east' | 'south']
  return `the ${directions[side]} door of ${place(sector)}`
}

function answered({ distance, level, way: first }: Choices['answer']): string {
  if (level === 'none' || distance < 0) return 'Answer: there is none'
  const where = level === 'this' ? 'on this level' : 'on the other level'
  const far = distance === 0 ? 'right here' : `${count(distance, 'sector', 'sectors')} away`
  return `Answer: ${far}, ${where}${first === null || first === 'here' ? '' : `, ${heads[first]}`}`
}

function divided(shares: Choices['divide'], who: NameOf): string {
  const all = Object.entries(shares).filter(([, drawn]) => drawn > 0)
  return all.length === 0
    ? 'Nobody draws'
    : all.map(([seat, drawn]) => `${who(seat)} draws ${drawn}`).join(', ')
}
