// Runs the speed measurements: node scripts/bench.mjs [options]

import { launch } from './setup.mjs'

await launch('bench')
