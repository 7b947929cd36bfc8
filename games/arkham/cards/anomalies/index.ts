import { secondStreets } from './second-streets.ts'
import { undertow } from './undertow.ts'
import { unendingBall } from './unending-ball.ts'

/** The anomaly sets (AH-111.5) by name. */
export const anomalySets = { undertow, 'unending-ball': unendingBall, 'second-streets': secondStreets }
export type AnomalySet = keyof typeof anomalySets
