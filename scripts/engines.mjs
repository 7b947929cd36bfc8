// Finds PostgreSQL and NATS for the tests of several servers, and installs Debian's where they are missing.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { apt, messageOf, say } from './tools.mjs'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs, and the path of nats-server; installs what is missing. */
export function findEngines() {
  if (found() === undefined) install()
  const engines = found()
  if (engines !== undefined) return engines
  throw new Error(
    'PostgreSQL or NATS was not found, and could not be installed.\n' +
      'Install them ("apt-get install postgresql nats-server"), or say where they are: POSTGRES_BIN=/folder NATS_SERVER=/path',
  )
}

function found() {
  const postgres = [process.env['POSTGRES_BIN'], ...debianVersions(), ...inPath('initdb')].find(
    (folder) =>
      folder !== undefined && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
  const nats = [
    process.env['NATS_SERVER'],
    ...inPath('nats-server').map((folder) => join(folder, 'nats-server')),
  ].find((path) => path !== undefined && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0)
  return postgres === undefined || nats === undefined ? undefined : { postgres, nats }
}

/** The newest first. */
function debianVersions() {
  if (!existsSync(DEBIAN)) return []
  return readdirSync(DEBIAN)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
}

/** @param {string} program */
function inPath(program) {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.filter((folder) => folder !== '' && existsSync(join(folder, program)))
}

function install() {
  if (!existsSync('/usr/bin/apt-get')) return
  say('Installing PostgreSQL and NATS for the tests of several servers (only once; about 60 MB) …')
  if (apt('update', '-qq'))
    apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql', 'nats-server')
  // Debian starts services of its own, which nothing here uses.
  for (const service of ['postgresql', 'nats-server'])
    if (existsSync('/run/systemd/system'))
      spawnSync('systemctl', ['disable', '--now', service], { stdio: 'ignore' })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    process.stdout.write(`${JSON.stringify(findEngines())}\n`)
  } catch (error) {
    say(messageOf(error))
    process.exitCode = 1
  }
