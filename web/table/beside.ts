import type { Attachment } from 'svelte/attachments'

/** Room between a thing and what stands beside it, and to the edge of the window. */
const GAP = 10

/** Puts an element beside another one: below it, or above where there is no room, always inside the window. */
export function beside(anchor: Element): Attachment<HTMLElement> {
  return (element) => {
    const place = (): void => {
      const thing = anchor.getBoundingClientRect()
      const { width, height } = element.getBoundingClientRect()
      const { innerWidth, innerHeight } = globalThis
      const below = thing.bottom + GAP
      const above = thing.top - GAP - height
      const top = below + height <= innerHeight - GAP || above < GAP ? below : above
      const left = thing.left + thing.width / 2 - width / 2
      element.style.left = `${within(left, width, innerWidth)}px`
      element.style.top = `${within(top, height, innerHeight)}px`
    }
    place()
    globalThis.addEventListener('resize', place)
    return () => globalThis.removeEventListener('resize', place)
  }
}

function within(at: number, size: number, room: number): number {
  return Math.max(GAP, Math.min(room - size - GAP, at))
}
