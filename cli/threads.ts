/** The modules of threads, which are built beside the program (see scripts/setup.mjs): for `fuzz` and `lab`, and for the server. */
export const threadModule = new URL('game-thread.mjs', import.meta.url)
export const workThread = new URL('work-thread.mjs', import.meta.url)
