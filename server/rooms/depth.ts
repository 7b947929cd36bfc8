/**
 * Whether lists and objects lie deeper in each other than this, in a text that claims to be JSON. A text of nothing but brackets takes a
 * hundred times as long to read as any other, and then overflows the stack of whoever walks through it.
 */
export function isDeeperThan(most: number, text: string): boolean {
  let depth = 0
  let isInside = false
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]
    if (letter === '"') isInside = !isInside
    else if (isInside) i += letter === '\\' ? 1 : 0
    else if (letter === '[' || letter === '{') depth++
    else if (letter === ']' || letter === '}') depth--
    if (depth > most) return true
  }
  return false
}
