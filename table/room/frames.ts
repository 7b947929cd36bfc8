import type { Rights } from './keys.ts'
import type { Member, People } from './people.ts'

/** A text that is put together when it is sent: most of it is the same for all. */
export type Pieces = readonly string[]

/** What each of those who are here is to be told of something, once that is safe. */
export class Frames {
  private readonly people: People
  private readonly frame: (member: Member, rights: Rights) => Pieces
  private written: { readonly member: Member; readonly pieces: Pieces }[] | null = null

  constructor(people: People, frame: (member: Member, rights: Rights) => Pieces) {
    this.people = people
    this.frame = frame
  }

  /**
   * Writes them as things are now. It has to be done before the game goes on, and is not done earlier: what waits for the disk by the
   * thousand should be little.
   */
  write(): this {
    if (this.written === null) {
      this.written = []
      for (const [member, rights] of this.people.here)
        this.written.push({ member, pieces: this.frame(member, rights) })
    }
    return this
  }

  /** To those who are still here. */
  send(): void {
    const { written } = this.write()
    for (const { member, pieces } of written!)
      if (this.people.here.has(member)) member.send(inOnePiece(pieces))
  }
}

/** Texts that are added to each other stay a tree of many small parts, and every walk through it takes time. */
export function inOnePiece(pieces: Pieces): string {
  return pieces.join('')
}
