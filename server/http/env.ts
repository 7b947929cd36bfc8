import type { HttpBindings } from '@hono/node-server'

/** Hono's environment: the Node request behind every context. */
export interface Env {
  Bindings: HttpBindings
}
