/**
 * The words of archive cards: a title and a text for each side. `{K}`, `{P + 2}` and the like stand for numbers that are fixed when the
 * game begins.
 */
export type ArchiveWords<Archive> = {
  readonly [Card in keyof Archive]: {
    readonly [Side in keyof Archive[Card]]: { readonly title: string; readonly text: string }
  }
}
/** How a scenario ends, each with a title and a sentence. */
export type EndingWords<Sheet extends { endings: object }> = {
  readonly [Name in keyof Sheet['endings']]: { readonly title: string; readonly text: string }
}
