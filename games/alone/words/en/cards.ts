import type { Card } from '../../cards/reactions.ts'
import type { Item } from '../../cards/items.ts'
import type { Mission } from '../../cards/missions.ts'
import type { MissionText } from '../effects.ts'

/** What each card is called and what it does (ledger, tables 8.6, 8.8 and 8.9). */

/** Reaction cards. The lower half is added when the card is dangerous. */
export const cardWords: Record<Card, { name: string; upper: string; lower: string }> = {
  'cut-off': {
    name: 'Cut Off',
    upper:
      'Choose 1 monster in the Hero’s sector: it makes a normal attack now and is not counted in this step’s parting attack.',
    lower: 'That attack rolls 1 extra die.',
  },
  'blood-trail': {
    name: 'Blood Trail',
    upper:
      'Move 1 monster up to 2 sectors; or remove 1 monster from the map, then spawn 1 monster with minimum distance −1.',
    lower: 'That monster rolls 1 extra attack die until the end of the turn.',
  },
  'hunting-pack': {
    name: 'Hunting Pack',
    upper: 'Move 2 different monsters up to 1 sector each.',
    lower: 'Each of them that ends in the Hero’s sector rolls 1 extra attack die until the end of the turn.',
  },
  pounce: {
    name: 'Pounce',
    upper:
      'Choose 1 monster in the first sector about to be explored: it moves into the Hero’s sector (fright if unrevealed).',
    lower: 'It rolls 1 extra attack die until the end of the turn.',
  },
  stalker: {
    name: 'Stalker',
    upper: 'Move 1 monster up to 2 sectors.',
    lower: 'Spawn 1 monster.',
  },
  'thick-hide': {
    name: 'Thick Hide',
    upper: 'The attack deals 1 damage less to one target.',
    lower: '2 less instead.',
  },
  retaliation: {
    name: 'Retaliation',
    upper: 'Every monster in the Hero’s sector rolls 1 extra attack die until the end of the turn.',
    lower: 'Evil may reroll all misses of one of these attacks once.',
  },
  'drawn-by-signal': {
    name: 'Drawn by the Signal',
    upper: 'Move 1 monster up to 2 sectors, each step bringing it closer to the Hero.',
    lower: 'Up to 3 sectors, and it rolls 1 extra attack die until the end of the turn.',
  },
  'back-turned': {
    name: 'Back Turned',
    upper: 'Spawn 1 monster with minimum distance −1.',
    lower: 'It may then be moved up to 1 sector.',
  },
  'blind-rage': {
    name: 'Blind Rage',
    upper:
      'Move 1 monster up to 1 sector; until the end of the turn it uses its dark dice number even in light.',
    lower: 'It rolls 1 extra attack die until the end of the turn.',
  },
  frenzy: {
    name: 'Frenzy',
    upper: 'That monster rolls 1 more die now as part of its attack.',
    lower: '2 more dice instead.',
  },
  'blood-scent': {
    name: 'Scent of Blood',
    upper: 'Move 1 monster that is not in the Hero’s sector up to 2 sectors.',
    lower: 'It rolls 1 extra attack die until the end of the turn.',
  },
  'feed-on-fear': {
    name: 'Feed on Fear',
    upper: 'Choose 1 monster: it rolls 1 extra attack die until the end of the turn.',
    lower: '2 extra dice instead.',
  },
  'give-chase': {
    name: 'Give Chase',
    upper: '1 monster in the sector just left moves into the Hero’s sector, if they are adjacent.',
    lower: 'Any number of monsters there do so.',
  },
  scuttle: {
    name: 'Scuttle',
    upper: 'Move 1 monster up to 3 sectors.',
    lower: 'Move another monster up to 2 sectors.',
  },
  'from-the-vents': {
    name: 'From the Vents',
    upper:
      'Move 1 monster up to 2 sectors. After resolving, discard this card: the spaces it covered are free again.',
    lower: 'It does not count towards the 2 reactions of this turn.',
  },
  'slip-away': {
    name: 'Slip Away',
    upper:
      'Move 1 monster that is in a sector about to be explored up to 2 sectors; it must end outside the sectors about to be explored.',
    lower: 'Instead relocate it to any unrevealed sector of the same level.',
  },
  flanking: {
    name: 'Flanking',
    upper: 'Move 1 monster up to 2 sectors and another up to 1.',
    lower: 'The second one may move up to 2.',
  },
  dodge: {
    name: 'Dodge',
    upper: 'The Hero rolls 1 die fewer (minimum 0).',
    lower: '2 fewer instead.',
  },
  swarm: {
    name: 'Swarm',
    upper: 'Move 2 different monsters up to 1 sector each.',
    lower: 'Up to 2 sectors each instead.',
  },
  restless: {
    name: 'Restless',
    upper: 'Move 1 monster up to 2 sectors; the answers are given for the new positions.',
    lower: 'Move a second monster up to 2 sectors.',
  },
  'through-the-ducts': {
    name: 'Through the Ducts',
    upper:
      'Relocate 1 unrevealed monster to another unrevealed sector of the same level that is not adjacent to the Hero’s sector.',
    lower: 'It may be put in an adjacent unrevealed sector.',
  },
  scatter: {
    name: 'Scatter',
    upper: 'Move up to 3 different monsters up to 1 sector each.',
    lower: 'Draw 2 reaction cards.',
  },
  relentless: {
    name: 'Relentless',
    upper:
      'Draw 1 reaction card. This card does not count towards the 2 reactions of this turn (it still covers a space: 1 if it is the first card of the turn, otherwise 2).',
    lower: 'Draw 2 cards instead.',
  },
  'hit-and-run': {
    name: 'Hit and Run',
    upper: 'That monster, after its attack, moves up to 2 sectors.',
    lower: 'Spawn 1 monster.',
  },
  'nowhere-to-run': {
    name: 'Nowhere to Run',
    upper: 'Move 1 monster up to 2 sectors.',
    lower: 'Up to 3 sectors instead.',
  },
  'wrong-turn': {
    name: 'Wrong Turn',
    upper: 'The Hero must move to a different adjacent sector than the declared one, if there is one.',
    lower: 'Evil chooses which one.',
  },
  whispers: {
    name: 'Whispers',
    upper: 'If no sector in your field of view is lit, the Hero loses 1 self-control.',
    lower: '2 instead.',
  },
  'creeping-dread': {
    name: 'Creeping Dread',
    upper: 'Move 1 monster up to 2 sectors; if it frightens the Hero by this, the loss is 1 higher.',
    lower: '2 higher instead.',
  },
  'eyes-in-the-dark': {
    name: 'Eyes in the Dark',
    upper: 'For each monster revealed by this action the Hero loses 1 self-control (at most 2).',
    lower:
      'One of these monsters costs its full fright value instead of 1 (at least 1; the limit does not apply to it).',
  },
  'lights-out': {
    name: 'Lights Out',
    upper: 'Switch off the light in 1 sector on the Hero’s level other than the Hero’s sector.',
    lower: 'In a second sector too; the Hero’s sector may be chosen.',
  },
  'shaking-hands': {
    name: 'Shaking Hands',
    upper: 'Evil chooses 1 die showing a counting result; the Hero rerolls it.',
    lower: '2 dice instead.',
  },
  'it-wont-die': {
    name: 'It Won’t Die',
    upper: 'If the Hero’s Fight killed no monster this turn, the Hero loses 1 self-control.',
    lower: '2 instead.',
  },
  'false-echo': {
    name: 'False Echo',
    upper: 'For one of the targets Evil may give any distance and level, true or not.',
    lower: 'For all targets.',
  },
  'in-the-box': {
    name: 'Something in the Box',
    upper: 'The Hero loses 1 self-control or discards 1 item drawn this turn (Hero’s choice).',
    lower: 'Both.',
  },
  flicker: {
    name: 'Flicker',
    upper: 'Switch off the light in up to 2 sectors lit this turn, other than the Hero’s sector.',
    lower: 'The Hero’s sector may be chosen too.',
  },
  panic: {
    name: 'Panic',
    upper: 'The Hero loses 1 self-control.',
    lower: '2 instead.',
  },
  frozen: {
    name: 'Frozen with Terror',
    upper: 'The Hero cannot activate slow time in the next turn.',
    lower: 'The Hero also loses 1 adrenaline token.',
  },
  'loss-of-control': {
    name: 'Loss of Control',
    upper: 'The Hero loses 1 adrenaline token.',
    lower:
      'Evil moves the Hero 1 sector to an adjacent revealed sector (no parting attack, no reveal needed).',
  },
  tripwire: {
    name: 'Tripwire',
    upper: 'Place 1 hazard token in the sector the Hero has just left.',
    lower: 'The Hero loses 1 health.',
  },
  'seed-the-path': {
    name: 'Seed the Path',
    upper: 'Place 1 hazard token in an unrevealed sector at distance 2 or more.',
    lower: 'Place 2 instead.',
  },
  snare: {
    name: 'Snare',
    upper: 'Move 1 monster up to 1 sector, and lock or unlock 1 door that is not on the Hero’s sector.',
    lower: 'It may be a door of the Hero’s sector.',
  },
  'booby-trap': {
    name: 'Booby Trap',
    upper: 'Place 1 hazard token in a sector about to be explored (even if it is in your field of view).',
    lower: 'The Hero may not discard a hazard token with this action.',
  },
  'rigged-corridor': {
    name: 'Rigged Corridor',
    upper: 'Place 1 hazard token on the Hero’s level outside your field of view.',
    lower: 'The Hero loses 1 health.',
  },
  ricochet: {
    name: 'Ricochet',
    upper: 'If the Hero rolled at least 2 misses, the Hero loses 1 health.',
    lower: 'Instead 1 health per miss, at most 2.',
  },
  debris: {
    name: 'Debris',
    upper:
      'Place 1 hazard token in the Hero’s sector or in an adjacent one (even if it is in your field of view).',
    lower: 'Evil may reroll all misses of one attack this turn once.',
  },
  feedback: {
    name: 'Feedback',
    upper:
      'Place 1 hazard token in the sector of one of the two targets, if it is not the Hero’s sector (even if it is in your field of view).',
    lower: 'The Hero loses 1 self-control.',
  },
  'gas-pocket': {
    name: 'Gas Pocket',
    upper:
      'Place 1 hazard token in the Hero’s sector or in an adjacent one (even if it is in your field of view).',
    lower: 'The Hero loses 1 health.',
  },
  'short-circuit': {
    name: 'Short Circuit',
    upper:
      'If a switch was repaired this turn, switch off the light in one sector lit by it; otherwise place 1 hazard token at distance 2 or more.',
    lower: 'The Hero loses 1 health.',
  },
  splinters: {
    name: 'Splinters',
    upper: 'Place 1 hazard token in a sector adjacent to the Hero’s (even if it is in your field of view).',
    lower: 'The Hero loses 1 more health.',
  },
  acid: {
    name: 'Acid',
    upper: 'The Hero discards 1 charge from an item of the Hero’s choice.',
    lower: '2 charges from one item of Evil’s choice instead.',
  },
  'shifting-peril': {
    name: 'Shifting Peril',
    upper: 'Move up to 2 hazard tokens to other legal sectors of the same level.',
    lower: 'One of them may be put in the Hero’s sector.',
  },
}

