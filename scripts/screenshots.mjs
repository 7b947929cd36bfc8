// Takes pictures of every screen: node scripts/screenshots.mjs [screen …]. They are written to dist/screenshots.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from './browser.mjs'
import { buildPage } from './page.mjs'
import { build, install } from './setup.mjs'
import { dist } from './tools.mjs'

await install()
await Promise.all([build('miskatonic'), buildPage()])
process.env['CHROMIUM'] = await findBrowser()
const bundle = await build('screenshots')
const { takePictures } = /** @type {typeof import('../e2e/browser/screenshots.ts')} */ (
  await import(pathToFileURL(bundle).href)
)
const folder = join(dist, 'screenshots')
const taken = await takePictures(folder, process.argv.slice(2))
console.log(`${taken} pictures are in ${folder}`)
