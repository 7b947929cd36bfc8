import {
  type Choice,
  type Game,
  type Option,
  type Position,
  Engine,
  clone,
  optionId,
} from '@miskatonic/kernel'

/**
 * Beam search for games worth recording. It looks ahead, also at cards and dice to come, because its games have to be legal, not fair. It
 * goes turn by turn: it expands all positions of one turn, and the best of them are the starting points of the next.
 */
interface SearchNode {
  readonly position: Position
  readonly choices: readonly Choice[]
  readonly worth: number
}

export interface Aim<Table, Options> {
  /** The ending that is looked for; games that end otherwise are given up. */
  readonly ending: string
  /** How promising a position is. */
  worth(table: Table, options: Options): number
  /** What this player does not do. */
  avoids?(option: Option, table: Table): boolean
  /** The least number of choices that the game should have. */
  readonly after?: number
  /** Positions kept after each turn; twice as many are kept after each choice. */
  readonly width: number
}

/** A game to look into, and how to tell that a turn is over. */
export interface Searched<Table> {
  readonly game: Game
  isNextTurn(before: Table, after: Table): boolean
  /** Choices that a sensible player would not make. */
  readonly isPointless?: (option: Option) => boolean
}

const CHOICES_IN_A_TURN = 30

/** A game with the ending that is looked for, or nothing. */
export function search<Table, Options>(
  searched: Searched<Table>,
  options: object,
  seed: string,
  aim: Aim<Table, Options>,
): SearchNode | undefined {
  const start = Engine.start(searched.game, options, seed).position
  let nodes: SearchNode[] = [{ position: start, choices: [], worth: 0 }]
  while (nodes.length > 0) {
    const { found, next } = playTurn(searched, nodes, aim)
    if (found !== undefined) return found
    nodes = best(next, aim.width)
  }
  return undefined
}

/** Expands all nodes to the end of the present turn. */
function playTurn<Table, Options>(
  searched: Searched<Table>,
  nodes: readonly SearchNode[],
  aim: Aim<Table, Options>,
): { found?: SearchNode; next: SearchNode[] } {
  const next: SearchNode[] = []
  const known = new Set<string>()
  let open = nodes
  for (let i = 0; i < CHOICES_IN_A_TURN && open.length > 0; i++) {
    const further: SearchNode[] = []
    for (const node of open)
      for (const child of continuations(searched, node, aim)) {
        const { outcome, table, stack, sealed } = child.position
        if (outcome?.how === aim.ending && child.choices.length >= (aim.after ?? 0))
          return { found: child, next }
        const key = JSON.stringify([table, stack, sealed])
        if (outcome !== null || known.has(key)) continue
        known.add(key)
        if (searched.isNextTurn(node.position.table as Table, table as Table)) next.push(child)
        else further.push(child)
      }
    open = best(further, 2 * aim.width)
  }
  return { next }
}

function best(nodes: SearchNode[], count: number): SearchNode[] {
  return nodes.toSorted((a, b) => b.worth - a.worth).slice(0, count)
}

function* continuations<Table, Options>(
  { game, isPointless }: Searched<Table>,
  node: SearchNode,
  aim: Aim<Table, Options>,
): Generator<SearchNode> {
  const engine = Engine.at(game, clone(node.position))
  for (const option of engine.decision!.options) {
    if (isPointless?.(option) || aim.avoids?.(option, node.position.table as Table)) continue
    engine.resume(clone(node.position))
    engine.choose(option)
    const { position } = engine
    const choices = [...node.choices, { seat: option.seat, option: optionId(option) }]
    yield { position, choices, worth: aim.worth(position.table as Table, position.options as Options) }
  }
}
