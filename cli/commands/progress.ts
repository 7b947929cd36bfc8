import type { CliWords } from '../words/index.ts'

/** Without a terminal: a line for each tenth of the work, at most one in this many seconds. */
const LINES = 10
const SECONDS_BETWEEN_LINES = 5
const BAR = 30

/** How far a long run has come, on standard error: a moving bar, or without a terminal a line now and then. */
export class Progress {
  private readonly total: number
  private readonly say: CliWords['progress']
  private readonly started = performance.now()
  private drawn = 0
  private linesWritten = 0
  private lineWritten = 0

  constructor(total: number, say: CliWords['progress']) {
    this.total = total
    this.say = say
  }

  get seconds(): number {
    return (performance.now() - this.started) / 1000
  }

  show(done: number, failed = 0): void {
    if (process.stderr.isTTY) this.draw(done, failed)
    else this.write(done, failed)
  }

  finish(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  }

  private write(done: number, failed: number): void {
    const tenths = Math.floor((done / this.total) * LINES)
    if (tenths <= this.linesWritten || this.seconds - this.lineWritten < SECONDS_BETWEEN_LINES) return
    this.linesWritten = tenths
    this.lineWritten = this.seconds
    process.stderr.write(`${this.text(done, failed)}\n`)
  }

  private draw(done: number, failed: number): void {
    const now = performance.now()
    if (now - this.drawn < 100 && done < this.total) return
    this.drawn = now
    const filled = Math.round((done / this.total) * BAR)
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled)
    process.stderr.write(`\r${bar} ${this.text(done, failed)}\u001B[K`)
  }

  private text(done: number, failed: number): string {
    const rate = done / Math.max(this.seconds, 0.001)
    const left = Math.round((this.total - done) / Math.max(rate, 0.001))
    const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
    const { games, perSecond, left: say, failed: failures } = this.say
    const parts = [games(done, this.total), perSecond(Math.round(rate)), say(clock)]
    return [...parts, ...(failed === 0 ? [] : [failures(failed)])].join(' · ')
  }
}
