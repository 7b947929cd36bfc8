import type { Args, View } from '@miskatonic/kernel'
import type { Target } from '@miskatonic/screen/contract'
import { type Assistant, type Character, insane } from '../content/characters.ts'
import { type Phase, energySpaces, sheetOf } from '../cards/great-old-ones.ts'
import { type Colour, type Kind, composureSpaces, kinds } from '../content/tentacles.ts'
import type { Town } from '../cards/towns.ts'
import type { Options } from '../position.ts'
import { type Seen, stateOf } from './seen.ts'
import { targets } from './targets.ts'

/** A track that a choice would curse. */
export interface Danger {
  readonly track: Target
  readonly kind: Kind
  /** Whose track it is; null for the energy track. */
  readonly who: Character | null
  readonly certainty: 'sure' | 'possible'
  /** How many tentacles are drawn or put down before it is known. */
  readonly draws: number
  /** Whether the curse loses the game: the brain or the strength has one space left. */
  readonly fatal: boolean
}

/**
 * What a choice would curse, as far as public knowledge tells: what is in the bag is known, the order of draws is not.
 * What follows from dice, and the next spin of the wheel, is left to fate.
 */
export function preview(view: View, step: string, args: Args): Danger[] {
  const table = view.table as Seen
  const options = view.options as Options
  const by = table.turn.active
  switch (step) {
    case 'move':
    case 'sail':
      return arrival(table, options, by, args['to'] as Town)
    case 'sendAssistant':
      return arrival(table, options, args['who'] as Assistant, args['to'] as Town)
    case 'drawAll':
      return drawn(table, options, by, announced(view), announced(view))
    case 'drawOneFewer':
      return drawn(table, options, by, announced(view) - 1, announced(view) - 1)
    case 'burden':
      return burden(table, args['who'] as Character, view.asked?.args['colour'] as Colour)
    default:
      return []
  }
}

/** How many tentacles a choice would draw from the bag. */
export function drawsOf(view: View, step: string, args: Args): number {
  const { towns } = view.table as Seen
  if (step === 'move' || step === 'sail' || step === 'sendAssistant')
    return towns[args['to'] as Town]!.shamblers.length
  if (step === 'drawAll') return announced(view)
  return step === 'drawOneFewer' ? announced(view) - 1 : 0
}

function announced({ asked }: View): number {
  return (asked?.args['draws'] as number | undefined) ?? 0
}

/** TE-278: one tentacle for each shambler there; the Medium may leave one in the bag. */
function arrival(table: Seen, options: Options, who: Character, to: Town): Danger[] {
  const draws = table.towns[to]!.shamblers.length
  const spared = stateOf(table, who).sheet === 'medium' && who === table.turn.active ? 1 : 0
  return drawn(table, options, who, draws, Math.max(0, draws - spared))
}

/** What drawing up to `draws` tentacles, and at least `fewest`, can do to the character's sheet and to the energy track. */
function drawn(table: Seen, options: Options, who: Character, draws: number, fewest: number): Danger[] {
  const { bag, greatOldOne } = table
  const inBag = kinds.reduce((sum, kind) => sum + bag[kind], 0)
  const { composure } = stateOf(table, who)
  const room = (kind: Kind): number =>
    kind === 'eldritch' ? energySpaces - greatOldOne.energy : composureSpaces - composure[kind]

  return kinds.flatMap((kind): Danger[] => {
    const needed = room(kind) + 1
    if (mostOf(kind) < needed) return []
    /** The other tentacles do not suffice for all the draws. */
    const forced = Math.min(fewest, inBag) - (inBag - bag[kind])
    return [
      {
        track: kind === 'eldritch' ? targets.energy() : targets.composure(who, kind),
        kind,
        who: kind === 'eldritch' ? null : who,
        certainty: forced >= needed ? 'sure' : 'possible',
        draws,
        fatal:
          kind === 'eldritch' ? isLastStrength(table, options) : kind !== 'chaos' && isLastSpace(table, who),
      },
    ]
  })

  /** The most of a kind that can come; a cursed energy track brings the discarded ones back into the bag before the next draw (TE-080). */
  function mostOf(kind: Kind): number {
    const straight = Math.min(draws, bag[kind])
    const used = room('eldritch') + 1
    if (kind === 'eldritch' || bag.eldritch < used || used >= draws) return straight
    return Math.max(straight, Math.min(draws - used, bag[kind] + table.discard[kind]))
  }
}

/** TE-236: one tentacle from the mat onto a character's sheet. */
function burden(table: Seen, who: Character, colour: Colour): Danger[] {
  if (stateOf(table, who).composure[colour] < composureSpaces) return []
  const track = targets.composure(who, colour)
  return [{ track, kind: colour, who, certainty: 'sure', draws: 1, fatal: isLastSpace(table, who) }]
}

/** TE-524: one more and the character is insane. */
function isLastSpace(table: Seen, who: Character): boolean {
  return stateOf(table, who).brain === insane - 1
}

/** TE-522: one more and the Great Old One is too strong. */
function isLastStrength({ greatOldOne }: Seen, options: Options): boolean {
  const { draws } = sheetOf[options.greatOldOne].strength[greatOldOne.phase as Phase]
  return greatOldOne.strength === draws.length - 1
}

/** What is foreseen for one track; the worst of it. */
export function isThreatened(dangers: readonly Danger[], track: Target): Danger | undefined {
  const here = dangers.filter((danger) => danger.track === track)
  return here.find(({ certainty }) => certainty === 'sure') ?? here[0]
}
