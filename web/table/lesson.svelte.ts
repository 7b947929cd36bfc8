import type { Lesson, LessonStep } from '@miskatonic/screen'
import { toasts } from '../shell/toasts.ts'
import { asRecord, recall, remember } from '../storage.ts'
import type { Guide } from './choices.svelte.ts'
import type { Sitting } from './sitting.svelte.ts'
import { words } from './words/index.ts'

/** What is remembered of a lesson between visits. */
interface Bookmark {
  readonly table: string
  readonly step: number
}

export function bookmarkOf(lesson: string): Bookmark | undefined {
  const { table, step } = asRecord(recall(`lesson.${lesson}`))
  return typeof table === 'string' && typeof step === 'number' ? { table, step } : undefined
}

export function setBookmark(lesson: string, bookmark: Bookmark | null): void {
  remember(`lesson.${lesson}`, bookmark)
}

/** A guided game: what is said at each step, and what may be chosen. Choices already made are steps already taken. */
export class Teacher {
  readonly lesson: Lesson
  private readonly name: string
  private readonly table: string
  /** As far as the pupil has come. */
  private reached = $state(0)
  /** What is on the panel: that, or an earlier step that is read again. */
  shown = $state(0)

  constructor(lesson: Lesson, name: string, table: string) {
    this.lesson = lesson
    this.name = name
    this.table = table
    this.reached = Math.min(bookmarkOf(name)?.step ?? 0, lesson.steps.length)
    this.shown = this.reached
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.shown]
  }
  get isOver(): boolean {
    return this.reached >= this.lesson.steps.length
  }
  get isReadingAgain(): boolean {
    return this.shown < this.reached
  }
  /** Another seat is choosing: there is nothing to say. */
  get isWaiting(): boolean {
    return this.lesson.steps[this.reached]?.auto === true && !this.isReadingAgain
  }
  /** Whether there is a button to go on; otherwise something has to be chosen. */
  get mayGoOn(): boolean {
    return this.isReadingAgain || this.step?.choice === undefined
  }

  /** The how-manieth of the steps at which something is said this is, and how many there are. */
  get place(): { number: number; of: number } {
    const isSaid = this.lesson.steps.map(({ auto }) => !auto)
    const of = isSaid.filter(Boolean).length
    return { number: Math.min(of, isSaid.slice(0, this.shown + 1).filter(Boolean).length), of }
  }

  next(): void {
    if (this.isReadingAgain) this.shown = this.beside(1)
    else this.reach(this.reached + 1)
  }
  back(): void {
    this.shown = Math.max(0, this.beside(-1))
  }
  /** The step before or after this one; what others chose meanwhile is passed over. */
  private beside(direction: 1 | -1): number {
    let step = this.shown + direction
    while (step > 0 && step < this.reached && this.lesson.steps[step]?.auto) step += direction
    return step
  }

  /** Called with the number of choices made so far. */
  follow(choices: number): void {
    const after = this.stepsTaken(choices)
    const next = this.stepsTaken(choices + 1) - 1
    if (this.reached < after || this.reached > next) this.reach(Math.min(Math.max(this.reached, after), next))
  }

  /** What the table lets through now. */
  guide(): Guide | null {
    if (this.isOver) return null
    const step = this.lesson.steps[this.reached]!
    return {
      choice: this.isReadingAgain ? undefined : step.choice,
      point: this.step?.point ?? [],
      word: words.learn.here,
      nudge: () => toasts.say(words.learn.nudge),
    }
  }

  /** Keeps a sitting in step with the lesson. Called while the component that shows it is made. */
  lead(at: Sitting): void {
    $effect.pre(() => {
      if (!at.playback.isRunning && !at.lookback.isOn) this.follow(at.now.number)
    })
    $effect.pre(() => {
      at.choices.guide = this.guide()
    })
    const { seat } = this.lesson
    if (seat === undefined) return
    at.eyes.stayWith(seat)
    $effect(() => {
      const step = this.lesson.steps[this.reached]
      if (step?.auto && step.choice !== undefined && !at.playback.isRunning)
        void at.chooseForOthers(step.choice)
    })
  }

  private reach(step: number): void {
    this.reached = step
    this.shown = step
    setBookmark(this.name, { table: this.table, step })
  }

  /** The number of steps taken after a number of choices. */
  private stepsTaken(choices: number): number {
    const { steps } = this.lesson
    let made = 0
    for (let i = 0; i < steps.length && made < choices; i++)
      if (steps[i]!.choice !== undefined && ++made === choices) return i + 1
    return choices === 0 ? 0 : steps.length + 1
  }
}
