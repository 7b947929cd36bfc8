import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    // Tests that need a whole server or a browser have configurations and npm scripts of their own.
    exclude: ['**/node_modules/**', 'dist/**', 'e2e/**'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: '100%', // `npm test` runs nothing else at the same time
    // Fuzzing is slow, especially on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // boardgame.io, a peer in bench/, is imported by folder, which Node does not resolve but Vite does.
    server: { deps: { inline: ['boardgame.io'] } },
  },
})
