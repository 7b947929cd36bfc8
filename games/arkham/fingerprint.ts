/**
 * A short name of a card that is not its id (FNV-1a). The story of an encounter may be read before its test or decision, its card may not be
 * named (AH-466.10): a page finds the sentence by this, and no id or outcome is sent.
 */
export function fingerprint(card: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < card.length; i++) hash = Math.imul(hash ^ card.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}
