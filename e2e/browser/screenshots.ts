import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { House, type Size, device, settleLuck, sizes } from './house.ts'
import { atRest, screens } from './screens.ts'

const languages = ['en', 'pl'] as const
const themes = ['dark', 'light'] as const

/** What to take pictures of; an empty list: of all. */
export interface Wanted {
  readonly screens: readonly string[]
  /** As `desk-en-dark`, or a part of that. */
  readonly looks: readonly string[]
}

const allLooks = (Object.keys(sizes) as Size[])
  .flatMap((size) => languages.flatMap((language) => themes.map((theme) => ({ size, language, theme }))))
  .map((each) => ({ ...each, name: `${each.size}-${each.language}-${each.theme}` }))

/** Why there are no such pictures; undefined if there are. */
export function wrongWith({ screens: named, looks }: Wanted): string | undefined {
  const unknown = named.find((name) => !Object.hasOwn(screens, name))
  if (unknown !== undefined)
    return `There is no screen "${unknown}"; there are ${Object.keys(screens).join(', ')}`
  const none = looks.find((part) => allLooks.every(({ name }) => !name.includes(part)))
  if (none === undefined) return undefined
  return `There is no look "${none}"; there are ${allLooks.map(({ name }) => name).join(', ')}`
}

/** Pictures of every screen, in both languages and themes and all sizes. */
export async function takePictures(folder: string, wanted: Wanted): Promise<number> {
  const chosen = Object.entries(screens).filter(([name]) => isIn(wanted.screens, name))
  const looks = allLooks.filter(
    ({ name }) => wanted.looks.length === 0 || wanted.looks.some((part) => name.includes(part)),
  )
  const house = new House()
  await house.start()
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  let taken = 0
  try {
    for (const { name: look, size, language, theme } of looks) {
      mkdirSync(join(folder, look), { recursive: true })
      for (const [name, visit] of chosen) {
        const context = await browser.newContext({
          ...device(size, { language, theme }),
          baseURL: house.address,
        })
        await settleLuck(context, name)
        const page = await context.newPage()
        await visit(page)
        await atRest(page)
        await page.screenshot({ path: join(folder, look, `${name}.png`) })
        await context.close()
        process.stderr.write(`\r${++taken} of ${chosen.length * looks.length} pictures `)
      }
    }
  } finally {
    await browser.close()
    await house.close()
  }
  process.stderr.write('\n')
  return taken
}

function isIn(list: readonly string[], name: string): boolean {
  return list.length === 0 || list.includes(name)
}
