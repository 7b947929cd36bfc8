/**
 * Whether arrays and objects in a JSON text are nested deeper than `most`. Deep nesting takes a hundred times as long to parse as other
 * text of that length, and overflows the stack of recursive code. Called before parsing; the text may be invalid.
 */
export function isDeeperThan(most: number, text: string): boolean {
  let depth = 0
  let isInString = false
  for (let i = 0; i < text.length; i++) {
    const character = text[i]
    if (character === '"') isInString = !isInString
    else if (isInString) i += character === '\\' ? 1 : 0
    else if (character === '[' || character === '{') depth++
    else if (character === ']' || character === '}') depth--
    if (depth > most) return true
  }
  return false
}
