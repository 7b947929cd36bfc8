import type { Offered } from '@miskatonic/screen'
import { type Picks, agreeing, picksOf } from './parts.ts'

/** A choice with several parts that is being made: the board offers only what agrees with the parts that are picked. */
export class Narrowing {
  private picked = $state.raw<{ decision: number; step: string; picks: Picks } | null>(null)
  private readonly decision: () => number

  constructor(decision: () => number) {
    this.decision = decision
  }

  /** What is picked of the choices of a step. */
  picksOf(step: string): Picks {
    const { picked } = this
    return picked?.step === step && picked.decision === this.decision() ? picked.picks : {}
  }

  /** Other parts of the same step stay picked. */
  pick(step: string, arg: string, value: unknown): void {
    this.picked = { decision: this.decision(), step, picks: { ...this.picksOf(step), [arg]: value } }
  }

  unpick(step: string, arg: string): void {
    const { [arg]: _, ...picks } = this.picksOf(step)
    this.picked = Object.keys(picks).length === 0 ? null : { decision: this.decision(), step, picks }
  }

  /** Takes back the part that was picked last; false: none was. */
  back(): boolean {
    const { picked } = this
    if (picked === null || picked.decision !== this.decision()) return false
    this.unpick(picked.step, Object.keys(picked.picks).at(-1)!)
    return true
  }

  /** Picks what the choices on a target have in common; false: that decides nothing. */
  pickAll(there: readonly Offered[], offers: readonly Offered[]): boolean {
    const [{ step }] = there as [Offered]
    if (there.some((each) => each.step !== step)) return false
    const picks = picksOf(
      there,
      agreeing(
        offers.filter((each) => each.step === step),
        this.picksOf(step),
      ),
    )
    if (Object.keys(picks).length === 0) return false
    this.picked = { decision: this.decision(), step, picks: { ...this.picksOf(step), ...picks } }
    return true
  }

  /** What the board offers. */
  within(offers: readonly Offered[]): readonly Offered[] {
    const { picked } = this
    if (picked === null || picked.decision !== this.decision()) return offers
    const left = agreeing(
      offers.filter(({ step }) => step === picked.step),
      picked.picks,
    )
    return left.length === 0 ? offers : left
  }
}
