export type { Offered, Prohibited, Screen, Shown, Target } from './screen.ts'
export { Stage, stage, setStage } from './stage.svelte.ts'
export { target } from './target.ts'
