import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runnerImport, type Plugin } from 'vite'

const query = '?sprite'

/**
 * Makes one picture file of the icons that a list names: `import { sprite } from './icons.ts?sprite'` gives its address. Each icon is a
 * <symbol> in it, to be shown with <use href="{sprite}#{name}">. One file that browsers keep beats a hundred paths in the program.
 */
export function iconSprite(): Plugin {
  let base = '/'
  let isBuild = false
  let svg = ''

  return {
    name: 'icon-sprite',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
      isBuild = config.command === 'build'
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(`${base}@icons.svg`)) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(svg)
      })
    },
    async load(id) {
      if (!id.endsWith(query)) return undefined
      const list = id.slice(0, -query.length)
      this.addWatchFile(list)
      const { module } = await runnerImport<{ iconNames: readonly string[] }>(list)
      svg = spriteOf(module.iconNames)
      return `export const sprite = ${JSON.stringify(base + (isBuild ? nameOf(svg) : `@icons.svg?${hashOf(svg)}`))}`
    },
    generateBundle() {
      if (svg !== '') this.emitFile({ type: 'asset', fileName: nameOf(svg), source: svg })
    },
  }
}

function spriteOf(names: readonly string[]): string {
  const { icons } = collection()
  const symbols = names.map((name) => {
    const icon = icons[name]
    if (icon === undefined) throw new Error(`There is no icon called ${name}.`)
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

function collection(): { icons: Record<string, { body: string } | undefined> } {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof collection>
}

/** Other icons, another name: browsers may keep the file for ever. */
function nameOf(content: string): string {
  return `assets/icons-${hashOf(content)}.svg`
}
function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}
