export interface Options {
  sections: string[]
  json: boolean
  quick: boolean
}

/** The command line cannot be understood. */
export class UsageError extends Error {}

/** Runs Node's parser, whose errors are those of the one who calls. */
export function understood<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new UsageError((error as Error).message.split(/\.\s/)[0]) // `parseArgs` throws errors only
  }
}

/** Reads the command line; `usual` are the sections that run unless some are named. Throws an error that says what is wrong with it. */
export function parseOptions(
  args: readonly string[],
  known: readonly string[],
  usual: readonly string[] = known,
): Options {
  const options: Options = { sections: [], json: false, quick: false }
  for (const arg of args) {
    if (arg === '--json') options.json = true
    else if (arg === '--quick') options.quick = true
    else if (arg.startsWith('-'))
      throw new UsageError(`unknown option ${arg}; there are --json, --quick and --help`)
    else if (!known.includes(arg))
      throw new UsageError(`unknown section ${arg}; there are ${known.join(', ')}`)
    else if (!options.sections.includes(arg)) options.sections.push(arg)
  }
  if (options.sections.length === 0) options.sections = [...usual]
  return options
}
