import type { Page } from '@playwright/test'
import { device, expect, sizes, test } from '../house.ts'
import { atRest, screens } from '../screens.ts'

/** What share of the window the board has at least with nothing over it: no strip, hand, pile or sheet. */
const share = {
  'laptop-720': 0.32,
  'laptop-768': 0.35,
  desk: 0.4,
  monitor: 0.5,
  'large-monitor': 0.6,
} as const

/** A table of each game and side, and the figure in play there. */
const tables = {
  'late-table': '.pawn.active',
  'tiny-epic-late-table': '.pawn.active',
  'alone-late-hero': '.tile.here',
  'alone-late-evil': '.figure.hero',
  'mansions-late': '.figure:has(.frame.active)',
}

for (const [screen, figure] of Object.entries(tables))
  test(`${screen}: board, main button and figure are in sight at every size of a monitor`, async ({
    sitDown,
  }) => {
    const page = await sitDown(device('desk'))
    await screens[screen]!(page)
    for (const size of Object.keys(share) as (keyof typeof share)[]) {
      await page.setViewportSize(sizes[size])
      await atRest(page)
      await expect
        .poll(async () => (await clearOf(page)).share, `${size}: share of the board`)
        .toBeGreaterThanOrEqual(share[size])
      const button = (await page.locator('#prompt :is(.main, .choice)').first().boundingBox())!
      const main = page.locator('#prompt .main')
      const { y: at, height } = (await main.count()) > 0 ? (await main.boundingBox())! : button
      expect(at + height, `${size}: the lower edge of the main button`).toBeLessThanOrEqual(
        sizes[size].height,
      )
      const { top, bottom, left, right } = await clearOf(page)
      const box = (await page.locator(figure).first().boundingBox())!
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const isInSight = x > left && x < right && y > top && y < bottom
      expect({ size, isInSight, x, y }).toMatchObject({ isInSight: true })
    }
  })

/** Windows that are held, and what of a table has to be in sight there. */
const handheld = ['phone', 'small-phone', 'phone-aside', 'tablet'] as const

for (const [screen, figure] of Object.entries(tables))
  test(`${screen}: the figure in play and the main button are in sight at every size that is held`, async ({
    sitDown,
  }) => {
    const page = await sitDown(device('phone'))
    await screens[screen]!(page)
    for (const size of handheld) {
      await page.setViewportSize(sizes[size])
      // A town fills a small phone, and is shown whole there if it was not larger before: phones keep their size.
      if (size === 'small-phone' && screen === 'tiny-epic-late-table') await page.reload()
      await atRest(page)
      await expect(async () => {
        const { top, bottom, left, right } = await clearOf(page)
        const box = (await page.locator(figure).first().boundingBox())!
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        const isInSight = x > left && x < right && y > top && y < bottom
        expect({ size, isInSight, x, y, bottom }).toMatchObject({ isInSight: true })
      }).toPass()
      const button = (await page.locator('#prompt :is(.main, .choice)').first().boundingBox())!
      expect(button.y + button.height, `${size}: the main button`).toBeLessThanOrEqual(sizes[size].height)
    }
  })

interface Clear {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
  readonly share: number
}

/** The part of the board over which nothing lies. */
async function clearOf(page: Page): Promise<Clear> {
  return page.evaluate(() => {
    const board = document.querySelector<HTMLElement>('main.board')!
    const box = board.getBoundingClientRect()
    const safe = (side: string): number => Number.parseFloat(board.style.getPropertyValue(`--safe-${side}`))
    const table = document.querySelector<HTMLElement>('.table')!
    const covered = Number.parseFloat(table.style.getPropertyValue('--covered'))
    const top = box.top + safe('top')
    const bottom = box.bottom - Math.max(safe('bottom'), covered)
    const left = box.left + safe('left')
    const right = box.right - safe('right')
    return { top, bottom, left, right, share: ((bottom - top) * (right - left)) / innerWidth / innerHeight }
  })
}
