// What the scripts are made with. Like them it uses nothing but Node.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
/** Everything that is built, and can be built again. */
export const dist = join(root, 'dist')

/**
 * One hash of everything that can change what is built from some workspaces: all their files, and how they are built.
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
 * Puts a file in its place in one go: whoever reads it meanwhile sees the old one or the new one, whole.
 * @param {string} path
 * @param {Uint8Array} contents
 */
export function replace(path, contents) {
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
export async function oneAtATime(lock, work) {
  const mine = `${lock}.${process.pid}`
  mkdirSync(dist, { recursive: true })
  writeFileSync(mine, String(process.pid))
  try {
    for (let waits = 0; !link(mine, lock); waits++) {
      if (waits === 10) say(`Waiting for another process that does the same (${lock}) …`)
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
 * @param {Record<string, string>} [environment] in addition to that of this process
 * @returns {Promise<string | undefined>}
 */
export async function run(command, args, environment) {
  const env = { ...process.env, ...environment }
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 2, 2] })
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
