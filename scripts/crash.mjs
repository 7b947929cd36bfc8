// Kills a server again and again while people play: node scripts/crash.mjs [options]

import { launch } from './setup.mjs'

await launch('crash')
