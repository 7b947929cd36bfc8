import { device, expect, test } from '../house.ts'
import { answered } from '../play.ts'
import { atRest, screens } from '../screens.ts'

for (const size of ['desk', 'phone'] as const)
  test(`a choice among a hundred is made part by part: what, then where on the board (${size})`, async ({
    sitDown,
  }) => {
    const page = await sitDown(device(size))
    await screens['alone-late-evil']!(page)
    await atRest(page)
    const spawn = page.locator('#prompt .parts').last()
    const kinds = spawn.locator('[data-part^="being="]')
    await expect(kinds).toHaveCount(5)
    await expect(page.locator('#prompt button[data-option]:visible'), 'no long list').toHaveCount(0)

    // A part that is picked can be given back.
    await kinds.first().click()
    await expect(kinds).toHaveCount(0)
    const picked = spawn.locator('.chosen')
    await expect(picked).toHaveCount(1)
    await picked.click()
    await expect(kinds).toHaveCount(5)

    await kinds.last().click()
    await expect(spawn.locator('.hint')).toBeVisible()
    // The hint leads to the board, where only what fits is lit: no monster that could move.
    await expect(page.locator('main .figure [role=button]')).toHaveCount(0)
    if (size === 'phone') await page.locator('[data-level="2"]').tap()
    const lit = page.locator('main [data-sector] [role=button]')
    await expect(lit.first()).toBeVisible()
    await answered(page, () => lit.first().press('Enter'))
  })
