import { execFileSync, spawn } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildProgram } from '../program.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'miskatonic-cli-'))
const at = (name: string): string => join(folder, name)
const DEPTH = 200_000

/** Files and folders for the calls below, spoiled in many ways. */
function makeFiles(): void {
  writeFileSync(at('file'), 'a file')
  writeFileSync(at('empty.json'), '')
  writeFileSync(at('text.json'), 'no JSON')
  writeFileSync(at('null.json'), 'null')
  writeFileSync(at('number.json'), '42')
  writeFileSync(at('list.json'), '[]')
  writeFileSync(at('object.json'), '{}')
  writeFileSync(at('deep.json'), '['.repeat(DEPTH) + ']'.repeat(DEPTH))
  writeFileSync(at('deep-object.json'), '{"position":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH))
  writeFileSync(at('game.json'), '{"game":"nonsense","position":{"game":"nonsense"}}')
  writeFileSync(at('reign.json'), '{"game":"reign","position":{"game":"reign"},"counts":[1]}')
  writeFileSync(
    at('proto.json'),
    '{"__proto__":{"game":"reign"},"game":"__proto__","position":{"game":"__proto__"}}',
  )
  const failure = { game: 'reign', seed: 'x', check: 'rules', options: {}, choices: [] }
  writeFileSync(at('numbers.json'), JSON.stringify({ ...failure, choices: [1, null] }))
  writeFileSync(at('options.json'), JSON.stringify({ ...failure, options: { players: 99 } }))
  writeFileSync(at('binary.json'), Buffer.from([0, 255, 254, 1, 2, 3]))
  mkdirSync(at('folder.json'))
  mkdirSync(at('empty'))
  symlinkSync(at('loop.json'), at('loop.json'))
  execFileSync('mkfifo', [at('pipe.json')])
  for (const [name, target] of [
    ['dangling', 'nowhere.json'],
    ['looping', 'looping/games/reign-x.json'],
  ] as const) {
    mkdirSync(at(`${name}/games`), { recursive: true })
    symlinkSync(at(target), at(`${name}/games/reign-x.json`))
  }
  mkdirSync(at('text-data'))
  writeFileSync(at('text-data/miskatonic.db'), 'this is no database, only a file of that name')
  mkdirSync(at('folder-data/miskatonic.db'), { recursive: true })
  mkdirSync(at('foreign-data'))
  const foreign = new DatabaseSync(at('foreign-data/miskatonic.db'))
  foreign.exec('CREATE TABLE recipes (name TEXT)')
  foreign.close()
  mkdirSync(at('newer-data'))
  const newer = new DatabaseSync(at('newer-data/miskatonic.db'))
  newer.exec('PRAGMA user_version = 99')
  newer.close()
  mkdirSync(at('lock-data/server.lock'), { recursive: true })
  mkdirSync(at('text-lock-data'))
  writeFileSync(
    at('text-lock-data/server.lock'),
    'this is no lock, only a file of that name, and long enough',
  )
}

const commands = [
  'serve',
  'backup',
  'restore',
  'check-data',
  'move',
  'play',
  'replay',
  'verify',
  'referee',
  'fuzz',
  'perft',
  'lab',
  'rules',
  'words',
]

const withData = ['serve', 'backup', 'restore', 'check-data']
const rest: Readonly<Record<string, readonly string[]>> = {
  serve: ['--port', '0', '--host', '127.0.0.1'],
  backup: [at('copy.db')],
  restore: [at('file')],
}

type Call = readonly [code: number, ...args: string[]]

/** Calls that make no sense. Exit code 2: the call cannot be understood; 1: it is understood, but cannot be done. */
const calls: readonly Call[] = [
  [2, 'nonsense'],
  [2, '__proto__'],
  [2, 'constructor'],
  [2, '--nonsense'],
  [2, ''],
  ...commands.flatMap((name): Call[] => [
    [2, name, '--nonsense'],
    [2, name, '--__proto__', 'x'],
    [2, name, '--constructor=x'],
    [2, name, '--toString'],
    [2, name, '-x'],
    [2, name, 'one', 'two', 'three'],
  ]),
  ...commands
    .filter((name) => !['referee', 'rules', 'words', 'fuzz', 'perft'].includes(name))
    .flatMap((name): Call[] => [
      [2, name, '--lang', 'xx'],
      [2, name, '--lang'],
      [2, name, '--lang', '__proto__'],
    ]),
  ...withData.flatMap((name): Call[] => [
    [2, name, '--data'],
    [2, name, '--data='],
    [1, name, ...(rest[name] ?? []), '--data', at('file')],
    [1, name, ...(rest[name] ?? []), '--data', at('file/below')],
    [1, name, ...(rest[name] ?? []), '--data', '/dev/null'],
    [1, name, ...(rest[name] ?? []), '--data', at('loop.json')],
  ]),
  ...['text-data', 'folder-data', 'foreign-data', 'newer-data'].flatMap((name): Call[] => [
    [1, 'serve', ...rest['serve']!, '--data', at(name)],
    [1, 'backup', at(`copy-${name}.db`), '--data', at(name)],
    [1, 'check-data', '--data', at(name)],
    [1, 'restore', at(`${name}/miskatonic.db`), '--data', at(`restored-${name}`)],
  ]),
  [1, 'serve', ...rest['serve']!, '--data', at('lock-data')],
  [1, 'serve', ...rest['serve']!, '--data', at('text-lock-data')],
  [1, 'serve', ...rest['serve']!, '--data', '/proc/nowhere'],
  [1, 'serve', '--port', '0', '--host', '203.0.113.1', '--data', at('elsewhere')],
  [2, 'serve', '--port', 'x'],
  [2, 'serve', '--port', '-1'],
  [2, 'serve', '--port', '65536'],
  [2, 'serve', '--host', 'a b'],
  [2, 'serve', '--https=maybe'],
  [2, 'serve', '--backup-every', 'often'],
  [2, 'serve', '--backup-every', '99d'],
  [2, 'serve', '--backup-every', '-1h'],
  [2, 'serve', '--backup-keep', '0'],
  [1, 'check-data', '--data', at('empty')],
  [1, 'check-data', '--data', at('nowhere')],
  [1, 'backup', at('copy.db'), '--data', at('empty')],
  [2, 'backup'],
  [2, 'restore'],
  [2, 'move'],
  [2, 'move', '--from', at('empty')],
  [2, 'move', '--from', '--to'],
  ...['nowhere', 'empty', 'file', 'text-data', 'foreign-data', 'newer-data', 'lock-data'].map(
    (name): Call => [1, 'move', '--from', at(name), '--to', 'postgres://nobody@127.0.0.1:1/nothing'],
  ),
  [1, 'move', '--from', at('empty'), '--to', at('moved')],
  [1, 'move', '--from', 'postgres://nobody@127.0.0.1:1/nothing', '--to', at('moved')],
  [1, 'move', '--from', 'postgres://a@127.0.0.1:1/b', '--to', 'postgres://c@127.0.0.1:1/d'],
  [1, 'restore', at('nowhere'), '--data', at('new1')],
  [1, 'restore', at('loop.json'), '--data', at('new5')],
  [1, 'restore', at('x'.repeat(300)), '--data', at('new6')],
  [1, 'restore', at('empty'), '--data', at('new2')],
  [1, 'restore', '/dev/zero', '--data', at('new3')],
  [1, 'restore', at('empty.json'), '--data', at('new4')],
  ...['replay', 'verify'].flatMap((name): Call[] => [
    [2, name],
    ...[
      'nowhere.json',
      'empty.json',
      'text.json',
      'null.json',
      'number.json',
      'list.json',
      'object.json',
      'deep.json',
      'deep-object.json',
      'game.json',
      'reign.json',
      'proto.json',
      'binary.json',
      'folder.json',
      'loop.json',
      'pipe.json',
      'file/below.json',
    ].map((file): Call => [1, name, at(file)]),
    [1, name, '/dev/zero'],
    [1, name, '/dev/null'],
    [1, name, 'nonsense'],
  ]),
  [2, 'replay', at('object.json'), '--to'],
  [1, 'play', '--resume', at('deep.json')],
  [1, 'play', '--resume', '/dev/zero'],
  [1, 'play', '--resume', at('folder.json')],
  [1, 'play', '--resume', at('pipe.json')],
  ...['dangling', 'looping'].flatMap((name): Call[] => [
    [1, 'play', '--resume', '--data', at(name)],
    [1, 'replay', 'reign-x', '--data', at(name)],
  ]),
  [2, 'play', '--two\nlines'],
  [1, 'play', '--resume', '--data', at('empty')],
  [2, 'play', '--game', '__proto__'],
  [2, 'play', '--game', 'nonsense'],
  [2, 'play', '--players', '99'],
  [2, 'play', '--players', 'two'],
  ...['fuzz', 'perft'].flatMap((name): Call[] => [
    [2, name, '--game', 'nonsense'],
    [2, name, '--game', 'constructor'],
    [2, name, '--players', '0'],
    ...[
      'nowhere.json',
      'empty.json',
      'text.json',
      'null.json',
      'number.json',
      'list.json',
      'object.json',
      'deep.json',
      'deep-object.json',
      'game.json',
      'reign.json',
      'proto.json',
      'binary.json',
      'folder.json',
      'loop.json',
      'pipe.json',
    ].map((file): Call => [2, name, name === 'fuzz' ? '--reproduce' : '--file', at(file)]),
    [2, name, name === 'fuzz' ? '--reproduce' : '--file', '/dev/zero'],
  ]),
  [2, 'fuzz', '--reproduce', at('numbers.json')],
  [2, 'fuzz', '--reproduce', at('options.json')],
  ...['fuzz', 'perft', 'play'].flatMap((name): Call[] => [
    [2, name, '--game', 'mansions', '--players', '2'],
    [2, name, '--game', 'reign', '--story', 'x'],
  ]),
  [2, 'fuzz', '--games', '0'],
  [2, 'fuzz', '--games', '-5'],
  [2, 'fuzz', '--games', '1e3'],
  [2, 'fuzz', '--games', '99999999999'],
  [2, 'fuzz', '--games', '1', '--json', at('empty')],
  [2, 'fuzz', '--games', '1', '--json', at('nowhere/counts.json')],
  [2, 'fuzz', '--games', '1', '--json', at('pipe.json')],
  [2, 'fuzz', '--checks', 'some'],
  [2, 'fuzz', '--workers', 'many'],
  [2, 'fuzz', '--games', '1', '--workers', '999999999'],
  [2, 'fuzz', '--from', '-1'],
  [2, 'perft', '--depth', 'x'],
  [2, 'perft', '--depth', '0'],
  [2, 'perft', '--write'],
  [2, 'words', '--games', '0'],
  [2, 'words', '--games', 'x'],
  [2, 'lab'],
  [2, 'lab', 'nonsense'],
  [2, 'lab', '__proto__'],
  [2, 'lab', 'reign', '--games', '0'],
  [2, 'lab', 'reign', '--players', '99'],
  [2, 'lab', 'reign', '--set', 'x'],
  [2, 'lab', 'reign', '--set', '__proto__=1'],
  [2, 'lab', 'reign', '--each', 'constructor'],
  [2, 'lab', 'reign', '--player', 'toString'],
  [2, 'lab', 'reign', '--games', '1', '--workers', '999999999'],
  [2, 'lab', 'reign', '--json', at('empty')],
  [2, 'lab', 'reign', '--json', at('pipe.json')],
  [2, 'lab', 'reign', '--json', at('file/below.json')],
  [2, 'lab', 'reign', '--svg', at('nowhere/picture.svg')],
]

interface Ended {
  readonly code: number | null
  readonly output: string
}

/** Calls of the scripts that are no commands of the program. They are understood before anything is built or played. */
const scripts = ['bench', 'crash', 'cluster', 'new-game', 'screenshots', 'test']
const scriptCalls: readonly Call[] = [
  ...scripts.flatMap((name): Call[] => [
    [2, name, '--nonsense'],
    [2, name, '--__proto__', 'x'],
    [2, name, '--constructor=x'],
    [2, name, '-x'],
    [2, name, '__proto__'],
    [2, name, 'no such thing', 'and', 'another'],
  ]),
  [2, 'bench', 'against'],
  [2, 'bench', 'against', '--nonsense'],
  [2, 'bench', 'against', '.', '--pairs', '0'],
  [2, 'bench', 'against', '.', '--pairs'],
  [2, 'bench', 'against', '.', '--part', 'toString'],
  [1, 'bench', 'against', at('nowhere')],
  [1, 'bench', 'against', at('file')],
  [2, 'crash', '--kills', '0'],
  [2, 'crash', '--kills', 'many'],
  [2, 'crash', '--kills'],
  [2, 'crash', '--tables', '-1'],
  [2, 'crash', '--faults', '3'],
  [2, 'crash', '--only', 'kill'],
  [2, 'crash', '--nodes', '3', '--kills', '2'],
  [2, 'crash', '--bite', '--kills', '3'],
  [2, 'crash', '--bite', '--nodes', '3'],
  ...['--nodes', '--port', '--kill', '--pause', '--drain'].flatMap((flag): Call[] => [
    [2, 'cluster', flag],
    [2, 'cluster', flag, '-1'],
    [2, 'cluster', flag, '99999'],
    [2, 'cluster', flag, '__proto__'],
  ]),
  [2, 'cluster', '--kill', '1', '--drain', '2'],
  [2, 'new-game'],
  [2, 'new-game', '../elsewhere'],
  [2, 'new-game', 'Constructor'],
  [1, 'new-game', 'reign'],
  [2, 'screenshots', '--looks'],
  [2, 'screenshots', '--looks', 'nonsense'],
  [2, 'test', 'lint', 'nonsense'],
]

const program = ['--max-old-space-size=512', 'dist/miskatonic.mjs']

/** A call that does not end in time, in milliseconds, is killed and has no exit code. */
async function ended(
  args: readonly string[],
  time = 60_000,
  stdout: number | 'pipe' = 'pipe',
): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, LANG: 'en', LC_ALL: 'en', XDG_DATA_HOME: at('home'), INIT_CWD: folder },
    stdio: ['ignore', stdout, 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()))
  const timeout = setTimeout(() => child.kill('SIGKILL'), time)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(timeout)
  return { code, output }
}

