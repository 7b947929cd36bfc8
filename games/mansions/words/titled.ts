/** Names and texts of the same cards, in one record. */
export function titled<K extends string>(
  names: Readonly<Record<K, string>>,
  texts: Readonly<Record<K, string>>,
): Record<K, { readonly name: string; readonly text: string }> {
  const ids = Object.keys(names) as K[] // the keys of a record
  const entries = ids.map((id) => [id, { name: names[id], text: texts[id] }] as const)
  return Object.fromEntries(entries) as Record<K, { name: string; text: string }> // the same keys
}
