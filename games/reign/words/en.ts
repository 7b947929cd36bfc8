import type { Words } from '@miskatonic/kernel'
import type { Reign } from '../position.ts'
export const en = {} as Words<Reign>
