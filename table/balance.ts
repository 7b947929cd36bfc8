import { type Count, type Game, type Position, type Refused, refused } from '@miskatonic/kernel'

/** Where the rest of a component goes: its name, as the game counts it, and a JSON Pointer to a list of pieces or to a number. */
export type Rest = Readonly<Record<string, string>>

/**
 * Makes the components of an edited position add up, so that a test position need only name what matters to it. Pieces that are missing
 * are laid at the end of the list that `rest` names, surplus ones are taken out of it; a number is corrected by the difference.
 */
export function balance(game: Game, position: Position, rest: Rest): Refused | undefined {
  for (const [component, path] of Object.entries(rest)) {
    const counts = game.counts(position.table, position.options)
    const count = counts.find((each) => each.component === component)
    if (count === undefined) {
      const known = counts.map((each) => each.component).join(', ')
      return refused('bad-rest', `${game.id} counts no "${component}"; it counts ${known}`)
    }
    const wrong = balanced(position, count, path)
    if (wrong !== undefined) return refused('bad-rest', `the rest of the ${component}: ${wrong}`)
  }
  return undefined
}

function balanced(position: Position, count: Count, path: string): string | undefined {
  const place = find(position, path)
  if (place === undefined) return `there is no ${path}`
  const { of, at } = place
  const value = of[at]
  if (typeof value === 'number') {
    of[at] = value + count.want - count.have
    return undefined
  }
  if (Array.isArray(value) && count.pieces !== undefined) return balanceList(value, count.pieces)
  return count.pieces === undefined
    ? `${path} should be a number`
    : `${path} should be a list of them, or a number`
}

function balanceList(list: unknown[], pieces: NonNullable<Count['pieces']>): string | undefined {
  for (const surplus of without(pieces.have, pieces.want)) {
    const at = list.lastIndexOf(surplus)
    if (at < 0) return `there is one ${surplus} too many, and none of them lies there`
    list.splice(at, 1)
  }
  list.push(...without(pieces.want, pieces.have))
  return undefined
}

/** What is left of a list when each piece of another one is taken away once. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...list]
  for (const other of others) {
    const at = left.indexOf(other)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Resolves a JSON Pointer to the list or record that holds the value, and its key there. */
function find(document: object, path: string): { of: Record<string, unknown>; at: string } | undefined {
  const names = path.split('/').slice(1)
  const at = names.pop()?.replaceAll('~1', '/').replaceAll('~0', '~')
  let of: unknown = document
  for (const name of names) of = own(of, name.replaceAll('~1', '/').replaceAll('~0', '~'))
  return at === undefined || own(of, at) === undefined ? undefined : { of: of as Record<string, unknown>, at }
}

function own(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}
