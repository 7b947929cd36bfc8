// Written by `npm run new-game`; a line can be moved or deleted by hand.
import '@miskatonic/alone/board/theme.css'
import '@miskatonic/arkham/board/theme.css'
import '@miskatonic/mansions/board/theme.css'
import '@miskatonic/reign/board/theme.css'
import '@miskatonic/tiny-epic/board/theme.css'

/** The covers of all games by their ids, each a file of its own. The games' colours are here at once. */
export const covers = {
  reign: () => import('@miskatonic/reign/board/Cover.svelte'),
  'tiny-epic': () => import('@miskatonic/tiny-epic/board/Cover.svelte'),
  alone: () => import('@miskatonic/alone/board/Cover.svelte'),
  mansions: () => import('@miskatonic/mansions/board/Cover.svelte'),
  arkham: () => import('@miskatonic/arkham/board/Cover.svelte'),
}
