import { gameById } from '@miskatonic/games'
import { Engine, clone, completeOptions, isRefused } from '@miskatonic/kernel'
import { type MansionsTable, tableOf } from './table.ts'

export const mansions = gameById('mansions')!
export const stories = ['hour', 'ward', 'lamp', 'volume', 'harvest']

/** What the Keeper lays out for one list of answers. */
export interface SetUp {
  readonly answers: MansionsTable['answers']
  readonly rooms: MansionsTable['rooms']
}

/** All set-ups of a story: found by answering the Keeper's questions in every way, as the Keeper does before a game. */
export function setUpsOf(story: string): readonly SetUp[] {
  const known = found.get(story)
  if (known !== undefined) return known
  const options = completeOptions(mansions, { story, investigators: 1 })
  if (isRefused(options)) throw new Error(options.refused.message)
  const setUps = [...answered(Engine.start(mansions, options, 'set-ups'))]
  found.set(story, setUps)
  return setUps
}

const found = new Map<string, readonly SetUp[]>()

function* answered(engine: Engine): Generator<SetUp> {
  const { decision, position } = engine
  if (decision!.step !== 'askQuestion') {
    const { answers, rooms } = tableOf(position)
    yield { answers, rooms }
    return
  }
  for (const { args } of decision!.options) {
    const next = Engine.at(mansions, clone(position))
    next.choose(next.decision!.options.find((option) => option.args['letter'] === args['letter'])!)
    yield* answered(next)
  }
}
