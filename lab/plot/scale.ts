/** A scale from 0 to a round number, with marks at round numbers. */
export interface Scale {
  readonly end: number
  readonly marks: readonly number[]
}

/** The shortest scale of at most five steps that holds `most`. */
export function scaleFor(most: number): Scale {
  const rough = Math.max(most, 1e-6) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough * (1 - 1e-9))!
  const steps = Math.max(1, Math.ceil(most / step - 1e-9))
  return { end: steps * step, marks: Array.from({ length: steps + 1 }, (_, i) => i * step) }
}

/** How many digits after the point the marks of a scale need as percentages. */
export function digitsOf({ marks }: Scale): number {
  const step = 100 * marks[1]!
  return [0, 1, 2, 3].find((digits) => Math.abs(step - Number(step.toFixed(digits))) < 1e-9) ?? 4
}
