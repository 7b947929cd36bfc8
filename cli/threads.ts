/** The module of the threads, which is built beside the program (see scripts/setup.mjs). */
export const threadModule = new URL('game-thread.mjs', import.meta.url)
