import { allGames } from '@miskatonic/games'
import { type Verified, verify as verifyText } from '@miskatonic/table'
import { type Arguments, UsageError, languageFlag } from '../args.ts'
import type { Command } from '../command.ts'
import { printable } from '../printable.ts'
import { Saves, takenFrom } from '../saves.ts'
import { type CliWords, cliWords } from '../words/index.ts'

export const verify: Command = {
  name: 'verify',
  npm: 'npm run -s verify --',
  about: {
    en: 'Check the luck of a finished game: every shuffle and every die.',
    pl: 'Sprawdź los zakończonej gry: każde tasowanie i każdy rzut.',
  },
  flags: {
    commitment: {
      value: 'hash',
      about: {
        en: 'what the table showed before the game, to compare',
        pl: 'skrót, który stół pokazał przed grą, do porównania',
      },
    },
    ...languageFlag,
  },
  rest: ['file'],
  run(args) {
    const { lines, exitCode } = verified(args)
    console.log(printable(lines.join('\n')))
    return exitCode
  },
}

export function verified(args: Arguments): { lines: string[]; exitCode: number } {
  const words = cliWords[args.language]
  const [name] = args.rest
  if (name === undefined) throw new UsageError(words.usage.fileMissing)
  const found = takenFrom(new Saves().fileNamed(name), words, (text) => verifyText(text, allGames))
  if (typeof found === 'string') return { lines: [found], exitCode: 1 }
  const noted = args.flags['commitment']?.toLowerCase()
  const isOther = noted !== undefined && noted !== found.commitment
  return { lines: findings(found, noted, words), exitCode: isOther ? 1 : 0 }
}

function findings(
  { commitment, parts, committed, source, choices, numbers, origin: { version, compared: end } }: Verified,
  noted: string | undefined,
  { verify: words }: CliWords,
): string[] {
  const compared = noted === undefined ? [] : [noted === commitment ? words.isSame : words.isOther(noted)]
  const added = Object.entries(parts).map(([seat, part]) =>
    committed?.made.includes(seat) ? words.made(seat, part) : words.part(seat, part),
  )
  return [
    words.commitment(commitment),
    ...compared,
    ...(added.length === 0 ? [words.noParts] : added),
    words.source[source],
    end === 'position' ? words.holds(choices, numbers) : words.older[end](version, choices, numbers),
  ]
}
