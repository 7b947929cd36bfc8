// Written by `npm run new-game`; a line can be moved or deleted by hand.
import { contents as alone } from '@miskatonic/alone/contents'
import { contents as arkham } from '@miskatonic/arkham/contents'
import type { Contents } from '@miskatonic/kernel'
import { contents as mansions } from '@miskatonic/mansions/contents'
import { contents as reign } from '@miskatonic/reign/contents'
import { contents as tinyEpic } from '@miskatonic/tiny-epic/contents'

/** The cards of every game, also of those that are not offered yet, by the game's id. Only tools load them. */
export const contents: Readonly<Record<string, Contents>> = {
  reign,
  'tiny-epic': tinyEpic,
  alone,
  mansions,
  arkham,
}
