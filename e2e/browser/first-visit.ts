import type { Page } from '@playwright/test'

/** The first visit to the page on a device that may keep it, and the second, from what was kept. */
export async function visitOnce(page: Page): Promise<void> {
  await page.goto('/')
  // The worker takes everything it needs before it says that it is ready.
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.reload()
}
