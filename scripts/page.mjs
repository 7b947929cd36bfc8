// Builds the page if its sources have changed since the last time.

import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { dist, hashOfSources, oneAtATime, read, root, run, say } from './tools.mjs'

/** The workspaces that are part of the page. */
const workspaces = ['web', 'screen', 'protocol', 'table', 'games', 'kernel']

/** This file in the built page holds the hash of its sources. The server does not serve it. */
const STAMP = '.built-from'

/** Compressed at build time with the best ratio, so that the server need not compress. */
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])

/** Builds the page into dist/web unless it is up to date. */
export async function buildPage() {
  const folder = join(dist, 'web')
  const stamp = hashOfSources(workspaces)
  const isBuilt = () => read(join(folder, STAMP)) === stamp
  if (isBuilt()) return

  await oneAtATime(join(dist, 'page.lock'), async () => {
    if (isBuilt()) return // another process has done it meanwhile
    say('Building the page (only now and after its sources change) …')
    const unfinished = `${folder}.${process.pid}`
    try {
      const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
      const options = ['--outDir', unfinished, '--emptyOutDir', '--logLevel', 'error']
      const failure = await run(process.execPath, [vite, 'build', 'web', ...options], {
        NODE_ENV: 'production',
      })
      if (failure) throw new Error(`The page could not be built: vite ${failure}. See its output above.`)
      compress(unfinished)
      writeFileSync(join(unfinished, STAMP), stamp)
      replaceFolder(folder, unfinished)
    } finally {
      rmSync(unfinished, { recursive: true, force: true })
    }
    say('Page built.')
  })
}

/** @param {string} folder */
function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.has(extname(name))) continue
    const contents = readFileSync(join(folder, name))
    if (contents.length <= 1024) continue
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(contents))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(contents, { level: 9 }))
  }
}

/**
 * Replaces a folder by another one.
 * @param {string} folder
 * @param {string} successor
 */
function replaceFolder(folder, successor) {
  const old = `${folder}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(successor, folder)
  rmSync(old, { recursive: true, force: true })
}
