import type { Attachment } from 'svelte/attachments'
import { here } from '../route.svelte.ts'

/** For the heading of a page, or what it stands in: after navigation it gets the focus. On the first page of a visit the focus stays at the top. */
export const focusOnArrival: Attachment<HTMLElement> = (element) => {
  const heading = element.matches('h1') ? element : element.querySelector('h1')
  if (heading === null || here.moves === 0) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
