import type { Language } from '@miskatonic/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'

/** Every sentence of the command line itself. The English file says which there are; the compiler demands each of the other. */
export type CliWords = typeof en

export const cliWords: Readonly<Record<Language, CliWords>> = { en, pl }
