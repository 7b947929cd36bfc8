import type { Rule, Seat, View } from '@miskatonic/kernel'
import type { LogEntry, Moment, Now, Seen, Wish } from '@miskatonic/protocol'
import { type Offered, type Prohibited, type Screen, Stage, type Target } from '@miskatonic/screen'
import { getContext, setContext } from 'svelte'
import type { Refusal } from '../connection/connection.ts'
import type { News, Session } from '../connection/session.svelte.ts'
import { explainRule } from '../rules/explain.svelte.ts'
import { settings } from '../settings/settings.svelte.ts'
import { toasts } from '../shell/toasts.ts'
import { play } from '../story/sound.ts'
import { type Frame, Story } from '../story/story.ts'
import { Choosing } from './choosing.svelte.ts'
import { Eyes } from './eyes.svelte.ts'
import { Film } from './film.svelte.ts'
import { eventsIn, readableEntries } from './log-entries.ts'
import { Lookback } from './lookback.svelte.ts'
import { offersOf, prohibitionsOf } from './offers.ts'
import { Pointing } from './pointing.svelte.ts'
import { programName } from './programs.svelte.ts'
import { type Names, type Phrases, namesAt, phrasesOf } from './phrases.ts'
import { words } from './words/index.ts'

/** What a teacher asks for. */
export interface Guide {
  /** The one choice that can be made; undefined: none. */
  readonly choice: string | undefined
  /** What to look at, and the word that stands there. */
  readonly point: readonly Target[]
  readonly word: string
  /** Something else was pressed. */
  nudge(): void
}

/** Where the table is: on a server, on this device, or in a saved game that is watched. */
export type TableSource = 'online' | 'local' | 'saved'

/**
 * One person at a table whose game has begun: what they see and what they do. It keeps the stage up to date; all that is shown is derived
 * from the frame of the story that is on the screen.
 */
export class Sitting {
  readonly session: Session
  readonly screen: Screen
  readonly source: TableSource
  readonly stage: Stage
  readonly eyes: Eyes
  readonly choosing: Choosing
  readonly lookback: Lookback
  readonly film: Film
  readonly pointing: Pointing
  private readonly story: Story

  /** What is on the screen. */
  private frame = $state.raw<Frame>()!
  /** Events are being shown: what one may choose is shown when they are over. */
  isTelling = $state(false)
  /** The story is held at the event on the screen. */
  isPaused = $state(false)
  /** The outcome has just been reached and was not dismissed yet. */
  outcomeIsNew = $state(false)

  /** In a lesson: only what it asks for can be chosen, and what it points at is shown. */
  guide = $state.raw<Guide | null>(null)

  /** As text, which stays equal while the names do: otherwise every sentence of the log would be made anew with every event. */
  private readonly names: string = $derived.by(() => JSON.stringify(this.namesNow()))
  readonly say: Phrases = $derived.by(() =>
    phrasesOf(this.screen, settings.language, JSON.parse(this.names) as Names),
  )
  readonly now: Now = $derived(this.frame.now)
  /** Nothing can be chosen: something else is on the screen. */
  private readonly isBusy: boolean = $derived.by(
    () => this.isTelling || this.lookback.isOn || this.eyes.curtain !== null || this.isOutdated,
  )
  private readonly lookers: readonly Seat[] = $derived.by(() => this.seatsThatLook())
  readonly offers: readonly Offered[] = $derived.by(() => this.offersNow())
  readonly prohibitions: readonly Prohibited[] = $derived.by(() =>
    this.isBusy ? [] : prohibitionsOf(this.now, this.lookers, this.say, this.screen),
  )
  readonly view: View = $derived.by(() => this.viewNow())
  /** The log as far as it may be read now. */
  readonly entries: readonly LogEntry[] = $derived.by(() => this.entriesNow())

  /** Resolved when the story is over. */
  private readonly waitingForEnd: (() => void)[] = []

  constructor(session: Session, screen: Screen, source: TableSource) {
    this.session = session
    this.screen = screen
    this.source = source
    this.eyes = new Eyes(session)
    this.choosing = new Choosing(
      session,
      (offer) => this.mustConfirm(offer),
      (refusal) => this.complain(refusal),
    )
    this.lookback = new Lookback(session, {
      show: (moment, isNext) => this.showMoment(moment, isNext),
      told: () => this.storyEnd(),
      onRefused: (refusal) => this.complain(refusal),
    })
    this.stage = new Stage(
      {
        press: (target, anchor) => this.pointing.press(target, anchor),
        ask: (target, anchor) => this.pointing.ask(target, anchor),
        hover: (target, anchor) => this.pointing.hover(target, anchor),
        explain: (rule) => this.explain(rule),
      },
      (seat) => this.say.seat(seat),
    )
    this.pointing = new Pointing(this)
    this.story = new Story({
      screen,
      speed: () => (document.hidden ? 0 : settings.motion),
      show: (frame) => this.show(frame),
      onEvent: (seen) => this.sound(seen),
      onEnd: () => this.onStoryEnd(),
    })
    this.film = new Film(this)
    this.story.jumpTo(session.now!)
    this.eyes.follow(session.now!)
    session.onNews = (news) => this.hear(news)
  }

