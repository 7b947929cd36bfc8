import type { EffectWords } from '../effects.ts'

/** What things do, in English (ledger, tables 8.1 and 8.6 to 8.9). */

const bullets = {
  effect: 'Fight: discard 1 or 2 charges: attack 1 monster in your field of view with 2 dice per charge.',
  upgraded: '1 extra die.',
}

export const effects: EffectWords = {
  cardTexts: {
    'cut-off': {
      upper:
        'Choose 1 monster in the Hero’s sector: it makes a normal attack now and is not counted in this step’s parting attack.',
      lower: 'That attack rolls 1 extra die.',
    },
    'blood-trail': {
      upper:
        'Move 1 monster up to 2 sectors; or remove 1 monster from the map, then spawn 1 monster with minimum distance −1.',
      lower: 'That monster rolls 1 extra attack die until the end of the turn.',
    },
    'hunting-pack': {
      upper: 'Move 2 different monsters up to 1 sector each.',
      lower:
        'Each of them that ends in the Hero’s sector rolls 1 extra attack die until the end of the turn.',
    },
    pounce: {
      upper:
        'Choose 1 monster in the first sector about to be explored: it moves into the Hero’s sector (fright if unrevealed).',
      lower: 'It rolls 1 extra attack die until the end of the turn.',
    },
    stalker: { upper: 'Move 1 monster up to 2 sectors.', lower: 'Spawn 1 monster.' },
    'thick-hide': { upper: 'The attack deals 1 damage less to one target.', lower: '2 less instead.' },
    retaliation: {
      upper: 'Every monster in the Hero’s sector rolls 1 extra attack die until the end of the turn.',
      lower: 'Evil may reroll all misses of one of these attacks once.',
    },
    'drawn-by-signal': {
      upper: 'Move 1 monster up to 2 sectors, each step bringing it closer to the Hero.',
      lower: 'Up to 3 sectors, and it rolls 1 extra attack die until the end of the turn.',
    },
    'back-turned': {
      upper: 'Spawn 1 monster with minimum distance −1.',
      lower: 'It may then be moved up to 1 sector.',
    },
    'blind-rage': {
      upper:
        'Move 1 monster up to 1 sector; until the end of the turn it uses its dark dice number even in light.',
      lower: 'It rolls 1 extra attack die until the end of the turn.',
    },
    frenzy: {
      upper: 'That monster rolls 1 more die now as part of its attack.',
      lower: '2 more dice instead.',
    },
    'blood-scent': {
      upper: 'Move 1 monster that is not in the Hero’s sector up to 2 sectors.',
      lower: 'It rolls 1 extra attack die until the end of the turn.',
    },
    'feed-on-fear': {
      upper: 'Choose 1 monster: it rolls 1 extra attack die until the end of the turn.',
      lower: '2 extra dice instead.',
    },
    'give-chase': {
      upper: '1 monster in the sector just left moves into the Hero’s sector, if they are adjacent.',
      lower: 'Any number of monsters there do so.',
    },
    scuttle: { upper: 'Move 1 monster up to 3 sectors.', lower: 'Move another monster up to 2 sectors.' },
    'from-the-vents': {
      upper:
        'Move 1 monster up to 2 sectors. After resolving, discard this card: the spaces it covered are free again.',
      lower: 'It does not count towards the 2 reactions of this turn.',
    },
    'slip-away': {
      upper:
        'Move 1 monster that is in a sector about to be explored up to 2 sectors; it must end outside the sectors about to be explored.',
      lower: 'Instead relocate it to any unrevealed sector of the same level.',
    },
    flanking: {
      upper: 'Move 1 monster up to 2 sectors and another up to 1.',
      lower: 'The second one may move up to 2.',
    },
    dodge: { upper: 'The Hero rolls 1 die fewer (minimum 0).', lower: '2 fewer instead.' },
    swarm: {
      upper: 'Move 2 different monsters up to 1 sector each.',
      lower: 'Up to 2 sectors each instead.',
    },
    restless: {
      upper: 'Move 1 monster up to 2 sectors; the answers are given for the new positions.',
      lower: 'Move a second monster up to 2 sectors.',
    },
    'through-the-ducts': {
      upper:
        'Relocate 1 unrevealed monster to another unrevealed sector of the same level that is not adjacent to the Hero’s sector.',
      lower: 'It may be put in an adjacent unrevealed sector.',
    },
    scatter: {
      upper: 'Move up to 3 different monsters up to 1 sector each.',
      lower: 'Draw 2 reaction cards.',
    },
    relentless: {
      upper:
        'Draw 1 reaction card. This card does not count towards the 2 reactions of this turn (it still covers a space: 1 if it is the first card of the turn, otherwise 2).',
      lower: 'Draw 2 cards instead.',
    },
    'hit-and-run': {
      upper: 'That monster, after its attack, moves up to 2 sectors.',
      lower: 'Spawn 1 monster.',
    },
    'nowhere-to-run': { upper: 'Move 1 monster up to 2 sectors.', lower: 'Up to 3 sectors instead.' },
    'wrong-turn': {
      upper: 'The Hero must move to a different adjacent sector than the declared one, if there is one.',
      lower: 'Evil chooses which one.',
    },
    whispers: {
      upper: 'If no sector in your field of view is lit, the Hero loses 1 self-control.',
      lower: '2 instead.',
    },
    'creeping-dread': {
      upper: 'Move 1 monster up to 2 sectors; if it frightens the Hero by this, the loss is 1 higher.',
      lower: '2 higher instead.',
    },
    'eyes-in-the-dark': {
      upper: 'For each monster revealed by this action the Hero loses 1 self-control (at most 2).',
      lower:
        'One of these monsters costs its full fright value instead of 1 (at least 1; the limit does not apply to it).',
    },
    'lights-out': {
      upper: 'Switch off the light in 1 sector on the Hero’s level other than the Hero’s sector.',
      lower: 'In a second sector too; the Hero’s sector may be chosen.',
    },
    'shaking-hands': {
      upper: 'Evil chooses 1 die showing a counting result; the Hero rerolls it.',
      lower: '2 dice instead.',
    },
    'it-wont-die': {
      upper: 'If the Hero’s Fight killed no monster this turn, the Hero loses 1 self-control.',
      lower: '2 instead.',
    },
    'false-echo': {
      upper: 'For one of the targets Evil may give any distance and level, true or not.',
      lower: 'For all targets.',
    },
    'in-the-box': {
      upper: 'The Hero loses 1 self-control or discards 1 item drawn this turn (Hero’s choice).',
      lower: 'Both.',
    },
    flicker: {
      upper: 'Switch off the light in up to 2 sectors lit this turn, other than the Hero’s sector.',
      lower: 'The Hero’s sector may be chosen too.',
    },
    panic: { upper: 'The Hero loses 1 self-control.', lower: '2 instead.' },
    frozen: {
      upper: 'The Hero cannot activate slow time in the next turn.',
      lower: 'The Hero also loses 1 adrenaline token.',
    },
    'loss-of-control': {
      upper: 'The Hero loses 1 adrenaline token.',
      lower:
        'Evil moves the Hero 1 sector to an adjacent revealed sector (no parting attack, no reveal needed).',
    },
    tripwire: {
      upper: 'Place 1 hazard token in the sector the Hero has just left.',
      lower: 'The Hero loses 1 health.',
    },
    'seed-the-path': {
      upper: 'Place 1 hazard token in an unrevealed sector at distance 2 or more.',
      lower: 'Place 2 instead.',
    },
    snare: {
      upper: 'Move 1 monster up to 1 sector, and lock or unlock 1 door that is not on the Hero’s sector.',
      lower: 'It may be a door of the Hero’s sector.',
    },
    'booby-trap': {
      upper: 'Place 1 hazard token in a sector about to be explored (even if it is in your field of view).',
      lower: 'The Hero may not discard a hazard token with this action.',
    },
    'rigged-corridor': {
      upper: 'Place 1 hazard token on the Hero’s level outside your field of view.',
      lower: 'The Hero loses 1 health.',
    },
    ricochet: {
      upper: 'If the Hero rolled at least 2 misses, the Hero loses 1 health.',
      lower: 'Instead 1 health per miss, at most 2.',
    },
    debris: {
      upper:
        'Place 1 hazard token in the Hero’s sector or in an adjacent one (even if it is in your field of view).',
      lower: 'Evil may reroll all misses of one attack this turn once.',
    },
    feedback: {
      upper:
        'Place 1 hazard token in the sector of one of the two targets, if it is not the Hero’s sector (even if it is in your field of view).',
      lower: 'The Hero loses 1 self-control.',
    },
    'gas-pocket': {
      upper:
        'Place 1 hazard token in the Hero’s sector or in an adjacent one (even if it is in your field of view).',
      lower: 'The Hero loses 1 health.',
    },
    'short-circuit': {
      upper:
        'If a switch was repaired this turn, switch off the light in one sector lit by it; otherwise place 1 hazard token at distance 2 or more.',
      lower: 'The Hero loses 1 health.',
    },
    splinters: {
      upper: 'Place 1 hazard token in a sector adjacent to the Hero’s (even if it is in your field of view).',
      lower: 'The Hero loses 1 more health.',
    },
    acid: {
      upper: 'The Hero discards 1 charge from an item of the Hero’s choice.',
      lower: '2 charges from one item of Evil’s choice instead.',
    },
    'shifting-peril': {
      upper: 'Move up to 2 hazard tokens to other legal sectors of the same level.',
      lower: 'One of them may be put in the Hero’s sector.',
    },
  },
  itemTexts: {
    'bullets-1': bullets,
    'bullets-2': bullets,
    'bullets-3': bullets,
    'jet-pack': { effect: 'Move: up to 2 movement points.', upgraded: 'Up to 3.' },
    crowbar: { effect: 'Fight: attack 1 monster in your sector with 3 dice.', upgraded: '4 dice.' },
    'body-armour': {
      effect:
        'Free: an attack or parting attack would cost health. Discard up to 2 charges: lose 1 health less per charge.',
      upgraded: 'The first charge prevents 2.',
    },
    toolkit: {
      effect: 'Interact: repair the switch in your sector in 2 directions at once.',
      upgraded: 'In all directions.',
    },
    flare: {
      effect: 'Explore: explore as usual; light every sector explored.',
      upgraded: 'Also light your own sector.',
    },
    grenade: {
      effect:
        'Fight: choose a sector in your field of view other than yours; roll 4 dice; the damage is dealt to every monster there.',
      upgraded: '5 dice.',
    },
    'pipe-bomb': {
      effect:
        'Fight: choose any sector at distance 1–3, revealed or not; roll 3 dice; the damage is dealt to every monster there.',
      upgraded: 'Distance 1–4, 4 dice.',
    },
    flamethrower: {
      effect:
        'Fight: choose your sector or an adjacent revealed one; roll 2 dice separately for every monster there.',
      upgraded: '3 dice each.',
    },
    stimulant: {
      effect: 'Free: after an action of yours. Perform 1 additional basic Move action this turn.',
      upgraded: '1 additional basic action of any kind.',
    },
    'med-kit': { effect: 'Interact: recover 2 health.', upgraded: '3 health.' },
    sedatives: { effect: 'Interact: recover 2 self-control.', upgraded: '3 self-control.' },
    'adrenaline-shot': {
      effect: 'Free: start of turn. Gain 2 adrenaline tokens (maximum 6).',
      upgraded: 'Gain 3.',
    },
    'gas-mask': {
      effect: 'Free: Evil rolled dice in your hazardous sector. Surges do not count in this roll.',
      upgraded: 'Also no reaction is dangerous for the rest of this turn.',
    },
    serum: {
      effect: 'Interact: recover 3 health and lose 1 self-control, or the reverse.',
      upgraded: 'No loss.',
    },
    floodlight: {
      effect: 'Interact: light your sector and all adjacent sectors (not by stairs).',
      upgraded: 'And the next sector in a straight line in each direction.',
    },
    'motion-tracker': {
      effect: 'Locate: 3 targets instead of 2.',
      upgraded: 'For each target also the direction in which the shortest path starts.',
    },
    'plasma-cutter': {
      effect: 'Fight: attack 1 monster in your sector with 3 dice; surges always count.',
      upgraded: '4 dice.',
    },
    'stun-baton': {
      effect:
        'Fight: no dice: 1 monster in your sector is stunned until the end of the next turn: it does not attack and is not counted in parting attacks.',
      upgraded: 'All monsters in your sector.',
    },
    'scout-drone': {
      effect:
        'Explore: reveal up to 3 sectors along a path of adjacent sectors starting next to you (no stairs); no hazard token is discarded.',
      upgraded: 'Up to 4.',
    },
    'mine-sweeper': {
      effect: 'Explore: explore as usual; discard all hazard tokens in your sector and the explored ones.',
      upgraded: 'Explore up to 3 sectors.',
    },
    'holo-memory': {
      effect: 'Free: maze step of the end of round. No sector of your level leaves the maze in this step.',
      upgraded: 'May also be used when you change level: nothing leaves the maze.',
    },
    'door-override': {
      effect:
        'Move: first unlock any number of doors of your sector; then 1 movement point; then lock any number of doors of the sector you are in.',
      upgraded: '2 movement points.',
    },
    'night-goggles': {
      effect: 'Free: a fright. Lose 2 self-control less (minimum 0).',
      upgraded: 'Lose none.',
    },
    'bio-scanner': {
      effect: 'Search: draw 3 cards, keep 2, discard 1. Does not use up the room.',
      upgraded: 'Keep all 3.',
    },
    'decoy-beacon': {
      effect:
        'Interact: choose a revealed sector at distance 2 or more: Evil must move each monster (not bosses) at distance 0–2 from you 1 sector closer to it, if possible; order by Evil; noise as usual.',
      upgraded: '2 sectors.',
    },
  },
  characterTexts: {
    pilot: 'Once per round, one basic Move action gives 2 movement points.',
    engineer: 'At the start of each turn you may upgrade 1 item; for you a component may be of any type.',
    captain: 'The first fright of each round costs you 1 self-control less (minimum 0).',
    doctor: 'End of round: recover 1 health or 1 self-control.',
  },
  skillTexts: {
    pilot: {
      spores: 'Parting attacks against you roll 1 die fewer.',
      parasites: 'Once per round, after Evil rolled an attack against you, 1 hit does not count.',
      cultists: 'Your basic Fight rolls 3 dice.',
      hybrids: 'Your basic Explore reveals up to 3 sectors.',
      worms: 'Once per round you may activate slow time for free.',
    },
    engineer: {
      spores: 'Once per round, surges do not count as hits in one roll of Evil.',
      parasites: 'After each movement point you may lock up to 2 doors.',
      cultists: 'Your Fights with items roll 1 extra die.',
      hybrids: 'Once per round, one use of an item costs 1 charge less.',
      worms: 'Switches you repair light up to 3 sectors in the chosen direction.',
    },
    captain: {
      spores: 'When you Explore you may discard up to 2 hazard tokens.',
      parasites: 'Once per round, prevent 1 health loss.',
      cultists: 'Once per Fight you may reroll 1 die.',
      hybrids: 'Once per turn, a self-control loss caused by a reaction card is 1 lower.',
      worms: 'You get 1 more adrenaline token at each refill (maximum 6).',
    },
    doctor: {
      spores: 'Once per round, when you lose health in a hazardous sector, lose 1 less.',
      parasites: 'Items that recover health or self-control recover 1 more.',
      cultists: 'Kill thresholds of wounded monsters are 1 lower for you (minimum 1).',
      hybrids: 'End of round: recover 1 self-control.',
      worms: 'Your basic Locate has 3 targets.',
    },
  },
  allyTexts: {
    pilot: {
      ability:
        'After a Move action of the Hero has been resolved: 1 further movement point. At most once per turn.',
      sacrifice:
        'The Hero moves up to 4 sectors; no parting attacks. It is not an action. Frights and reveals apply.',
    },
    engineer: {
      ability: 'Start of turn: switch on the light in the Hero’s sector.',
      sacrifice: 'Switch on the light in every sector of the Hero’s level at distance 3 or less.',
    },
    captain: {
      ability: 'After the Hero’s dice are rolled in a Fight: reroll any number of them once.',
      sacrifice: 'Remove all monsters except bosses from the Hero’s sector (no experience).',
    },
    doctor: {
      ability: 'End of turn, after the attacks: recover 1 health or 1 self-control. At most once per turn.',
      sacrifice: 'Recover 6 points in total, divided between health and self-control as the Hero likes.',
    },
  },
  missionTexts: {
    'trapped-crewmate': {
      setup: null,
      nuisance: null,
      task: 'Interact twice in the Infirmary.',
      reward: 'Gain an ally.',
    },
    'weapons-locker': {
      setup: 'Evil places 2 key cards, one on each level.',
      nuisance: null,
      task: 'Take a key card where it lies, then Interact in the Armoury.',
      reward: 'A card of Bullets and 2 items.',
    },
    'emergency-power': {
      setup: null,
      nuisance: null,
      task: 'Interact in the Generator Room while no monster is there.',
      reward: 'Light in all 8 rooms and beside the Generator Room.',
    },
    synthesis: {
      setup: null,
      nuisance: null,
      task: 'Kill a revealed monster, then Interact in the Laboratory.',
      reward: 'Recover 4 health and 4 self-control.',
    },
    'barricaded-survivor': {
      setup: null,
      nuisance: null,
      task: 'Interact in the Canteen while it is lit.',
      reward: 'Gain an ally.',
    },
    haze: {
      setup: null,
      nuisance: 'A basic Explore reveals at most 1 sector.',
      task: 'Interact in the Control Room.',
      reward: 'Recover 2 self-control.',
    },
    'dead-silence': {
      setup: null,
      nuisance:
        'Once a round, after the Hero’s Move, Evil may move an unrevealed monster 1 sector without a card.',
      task: 'Interact twice in the Communications Room.',
      reward: 'Draw 2 items.',
    },
    'failing-grid': {
      setup: null,
      nuisance: 'A repaired switch lights its sector and at most 1 more.',
      task: 'Interact twice in the Generator Room.',
      reward: 'Light there and up to 2 sectors in every direction.',
    },
    'spore-bloom': {
      setup: 'The Brood Mother waits in the Laboratory.',
      nuisance: 'At the end of each round Evil may spawn Spores.',
      task: 'Kill the Brood Mother.',
      reward: 'All Spores are removed.',
    },
    'jamming-field': {
      setup: null,
      nuisance: 'A basic Locate has 1 target.',
      task: 'Interact in the Armoury.',
      reward: 'Ask 2 Locate questions at once.',
    },
    'distress-call': {
      setup: 'Evil places 2 hazard tokens.',
      nuisance: null,
      task: 'Interact 3 times in the Communications Room, at most once a turn.',
      reward: null,
    },
    'radiation-purge': {
      setup: null,
      nuisance: null,
      task: 'Interact in the Laboratory, whereupon Evil may spawn a monster; then Interact in the Control Room.',
      reward: null,
    },
    evacuation: {
      setup: null,
      nuisance:
        'The countdown falls by 1 at the end of each round; once it is 0, each end of a round costs 3 health and 3 self-control.',
      task: 'Interact in the Control Room: the countdown starts at 2. Then Interact at the Escape Pods.',
      reward: null,
    },
    'the-queen': {
      setup:
        'The Queen Worm comes to the Generator Room; if that is closer than 3 to the Hero, to any sector of its level at distance 3 or more. Nobody hears it.',
      nuisance: null,
      task: 'Kill the Queen Worm.',
      reward: null,
    },
    'the-ritual': {
      setup:
        'The High Priest comes to the Canteen; if that is closer than 3 to the Hero, to any sector of its level at distance 3 or more. Evil places 3 circles.',
      nuisance: null,
      task: 'Kill the High Priest; or Interact at all 3 circles, then in the Canteen.',
      reward: null,
    },
  },
  bossTexts: {
    'queen-worm':
      'A healthy Queen Worm cannot be killed by one attack, only wounded. Unlocking a door costs her no movement point.',
    'high-priest': 'Cultists in his sector roll 1 extra die in their attack at the end of the turn.',
    'brood-mother': 'She cannot be moved or put elsewhere.',
  },
}

export const { cardTexts, itemTexts, characterTexts, skillTexts, allyTexts, missionTexts, bossTexts } =
  effects
