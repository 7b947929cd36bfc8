// Written by `npm run new-game`; a line can be moved or deleted by hand.
import { glossary as alone } from '@miskatonic/alone/glossary'
import { glossary as arkham } from '@miskatonic/arkham/glossary'
import type { Glossary } from '@miskatonic/kernel'
import { glossary as mansions } from '@miskatonic/mansions/glossary'
import { glossary as reign } from '@miskatonic/reign/glossary'
import { glossary as tinyEpic } from '@miskatonic/tiny-epic/glossary'

/** The terms of every game that the lobby offers, by the game's id. Only the words tool loads them. */
export const glossaries: Readonly<Record<string, Glossary>> = {
  reign,
  'tiny-epic': tinyEpic,
  alone,
  mansions,
  arkham,
}
