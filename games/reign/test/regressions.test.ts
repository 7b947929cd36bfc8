import { type Failure, reproduce } from '@miskatonic/proof'
import { expect, test } from 'vitest'
import { reign } from '../index.ts'
