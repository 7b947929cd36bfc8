import type { Language, NameOf, Rule, Seat, View } from '@miskatonic/kernel'
import { getContext, setContext } from 'svelte'
import { type Insets, noInsets } from './camera.ts'
import type { Crop, Offered, Prohibited, Shown, Target } from './contract.ts'

/** What the page does when the board is touched. */
export interface StageHands {
  /** Something on the board was pressed: choose, or show a menu where there is more than one choice. */
  press(target: Target, anchor: Element): void
  /** Opens the menu of a target: what can be done there, what cannot and why, and a way to point at it for the others. */
  ask(target: Target, anchor: Element): void
  /** Something is under the pointer or has the focus; null: no longer. */
  hover(target: Target | null, anchor: Element): void
  /** Opens the rule drawer. */
  explain(rule: Rule): void
  /** Lets the moment go that fills the board. */
  skip(): void
}

/** What a board shows, and the callbacks for when it is touched. The page keeps it up to date; the components of a game read it. */
export class Stage {
  /** What is shown now: the true view, or, while events are being shown one by one, the table between two of them. */
  view = $state.raw<View>()!
  language = $state<Language>('en')
  offers = $state.raw<readonly Offered[]>([])
  prohibitions = $state.raw<readonly Prohibited[]>([])
  /** The event that is being shown, if any. */
  shown = $state.raw<Shown | null>(null)
  /** When the time for the question that is asked is over, by this device's clock; null: it has no time limit. */
  deadline = $state.raw<number | null>(null)
  /** The game has just ended, and its last picture fills the board. */
  isEnding = $state(false)
  /** What has happened before, as far as this seat saw it and may still look at it. */
  past = $state.raw<readonly Omit<Shown, 'id'>[]>([])
  /** What was chosen and is being confirmed or sent. */
  chosen = $state.raw<readonly Target[]>([])
  /** What has changed since the last turn of this device. */
  fresh = $state.raw<ReadonlySet<Target>>(new Set())
  /** What is pointed at, on the board or in the list: both show it. */
  hovered = $state.raw<readonly Target[]>([])
  /** What was asked about: its menu is open. With a finger that takes the place of pointing. */
  consulted = $state.raw<Target | null>(null)
  /** The choice in the list that is pointed at, if any. */
  pointing = $state.raw<Offered | null>(null)
  /** Places to which a journey of several steps is possible. */
  far = $state.raw<ReadonlySet<Target>>(new Set())
  /** The journey that is considered or under way: the place where the figure stands, and all the steps. Empty: none. */
  way = $state.raw<readonly Target[]>([])
  /** Actions that this journey takes. */
  wayActions = $state(0)
  /** What others point at, with their names. */
  pings = $state.raw<ReadonlyMap<Target, string>>(new Map())
  /** What a lesson points at: it is brought into sight. */
  guided = $state.raw<readonly Target[]>([])
  /** What panels cover along the edges of the board, in pixels. They stay where they are: the whole board is shown clear of them. */
  safe = $state.raw<Insets>(noInsets)
  /** Height in pixels of the lower part of the board that the question covers on a narrow screen, where it is a sheet that grows over it. */
  covered = $state(0)
  /** Something over the board is read or used there and needs the room: a list of answers over the board gets out of the way. */
  needsRoom = $state(false)
  /** Where the page has room for the buttons that zoom the board; null: they stand on the board. */
  tools = $state.raw<HTMLElement | null>(null)
  /** It is a picture: nothing on it can be moved or pressed. */
  isStill = false
  /** The part of the board that a picture shows; null: the whole. */
  crop = $state.raw<Crop | null>(null)
  /** 1 is normal speed; 0: no motion at all. */
  speed = $state(1)

  private readonly claims = new Set<symbol>()
  private readonly hands: StageHands
  /** The name of a seat: that of its figure, with its player's name where that helps. */
  readonly nameOf: NameOf

  private readonly offersAt = $derived(byTarget(this.offers))
  private readonly prohibitionsAt = $derived(byTarget(this.prohibitions))

  constructor(hands: StageHands, nameOf: NameOf) {
    this.hands = hands
    this.nameOf = nameOf
  }
  /** Claims the room until what is returned is called. */
  claimRoom(): () => void {
    const claim = Symbol('room')
    this.claims.add(claim)
    this.needsRoom = true
    return () => {
      this.claims.delete(claim)
      this.needsRoom = this.claims.size > 0
    }
  }

  /** The seat that looks; '' for a spectator. */
  get seat(): Seat {
    return this.view.seat
  }
  offersOn(target: Target): readonly Offered[] {
    return this.offersAt.get(target) ?? []
  }
  prohibitionsOn(target: Target): readonly Prohibited[] {
    return this.prohibitionsAt.get(target) ?? []
  }
  isLit(target: Target): boolean {
    return this.offersAt.has(target)
  }
  /** Whether it answers when it is asked about: it can be chosen or walked to, or a rule says why not. */
  answers(target: Target): boolean {
    return this.isLit(target) || this.far.has(target) || this.prohibitionsAt.has(target)
  }
  isChosen(target: Target): boolean {
    return this.chosen.includes(target)
  }
  isHovered(target: Target): boolean {
    return this.hovered.includes(target)
  }
  /** The choices under the pointer: the one in the list, or all on the hovered target. */
  get considered(): readonly Offered[] {
    if (this.pointing !== null) return this.offers.includes(this.pointing) ? [this.pointing] : []
    return [...new Set(this.hovered.flatMap((target) => this.offersOn(target)))]
  }
  /** A duration in milliseconds, at the reader's speed. */
  time(ms: number): number {
    return this.speed === 0 ? 0 : ms / this.speed
  }
  press(target: Target, anchor: Element): void {
    this.hands.press(target, anchor)
  }
  ask(target: Target, anchor: Element): void {
    this.hands.ask(target, anchor)
  }
  hover(target: Target | null, anchor: Element): void {
    this.hovered = target === null ? [] : [target]
    this.hands.hover(target, anchor)
  }
  explain(rule: Rule): void {
    this.hands.explain(rule)
  }
  skip(): void {
    this.hands.skip()
  }
}

function byTarget<T extends { targets: readonly Target[] }>(all: readonly T[]): ReadonlyMap<Target, T[]> {
  const map = new Map<Target, T[]>()
  for (const each of all)
    for (const target of each.targets) {
      const list = map.get(target)
      if (list === undefined) map.set(target, [each])
      else list.push(each)
    }
  return map
}

const key = Symbol('stage')
export function setStage(value: Stage): void {
  setContext(key, value)
}
/** The stage that the component stands on. */
export function stage(): Stage {
  return getContext<Stage>(key)
}
