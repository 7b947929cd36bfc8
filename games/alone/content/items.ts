import type { ActionKind } from './cards.ts'

/** The items (ledger, table 8.8). What they do stands in steps/items/. */
export const componentTypes = ['mech', 'elec', 'chem', 'bio'] as const
export type ComponentType = (typeof componentTypes)[number]

interface ItemCard {
  type: ComponentType
  charges: number
  /** The action that uses it; 'free' ones are used at a moment of their own. */
  use: ActionKind | 'free'
  /** The type of component that upgrades it. */
  needs: ComponentType
}

const cards = {
  'bullets-1': item('mech', 4, 'fight', 'elec'),
  'bullets-2': item('mech', 4, 'fight', 'elec'),
  'bullets-3': item('mech', 4, 'fight', 'elec'),
  'jet-pack': item('mech', 3, 'move', 'chem'),
  crowbar: item('mech', 4, 'fight', 'mech'),
  'body-armour': item('mech', 4, 'free', 'mech'),
  toolkit: item('mech', 3, 'interact', 'elec'),
  flare: item('chem', 3, 'explore', 'chem'),
  grenade: item('chem', 2, 'fight', 'mech'),
  'pipe-bomb': item('chem', 2, 'fight', 'elec'),
  flamethrower: item('chem', 3, 'fight', 'mech'),
  stimulant: item('chem', 2, 'free', 'bio'),
  'med-kit': item('bio', 3, 'interact', 'chem'),
  sedatives: item('bio', 3, 'interact', 'chem'),
  'adrenaline-shot': item('bio', 2, 'free', 'bio'),
  'gas-mask': item('bio', 3, 'free', 'chem'),
  serum: item('bio', 2, 'interact', 'bio'),
  floodlight: item('elec', 2, 'interact', 'elec'),
  'motion-tracker': item('elec', 4, 'locate', 'elec'),
  'plasma-cutter': item('elec', 3, 'fight', 'chem'),
  'stun-baton': item('elec', 3, 'fight', 'elec'),
  'scout-drone': item('elec', 3, 'explore', 'elec'),
  'mine-sweeper': item('elec', 3, 'explore', 'mech'),
  'holo-memory': item('elec', 2, 'free', 'elec'),
  'door-override': item('elec', 4, 'move', 'mech'),
  'night-goggles': item('elec', 3, 'free', 'bio'),
  'bio-scanner': item('elec', 2, 'search', 'elec'),
  'decoy-beacon': item('elec', 2, 'interact', 'elec'),
}

export type Item = keyof typeof cards
export const items = Object.keys(cards) as Item[]
export const itemCards: Readonly<Record<Item, ItemCard>> = cards
export const bullets = ['bullets-1', 'bullets-2', 'bullets-3'] as const satisfies Item[]

export function isBullets(one: Item): boolean {
  return one === 'bullets-1' || one === 'bullets-2' || one === 'bullets-3'
}

function item(type: ComponentType, charges: number, use: ItemCard['use'], needs: ComponentType): ItemCard {
  return { type, charges, use, needs }
}
