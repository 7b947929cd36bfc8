import type { MomentTable } from '@miskatonic/screen'
import type { Events } from '../../kind.ts'
import CharmPlayed from './CharmPlayed.svelte'
import Searched from './Searched.svelte'

/** The events that are shown in large, each with its component. */
export const moments: MomentTable<Events> = { searched: Searched, charmPlayed: CharmPlayed }