/** What is wrong with the answers to these calls; `nodeArgs` runs one of them. */
async function wrongAnswers(all: readonly Call[], nodeArgs: (args: string[]) => string[]): Promise<string[]> {
  const wrong: string[] = []
  const waiting = [...all]
  const check = async (): Promise<void> => {
    for (let call = waiting.shift(); call !== undefined; call = waiting.shift()) {
      const [code, ...args] = call
      const result = await ended(nodeArgs(args))
      const lines = result.output.trim().split('\n')
      if (result.code !== code || lines.length !== 1 || /^$|^\s*at |Error:|undefined|node:/.test(lines[0]!))
        wrong.push(
          `${args.join(' ')}: exit code ${result.code}, not ${code}: ${result.output.trim().slice(0, 300)}`,
        )
    }
  }
  await Promise.all([check(), check(), check()])
  return wrong
}

describe('nonsense on the command line', () => {
  beforeAll(async () => {
    await buildProgram()
    for (const name of scripts) await ended([`scripts/${name}.mjs`, '--nonsense'], 120_000) // builds what it runs
    makeFiles()
  }, 600_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it(`is answered with one clear line and an exit code, in ${calls.length} calls`, async () => {
    expect(calls.length).toBeGreaterThan(150)
    expect(await wrongAnswers(calls, (args) => [...program, ...args])).toEqual([])
  }, 600_000)

  it(`is answered so by the other scripts as well, in ${scriptCalls.length} calls`, async () => {
    const script = ([name, ...args]: string[]): string[] => [`scripts/${name}.mjs`, ...args]
    expect(await wrongAnswers(scriptCalls, script)).toEqual([])
  }, 600_000)

  it('and what cannot be written is an error of the command', async () => {
    const full = openSync('/dev/full', 'w')
    for (const args of [
      ['--help'],
      ['perft', '--depth', '1'],
      ['lab', 'reign', '--games', '1', '--workers', '0'],
    ]) {
      const { code, output } = await ended([...program, ...args], 60_000, full)
      expect(output.trim()).toMatch(/^The output cannot be written: [^\n]+$/)
      expect(code).toBe(1)
    }
    closeSync(full)
  }, 200_000)

  it('and help is a page of text for each', async () => {
    const all = [
      ...commands.map((name) => [...program, name, '--help']),
      ...scripts.map((name) => [`scripts/${name}.mjs`, '--help']),
    ]
    for (const args of all) {
      const { code, output } = await ended(args)
      expect([args.at(-2), code]).toEqual([args.at(-2), 0])
      expect(output.split('\n').length).toBeGreaterThan(2)
    }
  }, 600_000)
})
