/** Control and format characters, without line ends: a terminal may obey them. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A sentence in which something from elsewhere is named: it stays on one line. */
export function printableLine(text: string): string {
  return printable(text).replaceAll('\n', String.raw`\u{a}`)
}

/** Text that may come from elsewhere, such as a file, with such characters written out. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`)
}
