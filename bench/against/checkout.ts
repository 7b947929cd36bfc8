import { fork, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { meterArgs } from './meter.ts'

/** A checkout of this repository, of any version, seen only through the command line of the program that is built from it. */
export interface Checkout {
  readonly name: string
  readonly folder: string
  /** The commit, with `+` if files differ from it. */
  readonly commit: string
}

/** Installs and builds what is missing there. */
export function checkoutAt(name: string, folder: string): Checkout {
  const setup = join(folder, 'scripts', 'setup.mjs')
  if (!existsSync(setup))
    throw new Error(`${folder} is no checkout of this repository: it has no scripts/setup.mjs`)
  const { status } = spawnSync(process.execPath, [setup], { cwd: folder, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error(`the program in ${folder} could not be built`)
  return { name, folder, commit: commitOf(folder) }
}

function commitOf(folder: string): string {
  const git = (...args: string[]): string =>
    spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout?.trim() ?? ''
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+')
}

/** Starts a command of the program with a meter in it. */
export function startCommand(
  { folder }: Checkout,
  args: readonly string[],
  nodeArgs: readonly string[] = [],
): ChildProcess {
  return fork(join(folder, 'dist', 'miskatonic.mjs'), args, {
    cwd: folder,
    execArgv: [...meterArgs, ...nodeArgs],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
}
