/** What covers are drawn with. A door of its own: boards do not need it. */
export { default as Blend } from './Blend.svelte'
export { default as Frame } from './Frame.svelte'
export { default as Limb } from './Limb.svelte'
export { type Point, blot, chance, coords, curve, grain, hatching, line, rays, smooth } from './draw.ts'
export { tentacle } from './tentacle.ts'
