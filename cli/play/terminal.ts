import { type Interface, createInterface } from 'node:readline'

/** The terminal, as far as a game needs it. */
export interface Terminal {
  /** A person watches: the screen can be cleared, and secrets are covered between players. */
  readonly interactive: boolean
  readonly colours: boolean
  readonly width: number
  print(text: string): void
  clear(): void
  /** The next line of input; undefined after the end of input or Ctrl-C. */
  ask(prompt: string): Promise<string | undefined>
  close(): void
}

/** Standard input and output, be they a terminal, a pipe or a file. */
export function systemTerminal(): Terminal {
  const { stdin, stdout, env } = process
  const interactive = stdin.isTTY && stdout.isTTY
  const reader = createInterface({
    input: stdin,
    ...(interactive ? { output: stdout } : {}),
    terminal: interactive,
  })
  const lines = reader[Symbol.asyncIterator]()
  closeOnSignals(reader)
  return {
    interactive,
    colours: stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    get width() {
      return stdout.columns ?? 100
    },
    print: (text) => void stdout.write(`${text}\n`),
    clear: () => void (interactive && stdout.write('\u001B[2J\u001B[3J\u001B[H')),
    async ask(prompt) {
      if (interactive) {
        reader.setPrompt(prompt)
        reader.prompt()
      } else stdout.write(prompt)
      const next = await lines.next()
      const line = next.done === true ? undefined : next.value
      // Input from a pipe is not echoed by a terminal, and a transcript should show it.
      if (!interactive || line === undefined) stdout.write(`${line ?? ''}\n`)
      return line
    },
    close: () => reader.close(),
  }
}

function closeOnSignals(reader: Interface): void {
  const close = () => reader.close()
  reader.on('SIGINT', close)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, close)
  // The reader of our output may close it early, as `head` does.
  process.stdout.on('error', close)
}
