const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Size of a JSON text, found without parsing it. */
export interface JsonSize {
  /** How deeply lists and objects are nested. */
  readonly depth: number
  /** Commas between values: about the number of values. */
  readonly commas: number
}

/**
 * Measures a JSON text, which may be invalid. Deep nesting takes a hundred times as long to parse as other text of that length and overflows
 * the stack of recursive code; objects with very many fields take long as well.
 */
export function jsonSize(bytes: Uint8Array): JsonSize {
  let depth = 0
  let deepest = 0
  let commas = 0
  let isInString = false
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]
    if (byte === QUOTE) isInString = !isInString
    else if (isInString) i += byte === BACKSLASH ? 1 : 0
    else if (byte === COMMA) commas++
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) deepest = Math.max(deepest, ++depth)
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--
  }
  return { depth: deepest, commas }
}
