export { backup } from './backup.ts'
export { type OnCommit, type SqliteStore, openStore } from './store.ts'
