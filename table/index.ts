export { load, save } from './save.ts'
export { type Entry, type Start, Table, spectator } from './table.ts'
