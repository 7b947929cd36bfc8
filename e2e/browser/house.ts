import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Program, startProgram, withoutLimits } from '../server/program.ts'

/** A real server with a folder of its own, which can be killed and started again at the same address. */
export class House {
  readonly folder: string
  address = ''
  private program: Program | null = null

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'miskatonic-browser-'))
  }

  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port
    const { program, address } = await startProgram(this.folder, { ...withoutLimits, port })
    this.program = program
    this.address = address.replace('127.0.0.1', 'localhost')
  }

  async kill(): Promise<void> {
    await this.program?.kill()
    this.program = null
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Windows the page is drawn for, from a small laptop to a phone on its side. */
export const sizes = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  'laptop-720': { width: 1280, height: 720 },
  'laptop-768': { width: 1366, height: 768 },
  monitor: { width: 1920, height: 1080 },
  'large-monitor': { width: 2560, height: 1440 },
  tablet: { width: 820, height: 1180 },
  'small-phone': { width: 360, height: 640 },
  'phone-aside': { width: 844, height: 390 },
} as const
const handheld: ReadonlySet<Size> = new Set(['phone', 'small-phone', 'phone-aside', 'tablet'])
export type Size = keyof typeof sizes

interface Look {
  readonly language?: 'en' | 'pl'
  readonly theme?: 'dark' | 'light'
  readonly still?: boolean
  /** Whether the page may be kept for later. A service worker fetches all of it once in every new context, which takes longer than most tests. */
  readonly offline?: boolean
}

/** Settings of a browser context. */
export function device(
  size: Size,
  { language = 'en', theme = 'dark', still = true, offline = false }: Look = {},
): BrowserContextOptions {
  return {
    viewport: sizes[size],
    locale: language === 'pl' ? 'pl-PL' : 'en-GB',
    colorScheme: theme,
    reducedMotion: still ? 'reduce' : 'no-preference',
    serviceWorkers: offline ? 'allow' : 'block',
    ...(handheld.has(size) ? { isMobile: true, hasTouch: true, deviceScaleFactor: 2 } : {}),
  }
}

/**
 * Gives tables in the page a fixed seed, so that failures can be reproduced. A page that is loaded
 * again begins with the same seed again, so there should be one such table in a context.
 */
export async function settleLuck(where: BrowserContext | Page, seed: string): Promise<void> {
  await where.addInitScript((text) => {
    let state = 7
    for (let i = 0; i < text.length; i++) state = Math.imul(state, 31) + text.charCodeAt(i)
    const next = (): number => {
      state = (state + 0x9e3779b9) | 0
      const mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
      return Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97) >>> 24
    }
    crypto.getRandomValues = (array) => {
      if (array !== null)
        new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach(
          (_, i, bytes) => (bytes[i] = next()),
        )
      return array
    }
  }, seed)
}

interface Fixtures {
  /** A page in a browser context; any error in it fails the test. */
  sitDown: (options: BrowserContextOptions) => Promise<Page>
  /** The same on a device that was used before and is as empty as a new one. To make one takes longer than a short visit. */
  borrow: (options: BrowserContextOptions) => Promise<Page>
  /** What went wrong in the pages of a test. */
  troubles: string[]
}

interface WorkerFixtures {
  house: House
  /** Devices that are lent, by how they are set up. */
  devices: Map<string, BrowserContext>
}

/** Lines in the console that are no fault of the page: a server that was killed cannot be reached. */
const harmless = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed/

export const test = base.extend<Fixtures, WorkerFixtures>({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = new House()
      await house.start()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  devices: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const devices = new Map<string, BrowserContext>()
      await use(devices)
      for (const context of devices.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern
  troubles: async ({}, use) => {
    const troubles: string[] = []
    await use(troubles)
    base.expect(troubles, 'errors in the page').toEqual([])
  },
  sitDown: async ({ browser, house, troubles }, use, { title }) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ ...options, baseURL: house.address })
      contexts.push(context)
      // Two devices with the same luck would be taken for one: their tokens are random numbers, too.
      await settleLuck(context, contexts.length === 1 ? title : `${title} ${contexts.length}`)
      return listenedTo(await context.newPage(), troubles)
    })
    for (const context of contexts) await context.close()
  },
  borrow: async ({ browser, house, devices, troubles }, use, { title }) => {
    const pages: Page[] = []
    await use(async (options) => {
      const key = JSON.stringify(options)
      const context = devices.get(key) ?? (await browser.newContext({ ...options, baseURL: house.address }))
      // A blank page stays behind: the browser's window, which closes with its last page, is what takes the time.
      if (!devices.has(key)) await context.newPage()
      devices.set(key, context)
      const page = listenedTo(await context.newPage(), troubles)
      pages.push(page)
      await settleLuck(page, title)
      return page
    })
    for (const page of pages) {
      await page.close()
      await page.context().setStorageState({ cookies: [], origins: [] })
    }
  },
})
export const expect = base.expect

function listenedTo(page: Page, troubles: string[]): Page {
  page.on('pageerror', (error) => troubles.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !harmless.test(message.text())) troubles.push(message.text())
  })
  return page
}
