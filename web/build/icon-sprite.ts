import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import { contentHash } from './content-hash.ts'
import { shortPath } from './short-path.ts'

const query = '?sprite'
const list = fileURLToPath(new URL('../../screen/icons.ts', import.meta.url))
const root = dirname(dirname(list))
const boardEntry = /\/games\/([\w-]+)\/board\/index\.ts$/
/** The sprite of the page itself. */
const HOUSE = 'house'

/**
 * Makes SVG files of the icons that are used: one for the page and the board kit, and one for each game with what only its board shows.
 * `import { spriteOf } from './icons.ts?sprite'` gives the address of the file that holds an icon; each icon is a <symbol> in it, to be
 * shown with <use href="{spriteOf(name)}#{name}">. A game's board registers its file when it is loaded, so that no page loads the icons
 * of another game.
 */
export function iconSprites(): Plugin {
  let base = '/'
  let isBuild = false
  let sprites: ReadonlyMap<string, Sprite> = new Map()

  const addressOf = (of: string): string => {
    const { svg } = sprites.get(of)!
    return base + (isBuild ? fileName(of, svg) : `@icons/${of}.svg?${contentHash(svg)}`)
  }

  return {
    name: 'icon-sprites',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
      isBuild = config.command === 'build'
    },
    async buildStart() {
      sprites = await spritesByUse()
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const of = /\/@icons\/([\w-]+)\.svg/.exec(request.url ?? '')?.[1]
        const sprite = of === undefined ? undefined : sprites.get(of)
        if (sprite === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(sprite.svg)
      })
    },
    load(id) {
      if (id !== list + query) return undefined
      this.addWatchFile(list)
      return [
        'const ofGames = new Map()',
        'export const addSprite = (address, names) => names.forEach((name) => ofGames.set(name, address))',
        `export const spriteOf = (name) => ofGames.get(name) ?? ${JSON.stringify(addressOf(HOUSE))}`,
      ].join('\n')
    },
    transform(code, id) {
      const game = boardEntry.exec(id)?.[1]
      const names = game === undefined ? undefined : sprites.get(game)?.names
      if (game === undefined || names === undefined) return undefined
      const registered = `addSprite(${JSON.stringify(addressOf(game))}, ${JSON.stringify(names.join(' '))}.split(' '))`
      return {
        code: `import { addSprite } from ${JSON.stringify(list + query)};${registered};${code}`,
        map: null,
      }
    },
    generateBundle() {
      for (const [of, { svg }] of sprites)
        this.emitFile({ type: 'asset', fileName: fileName(of, svg), source: svg })
    },
  }
}

interface Sprite {
  readonly names: readonly string[]
  readonly svg: string
}

/** The page's icons, and for each game those that only its board names. */
async function spritesByUse(): Promise<ReadonlyMap<string, Sprite>> {
  const { module } = await runnerImport<{ iconNames: readonly string[] }>(list)
  const usedIn = (...folders: string[]): string[] => {
    const sources = folders.flatMap(sourcesIn).join('\n')
    return module.iconNames.filter((name) => sources.includes(`'${name}'`) || sources.includes(`"${name}"`))
  }
  const house = usedIn('screen', 'web')
  const sprites = new Map([[HOUSE, spriteFrom(house)]])
  for (const game of gamesWithBoards()) {
    const own = usedIn(...shownFrom(game)).filter((name) => !house.includes(name))
    if (own.length > 0) sprites.set(game, spriteFrom(own))
  }
  return sprites
}

/** The folders of a game whose components are shown. */
function shownFrom(game: string): string[] {
  return [`games/${game}/board`, `games/${game}/how-to`].filter((folder) => existsSync(join(root, folder)))
}

function gamesWithBoards(): string[] {
  return readdirSync(join(root, 'games')).filter((name) => existsSync(join(root, 'games', name, 'board')))
}

function sourcesIn(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/node_modules|^test|^icons\.ts$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
}

function spriteFrom(names: readonly string[]): Sprite {
  const { icons } = collection()
  const symbols = names.map((name) => {
    const icon = icons[name]
    if (icon === undefined) throw new Error(`There is no icon called ${name}.`)
    const body = icon.body.replaceAll(/(?<= d=")[^"]+/g, shortPath)
    return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`
  })
  return { names, svg: `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>` }
}

function collection(): { icons: Record<string, { body: string } | undefined> } {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof collection>
}

function fileName(of: string, svg: string): string {
  return `assets/icons-${of}-${contentHash(svg)}.svg`
}
