/** The tables to which a link has brought this page and at which nobody was seated yet. */
const arrivals = new Set<string>()

export function noteArrival(table: string): void {
  arrivals.add(table)
}

/** Whether a link has brought this page to the table; asked once. */
export function takeArrival(table: string): boolean {
  return arrivals.delete(table)
}
