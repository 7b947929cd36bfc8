import type { Shown } from '@miskatonic/screen'
import type { CombatCard } from '../../content/ids.ts'
import type { Events } from '../../kind.ts'

/** A fight as far as it has been shown: who, the card that was turned, the roll, and what came of it. */
export interface Fight {
  readonly seat: string
  readonly monster: string
  readonly called: Events['attacked']['called']
  /** Who strikes. */
  readonly by: 'investigator' | 'monster'
  readonly weapon: string | null
  readonly card: { readonly id: CombatCard; readonly half: 'upper' | 'lower' } | null
  readonly test: Omit<Events['tested'], 'seat'> | null
  /** Events after the card was turned, in their order. */
  readonly results: readonly Pick<Shown, 'event' | 'args'>[]
}

/** What belongs to a fight once it has begun. */
const outcomes: ReadonlySet<string> = new Set<keyof Events>([
  'specialAttack',
  'monsterWounded',
  'monsterShielded',
  'monsterKilled',
  'monsterStunned',
  'damaged',
  'horrified',
  'wardedOff',
  'nervesHeld',
  'stunned',
  'cardDropped',
  'foundOut',
  'rollForced',
  'skillPointSpent',
  'traitUsed',
])

/** The fight after this event; null: no fight is on, or the event is about something else. */
export function fightAfter(
  fight: Fight | null,
  { event, args }: Pick<Shown, 'event' | 'args'>,
): Fight | null {
  if (event === 'attacked') {
    const { seat, monster, called, weapon } = args as Events['attacked']
    return begin(seat, monster, called, 'investigator', weapon)
  }
  if (event === 'monsterAttacks') {
    const { seat, monster, called } = args as Events['monsterAttacks']
    return begin(seat, monster, called, 'monster', null)
  }
  if (fight === null) return null
  if (event === 'combatDrawn') {
    const { card, half } = args as Events['combatDrawn']
    return { ...fight, card: { id: card, half }, test: null, results: [] }
  }
  if (event === 'tested') return { ...fight, test: args as Events['tested'] }
  return outcomes.has(event) ? { ...fight, results: [...fight.results, { event, args }] } : null
}

function begin(
  seat: string,
  monster: string,
  called: Fight['called'],
  by: Fight['by'],
  weapon: string | null,
): Fight {
  return { seat, monster, called, by, weapon, card: null, test: null, results: [] }
}
