import type { Attachment } from 'svelte/attachments'

/**
 * Opens and closes a native <dialog> as `isOpen` says. The browser keeps the focus inside, closes it with Escape and gives the focus back
 * afterwards; a press on what lies around it closes it as well.
 */
export function modal(isOpen: () => boolean, close: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    if (isOpen() && !dialog.open) dialog.showModal()
    if (!isOpen() && dialog.open) dialog.close()

    const onPointerDown = (event: PointerEvent): void => {
      if (event.target === dialog && !isInside(dialog, event)) close()
    }
    dialog.addEventListener('close', close)
    dialog.addEventListener('pointerdown', onPointerDown)
    return () => {
      dialog.removeEventListener('close', close)
      dialog.removeEventListener('pointerdown', onPointerDown)
    }
  }
}

/** The ground around a dialog belongs to the dialog: only the place tells. */
function isInside(dialog: HTMLDialogElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
