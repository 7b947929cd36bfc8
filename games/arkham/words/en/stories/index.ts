import { downtown } from './downtown.ts'
import { drownedCarillonEvents } from './drowned-carillon.ts'
import { easttown } from './easttown.ts'
import { lamplightersLedgerEvents } from './lamplighters-ledger.ts'
import { merchantDistrict } from './merchant-district.ts'
import { miskatonicUniversity } from './miskatonic-university.ts'
import { northside } from './northside.ts'
import { rivertown } from './rivertown.ts'
import { sashAndMaskEvents } from './sash-and-mask.ts'
import { secondStreets } from './second-streets.ts'
import { secondTownEvents } from './second-town.ts'
import { southside } from './southside.ts'
import { street } from './street.ts'
import { undertow } from './undertow.ts'
import { unendingBall } from './unending-ball.ts'
import { uptown } from './uptown.ts'

export { headlines } from './headlines.ts'

/**
 * The story sentences of all encounter, anomaly and event cards. Nothing else imports them: they are loaded, or sent, apart from the other
 * words, because a page may not hold them before they are read (AH-466.10).
 */
export const stories = {
  ...northside,
  ...downtown,
  ...easttown,
  ...merchantDistrict,
  ...rivertown,
  ...miskatonicUniversity,
  ...uptown,
  ...southside,
  ...street,
  ...undertow,
  ...unendingBall,
  ...secondStreets,
  ...drownedCarillonEvents,
  ...lamplightersLedgerEvents,
  ...sashAndMaskEvents,
  ...secondTownEvents,
}
