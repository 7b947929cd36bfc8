/** Draws a long list part by part, each in a task of its own, so that the browser can paint and answer in between. The first is drawn at once. */
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

/** The same for parts with names: `const drawn = new DrawnParts(['ground', 'pieces'])`, and `{#if drawn.has('pieces')}` around the second one. */
export class DrawnParts<Name extends string> {
  private readonly names: readonly Name[]
  private readonly turns: Turns

  constructor(names: readonly Name[], atOnce = false) {
    this.names = names
    this.turns = new Turns(() => names.length, atOnce)
  }
  has(part: Name): boolean {
    return this.names.indexOf(part) < this.turns.reached
  }
}
