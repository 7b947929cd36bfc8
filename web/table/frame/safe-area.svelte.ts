import type { Stage } from '@miskatonic/screen'
import type { Attachment } from 'svelte/attachments'

/** An edge of the board along which panels lie. */
type Edge = 'top' | 'right' | 'bottom' | 'left'

/** Measures the panels that float over the edges of the board, so that the board is shown clear of them. */
export class SafeArea {
  private readonly covered = new Map<Element, { edge: Edge; depth: number }>()
  private readonly stage: Stage

  constructor(stage: Stage) {
    this.stage = stage
  }

  /** For a panel along one edge of the board. */
  along(edge: Edge): Attachment<HTMLElement> {
    return (panel) => {
      const board = panel.ownerDocument.querySelector('main')!
      const observer = new ResizeObserver(() => {
        this.covered.set(panel, { edge, depth: depthOf(panel, board, edge) })
        this.tell()
      })
      observer.observe(panel)
      observer.observe(board)
      return () => {
        observer.disconnect()
        this.covered.delete(panel)
        this.tell()
      }
    }
  }

  private tell(): void {
    const deepest = (edge: Edge): number =>
      Math.max(0, ...[...this.covered.values()].map((each) => (each.edge === edge ? each.depth : 0)))
    this.stage.safe = {
      top: deepest('top'),
      right: deepest('right'),
      bottom: deepest('bottom'),
      left: deepest('left'),
    }
  }
}

/** How far a panel reaches into the board from one of its edges; 0 for one that lies beside the board. */
function depthOf(panel: Element, board: Element, edge: Edge): number {
  const inner = panel.getBoundingClientRect()
  const outer = board.getBoundingClientRect()
  const isOverBoard =
    inner.height > 0 &&
    inner.right > outer.left &&
    inner.left < outer.right &&
    inner.bottom > outer.top &&
    inner.top < outer.bottom
  if (!isOverBoard) return 0
  switch (edge) {
    case 'top':
      return inner.bottom - outer.top
    case 'right':
      return outer.right - inner.left
    case 'bottom':
      return outer.bottom - inner.top
    case 'left':
      return inner.right - outer.left
  }
}
