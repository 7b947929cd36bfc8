import type { Rule, View } from '@miskatonic/kernel'
import type { LogEntry, Moment, Now, Wish } from '@miskatonic/protocol'
import { type Offered, type Screen, Stage, type Target } from '@miskatonic/screen'
import { getContext, setContext } from 'svelte'
import type { Refusal } from '../connection/connection.ts'
import type { News, Session } from '../connection/session.svelte.ts'
import { explainRule } from '../rules/explain.svelte.ts'
import { settings } from '../settings/settings.svelte.ts'
import { toasts } from '../shell/toasts.ts'
import { keepAmbience, play } from '../sound/sound.svelte.ts'
import { Choices } from './choices.svelte.ts'
import { Choosing } from './choosing.svelte.ts'
import { Eyes } from './eyes.svelte.ts'
import { Film } from './film.svelte.ts'
import { Journeys } from './journeys.svelte.ts'
import { keepStage } from './keep-stage.svelte.ts'
import { eventsIn } from './log-entries.ts'
import { Lookback } from './lookback.svelte.ts'
import { NewsOnBoard } from './news.svelte.ts'
import { People } from './people.svelte.ts'
import { Playback } from './playback.svelte.ts'
import { Narrowing } from './narrowing.svelte.ts'
import { Pointing } from './pointing.svelte.ts'
import { entriesAt, viewAt } from './view.ts'
import { words } from './words/index.ts'

/** How long the last picture of a game is seen, in milliseconds. */
const ENDING = 2600

/** Where the table is: on a server, on this device, or in a saved game that is watched. */
export type TableSource = 'online' | 'local' | 'saved'

/**
 * One person at a table whose game has begun: what they see and what they do. It puts the parts together; all that is shown is derived
 * from what the playback has on the screen.
 */
export class Sitting {
  readonly session: Session
  readonly screen: Screen
  readonly source: TableSource
  readonly stage: Stage
  readonly playback: Playback
  readonly people: People
  readonly eyes: Eyes
  readonly choices: Choices
  readonly choosing: Choosing
  readonly lookback: Lookback
  readonly film: Film
  readonly pointing: Pointing
  readonly journeys: Journeys
  readonly narrowing: Narrowing
  readonly newsOnBoard: NewsOnBoard

  /** The outcome has just been reached and was not dismissed yet. */
  outcomeIsNew = $state(false)
  /** The decision that was told of last; an undo leads to an earlier one. */
  private heard = 0
  private endingTimer: ReturnType<typeof setTimeout> | undefined
  readonly now: Now = $derived.by(() => this.playback.now)
  readonly view: View = $derived.by(() => viewAt(this))
  /** The log as far as it may be read now. */
  readonly entries: readonly LogEntry[] = $derived.by(() => entriesAt(this))

  constructor(session: Session, screen: Screen, source: TableSource) {
    this.session = session
    this.screen = screen
    this.source = source
    this.stage = new Stage(
      {
        press: (target, anchor) => this.pointing.press(target, anchor),
        ask: (target, anchor) => this.pointing.ask(target, anchor),
        hover: (target, anchor) => this.pointing.hover(target, anchor),
        explain: (rule) => this.explain(rule),
        skip: () => (this.stage.isEnding ? this.endPicture() : this.playback.next()),
      },
      (seat) => this.people.say.seat(seat),
    )
    this.playback = new Playback(
      {
        screen,
        // The stage is told what happens before the page draws again, so that pieces move from where they were.
        onShow: ({ shown }) => (this.stage.shown = shown),
        onEnd: (now) => this.onPlaybackEnd(now),
      },
      session.now!,
    )
    this.people = new People(session, screen, () => this.now)
    this.newsOnBoard = new NewsOnBoard(screen, () => this.people.mine)
    this.eyes = new Eyes(session)
    this.choices = new Choices(this)
    this.choosing = new Choosing(
      session,
      (offer) => this.mustConfirm(offer),
      (refusal) => this.complain(refusal),
    )
    this.lookback = new Lookback(session, {
      show: (moment, isNext) => this.showMoment(moment, isNext),
      told: () => this.playback.ended(),
      onRefused: (refusal) => this.complain(refusal),
    })
    this.pointing = new Pointing(this)
    this.journeys = new Journeys(this)
    this.narrowing = new Narrowing(() => this.now.number)
    this.film = new Film(this)
    this.eyes.follow(session.now!)
    session.onNews = (news) => this.hear(news)
  }

  /** Keeps stage, film and ambience as they should be. Called while the component that shows the table is made. */
  keepUp(): void {
    keepStage(this)
    this.film.keepRunning()
    keepAmbience(this.screen.ambience)
    this.journeys.keepGoing()
    $effect(() => () => {
      this.playback.stop()
      clearTimeout(this.endingTimer)
      this.lookback.close()
    })
  }

  // What is known

  /** The line is down: what is on the screen may no longer be true. */
  get isOutdated(): boolean {
    return this.session.status.is !== 'open'
  }
  /** Whether the table waits for a seat of this device. */
  get isAsked(): boolean {
    return this.waitsForMe(this.now)
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
    this.journeys.heed(offer)
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
    this.playback.jumpTo(this.session.now!)
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
    if (now.number < this.heard) this.newsOnBoard.hearAgain(eventsIn(this.session.log, this.session.log))
    else if (!caughtUp) this.newsOnBoard.hear(events)
    this.heard = now.number
    if (this.lookback.isOn) return
    this.choosing.dismiss()
    this.pointing.close()
    this.journeys.hear(events)
    if (caughtUp || this.eyes.curtain !== null) this.playback.jumpTo(now)
    else this.playback.tell(events, now)
    if (!this.playback.isRunning) this.eyes.follow(now)
  }

  /** Before the window that says how it ended, the last picture fills the board. */
  private showEnding(): void {
    this.stage.isEnding = true
    this.endingTimer = setTimeout(() => this.endPicture(), this.stage.time(ENDING))
  }
  endPicture(): void {
    clearTimeout(this.endingTimer)
    this.stage.isEnding = false
  }

  /** Rings when the question passes from other players to this device. */
  private ring(now: Now): void {
    const isNew = this.waitsForMe(now) && !this.waitsForMe(this.now)
    if (!this.people.areAllHere && isNew) play('bell')
  }

  private waitsForMe({ asked }: Now): boolean {
    return asked?.waiting.some((seat) => this.people.mine.includes(seat)) ?? false
  }

  private onPlaybackEnd(now: Now): void {
    if (!this.film.isRunning) this.playback.pause(false)
    if (now.outcome !== null && this.outcomeIsNew && settings.motion > 0) this.showEnding()
    if (!this.lookback.isOn) this.eyes.follow(now)
  }

  private showMoment(moment: Moment, isNext: boolean): void {
    if (isNext) this.playback.tell(moment.events, moment.now)
    else this.playback.jumpTo(moment.now)
  }

  private mustConfirm({ seat, step, args }: Offered): boolean {
    if (this.choices.guide !== null || settings.confirm !== 'irrevocable') return false
    // Where there is no other choice, nothing can be lost by this one.
    const isOnlyChoice = this.choices.offers.filter((each) => each.seat === seat).length === 1
    return !isOnlyChoice && this.screen.irrevocable(step, args, this.now.asked?.step ?? '')
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
