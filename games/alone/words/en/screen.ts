import { mapped } from '@miskatonic/kernel'
import type { Compass } from '../../content/sectors.ts'
import type { Sought } from '../../names.ts'
import type { ScreenWords } from '../screen.ts'
import { cardWords, missionWords } from './cards.ts'
import { effects } from './effects.ts'
import { capital, condition, count, levels, list, place, points, seen, sector } from './grammar.ts'
import {
  beings,
  causes,
  characters,
  componentTypes,
  conditions,
  corridors,
  decks,
  directions,
  faces,
  items,
  reports,
  rooms,
  skills,
  sought,
  stairs,
} from './names.ts'

const { itemTexts, characterTexts, skillTexts, allyTexts, bossTexts } = effects

const roomNames = mapped(rooms, ({ name }) => name)
const beingNames = mapped(beings, ({ name }) => capital(name.replace(/^the /, '')))

/** On a chip there is no room for "the nearest". */
const soughtShort: Record<Sought, string> = {
  ...roomNames,
  room: 'Any room',
  straight: 'Straight',
  corner: 'Corner',
  tee: 'Fork',
  cross: 'Crossing',
  door: 'Door',
  'locked-door': 'Locked door',
  'red-stairs': 'Red stairs',
  'blue-stairs': 'Blue stairs',
  stairs: 'Any stairs',
  switch: 'Light switch',
  'lit-sector': 'Lit sector',
  spores: beingNames.spores,
  parasites: beingNames.parasites,
  cultists: beingNames.cultists,
  hybrids: beingNames.hybrids,
  worms: beingNames.worms,
  monster: 'Any monster',
  boss: 'Boss',
  hazard: 'Hazard',
  condition: 'Condition token',
  'green-mission': 'Green mission',
  'blue-mission': 'Blue mission',
  'red-mission': 'Final mission',
}

