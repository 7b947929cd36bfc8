import { z } from 'zod'
import { name } from './asked.ts'

/** What a client asks by HTTP. */

/** At most a week. */
const minutes = z.int().min(0).max(10_080)

/** POST /api/tables */
export const newTable = z.strictObject({
  game: z.string().min(1).max(32),
  options: z.record(z.string().max(32), z.union([z.string().max(64), z.number(), z.boolean(), z.null()])),
  /** The seats that the host takes, and under which name. */
  take: z.array(z.string().max(32)).max(16),
  name: name.optional(),
  /** What the table has agreed on for players who are away (see `TableSettings`). */
  settings: z
    .strictObject({
      replaceBy: z.enum(['host', 'players', 'nobody']),
      replaceAfter: minutes,
      consentAfter: minutes.nullable(),
    })
    .optional(),
})
export type NewTable = z.infer<typeof newTable>

/** POST /api/tables/:id/report: the table as a file, with a note about a problem. */
export const newReport = z.strictObject({ note: z.string().max(2000) })

/** A table has been made. Each key opens one thing; they are shown once and stored only as hashes. */
export interface TableKeys {
  readonly table: string
  /** Opens the host's powers: begin, replace a player, new links. */
  readonly host: string
  /** Lets its holder take any free seat. */
  readonly invite: string
  /** Lets its holder watch. */
  readonly watch: string
  /** The seats that were taken at once. The others are taken with the invitation, or with a link that the host makes. */
  readonly seats: Readonly<Record<string, string>>
}

/** What every refused HTTP request gets. */
export interface HttpRefusal {
  readonly error: { readonly code: string; readonly message: string }
}
