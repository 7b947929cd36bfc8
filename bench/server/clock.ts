/** Milliseconds on a clock that all processes of this machine share. */
export function clock(): number {
  return Number(process.hrtime.bigint()) / 1e6
}
