/** Ways to sit at a table: one player leads all seats, players take turns at one screen, or each has their own. */
export const ways = ['alone', 'screen', 'friends'] as const
export type Way = (typeof ways)[number]
