// Installs the dependencies and builds the bundles, each only if its inputs have changed since the last time:
//
//   node scripts/setup.mjs          the program
//   node scripts/setup.mjs page     the program and the page
//
// It uses Node built-ins only, because a fresh clone has nothing else, and writes only to standard error, because standard output belongs
// to the program that is started afterwards.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import zlib from 'node:zlib'
import { buildPage } from './page.mjs'
import { dist, hash, hashOfSources, messageOf, oneAtATime, read, replace, root, run, say } from './tools.mjs'

/** The output files of each bundle and their entry points. Code that runs in a thread of its own is a file beside the main one. */
const bundles = {
  miskatonic: {
    miskatonic: 'cli/main.ts',
    'game-thread': 'cli/game-thread.ts',
    'work-process': 'cli/work-process.ts',
    'writer-thread': 'server/store/sqlite/writer-thread.mjs',
    'backup-process': 'server/store/sqlite/backup-process.mjs',
  },
  bench: { bench: 'bench/main.ts', 'writer-thread': 'server/store/sqlite/writer-thread.mjs' },
  crash: { crash: 'e2e/server/crash.ts' },
  cluster: { cluster: 'e2e/cluster/main.ts' },
  screenshots: { screenshots: 'e2e/browser/screenshots.ts' },
}

/** Installs the dependencies of the lock file unless they are installed already. */
export async function install() {
  // Checksums of stored tables need zlib.crc32.
  if (typeof zlib.crc32 !== 'function')
    throw new Error(`Node 20.15, 22.2 or newer is needed; this is ${process.version}.`)
  const { file, wanted } = installStamp()
  if (read(file) === wanted) return

  await oneAtATime(join(dist, 'install.lock'), async () => {
    if (read(file) === wanted) return // another process has done it meanwhile
    say('Installing dependencies (only now and after they change; usually less than a minute) …')
    // --include=dev: also under NODE_ENV=production. --loglevel: also under `npm run --silent`.
    const failure = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    if (failure)
      throw new Error(
        `The dependencies could not be installed: "npm ci" ${failure}.\n` +
          'See the error of npm above, if there is one; most often the npm registry cannot be reached.\n' +
          'Then run the same command again.',
      )
    writeFileSync(file, wanted)
    say('Dependencies installed.')
  })
}

/**
 * The file that says what is installed, and what it says if that is what the lock file names. It is inside node_modules, so that deleting
 * node_modules deletes it, too.
 */
export function installStamp() {
  return {
    file: join(root, 'node_modules', '.miskatonic-stamp'),
    wanted: hash([`${process.platform} ${process.arch}`, read(join(root, 'package-lock.json'))]),
  }
}

/**
 * Builds a bundle unless it is younger than its sources, and returns its path.
 * @param {keyof typeof bundles} name
 */
export async function build(name) {
  const outfile = join(dist, `${name}.mjs`)
  // The stamp is the bundle's first line, so both are replaced in one step.
  const stamp = `// built from sources ${hashOfSources(allWorkspaces())}\n`
  if (read(outfile).startsWith(stamp)) return outfile

  const { build: bundle, stop } = await import('esbuild')
  const { outputFiles } = await bundle({
    absWorkingDir: root,
    entryPoints: bundles[name],
    outdir: dist,
    outExtension: { '.js': '.mjs' },
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
    // These locate native code, browsers or the code of their threads relative to their own files.
    external: ['@photostructure/sqlite', '@playwright/test', 'tinypool'],
    // Libraries do extra checks in development mode, which would slow down the peers in the bench.
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  await stop()
  mkdirSync(dist, { recursive: true })
  // The file with the stamp is written last: it says that all of them are there.
  for (const file of outputFiles) if (file.path !== outfile) replace(file.path, file.contents)
  for (const file of outputFiles) if (file.path === outfile) replace(file.path, file.contents)
  return outfile
}

/**
 * Installs, builds, and returns the path of a bundle; or prints what is wrong and ends the process.
 * @param {keyof typeof bundles} name
 */
async function prepare(name) {
  try {
    await install()
    const wantsPage = process.argv[2] === 'serve' || process.argv[2] === 'page'
    if (wantsPage && !process.argv.includes('--help')) await buildPage()
    return await build(name)
  } catch (error) {
    say(messageOf(error))
    process.exit(1)
  }
}

/**
 * Runs a bundle with the arguments of this process. It is imported, not spawned, so that signals, exit codes and the terminal need no
 * forwarding.
 * @param {keyof typeof bundles} name
 */
export async function launch(name) {
  const bundle = await prepare(name)
  process.setSourceMapsEnabled(true)
  process.argv[1] = bundle
  await import(pathToFileURL(bundle).href)
}

/** @returns {string[]} */
function allWorkspaces() {
  const { workspaces } = /** @type {{ workspaces: string[] }} */ (
    JSON.parse(read(join(root, 'package.json')))
  )
  // Patterns such as games/* are inside folders that are listed themselves.
  return workspaces.filter((folder) => !folder.includes('*'))
}

// When run directly rather than imported:
if (process.argv[1] === fileURLToPath(import.meta.url)) await prepare('miskatonic')
