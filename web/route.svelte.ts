import { type Route, keyIn, routeOf } from './paths.ts'
import { addKeys, noteArrival } from './ring.ts'

/** Where the person is. Links are plain `<a href>`; `go` is for what happens by itself. */
class Router {
  private at = $state.raw(routeOf('/'))
  /** Counts the pages seen, so that the first one does not steal the focus. */
  moves = $state(0)

  get route(): Route {
    return this.at
  }

  start(): void {
    this.arrive()
    globalThis.addEventListener('popstate', () => {
      this.moves++
      // The link to another seat of the open table was entered in the address bar: connect again with that key.
      if (this.arrive()) location.reload()
    })
    document.addEventListener('click', (event) => {
      const path = followed(event)
      if (path === undefined) return
      event.preventDefault()
      this.go(path)
    })
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    const from = location.pathname
    if (how === 'push') history.pushState(null, '', path)
    else history.replaceState(null, '', path)
    this.moves++
    this.arrive()
    // Another page is seen from its top; on the way back, browsers know where one was.
    if (location.pathname !== from) scrollTo(0, 0)
  }

  /** True if the address brought a key to the table that was there before. */
  private arrive(): boolean {
    const before = this.at
    const { pathname, hash } = location
    this.at = routeOf(pathname, hash)
    if (this.at.page !== 'table' || !pocketKey(this.at.id, hash)) return false
    return before.page === 'table' && before.id === this.at.id
  }
}

const router = new Router()
export const startRouter = (): void => router.start()
export const go = (path: string, how?: 'push' | 'replace'): void => router.go(path, how)
export const here = {
  get route(): Route {
    return router.route
  },
  /** Pages visited before this one, without a reload. */
  get moves(): number {
    return router.moves
  },
}

/** A key in the address goes into the key ring, and out of the address, so that it is not shared by accident. */
function pocketKey(table: string, hash: string): boolean {
  const key = keyIn(hash)
  if (key === undefined) return false
  addKeys(table, [{ key, kind: 'link' }])
  noteArrival(table)
  history.replaceState(null, '', location.pathname)
  return true
}

/** Pages on which the fragment of an address is a place in the text that the page itself looks for. */
const readByChapter = /^\/(rules|how-to)\//

/** The page of ours that a click leads to in this tab. */
function followed(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.origin !== location.origin) return undefined
  if (link.target !== '' || link.hasAttribute('download') || link.pathname.startsWith('/api/'))
    return undefined
  if (link.pathname === location.pathname && link.hash !== '' && !readByChapter.test(link.pathname))
    return undefined
  return link.pathname + link.search + link.hash
}
