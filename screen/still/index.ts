export { type Illustration, chaptersOf } from './chapters.ts'
export { type Course, pictured, played } from './played.ts'
