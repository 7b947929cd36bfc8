/** The schemas of what comes from clients. Only the server checks messages: an entry of its own keeps zod out of everything else. */
export { asked, isChoice } from './asked.ts'
export { newReport, newTable } from './http.ts'
export type { ZodType as Schema } from 'zod'
