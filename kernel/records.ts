/** Records by name, without a cast in each place that makes one. */

/** A value for each name. */
export function recordOf<Name extends string, T>(
  names: readonly Name[],
  make: (name: Name) => T,
): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T> // one entry for each name
}

/** The same names with other values. */
export function mapped<Name extends string, T, R>(
  record: Readonly<Record<Name, T>>,
  make: (value: T, name: Name) => R,
): Record<Name, R> {
  const names = Object.keys(record) as Name[] // a record has no other keys
  return recordOf(names, (name) => make(record[name], name))
}

/** One field of each value: the names of all cards. */
export function pluck<Name extends string, Field extends string, T>(
  record: Readonly<Record<Name, { readonly [F in Field]?: T }>>,
  field: Field,
): Record<Name, T> {
  return mapped(record, (value) => value[field] as T) // as declared: where it may be missing, T says so
}
