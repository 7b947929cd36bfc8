/**
 * Draws something large part by part, each in a task of its own, so that the browser can paint and answer in between:
 * `const turns = new Turns(() => 3)`, and `{#if turns.reached >= 2}` around the second part. The first is drawn at once.
 */
export class Turns {
  reached: number

  /** To be made while a component is. `last`: how many parts there are; `atOnce`: all are drawn now, for a picture. */
  constructor(last: () => number, atOnce = false) {
    this.reached = $state(atOnce ? last() : 1)
    $effect(() => {
      if (this.reached >= last()) return
      const timer = setTimeout(() => this.reached++)
      return () => clearTimeout(timer)
    })
  }
}
