import type { Attachment } from 'svelte/attachments'

/** Pixels that a finger must travel sideways, and more sideways than up or down. */
const FAR = 50

/** Calls back when a finger swipes to the left or to the right over an element. */
export function swipe(turn: {
  readonly left: () => void
  readonly right: () => void
}): Attachment<HTMLElement> {
  return (element) => {
    let from: Touch | undefined
    const begin = ({ touches }: TouchEvent): void => {
      from = touches.length === 1 ? touches[0] : undefined
    }
    const end = ({ changedTouches: [to] }: TouchEvent): void => {
      if (from === undefined || to === undefined) return
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY]
      from = undefined
      if (Math.abs(x) < FAR || Math.abs(x) < 1.5 * Math.abs(y)) return
      if (x < 0) turn.left()
      else turn.right()
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchend', end, { passive: true })
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchend', end)
    }
  }
}
