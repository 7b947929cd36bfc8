/** Where one can be on the page. */
export type Route =
  | { page: 'lobby' }
  /** Opening a table. */
  | { page: 'new'; game: string }
  /** An online table. */
  | { page: 'table'; id: string }
  /** A table on this device. */
  | { page: 'here'; id: string }
  /** A saved file, to look at or to go on with. */
  | { page: 'replay' }
  /** A guided first game; of a game with sides, that of one side. */
  | { page: 'learn'; game: string; side: string | undefined }
  /** The illustrated how-to of a game, at one of its chapters. */
  | { page: 'how-to'; game: string; chapter: string | undefined }
  | { page: 'rules'; game: string; rule: string | undefined }
  | { page: 'settings' }
  | { page: 'verify' }
  | { page: 'credits' }
  | { page: 'unknown'; path: string }

const names = /^[\w-]{1,64}$/

/** What an address means. `hash` is the fragment with its #. */
export function routeOf(path: string, hash = ''): Route {
  const [page = '', name, ...rest] = path.split('/').filter((part) => part !== '')
  const unknown: Route = { page: 'unknown', path }
  if (rest.length > (page === 'learn' ? 1 : 0)) return unknown
  if (name === undefined) return plain(page) ?? unknown
  if (![name, ...rest].every((part) => names.test(part))) return unknown
  switch (page) {
    case 'new':
      return { page, game: name }
    case 'learn':
      return { page, game: name, side: rest[0] }
    case 'how-to':
      return { page, game: name, chapter: hash.slice(1) || undefined }
    case 'rules':
      return { page, game: name, rule: hash.slice(1) || undefined }
    case 'table':
    case 'here':
      return { page, id: name }
    default:
      return unknown
  }
}

function plain(page: string): Route | undefined {
  switch (page) {
    case '':
      return { page: 'lobby' }
    case 'replay':
    case 'settings':
    case 'verify':
    case 'credits':
      return { page }
    default:
      return undefined
  }
}

/** The key that a link to a table carries in its fragment. It never reaches a server by itself. */
export function keyIn(hash: string): string | undefined {
  const key = hash.slice(1)
  return names.test(key) ? key : undefined
}

/** The table that a pasted link leads to. Only the path counts, so that a link with another host works, too. */
export function tableIn(link: string): { id: string; key: string | undefined } | undefined {
  const found = /\/table\/([\w-]{1,64})\/?(?:\?[^#]*)?(#[\w-]{1,64})?$/.exec(link.trim())
  return found ? { id: found[1]!, key: found[2] === undefined ? undefined : keyIn(found[2]) } : undefined
}