const bullets = {
  effect: 'Fight: discard 1 or 2 charges: attack 1 monster in your field of view with 2 dice per charge.',
  upgraded: '1 extra die.',
}

/** Items. When and how an item is used is said first. */
export const itemWords: Record<Item, { name: string; effect: string; upgraded: string }> = {
  'bullets-1': {
    name: 'Bullets I',
    ...bullets,
  },
  'bullets-2': {
    name: 'Bullets II',
    ...bullets,
  },
  'bullets-3': {
    name: 'Bullets III',
    ...bullets,
  },
  'jet-pack': {
    name: 'Jet Pack',
    effect: 'Move: up to 2 movement points.',
    upgraded: 'Up to 3.',
  },
  crowbar: {
    name: 'Crowbar',
    effect: 'Fight: attack 1 monster in your sector with 3 dice.',
    upgraded: '4 dice.',
  },
  'body-armour': {
    name: 'Body Armour',
    effect:
      'Free: an attack or parting attack would cost health. Discard up to 2 charges: lose 1 health less per charge.',
    upgraded: 'The first charge prevents 2.',
  },
  toolkit: {
    name: 'Toolkit',
    effect: 'Interact: repair the switch in your sector in 2 directions at once.',
    upgraded: 'In all directions.',
  },
  flare: {
    name: 'Flare',
    effect: 'Explore: explore as usual; light every sector explored.',
    upgraded: 'Also light your own sector.',
  },
  grenade: {
    name: 'Grenade',
    effect:
      'Fight: choose a sector in your field of view other than yours; roll 4 dice; the damage is dealt to every monster there.',
    upgraded: '5 dice.',
  },
  'pipe-bomb': {
    name: 'Pipe Bomb',
    effect:
      'Fight: choose any sector at distance 1–3, revealed or not; roll 3 dice; the damage is dealt to every monster there.',
    upgraded: 'Distance 1–4, 4 dice.',
  },
  flamethrower: {
    name: 'Flamethrower',
    effect:
      'Fight: choose your sector or an adjacent revealed one; roll 2 dice separately for every monster there.',
    upgraded: '3 dice each.',
  },
  stimulant: {
    name: 'Stimulant',
    effect: 'Free: after an action of yours. Perform 1 additional basic Move action this turn.',
    upgraded: '1 additional basic action of any kind.',
  },
  'med-kit': {
    name: 'Med-kit',
    effect: 'Interact: recover 2 health.',
    upgraded: '3 health.',
  },
  sedatives: {
    name: 'Sedatives',
    effect: 'Interact: recover 2 self-control.',
    upgraded: '3 self-control.',
  },
  'adrenaline-shot': {
    name: 'Adrenaline Shot',
    effect: 'Free: start of turn. Gain 2 adrenaline tokens (maximum 6).',
    upgraded: 'Gain 3.',
  },
  'gas-mask': {
    name: 'Gas Mask',
    effect: 'Free: Evil rolled dice in your hazardous sector. Surges do not count in this roll.',
    upgraded: 'Also no reaction is dangerous for the rest of this turn.',
  },
  serum: {
    name: 'Experimental Serum',
    effect: 'Interact: recover 3 health and lose 1 self-control, or the reverse.',
    upgraded: 'No loss.',
  },
  floodlight: {
    name: 'Portable Floodlight',
    effect: 'Interact: light your sector and all adjacent sectors (not by stairs).',
    upgraded: 'And the next sector in a straight line in each direction.',
  },
  'motion-tracker': {
    name: 'Motion Tracker',
    effect: 'Locate: 3 targets instead of 2.',
    upgraded: 'For each target also the direction in which the shortest path starts.',
  },
  'plasma-cutter': {
    name: 'Plasma Cutter',
    effect: 'Fight: attack 1 monster in your sector with 3 dice; surges always count.',
    upgraded: '4 dice.',
  },
  'stun-baton': {
    name: 'Stun Baton',
    effect:
      'Fight: no dice: 1 monster in your sector is stunned until the end of the next turn: it does not attack and is not counted in parting attacks.',
    upgraded: 'All monsters in your sector.',
  },
  'scout-drone': {
    name: 'Scout Drone',
    effect:
      'Explore: reveal up to 3 sectors along a path of adjacent sectors starting next to you (no stairs); no hazard token is discarded.',
    upgraded: 'Up to 4.',
  },
  'mine-sweeper': {
    name: 'Sweeper',
    effect: 'Explore: explore as usual; discard all hazard tokens in your sector and the explored ones.',
    upgraded: 'Explore up to 3 sectors.',
  },
  'holo-memory': {
    name: 'Holo Memory',
    effect: 'Free: maze step of the end of round. No sector of your level leaves the maze in this step.',
    upgraded: 'May also be used when you change level: nothing leaves the maze.',
  },
  'door-override': {
    name: 'Door Override',
    effect:
      'Move: first unlock any number of doors of your sector; then 1 movement point; then lock any number of doors of the sector you are in.',
    upgraded: '2 movement points.',
  },
  'night-goggles': {
    name: 'Night Goggles',
    effect: 'Free: a fright. Lose 2 self-control less (minimum 0).',
    upgraded: 'Lose none.',
  },
  'bio-scanner': {
    name: 'Bio Scanner',
    effect: 'Search: draw 3 cards, keep 2, discard 1. Does not use up the room.',
    upgraded: 'Keep all 3.',
  },
  'decoy-beacon': {
    name: 'Decoy Beacon',
    effect:
      'Interact: choose a revealed sector at distance 2 or more: Evil must move each monster (not bosses) at distance 0–2 from you 1 sector closer to it, if possible; order by Evil; noise as usual.',
    upgraded: '2 sectors.',
  },
}

