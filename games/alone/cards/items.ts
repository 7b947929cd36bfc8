import type { Bends } from '@miskatonic/kernel'
import type { ActionKind } from '../content/cards.ts'
import { mostAdrenaline } from '../content/characters.ts'
import type { Alone, Losing, Save } from '../kind.ts'
import type { Loss, TurnMark } from '../names.ts'
import type { Table } from '../position.ts'
import { hasCharge, isHazardous, isUpgraded, itemOf, usedThisTurn } from '../steps/queries.ts'

/** The items (ledger, table 8.8), one card of each, in the order of the table. */
export const items = [
  'bullets-1',
  'bullets-2',
  'bullets-3',
  'jet-pack',
  'crowbar',
  'body-armour',
  'toolkit',
  'flare',
  'grenade',
  'pipe-bomb',
  'flamethrower',
  'stimulant',
  'med-kit',
  'sedatives',
  'adrenaline-shot',
  'gas-mask',
  'serum',
  'floodlight',
  'motion-tracker',
  'plasma-cutter',
  'stun-baton',
  'scout-drone',
  'mine-sweeper',
  'holo-memory',
  'door-override',
  'night-goggles',
  'bio-scanner',
  'decoy-beacon',
] as const
export type Item = (typeof items)[number]

export const componentTypes = ['mech', 'elec', 'chem', 'bio'] as const
export type ComponentType = (typeof componentTypes)[number]

interface ItemCard {
  readonly type: ComponentType
  readonly charges: number
  /** The action that uses it; 'free' ones are used at a moment of their own. */
  readonly use: ActionKind | 'free'
  /** The type of component that upgrades it. */
  readonly needs: ComponentType
  /** What a charge of it does. The chapter of its action carries it out. */
  readonly does: Use
  /** The same once it is upgraded. */
  readonly upgraded: Use
  /** How it bends the rules while the Hero holds it. */
  readonly bends?: Bends<Alone>
}

/** What a charge does, by the verb that spends it. */
export type Use =
  /** A Move of so many points; `locks`: doors that may be locked after each of them; `opens`: until the first step doors are unlocked for nothing. */
  | { readonly as: 'move'; readonly points: number; readonly locks: number; readonly opens: boolean }
  /** An exploration that also lights the sectors it reveals, the Hero's sector, or clears all hazard tokens. */
  | {
      readonly as: 'explore'
      readonly range: number
      readonly lights: boolean
      readonly lightsHere: boolean
      readonly sweeps: boolean
    }
  | { readonly as: 'sendDrone'; readonly range: number }
  /** An attack in the Hero's sector; `surges`: surges count in the dark, too. */
  | { readonly as: 'strike'; readonly dice: number; readonly surges: boolean }
  /** Two dice for each charge, and `extra`. */
  | { readonly as: 'shoot'; readonly extra: number }
  | { readonly as: 'throwGrenade' | 'burn'; readonly dice: number }
  | { readonly as: 'throwBomb'; readonly dice: number; readonly range: number }
  /** One monster, or all in the Hero's sector. */
  | { readonly as: 'stun'; readonly all: boolean }
  /** So many questions; `directions`: each answer also tells the way. */
  | { readonly as: 'locate'; readonly targets: number; readonly directions: boolean }
  | { readonly as: 'search'; readonly draws: number; readonly keeps: number }
  /** A switch that lights two directions, or all of them. */
  | { readonly as: 'rewire'; readonly all: boolean }
  | { readonly as: 'heal'; readonly track: Loss; readonly points: number }
  /** Points of one track, for `price` points of the other. */
  | { readonly as: 'takeSerum'; readonly points: number; readonly price: number }
  | { readonly as: 'setFloodlight' | 'setDecoy'; readonly range: number }
  /** One more action, limited to what the mark allows. */
  | { readonly as: 'actAgain'; readonly limit: TurnMark }
  | { readonly as: 'injectAdrenaline'; readonly tokens: number }
  /** One point of health for each charge, and `extra`. */
  | { readonly as: 'wearArmour'; readonly extra: number }
  | { readonly as: 'wearGoggles'; readonly prevents: number }
  /** Surges of a roll do not count; `keepsSafe`: and no reaction is dangerous for the rest of the turn. */
  | { readonly as: 'wearMask'; readonly keepsSafe: boolean }
  /** At the end of a round, and perhaps on the stairs. */
  | { readonly as: 'keepMaze'; readonly onStairs: boolean }

export type Verb = Use['as']
export type UseAs<V extends Verb> = Extract<Use, { readonly as: V }>

const bulletCard: ItemCard = {
  type: 'mech',
  charges: 4,
  use: 'fight',
  needs: 'elec',
  does: { as: 'shoot', extra: 0 },
  upgraded: { as: 'shoot', extra: 1 },
}

