/**
 * What is wrong with a text as XML, or undefined: one root, tags that close in order, attributes in quotes and named once, nothing
 * unescaped. It knows no more of XML than our pictures use.
 */
export function wrongWithXml(document: string): string | undefined {
  const open: string[] = []
  let roots = 0
  const body = document.replace(/^<\?xml [^?]*\?>\n/, '')
  for (const [piece] of body.matchAll(/<[^>]*>|[^<]+|</g)) {
    if (!piece.startsWith('<')) {
      if (!isText(piece)) return `unescaped: ${piece}`
      if (open.length === 0 && piece.trim() !== '') return `outside of the root: ${piece}`
      continue
    }
    const closing = /^<\/([\w:-]+)>$/.exec(piece)
    if (closing !== null) {
      if (open.pop() !== closing[1]) return `closes what is not open: ${piece}`
      continue
    }
    const tag = /^<([\w:-]+)((?: [\w:-]+="[^"<]*")*)(\/?)>$/.exec(piece)
    if (tag === null) return `not a tag: ${piece}`
    const attributes = [...tag[2]!.matchAll(/ ([\w:-]+)="([^"]*)"/g)]
    if (new Set(attributes.map(([, name]) => name)).size < attributes.length) return `named twice: ${piece}`
    if (attributes.some(([, , value]) => !isText(value!))) return `unescaped: ${piece}`
    if (open.length === 0) roots++
    if (tag[3] === '') open.push(tag[1]!)
  }
  if (open.length > 0) return `not closed: ${open.join(', ')}`
  return roots === 1 ? undefined : `${roots} roots`
}

function isText(text: string): boolean {
  const hasControls = Array.from(text).some((letter) => letter < ' ' && !'\t\n\r'.includes(letter))
  return !hasControls && !/&(?!(amp|lt|gt|quot);)/.test(text)
}
