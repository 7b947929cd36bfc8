export interface Options {
  sections: string[]
  json: boolean
  quick: boolean
  help: boolean
}

/** Reads the command line. Throws an error that says what is wrong with it. */
export function parseOptions(args: readonly string[], known: readonly string[]): Options {
  const options: Options = { sections: [], json: false, quick: false, help: false }
  for (const arg of args) {
    if (arg === '--json') options.json = true
    else if (arg === '--quick') options.quick = true
    else if (arg === '--help' || arg === '-h') options.help = true
    else if (arg.startsWith('-'))
      throw new Error(`unknown option ${arg}; there are --json, --quick and --help`)
    else if (!known.includes(arg)) throw new Error(`unknown section ${arg}; there are ${known.join(', ')}`)
    else if (!options.sections.includes(arg)) options.sections.push(arg)
  }
  if (options.sections.length === 0) options.sections = [...known]
  return options
}
