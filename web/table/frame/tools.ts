import type { Stage } from '@miskatonic/screen'
import type { Attachment } from 'svelte/attachments'

/** The place for the board's zoom buttons: beside the board, of which they cover nothing. */
export function toolsOf(stage: Stage): Attachment<HTMLElement> {
  return (place) => {
    stage.tools = place
    return () => {
      if (stage.tools === place) stage.tools = null
    }
  }
}
