// Runs every check of the repository, or those named: node scripts/test.mjs [name …]
// A check that passes stays silent; one that fails shows its output. The last line counts them, for machines.

import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findBrowser } from './browser.mjs'
import { buildPage } from './page.mjs'
import { build, install } from './setup.mjs'
import { messageOf, root } from './tools.mjs'

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} about
 * @property {string[][]} commands one after the other, until one fails
 * @property {boolean} [alone] keeps all cores busy by itself
 * @property {(keyof typeof makers)[]} [needs] what must be made before it can run
 * @property {string} [summary] where the part of the output begins that is shown even if all went well
 */

const bundle = 'dist/miskatonic.mjs'

/** What some checks need. Each is made once; what cannot be made fails the checks that need it, and only those. */
const makers = {
  program: () => build('miskatonic'),
  page: () => buildPage(),
  browser: () => findBrowser(),
}

/** @type {Check[]} The slow ones come first, so that two at a time end together. */
const checks = [
  {
    name: 'types',
    about: 'types; no Node or DOM in the kernel and the games',
    commands: [
      ['tsc', '-p', 'tsconfig.json'],
      ['tsc', '-p', 'tsconfig.portable.json'],
      ['tsc', '-p', 'e2e/browser'],
    ],
  },
  { name: 'lint', about: 'suspicious code', commands: [['oxlint', '--deny-warnings']] },
  {
    name: 'arrows',
    about: 'who may import whom',
    commands: [['depcruise', '--output-type', 'err-long', '.']],
  },
  {
    name: 'dead-code',
    about: 'unused files, exports and dependencies',
    commands: [['knip', '--no-progress']],
  },
  { name: 'format', about: 'formatting', commands: [['oxfmt', '--check']] },
  {
    name: 'page-types',
    about: 'types and accessibility of the page',
    commands: [
      ['svelte-check', '--tsconfig', 'tsconfig.web.json', '--fail-on-warnings', '--output', 'human'],
    ],
  },
  {
    name: 'rules',
    about: 'every rule has a test, in every language a text',
    commands: [['node', bundle, 'rules']],
    needs: ['program'],
  },
  {
    name: 'words',
    about: 'every sentence in every language',
    commands: [['node', bundle, 'words']],
    needs: ['program'],
  },
  { name: 'tests', about: 'vitest', commands: [['vitest', 'run']], alone: true, summary: 'Test Files' },
  {
    name: 'server',
    about: 'a server that is killed, flooded and lied to',
    commands: [['vitest', 'run', '--config', 'e2e/server/vitest.config.ts']],
    alone: true,
    summary: 'Test Files',
    needs: ['program'],
  },
  {
    name: 'browser',
    about: 'whole games in a real browser',
    commands: [['playwright', 'test', '--config', 'e2e/browser/playwright.config.ts']],
    alone: true,
    summary: 'passed',
    needs: ['program', 'page', 'browser'],
  },
]

const names = process.argv.slice(2)
const unknown = names.filter((name) => !checks.some((check) => check.name === name))
if (unknown.length > 0)
  fail(`No such check: ${unknown.join(', ')}. There are: ${checks.map((c) => c.name).join(', ')}.`)
const chosen = checks.filter((check) => names.length === 0 || names.includes(check.name))

const inColour = process.stdout.isTTY && !process.env['NO_COLOR']
const environment = {
  ...process.env,
  ...(inColour ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  NODE_ENV: 'test',
  PATH: join(root, 'node_modules', '.bin') + delimiter + process.env['PATH'],
}

await install().catch((/** @type {unknown} */ error) => fail(messageOf(error)))
/** @type {Map<string, Promise<string>>} */
const made = new Map()

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
// Whoever stops the checks means their tools as well.
process.on('SIGTERM', () => {
  for (const child of running) child.kill()
  process.exit(143)
})

/** @type {Map<Check, { passed: boolean, seconds: number }>} */
const results = new Map()
const heavy = chosen.filter((check) => check.alone)
const light = chosen.filter((check) => !check.alone)
await workThrough(light, 2)
await workThrough(heavy, 1)
report()

/**
 * Performs all checks of a list, some of them side by side.
 * @param {Check[]} list
 * @param {number} atOnce
 */
async function workThrough(list, atOnce) {
  if (list.length > 0) console.error(`Running ${list.map((check) => check.name).join(', ')} …`)
  const queue = list.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const check of queue) await judge(check)
    }),
  )
}

/** @param {Check} check */
async function judge(check) {
  const started = performance.now()
  const { passed, output } = await perform(check)
  results.set(check, { passed, seconds: (performance.now() - started) / 1000 })
  if (!passed) console.log(`${paint(31, `── ${check.name} failed ──`)}\n${output.trim()}\n`)
  else if (check.summary) console.log(`${from(check.summary, output)}\n`)
}

/**
 * Makes what a check needs, and says what went wrong with it.
 * @param {Check} check
 */
async function prepare({ needs = [] }) {
  let problem = ''
  for (const need of needs) {
    if (!made.has(need)) made.set(need, makers[need]().then(rememberBrowser(need), messageOf))
    problem ||= (await made.get(need)) ?? ''
  }
  return problem
}

/**
 * The browser tests are told which browser was found.
 * @param {string} need
 */
function rememberBrowser(need) {
  return (/** @type {unknown} */ found) => {
    if (need === 'browser') Object.assign(environment, { CHROMIUM: String(found) })
    return ''
  }
}

/** @param {Check} check */
async function perform(check) {
  const problem = await prepare(check)
  if (problem) return { passed: false, output: problem }
  let output = ''
  for (const [command = '', ...args] of check.commands) {
    /** @type {number | null} */
    const code = await new Promise((resolve) => {
      const child = spawn(command, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text))
      child.on('error', (error) => (output += error.message))
      child.on('close', resolve)
      child.on('close', () => running.delete(child))
      running.add(child)
    })
    if (code !== 0) return { passed: false, output }
  }
  return { passed: true, output }
}

function report() {
  const width = Math.max(...chosen.map((check) => check.name.length))
  let failed = 0
  for (const check of chosen) {
    const { passed, seconds } = results.get(check) ?? { passed: false, seconds: 0 }
    if (!passed) failed++
    const verdict = passed ? paint(32, 'passed') : paint(31, 'FAILED')
    console.log(
      `${verdict}  ${check.name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${check.about}`,
    )
  }
  console.log(`\nChecks: ${chosen.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

/**
 * The output from the first line on that holds a text.
 * @param {string} text
 * @param {string} output
 */
function from(text, output) {
  const lines = output.trimEnd().split('\n')
  const first = lines.findIndex((line) => stripVTControlCharacters(line).includes(text))
  return lines.slice(first).join('\n')
}

/**
 * @param {number} code
 * @param {string} text
 */
function paint(code, text) {
  return inColour ? `\u001b[${code}m${text}\u001b[0m` : text
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message)
  process.exit(1)
}
