// Runs every check of the repository, or those named: node scripts/test.mjs [name …]
//
// A check is an npm script of the same name; this file only installs what is missing, decides which checks run side by side, and counts.
// The output of a check that fails is shown whole, of one that passes only the end of long ones. The last line is for machines.

import { spawn } from 'node:child_process'
import { install } from './setup.mjs'
import { calledWith, messageOf, misunderstood, root } from './tools.mjs'

/** Light checks run two at a time. The slow ones come first, so that both lines end together. */
const light = ['page-types', 'types', 'lint', 'arrows', 'dead-code', 'format:check', 'rules', 'words']
/** Heavy checks keep all cores busy: each runs alone. */
const heavy = ['unit', 'server', 'browser']
/** Only run when named: part of `unit`. */
const partial = ['unit:quick']

const { positionals } = calledWith(
  `Usage: npm test -- [check …]\n\n  Runs all checks, or those named: ${[...light, ...heavy, ...partial].join(', ')}`,
  { allowPositionals: true },
)
const names = positionals.map((name) => (name === 'format' ? 'format:check' : name))
const known = [...light, ...heavy, ...partial]
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0) misunderstood(`No such check: ${unknown.join(', ')}; there are ${known.join(', ')}`)

const inColour = process.stdout.isTTY && !process.env['NO_COLOR']
const environment = {
  ...process.env,
  ...(inColour ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  NODE_ENV: 'test',
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    // Each check is a process group: npm, its shell and the tool end together.
    for (const { pid } of running) if (pid !== undefined) process.kill(-pid, signal)
    process.exit(1)
  })

await install().catch((/** @type {unknown} */ error) => fail(messageOf(error)))

/** @type {{ name: string, passed: boolean, seconds: number }[]} */
const results = []
await runAll(light.filter(isChosen), 2)
await runAll([...heavy, ...partial].filter(isChosen), 1)

for (const { name, passed, seconds } of results)
  console.log(
    `${passed ? paint(32, 'passed') : paint(31, 'FAILED')} ${seconds.toFixed(1).padStart(7)} s  ${name}`,
  )
const failed = results.filter(({ passed }) => !passed).length
console.log(`\nChecks: ${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** @param {string} name */
function isChosen(name) {
  return names.length === 0 ? !partial.includes(name) : names.includes(name)
}

/**
 * Runs checks, some of them side by side, and goes on after a failure.
 * @param {string[]} list
 * @param {number} atOnce
 */
async function runAll(list, atOnce) {
  if (list.length > 0) console.error(`Running ${list.join(', ')} …`)
  const queue = list.values()
  const line = async () => {
    for (const name of queue) await check(name)
  }
  await Promise.all(Array.from({ length: atOnce }, line))
}

/** @param {string} name */
async function check(name) {
  const started = performance.now()
  const { passed, output } = await runScript(name)
  results.push({ name, passed, seconds: (performance.now() - started) / 1000 })
  if (!passed) console.log(`${paint(31, `── ${name} failed ──`)}\n${output.trim()}\n`)
  else if (!light.includes(name)) console.log(`${output.trim().split('\n').slice(-6).join('\n')}\n`)
}

/**
 * @param {string} name
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
function runScript(name) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn('npm', ['run', '--silent', name], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    running.add(child)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text))
    child.on('error', (error) => (output += error.message))
    child.on('close', (code) => {
      running.delete(child)
      resolve({ passed: code === 0, output })
    })
  })
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
