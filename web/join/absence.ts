import type { TableSettings } from '@miskatonic/protocol'

/** What a table agrees on for players who are away, unless the host changes it. */
export const usualAbsence: TableSettings = { replaceBy: 'host', replaceAfter: 0, consentAfter: null }

export const replacers: readonly TableSettings['replaceBy'][] = ['host', 'players', 'nobody']
/** In minutes. */
export const waits: readonly number[] = [0, 5, 15, 60, 1440]
export const consentWaits: readonly (number | null)[] = [null, 5, 15, 60, 1440]
