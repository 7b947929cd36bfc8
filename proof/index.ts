export { type WordsReport, checkWords } from './words.ts'