export const itemCards: Readonly<Record<Item, ItemCard>> = {
  'bullets-1': bulletCard,
  'bullets-2': bulletCard,
  'bullets-3': bulletCard,
  'jet-pack': {
    type: 'mech',
    charges: 3,
    use: 'move',
    needs: 'chem',
    does: { as: 'move', points: 2, locks: 1, opens: false },
    upgraded: { as: 'move', points: 3, locks: 1, opens: false },
  },
  crowbar: {
    type: 'mech',
    charges: 4,
    use: 'fight',
    needs: 'mech',
    does: { as: 'strike', dice: 3, surges: false },
    upgraded: { as: 'strike', dice: 4, surges: false },
  },
  'body-armour': {
    type: 'mech',
    charges: 4,
    use: 'free',
    needs: 'mech',
    does: { as: 'wearArmour', extra: 0 },
    upgraded: { as: 'wearArmour', extra: 1 },
    bends: { answers: { saves: ({ table }, soFar, losing) => [...armour(table, losing), ...soFar] } },
  },
  toolkit: {
    type: 'mech',
    charges: 3,
    use: 'interact',
    needs: 'elec',
    does: { as: 'rewire', all: false },
    upgraded: { as: 'rewire', all: true },
  },
  flare: {
    type: 'chem',
    charges: 3,
    use: 'explore',
    needs: 'chem',
    does: { as: 'explore', range: 2, lights: true, lightsHere: false, sweeps: false },
    upgraded: { as: 'explore', range: 2, lights: true, lightsHere: true, sweeps: false },
  },
  grenade: {
    type: 'chem',
    charges: 2,
    use: 'fight',
    needs: 'mech',
    does: { as: 'throwGrenade', dice: 4 },
    upgraded: { as: 'throwGrenade', dice: 5 },
  },
  'pipe-bomb': {
    type: 'chem',
    charges: 2,
    use: 'fight',
    needs: 'elec',
    does: { as: 'throwBomb', dice: 3, range: 3 },
    upgraded: { as: 'throwBomb', dice: 4, range: 4 },
  },
  flamethrower: {
    type: 'chem',
    charges: 3,
    use: 'fight',
    needs: 'mech',
    does: { as: 'burn', dice: 2 },
    upgraded: { as: 'burn', dice: 3 },
  },
  stimulant: {
    type: 'chem',
    charges: 2,
    use: 'free',
    needs: 'bio',
    does: { as: 'actAgain', limit: 'only-move' },
    upgraded: { as: 'actAgain', limit: 'only-basic' },
    bends: { answers: { actsAgain: ({ table }, soFar) => soFar || hasCharge(table, 'stimulant') } },
  },
  'med-kit': {
    type: 'bio',
    charges: 3,
    use: 'interact',
    needs: 'chem',
    does: { as: 'heal', track: 'health', points: 2 },
    upgraded: { as: 'heal', track: 'health', points: 3 },
  },
  sedatives: {
    type: 'bio',
    charges: 3,
    use: 'interact',
    needs: 'chem',
    does: { as: 'heal', track: 'control', points: 2 },
    upgraded: { as: 'heal', track: 'control', points: 3 },
  },
  'adrenaline-shot': {
    type: 'bio',
    charges: 2,
    use: 'free',
    needs: 'bio',
    does: { as: 'injectAdrenaline', tokens: 2 },
    upgraded: { as: 'injectAdrenaline', tokens: 3 },
    bends: {
      offers({ table }, _seat, may) {
        if (hasCharge(table, 'adrenaline-shot') && table.hero.adrenaline < mostAdrenaline)
          may('injectAdrenaline', {}, ['AL-145', 'AL-322'])
      },
    },
  },
  'gas-mask': {
    type: 'bio',
    charges: 3,
    use: 'free',
    needs: 'chem',
    does: { as: 'wearMask', keepsSafe: false },
    upgraded: { as: 'wearMask', keepsSafe: true },
    bends: {
      answers: {
        evasions: ({ table }, soFar, { surging }) =>
          mayWearMask(table, surging) ? ['wearMask', ...soFar] : soFar,
      },
    },
  },
  serum: {
    type: 'bio',
    charges: 2,
    use: 'interact',
    needs: 'bio',
    does: { as: 'takeSerum', points: 3, price: 1 },
    upgraded: { as: 'takeSerum', points: 3, price: 0 },
  },
  floodlight: {
    type: 'elec',
    charges: 2,
    use: 'interact',
    needs: 'elec',
    does: { as: 'setFloodlight', range: 1 },
    upgraded: { as: 'setFloodlight', range: 2 },
  },
  'motion-tracker': {
    type: 'elec',
    charges: 4,
    use: 'locate',
    needs: 'elec',
    does: { as: 'locate', targets: 3, directions: false },
    upgraded: { as: 'locate', targets: 3, directions: true },
  },
  'plasma-cutter': {
    type: 'elec',
    charges: 3,
    use: 'fight',
    needs: 'chem',
    does: { as: 'strike', dice: 3, surges: true },
    upgraded: { as: 'strike', dice: 4, surges: true },
  },
  'stun-baton': {
    type: 'elec',
    charges: 3,
    use: 'fight',
    needs: 'elec',
    does: { as: 'stun', all: false },
    upgraded: { as: 'stun', all: true },
  },
  'scout-drone': {
    type: 'elec',
    charges: 3,
    use: 'explore',
    needs: 'elec',
    does: { as: 'sendDrone', range: 3 },
    upgraded: { as: 'sendDrone', range: 4 },
  },
  'mine-sweeper': {
    type: 'elec',
    charges: 3,
    use: 'explore',
    needs: 'mech',
    does: { as: 'explore', range: 2, lights: false, lightsHere: false, sweeps: true },
    upgraded: { as: 'explore', range: 3, lights: false, lightsHere: false, sweeps: true },
  },
  'holo-memory': {
    type: 'elec',
    charges: 2,
    use: 'free',
    needs: 'elec',
    does: { as: 'keepMaze', onStairs: false },
    upgraded: { as: 'keepMaze', onStairs: true },
    bends: {
      answers: {
        mayKeepMaze: ({ table }, soFar, { why }) =>
          soFar || (hasCharge(table, 'holo-memory') && (why === 'round' || isUpgraded(table, 'holo-memory'))),
      },
    },
  },
  'door-override': {
    type: 'elec',
    charges: 4,
    use: 'move',
    needs: 'mech',
    does: { as: 'move', points: 1, locks: 4, opens: true },
    upgraded: { as: 'move', points: 2, locks: 4, opens: true },
  },
  'night-goggles': {
    type: 'elec',
    charges: 3,
    use: 'free',
    needs: 'bio',
    does: { as: 'wearGoggles', prevents: 2 },
    upgraded: { as: 'wearGoggles', prevents: Infinity },
    bends: { answers: { saves: ({ table }, soFar, losing) => [...goggles(table, losing), ...soFar] } },
  },
  'bio-scanner': {
    type: 'elec',
    charges: 2,
    use: 'search',
    needs: 'elec',
    does: { as: 'search', draws: 3, keeps: 2 },
    upgraded: { as: 'search', draws: 3, keeps: 3 },
  },
  'decoy-beacon': {
    type: 'elec',
    charges: 2,
    use: 'interact',
    needs: 'elec',
    does: { as: 'setDecoy', range: 1 },
    upgraded: { as: 'setDecoy', range: 2 },
  },
}

