// Crash test: kills a server again and again while games are played: node scripts/crash.mjs [options]

import { launch } from './setup.mjs'

await launch('crash')
