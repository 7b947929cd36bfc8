// Makes the program ready to run: installs what it needs and builds its bundles, each only when something
// has changed since the last time. It uses nothing but Node, because on a fresh clone nothing else is there,
// and speaks only on standard error, because standard output belongs to the program that starts afterwards.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildPage } from './page.mjs'
import { dist, hash, hashOfSources, messageOf, oneAtATime, read, replace, root, run, say } from './tools.mjs'

/** Each bundle: its files and the sources they start from. What starts a thread from a file finds it beside itself. */
const bundles = {
  miskatonic: { miskatonic: 'cli/main.ts', 'writer-thread': 'server/store/sqlite/writer-thread.mjs' },
  bench: { bench: 'bench/main.ts', 'writer-thread': 'server/store/sqlite/writer-thread.mjs' },
  crash: { crash: 'e2e/server/crash.ts' },
  screenshots: { screenshots: 'e2e/browser/screenshots.ts' },
}

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
 * @param {keyof typeof bundles} name
 */
export async function build(name) {
  const outfile = join(dist, `${name}.mjs`)
  // The stamp is the bundle's first line: a bundle and its stamp cannot get out of step.
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
    // They find their native code and their browsers from where they lie.
    external: ['@photostructure/sqlite', '@playwright/test'],
    // Libraries check their callers more in development; the bench must not slow its peers down.
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  await stop()
  mkdirSync(dist, { recursive: true })
  // The file with the stamp comes last: it vouches for the others.
  for (const file of outputFiles) if (file.path !== outfile) replace(file.path, file.contents)
  for (const file of outputFiles) if (file.path === outfile) replace(file.path, file.contents)
  return outfile
}

/**
 * Installs, builds, and returns the path of a bundle; or says what is wrong and ends the process.
 * @param {keyof typeof bundles} name
 */
async function prepare(name) {
  try {
    await install()
    if (process.argv[2] === 'serve' && !process.argv.includes('--help')) await buildPage()
    return await build(name)
  } catch (error) {
    say(messageOf(error))
    process.exit(1)
  }
}

/**
 * Runs a bundle with the arguments of this process. It runs in this very process, so that signals,
 * exit codes and the terminal reach it without a middleman.
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
  // Patterns such as games/* lie inside folders that are listed themselves.
  return workspaces.filter((folder) => !folder.includes('*'))
}

// Started by itself it makes all ready and stops there.
if (process.argv[1] === fileURLToPath(import.meta.url)) await prepare('miskatonic')
