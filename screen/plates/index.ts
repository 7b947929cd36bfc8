/** What the large moments are drawn with. A door of its own: it is loaded with them. */
export * from './draw.ts'
export * from './shared.ts'