/** What only the drawn table says. */
export const screen: ScreenWords = {
  board: 'The maze',
  zoom: { zoomIn: 'Closer', zoomOut: 'Further away', fit: 'The whole maze' },
  handName: 'Watch',
  trays: {
    missions: 'Missions',
    record: 'Record',
    items: 'Items',
    decks: 'Decks',
    monsters: 'Monsters',
    proposal: 'Proposal',
  },
  you: 'you',
  groups: {
    takeCharacter: 'Play the',
    takeDecks: 'Take',
    putCondition: 'Put it in',
    tinker: 'Tinker:',
    move: 'Go',
    unlock: 'Unlock',
    explore: 'Explore',
    sendDrone: 'Send the Scout Drone',
    fight: 'Fight',
    strike: 'Strike',
    stun: 'Stun',
    shoot: 'Shoot at',
    throwGrenade: 'Throw the Grenade',
    throwBomb: 'Throw the Pipe Bomb',
    burn: 'Burn',
    locate: 'Locate',
    locateAlso: 'Locate',
    search: 'Search',
    repair: 'Repair the switch:',
    rewire: 'Repair the switch: (Toolkit)',
    setDecoy: 'Set the Decoy Beacon',
    moveOn: 'Go on',
    upgrade: 'Upgrade',
    play: 'Play',
    playDown: 'Play face down',
    propose: 'Propose',
    proposeDown: 'Propose face down',
    shift: 'Move a monster',
    spawn: 'Spawn',
    withdraw: 'Take away',
    replace: 'Take away',
    relocate: 'Relocate',
    trap: 'Place a hazard token',
    shiftTrap: 'Shift a hazard token',
    darken: 'Put out the light',
    answer: 'Answer',
    lure: 'Lure',
    drop: 'Discard',
  },
  actionsLeft: (left) => `${count(left, 'action', 'actions')} left`,
  stepsLeft: (left) => `${count(left, 'step', 'steps')} left`,
  reactionsLeft: (left) => `${count(left, 'reaction', 'reactions')} left this turn`,

  hero: 'Hero',
  evil: 'Evil',
  rooms: roomNames,
  places: { ...roomNames, ...mapped(corridors, capital) },
  beings: beingNames,
  bosses: bossTexts,
  characters,
  items,
  itemTexts,
  componentTypes,
  actions: conditions,
  decks,
  cards: cardWords,
  skills: mapped(skills, (of, character) =>
    mapped(of, (name, kind) => ({ name, text: skillTexts[character][kind] })),
  ),
  abilities: characterTexts,
  allyAbilities: mapped(allyTexts, ({ ability }) => ability),
  sacrifices: mapped(allyTexts, ({ sacrifice }) => sacrifice),
  missions: missionWords,
  sought: mapped(sought, capital),
  soughtShort,
  faces: mapped(faces, ({ one }) => one),
  stairs,
  reports,
  causes,

  seenAs: (target) => capital(seen(target).replace(/^the /, '')),
  monsterState: ({ being, wounded, stunned, bonus }) =>
    [
      beingNames[being],
      ...(wounded ? ['wounded'] : []),
      ...(stunned ? ['stunned'] : []),
      ...(bonus > 0 ? [count(bonus, 'extra die', 'extra dice')] : []),
    ].join(', '),
  monsterAt: (monster, where) => `${monster} – ${where}`,
  aimAt: (monster) => `Aim at ${monster}`,
  exit: (way) => (way === 'stairs' ? 'Stairs' : `Way ${directions[way]}`),
  beyond: (way) => (way === 'stairs' ? 'Beyond the stairs' : `What lies ${directions[way]}`),
  beyondPlace: (where, way) => `${where}: beyond, ${way === 'stairs' ? 'by the stairs' : directions[way]}`,
  lightSwitch: 'light switch',
  drone: 'Scout Drone',
  droneTo: (way) => `Fly ${directions[way]}`,
  die: (number) => `Die ${number}`,
  missionsCompleted: 'Missions completed',
  health: 'Health',
  control: 'Self-control',
  adrenaline: 'Adrenaline',
  ally: 'ally',
  search: 'Search',
  sector: place,
  doorAt: (edge) => {
    const [at = '', way = ''] = edge.split(' ')
    return `${capital(directions[way as Compass])} door, ${at.slice(2)}, ${levels[at.startsWith('1') ? 1 : 2]} level`
  },
  proposal: 'Proposed card',
  question: (number) => `Question ${number}`,
  answer: 'The answer',
  unknownPlace: 'Somewhere in the dark',
  placeFrom: (what, east, south) => {
    const far = [
      ...(south === 0 ? [] : [`${Math.abs(south)} ${south < 0 ? 'north' : 'south'}`]),
      ...(east === 0 ? [] : [`${Math.abs(east)} ${east < 0 ? 'west' : 'east'}`]),
    ]
    return far.length === 0 ? what : `${what}, ${far.join(' and ')}`
  },

  lightOn: 'lit',
  dark: 'dark',
  youAreHere: 'the Hero is here',
  exitState: (way, kind, locked) =>
    kind === 'open' ? `way ${directions[way]}` : `${locked ? 'locked door' : 'door'} ${directions[way]}`,
  hazard: 'hazard token',
  condition,
  part: (number) => `part ${number}`,
  chooseCharacter: 'Who woke up alone?',

  instruments: 'Instruments',
  trackState: (name, n, of) => `${name}: ${n} of ${of}`,
  turn: 'Turn',
  turnOf: (n, of) => `Turn ${n} of ${of}`,
  round: 'Round',
  roundsLeft: (n) => `Round marker at ${n}; at 0 the nightmare begins`,
  nightmareNow: 'Nightmare mode',
  reactions: 'Reactions',
  trackCovered: (n, of) => `Reaction track: ${n} of ${of} spaces covered`,
  hazardsToCome: (n) => `${count(n, 'hazard token', 'hazard tokens')} at the end of the round`,

  experience: 'Experience',
  skillState: (being, { name, text }, gained, of) =>
    `${name} (${being}): ${gained >= of ? 'learned' : `${gained} of ${of} points`}. ${text}`,
  skillPoints: (being, gained) => `${beingNames[being]}: ${count(gained, 'point', 'points')}`,
  allyState: (name, charges) => `Ally: ${name}, ${count(charges, 'charge', 'charges')}`,
  chargesLeft: (n) => count(n, 'charge', 'charges'),
  leader: 'Leader',
  awaited: 'is asked now',
  cardsHeld: (backs) =>
    backs.length === 0 ? 'no cards' : list(backs.map(([deck, n]) => `${n} ${decks[deck]}`)),
  missionKinds: { green: 'Green mission', blue: 'Blue mission', red: 'Final mission' },
  missionDone: 'completed',
  missionWaits: 'after the first completed mission',
  progress: (n) => `progress ${n}`,
  countdown: (n) => `Countdown: ${n}`,

  watch: 'Holographic watch',
  watchPages: { gear: 'Gear', locate: 'Locate' },
  noItems: 'Empty hands. Search for something.',
  itemState: (item, charges, upgraded) =>
    `${items[item]}, ${count(charges, 'charge', 'charges')}${upgraded ? ', upgraded' : ''}`,
  needs: (type) => `upgrade: ${componentTypes[type]}`,
  locateGroups: { missions: 'Missions', rooms: 'Rooms', ways: 'Ways', light: 'Light', dangers: 'Dangers' },
  record: 'This round',
  silence: 'Nothing but your own breath.',
  told: (told) => {
    switch (told.event) {
      case 'noise':
        return `Noise ${reports[told.args.heard]}`
      case 'located':
        return `${capital(sought[told.args.target])}: ${screen.located(told.args)}`
      case 'sectorRevealed':
        return capital(sector(told.args.what))
      case 'monsterSeen':
        return `${screen.seenAs(told.args.wounded ? `${told.args.being}-wounded` : told.args.being)}!`
      case 'monsterMoved':
        return told.args.to === null && told.args.way !== null
          ? `${beingNames[told.args.being]} out of sight, ${told.args.way === 'stairs' ? 'by the stairs' : directions[told.args.way]}`
          : `${beingNames[told.args.being]} on the move`
      case 'wentDark':
        return 'A light goes out'
      case 'hazardPlaced':
        return 'A hazard token'
      case 'doorLocked':
        return 'A door locks'
      case 'doorUnlocked':
        return 'A door unlocks'
    }
  },
  located: ({ distance, level, way }) =>
    level === 'none'
      ? 'nowhere in the station'
      : [
          distance === 0 ? 'right here' : `distance ${distance}`,
          level === 'this' ? 'this level' : 'the other level',
          ...(way === null ? [] : [reports[way].replace(/^from /, 'by way of ')]),
        ].join(', '),
  piles: 'Left to draw',
  itemDeck: 'Items',
  pileState: (draw, discard) => `${draw} to draw, ${discard} discarded`,

  moments: {
    plays: (name) => `${name} reacts`,
    standard: 'A card face down: something moves, or something new arrives.',
    dangerous: 'dangerous',
    rolls: { fight: 'You fight', attack: 'It attacks', parting: 'A parting attack' },
    again: 'Once more',
    rolled: (hits, surges) => `${count(hits, 'hit', 'hits')} · ${count(surges, 'surge', 'surges')}`,
    fright: 'Fright',
    frightCosts: (value) => `${value} self-control`,
    attacks: (being) => `${beingNames[being]} ${beings[being].many ? 'attack' : 'attacks'}`,
    withDice: (dice) => count(dice, 'die', 'dice'),
    lostHealth: (n) => `−${n} health`,
    lostControl: (n) => `−${n} self-control`,
    prevented: (n) => `${n} prevented`,
    recovered: (health, control) => `+ ${points(health, control)}`,
    noise: 'A noise',
    killed: 'dead',
    stunned: 'stunned',
    dark: 'The light goes out',
    slow: 'Time slows down',
    found: 'You find',
    allyGained: 'Somebody is alive',
    allyLost: 'You are alone again',
    allyStruck: 'Your ally is struck',
    chargesLost: (n) => `−${count(n, 'charge', 'charges')}`,
    sacrificed: 'Somebody stays behind',
    completed: 'Mission completed',
    finalMission: 'The final mission',
    boss: 'Something has arrived',
    roundBegins: 'A new round',
    nightmareRound: 'It does not end',
    roundLine: (marker, leader) =>
      `${marker === 0 ? 'Nightmare mode.' : `${count(marker, 'round', 'rounds')} until the nightmare.`} ${leader} leads Evil.`,
    nightmare: 'Nightmare',
    nightmareHeading: 'Time has run out',
    won: 'You made it',
    lost: 'Nobody picks up the torch',
    nightmareLine:
      'Every monster rolls one die more, frightens more and comes closer. Each round costs you 2 self-control.',
  },
}
