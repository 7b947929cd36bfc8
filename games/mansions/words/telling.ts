/** What stands in the book of the case and in the Keeper's set-up, around the pages of the story. */
export interface TellingWords {
  /** What the book is called, and the button that opens it. */
  readonly book: string
  readonly close: string
  readonly contents: string
  readonly before: string
  readonly after: string
  pageOf(n: number, all: number): string
  readonly prologue: string
  clue(number: number): string
  event(stage: number): string
  readonly objective: string
  readonly ending: string
  /** Above a page that the others cannot read. */
  readonly onlyYou: string
  /** While the pages are on their way. */
  readonly opening: string

  // The set-up
  question(n: number): string
  /** Under the question, for the Keeper; instead of it, for the others. */
  readonly sealed: string
  readonly others: string
  /** What an answer does. */
  clueLies(number: number, room: string): string
  lies(card: string, room: string): string
  readonly given: string
}
