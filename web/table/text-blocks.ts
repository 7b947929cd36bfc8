/** A part of a text with what stands above it. */
export interface TextBlock {
  readonly heading: string
  readonly lines: readonly string[]
}

/** Indentation from which a line continues the one before it. */
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

/** What the signs in a text mean, from the line that explains them: "● cultist   ▲ Shoggoth". */
export type Legend = ReadonlyMap<string, string>

const EXPLAINED = /^([^\p{L}\p{N}\s]) (.+)$/u

export function legendOf(text: string): Legend {
  for (const line of text.split('\n')) {
    const parts = line
      .trim()
      .split(/ {2,}/)
      .map((part) => EXPLAINED.exec(part))
    if (parts.length > 1 && parts.every((part) => part !== null))
      return new Map(parts.map(([, sign, words]) => [sign!, words!]))
  }
  return new Map()
}

/** A piece of a line: words; or signs with what they mean, and how many of how many they are if they are pips (●●○). */
export type Piece = string | { readonly shown: string; readonly said: string; readonly pips?: Pips }
interface Pips {
  readonly full: number
  readonly all: number
}

const PIPS = /^[●◆○◇]/u

/** Signs are told from words, so that they can be said. After a full row of pips an exclamation mark warns. */
export function piecesOf(line: string, legend: Legend = new Map()): Piece[] {
  return line
    .split(/([●◆]+[○◇]*!?|[○◇]+|[▲▸◄☼]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (PIPS.test(piece)) return pips(piece, legend)
      return /^[▲▸◄☼]/u.test(piece) ? { shown: piece, said: meaning(piece, legend) } : piece
    })
}

function pips(shown: string, legend: Legend): Piece {
  const row = shown.replace('!', '')
  const said = [legend.get(shown[0]!), shown.endsWith('!') ? legend.get('!') : undefined]
  return {
    shown,
    said: said.filter(Boolean).join(', '),
    pips: { full: row.replaceAll(/[○◇]/gu, '').length, all: row.length },
  }
}

/** "▲▲" is said as "2 × Shoggoth". What no legend explains is only for the eye. */
function meaning(signs: string, legend: Legend): string {
  const said = legend.get(signs[0]!) ?? ''
  return signs.length > 1 && said !== '' ? `${signs.length} × ${said}` : said
}
