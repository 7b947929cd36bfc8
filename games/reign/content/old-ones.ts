/** The row of Old Ones: six others lie before Cthulhu, who is always the last. */
export const cthulhu = 'cthulhu'
export const othersInRow = 6

/** Summoning cards revealed in a turn, by the number of Old Ones awake (ledger, table 8.7). */
export const summoningRate = [2, 2, 2, 2, 3, 3, 3] as const
