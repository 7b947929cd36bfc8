/**
 * Lets the page open without a network. Everything the page is made of is fetched when this version is installed and kept as one cache per
 * version. Pages come from the network as long as it answers; what the server says about tables is never kept.
 */

/**
 * Made by the build (build/service-worker.ts): every file of this version, and a name for them all. Those of `later` are kept only once
 * they were wanted: the texts of games, which a page may not hold before they are read.
 */
declare const BUILT: {
  readonly version: string
  readonly files: readonly string[]
  readonly later: readonly string[]
}

/** What a service worker knows. The page's types, which this file is checked with, know nothing of it. */
interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface FetchEvent extends LifeEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Worker extends EventTarget {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
}
// The DOM library types globalThis as a window.
const worker = globalThis as unknown as Worker

const family = 'miskatonic-'
const cacheName = family + BUILT.version
/** Nothing under these is ever kept: it is true only now. */
const alive = ['/api', '/health', '/metrics', '/socket']
/** Milliseconds after which the network counts as unreachable. */
const NETWORK_TIMEOUT = 4000

worker.addEventListener('install', (event) => (event as LifeEvent).waitUntil(stockUp()))
worker.addEventListener('activate', (event) => (event as LifeEvent).waitUntil(takeOver()))
worker.addEventListener('message', ({ data }: Event & { data?: unknown }) => {
  if (data === 'take-over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = bound(event as FetchEvent)
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (alive.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return
  respondWith(request.mode === 'navigate' ? page(request) : file(request))
})

function bound(event: FetchEvent): Pick<FetchEvent, 'request' | 'respondWith'> {
  return { request: event.request, respondWith: (response) => event.respondWith(response) }
}

async function stockUp(): Promise<void> {
  const cache = await caches.open(cacheName)
  const files = [...BUILT.files, ...(await wantedBefore())]
  // Past the browser's own cache: an old index would name files that are gone.
  await cache.addAll(files.map((path) => new Request(path, { cache: 'reload' })))
}

/** Of the files that are kept only once they were wanted, those that an earlier version kept: games go on without a network. */
async function wantedBefore(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(family) && name !== cacheName)
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const had = new Set(requests.flat().map(({ url }) => withoutHash(new URL(url).pathname)))
  return BUILT.later.filter((path) => had.has(withoutHash(path)))
}

/** The name of a file without what its content adds to it. */
function withoutHash(path: string): string {
  return path.replace(/-[\w-]{8}(?=\.\w+$)/, '')
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(family) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/** Every address of the page is the same document. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(NETWORK_TIMEOUT) })
    if (response.ok) return response
    return (await kept('/')) ?? response
  } catch {
    return (await kept('/')) ?? Response.error()
  }
}

/** Files carry their content's hash in their name, so the kept one is the right one. */
async function file(request: Request): Promise<Response> {
  const found = await kept(request)
  if (found) return found
  const response = await fetch(request)
  if (response.ok && new URL(request.url).pathname.startsWith('/assets/')) {
    const cache = await caches.open(cacheName)
    await cache.put(request, response.clone())
  }
  return response
}

async function kept(what: RequestInfo): Promise<Response | undefined> {
  const cache = await caches.open(cacheName)
  return cache.match(what)
}
