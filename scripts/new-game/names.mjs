// The names that a new game goes by, made from its id.

/** Words that cannot be the name of a variable. */
const reserved = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield arguments eval undefined'.split(
    ' ',
  ),
)

/**
 * What is wrong with an id, in a sentence; undefined if nothing is.
 * @param {string} id
 * @returns {string | undefined}
 */
export function wrongWithId(id) {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(id))
    return `"${id}" cannot be the id of a game: it needs lower-case letters and digits, in words joined by "-", each beginning with a letter ("tiny-epic").`
  if (id.length > 40) return `"${id}" is too long for the id of a game: at most 40 characters.`
  if (reserved.has(id)) return `"${id}" is a word of the language and cannot be the id of a game.`
  return undefined
}

/**
 * The variable that a game is called by: "tiny-epic" becomes "tinyEpic".
 * @param {string} id
 */
export function variableOf(id) {
  return id.replaceAll(/-\w/g, (match) => match.slice(1).toUpperCase())
}

/**
 * Its type and its cover: "TinyEpic".
 * @param {string} id
 */
export function typeOf(id) {
  return capital(variableOf(id))
}

/**
 * Its title until it gets a better one: "Tiny Epic".
 * @param {string} id
 */
export function titleOf(id) {
  return id.split('-').map(capital).join(' ')
}

/**
 * What the numbers of its ledger begin with: two letters that no other ledger has.
 * @param {string} id
 * @param {readonly string[]} taken
 */
export function ledgerOf(id, taken) {
  const letters = id.replaceAll(/[^a-z]/g, '')
  const initials = id
    .split('-')
    .map((word) => word[0])
    .join('')
    .slice(0, 2)
  const candidates = [
    ...(initials.length === 2 ? [initials] : []),
    ...letters
      .slice(1)
      .split('')
      .map((letter) => letters[0] + letter),
    ...'abcdefghijklmnopqrstuvwxyz'.split('').map((letter) => letters[0] + letter),
  ].map((each) => each.toUpperCase())
  const free = candidates.find((each) => !taken.includes(each))
  if (free === undefined) throw new Error(`Every pair of letters for the ledger of "${id}" is taken.`)
  return free
}

/** @param {string} word */
function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
