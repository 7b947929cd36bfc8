// Helpers of the scripts. Node built-ins only, because they run before anything is installed.

import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

export const root = fileURLToPath(new URL('..', import.meta.url))
/** Build output; can be deleted at any time. */
export const dist = join(root, 'dist')

/**
 * A hash of everything that determines what is built from some workspaces: all their files and the build scripts.
 * @param {string[]} workspaces
 */
export function hashOfSources(workspaces) {
  const files = [
    'package-lock.json',
    'tsconfig.json',
    'scripts/setup.mjs',
    'scripts/page.mjs',
    'scripts/tools.mjs',
  ]
  for (const folder of workspaces) collect(folder, files)
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
export function hash(parts) {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(`${part.length}:${part}`)
  return sum.digest('hex')
}

/**
 * Replaces a file atomically: a concurrent reader sees the old or the new contents, whole.
 * @param {string} path
 * @param {Uint8Array} contents
 */
export function replace(path, contents) {
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, contents)
  renameSync(temporary, path)
}

/**
 * Does some work under a lock between processes. The lock file holds the process id of its owner, so that a lock left behind by a killed
 * process can be recognised and removed.
 * @param {string} lock
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(lock, work) {
  const mine = `${lock}.${process.pid}`
  mkdirSync(dist, { recursive: true })
  writeFileSync(mine, String(process.pid))
  try {
    for (let waits = 0; !link(mine, lock); waits++) {
      if (waits === 10) say(`Waiting for another process that is doing the same (${lock}) …`)
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
 * Hard-links a file to a name and returns whether that name was free. The operation is atomic.
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
    return codeOf(error) === 'EPERM' // alive, but owned by another user
  }
}

/**
 * Runs a command with its output on standard error. Returns how it failed, or undefined if it succeeded.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [environment] added to the environment of this process
 * @returns {Promise<string | undefined>}
 */
export async function run(command, args, environment) {
  const env = { ...process.env, ...environment }
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 2, 2] })
  // Signals are forwarded to the command; when it has ended, this process goes on to report that.
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
 * What a script was called with. Prints the usage and ends for `--help`; a call that cannot be understood ends with one line and exit
 * code 2.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config & { strict: true }>>}
 */
export function calledWith(usage, config) {
  if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  }
  try {
    return parseArgs({ ...config, strict: true })
  } catch (error) {
    return misunderstood(messageOf(error).split(/\.\s/)[0] ?? '')
  }
}

/**
 * Ends the process: the call makes no sense.
 * @param {string} why
 * @returns {never}
 */
export function misunderstood(why) {
  say(`${why.replace(/\.$/, '')}. The option --help shows the usage.`)
  process.exit(2)
}

/**
 * The text of a file; empty if there is no such file.
 * @param {string} path
 */
export function read(path) {
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
export function say(text) {
  process.stderr.write(`${text}\n`)
}

/**
 * Debian's package manager, as root or with sudo. Returns whether it succeeded.
 * @param {string[]} args
 */
export function apt(...args) {
  const isRoot = process.getuid?.() === 0
  const command = isRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args]
  const [name = '', ...rest] = command
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(name, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}
