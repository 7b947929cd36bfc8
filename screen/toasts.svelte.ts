/** A word at the edge of the screen that goes away by itself. */
export interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: 'plain' | 'good' | 'bad'
}

/** Long enough to be read twice. */
const MS_PER_LETTER = 70
const AT_LEAST = 3500
/** More at once would hide the board; the oldest makes room. */
const AT_ONCE = 3

export class Toasts {
  list = $state.raw<readonly Toast[]>([])
  private next = 1

  say(text: string, kind: Toast['kind'] = 'plain'): void {
    const id = this.next++
    this.list = [...this.list, { id, text, kind }].slice(-AT_ONCE)
    setTimeout(() => this.dismiss(id), Math.max(AT_LEAST, text.length * MS_PER_LETTER))
  }
  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}
