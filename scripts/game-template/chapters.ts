import * as setup from './setup.ts'
import * as charms from './steps/charms.ts'
import * as searching from './steps/searching.ts'
import * as turn from './steps/turn.ts'

/** The rules, chapter by chapter. Each brings its verbs and events (`vocabulary`) and what they do (`rules`). */
export const chapters = [setup, turn, searching, charms] as const
