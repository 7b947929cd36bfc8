/** A part of a text with what stands above it. */
export interface TextBlock {
  readonly heading: string
  readonly lines: readonly string[]
}

/** A text for terminals, cut at its headings (those between rules, and lines in capitals), so that one can go from heading to heading. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: { heading: string; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const heading = headingIn(line)
    if (heading !== undefined) blocks.push({ heading, lines: [] })
    else if (line.trim() !== '') {
      if (blocks.length === 0) blocks.push({ heading: '', lines: [] })
      blocks.at(-1)!.lines.push(line.trimEnd())
    }
  }
  return blocks
}

function headingIn(line: string): string | undefined {
  const ruled = /^─+\s*(.*?)\s*─*$/u.exec(line)
  if (ruled) return ruled[1]!
  return /^\p{Lu}[\p{Lu}\s]{2,}/u.test(line) ? line.trim() : undefined
}
