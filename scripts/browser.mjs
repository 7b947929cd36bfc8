// Finds a Chromium for the browser tests, and installs one if there is none. Run directly it prints its path.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { apt, messageOf, root, say } from './tools.mjs'

const usual = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
)

/** The path of a browser that starts; installs one if necessary. */
export async function findBrowser() {
  const found = working() ?? (installFromDebian() ? working() : undefined) ?? (await installFromPlaywright())
  if (found) return found
  throw new Error(
    'No Chromium was found, and none could be installed.\n' +
      'Install it ("apt-get install chromium"), or give the path of an installed one: CHROMIUM=/path/to/chromium npm test',
  )
}

function working() {
  const named = process.env['CHROMIUM']
  if (named && !starts(named)) throw new Error(`CHROMIUM names ${named}, which does not start.`)
  return [...(named ? [named] : []), ...usual].find((path) => existsSync(path) && starts(path))
}

/** @param {string} path On Ubuntu it may be a script that only asks to install a snap. */
function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function installFromDebian() {
  if (!existsSync('/usr/bin/apt-get')) return false
  console.error('Installing Chromium for the browser tests (only once; about 400 MB) …')
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
}

/** On other systems Playwright downloads its own. */
async function installFromPlaywright() {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const { status } = spawnSync(process.execPath, [cli, 'install', '--with-deps', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) return undefined
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return starts(path) ? path : undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    process.stdout.write(`${await findBrowser()}\n`)
  } catch (error) {
    say(messageOf(error))
    process.exitCode = 1
  }
