import { withReadings } from '@miskatonic/kernel'
import { bare } from './bare.ts'
import { readings } from './readings.ts'

export const arkham = withReadings(bare, readings)
