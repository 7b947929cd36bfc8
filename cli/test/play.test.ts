import { games } from '@miskatonic/games'
import { type Table, load, save } from '@miskatonic/table'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newFolder, playScript } from './scripted.ts'

/** Two players; p1 begins and is the Doctor; the same cards every time. */
const game = ['--players', '2', '--first', 'p1', '--seed', 'play']
const begin = ['2', '1']

function savedIn(folder: string): { file: string; table: Table } {
  const [name, ...others] = readdirSync(join(folder, 'games'))
  expect(others).toEqual([])
  const file = join(folder, 'games', name!)
  return { file, table: load(readFileSync(file, 'utf8'), games) as Table }
}

describe('a game in the terminal', () => {
  it('shows the seed, the board, who is asked, numbered options, and what happened', async () => {
    const { output, exitCode } = await playScript(
      [...game, '--lang', 'en', '--data', newFolder()],
      [...begin, '1'],
    )
    expect(exitCode).toBe(0)
    expect(output).toContain('Seed play: with --seed play')
    expect(output).toContain('REIGN OF CTHULHU')
    expect(output).toMatch(/Player 1: Who will you be\?\n +1 {2}Play the .*\[RC-083\]/)
    expect(output).toMatch(/· Player 1 becomes the /)
    expect(output).toMatch(/: What do you do\?\n +1 {2}Walk to the /)
    expect(output).toMatch(/· The \w+ walks to /)
    expect(output).toContain('The game is saved. To go on with it: npm run play -- --resume --data ')
  })

  it('speaks Polish', async () => {
    const lines = [...begin, '1', '?', 'cofnij', 'dziennik', 'zasada 170', 'pomoc', 'koniec']
    const { output } = await playScript([...game, '--lang', 'pl', '--data', newFolder()], lines)
    expect(output).toContain('CZAS CTHULHU')
    expect(output).toContain('Kim chcesz być?')
    expect(output).toContain('Co nie jest teraz możliwe')
    expect(output).toContain('Cofnięto: Idź')
    expect(output).toContain('RC-170 [s.6 Chodzenie] Chodzenie (1 akcja)')
    expect(output).toContain('wybierz opcję')
    expect(output).toContain('Gra jest zapisana.')
    expect(output).not.toMatch(/What do you do|Taken back|The game is saved|1 action/)
  })

  it('changes the language on the way', async () => {
    const { output } = await playScript(
      [...game, '--lang', 'en', '--data', newFolder()],
      ['lang pl', 'lang', 'język en'],
    )
    expect(output).toContain('Kim chcesz być?')
    expect(output).toContain('Który język?')
    expect(output.match(/Who will you be\?/g)).toHaveLength(2)
  })

  it('says why something is not possible, and by which rule', async () => {
    const lines = [
      ...begin,
      '?',
      '? gate',
      '? nonsense',
      '? walk:to=graveyard',
      '? endActions',
      'rule RC-176',
      'rule 999',
      'rule',
    ]
    const { output } = await playScript([...game, '--lang', 'en', '--data', newFolder()], lines)
    const [, all, gate, nonsense, id, offered, rule, unknown, missing] = output.split(/\n> (?=\?|rule)/)
    expect(all).toMatch(/RC-200 {2}There is no cultist here\.\n +Defeat a cultist/)
    expect(gate).toMatch(/RC-176 .*gate/)
    expect(gate).not.toContain('RC-200')
    expect(nonsense).toContain('matches "nonsense"')
    expect(id).toContain('[RC-170] You can only walk')
    expect(offered).toContain('That is possible: End your actions')
    expect(rule).toMatch(/RC-176 .*Use a Gate/)
    expect(unknown).toContain('There is no rule 999')
    expect(missing).toContain('Which rule?')
  })

  it('takes back a step, but not what dice have decided', async () => {
    const folder = newFolder()
    await playScript([...game, '--lang', 'en', '--data', folder], [...begin])
    const { file, table } = savedIn(folder)
    table.edit([{ op: 'replace', path: '/table/players/p1/at', value: 'park' }])
    const before = table.hash
    const gate = table.now.decision!.options.findIndex(({ step }) => step === 'useGate')
    writeFileSync(file, save(table))
    const walk = await playScript(['--resume', '--lang', 'en', '--data', folder], ['1', 'undo', 'undo'])
    expect(walk.output).toContain('Taken back: Walk to')
    expect(walk.output).toContain('There is nothing to take back.')
    expect(savedIn(folder).table.hash).toBe(before)
    const roll = await playScript(['--resume', '--lang', 'en', '--data', folder], [String(gate + 1), 'undo'])
    expect(roll.output).toContain('cannot be taken back: dice or cards have decided')
    expect(savedIn(folder).table.number).toBe(table.number + 1)
  })

  it('bears with any input', async () => {
    const lines = [
      '0',
      '99',
      '-1',
      'fly',
      '1 2',
      'seat',
      'seat p9',
      'takeInvestigator:investigator=nobody',
      '   ',
      'save',
      'load 99',
    ]
    const folder = newFolder()
    const { output, exitCode } = await playScript([...game, '--lang', 'en', '--data', folder], lines)
    expect(exitCode).toBe(0)
    expect(output).toContain('There is no option 0; there are 1 to 2.')
    expect(output).toContain('There is no option 99; there are 1 to 2.')
    expect(output).toContain('"fly" is not understood')
    expect(output).toContain('"1 2" is not understood')
    expect(output).toContain('Which seat? There are: p1, p2.')
    expect(savedIn(folder).table.number).toBe(0)
  })

  it('accepts the name of an option as well as its number', async () => {
    const folder = newFolder()
    await playScript([...game, '--lang', 'en', '--data', folder], [...begin, 'endActions'])
    expect(savedIn(folder).table.log.at(-1)?.option.step).toBe('endActions')
  })

  it('plays to the end and says how it ended', async () => {
    const folder = newFolder()
    const argv = [...game, '--lang', 'en', '--data', folder]
    const { output } = await playScript(
      argv,
      Array.from({ length: 3000 }, (_, i) => (i % 2 === 0 ? 'endActions' : '1')).flatMap((line) => [
        'pass',
        'agree',
        line,
      ]),
    )
    expect(output).toContain('The game is over.')
    expect(output).toMatch(/You (win|lose)\./)
    expect(output).toContain(`npm run replay -- ${savedIn(folder).file}`)
    expect(savedIn(folder).table.position.outcome).not.toBeNull()
  })
})

