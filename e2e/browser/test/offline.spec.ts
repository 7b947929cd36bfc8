import type { Page } from '@playwright/test'
import { visitOnce } from '../first-visit.ts'
import { device, expect, test } from '../house.ts'
import { choices, dice, layOutAlone, layOutTinyEpic, outcome, playToTheEnd } from '../play.ts'

const games: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  reign: (page) => layOutAlone(page, 2),
  'tiny-epic': (page) => layOutTinyEpic(page, 'solo', 'insane'),
}

for (const [game, layOut] of Object.entries(games))
  test(`after the first visit a solo game of ${game} begins, is reloaded and ends without a network`, async ({
    sitDown,
  }) => {
    const page = await sitDown(device('desk', { offline: true }))
    await visitOnce(page)
    await page.context().setOffline(true)
    await layOut(page)
    await choices(page).first().click()
    await page.reload()
    await expect(choices(page).first()).toBeVisible()
    await playToTheEnd(page, dice(8))
    await expect(outcome(page)).toBeVisible()
  })

test('the page can be installed', async ({ sitDown, house }) => {
  const page = await sitDown(device('phone'))
  await page.goto('/')
  const manifest = await (await page.request.get(`${house.address}/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' })
  for (const { src } of manifest.icons as { src: string }[])
    expect((await page.request.get(new URL(src, house.address).href)).ok()).toBe(true)
})
