import type { Refused } from '@miskatonic/kernel'
import type { Told } from '@miskatonic/protocol'

/** The answer to a request: what `done` carries, a refusal, or null if the request was answered with a message of its own. */
export type Answer = Omit<Extract<Told, { t: 'done' }>, 't' | 'ref'> | Refused | null