  /** Keeps the stage as it should be. Called while the component that shows it is made. */
  keepStage(): void {
    this.stage.view = this.view
    $effect.pre(() => {
      this.stage.view = this.view
      this.stage.language = settings.language
      this.stage.speed = settings.motion
      this.stage.pings = this.pings()
    })
    $effect.pre(() => {
      this.stage.past = eventsIn(this.entries, this.session.log)
    })
    $effect.pre(() => {
      this.stage.offers = this.offers
      this.stage.prohibitions = this.prohibitions
    })
    this.film.keepRunning()
    $effect(() => () => {
      this.story.stop()
      this.lookback.close()
    })
  }

  // What is known

  /** The event that is being shown. */
  get shown(): Frame['shown'] {
    return this.frame.shown
  }
  get mine(): readonly Seat[] {
    return this.session.you.seats
  }
  /** No other person plays: all occupied seats are on this device, or played by programs. */
  get isSolo(): boolean {
    const { info, you } = this.session
    return (
      info?.seats.every(
        ({ seat, name, player }) => name === null || player !== undefined || you.seats.includes(seat),
      ) ?? true
    )
  }
  /** The line is down: what is on the screen may no longer be true. */
  get isOutdated(): boolean {
    return this.session.status.is !== 'open'
  }
  /** Whether the table waits for a seat of this device. */
  get isAsked(): boolean {
    return this.now.asked?.waiting.some((seat) => this.mine.includes(seat)) ?? false
  }
  /** A seat's player, where that says more than the seat's figure. */
  playerOf(seat: Seat): string | undefined {
    const all = this.session.info?.seats ?? []
    const each = all.find((one) => one.seat === seat)
    if (each?.player !== undefined) return programName(each.player)
    const names = new Set(all.map(({ name }) => name))
    const name = each?.name
    return names.size > 1 && name && name !== this.say.seat(seat) ? name : undefined
  }
  /** "Detective (Ann)". */
  fullName(seat: Seat): string {
    const player = this.playerOf(seat)
    return player === undefined ? this.say.seat(seat) : `${this.say.seat(seat)} (${player})`
  }
  get left(): string | null {
    return this.screen.left(this.view, settings.language)
  }
  get handName(): string {
    return this.screen.handName?.(this.view, settings.language) ?? words.areas.hand
  }
  groupNamed(step: string): string | undefined {
    return this.screen.groups[settings.language][step]
  }

  // What one does

  choose(offer: Offered): void {
    this.pointing.close()
    this.choosing.choose(offer)
  }

  /** In a lesson of one side, what the others choose. They have been told what to do. */
  async chooseForOthers(option: string): Promise<void> {
    const { asked, number } = this.now
    const seat = asked?.waiting[0]
    if (seat === undefined) return
    const answer = await this.session.send({ t: 'choose', seat, decision: number, option })
    if (answer.t === 'refused' && answer.code !== 'stale-decision') this.complain(answer)
  }

  skip(): void {
    this.pause(false)
    this.story.skip()
  }

  /** Holds what is being shown, or lets it go on. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused
    this.story.pause(isPaused)
  }

  /** One event further, and wait there. */
  stepOn(): void {
    this.isPaused = true
    this.story.step()
  }

  explain(rule: Rule): void {
    this.pointing.tip = null
    explainRule(rule)
  }

  async point(target: Target): Promise<void> {
    this.pointing.menu = null
    const answer = await this.session.send({ t: 'ping', seat: this.eyes.seat, target })
    if (answer.t === 'refused') this.complain(answer)
  }

  /** Which questions the seat that looks wants to be asked. */
  async wish(wish: Wish): Promise<void> {
    const answer = await this.session.send({ t: 'wish', seat: this.eyes.seat, wish })
    if (answer.t === 'refused') this.complain(answer)
  }

  /** Back to the present, after looking back. */
  returnToNow(): void {
    this.lookback.close()
    this.story.jumpTo(this.session.now!)
    this.eyes.follow(this.session.now!)
  }

  complain(refusal: Refusal): void {
    toasts.say(words.refusal(refusal.code) ?? refusal.message, 'bad')
  }

