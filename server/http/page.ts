import type { Context } from 'hono'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

/** The built page, in memory and by path, so that no request can reach any other file. */
export type Page = ReadonlyMap<string, Asset>

interface Asset {
  readonly type: string
  readonly etag: string
  readonly cache: string
  /** By encoding. The build makes the compressed ones. */
  readonly variants: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>
}

/** Best compression first; the value is the file extension. */
const encodings = { br: '.br', gzip: '.gz', identity: '' }
type Encoding = keyof typeof encodings

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Null if the page has not been built. */
export function loadPage(folder: string): Page | null {
  if (!existsSync(join(folder, 'index.html'))) return null
  const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const names = [...files].filter((name) => types[extname(name)] !== undefined)
  return new Map(names.map((name) => [`/${name.replaceAll('\\', '/')}`, assetOf(folder, name, files)]))
}

function assetOf(folder: string, name: string, files: ReadonlySet<string>): Asset {
  const variants = Object.entries(encodings)
    .filter(([, ending]) => files.has(name + ending))
    .map(([encoding, ending]) => [encoding, new Uint8Array(readFileSync(join(folder, name + ending)))])
  const made = Object.fromEntries(variants) as Asset['variants']
  return {
    type: types[extname(name)]!,
    etag: `W/"${createHash('sha256').update(made.identity!).digest('base64url').slice(0, 20)}"`,
    // Files in this folder have a content hash in their names.
    cache: /^assets[/\\]/.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    variants: made,
  }
}

/** The file at this path; index.html for the page's own routes, which have no dot. Null if there is none. */
export function answerAsset(c: Context, page: Page): Response | null {
  const asset = page.get(c.req.path) ?? (c.req.path.includes('.') ? undefined : page.get('/index.html'))
  if (asset === undefined) return null
  const headers = { ETag: asset.etag, 'Cache-Control': asset.cache, Vary: 'Accept-Encoding' }
  if (matchesEtag(c.req.header('if-none-match'), asset.etag)) return c.body(null, 304, headers)
  const [encoding, body] = best(asset, c.req.header('accept-encoding'))
  return c.body(body, 200, {
    ...headers,
    'Content-Type': asset.type,
    'Content-Length': String(body.length),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  })
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim()) ?? []
  return tags.includes(etag) || tags.includes('*')
}

function best({ variants }: Asset, accepted = ''): [Encoding, Uint8Array<ArrayBuffer>] {
  const wanted = new Set(
    accepted
      .split(',')
      .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
      .map((each) => each.split(';')[0]!.trim()),
  )
  for (const encoding of ['br', 'gzip'] as const) {
    const body = variants[encoding]
    if (body !== undefined && wanted.has(encoding)) return [encoding, body]
  }
  return ['identity', variants.identity!]
}
