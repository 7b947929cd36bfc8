import type { Offered } from '@miskatonic/screen'
import type { Refusal } from '../connection/connection.ts'
import type { Session } from '../connection/session.svelte.ts'

/** A choice on its way. Each names the decision it answers, and none is sent while another is under way. */
export class Choosing {
  /** What was chosen and waits for an answer. */
  sent = $state.raw<Offered | null>(null)
  /** What has to be confirmed first. */
  confirming = $state.raw<Offered | null>(null)
  private readonly session: Session
  private readonly mustConfirm: (offer: Offered) => boolean
  private readonly onRefused: (refusal: Refusal) => void

  constructor(
    session: Session,
    mustConfirm: (offer: Offered) => boolean,
    onRefused: (refusal: Refusal) => void,
  ) {
    this.session = session
    this.mustConfirm = mustConfirm
    this.onRefused = onRefused
  }

  choose(offer: Offered): void {
    if (this.sent !== null) return
    if (this.mustConfirm(offer)) this.confirming = offer
    else void this.send(offer)
  }

  confirm(): void {
    const offer = this.confirming
    this.confirming = null
    if (offer !== null) void this.send(offer)
  }

  dismiss(): void {
    this.confirming = null
  }

  private async send(offer: Offered): Promise<void> {
    const { now } = this.session
    if (now === null || this.sent !== null) return
    this.sent = offer
    const answer = await this.session.send({
      t: 'choose',
      seat: offer.seat,
      decision: now.number,
      option: offer.id,
    })
    this.sent = null
    // Another player was faster: the new question is already on its way.
    if (answer.t === 'refused' && answer.code !== 'stale-decision') this.onRefused(answer)
  }
}
