import { readFileSync } from 'node:fs'
import { device, expect, test } from '../house.ts'
import { choices } from '../play.ts'
import { screens } from '../screens.ts'

test('the end of a game tells its story, also after a reload, and leads back to each moment', async ({
  sitDown,
}) => {
  const running = await sitDown(device('desk'))
  await screens['late-table']!(running)
  await expect(running.locator('.end-story')).toHaveCount(0)
  const page = await sitDown(device('desk'))
  await screens['outcome']!(page)
  await page.reload()
  const story = page.locator('#prompt .end-story')
  const points = story.locator('.timeline li')
  await expect(points.first()).toBeVisible()
  await expect(points.and(page.locator(':not(.turning)'))).toHaveCount(0)
  const turning = await points.count()
  await story.getByRole('radio', { name: 'Everything' }).check()
  expect(await points.count()).toBeGreaterThan(turning)
  await expect(story.locator('.people li')).toHaveCount(2)

  const first = points.first().locator('button span').last()
  const sentence = await first.innerText()
  await first.click()
  await expect(page.locator('.lookback .moment')).toContainText(sentence)
})

test('a finished game is shared as a picture, and begun again with the same players', async ({ sitDown }) => {
  const page = await sitDown(device('desk', { theme: 'light' }))
  await screens['outcome']!(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog [data-share=picture]').click(),
  ])
  const png = readFileSync(await file.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])

  const old = page.url()
  await page.locator('dialog').getByRole('button', { name: 'Play again' }).click()
  await expect(page).not.toHaveURL(old)
  await expect(choices(page).first()).toBeVisible()
  await expect(page.locator('.rail [data-who]')).toHaveCount(2)
})
