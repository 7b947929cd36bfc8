import type { Shown } from '@miskatonic/screen/contract'

/** An event as it is told, whether it is being shown or lies behind. */
export type Told = Omit<Shown, 'id'>

/** The events of the choice that is being shown, so far: what lies before them is `past`. */
export class Unfolding {
  private recent: readonly Told[] = []
  private before = -1
  private last = -1

  /** Called with what the stage shows, as often as it changes. */
  after(past: readonly Told[], shown: Shown | null): readonly Told[] {
    if (past.length !== this.before) {
      this.before = past.length
      this.recent = []
    }
    if (shown !== null && shown.id !== this.last) {
      const { id, ...told } = shown
      this.last = id
      this.recent = [...this.recent, told]
    }
    return this.recent
  }
}

/** What may still matter of the past: a test, an encounter or a mythos phase is never longer. */
export const memory = 160
