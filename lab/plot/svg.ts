/** Pieces of SVG as text. All outside text goes through `escaped`. */
type Attributes = Readonly<Record<string, string | number>>

export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`,
  )
  const start = `<${name}${written.join('')}`
  return content.length === 0 ? `${start}/>` : `${start}>${content.join('')}</${name}>`
}

export function text(x: number, y: number, kind: string, content: string): string {
  return element('text', { x, y, class: kind }, escaped(content))
}

export function line(x1: number, y1: number, x2: number, y2: number, kind: string): string {
  return element('line', { x1, y1, x2, y2, class: kind })
}

/** The tooltip of a shape, which screen readers read as well. */
export function tip(content: string): string {
  return element('title', {}, escaped(content))
}

/** As text in XML, without the characters that XML cannot hold at all. */
export function escaped(content: string): string {
  return content
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** The approximate width of a text; the exact font is not known. */
export function widthOf(content: string, size: number): number {
  return content.length * size * 0.56
}

/** As much of a text as fits. */
export function shortened(content: string, size: number, width: number): string {
  const most = Math.max(1, Math.floor(width / (size * 0.56) + 0.01)) // what fits exactly, fits
  return content.length <= most ? content : `${content.slice(0, most - 1)}…`
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100)
}
