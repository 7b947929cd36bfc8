import type { Hood } from '../../content/map.ts'
import { downtown } from './downtown.ts'
import { easttown } from './easttown.ts'
import { merchantDistrict } from './merchant-district.ts'
import { miskatonicUniversity } from './miskatonic-university.ts'
import { northside } from './northside.ts'
import { rivertown } from './rivertown.ts'
import { southside } from './southside.ts'
import { uptown } from './uptown.ts'

export { street } from './street.ts'

export const neighbourhoodDecks = {
  northside,
  downtown,
  easttown,
  'merchant-district': merchantDistrict,
  rivertown,
  'miskatonic-university': miskatonicUniversity,
  uptown,
  southside,
} satisfies Record<Hood, unknown>
