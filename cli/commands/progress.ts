import type { CliWords } from '../words/index.ts'

/** Without a terminal: seconds between two lines. They become longer with the run, by this share of it, so that a long one has few lines. */
const SECONDS = { least: 5, most: 60, share: 0.1 }
const BAR = 30

/** How far a long run has come, on standard error: a moving bar, or without a terminal a line now and then. */
export class Progress {
  private readonly total: number
  private readonly say: CliWords['progress']
  private readonly started = performance.now()
  private drawn = 0
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
    const pause = Math.min(Math.max(SECONDS.least, this.seconds * SECONDS.share), SECONDS.most)
    if (this.seconds - this.lineWritten < pause) return
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
    const { games, perSecond, left, failed: failures } = this.say
    return [
      games(done, this.total),
      ...(done === 0 ? [] : [perSecond(rate), left(clock((this.total - done) / rate))]),
      ...(failed === 0 ? [] : [failures(failed)]),
    ].join(' · ')
  }
}

function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
