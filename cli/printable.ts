/** Control and format characters, without line ends: a terminal may obey them. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Text that may come from elsewhere, such as a file, with such characters written out. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`)
}
