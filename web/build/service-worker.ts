import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const source = fileURLToPath(new URL('../offline/sw.ts', import.meta.url))
/** Where browsers look for it: at the root, so that it may serve every page. */
const address = 'sw.js'

/** Whether a file holds texts or cards that are read in the course of a game (readings.ts, unread.ts): only tables on this device need it. */
function hasReadings(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  return (
    file.type === 'chunk' && file.moduleIds.some((id) => /\/games\/[\w-]+\/(readings|unread)\.ts$/.test(id))
  )
}

/**
 * Builds the service worker beside the page and tells it which files this version is made of (`BUILT`). While developing there is none:
 * it would serve yesterday's page.
 */
export function serviceWorker(): Plugin {
  let publicFolder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicFolder = config.publicDir
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: address })
    },
    generateBundle(_, bundle) {
      const worker = bundle[address]
      if (worker?.type !== 'chunk') throw new Error(`no ${address} in the bundle`)
      if (worker.imports.length > 0)
        throw new Error(`${address} must be one file, but imports ${worker.imports.join(', ')}`)
      const hash = createHash('sha256')
      const built = Object.values(bundle)
        .filter(({ fileName }) => fileName !== address && !fileName.endsWith('.map'))
        .sort((a, b) => (a.fileName < b.fileName ? -1 : 1))
      for (const each of built)
        hash.update(each.fileName).update(each.type === 'chunk' ? each.code : each.source)
      const copied = readdirSync(publicFolder, { recursive: true, withFileTypes: true }).filter((each) =>
        each.isFile(),
      )
      const others = copied.map((each) => join(each.parentPath, each.name)).sort()
      for (const path of others) hash.update(readFileSync(path))

      const later = built.filter(hasReadings).map(({ fileName }) => `/${fileName}`)
      const files = [
        ...built
          .filter((each) => !hasReadings(each))
          .map(({ fileName }) => (fileName === 'index.html' ? '/' : `/${fileName}`)),
        ...others.map((path) => path.slice(publicFolder.length).replaceAll('\\', '/')),
      ]
      const version = hash.digest('hex').slice(0, 16)
      worker.code = worker.code.replace(/^/, `const BUILT=${JSON.stringify({ version, files, later })};`)
    },
  }
}
