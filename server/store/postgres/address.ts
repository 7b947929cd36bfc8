/** Whether a value of the setting `store` names a PostgreSQL database. */
export function isPostgres(store: string): boolean {
  return /^postgres(ql)?:\/\//.test(store)
}

/** The address of a database or a message bus for logs and messages: without user, password and parameters. */
export function shownAddress(address: string): string {
  try {
    const { protocol, host, pathname } = new URL(address)
    return `${protocol}//${host}${pathname === '/' ? '' : pathname}`
  } catch {
    return 'an address that cannot be read'
  }
}
