import { AxeBuilder } from '@axe-core/playwright'
import { device, expect, test } from '../house.ts'
import { atRest, holdingTime, screens } from '../screens.ts'

/** Every screen, once in the dark on a monitor in English and once in the light on a phone in Polish. */
for (const [name, visit] of Object.entries(screens))
  for (const look of [
    { title: 'monitor, dark, English', device: device('desk') },
    { title: 'phone, light, Polish', device: device('phone', { language: 'pl', theme: 'light' }) },
  ])
    test(`${name} has no violation by axe (${look.title})`, async ({ borrow, sitDown }) => {
      const page = await (holdingTime.has(name) ? sitDown : borrow)(look.device)
      await visit(page)
      await atRest(page)
      // Only what is wrong is listed, not the thousands of things that are well; and as there are no frames, no second page has to add up.
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
      const { violations } = await axe.analyze()
      const found = violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `   ${html.slice(0, 160)}\n   ${failureSummary}`).join('\n')}`,
      )
      expect(found).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0)
    })
