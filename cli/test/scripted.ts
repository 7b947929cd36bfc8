import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { argumentsOf } from '../args.ts'
import { play, playIn } from '../commands/play.ts'
import type { Terminal } from '../play/terminal.ts'

/** A terminal whose player has written everything down beforehand. */
function scripted(lines: readonly string[], interactive = false): Terminal & { output: string } {
  const left = [...lines]
  return {
    output: '',
    interactive,
    colours: false,
    width: 100,
    print(text) {
      this.output += `${text}\n`
    },
    clear() {
      this.output += '[cleared]\n'
    },
    ask(prompt) {
      const line = left.shift()
      this.output += `${prompt}${line ?? ''}\n`
      return Promise.resolve(line)
    },
    close() {},
  }
}

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A folder that is gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'miskatonic-'))
  folders.push(folder)
  return folder
}

export interface Played {
  output: string
  exitCode: number
}

/** Runs `play` with these arguments and this input. */
export async function playScript(
  argv: readonly string[],
  lines: readonly string[],
  interactive = false,
): Promise<Played> {
  const terminal = scripted(lines, interactive)
  const exitCode = await playIn(terminal, argumentsOf(argv, play.flags, 0))
  return { output: terminal.output, exitCode }
}
