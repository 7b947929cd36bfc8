import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A copy of this repository's sources, with the dependencies that are installed here. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'miskatonic-copy-'))

  constructor() {
    const files = ['ls-files', '--cached', '--others', '--exclude-standard']
    for (const file of execFileSync('git', files, { cwd: root, encoding: 'utf8' }).trim().split('\n')) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true })
      cpSync(join(root, file), join(this.folder, file))
    }
    for (const workspace of ['', 'bench', 'e2e', 'server']) this.linkModules(join(workspace, 'node_modules'))
  }

  /** Packages are linked to the installed ones; workspaces of this repository are links relative to the copy. */
  private linkModules(modules: string): void {
    mkdirSync(join(this.folder, modules), { recursive: true })
    for (const name of readdirSync(join(root, modules))) {
      const from = join(root, modules, name)
      const to = join(this.folder, modules, name)
      if (name === '@miskatonic' || name === '.miskatonic-stamp')
        cpSync(from, to, { recursive: true, verbatimSymlinks: true })
      else if (!name.startsWith('.vite')) symlinkSync(from, to)
    }
  }

  /** Runs a Node program in the copy: its exit code, and everything that it wrote. */
  run(...args: string[]): { code: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: this.folder,
      encoding: 'utf8',
    })
    return { code: status, output: stdout + stderr }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
