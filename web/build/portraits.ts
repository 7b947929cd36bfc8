import type { Drawing, Shape } from '@miskatonic/screen/faces'
import { runnerImport, type Plugin } from 'vite'
import { contentHash } from './content-hash.ts'

/** The files whose exports are portraits and plates: those of the games, and those that games share. */
const drawings =
  /\/(games\/[\w-]+\/board\/(?:faces|plates)\/[\w-]+|screen\/(?:faces\/(?:old-ones|beings|people)|plates\/shared))\.ts$/

/**
 * Makes an SVG file of each portrait and puts its address in the place of the paths, so that a page loads only the faces it shows. They
 * keep the theme's colours: <use> hands custom properties on to what it shows. While developing the paths stay where they are.
 */
export function portraits(): Plugin {
  let base = '/'
  const files = new Map<string, string>()

  return {
    name: 'portraits',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
    },
    async load(id) {
      if (!drawings.test(id)) return undefined
      const { module } = await runnerImport<Record<string, Drawing>>(id)
      const exported = Object.entries(module).map(([name, drawing]) => {
        const svg = svgOf(drawing, id.includes('/plates/') ? plate : portrait)
        const file = `assets/face-${contentHash(svg)}.svg`
        files.set(file, svg)
        const printed: Drawing = [{ d: '', file: `${base}${file}#face` }]
        return `export const ${name} = ${JSON.stringify(printed)}`
      })
      return exported.join('\n')
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

const portrait = '0 0 200 200'
const plate = '-60 0 320 200'

function svgOf(drawing: Drawing, box: string): string {
  const paths = drawing.map(pathOf).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="face" viewBox="${box}" stroke-linejoin="round">${paths}</symbol></svg>`
}

function pathOf({ d, fill, line, width, transform }: Shape): string {
  const attributes = {
    d,
    transform,
    fill: fill === undefined ? 'none' : `var(--face-${fill})`,
    stroke: line === undefined ? undefined : `var(--face-${line})`,
    'stroke-width': width,
  }
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}="${value}"`,
  )
  return `<path ${written.join(' ')}/>`
}
