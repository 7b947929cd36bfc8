import { MediaQuery } from 'svelte/reactivity'

const isWide = new MediaQuery('(width >= 68.75rem) and (height >= 37.5rem)')
const isNarrow = new MediaQuery('(width < 43.75rem), (orientation: portrait) and (width < 68.75rem)')

/**
 * How a table is laid out. `wide`: everything around the board. `side`: board and question side by side, the rest in drawers (tablets and
 * phones on their side). `narrow`: one below the other, the rest in drawers (held upright).
 */
export const layout = {
  get now(): 'wide' | 'side' | 'narrow' {
    if (isWide.current) return 'wide'
    return isNarrow.current ? 'narrow' : 'side'
  },
}
