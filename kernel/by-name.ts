/** A table of functions by the names of events or verbs, each made for the arguments of its own name. */
export type ByName<Args, Result, More extends readonly unknown[] = []> = {
  readonly [N in keyof Args]?: (args: Args[N], ...more: More) => Result
}

/**
 * Calls the entry for a name with arguments that were sent with that name; undefined if the table has no such entry. What the types cannot
 * say, that a name and its arguments belong together, holds because the kernel checks every step and event against its shape.
 */
export function callFor<Args, Result, More extends readonly unknown[]>(
  table: ByName<Args, Result, More>,
  name: string,
  args: object,
  ...more: More
): Result | undefined {
  return Object.hasOwn(table, name) ? table[name as keyof Args]?.(args as never, ...more) : undefined
}
