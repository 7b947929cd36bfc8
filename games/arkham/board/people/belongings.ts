import type { Seat } from '@miskatonic/kernel'
import { assetCard, sheetOf } from '../../catalogue.ts'
import type { AssetCard } from '../../cards/assets.ts'
import { type Skill, skills } from '../../content/ids.ts'
import { focusLimit, skillValue } from '../../steps/look.ts'
import { type InvestigatorSeen, type MonsterSeen, type Seen, readable } from '../seen.ts'

/** In the order in which they lie before an investigator. */
const kinds = ['item', 'spell', 'ally', 'talent', 'condition'] as const

export interface Held {
  readonly card: string
  readonly asset: AssetCard
  readonly damage: number
  readonly horror: number
  readonly used: boolean
  readonly locked: boolean
}

/** The cards of an investigator by kind; what needs most hands comes first. Kinds without cards are left out. */
export function belongingsOf(
  assets: InvestigatorSeen['assets'],
): { kind: AssetCard['type']; cards: Held[] }[] {
  const held = assets.map(({ card, damage, horror, used, locked }): Held => ({
    card,
    asset: assetCard(card),
    damage,
    horror,
    used,
    locked,
  }))
  return kinds
    .map((kind) => ({
      kind,
      cards: held
        .filter(({ asset }) => asset.type === kind)
        .toSorted((one, other) => other.asset.hands - one.asset.hands),
    }))
    .filter(({ cards }) => cards.length > 0)
}

/** A skill as it is tested now: printed, and with focus tokens of one's own and of others here (AH-487.6, AH-R48). */
export interface SkillNow {
  readonly skill: Skill
  readonly printed: number
  readonly focus: number
  readonly value: number
}

export function skillsOf(seen: Seen, seat: Seat): SkillNow[] {
  const me = seen.investigators[seat]
  if (me === undefined || me.sheet === null) return []
  const sheet = sheetOf(me.sheet)
  return skills.map((skill) => ({
    skill,
    printed: sheet.skills[skill],
    focus: me.focus.filter((each) => each === skill).length,
    value: skillValue(readable(seen), seat, skill),
  }))
}

/** How many focus tokens one may have; null: no limit. */
export function focusLimitOf(seen: Seen, seat: Seat): number | null {
  return focusLimit(readable(seen), seat)
}

export function engagedBy({ monsters }: Seen, seat: Seat): MonsterSeen[] {
  return monsters.filter(({ engagedWith }) => engagedWith.includes(seat))
}
