/** Colours for a terminal, or none. */
export interface Paint {
  strong(text: string): string
  faint(text: string): string
  good(text: string): string
  bad(text: string): string
}

export function paintFor(colours: boolean): Paint {
  const wrap = (code: number) => (text: string) => (colours ? `\u001B[${code}m${text}\u001B[0m` : text)
  return { strong: wrap(1), faint: wrap(2), good: wrap(32), bad: wrap(31) }
}