  // What happens

  private hear({ events, now, caughtUp }: News): void {
    this.ring(now)
    if (now.outcome !== null && !caughtUp) this.outcomeIsNew = true
    if (now.outcome === null) this.outcomeIsNew = false
    if (this.lookback.isOn) return
    this.choosing.dismiss()
    this.pointing.close()
    if (caughtUp || this.eyes.curtain !== null) {
      this.story.jumpTo(now)
      this.eyes.follow(now)
    } else {
      this.story.tell(events, now)
      this.isTelling = this.story.isRunning
      if (!this.isTelling) this.eyes.follow(now)
    }
  }

  /** Rings when the question passes from other players to this device. */
  private ring(now: Now): void {
    const isMine = (seats: readonly Seat[] | undefined): boolean =>
      seats?.some((seat) => this.mine.includes(seat)) ?? false
    const wasAsked = isMine(this.frame.now.asked?.waiting)
    if (settings.sound && !this.isSolo && !wasAsked && isMine(now.asked?.waiting)) play('bell')
  }

  private show(frame: Frame): void {
    this.frame = frame
    // The stage is told what happens before the page draws again, so that pieces move from where they were.
    this.stage.shown = frame.shown
  }

  private onStoryEnd(): void {
    this.isTelling = false
    if (!this.film.isRunning) this.pause(false)
    if (!this.lookback.isOn) this.eyes.follow(this.frame.now)
    for (const resolve of this.waitingForEnd.splice(0)) resolve()
  }

  private sound({ event, args }: Seen): void {
    const sound = settings.sound ? this.screen.sound(event, args) : undefined
    if (sound !== undefined) play(sound)
  }

  private showMoment(moment: Moment, isNext: boolean): void {
    if (isNext) this.story.tell(moment.events, moment.now)
    else this.story.jumpTo(moment.now)
    this.isTelling = this.story.isRunning
  }

  private storyEnd(): Promise<void> {
    return this.story.isRunning
      ? new Promise((resolve) => this.waitingForEnd.push(resolve))
      : Promise.resolve()
  }

  private mustConfirm({ step, args }: Offered): boolean {
    return this.guide === null && settings.confirm === 'irrevocable' && this.screen.irrevocable(step, args)
  }

  private namesNow(): Names {
    const seats = this.session.info?.seats.map(({ seat }) => seat) ?? []
    const figures = this.screen.figures?.(this.now.table) ?? []
    return namesAt(this.screen, settings.language, this.now.table, [...seats, ...figures])
  }

  private offersNow(): readonly Offered[] {
    if (this.isBusy) return []
    const offers = offersOf(this.now, this.lookers, this.say, this.screen)
    const { guide } = this
    return guide === null ? offers : offers.filter(({ id }) => id === guide.choice)
  }

  /** What others point at, and the teacher. */
  private pings(): ReadonlyMap<Target, string> {
    const { guide } = this
    if (guide === null || this.isTelling) return this.session.pings
    return new Map([...this.session.pings, ...guide.point.map((target) => [target, guide.word] as const)])
  }

  /** Seats with secrets from each other are shown one at a time; otherwise all seats of this device may choose. */
  private seatsThatLook(): readonly Seat[] {
    const { seat } = this.eyes
    if (this.eyes.needsCurtain(this.now)) return [seat]
    return [seat, ...this.mine.filter((each) => each !== seat)]
  }

  private entriesNow(): readonly LogEntry[] {
    if (this.eyes.curtain !== null) return []
    return readableEntries(this.session.log, {
      since: this.now.outcome === null ? (this.screen.since?.(this.view) ?? 0) : 0,
      until: this.lookback.moment?.number,
      isTelling: this.isTelling,
    })
  }

  /** Behind a curtain only the public view is drawn. */
  private get seatAtScreen(): Seat {
    return this.eyes.curtain === null ? this.eyes.seat : ''
  }

  private viewNow(): View {
    const { info } = this.session
    const { now } = this
    const seat = this.lookback.isOn ? this.lookback.eyes : this.seatAtScreen
    return {
      seat,
      game: this.screen.about.id,
      seats: info?.seats.map((each) => each.seat) ?? [],
      options: info?.options ?? {},
      choices: now.number,
      asked: now.asked,
      outcome: now.outcome,
      table: now.table,
      own: now.seats[seat]?.own ?? {},
    }
  }
}

const key = Symbol('sitting')
export function setSitting(value: Sitting): void {
  setContext(key, value)
}
/** The sitting that the component belongs to. */
export function sitting(): Sitting {
  return getContext<Sitting>(key)
}
