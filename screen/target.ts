import type { Attachment } from 'svelte/attachments'
import type { Target } from './contract.ts'
import type { Stage } from './stage.svelte.ts'

/** Milliseconds after which a touch asks instead of acting. */
const LONG_PRESS = 500
/** Movement in pixels from which a touch pans the board. */
const SLACK = 8

/**
 * Makes an element of the board something to point at: `{@attach target(on, 'place:cafe')}`. A click or Enter presses it; hovering shows it
 * in the list of options, too; a long press, a right click or ? asks what can be done there and why not more.
 */
export function target(on: Stage, id: Target): Attachment {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from: { x: number; y: number } | undefined
    let handled = false

    /** Later, because an element that is taken away while the page is being updated loses the focus in the midst of that. */
    const release = (): void => {
      clearTimeout(timer)
      queueMicrotask(() => {
        if (on.isHovered(id)) on.hover(null, element)
      })
    }

    const listeners: { [E in keyof ElementEventMapOf]?: (event: ElementEventMapOf[E]) => void } = {
      // A finger presses and does not hover: nothing is to look chosen after a tap.
      pointerenter: ({ pointerType }) => {
        if (pointerType !== 'touch') on.hover(id, element)
      },
      pointerleave: release,
      focus: () => {
        if (element.matches(':focus-visible')) on.hover(id, element)
      },
      blur: release,
      pointerdown: (event) => {
        from = { x: event.clientX, y: event.clientY }
        handled = false
        if (event.pointerType === 'mouse') return
        timer = setTimeout(() => {
          handled = true
          on.ask(id, element)
        }, LONG_PRESS)
      },
      pointermove: (event) => {
        if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) {
          handled = true
          clearTimeout(timer)
        }
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      click: () => {
        if (!handled) on.press(id, element)
        handled = false
      },
      contextmenu: (event) => {
        event.preventDefault()
        if (!handled) on.ask(id, element)
      },
      keydown: (event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault()
          on.press(id, element)
        } else if (event.key === '?') on.ask(id, element)
      },
    }
    const entries = Object.entries(listeners) as [string, EventListener][]
    for (const [name, listener] of entries) element.addEventListener(name, listener)
    return () => {
      clearTimeout(timer)
      for (const [name, listener] of entries) element.removeEventListener(name, listener)
    }
  }
}

type ElementEventMapOf = Pick<
  HTMLElementEventMap,
  | 'pointerenter'
  | 'pointerleave'
  | 'focus'
  | 'blur'
  | 'pointerdown'
  | 'pointermove'
  | 'pointerup'
  | 'pointercancel'
  | 'click'
  | 'contextmenu'
  | 'keydown'
>
