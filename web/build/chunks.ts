import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const house = fileURLToPath(new URL('../..', import.meta.url))

/** Modules whose path inside this project matches: the name of the folder that the project lies in says nothing. */
function modules(pattern: RegExp): (id: string) => boolean {
  return (id) => pattern.test(id.startsWith(house) ? id.slice(house.length) : id)
}

/**
 * Which modules share a file. What is needed at the same time is one file, because many small ones compress worse and each costs a
 * request; what is not matched here is split by the bundler, by who imports it.
 */
export const chunkGroups = [
  { name: 'svelte', test: modules(/node_modules\/(svelte|clsx|esm-env)\/|rolldown\/runtime|preload-helper/) },
  // The lobby: what it knows of every game, and small things that every page needs.
  {
    name: 'shelf',
    test: modules(
      /screen\/(Backdrop|Icon\.|icons|turns)|web\/(shell\/(Bar|words)|offline\/(?!sw|NewVersion)|route|paths|ring|settings\/LanguageSwitch)|games\/([\w-]+\/about|page\/shelf)\.ts$|web\/(games|storage|words)\.ts$|web\/settings\/settings\.svelte\.ts$|kernel\/(shape|words)\.ts$/,
    ),
  },
  // Every table, on this device or online: the board kit, the connection, the words around a board.
  {
    name: 'table',
    test: modules(
      /screen\/(?!Backdrop|Dialog|Icon\.|ToastList|toasts|turns|modal|icons|index|cover|people|style|still)|web\/(connection\/(?!socket)|story\/|table\/words\/)|protocol\/(view|text)\.ts|kernel\/(?!shape|words|index)|table\/(fair|room\/programs\/(players|clumsy-stranger))\.ts/,
    ),
  },
  // What a person at a table does and sees, without its components.
  {
    name: 'sitting',
    test: modules(
      /web\/(table\/(?!text-blocks|links|lesson|export|seat-offers)[\w-]+(\.svelte)?\.ts|rules\/explain|sound\/sound)/,
    ),
  },
  // Tables on this device: the engine, and the room that a server would hold.
  {
    name: 'play',
    test: modules(
      /web\/local\/(connection|course|index|lock|seats)\.ts|table\/(room\/(?!programs\/(players|clumsy))|table\.|check|json-patch|balance|fresh-start)|protocol\/clean\.ts/,
    ),
  },
]

/** Fails a build whose files import each other in a circle: their modules would run in the wrong order, with constants still undefined. */
export function noCircularChunks(): Plugin {
  return {
    name: 'no-circular-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const importsOf = (name: string): readonly string[] => {
        const file = bundle[name]
        return file?.type === 'chunk' ? file.imports : []
      }
      const done = new Set<string>()
      const visit = (name: string, way: readonly string[]): void => {
        if (way.includes(name))
          throw new Error(`files import each other in a circle: ${[...way, name].join(' → ')}`)
        if (done.has(name)) return
        for (const next of importsOf(name)) visit(next, [...way, name])
        done.add(name)
      }
      for (const name of Object.keys(bundle)) visit(name, [])
    },
  }
}