export const missionWords: Record<Mission, MissionText & { name: string }> = {
  'trapped-crewmate': {
    name: 'Trapped Crewmate',
    setup: null,
    nuisance: null,
    task: 'Interact twice in the Infirmary.',
    reward: 'Gain an ally.',
  },
  'weapons-locker': {
    name: 'Weapons Locker',
    setup: 'Evil places 2 key cards, one on each level.',
    nuisance: null,
    task: 'Take a key card where it lies, then Interact in the Armoury.',
    reward: 'A card of Bullets and 2 items.',
  },
  'emergency-power': {
    name: 'Emergency Power',
    setup: null,
    nuisance: null,
    task: 'Interact in the Generator Room while no monster is there.',
    reward: 'Light in all 8 rooms and beside the Generator Room.',
  },
  synthesis: {
    name: 'Synthesis',
    setup: null,
    nuisance: null,
    task: 'Kill a revealed monster, then Interact in the Laboratory.',
    reward: 'Recover 4 health and 4 self-control.',
  },
  'barricaded-survivor': {
    name: 'Barricaded Survivor',
    setup: null,
    nuisance: null,
    task: 'Interact in the Canteen while it is lit.',
    reward: 'Gain an ally.',
  },
  haze: {
    name: 'Haze',
    setup: null,
    nuisance: 'A basic Explore reveals at most 1 sector.',
    task: 'Interact in the Control Room.',
    reward: 'Recover 2 self-control.',
  },
  'dead-silence': {
    name: 'Dead Silence',
    setup: null,
    nuisance:
      'Once a round, after the Hero’s Move, Evil may move an unrevealed monster 1 sector without a card.',
    task: 'Interact twice in the Communications Room.',
    reward: 'Draw 2 items.',
  },
  'failing-grid': {
    name: 'Failing Grid',
    setup: null,
    nuisance: 'A repaired switch lights its sector and at most 1 more.',
    task: 'Interact twice in the Generator Room.',
    reward: 'Light there and up to 2 sectors in every direction.',
  },
  'spore-bloom': {
    name: 'Spore Bloom',
    setup: 'The Brood Mother waits in the Laboratory.',
    nuisance: 'At the end of each round Evil may spawn Spores.',
    task: 'Kill the Brood Mother.',
    reward: 'All Spores are removed.',
  },
  'jamming-field': {
    name: 'Jamming Field',
    setup: null,
    nuisance: 'A basic Locate has 1 target.',
    task: 'Interact in the Armoury.',
    reward: 'Ask 2 Locate questions at once.',
  },
  'distress-call': {
    name: 'Distress Call',
    setup: 'Evil places 2 hazard tokens.',
    nuisance: null,
    task: 'Interact 3 times in the Communications Room, at most once a turn.',
    reward: null,
  },
  'radiation-purge': {
    name: 'Radiation Purge',
    setup: null,
    nuisance: null,
    task: 'Interact in the Laboratory, whereupon Evil may spawn a monster; then Interact in the Control Room.',
    reward: null,
  },
  evacuation: {
    name: 'Evacuation',
    setup: null,
    nuisance:
      'The countdown falls by 1 at the end of each round; once it is 0, each end of a round costs 3 health and 3 self-control.',
    task: 'Interact in the Control Room: the countdown starts at 2. Then Interact at the Escape Pods.',
    reward: null,
  },
  'the-queen': {
    name: 'The Queen',
    setup:
      'The Queen Worm comes to the Generator Room; if that is closer than 3 to the Hero, to any sector of its level at distance 3 or more. Nobody hears it.',
    nuisance: null,
    task: 'Kill the Queen Worm.',
    reward: null,
  },
  'the-ritual': {
    name: 'The Ritual',
    setup:
      'The High Priest comes to the Canteen; if that is closer than 3 to the Hero, to any sector of its level at distance 3 or more. Evil places 3 circles.',
    nuisance: null,
    task: 'Kill the High Priest; or Interact at all 3 circles, then in the Canteen.',
    reward: null,
  },
}
