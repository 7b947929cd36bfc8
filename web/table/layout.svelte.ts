import { MediaQuery } from 'svelte/reactivity'

const isWide = new MediaQuery('(width >= 68.75rem) and (height >= 37.5rem)')
const isSpacious = new MediaQuery('(width >= 130rem) and (height >= 60rem)')
const isNarrow = new MediaQuery('(width < 43.75rem), (orientation: portrait) and (width < 68.75rem)')

/**
 * How a table is laid out. `wide`: a monitor, everything around the board. `side`: board and question side by side (tablets and phones on
 * their side). `narrow`: the question is a sheet over the board (held upright).
 */
export const layout = {
  /** There is room to spare beside the board. */
  get isSpacious(): boolean {
    return isSpacious.current
  },
  get now(): 'wide' | 'side' | 'narrow' {
    if (isWide.current) return 'wide'
    return isNarrow.current ? 'narrow' : 'side'
  },
}
