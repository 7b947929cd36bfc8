/** One field of every card's words. */
export function each<K extends string, F extends string, V>(
  words: Record<K, { [field in F]?: V }>,
  field: F,
): Record<K, V> {
  return Object.fromEntries(
    Object.entries<{ [field in F]?: V }>(words).map(([id, word]) => [id, word[field]]),
  ) as Record<K, V>
}
