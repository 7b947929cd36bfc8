export * from './asked.ts'
export * from './http.ts'
export type * from './told.ts'
