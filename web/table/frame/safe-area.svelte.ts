import type { Stage } from '@miskatonic/screen'
import type { Attachment } from 'svelte/attachments'

/** An edge of the board along which panels lie. */
type Edge = 'top' | 'bottom'

/** Measures the panels that float over the edges of the board, so that the board is shown clear of them. */
export class SafeArea {
  private readonly covered = new Map<Element, { edge: Edge; depth: number }>()
  private readonly stage: Stage

  constructor(stage: Stage) {
    this.stage = stage
  }

  /** For a panel along one edge of its parent, the board. */
  along(edge: Edge): Attachment<HTMLElement> {
    return (panel) => {
      const observer = new ResizeObserver(() => {
        this.covered.set(panel, { edge, depth: depthOf(panel, edge) })
        this.tell()
      })
      observer.observe(panel)
      observer.observe(panel.parentElement!)
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
    this.stage.safe = { top: deepest('top'), right: 0, bottom: deepest('bottom'), left: 0 }
  }
}

function depthOf(panel: HTMLElement, edge: Edge): number {
  const outer = panel.parentElement!.getBoundingClientRect()
  const { top, bottom, height } = panel.getBoundingClientRect()
  if (height === 0) return 0
  return edge === 'top' ? bottom - outer.top : outer.bottom - top
}
