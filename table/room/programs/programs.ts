import { type Seat, sha256 } from '@miskatonic/kernel'
import type { RoomState } from '../state.ts'
import { type Door, ProgramMember } from './program-member.ts'

/** The programs that play seats of a room, as its record says. */
export class Programs {
  private readonly state: RoomState
  private readonly door: Door
  private readonly members = new Map<Seat, ProgramMember>()

  constructor(state: RoomState, door: Door) {
    this.state = state
    this.door = door
  }

  /** Lets a program join for each seat that has been given to one. The room itself disconnects those that have lost their seat. */
  update(): void {
    const { record, game, pace, isBroken } = this.state
    if (game === undefined || isBroken) return
    for (const [seat, { player }] of Object.entries(record.seats)) {
      if (player === undefined || this.members.get(seat)?.hasLeft === false) continue
      const program = this.state.program(player)
      if (program === undefined) continue // the record of a newer version; the host may take the seat back
      const member = new ProgramMember(this.door, pace, seat, program.make(seedFor(record.secret, seat)))
      this.members.set(seat, member)
      void member.join()
    }
  }
}

/** Tells nothing of the secret, which stays hidden until the game is over. */
function seedFor(secret: string, seat: Seat): string {
  return sha256(`miskatonic player ${secret} ${seat}`)
}
