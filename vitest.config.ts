import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**'],
    environment: 'node',
    pool: 'threads',
    // Fuzzed games take their time, all the more on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // boardgame.io, a peer in bench/, is imported by folder, which Node refuses and Vite can resolve.
    server: { deps: { inline: ['boardgame.io'] } },
  },
})
