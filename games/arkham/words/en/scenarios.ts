import type { ScenarioId } from '../../content/ids.ts'

/** What a scenario is about, as one reads it before the game. */
export const introductions: Record<ScenarioId, string> = {
  'drowned-carillon':
    'In 1692 a chapel slid into the Miskatonic with its ringers at the ropes. This autumn the bells are heard again, one more every week, and the river has begun to keep their time.',
  'lamplighters-ledger':
    'Silas Verrin lit the street lamps of Arkham until his death in 1841. He has not missed an evening since. Each flame is a year taken out of somebody else, each entered with name and sum, and this autumn the nights have become noticeably short.',
  'sash-and-mask':
    "Nobody has seen the mayor's face since the spring ball, and nobody has liked to ask. Now there is an election. Two of the three candidates want the sash; the third is being worn.",
  'second-town':
    "In 1906 a surveyor's clerk named Abel Thorne fell asleep in Ma's third-floor back and began to draw. He has drawn Arkham street by street, from the other side, and he is nearly done. Where both towns want the same corner, somebody has to let go of something.",
}
