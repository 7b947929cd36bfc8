/** Every tenth of the work gets a line where nobody watches. */
const LINES = 10
const BAR = 30

/** How far a long run has come, on standard error: a bar that moves, or a line now and then where nobody watches. */
export class Progress {
  private readonly total: number
  private readonly started = performance.now()
  private drawn = 0
  private linesWritten = 0

  constructor(total: number) {
    this.total = total
  }

  get seconds(): number {
    return (performance.now() - this.started) / 1000
  }

  show(done: number, failed: number): void {
    if (process.stderr.isTTY) this.draw(done, failed)
    else if (Math.floor((done / this.total) * LINES) > this.linesWritten) {
      this.linesWritten = Math.floor((done / this.total) * LINES)
      process.stderr.write(`${this.text(done, failed)}\n`)
    }
  }

  finish(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
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
    const failures = failed === 0 ? '' : ` · ${failed.toLocaleString('en')} failed`
    return `${done.toLocaleString('en')} of ${this.total.toLocaleString('en')} games · ${Math.round(rate).toLocaleString('en')} games/s · ${clock} left${failures}`
  }
}
