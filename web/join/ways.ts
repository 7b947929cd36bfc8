/** How one sits at a table: leading everybody, taking turns at one screen, or each at their own. */
export const ways = ['alone', 'screen', 'friends'] as const
export type Way = (typeof ways)[number]
