import { type MythosToken, mythosTokens } from '../../content/tokens.ts'
import type { Events } from '../../kind.ts'
import type { Seen } from '../seen.ts'
import type { Told } from './told.ts'

/** A token that was drawn, and what has come of it so far. */
export interface Draw {
  readonly seat: string
  readonly token: MythosToken
  readonly results: readonly Told[]
}

/** Questions and small print are no part of the story. */
const silent: ReadonlySet<string> = new Set<keyof Events>(['decided', 'proposed', 'choiceSpared'])

/** What is drawn in the mythos phase, token by token; the phase begins with none. */
export function drawsAfter(draws: readonly Draw[], told: Told): readonly Draw[] {
  if (told.event === 'phaseBegan') return []
  if (told.event === 'tokenDrawn') {
    const { seat, token } = told.args as Events['tokenDrawn']
    return [...draws, { seat, token, results: [] }]
  }
  const last = draws.at(-1)
  if (last === undefined || silent.has(told.event)) return draws
  return [...draws.slice(0, -1), { ...last, results: [...last.results, told] }]
}

/** One kind of token: how many are still in the cup, and of how many that are in the game. */
export interface Left {
  readonly token: MythosToken
  readonly n: number
  readonly of: number
}

/** What is in the cup is public: tokens that were drawn lie beside it until all are drawn (AH-204.5). */
export function cupOf({ cup, drawnTokens }: Pick<Seen, 'cup' | 'drawnTokens'>): Left[] {
  return mythosTokens
    .map((token) => ({ token, n: cup[token], of: cup[token] + drawnTokens[token] }))
    .filter(({ of }) => of > 0)
}

/** How likely it is that the next token is of this kind, from 0 to 1. */
export function nextToken(cup: Seen['cup'], token: MythosToken): number {
  const all = mythosTokens.reduce((sum, each) => sum + cup[each], 0)
  return all === 0 ? 0 : cup[token] / all
}
