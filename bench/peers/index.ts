import { boardgameIo } from './boardgame-io.ts'
import { handTuned } from './hand-tuned.ts'
import { handWritten } from './hand-written.ts'
import { onKernel } from './on-kernel.ts'
import type { Peer } from './peer.ts'

/** All versions of the small game: measured against each other, and compared move by move. */
export const peers: readonly Peer[] = [handTuned, handWritten, boardgameIo, onKernel]
