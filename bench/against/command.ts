import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { figure, medianOf } from '../harness.ts'
import { UsageError, understood } from '../options.ts'
import { type Extent, type Row, against, partNames } from './index.ts'

const PAIRS = 10

export const usage = `npm run bench -- against <folder> [--part games|server|page] [--pairs <number>] [--quick] [--json]

  Compares this checkout with another one: decisions per second of random players, the server's processor time and
  bytes for a choice, and what lobby and Reign load in a browser (or only one --part of that). ${PAIRS} interleaved pairs,
  unless --pairs says otherwise; the page is weighed once.`

/** Returns the exit code: 1 if a limit was missed. */
export async function compareCheckouts(args: readonly string[]): Promise<number> {
  const { folder, json, ...extent } = optionsFrom(args)
  const { pairs } = extent
  const here = join(dirname(process.argv[1]!), '..')
  const rows: Row[] = []
  for await (const part of against(folder, here, extent)) {
    if ('ratio' in part) {
      rows.push(part)
      if (!json) console.log(lineOf(part))
    } else if (!json)
      console.log(
        `${part.map((side) => `${side.name}: ${side.commit || 'no commit'} in ${side.folder}`).join('\n')}\n` +
          `Medians of ${pairs} interleaved pairs, in processor time; ratio after : before with its 95 % interval\n`,
      )
  }
  if (json) console.log(JSON.stringify({ pairs, rows }))
  return rows.every(({ isMet }) => isMet) ? 0 : 1
}

interface Options extends Extent {
  readonly folder: string
  readonly json: boolean
}

export function optionsFrom(args: readonly string[]): Options {
  const { values, positionals } = understood(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        pairs: { type: 'string', default: String(PAIRS) },
        part: { type: 'string' },
        quick: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    }),
  )
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0)
    throw new UsageError('name one folder with another checkout: npm run bench -- against <folder>')
  if (!/^[1-9]\d{0,3}$/.test(values.pairs))
    throw new UsageError(`--pairs should be a number from 1 on, not ${values.pairs}`)
  const parts = partNames.filter((name) => values.part === undefined || values.part === name)
  if (parts.length === 0) throw new UsageError(`--part should be ${partNames.join(', ')}, not ${values.part}`)
  return {
    parts,
    folder: resolve(process.env['INIT_CWD'] ?? '.', folder),
    pairs: Number(values.pairs),
    quick: values.quick,
    json: values.json,
  }
}

export function lineOf({ what, unit, before, after, ratio, limit, isMet, note }: Row): string {
  const goal = 'atLeast' in limit ? `at least ${limit.atLeast}` : `at most ${limit.atMost}`
  return [
    what,
    `  before ${figure(medianOf(before))} ${unit}, after ${figure(medianOf(after))} ${unit}`,
    `  ratio ${ratio.ratio.toFixed(3)} (${ratio.low.toFixed(3)} to ${ratio.high.toFixed(3)}), limit ${goal}: ${isMet ? 'met' : 'MISSED'}`,
    ...(note === undefined ? [] : [`  ${note}`]),
  ].join('\n')
}
