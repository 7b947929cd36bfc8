const [quote, backslash] = ['"'.codePointAt(0)!, '\\'.codePointAt(0)!]
const opening = new Set([...'[{'].map((each) => each.codePointAt(0)!))
const closing = new Set([...']}'].map((each) => each.codePointAt(0)!))

/**
 * Whether lists and objects lie deeper in each other than this, in a text that claims to be JSON. A text of nothing but brackets takes a
 * hundred times as long to read as any other, and then overflows the stack of whoever walks through it.
 */
export function isDeeperThan(most: number, text: string): boolean {
  let depth = 0
  let isInside = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === quote) isInside = !isInside
    else if (isInside) i += code === backslash ? 1 : 0
    else if (opening.has(code)) depth++
    else if (closing.has(code)) depth--
    if (depth > most) return true
  }
  return false
}
