import type { Attachment } from 'svelte/attachments'
import type { Spin } from './spin.svelte.ts'

/** A turn of the hand by so many degrees spins the wheel. */
const ENOUGH = 24

/** Spinning the wheel by hand: the pointer follows the finger or the mouse, and let go it spins. Where it stops is for the rules to say. */
export class Flick {
  private readonly spin: Spin
  private readonly spun: (wheel: Element) => void

  constructor(spin: Spin, spun: (wheel: Element) => void) {
    this.spin = spin
    this.spun = spun
  }

  readonly on: Attachment = (wheel) => {
    let last: number | undefined
    let turned = 0
    const angle = ({ clientX, clientY }: PointerEvent): number => {
      const { left, top, width, height } = wheel.getBoundingClientRect()
      return (Math.atan2(clientY - top - height / 2, clientX - left - width / 2) * 180) / Math.PI
    }
    const take = (event: PointerEvent): void => {
      // The board must not be dragged along.
      event.stopPropagation()
      last = angle(event)
      turned = 0
      wheel.setPointerCapture(event.pointerId)
    }
    const lead = (event: PointerEvent): void => {
      if (last === undefined) return
      const now = angle(event)
      const step = ((now - last + 540) % 360) - 180
      last = now
      turned += step
      this.spin.lead(step)
    }
    const letGo = (): void => {
      if (last === undefined) return
      last = undefined
      if (Math.abs(turned) >= ENOUGH) this.spun(wheel)
      else this.spin.lead(-turned)
    }
    const listeners = [
      ['pointerdown', take],
      ['pointermove', lead],
      ['pointerup', letGo],
      ['pointercancel', letGo],
    ] as const
    for (const [name, listener] of listeners) wheel.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of listeners) wheel.removeEventListener(name, listener as EventListener)
    }
  }
}