describe('closed hands', () => {
  const closed = [...game, '--hands', 'closed', '--lang', 'en']

  it('say who should look, and do not show the cards of another', async () => {
    const { output } = await playScript([...closed, '--data', newFolder()], [...begin, 'seat p2', 'hand'])
    expect(output).toContain('Only Player 2 should look now.')
    const [, first = '', second = ''] = output.split(/YOUR HAND {4}4 cards: /)
    const cards = (text: string): string => text.split('\n')[0]!
    expect(cards(first)).not.toBe(cards(second))
    expect(second).not.toContain(cards(first))
  })

  it('wait behind a curtain until the right player sits there', async () => {
    const { output } = await playScript([...closed, '--data', newFolder()], ['', '1', '', '1', ''], true)
    expect(output.match(/\nOnly .* should look now\.\nPress Enter/g)).toHaveLength(3)
    expect(output.match(/\[cleared\]\n\nOnly/g)).toHaveLength(2)
  })
})

describe('saving', () => {
  it('after every choice, so that nothing is lost when input ends', async () => {
    const folder = newFolder()
    await playScript([...game, '--data', folder], [...begin, '1'])
    expect(savedIn(folder).table.number).toBe(3)
    expect(readdirSync(join(folder, 'games')).every((name) => name.endsWith('.json'))).toBe(true)
  })

  it('and resuming gives the same game', async () => {
    const folder = newFolder()
    await playScript([...game, '--data', folder], [...begin, '1'])
    const { table, file } = savedIn(folder)
    const { output } = await playScript(['--resume', '--lang', 'en', '--data', folder], ['1'])
    expect(output).toContain('What do you do?')
    expect(savedIn(folder).table.choices.slice(0, 3)).toEqual(table.choices)
    expect(savedIn(folder).table.number).toBe(4)
    const straight = await playScript(['--resume', file, '--data', newFolder(), '--lang', 'en'], [])
    expect(straight.exitCode).toBe(0)
  })

  it('a copy leaves the copy as it is, also when play goes on', async () => {
    const folder = newFolder()
    const lines = [...begin, 'save before', '1', 'save before', 'load before', '2', 'load', 'save! before']
    const { output } = await playScript([...game, '--lang', 'en', '--data', folder], lines)
    expect(output).toContain('exists already. "save! …" replaces it.')
    expect(output).toMatch(/Saved games, the latest first.*\n +1 {2}reign-/)
    const copy = load(readFileSync(join(folder, 'saves', 'before.json'), 'utf8'), games) as Table
    expect(copy.number).toBe(3)
    expect(readdirSync(join(folder, 'games'))).toHaveLength(2)
  })

  it('where it is not possible, says so and plays on', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'games'), 'in the way')
    const { output } = await playScript([...game, '--lang', 'en', '--data', folder], [...begin])
    expect(output.match(/The game could not be saved:/g)).toHaveLength(1)
    expect(output).toContain('What do you do?')
    expect(output).not.toContain('The game is saved.')
  })
})

describe('a saved game that cannot be read', () => {
  it.each([
    ['cut off', (text: string) => text.slice(0, 200), 'The end of this saved game is missing'],
    ['altered', (text: string) => text.replace('"p2"', '"p1"'), 'was altered after it was written'],
    ['empty', () => '', 'The end of this saved game is missing'],
    ['something else', () => '{"a":1}', 'This file is not a saved game'],
  ])('%s: gets a clear message, and is left as it is', async (_name, damage, message) => {
    const folder = newFolder()
    await playScript([...game, '--data', folder], [...begin])
    const { file } = savedIn(folder)
    const damaged = damage(readFileSync(file, 'utf8'))
    writeFileSync(file, damaged)
    const { output, exitCode } = await playScript(['--resume', '--lang', 'en', '--data', folder], ['1'])
    expect(exitCode).toBe(1)
    expect(output).toContain(message)
    expect(output).toContain('The file is left as it is.')
    expect(readFileSync(file, 'utf8')).toBe(damaged)
  })

  it('does not disturb a game that is being played', async () => {
    const folder = newFolder()
    const bad = join(folder, 'bad.json')
    writeFileSync(bad, '{')
    const { output } = await playScript(
      [...game, '--lang', 'en', '--data', folder],
      [...begin, `load ${bad}`, 'load gone', '1'],
    )
    expect(output).toContain('The end of this saved game is missing')
    expect(output).toContain('There is no file')
    expect(savedIn(folder).table.number).toBe(3)
  })

  it('is missed where there is none', async () => {
    const { output, exitCode } = await playScript(['--resume', '--lang', 'pl', '--data', newFolder()], [])
    expect(exitCode).toBe(1)
    expect(output).toContain('nie ma gry do wznowienia')
  })
})
