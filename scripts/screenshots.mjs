// Takes pictures of every screen: node scripts/screenshots.mjs [screen …] [--looks desk-en-dark,phone …]. They are written to
// dist/screenshots.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
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
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { looks: { type: 'string', default: '' } },
})
const taken = await takePictures(folder, {
  screens: positionals,
  looks: values.looks.split(',').filter((look) => look !== ''),
})
console.log(`${taken} pictures are in ${folder}`)
