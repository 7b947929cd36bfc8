// Several servers with PostgreSQL, NATS and a balancer on this machine, to try out: node scripts/cluster.mjs [options]

import { launch } from './setup.mjs'

await launch('cluster')
