import { sheetOf } from '../catalogue.ts'
import { type Given, symbols } from '../content/map.ts'
import type { Place } from '../names.ts'
import { hoodOf } from '../steps/board.ts'
import { board, doomAt, doomInHood, spacesOf } from '../steps/look.ts'
import { objectives } from './objectives.ts'
import { type Scene, distances, others } from './scene.ts'

/** What a space on the way costs, in the measure of what places are worth. */
const STEP = 8
/** How much less a place is worth to each further investigator. */
const CROWD = 15

/** How good it is to be at each place: what waits there, or near it. */
export type Attraction = (place: Place) => number

/** It is worked out when it is first asked for: most questions have nothing to do with places. */
export function attractionOf(scene: Scene): Attraction {
  let ways: { readonly worth: number; readonly from: ReadonlyMap<Place, number> }[] | undefined
  return (place) => {
    ways ??= targetsOf(scene).map(({ at, worth }) => ({ worth, from: distances(scene, at) }))
    return ways.reduce((best, { worth, from }) => Math.max(best, worth - STEP * (from.get(place) ?? 99)), 0)
  }
}

function targetsOf(scene: Scene): readonly Target[] {
  return scene.goal === 'no-one-left' ? dangers(scene) : [...wishes(scene)]
}

interface Target {
  readonly at: Place
  readonly worth: number
}

/** What codex cards ask for, clues, doom to be warded, an epic monster, and what heals or makes rich. */
function* wishes(scene: Scene): Generator<Target> {
  yield* objectives(scene)
  yield* clues(scene)
  for (const at of board(scene).spaces) {
    const doom = doomAt(scene.table, at)
    if (doom > 0) yield { at, worth: worthOfWarding(scene, at) - CROWD * crowdAt(scene, at) }
    const need = worthOfWhatIsGiven(scene, symbols[at].gives)
    if (need > 0) yield { at, worth: need }
  }
}

/** Clues are gained in encounters anywhere in their neighbourhood. */
function* clues(scene: Scene): Generator<Target> {
  for (const hood of board(scene).hoods) {
    const there = scene.table.clues[hood]
    const near = others(scene).filter(({ at }) => hoodOf(at) === hood).length
    const worth = 60 + 10 * Math.min(there, 3) - CROWD * near
    if (there > 0) for (const at of spacesOf(scene, hood)) yield { at, worth }
  }
}

/** A space with three doom or a neighbourhood with five brings an anomaly (AH-411.3a), which lets doom through to the sheet. */
export function worthOfWarding(scene: Scene, at: Place): number {
  const hood = hoodOf(at)
  const doom = doomAt(scene.table, at)
  if (hood === undefined || doom === 0) return 0
  const inHood = doomInHood(scene, hood)
  const urgent = scene.table.anomalies.includes(hood) ? 25 : inHood >= 4 || doom >= 2 ? 20 : 0
  return 22 + 8 * Math.min(doom, 3) + urgent
}

function crowdAt(scene: Scene, place: Place): number {
  return others(scene).filter(({ at }) => at === place).length
}

function worthOfWhatIsGiven({ me, goal, table }: Scene, gives: readonly Given[]): number {
  const { health, sanity } = sheetOf(me.sheet!)
  const wants = (what: Given, worth: number): number => (gives.includes(what) ? worth : 0)
  const peals = goal === 'second-peal' && table.codex.some(({ card }) => card === '54' || card === '55')
  return Math.max(
    me.damage >= health - 2 ? wants('health', 60) : 0,
    me.horror >= sanity - 2 ? wants('sanity', 60) : 0,
    peals && me.remnants < 2 ? wants('remnant', 50) : 0,
    peals && me.money < 2 ? wants('money', 45) : 0,
  )
}

/** Where an investigator soon comes to grief. */
function dangers({ table }: Scene): Target[] {
  return table.monsters.map(({ at }) => ({ at, worth: 60 }))
}
