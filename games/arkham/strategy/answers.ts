import type { JsonObject, Option } from '@miskatonic/kernel'
import type { Amount, Atom, Cost } from '../effects.ts'
import type { Subject } from '../steps/choosing.ts'
import { worthOfWalking } from './actions.ts'
import type { Attraction } from './places.ts'
import { type Scene, aimsAt } from './scene.ts'

/** What an answer to a question outside of turns is worth, or one in the middle of an action. What is not named here is left to chance. */
export function worthOfAnswer(
  scene: Scene,
  { step, args }: Option,
  asked: JsonObject,
  attraction: Attraction,
): number {
  switch (step) {
    case 'walk':
      return (
        worthOfWalking(attraction(String(args['to'])) - attraction(scene.me.at)) -
        (asked['free'] === 0 ? 15 : 0)
      )
    case 'stopWalking':
      return 0
    case 'choose':
    case 'propose':
      return worthOfPick(scene, step, String(args['pick']), asked['about'] as Subject)
    case 'takeOption':
      // `asked` are the arguments of any question; those of this one have costs.
      return worthOfOption(scene, Number(args['option']), asked['costs'] as unknown as readonly Cost[])
    default:
      return (scene.goal === 'no-one-left' ? ruinous[step] : undefined) ?? usual[step] ?? 0
  }
}

/** Answers by name: cards are used, dice are rolled again, harm goes to cards, and trade is left alone. */
const usual: Readonly<Record<string, number>> = {
  use: 1,
  buy: 1,
  buyCheaply: 2,
  stopTrading: 1,
  agree: 1,
  prevent: 1,
  assignDamage: 1,
  assignHorror: 1,
  useForDice: 2,
  rollNow: 1,
  raiseDie: 6,
  useReroll: 5,
  addSuccesses: 4,
  spendFocus: 3,
  payToRaise: 2,
  keepDice: 1,
  helpReroll: 2,
  castToHelp: 1,
  noHelp: 1,
}
/** The same for players who want to lose their investigators. */
const ruinous: Readonly<Record<string, number>> = {
  use: 0,
  prevent: -1,
  assignDamage: -1,
  assignHorror: -1,
  keepDice: 9,
}

function worthOfPick(scene: Scene, step: 'choose' | 'propose', pick: string, about: Subject): number {
  if (step === 'propose') return -1
  if (about === 'research') return Number(pick)
  const branch = branches[`${undecidedCard(scene)} ${pick}`]
  return branch !== undefined && aimsAt(scene, branch) ? 1 : 0
}

/** The ways that two archive cards let the group choose between, and where they lead. */
const branches = {
  '62 option-1': 'honest-dark',
  '62 option-2': 'one-name',
  '76 option-1': 'late-edition',
  '76 option-2': 'narrow-margin',
} as Readonly<Record<string, 'honest-dark' | 'one-name' | 'late-edition' | 'narrow-margin' | undefined>>

function undecidedCard({ table }: Scene): string {
  const context = table.undecided.at(-1)?.['context'] as { readonly card: string | null } | undefined
  return context?.card ?? ''
}

/** The exchange of the fourth scenario is worth its price; otherwise what costs much is declined. */
function worthOfOption(scene: Scene, option: number, costs: readonly Cost[]): number {
  const cost = costs[option]
  if (cost === undefined) return scene.goal === 'no-one-left' ? 1 : -1
  const price = cost.reduce((sum, atom) => sum + priceOf(scene, atom), 0)
  const isWanted = ['82', '86'].includes(undecidedCard(scene))
  return isWanted && cost.length > 0 ? 10 - price : -price
}

/** How much it hurts to pay that. */
function priceOf({ goal, table }: Scene, atom: Atom): number {
  const n = 'n' in atom ? amountOf(atom.n, table.players) : 1
  if (atom.do === 'suffer') return goal === 'no-one-left' ? -n : n
  const each = prices[atom.do === 'spend' || atom.do === 'discard' ? atom.what : atom.do] ?? 0.5
  return each * n
}

const prices: Readonly<Record<string, number>> = {
  money: 0.2,
  focus: 0.3,
  remnant: 0.4,
  item: 0.6,
  spell: 0.7,
  ally: 0.9,
  clue: 1.5,
  placeDoom: 1.2,
  gainCondition: 2,
  delay: 1,
}

function amountOf(n: Amount | 'all' | 'any', players: number): number {
  if (typeof n === 'number') return n
  return n === 'P' ? players : 2
}
