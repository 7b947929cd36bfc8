/** Laying out a table as lines of text: for the terminal, and for readers of screens. */

/** What every terminal has room for. */
const width = 80

const kept = '\u00A0'

/** Marks a text that should stay on one line. */
export function together(text: string): string {
  return text.replaceAll(' ', kept)
}

/** A heading in the margin, and what belongs to it beside it, broken into lines at spaces. */
export function entry(heading: string, margin: number, text: string): string[] {
  return wrap(text, width - margin).map((line, i) => (i === 0 ? heading : '').padEnd(margin) + line)
}

/** A heading drawn across the page. */
export function rule(text: string): string {
  return `── ${text} `.padEnd(width, '─')
}

export function widest(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.length))
}

function wrap(text: string, room: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].map((each) => each.trimEnd().replaceAll(kept, ' '))
}
