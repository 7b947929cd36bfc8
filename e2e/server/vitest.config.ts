import { defineConfig } from 'vitest/config'

/** Real servers, killed and attacked: one file after the other, because each of them wants the whole machine. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    pool: 'threads',
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
})
