/**
 * Characters that cannot be seen, or change how others are shown: control and format characters (bidirectional, zero-width, tags), private and
 * unassigned ones, fillers that look like nothing, and variation selectors.
 */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu
/** In running text, those that join emoji, or choose their colours, may stay with these. */
const INVISIBLE_IN_TEXT =
  /(?!(?<=[\p{ExtPict}\p{EMod}\uFE0F])\u200D(?=\p{ExtPict})|(?<=\p{Emoji})\uFE0F)[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu
/** Marks upon marks, which would reach into other lines. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu

/** A name as it is shown and compared: composed, without invisible characters, with single spaces. */
export function cleanName(name: string): string {
  return cleaned(name.normalize('NFKC'), INVISIBLE)
}

/** What is said in chat, on one line. */
export function cleanText(text: string): string {
  return cleaned(text.normalize('NFC'), INVISIBLE_IN_TEXT)
}

function cleaned(text: string, invisible: RegExp): string {
  return text
    .replaceAll(/\s/gu, ' ')
    .replaceAll(invisible, '')
    .replaceAll(PILED_MARKS, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/**
 * Letters of other alphabets that look like Latin ones, small ones first. Capitals are looked up before they become small: a Greek Η looks
 * like H, its small η like n.
 */
const SMALL = lookalikes(
  ['аеорсхуіјѕкмтнвԁһԛԝѵӏ', 'aeopcxyijskmthbdhqwvi'], // Cyrillic
  ['αβγεηικμνοπρστυχω', 'abyenikuvonpotuxw'], // Greek
  ['գհոօսց', 'qhnoug'], // Armenian
  ['ıłøđħŧɑɡɩɪß', 'ilodhtagiib'], // Latin with strokes and hooks
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'], // small capitals
)
const CAPITAL = lookalikes(
  ['АВЕЅІЈКМНОРСТУХԌԚԜӀ', 'ABESIJKMHOPCTYXGQWI'], // Cyrillic
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'], // Greek
  ['ՕՍՏԼ', 'OUSL'], // Armenian
  ['ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᎾᏢᎡᏚᎢᏙᎳᎩᏃ', 'ABCDEGHIJKLMOPRSTVWYZ'], // Cherokee
  ['ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'ABCDEFGHIJKLMNOPRSTUVWXYZ'], // Lisu
)

function lookalikes(
  ...alphabets: readonly (readonly [foreign: string, latin: string])[]
): Map<string, string> {
  return new Map(
    alphabets.flatMap(([foreign, latin]) => Array.from(foreign, (letter, i) => [letter, latin[i]!])),
  )
}

function latinised(text: string, letters: ReadonlyMap<string, string>): string {
  return Array.from(text, (letter) => letters.get(letter) ?? letter).join('')
}

/** Names that people would take for each other have the same skeleton. */
export function skeletonOf(name: string): string {
  const bare = cleanName(name)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Z}\p{P}]/gu, '')
  return latinised(latinised(bare, CAPITAL).toLowerCase(), SMALL)
    .replaceAll('0', 'o')
    .replaceAll(/[1|l]/g, 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}
