/** `Surroundings.after` by the clock of the system. A timer does not keep the process alive. */
export function after(milliseconds: number, callback: () => void): () => void {
  const timer: unknown = setTimeout(callback, milliseconds)
  if (isUnrefable(timer)) timer.unref()
  return () => clearTimeout(timer as ReturnType<typeof setTimeout>)
}

/** In Node; in a page a timer is a number. */
function isUnrefable(timer: unknown): timer is { unref(): void } {
  return typeof timer === 'object' && timer !== null && 'unref' in timer
}
