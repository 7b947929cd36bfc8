import { type Engine, type Game, type Option, type Position, type Seat, optionId } from '@miskatonic/kernel'
import type { Wish } from '@miskatonic/protocol'
import { exportGame } from '../api.ts'
import { type World, passingIn } from '../worlds.ts'
import type { Dice } from '../dice.ts'
import { type TwinRules, outcomeOf } from './rules.ts'

/** Kinds of choices that are tried at a decision before a pair of twins is given up because all would show a difference. */
const TRIES = 8

/** Two real tables with twin positions, and who must not be able to tell them apart. */
export interface Twins {
  readonly rules: TwinRules
  readonly address: string
  readonly worlds: readonly [World, World]
  /** Whose knowledge the twins were made for. */
  readonly seat: Seat
  /** Those who know no more than this seat ('' is a spectator): they are told the same, too. */
  readonly others: readonly Seat[]
  /** A seat that wishes to be asked at some times only. */
  readonly wishing?: { readonly seat: Seat; readonly wish: Wish }
  /** No window is answered. */
  readonly isQuiet?: boolean
}

/**
 * Twins that are played on: in both worlds choices are made that the observer cannot tell apart, and the observer tries to find out more. What
 * reaches them and those who know no more is compared message by message.
 */
export class Stretch {
  /** The steps that were chosen. */
  readonly made: string[] = []
  readonly differences: string[] = []
  private readonly twins: Twins
  private readonly watching: readonly Seat[]
  private readonly dice: Dice
  /** How many messages to each observer have been compared. */
  private readonly compared = new Map<Seat, number>()

  constructor(twins: Twins, dice: Dice) {
    this.twins = twins
    this.watching = [...new Set([twins.seat, ...twins.others])]
    this.dice = dice
  }

  get messages(): number {
    return [...this.compared.values()].reduce((sum, count) => sum + count, 0)
  }

  async play(most: number): Promise<void> {
    this.compare('sitting down')
    const { wishing, worlds } = this.twins
    if (wishing !== undefined) for (const world of worlds) await world.wish(wishing.seat, wishing.wish)
    this.compare('a wish')
    while (this.made.length < most && this.differences.length === 0) {
      const pair = this.nextChoice()
      if (pair === undefined) return
      const name = await this.choose(pair)
      // After the end everything may be seen, also through the eyes of the other side (looking-back.ts).
      if (this.twins.worlds.some(({ history }) => history.now.decision === null)) return
      if (this.dice.oneIn(3)) await this.findOutMore(pair[0].seat, name)
    }
  }

  /** Makes one choice in each world, and compares what the observers are told of it. Returns what was chosen. */
  async choose(pair: readonly [Option, Option]): Promise<string> {
    const [here, there] = this.twins.worlds
    const name = `${pair[0].seat} ${optionId(pair[0])} | ${optionId(pair[1])}`
    await here.choose(pair[0])
    await there.choose(pair[1])
    this.made.push(pair[0].step)
    this.compare(name)
    return name
  }

  /** A choice for each world that look alike to the observer, and after which the worlds are still twins. */
  private nextChoice(): readonly [Option, Option] | undefined {
    const [here, there] = this.twins.worlds.map(({ history }) => this.byNotice(history.now)) as [
      Notices,
      Notices,
    ]
    const steps = [...new Set([...here.values()].map(([option]) => option!.step))]
    const { rules, isQuiet } = this.twins
    const passing = steps.filter((step) => Object.values(rules.game.skippable ?? {}).includes(step))
    const wanted = isQuiet && passing.length > 0 ? passing : steps
    for (let tries = 0; tries < TRIES && wanted.length > 0; tries++) {
      const step = this.dice.pick(wanted)
      const keys = [...here].filter(([key, [option]]) => option!.step === step && there.has(key))
      if (keys.length === 0) continue
      const [key, options] = this.dice.pick(keys)
      const pair = [this.dice.pick(options), this.dice.pick(there.get(key)!)] as const
      if (this.staysAlike(pair)) return pair
    }
    return undefined
  }

  private byNotice({ position, decision }: Engine): Notices {
    const { rules, seat } = this.twins
    const notices: Notices = new Map()
    for (const option of decision?.options ?? []) {
      const key = rules.noticed(option, position, seat)
      notices.set(key, [...(notices.get(key) ?? []), option])
    }
    return notices
  }

  private staysAlike(pair: readonly [Option, Option]): boolean {
    const { rules, seat, worlds } = this.twins
    if (rules.tells?.(pair[0], seat)) return false
    const before = worlds.map(({ history }) => history.now.position) as [Position, Position]
    const after = pair.map((option, i) => courseOf(rules.game, before[i]!, option)) as [Engine[], Engine[]]
    return after[0].every((here, i) => {
      const there = after[1][i]
      if (there === undefined) return false
      const usesLuck = [here, there].some(
        ({ position }, side) => position.chance.used !== before[side]!.chance.used,
      )
      const isSameLuck =
        before[0].chance.key === before[1].chance.key &&
        here.position.chance.used === there.position.chance.used
      return (
        (!usesLuck || isSameLuck) &&
        rules.learned(before[0], here, seat) === rules.learned(before[1], there, seat)
      )
    })
  }

  // Finding out more

  /** Ways in which the observer tries to find out more; always the same in both worlds. */
  private async findOutMore(chooser: Seat, name: string): Promise<void> {
    const { dice } = this
    const way = dice.pick(ways)
    switch (way) {
      case 'try':
        await this.tryForbidden()
        break
      case 'look':
        await this.lookBack(chooser)
        break
      case 'undo':
        await this.takeBack(dice.pick([this.twins.seat, chooser]))
        break
      case 'say':
        await this.talk()
        break
      case 'go':
        await this.goAndComeBack(dice.pick([this.twins.seat, '']))
        break
      case 'rewind':
        await this.rewind()
        break
      case 'file':
        await this.compareFiles()
    }
    for (const { clients } of this.twins.worlds) await clients.settle()
    this.compare(`${way} after ${name}`)
  }

