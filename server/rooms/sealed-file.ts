import { type Refused, refused } from '@miskatonic/kernel'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/**
 * The file of a game that is still being played by several people holds all their secrets. Players get it sealed: it tells them nothing,
 * and only the server that has the table's record can open it again.
 */
interface Sealed {
  format: string
  table: string
  iv: string
  tag: string
  data: string
}

const FORMAT = 'miskatonic-sealed/1'
/** Room for everything but the choices, with any position that a game may begin with, and for each choice, which has a line of its own. */
const [START, LINE] = [65_536, 200]

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
 * Spaces at the end mean nothing in JSON. Without them the length would tell how long the names of hidden choices are; with them it tells
 * only how many choices there have been, which everybody knows.
 */
function padded(text: string): string {
  return text.padEnd(START + LINE * text.split('\n').length)
}

/** The table whose record opens this file; undefined if it is not a sealed one. */
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
    return refused('save-altered', 'this sealed game was altered after it was written')
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
