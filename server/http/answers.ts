import type { Refused } from '@miskatonic/kernel'
import type { HttpRefusal } from '@miskatonic/protocol'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { metrics } from '../metrics.ts'

/** Codes that are not listed are client errors: 400. */
const statuses: Readonly<Record<string, ContentfulStatusCode>> = {
  'unknown-table': 404,
  'not-found': 404,
  'table-removed': 410,
  'bad-key': 403,
  'bad-origin': 403,
  'no-key': 401,
  'metrics-private': 401,
  'bad-method': 405,
  'not-begun': 409,
  archived: 409,
  'too-large': 413,
  'too-many': 429,
  'storage-full': 429,
  'too-busy': 503,
  'too-slow': 503,
  'save-too-large': 413,
  'server-failed': 500,
  'table-damaged': 500,
}

export function answerRefusal(c: Context, { refused: { code, message } }: Refused): Response {
  metrics.refused.inc({ code })
  return c.json<HttpRefusal>({ error: { code, message } }, statuses[code] ?? 400)
}
