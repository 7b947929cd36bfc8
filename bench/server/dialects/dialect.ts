/** How clients talk with one kind of server. */
export interface Dialect {
  /** Makes a table and returns a voice for each of its seats; they connect in this order, one after the other. */
  prepare(port: number): Promise<readonly Voice[]>
}

/** What one seat's client says and understands. */
export interface Voice {
  /** Where it connects. */
  readonly path: string
  /** The connection stands. */
  greet(seat: Seat): void
  hear(message: Buffer, seat: Seat): void
  /** All seats are connected. */
  begin?(seat: Seat): void
}

/** What a voice reports after reading a message. */
export interface Seat {
  say(text: string): void
  seated(): void
  /** Its last choice, if there was one, has been answered. */
  answered(isOver: boolean): void
  /** It has to decide; `choice` is the message with its answer. */
  asked(choice: string): void
}
