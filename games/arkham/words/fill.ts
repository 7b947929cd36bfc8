/** `{K}`, `{P + 2}` and `{2P + 4}` in the text of an archive card: numbers that are fixed when the game begins. */
export function filled(text: string, players: number): string {
  return text.replace(/\{([^}]*)\}/g, (_, sum: string) => String(amount(sum, players)))
}

function amount(sum: string, players: number): number {
  return sum
    .split('+')
    .map((part) => part.trim())
    .reduce((total, part) => total + term(part, players), 0)
}

/** K is 2 alone and 3 otherwise. */
function term(part: string, players: number): number {
  const found = /^(\d*)\s*([PK]?)$/.exec(part)
  if (found === null) return Number.NaN
  const times = found[1] === '' ? 1 : Number(found[1])
  if (found[2] === 'P') return times * players
  return found[2] === 'K' ? times * (players === 1 ? 2 : 3) : times
}
