/** The angle that looks like `degrees` and is nearest to the one before: a turn from 270° to 0° goes on to 360°. */
export function shortestTo(before: number | undefined, degrees: number): number {
  if (before === undefined) return degrees
  const turn = ((((degrees - before) % 360) + 540) % 360) - 180
  return before + (turn === -180 ? 180 : turn)
}
