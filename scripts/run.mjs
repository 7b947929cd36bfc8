// Runs the command line: node scripts/run.mjs play | referee | fuzz | … [options]

import { launch } from './setup.mjs'

await launch('miskatonic')
