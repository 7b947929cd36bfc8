import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type FaultFindings, type FaultOrder, runWithFaults } from './fault-run.ts'

/** A safeguard that is taken out of the built program, and how the oracle must notice that. */
interface Mutation {
  readonly from: string
  readonly to: string
  /** Changes the database as well. */
  readonly sabotage?: string
  readonly order: Pick<FaultOrder, 'nodes' | 'shortest' | 'longest' | 'only'>
  /** What must be found. */
  readonly finds: RegExp
}

export type MutationName = 'no-fence' | 'tell-first'

const mutations: Readonly<Record<MutationName, Mutation>> = {
  /** Rows are written although the node was fenced. Without the key that makes a fork possible: the key holds alone. */
  'no-fence': {
    from: 'SELECT id FROM nodes WHERE id = $1 FOR KEY SHARE',
    to: 'SELECT $1::bigint AS id',
    sabotage: 'ALTER TABLE log DROP CONSTRAINT log_pkey; CREATE INDEX log_by_number ON log (tbl, seq)',
    order: { nodes: 3, shortest: 10_000, longest: 11_000, only: ['pause'] },
    finds: /^fork|has not claimed it/,
  },
  /** People are told before it is durable. */
  'tell-first': {
    from: 'this.persist(jobs).then(',
    to: 'Promise.resolve(void this.persist(jobs).catch((error) => this.fail(error))).then(',
    order: { nodes: 2, shortest: 1_000, longest: 2_000, only: ['cut-postgres', 'kill'] },
    finds: /is lost|do not exist|log ends at/,
  },
}

export const mutationNames = Object.keys(mutations) as MutationName[]

/** Most faults until the oracle must have bitten. */
const FAULTS = 20

/** A fault run with a program that lacks a safeguard. Returns what the oracle found of what it must find. */
export async function bite(name: MutationName, report?: (line: string) => void): Promise<string[]> {
  const { finds, order, sabotage } = mutations[name]
  const { wrong } = await withMutant(name, (bundle) =>
    runWithFaults({
      ...order,
      faults: FAULTS,
      seed: name,
      tables: 6,
      isSimple: true,
      mutant: { bundle, sabotage, finds },
      ...(report === undefined ? {} : { report }),
    }),
  )
  return wrong.filter((each) => finds.test(each))
}

/** Does some work with a mutant, whose path from the repository's root it gets. */
async function withMutant(
  name: MutationName,
  work: (bundle: string) => Promise<FaultFindings>,
): Promise<FaultFindings> {
  const root = new URL(import.meta.url.includes('/dist/') ? '../' : '../../', import.meta.url)
  const { from, to } = mutations[name]
  const program = readFileSync(new URL('dist/miskatonic.mjs', root), 'utf8')
  if (!program.includes(from)) throw new Error(`the program does not contain "${from}" any more`)
  const bundle = `dist/mutant-${name}.mjs`
  const file = fileURLToPath(new URL(bundle, root))
  writeFileSync(
    file,
    program.replaceAll(from, () => to),
  )
  try {
    return await work(bundle)
  } finally {
    rmSync(file, { force: true })
  }
}
