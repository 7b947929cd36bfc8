/** What tests that look at the database itself use. */
export { openSqliteStore } from './store.ts'