  /** Something that is offered in neither world: what is refused, what others may choose, what names a place of the map. */
  private async tryForbidden(): Promise<void> {
    const { rules, seat, worlds } = this.twins
    const [here, there] = worlds.map(({ history }) => history.now) as [Engine, Engine]
    const own = here.refusals().filter((refusal) => refusal.seat === seat)
    const foreign = here.decision?.options.filter((option) => option.seat !== seat) ?? []
    const ids = [
      ...this.dice
        .shuffled([...own, ...foreign])
        .slice(0, 3)
        .map(optionId),
      ...rules.tempting,
      'nonsense',
    ]
    const forbidden = ids.filter(
      (id) => here.find(seat, id) === undefined && there.find(seat, id) === undefined,
    )
    for (const { clients } of worlds)
      for (const id of forbidden) {
        await clients.at(seat).choose(id)
        await clients.at(seat).choose(id, here.position.choices - 1)
      }
  }

  /** At moments that may be viewed, that may only be remembered, and from the view of other seats. */
  private async lookBack(chooser: Seat): Promise<void> {
    const { rules, seat, worlds } = this.twins
    const [first, now] = [worlds[0].history.start.choices, worlds[0].history.now.position.choices]
    const back = first + this.dice.below(now - first + 1)
    for (const { clients } of worlds) {
      for (const number of [back, now, now - 1, 0])
        for (const one of [seat, '']) await clients.at(one).ask({ t: 'moment', seat: one, number })
      const other = chooser === seat ? rules.opponent(seat) : chooser
      const answer = await clients.at(seat).ask({ t: 'moment', seat: other, number: back })
      // Both worlds could show too much alike.
      if (answer.t !== 'refused') this.differences.push(`"${seat}" was shown what ${other} saw at ${back}`)
    }
  }

  /** Chat, and a finger on the board. */
  private async talk(): Promise<void> {
    const { rules, seat, worlds } = this.twins
    for (const { clients } of worlds) {
      await clients.at(seat).ask({ t: 'say', seat, text: 'What is behind that door?' })
      if (seat !== '') await clients.at(seat).ask({ t: 'ping', seat, target: rules.pingable })
    }
  }

  async takeBack(who: Seat): Promise<void> {
    for (const world of this.twins.worlds) await world.takeBack(who)
  }

  private async goAndComeBack(who: Seat): Promise<void> {
    for (const { clients } of this.twins.worlds) await clients.goAndComeBack(who)
  }

  /** All go on at new tables, and who has sat down there is told the same. */
  async fork(number: number): Promise<void> {
    const { seat, worlds } = this.twins
    const [here, there] = [await worlds[0].fork(seat, number), await worlds[1].fork(seat, number)]
    for (const one of this.watching) {
      const difference = firstDifference(JSON.stringify(here.get(one)), JSON.stringify(there.get(one)))
      if (difference !== null) this.differences.push(`to "${one}" at the forked table: ${difference}`)
    }
    this.compare(`fork from ${number}`)
  }

  private async rewind(): Promise<void> {
    const { seat, worlds } = this.twins
    const number = worlds[0].history.start.choices
    for (const { clients } of worlds) await clients.at(seat).ask({ t: 'rewind', seat, number })
  }

  /** Players may download the encrypted file of a running game: all they can learn from it is its length. */
  private async compareFiles(): Promise<void> {
    const { address, seat, worlds } = this.twins
    const seen: string[] = []
    for (const world of worlds) {
      const { keys } = world
      const { status, text, name } = await exportGame(address, keys.table, keys.seats[seat]!)
      seen.push(`${status}, ${text.length} characters, ${world.withoutNames(name)}`)
    }
    if (seen[0] !== seen[1]) this.differences.push(`the sealed file: ${seen.join(' ≠ ')}`)
  }

  compare(when: string): void {
    for (const seat of this.watching) {
      const [here, there] = this.twins.worlds.map((world) => world.toldTo(seat)) as [string[], string[]]
      const from = this.compared.get(seat) ?? 0
      for (let i = from; i < Math.max(here.length, there.length); i++) {
        const difference = firstDifference(here[i] ?? 'nothing', there[i] ?? 'nothing')
        if (difference !== null) this.differences.push(`to "${seat}", message ${i}, ${when}: ${difference}`)
      }
      this.compared.set(seat, here.length)
    }
  }
}

/** Ways to find out more, the frequent ones several times. */
const ways = ['try', 'try', 'look', 'look', 'go', 'go', 'rewind', 'file', 'undo', 'say'] as const

/** Options by what is noticed of them. */
type Notices = Map<string, Option[]>

/** What would come of a choice, and then of passing in every window that follows, as the table may do by itself for a seat. */
function courseOf(game: Game, position: Position, option: Option): Engine[] {
  const course = [outcomeOf(game, position, option)]
  for (;;) {
    const last = course.at(-1)!
    const pass = passingIn(game, last)
    if (pass === undefined) return course
    course.push(outcomeOf(game, last.position, pass))
  }
}

/** Where two texts part, with a few words around it. */
function firstDifference(a: string, b: string): string | null {
  if (a === b) return null
  let at = 0
  while (a[at] === b[at]) at++
  return `…${a.slice(Math.max(0, at - 160), at + 120)}… ≠ …${b.slice(at, at + 120)}…`
}
