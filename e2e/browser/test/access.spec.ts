import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { device, expect, sizes, test } from '../house.ts'
import { atRest, holdingTime, screens } from '../screens.ts'

/** Every screen, visited once: on a phone, in the light, in Polish, where words are longest; then the same page on a monitor in the dark. */
for (const [name, visit] of Object.entries(screens))
  test(`${name} has no violation by axe, on a phone and on a monitor`, async ({ borrow, sitDown }) => {
    const phone = device('phone', { language: 'pl', theme: 'light' })
    const page = await (holdingTime.has(name) ? sitDown : borrow)(phone)
    await visit(page)
    await expectNoViolation(page, 'phone, light')
    await turnIntoMonitor(page)
    await expectNoViolation(page, 'monitor, dark')
  })

async function expectNoViolation(page: Page, look: string): Promise<void> {
  await atRest(page)
  // Only what is wrong is listed, not the thousands of things that are well; and as there are no frames, no second page has to add up.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `   ${html.slice(0, 160)}\n   ${failureSummary}`).join('\n')}`,
  )
  expect(found, look).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `sideways scroll (${look})`).toBeLessThanOrEqual(0)
}

/** A window as large as a monitor's, with a mouse instead of fingers, in the dark. */
async function turnIntoMonitor(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await browser.detach()
  await page.setViewportSize(sizes.desk)
  await page.emulateMedia({ colorScheme: 'dark' })
  const isMonitor = await page.evaluate(
    () =>
      matchMedia('(min-width: 1400px)').matches &&
      matchMedia('(hover: hover) and (pointer: fine)').matches &&
      matchMedia('(prefers-color-scheme: dark)').matches,
  )
  expect(isMonitor, 'the page is on a monitor').toBe(true)
}
