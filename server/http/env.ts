import type { HttpBindings } from '@hono/node-server'

/** What every request brings along. */
export interface Env {
  Bindings: HttpBindings
}
