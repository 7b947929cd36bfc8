// Written by `npm run new-game`; a line can be moved or deleted by hand.
import { about as alone } from '@miskatonic/alone/about'
import { about as arkham } from '@miskatonic/arkham/about'
import { about as mansions } from '@miskatonic/mansions/about'
import { about as reign } from '@miskatonic/reign/about'
import { about as tinyEpic } from '@miskatonic/tiny-epic/about'

/** Every game for the page: rules and board of each are chunks of their own, fetched when the game is opened. */
export const shelf = [
  {
    ...reign,
    rules: async () => (await import('@miskatonic/reign')).reign,
    screen: async () => (await import('@miskatonic/reign/board')).screen,
  },
  {
    ...tinyEpic,
    rules: async () => (await import('@miskatonic/tiny-epic')).tinyEpic,
    screen: async () => (await import('@miskatonic/tiny-epic/board')).screen,
  },
  {
    ...alone,
    rules: async () => (await import('@miskatonic/alone')).alone,
    screen: async () => (await import('@miskatonic/alone/board')).screen,
  },
  {
    ...mansions,
    rules: async () => (await import('@miskatonic/mansions')).mansions,
    screen: async () => (await import('@miskatonic/mansions/board')).screen,
  },
  {
    ...arkham,
    rules: async () => (await import('@miskatonic/arkham')).arkham,
    outline: async () => (await import('@miskatonic/arkham/outline')).outline,
    bare: async () => (await import('@miskatonic/arkham/bare')).bare,
    screen: async () => (await import('@miskatonic/arkham/board')).screen,
  },
]
