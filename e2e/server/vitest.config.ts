import { defineConfig } from 'vitest/config'

/** Files that measure time, or keep the whole machine busy: nothing else may run beside them. */
const measured = ['abuse', 'crash', 'hostile', 'newcomer', 'return'].map((name) => `test/${name}.test.ts`)

/** Real servers, killed and attacked. Most files wait more than they work: these run side by side, and the measured ones afterwards. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    // Processes: a thread that ends while another one is inside the database library can end them all.
    pool: 'forks',
    testTimeout: 180_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'side by side',
          include: ['test/**/*.test.ts', '../cluster/test/**/*.test.ts'],
          exclude: measured,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'measured', include: measured, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
