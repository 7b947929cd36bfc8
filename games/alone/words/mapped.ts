/** A record with the same keys and other values. */
export function mapped<K extends string, V, R>(
  from: Record<K, V>,
  make: (value: V, key: K) => R,
): Record<K, R> {
  return Object.fromEntries(
    (Object.entries(from) as [K, V][]).map(([key, value]) => [key, make(value, key)]),
  ) as Record<K, R>
}
