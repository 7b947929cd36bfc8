// Makes the program ready to run: installs what it needs and builds its bundles, each only when something
// has changed since the last time. It uses nothing but Node, because on a fresh clone nothing else is there,
// and speaks only on standard error, because standard output belongs to the program that starts afterwards.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')

/** Each bundle and the source it starts from. */
const entries = { miskatonic: 'cli/main.ts', bench: 'bench/main.ts' }

/** Installs the dependencies unless those of the present lock file are there already. */
export async function install() {
  if (Number.parseInt(process.versions.node) < 20)
    throw new Error(`Node 20 or newer is needed; this is ${process.version}.`)
  // The stamp lies inside node_modules, so that it vanishes together with what it vouches for.
  const stamp = join(root, 'node_modules', '.miskatonic-stamp')
  const wanted = hash([`${process.platform} ${process.arch}`, read(join(root, 'package-lock.json'))])
  if (read(stamp) === wanted) return

  await oneAtATime(join(dist, 'install.lock'), async () => {
    if (read(stamp) === wanted) return // another process did it while this one waited
    say('Installing dependencies (only now and after they change; usually less than a minute) …')
    // --include=dev: also under NODE_ENV=production. --loglevel: also under `npm run --silent`.
    const failure = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    if (failure)
      throw new Error(
        `The dependencies could not be installed: "npm ci" ${failure}.\n` +
          'If npm has printed an error above, it says why; most often the npm registry cannot be reached.\n' +
          'Put that right and run the same command again.',
      )
    writeFileSync(stamp, wanted)
    say('Dependencies installed.')
  })
}

/**
 * Builds a bundle unless it is younger than its sources, and returns its path.
 * @param {keyof typeof entries} name
 */
export async function build(name) {
  const outfile = join(dist, `${name}.mjs`)
  // The stamp is the bundle's first line: a bundle and its stamp cannot get out of step.
  const stamp = `// built from sources ${hashOfSources()}\n`
  if (read(outfile).startsWith(stamp)) return outfile

  const { build: bundle, stop } = await import('esbuild')
  const { outputFiles } = await bundle({
    absWorkingDir: root,
    entryPoints: [entries[name]],
    outfile,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    // CommonJS packages inside an ES module bundle still call require().
    banner: {
      js: `${stamp}import { createRequire as $r } from 'node:module'; const require = $r(import.meta.url);`,
    },
    // Libraries check their callers more in development; the bench must not slow its peers down.
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  await stop()
  mkdirSync(dist, { recursive: true })
  for (const file of outputFiles) replace(file.path, file.contents)
  return outfile
}

/**
 * Installs, builds, and returns the path of a bundle; or says what is wrong and ends the process.
 * @param {keyof typeof entries} name
 */
async function prepare(name) {
  try {
    await install()
    return await build(name)
  } catch (error) {
    say(messageOf(error))
    process.exit(1)
  }
}

/**
 * Runs a bundle with the arguments of this process. It runs in this very process, so that signals,
 * exit codes and the terminal reach it without a middleman.
 * @param {keyof typeof entries} name
 */
export async function launch(name) {
  const bundle = await prepare(name)
  process.setSourceMapsEnabled(true)
  process.argv[1] = bundle
  await import(pathToFileURL(bundle).href)
}

/** One hash of everything that can change a bundle: all files of all workspaces, and how they are built. */
function hashOfSources() {
  const { workspaces } = /** @type {{ workspaces: string[] }} */ (
    JSON.parse(read(join(root, 'package.json')))
  )
  const files = ['package-lock.json', 'tsconfig.json', 'scripts/setup.mjs']
  // Patterns such as games/* lie inside folders that are listed themselves.
  for (const folder of workspaces) if (!folder.includes('*')) collect(folder, files)
  return hash(files.toSorted().flatMap((file) => [file, read(join(root, file))]))
}

/**
 * Adds the files below a folder to a list, as paths from the root.
 * @param {string} folder
 * @param {string[]} files
 */
function collect(folder, files) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isFile()) files.push(path)
    else if (entry.isDirectory() && entry.name !== 'node_modules') collect(path, files)
  }
}

/** @param {string[]} parts */
function hash(parts) {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(`${part.length}:${part}`)
  return sum.digest('hex')
}

/**
 * Puts a file in its place in one go: whoever reads it meanwhile sees the old one or the new one, whole.
 * @param {string} path
 * @param {Uint8Array} contents
 */
function replace(path, contents) {
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, contents)
  renameSync(temporary, path)
}

/**
 * Does some work while no other process does it. The lock file holds the number of its owner, so that
 * a lock left behind by a process that was killed can be told from one in use.
 * @param {string} lock
 * @param {() => Promise<void>} work
 */
async function oneAtATime(lock, work) {
  const mine = `${lock}.${process.pid}`
  mkdirSync(dist, { recursive: true })
  writeFileSync(mine, String(process.pid))
  try {
    for (let waits = 0; !link(mine, lock); waits++) {
      if (waits === 10) say(`Waiting for another process that is installing (${lock}) …`)
      if (isAlive(Number(read(lock)))) await sleep(200)
      else rmSync(lock, { force: true })
    }
    try {
      await work()
    } finally {
      rmSync(lock, { force: true })
    }
  } finally {
    rmSync(mine, { force: true })
  }
}

/**
 * Gives a file a second name, and says whether that name was free. This happens at once, or not at all.
 * @param {string} file
 * @param {string} name
 */
function link(file, name) {
  try {
    linkSync(file, name)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM' // alive, and somebody else's
  }
}

/**
 * Runs a command with its output on standard error. Says how it failed, or nothing if all went well.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<string | undefined>}
 */
async function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2] })
  // Whoever stops this process means the command as well; its end then ends this process in good order.
  const stop = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  try {
    return await new Promise((resolve) => {
      child.on('error', (error) => resolve(`could not be started (${error.message})`))
      child.on('close', (code, signal) => {
        resolve(code === 0 ? undefined : signal ? `was stopped by ${signal}` : `ended with exit code ${code}`)
      })
    })
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
  }
}

/**
 * The text of a file, or nothing if there is no such file.
 * @param {string} path
 */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error)
}

/** @param {string} text */
function say(text) {
  process.stderr.write(`${text}\n`)
}

// Started by itself it makes all ready and stops there.
if (process.argv[1] === fileURLToPath(import.meta.url)) await prepare('miskatonic')
