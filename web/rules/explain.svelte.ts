import type { Rule } from '@miskatonic/kernel'

/** The rule that is being explained, and those that led to it. */
class Explanation {
  private trail = $state.raw<readonly Rule[]>([])

  get rule(): Rule | undefined {
    return this.trail.at(-1)
  }
  get canGoBack(): boolean {
    return this.trail.length > 1
  }
  begin(rule: Rule): void {
    this.trail = [rule]
  }
  follow(rule: Rule): void {
    this.trail = [...this.trail, rule]
  }
  back(): void {
    this.trail = this.trail.slice(0, -1)
  }
  end(): void {
    this.trail = []
  }
}
export const explanation = new Explanation()

/** Opens the rule drawer, wherever the page shows one. */
export function explainRule(rule: Rule): void {
  explanation.begin(rule)
}
