import { objectives } from '../cards/objectives/index.ts'
import type { Objective } from '../cards/objectives/types.ts'
import type { At } from '../kind.ts'

/** The Objective of this game, whether or not it is revealed. Undefined before the Keeper has answered. */
export function objective({ table, options }: Pick<At, 'table' | 'options'>): Objective | undefined {
  const answer = table.answers[1]
  return answer === null ? undefined : objectives[options.story][answer]
}

/** The Objective if everybody knows it: what it allows and forbids. */
export function openObjective(play: Pick<At, 'table' | 'options'>): Objective | undefined {
  return play.table.revealed === null ? undefined : objective(play)
}
