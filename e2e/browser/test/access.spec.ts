import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { device, expect, sizes, test } from '../house.ts'
import { atRest, holdingTime, screens } from '../screens.ts'

/** Every screen, visited once in Polish, where words are longest: on a monitor in the dark; then the same page on a phone in the light. */
for (const [name, visit] of Object.entries(screens))
  test(`${name} has no violation by axe, on a monitor and on a phone`, async ({ borrow, sitDown }) => {
    const page = await (holdingTime.has(name) ? sitDown : borrow)(device('desk', { language: 'pl' }))
    await visit(page)
    await expectNoViolation(page, 'monitor, dark')
    await turnIntoPhone(page)
    await expectNoViolation(page, 'phone, light')
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

/** A window as small as a phone's, with fingers instead of a mouse, in the light. */
async function turnIntoPhone(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  await page.setViewportSize(sizes.phone)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => {
    // What the browser skips because it is out of sight would keep the colours of the night until one comes there.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  const isPhone = await page.evaluate(
    () =>
      innerWidth < 400 &&
      matchMedia('(hover: none) and (pointer: coarse)').matches &&
      matchMedia('(prefers-color-scheme: light)').matches,
  )
  expect(isPhone, 'the page is on a phone').toBe(true)
}
