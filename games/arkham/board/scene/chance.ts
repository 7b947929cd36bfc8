/** What a die of a test can bring: from which face on it is a success (AH-471.5a), and whether a 6 counts twice. */
export interface Odds {
  readonly least: 4 | 5 | 6
  readonly sixesTwice: boolean
}

/** For each number of successes how likely it is, when so many dice are rolled. */
export function distribution(dice: number, { least, sixesTwice }: Odds): number[] {
  const two = sixesTwice ? 1 / 6 : 0
  const one = (7 - least) / 6 - two
  let all = [1]
  for (let i = 0; i < dice; i++) {
    const next = Array.from<number>({ length: all.length + (sixesTwice ? 2 : 1) }).fill(0)
    all.forEach((p, n) => {
      next[n]! += p * (1 - one - two)
      next[n + 1]! += p * one
      if (sixesTwice) next[n + 2]! += p * two
    })
    all = next
  }
  return all
}

/** How likely at least so many successes are, from 0 to 1. */
export function chanceOf(dice: number, successes: number, odds: Odds): number {
  return distribution(dice, odds)
    .slice(Math.max(0, successes))
    .reduce((sum, p) => sum + p, 0)
}

/** In whole percent; what is not certain is never 100, and what is possible never 0. */
export function percent(chance: number): number {
  if (chance <= 0) return 0
  if (chance >= 1 - 1e-12) return 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}
