import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'

/** Whole games in a real browser. `npm run browser` builds the program and the page first, and finds the browser. */
export default defineConfig({
  testDir: 'test',
  outputDir: fileURLToPath(new URL('../../dist/browser', import.meta.url)),
  workers: 2,
  fullyParallel: true,
  // Machines that check every commit are shared and at times very slow. What passes only the second time is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  // It tells at the end what went wrong, and where it has put the picture.
  reporter: 'dot',
  use: {
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // As root, as in most containers, Chromium starts only without its sandbox.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
})
