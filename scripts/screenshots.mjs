// Takes pictures of every screen: node scripts/screenshots.mjs [screen …] [--looks desk-en-dark,phone …]. They are written to
// dist/screenshots.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from './browser.mjs'
import { buildPage } from './page.mjs'
import { build, install } from './setup.mjs'
import { calledWith, dist, messageOf, misunderstood, say } from './tools.mjs'

const usage = `Usage: npm run screenshots -- [screen …] [--looks part,part …]

  Takes pictures of every screen, or of those named, in both languages, themes and all sizes, into dist/screenshots.

  --looks   only looks whose name has one of these parts, such as desk-en-dark, phone or pl`

const { values, positionals } = calledWith(usage, {
  allowPositionals: true,
  options: { looks: { type: 'string', default: '' } },
})
const wanted = {
  screens: positionals,
  looks: values.looks.split(',').filter((look) => look !== ''),
}

try {
  await install()
  const { takePictures, wrongWith } = /** @type {typeof import('../e2e/browser/screenshots.ts')} */ (
    await import(pathToFileURL(await build('screenshots')).href)
  )
  const wrong = wrongWith(wanted)
  if (wrong !== undefined) misunderstood(wrong)
  await Promise.all([build('miskatonic'), buildPage()])
  process.env['CHROMIUM'] = await findBrowser()
  const folder = join(dist, 'screenshots')
  console.log(`${await takePictures(folder, wanted)} pictures are in ${folder}`)
} catch (error) {
  say(messageOf(error))
  process.exitCode = 1
}
