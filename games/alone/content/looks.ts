import { type Being, beings } from './monsters.ts'

/** What the Hero sees of a monster. */
export interface Looks {
  readonly being: Being
  readonly wounded: boolean
  readonly stunned: boolean | number
  readonly bonus: number
}

const wounds = ['', '-wounded'] as const
const stuns = ['', '-stunned'] as const
const extraDice = ['', '+1', '+2', '+3', '+4', '+5', '+6', '+7', '+8', '+9'] as const

/**
 * What the Hero calls a monster: its kind and whether it is wounded; where several such in one sector differ visibly (AL-R63), all but the
 * plainest also say that they are stunned and how many extra dice they have.
 */
export type SeenAs =
  `${Being}${(typeof wounds)[number]}${(typeof stuns)[number]}${(typeof extraDice)[number]}`

export const allSeenAs: readonly SeenAs[] = beings.flatMap((being) =>
  wounds.flatMap((wounded) =>
    stuns.flatMap((stunned) => extraDice.map((dice): SeenAs => `${being}${wounded}${stunned}${dice}`)),
  ),
)

/** The name of a monster among the others in its sector, which are given in the order of their looks. */
export function nameAmong(one: Looks, others: readonly Looks[]): SeenAs {
  const plainest = others.find((other) => plainName(other) === plainName(one))
  return plainest === undefined || fullName(plainest) === fullName(one) ? plainName(one) : fullName(one)
}

function plainName({ being, wounded }: Looks): SeenAs {
  return wounded ? `${being}-wounded` : being
}

function fullName(one: Looks): SeenAs {
  const stunned = Number(one.stunned) > 0 ? '-stunned' : ''
  return `${plainName(one)}${stunned}${extraDice[one.bonus]!}` as SeenAs // put together of the parts of such a name
}

/** What such a name says. */
export function looksNamed(name: SeenAs): Looks {
  const [what = '', dice = '0'] = name.split('+')
  const being = what.replace('-stunned', '').replace('-wounded', '') as Being // the parts that are left of such a name
  return {
    being,
    wounded: what.includes('-wounded'),
    stunned: what.includes('-stunned'),
    bonus: Number(dice),
  }
}
