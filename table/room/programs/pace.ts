import type { Member, People } from '../people.ts'

/** Milliseconds between a question to a program and its answer, at normal speed. */
const USUAL_BEAT = 700
/** The shortest beat: bounds the processor time of programs that play among themselves. */
const LEAST_BEAT = 50

/**
 * How fast programs play, so that people can watch. Pages say at which speed they show events (0: at once); the slowest of those who sit
 * at the table counts or, where none is seated, of those who watch. The beat depends on nothing else: not on the options, and not on how
 * long a program thinks.
 */
export class Pace {
  private readonly people: People
  private readonly usual: number
  private readonly speeds = new WeakMap<Member, number>()

  constructor(people: People, usual = USUAL_BEAT) {
    this.people = people
    this.usual = usual
  }

  set(member: Member, speed: number): void {
    this.speeds.set(member, speed)
  }

  of(member: Member): number | undefined {
    return this.speeds.get(member)
  }

  /** Milliseconds. */
  get beat(): number {
    const speeds = [this.speedsOf((seats) => seats > 0), this.speedsOf(() => true), [1]]
    const slowest = Math.min(...speeds.find(({ length }) => length > 0)!)
    return Math.max(this.usual / slowest, Math.min(LEAST_BEAT, this.usual))
  }

  /** The speeds of the members with seats, or of those without. */
  private speedsOf(counts: (seats: number) => boolean): number[] {
    return [...this.people.here].flatMap(([member, { seats }]) => {
      const speed = this.speeds.get(member)
      if (speed === undefined || !counts(seats.length)) return []
      return [speed === 0 ? Number.POSITIVE_INFINITY : speed]
    })
  }
}
