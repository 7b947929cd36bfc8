import type { May, Rule, Seat } from '@miskatonic/kernel'
import { type Town, type TownVerb, actionOf, byTown, paysOf } from '../cards/towns.ts'
import type { Character } from '../content/characters.ts'
import { colours } from '../content/tentacles.ts'
import type { At, Choices } from '../kind.ts'
import { takingForbidden } from './collecting.ts'
import { cannotAct, characterAt, hasRoom, isNear, neighbours, phaseOf, townAt, townOf } from './queries.ts'
import { arrivalNote } from './movement.ts'
import { type Price, canPay, priceOfAny } from './paying.ts'

/** When the action of a town is possible: the content table's "legal only if". */
interface Possible<V extends TownVerb> {
  /** Names what might be done; what is impossible among it is refused by name. */
  candidates(name: (args: Choices[V]) => void, play: At, who: Character): void
  /** What makes it impossible although the town is right and its price can be paid. */
  impossible(play: At, who: Character, args: Choices[V]): boolean
  note?(play: At, args: Choices[V]): string | undefined
}

const colourPairs: readonly Choices['brew'][] = colours.flatMap((give) =>
  colours.filter((take) => take !== give).map((take) => ({ give, take })),
)

const possible: { readonly [V in TownVerb]: Possible<V> } = {
  shineLight: {
    candidates: (name, { table }) => table.ring.forEach((on) => name({ on })),
    impossible: (play, _who, { on }) =>
      phaseOf(play) === 2 || play.table.pages[on] === undefined || !isHidden(play.table.pages[on]),
  },
  sail: {
    candidates: (name, { table }) => table.ring.forEach((to) => name({ to })),
    impossible(play, who, { to }) {
      const { greatOldOne, ring } = play.table
      return to === townOf(play, who) || !ring.includes(to) || (phaseOf(play) === 1 && to === greatOldOne.at)
    },
    note: (play, { to }) => arrivalNote(play, to),
  },
  bless: {
    candidates(name, play, who) {
      const here = townOf(play, who)
      for (const town of [here, ...neighbours(play, here)])
        for (const colour of colours) name({ town, colour })
    },
    impossible: (play, who, { town, colour }) =>
      !isNear(play, townOf(play, who), town) || !townAt(play, town).shamblers.includes(colour),
  },
  layToRest: {
    candidates(name, { table }) {
      for (const colour of colours)
        for (const count of [1, 2]) if (count <= table.mat.madness[colour]) name({ colour, count })
    },
    impossible: ({ table }, _who, { colour, count }) => table.mat.madness[colour] < count,
  },
  exchangePage: {
    candidates: (name) => name({}),
    impossible: (play, who) =>
      phaseOf(play) === 2 ||
      play.table.pages[townOf(play, who)]!.card === null ||
      play.table.pageDeck.length === 0,
  },
  buyChaos: {
    candidates: (name) => name({}),
    impossible: (play, who) => play.table.supply.chaos === 0 || !hasRoom(play, who, 'chaos'),
  },
  recover: {
    candidates: (name) => name({}),
    impossible: (play, who) => characterAt(play, who).brain === 0,
  },
  brew: {
    candidates: (name) => colourPairs.forEach(name),
    impossible: (play, who, { give, take }) =>
      give === take ||
      characterAt(play, who).composure[give] === 0 ||
      play.table.mat.madness[take] === 0 ||
      !hasRoom(play, who, take),
  },
  order: {
    candidates(name, play, who) {
      for (const from of neighbours(play, townOf(play, who)))
        for (const colour of colours) name({ from, colour })
    },
    impossible: (play, who, { from, colour }) =>
      !neighbours(play, townOf(play, who)).includes(from) ||
      takingForbidden(play, who, from, colour) !== undefined,
  },
  petition: {
    candidates: (name) => name({}),
    impossible: ({ table }) => table.greatOldOne.energy === 0,
  },
}

export const priceOfTown = byTown((town): Price | undefined => {
  const pays = paysOf[town]
  return pays && priceOfAny(pays)
})

/** What the town card offers where the active player stands. What it cannot give is named with the rule. */
export function offerTownAction(play: At, seat: Character, may: May<Choices>): void {
  offer(play, seat, may, actionOf[townOf(play, seat)])
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the arguments to the verb
function offer<V extends TownVerb>(play: At, seat: Character, may: May<Choices>, verb: V): void {
  const { candidates, impossible, note }: Possible<V> = possible[verb]
  const forbidden = townForbidden(play, seat, verb)
  let isAffordable: boolean | undefined
  const name = (args: Choices[V]): void => {
    if (forbidden !== undefined) may.not(verb, args, forbidden)
    else if (impossible(play, seat, args) || !(isAffordable ??= canPayTown(play, seat)))
      may.not(verb, args, 'TE-351')
    else may(verb, args, 'TE-351', note?.(play, args))
  }
  candidates(name, play, seat)
}

export function townActionForbidden<V extends TownVerb>(verb: V) {
  const { impossible }: Possible<V> = possible[verb]
  return (play: At, seat: Seat, args: Choices[V]): Rule | undefined => {
    const who = seat as Character
    const forbidden = townForbidden(play, who, verb)
    if (forbidden !== undefined) return forbidden
    return impossible(play, who, args) || !canPayTown(play, who) ? 'TE-351' : undefined
  }
}

/** Asked last: it takes longest, and what is impossible need not be paid for. */
function canPayTown(play: At, who: Character): boolean {
  const price = priceOfTown[townOf(play, who)]
  return price === undefined || canPay(play, who, price)
}

/** TE-351; TE-352: once per turn in each town (TE-R36). */
function townForbidden(play: At, who: Character, verb: TownVerb): Rule | undefined {
  const cannot = cannotAct(play, who)
  if (cannot !== undefined) return cannot
  const town = townOf(play, who)
  if (actionOf[town] !== verb) return 'TE-351'
  return play.table.turn.used.includes(town) ? 'TE-352' : undefined
}

export function hiddenPages({ table }: At): Town[] {
  return table.ring.filter((town) => isHidden(table.pages[town]!))
}

function isHidden({ card, up }: At['table']['pages'][string]): boolean {
  return card !== null && !up
}
