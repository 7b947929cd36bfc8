import { createHash } from 'node:crypto'

/** Part of a file's name, so that browsers may keep the file for ever: other content, another name. */
export function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}
