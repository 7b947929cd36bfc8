// Runs the program: node scripts/run.mjs play | referee | fuzz | … [options]

import { launch } from './setup.mjs'

await launch('miskatonic')
