import type { Language } from '@miskatonic/kernel'
import { UsageError, argumentsOf, languageFlag, languageOf } from './args.ts'
import { type Command, helpFor } from './command.ts'
import { backup } from './commands/backup.ts'
import { checkData } from './commands/check-data.ts'
import { fuzz } from './commands/fuzz.ts'
import { lab } from './commands/lab.ts'
import { move } from './commands/move.ts'
import { perft } from './commands/perft.ts'
import { play } from './commands/play.ts'
import { referee } from './commands/referee.ts'
import { replay } from './commands/replay.ts'
import { restore } from './commands/restore.ts'
import { rules } from './commands/rules.ts'
import { serve } from './commands/serve.ts'
import { verify } from './commands/verify.ts'
import { words } from './commands/words.ts'
import { printableLine } from './printable.ts'
import { cliWords } from './words/index.ts'

/** Every command. A new one needs a file in commands/ and its name here. */
const commands: readonly Command[] = [
  serve,
  backup,
  restore,
  checkData,
  move,
  play,
  replay,
  verify,
  referee,
  fuzz,
  perft,
  lab,
  rules,
  words,
]

async function run([name, ...argv]: readonly string[]): Promise<number> {
  const command = commands.find((each) => each.name === name)
  if (command === undefined) return withoutCommand(name, argv)
  const flags = { ...command.flags, help: { about: cliWords.en.usage.help } }
  const isHelpWanted = argv.includes('--help') || argv.includes('-h')
  const args = argumentsOf(
    argv.filter((arg) => arg !== '-h'),
    isHelpWanted ? { ...languageFlag, ...flags } : flags,
    command.rest.length,
  )
  if (!isHelpWanted) return command.run(args)
  console.log(helpFor(command, args.language))
  return 0
}

function withoutCommand(name: string | undefined, argv: readonly string[]): number {
  const lang = argv[argv.indexOf('--lang') + 1]
  const language = languageOf(argv.includes('--lang') ? lang : undefined)
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview(language))
    return 0
  }
  const known = commands.map((command) => command.name)
  throw new UsageError(cliWords[language].usage.unknownCommand(name, known))
}

function overview(language: Language): string {
  const { usage } = cliWords[language]
  const width = Math.max(...commands.map(({ npm }) => npm.length)) + 2
  const lines = commands.map(
    ({ npm, about }) => `  ${npm.replace(/ --$/, '').padEnd(width)}${about[language]}`,
  )
  return [usage.commands, ...lines, '', usage.more].join('\n')
}

/** Output that cannot be written is missed, on a full disk for example. The reader of a pipe, such as `head`, may have had enough. */
function noteLostOutput(): void {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || process.exitCode === 1) return
    console.error(cliWords[languageOf(undefined)].usage.outputLost(message))
    process.exitCode = 1
  })
}

async function main(): Promise<void> {
  noteLostOutput()
  try {
    const code = await run(process.argv.slice(2))
    if (code !== 0 || process.exitCode === undefined) process.exitCode = code
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(printableLine(error.message))
    process.exitCode = 2
  }
}

await main()
