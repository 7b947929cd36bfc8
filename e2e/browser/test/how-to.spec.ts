import { games } from '@miskatonic/games'
import { device, expect, test } from '../house.ts'

const looks = [
  { title: 'a monitor', device: device('desk') },
  { title: 'a small laptop', device: device('laptop-768', { theme: 'light' }) },
  { title: 'a phone', device: device('phone', { language: 'pl' }) },
  { title: 'a phone on its side', device: device('phone-aside', { language: 'pl' }) },
]

for (const { id: game } of games)
  for (const look of looks)
    test(`the how-to of ${game} shows a picture and all of its text in every chapter on ${look.title}`, async ({
      borrow,
    }) => {
      const page = await borrow(look.device)
      await page.goto(`/how-to/${game}`)
      const next = page.locator('main nav button').last()
      const titles: string[] = []
      for (let isLast = false; !isLast;) {
        const heading = page.locator('main h1')
        await expect(heading).not.toHaveText(titles.at(-1) ?? '')
        titles.push(await heading.innerText())
        const picture = page.locator('figure > [role=img]')
        await expect(picture).toHaveAttribute('aria-label', /\w/)
        await expect(picture).toBeInViewport({ ratio: 1 })
        // It is drawn: what the board consists of has a size.
        const drawn = picture.locator('svg, article, section, img, ol, h3').first()
        await expect(drawn).toBeVisible()
        // Everything is there without scrolling sideways; on a phone on its side the text may scroll by itself.
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(over, 'sideways scroll').toBeLessThanOrEqual(0)
        await expect(next).toBeInViewport({ ratio: 1 })
        isLast = await next.isDisabled()
        if (!isLast) await next.click()
      }
      expect(titles.length).toBeGreaterThanOrEqual(5)
      expect(titles.length).toBeLessThanOrEqual(8)
      await expect(page.locator(`main a[href="/rules/${game}"]`)).toBeVisible()
    })

test('the arrow keys, a swipe and the address turn the pages of a how-to', async ({ sitDown }) => {
  const page = await sitDown(device('phone'))
  await page.goto('/how-to/reign#clues')
  const heading = page.locator('main h1')
  await expect(heading).toHaveText('Clues and relics')
  await page.keyboard.press('ArrowRight')
  await expect(heading).toHaveText('Three are a full circle')
  await expect(page).toHaveURL(/#circles$/)
  await page.keyboard.press('ArrowLeft')
  await expect(heading).toHaveText('Clues and relics')
  await page.evaluate(`{
    const main = document.querySelector('main')
    const touch = (x) => new Touch({ identifier: 1, target: main, clientX: x, clientY: 300 })
    main.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(300)], bubbles: true }))
    main.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(120)], bubbles: true }))
  }`)
  await expect(heading).toHaveText('Three are a full circle')
})

test('lobby, waiting room and menu lead to the how-to', async ({ sitDown }) => {
  const page = await sitDown(device('desk'))
  await page.goto('/')
  for (const { id: game } of games)
    await expect(page.locator(`[data-game=${game}] a[href="/how-to/${game}"]`)).toBeVisible()
  await page.locator('[data-game=reign] a[href="/how-to/reign"]').click()
  await expect(page.locator('main h1')).toHaveText('Four gates')
})
