// Makes a new game: npm run new-game -- <id>
//
// It copies scripts/game-template to games/<id> under the game's own names, adds the game to the lists of all games and to the lock file,
// and links the workspace, so that nothing has to be installed.

import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { idsIn, listsOf } from './new-game/lists.mjs'
import { ledgerOf, titleOf, typeOf, variableOf, wrongWithId } from './new-game/names.mjs'
import { installStamp } from './setup.mjs'
import { calledWith, messageOf, misunderstood, read, root, run, say } from './tools.mjs'

/** @typedef {Record<string, Record<string, unknown>>} Packages */

const usage = `Usage: npm run new-game -- <id>

  Makes games/<id>: a tiny game that is complete, and adds it to the lists of games. See "How to add a game" in README.md.`

try {
  const [id, ...rest] = calledWith(usage, { allowPositionals: true }).positionals
  if (id === undefined || rest.length > 0) misunderstood('Name the new game: npm run new-game -- <id>')
  const problem = wrongWithId(id)
  if (problem) misunderstood(problem)
  await makeGame(id)
} catch (error) {
  say(messageOf(error))
  process.exitCode = 1
}

/** @param {string} id */
async function makeGame(id) {
  const problem = taken(id)
  if (problem) throw new Error(problem)
  const isInstalled = read(installStamp().file) === installStamp().wanted

  copyTemplate(id)
  const written = addToLists(id)
  addToLock(id)
  link(id)
  // What was installed is still all there is to install.
  if (isInstalled) writeFileSync(installStamp().file, installStamp().wanted)
  await format([`games/${id}`, ...written])
  say(
    `games/${id} is a game. Play it: npm start, or npm run play -- --game ${id}. Test it: npx vitest run games/${id}`,
  )
}

/**
 * Why an id is not free.
 * @param {string} id
 */
function taken(id) {
  if (existsSync(join(root, 'games', id))) return `games/${id} exists already. Nothing was changed.`
  const { packages } = lock()
  return `node_modules/@miskatonic/${id}` in packages
    ? `"${id}" is the name of another package of this repository. Nothing was changed.`
    : undefined
}

/**
 * The template calls its game "sample", "Sample" and "SA".
 * @param {string} id
 */
function copyTemplate(id) {
  const template = join(root, 'scripts', 'game-template')
  const folder = join(root, 'games', id)
  const ledger = ledgerOf(id, ledgers())
  for (const file of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const from = join(file.parentPath, file.name)
    const to = join(folder, from.slice(template.length + 1))
    mkdirSync(dirname(to), { recursive: true })
    cpSync(from, to)
    writeFileSync(to, renamed(readFileSync(to, 'utf8'), id, ledger))
  }
}

/**
 * @param {string} text
 * @param {string} id
 * @param {string} ledger
 */
function renamed(text, id, ledger) {
  return text
    .replaceAll(/(?<=['"/]|--game )sample(?=['"/]|`|$)/gm, id)
    .replaceAll(/\bsample\b/g, variableOf(id))
    .replaceAll(/(?<=^# |['"])Sample(?=['":]|$)/gm, titleOf(id))
    .replaceAll(/\bSample\b/g, typeOf(id))
    .replaceAll(/\bSA(?=-\d|')/g, ledger)
}

/** The prefixes of all ledgers. */
function ledgers() {
  return idsIn(read(join(root, 'games/page/shelf.ts'))).map((id) => {
    const about = read(join(root, 'games', id, 'about.ts'))
    return /ledger: '(\w+)'/.exec(about)?.[1] ?? ''
  })
}

/**
 * Returns the files that were written.
 * @param {string} id
 */
function addToLists(id) {
  const ids = [...idsIn(read(join(root, 'games/page/shelf.ts'))), id]
  const unoffered = readdirSync(join(root, 'games')).filter(
    (folder) =>
      !ids.includes(folder) &&
      ['contents.ts', 'index.ts'].every((file) => existsSync(join(root, 'games', folder, file))),
  )
  const lists = listsOf(ids, unoffered)
  for (const [path, text] of Object.entries(lists)) writeFileSync(join(root, path), text)
  const path = join(root, 'games/package.json')
  const manifest = /** @type {{ dependencies: Record<string, string> }} */ (
    JSON.parse(readFileSync(path, 'utf8'))
  )
  manifest.dependencies = withDependency(manifest.dependencies, id)
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`)
  return [...Object.keys(lists), 'games/package.json']
}

function lock() {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  return /** @type {{ packages: Packages }} */ (JSON.parse(text))
}

/** @param {string} id */
function addToLock(id) {
  const whole = lock()
  const manifest = /** @type {Record<string, unknown>} */ (
    JSON.parse(readFileSync(join(root, 'games', id, 'package.json'), 'utf8'))
  )
  const kept = ['name', 'version', 'license', 'dependencies', 'devDependencies']
  const { packages } = whole
  const list = packages['games'] ?? {}
  list['dependencies'] = withDependency(/** @type {Record<string, string>} */ (list['dependencies']), id)
  packages[`games/${id}`] = Object.fromEntries(kept.map((field) => [field, manifest[field]]))
  packages[`node_modules/@miskatonic/${id}`] = { resolved: `games/${id}`, link: true }
  // In the order in which npm writes them.
  const inOrder = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  whole.packages = Object.fromEntries(inOrder)
  writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(whole, null, 2)}\n`)
}

/**
 * @param {Record<string, string>} dependencies
 * @param {string} id
 */
function withDependency(dependencies, id) {
  const all = Object.entries({ ...dependencies, [`@miskatonic/${id}`]: '*' })
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** @param {string} id */
function link(id) {
  const modules = join(root, 'node_modules', '@miskatonic')
  if (existsSync(modules)) symlinkSync(join('..', '..', 'games', id), join(modules, id), 'junction')
}

/**
 * Other names make other line breaks.
 * @param {readonly string[]} paths
 */
async function format(paths) {
  const formatter = join(root, 'node_modules', '.bin', 'oxfmt')
  if (!existsSync(formatter)) return
  const failure = await run(formatter, [...paths])
  if (failure) throw new Error(`The new files could not be formatted: oxfmt ${failure}.`)
}
