import { type Refused, refused } from '@miskatonic/kernel'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/**
 * The file of a running game contains the secrets of all players, so it is exported encrypted (AES-256-GCM). Only the server that has the
 * table's record can decrypt it.
 */
interface Sealed {
  format: string
  table: string
  iv: string
  tag: string
  data: string
}

const FORMAT = 'miskatonic-sealed/1'
/** Padding: characters for the part before the choices, and for each choice, which has a line of its own. */
const [HEAD_LENGTH, LINE_LENGTH] = [65_536, 200]

export function seal(text: string, table: string, secret: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), iv)
  const data = Buffer.concat([cipher.update(padded(text), 'utf8'), cipher.final()])
  const sealed: Sealed = {
    format: FORMAT,
    table,
    iv: iv.toString('base64'),
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

/** The table whose record decrypts this file; undefined if the file is not sealed. */
export function sealedTable(text: string): string | undefined {
  const sealed = parsed(text)
  return sealed?.format === FORMAT && typeof sealed.table === 'string' ? sealed.table : undefined
}

export function unseal(text: string, secret: string): string | Refused {
  try {
    const { iv, tag, data } = parsed(text) as Sealed
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), Buffer.from(iv, 'base64'))
    decipher.setAuthTag(Buffer.from(tag, 'base64'))
    return decipher.update(data, 'base64', 'utf8') + decipher.final('utf8')
  } catch {
    return refused('save-altered', 'this sealed game was altered after it was exported')
  }
}

function keyFrom(secret: string): Buffer {
  return createHash('sha256').update(`miskatonic seal ${secret}`).digest()
}

function parsed(text: string): Partial<Sealed> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
