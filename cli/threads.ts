/** Modules that are built beside the program (see scripts/setup.mjs): for the threads of `fuzz` and `lab`, and for processes of the server. */
export const threadModule = new URL('game-thread.mjs', import.meta.url)
export const workProcess = new URL('work-process.mjs', import.meta.url)
