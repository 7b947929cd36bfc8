/** How clients talk with one kind of server. */
export interface Dialect {
  /** Makes a table and gives one voice for each of its seats; they sit down in this order, one after the other. */
  prepare(port: number): Promise<readonly Voice[]>
}

/** What one seat's client says and understands. */
export interface Voice {
  /** Where it connects. */
  readonly path: string
  /** The connection stands. */
  greet(seat: Seat): void
  hear(message: Buffer, seat: Seat): void
  /** Everybody sits. */
  begin?(seat: Seat): void
}

/** What a voice makes of what it hears. */
export interface Seat {
  say(text: string): void
  seated(): void
  /** What it last chose, if it chose anything, has been answered. */
  answered(isOver: boolean): void
  /** It is asked, and this is what it would say. */
  asked(choice: string): void
}
