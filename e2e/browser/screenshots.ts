import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { House, type Size, device, settleLuck, sizes } from './house.ts'
import { atRest, screens } from './screens.ts'

/** Pictures of every screen, in both languages, both themes and both sizes. */
const languages = ['en', 'pl'] as const
const themes = ['dark', 'light'] as const

export async function takePictures(folder: string, only: readonly string[]): Promise<number> {
  const chosen = Object.entries(screens).filter(([name]) => only.length === 0 || only.includes(name))
  const house = new House()
  await house.start()
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  let taken = 0
  try {
    for (const size of Object.keys(sizes) as Size[])
      for (const language of languages)
        for (const theme of themes) {
          const looks = join(folder, `${size}-${language}-${theme}`)
          mkdirSync(looks, { recursive: true })
          for (const [name, visit] of chosen) {
            const context = await browser.newContext({
              ...device(size, { language, theme }),
              baseURL: house.address,
            })
            await settleLuck(context, name)
            const page = await context.newPage()
            await visit(page)
            await atRest(page)
            await page.screenshot({ path: join(looks, `${name}.png`) })
            await context.close()
            process.stderr.write(`\r${++taken} of ${chosen.length * 8} pictures `)
          }
        }
  } finally {
    await browser.close()
    await house.close()
  }
  process.stderr.write('\n')
  return taken
}
