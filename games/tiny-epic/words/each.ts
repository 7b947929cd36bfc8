/** One word of each card: all names, all actions. */
export function each<Card extends string, Word extends string>(
  cards: Readonly<Record<Card, Readonly<Record<Word, string>>>>,
  word: NoInfer<Word>,
): Record<Card, string> {
  return Object.fromEntries(
    Object.entries<Readonly<Record<Word, string>>>(cards).map(([card, words]) => [card, words[word]]),
  ) as Record<Card, string>
}
