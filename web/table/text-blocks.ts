/** A part of a text with what stands above it. */
export interface TextBlock {
  readonly heading: string
  readonly lines: readonly string[]
}

/** A line that begins so far in goes on with the one before it. */
const GOES_ON = /^ {6,}/

/**
 * A text that was set for terminals, in columns and with broken lines, as plain lines below headings: for narrow screens, and for those who
 * go from heading to heading by ear. Headings stand between rules, or in capitals at the beginning of a line.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: { heading: string; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const { heading, rest } = parted(line)
    if (heading !== undefined) blocks.push({ heading, lines: rest === '' ? [] : [rest] })
    else if (rest === '') continue
    else if (blocks.length === 0) blocks.push({ heading: '', lines: [rest] })
    else if (GOES_ON.test(line)) addTo(blocks.at(-1)!.lines, rest)
    else blocks.at(-1)!.lines.push(rest)
  }
  return blocks
}

function parted(line: string): { heading?: string; rest: string } {
  const ruled = /^─+ (.*?) ─*$/u.exec(line)
  if (ruled) return { heading: ruled[1]!, rest: '' }
  const [, capitals, rest] = /^(\p{Lu}[\p{Lu} ]+?)(?: {2,}| · |$)(.*)/u.exec(line) ?? []
  return capitals === undefined ? { rest: plain(line) } : { heading: capitals, rest: plain(rest!) }
}

function addTo(lines: string[], rest: string): void {
  lines.push(lines.length === 0 ? rest : `${lines.pop()} ${rest}`)
}

/** Columns become a list. */
function plain(line: string): string {
  return line
    .trim()
    .replaceAll(/ {2,}/g, ' · ')
    .replaceAll(/(?: ·)+ /g, ' · ')
}

/** A piece of a line: words, or so many of a row of pips. */
export type Piece = string | { readonly shown: string; readonly full: number; readonly all: number }

/** Rows of pips (●●○) are counted, so that they can be said. */
export function piecesOf(line: string): Piece[] {
  return line
    .split(/([●◆]+[○◇]*|[○◇]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) =>
      /^[●◆○◇]/u.test(piece)
        ? { shown: piece, full: piece.replaceAll(/[○◇]/gu, '').length, all: piece.length }
        : piece,
    )
}
