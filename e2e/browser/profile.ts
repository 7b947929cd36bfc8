import { type Page, expect } from '@playwright/test'
import { choose, offered, outcome, pick } from './play.ts'

/** What the page keeps in a browser: its database and its storage, as plain data. */
export interface Profile {
  readonly tables: readonly Shelved[]
  readonly rows: readonly object[]
  readonly storage: Readonly<Record<string, string>>
}
interface Shelved {
  readonly record: { readonly id: string; readonly game: string }
  readonly isOver: boolean
}

/** A profile, and what its tables looked like in the page that made it. */
export interface OldProfile extends Profile {
  readonly seen: readonly SeenTable[]
}

/** A table of the lobby as it is when one comes back to it: what may be chosen, nothing once the game is over. */
export interface SeenTable {
  readonly path: string
  readonly game: string
  readonly options: readonly string[]
}

/** The database of the page as it was when this was written: format 1. */
const format = { name: 'miskatonic', version: 1, stores: { tables: 'record.id', rows: ['table', 'seq'] } }

export async function dumpProfile(page: Page): Promise<Profile> {
  return page.evaluate(async ({ name, version }) => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
    const database = await settled(indexedDB.open(name, version))
    const all = <T>(store: string): Promise<T[]> =>
      settled(database.transaction(store).objectStore(store).getAll() as IDBRequest<T[]>)
    const [tables, rows] = [await all<Shelved>('tables'), await all<object>('rows')]
    database.close()
    return {
      tables,
      rows,
      storage: Object.fromEntries(Object.entries(localStorage)),
    }
  }, format)
}

/** Puts a profile into a browser that has none, before the page opens for the first time. */
export async function layIn(page: Page, { tables, rows, storage }: Profile): Promise<void> {
  // Some document of the same origin that is not the page itself.
  await page.route('/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto('/blank')
  await page.evaluate(
    async ({ name, version, stores, content, kept }) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
      const opening = indexedDB.open(name, version)
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.addEventListener('upgradeneeded', () => {
          for (const [store, keyPath] of Object.entries(stores))
            opening.result.createObjectStore(store, { keyPath })
        })
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error!))
      })
      const filling = database.transaction(Object.keys(stores), 'readwrite')
      for (const [store, values] of Object.entries(content))
        for (const value of values) filling.objectStore(store).put(value)
      await new Promise((resolve) => filling.addEventListener('complete', resolve))
      database.close()
    },
    { ...format, content: { tables, rows }, kept: storage },
  )
}

/** Comes back to a table; where several share the screen, a curtain has fallen. */
export async function comeBack(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await lift(page)
  return offered(page)
}

/** Lifts the curtain, if there is one. */
export async function lift(page: Page): Promise<void> {
  const curtain = page.locator('.curtain button')
  const prompt = page.locator('#prompt [data-decision]')
  await expect(curtain.or(prompt).or(outcome(page)).first()).toBeVisible()
  if (await curtain.isVisible()) await curtain.click()
}

/** Chooses something by chance, wherever it lies in the list; nothing once the game is over. */
export async function answerByChance(page: Page, random: (below: number) => number): Promise<void> {
  const names = await offered(page)
  if (names.length === 0) return
  const option = pick(names, random)
  await choose(page, option)
}
