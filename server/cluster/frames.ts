/** What nodes tell each other of connections. An edge has the socket, the owner has the room. */
export const kinds = {
  // edge → owner
  join: 1,
  resume: 2,
  ask: 3,
  leave: 4,
  // owner → edge
  joined: 10,
  refused: 11,
  tell: 12,
  end: 13,
  /** The table is another node's now; what was asked here and not done comes back, until the edge has left. */
  moved: 14,
  returned: 15,
  left: 16,
  // both
  /** Something was lost on the way: all connections between the two nodes are over. */
  reset: 20,
  /** What addresses have used at this node. */
  spent: 21,
} as const

export type Kind = keyof typeof kinds

const names = new Map<number, Kind>(Object.entries(kinds).map(([name, number]) => [number, name as Kind]))

/** A piece of a frame: for one connection or, where several get the same text, for all of them. */
export interface Piece {
  readonly kind: Kind
  readonly connections: readonly number[]
  readonly text: string
}

/** A frame is pieces one after the other: kind, number of connections, the connections, length of the text, the text. */
export function encoded(pieces: readonly Piece[]): Buffer {
  const sizes = pieces.map(({ text }) => Buffer.byteLength(text))
  const size = pieces.reduce((sum, { connections }, i) => sum + 7 + 4 * connections.length + sizes[i]!, 0)
  const frame = Buffer.allocUnsafe(size)
  let at = 0
  for (const [i, { kind, connections, text }] of pieces.entries()) {
    at = frame.writeUInt8(kinds[kind], at)
    at = frame.writeUInt16BE(connections.length, at)
    for (const connection of connections) at = frame.writeUInt32BE(connection, at)
    at = frame.writeUInt32BE(sizes[i]!, at)
    at += frame.write(text, at)
  }
  return frame
}

export function* decoded(frame: Buffer): Generator<Piece> {
  for (let at = 0; at < frame.length;) {
    const kind = names.get(frame.readUInt8(at))
    const count = frame.readUInt16BE(at + 1)
    at += 3
    const connections = Array.from({ length: count }, (_, i) => frame.readUInt32BE(at + 4 * i))
    at += 4 * count
    const length = frame.readUInt32BE(at)
    const text = frame.toString('utf8', at + 4, at + 4 + length)
    at += 4 + length
    if (kind !== undefined) yield { kind, connections, text } // newer versions may say more
  }
}
