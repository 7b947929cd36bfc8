/** Breaks a name at its spaces into as few lines as there is room for, all about as long as each other. */
export function linesOf(name: string, room: number, letter: number): string[] {
  const most = Math.floor(room / letter)
  const fewest = filled(name, most).length
  let lines = filled(name, most)
  // The narrowest block of that many lines is the most even one.
  for (let width = most - 1; width > 0; width--) {
    const narrower = filled(name, width)
    if (narrower.length > fewest || longest(narrower) > width) break
    lines = narrower
  }
  return lines
}

function filled(name: string, most: number): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length))
}