const byVerb: { [V in Verb]?: Item[] } = {}
for (const item of items) (byVerb[itemCards[item].does.as] ??= []).push(item)

/** The items that are used by this verb, in the order of the ledger's table. */
export function itemsFor(verb: Verb): readonly Item[] {
  return byVerb[verb] ?? []
}

export const bullets = itemsFor('shoot')

export function isBullets(item: Item): boolean {
  return itemCards[item] === bulletCard
}

export function isItem(name: string): name is Item {
  return Object.hasOwn(itemCards, name)
}

/** Body Armour, against attacks: one charge or two, once for each loss. */
function armour(table: Table, { health, cause }: Losing): Save[] {
  const isHit = cause === 'attack' || cause === 'parting'
  if (!isHit || health === 0 || usedThisTurn(table, 'armour')) return []
  const most = itemOf(table, 'body-armour')!.charges
  return [1, 2].filter((charges) => charges <= most).map((charges) => ({ step: 'wearArmour', charges }))
}

/** Night Goggles, against frights: once for each loss. */
function goggles(table: Table, { control, cause }: Losing): Save[] {
  const canWear = hasCharge(table, 'night-goggles') && !usedThisTurn(table, 'goggles')
  return cause === 'fright' && control > 0 && canWear ? [{ step: 'wearGoggles' }] : []
}

/** A Gas Mask, against surges in a hazardous sector. An upgraded one is also worth wearing without any, for what it does besides. */
function mayWearMask(table: Table, surging: boolean): boolean {
  const safer =
    isHazardous(table, table.hero.at) && isUpgraded(table, 'gas-mask') && !usedThisTurn(table, 'safe')
  return (surging || safer) && hasCharge(table, 'gas-mask')
}
