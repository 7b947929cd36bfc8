// Written by `npm run new-game`; a line can be moved or deleted by hand.
import Alone from '@miskatonic/alone/board/Cover.svelte'
import '@miskatonic/alone/board/theme.css'
import Reign from '@miskatonic/reign/board/Cover.svelte'
import '@miskatonic/reign/board/theme.css'
import TinyEpic from '@miskatonic/tiny-epic/board/Cover.svelte'
import '@miskatonic/tiny-epic/board/theme.css'

/** The covers of all games by their ids. With them come the games' colours. */
export const covers = {
  reign: Reign,
  'tiny-epic': TinyEpic,
  alone: Alone,
}
