import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/** The script element that gets the list as an attribute. */
const script = '<script src="/first-light.js"'
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The components behind the first word of an address, as App.svelte loads them. */
const pages = {
  new: ['web/join/NewTable.svelte'],
  learn: ['web/table/Learn.svelte'],
  rules: ['web/rules/RulesPage.svelte'],
  'how-to': ['web/how-to/HowToPage.svelte'],
  here: ['web/table/LocalTable.svelte'],
  table: ['web/table/OnlineTable.svelte'],
}

/** What a page needs of a game, by the address: of the ledger, that in the reader's language. */
function ofGame(id: string): Readonly<Record<string, readonly string[]>> {
  const game = `games/${id}`
  return {
    [`new/${id}`]: [existsSync(`${root}${game}/outline.ts`) ? `${game}/outline.ts` : `${game}/index.ts`],
    [`learn/${id}`]: [`${game}/index.ts`, `${game}/board/index.ts`, `${game}/lesson/index.ts`],
    [`how-to/${id}`]: [`${game}/board/index.ts`, `${game}/how-to/index.ts`],
    [`rules/${id}/en`]: [`${game}/RULES.md?raw`],
    [`rules/${id}/pl`]: [`${game}/RULES.pl.md?raw`],
  }
}

/**
 * Tells public/first-light.js which files an address needs, so that the browser fetches them together with the program, which would name
 * them only when it runs.
 */
export function routePreload(): Plugin {
  return {
    name: 'route-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, chunk }) => {
        const routes = JSON.stringify(filesByRoute(bundle, chunk))
        const withRoutes = html.replace(script, () => `${script} data-routes='${routes}'`)
        if (withRoutes === html) throw new Error(`index.html has no ${script}>`)
        return withRoutes
      },
    },
  }
}

/** The names of the files, and for each route which of them it needs beyond those of every page. */
function filesByRoute(bundle: Bundle, entry: Rolldown.OutputChunk | undefined): object {
  const first = entry === undefined ? new Set<string>() : filesFor(bundle, entry)
  const files: string[] = []
  const routes: Record<string, readonly number[]> = {}
  for (const [route, sources] of entries()) {
    const wanted = new Set(sources.flatMap((source) => [...filesOf(bundle, source)]))
    const others = [...wanted].filter((file) => !first.has(file))
    if (others.length > 0) routes[route] = others.map((file) => indexIn(files, file))
  }
  return { files, routes }
}

function entries(): (readonly [route: string, sources: readonly string[]])[] {
  const games = readdirSync(`${root}games`).filter((name) =>
    existsSync(`${root}games/${name}/board/index.ts`),
  )
  return [pages, ...games.map(ofGame)].flatMap((each) => Object.entries(each))
}

/** The bundler may put a module into a file with others, which then stands for none of them: so it is looked for inside. */
function filesOf(bundle: Bundle, source: string): ReadonlySet<string> {
  const chunk = Object.values(bundle).find(
    (each) => each.type === 'chunk' && each.moduleIds.includes(root + source),
  )
  if (chunk?.type !== 'chunk') throw new Error(`no file of the page holds ${source}`)
  return filesFor(bundle, chunk)
}

/** A chunk, what it imports at once, and their styles. */
function filesFor(bundle: Bundle, chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const name of chunk.imports) {
    const next = bundle[name]
    if (next?.type === 'chunk') filesFor(bundle, next, found)
  }
  return found
}

function indexIn(list: string[], file: string): number {
  const at = list.indexOf(file)
  return at < 0 ? list.push(file) - 1 : at
}
