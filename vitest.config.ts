import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    // What needs a whole server or a browser has a configuration and a check of its own.
    exclude: ['**/node_modules/**', 'dist/**', 'e2e/**'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: '100%', // nothing else runs at the same time, see scripts/test.mjs
    // Fuzzed games take their time, all the more on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // boardgame.io, a peer in bench/, is imported by folder, which Node refuses and Vite can resolve.
    server: { deps: { inline: ['boardgame.io'] } },
  },
})
