import { type Refused, canonical, refused } from '@miskatonic/kernel'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/**
 * The file of a running game contains the secrets of all players, so it is exported encrypted (AES-256-GCM) with a key of the server's own.
 * Everything else in the file is authenticated with it: nothing can be changed or exchanged.
 */
interface Sealed {
  format: string
  /** The table that the game was played at. */
  table: string
  iv: string
  tag: string
  data: string
}

/** The first format used a key made of the table's secret, which is public after the game, and did not authenticate the table. */
const FIRST_FORMAT = 'miskatonic-sealed/1'
const FORMAT = 'miskatonic-sealed/2'
/** Padding: characters for the part before the choices, and for each choice, which has a line of its own. */
const [HEAD_LENGTH, LINE_LENGTH] = [65_536, 200]

export function seal(text: string, table: string, key: Uint8Array): string {
  const iv = randomBytes(12)
  const head = { format: FORMAT, table, iv: iv.toString('base64') }
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(canonical(head)))
  const data = Buffer.concat([cipher.update(padded(text), 'utf8'), cipher.final()])
  const sealed: Sealed = {
    ...head,
    tag: cipher.getAuthTag().toString('base64'),
    data: data.toString('base64'),
  }
  return `${JSON.stringify(sealed, null, 1)}\n`
}

/**
 * Pads the JSON with spaces. Otherwise the length would give away something about hidden choices; now it depends only on the number of
 * choices, which is public.
 */
function padded(text: string): string {
  return text.padEnd(HEAD_LENGTH + LINE_LENGTH * text.split('\n').length)
}

/** What a sealed file says of itself. */
export interface Seal {
  readonly table: string
  /** Whether it is of the first format, which is opened with the table's secret. */
  readonly isFirstFormat: boolean
}

/** Undefined if the file is not sealed. */
export function sealOf(text: string): Seal | undefined {
  const sealed = parsed(text)
  if (typeof sealed?.table !== 'string') return undefined
  if (sealed.format !== FORMAT && sealed.format !== FIRST_FORMAT) return undefined
  return { table: sealed.table, isFirstFormat: sealed.format === FIRST_FORMAT }
}

export function unseal(text: string, key: Uint8Array): string | Refused {
  const { tag, data, ...head } = parsed(text) as Sealed
  return opened({ iv: head.iv, tag, data }, key, canonical(head))
}

/** Opens a file of the first format. Its table is not authenticated: compare the game with that table's log. */
export function unsealFirstFormat(text: string, secret: string): string | Refused {
  return opened(parsed(text) as Sealed, createHash('sha256').update(`miskatonic seal ${secret}`).digest())
}

function opened(
  { iv, tag, data }: Pick<Sealed, 'iv' | 'tag' | 'data'>,
  key: Uint8Array,
  head?: string,
): string | Refused {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64'), { authTagLength: 16 })
    if (head !== undefined) decipher.setAAD(Buffer.from(head))
    decipher.setAuthTag(Buffer.from(tag, 'base64'))
    return decipher.update(data, 'base64', 'utf8') + decipher.final('utf8')
  } catch {
    return refused('save-altered', 'this sealed game was altered after it was exported')
  }
}

function parsed(text: string): Partial<Sealed> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
