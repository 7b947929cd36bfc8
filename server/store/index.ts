export { backup } from './backup.ts'
export { type SqliteStore, openStore } from './store.ts'
