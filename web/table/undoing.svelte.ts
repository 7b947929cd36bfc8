import type { Seen } from '@miskatonic/protocol'
import { takenBack } from '../connection/state.ts'
import type { Sitting } from './sitting.svelte.ts'

/** Sounds of dice and cards: where they are heard, something has usually come to light. */
const telling = new Set<string | undefined>(['die', 'card', 'dread'])

/**
 * Taking back. At a table with others, the table says whether their consent is needed; at one's own, what came to light is shown before it
 * is taken back.
 */
export class Undoing {
  /** Whether the player is being asked. */
  isOpen = $state(false)
  /** What would be taken back. */
  events = $state.raw<readonly Seen[]>([])

  private readonly at: Sitting

  constructor(at: Sitting) {
    this.at = at
  }

  undo(): void {
    const { lookback, playback, people, screen } = this.at
    if (lookback.isOn || playback.isRunning || people.mine.length === 0) return
    this.events = this.lastEvents()
    const isTelling = this.events.some(({ event, args }) => telling.has(screen.sound(event, args)))
    if (people.areAllHere && isTelling) this.isOpen = true
    else void this.send()
  }

  async send(): Promise<void> {
    const { people, eyes, session } = this.at
    this.isOpen = false
    const seat = people.mine.includes(eyes.seat) ? eyes.seat : people.mine[0]!
    const answer = await session.send({ t: 'undo', seat })
    if (answer.t === 'refused') this.at.complain(answer)
  }

  private lastEvents(): readonly Seen[] {
    const { log } = this.at.session
    const undone = takenBack(log)
    const last = log.findLast((entry) => entry.kind === 'did' && !undone.has(entry.seq))
    return last?.kind === 'did' ? last.events : []
  }
}
