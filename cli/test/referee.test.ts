import { games } from '@miskatonic/games'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { answersTo } from '../commands/referee.ts'
import { Referee } from '../referee/referee.ts'
import { type Op, ops } from '../referee/requests.ts'
import { type Schema, misfit } from './json-schema.ts'

const { schema } = JSON.parse(new Referee(games).answer('{"op":"schema"}')) as {
  schema: {
    requests: Record<Op, Schema>
    answers: Record<Op | 'error', Schema>
    $defs: Record<string, Schema>
  }
}

/** Answers are looked into as they come. */
type Json = ReturnType<typeof JSON.parse>

let referee: Referee

/** Asks, and holds the answer against the schema. */
function ask(request: unknown): Json {
  const line = typeof request === 'string' ? request : JSON.stringify(request)
  const answer = JSON.parse(referee.answer(line))
  const expected = answer.ok === true ? schema.answers[(request as { op: Op }).op] : schema.answers.error
  expect(misfit(answer, expected, schema.$defs)).toBeUndefined()
  return answer
}

function hash(table = 't1'): string {
  return ask({ op: 'hash', table }).hash
}

/** A table of two at which both have an investigator, and p1 is to act. */
function begin(options: object = {}): void {
  ask({ op: 'new', game: 'reign', options: { players: 2, first: 'p1', ...options }, seed: 'test' })
  for (let i = 0; i < 2; i++) chooseFirst()
}

/** What a path such as `/decks/fury` leads to. */
function valueAt(data: Json, path: string): Json {
  return path
    .split('/')
    .slice(1)
    .reduce((part, name) => part[name], data)
}

function chooseFirst(table = 't1'): Json {
  const { options } = ask({ op: 'decision', table })
  return ask({ op: 'choose', table, seat: options[0].seat, option: options[0].id })
}

beforeEach(() => {
  referee = new Referee(games)
})

describe('writing test positions', () => {
  it.each(games.map(({ id }) => id))('describes positions of %s so that real ones fit', (id) => {
    const { game } = ask({ op: 'schema', game: id })
    ask({ op: 'new', game: id, seed: 'schema' })
    for (let i = 0; i < 30; i++) {
      const { position } = ask({ op: 'state', table: 't1' })
      expect(misfit(position, game.position, {})).toBeUndefined()
      if (position.outcome !== null) break
      expect(Object.keys(game.asks)).toContain(ask({ op: 'decision', table: 't1' }).asked.step)
      const { events } = chooseFirst()
      for (const { event, args } of events) expect(misfit(args, game.events[event].args, {})).toBeUndefined()
    }
  })

  it('describes what would not fit, too', () => {
    const { game } = ask({ op: 'schema', game: 'reign' })
    begin()
    const { position } = ask({ op: 'state', table: 't1' })
    position.table.players.p1.at = 'nowhere'
    expect(misfit(position, game.position, {})).toContain('/table/players/p1/at')
    expect(ask({ op: 'schema', game: 'chess' }).error.code).toBe('unknown-game')
  })

  it('reports results of dice that never came up', () => {
    begin()
    expect(ask({ op: 'dice', table: 't1', next: ['paranoia'] })).toMatchObject({
      next: ['paranoia'],
      unused: [],
    })
    expect(ask({ op: 'dice', table: 't1' })).toMatchObject({ next: ['paranoia'], unused: [] })
    expect(ask({ op: 'dice', table: 't1', next: [] })).toMatchObject({ next: [], unused: ['paranoia'] })
  })

  it('balances the components of an edited position', () => {
    begin()
    const three = [{ op: 'replace', path: '/table/cultists/park', value: 3 }]
    expect(ask({ op: 'edit', table: 't1', patch: three }).error.code).toBe('bad-counts')
    expect(
      ask({ op: 'edit', table: 't1', patch: three, rest: { cultists: '/table/pool/cultists' } }).ok,
    ).toBe(true)
    const { table } = ask({ op: 'state', table: 't1' }).position
    const onBoard = Object.values<number>(table.cultists).reduce((sum, count) => sum + count, 0)
    expect(table.cultists.park).toBe(3)
    expect(onBoard + table.pool.cultists).toBe(26)
  })

  it.each([
    ['reign', 'relics', '/relicDeck', '/relicsInBox'],
    ['reign', 'investigators', '/investigatorsInBox', '/investigatorDeck'],
    ['reign', 'Summoning cards', '/summoningDiscard', '/summoningDeck'],
    ['tiny-epic', 'page cards', '/pageDeck', '/pageDiscard'],
    ['alone', 'items', '/itemDeck', '/itemDiscard'],
    ['alone', 'fury cards', '/decks/fury/draw', '/decks/fury/discard'],
  ])('balances cards by name: in %s, %s that are taken from %s go to %s', (game, component, from, to) => {
    ask({ op: 'new', game, seed: 'rest' })
    for (let i = 0; i < 12; i++) chooseFirst()
    const pile = (path: string): string[] => valueAt(ask({ op: 'state', table: 't1' }).position.table, path)
    const [[first, ...others], before] = [pile(from), pile(to)]
    const patch = [{ op: 'replace', path: `/table${from}`, value: others }]
    expect(ask({ op: 'edit', table: 't1', patch }).error.code).toBe('bad-counts')
    expect(ask({ op: 'schema', game }).game.components).toContain(component)
    expect(ask({ op: 'edit', table: 't1', patch, rest: { [component]: `/table${to}` } }).ok).toBe(true)
    expect([pile(from), pile(to)]).toEqual([others, [...before, first]])
  })

  it('balances the cards of one kind in a mixed pile', () => {
    begin()
    const { playerDeck } = ask({ op: 'state', table: 't1' }).position.table
    const patch = [{ op: 'replace', path: '/table/playerDeck', value: ['arkham', 'evil-stirs'] }]
    const kinds = ['arkham', 'dunwich', 'innsmouth', 'kingsport'].map((town) => `${town} clue cards`)
    const rest = Object.fromEntries(
      [...kinds, 'Evil Stirs', 'relics'].map((kind) => [kind, '/table/playerDeck']),
    )
    expect(ask({ op: 'edit', table: 't1', patch, rest }).ok).toBe(true)
    const after: string[] = ask({ op: 'state', table: 't1' }).position.table.playerDeck
    expect(after.slice(0, 2)).toEqual(['arkham', 'evil-stirs'])
    expect(after.toSorted()).toEqual(playerDeck.toSorted())
  })

  it.each([
    [{ cultist: '/table/pool/cultists' }, 'counts no "cultist"'],
    [{ cultists: '/table/pond' }, 'there is no /table/pond'],
    [{ cultists: '/table/gates/arkham' }, 'should be a number'],
  ])('refuses to put the rest where it cannot go: %j', (rest, message) => {
    begin()
    const before = hash()
    const { error } = ask({ op: 'edit', table: 't1', patch: [], rest })
    expect(error).toMatchObject({ code: 'bad-rest' })
    expect(error.message).toContain(message)
    expect(hash()).toBe(before)
  })

  it('does not take more from a pool than there is', () => {
    begin()
    const { table } = ask({ op: 'state', table: 't1' }).position
    const patch = Object.keys(table.cultists).map((place) => ({
      op: 'replace',
      path: `/table/cultists/${place}`,
      value: 2,
    }))
    const rest = { cultists: '/table/pool/cultists' }
    expect(ask({ op: 'edit', table: 't1', patch, rest }).error.code).toBe('bad-rest')
  })

  it('shows the position just before a step, and goes on', () => {
    begin()
    const { stopped, number } = ask({
      op: 'choose',
      table: 't1',
      seat: 'p1',
      option: 'endActions',
      stop: 'drawCards',
    })
    expect(number).toBe(3)
    expect(stopped.stack.at(-1).step).toBe('drawCards')
    expect(stopped.table.turn.active).toBe('p1')
    const patch = [{ op: 'replace', path: '', value: stopped }]
    expect(ask({ op: 'edit', table: 't1', patch }).events.map((each: Json) => each.event)).toContain(
      'cardsDrawn',
    )
  })

  it('says when a step is not reached, or is none', () => {
    begin()
    const walk = { op: 'choose', table: 't1', seat: 'p1', option: 'walk:to=cafe' }
    expect(ask({ ...walk, stop: 'sumoning' }).error.code).toBe('unknown-step')
    expect(ask({ ...walk, stop: 'summoning' }).stopped).toBeNull()
  })
})

describe('requests that are in order', () => {
  it('lists the games', () => {
    const [reign] = ask({ op: 'games' }).games
    expect(reign).toMatchObject({
      id: 'reign',
      name: { en: 'Reign of Cthulhu', pl: 'Czas Cthulhu' },
      seats: { fewest: 2, most: 4, names: ['p1', 'p2', 'p3', 'p4'] },
    })
    expect(reign.options.map(({ name }: { name: string }) => name)).toContain('difficulty')
  })

  it('echoes the id, also of a failure', () => {
    expect(ask({ op: 'games', id: 'seven' }).id).toBe('seven')
    expect(ask({ op: 'nothing', id: 7 })).toMatchObject({ ok: false, id: 7 })
  })

  it('makes up a seed and says which', () => {
    const { seed } = ask({ op: 'new', game: 'reign' })
    ask({ op: 'new', game: 'reign', seed })
    expect(hash('t2')).toBe(hash('t1'))
  })

  it('takes a number for a seed', () => {
    expect(ask({ op: 'new', game: 'reign', seed: 7 }).seed).toBe('7')
  })

  it('plays whole games by its own answers', () => {
    for (const [i, hands] of ['open', 'closed'].entries()) {
      const table = `t${i + 1}`
      ask({ op: 'new', game: 'reign', options: { hands, players: 3 }, seed: 'whole' })
      let outcome = null
      for (let choices = 0; outcome === null; choices++) {
        const { options, number } = ask({ op: 'decision', table })
        const { seat, id } = options[((choices * 2654435761) >>> 7) % options.length]
        outcome = ask({ op: 'choose', table, seat, option: id, decision: number }).outcome
      }
      expect(ask({ op: 'decision', table })).toMatchObject({
        asked: null,
        prompt: null,
        options: [],
        outcome,
      })
    }
  })

  it('names what is refused, with rule and reason', () => {
    begin()
    const { refused } = ask({ op: 'decision', table: 't1' })
    const gate = refused.find(({ step }: { step: string }) => step === 'useGate')
    expect(gate).toMatchObject({ seat: 'p1', rule: 'RC-176', label: { en: expect.any(String) } })
    expect(gate.why.pl).not.toBe('')
  })

  it('tells a seat only its own options, choices and cards', () => {
    begin({ hands: 'closed' })
    const mine = ask({ op: 'decision', table: 't1', seat: 'p1' })
    expect(new Set(mine.options.map(({ seat }: { seat: string }) => seat))).toEqual(new Set(['p1']))
    expect(ask({ op: 'decision', table: 't1', seat: 'spectator' }).options).toEqual([])
    const { position } = ask({ op: 'state', table: 't1' })
    expect(ask({ op: 'view', table: 't1', seat: 'p1' }).view.own.hands).toEqual(position.table.hands.p1)
    expect(ask({ op: 'view', table: 't1', seat: 'p2' }).view.table.hands).toEqual({ p1: 4, p2: 4 })
    const dealt = ask({ op: 'log', table: 't1', seat: 'p2' }).log.at(-1).events
    expect(
      dealt.filter(({ args }: Json) => args.cards !== undefined).map(({ args }: Json) => args.cards),
    ).toEqual([null, position.table.hands.p2])
    expect(ask({ op: 'log', table: 't1', seat: 'p2' }).log[0].option).toBeUndefined()
    expect(ask({ op: 'log', table: 't1' }).log[0].option.id).toMatch(/^takeInvestigator/)
  })

  it('shows any moment and stays where it is', () => {
    ask({ op: 'new', game: 'reign', seed: 'x' })
    const first = hash()
    chooseFirst()
    const second = hash()
    expect(ask({ op: 'replay', table: 't1', to: 0 })).toMatchObject({ number: 0, hash: first, position: {} })
    expect(ask({ op: 'replay', table: 't1', to: 0, seat: 'p1' }).view.choices).toBe(0)
    expect(ask({ op: 'replay', table: 't1' }).hash).toBe(second)
    expect(hash()).toBe(second)
  })

  it('saves and loads, as an object and as a text', () => {
    begin()
    const { save } = ask({ op: 'save', table: 't1' })
    expect(ask({ op: 'load', save })).toMatchObject({ table: 't2', number: 2 })
    ask({ op: 'load', save: JSON.stringify(save) })
    expect([hash('t2'), hash('t3')]).toEqual([hash('t1'), hash('t1')])
  })

  it('runs what an edit puts on the stack', () => {
    begin()
    const patch = [
      { op: 'add', path: '/stack/-', value: { step: 'sanityRoll', args: { seat: 'p1', why: 'gate' } } },
    ]
    const { events } = ask({ op: 'edit', table: 't1', patch })
    expect(events[0]).toMatchObject({
      event: 'dieRolled',
      text: { en: expect.any(String), pl: expect.any(String) },
    })
  })

  it('keeps many tables, however long ago they were used', () => {
    const hashes: string[] = []
    for (let i = 0; i < 250; i++) {
      ask({ op: 'new', game: 'reign', seed: `table ${i}`, options: { players: 2 } })
      chooseFirst(`t${i + 1}`)
      hashes.push(hash(`t${i + 1}`))
    }
    expect([1, 100, 101, 250].map((i) => hash(`t${i}`))).toEqual([1, 100, 101, 250].map((i) => hashes[i - 1]))
  })
})

describe('requests that are not', () => {
  const table = 't1'
  const cases: [code: string, request: unknown][] = [
    ['bad-json', ''],
    ['bad-json', '{"op":"games"'],
    ['bad-json', 'hello'],
    ['bad-request', 'null'],
    ['bad-request', '[]'],
    ['bad-request', '7'],
    ['bad-request', { op: 'games', id: {} }],
    ['unknown-op', {}],
    ['unknown-op', { op: 7 }],
    ['unknown-op', { op: 'fly' }],
    ['unknown-op', { op: 'constructor' }],
    ['unknown-op', { op: '__proto__' }],
    ['unknown-field', { op: 'games', table }],
    ['unknown-field', { op: 'choose', table, seat: 'p1', option: 'endActions', decison: 9 }],
    ['bad-request', { op: 'new' }],
    ['bad-request', { op: 'new', game: 7 }],
    ['bad-request', { op: 'new', game: 'reign', options: [] }],
    ['bad-request', { op: 'new', game: 'reign', seed: {} }],
    ['unknown-game', { op: 'new', game: 'chess' }],
    ['bad-options', { op: 'new', game: 'reign', options: { players: 9 } }],
    ['bad-options', { op: 'new', game: 'reign', options: { colour: 'red' } }],
    ['bad-request', { op: 'decision' }],
    ['unknown-table', { op: 'decision', table: 't9' }],
    ['unknown-table', { op: 'decision', table: '__proto__' }],
    ['unknown-seat', { op: 'decision', table, seat: 'p3' }],
    ['unknown-seat', { op: 'view', table, seat: 'p9' }],
    ['bad-request', { op: 'view', table }],
    ['bad-request', { op: 'choose', table, seat: 'p1' }],
    ['bad-request', { op: 'choose', table, seat: 'p1', option: 0 }],
    ['bad-request', { op: 'choose', table, seat: 'p1', option: 'endActions', decision: '2' }],
    ['unknown-seat', { op: 'choose', table, seat: 'spectator', option: 'endActions' }],
    ['unknown-option', { op: 'choose', table, seat: 'p1', option: 'fly' }],
    ['unknown-option', { op: 'choose', table, seat: 'p1', option: 'walk:to=moon' }],
    ['unknown-option', { op: 'choose', table, seat: 'p1', option: '99' }],
    ['not-offered', { op: 'choose', table, seat: 'p1', option: 'walk:to=graveyard' }],
    ['not-offered', { op: 'choose', table, seat: 'p1', option: 'takeInvestigator:investigator=hunter' }],
    ['stale-decision', { op: 'choose', table, seat: 'p1', option: 'endActions', decision: 0 }],
    ['stale-decision', { op: 'choose', table, seat: 'p1', option: 'endActions', decision: 99 }],
    ['no-such-moment', { op: 'replay', table, to: 99 }],
    ['no-such-moment', { op: 'replay', table, to: -1 }],
    ['bad-request', { op: 'replay', table, to: 'x' }],
    ['bad-request', { op: 'dice', table, next: 'blank' }],
    ['unknown-result', { op: 'dice', table, next: ['blank', 'six'] }],
    ['unknown-result', { op: 'dice', table, next: [null] }],
    ['bad-request', { op: 'edit', table, patch: {} }],
    ['bad-patch', { op: 'edit', table, patch: [{ op: 'remove', path: '/nowhere' }] }],
    [
      'bad-position',
      { op: 'edit', table, patch: [{ op: 'replace', path: '/table/turn/active', value: 'p9' }] },
    ],
    ['bad-position', { op: 'edit', table, patch: [{ op: 'remove', path: '/stack' }], force: true }],
    [
      'unsound-position',
      {
        op: 'edit',
        table,
        patch: [
          { op: 'remove', path: '/table/awake' },
          { op: 'add', path: '/table/awake', value: ['yig', 'yig'] },
        ],
      },
    ],
    ['bad-counts', { op: 'edit', table, patch: [{ op: 'replace', path: '/table/cultistsGone', value: 5 }] }],
    ['bad-request', { op: 'edit', table, patch: [], force: 'yes' }],
    ['save-malformed', { op: 'load', save: {} }],
    ['save-truncated', { op: 'load', save: '{"format"' }],
    ['bad-request', { op: 'load', save: 7 }],
  ]

  it.each(cases)('gets %s: %j', (code, request) => {
    begin()
    const before = hash()
    const answer = ask(request)
    expect(answer.ok).toBe(false)
    expect(answer.error.code).toBe(code)
    expect(answer.error.message.length).toBeGreaterThan(8)
    expect(hash()).toBe(before)
    expect(ask({ op: 'decision', table }).asked.step).toBe('act')
  })

  it('lets force waive the counts, and nothing else', () => {
    begin()
    const patch = [{ op: 'replace', path: '/table/cultistsGone', value: 5 }]
    expect(ask({ op: 'edit', table, patch, force: true }).ok).toBe(true)
    expect(ask({ op: 'state', table }).position.table.cultistsGone).toBe(5)
  })

  it('cannot take back a die', () => {
    begin()
    ask({ op: 'edit', table, patch: [{ op: 'replace', path: '/table/players/p1/at', value: 'park' }] })
    ask({ op: 'choose', table, seat: 'p1', option: 'useGate:to=hospital' })
    const before = hash()
    expect(ask({ op: 'undo', table }).error.code).toBe('undo-chance')
    expect(hash()).toBe(before)
  })

  it('survives what is nested too deeply', () => {
    begin()
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    for (const line of [
      deep,
      `{"op":${deep}}`,
      `{"op":"games","id":${deep}}`,
      `{"op":"edit","table":"t1","patch":[{"op":"add","path":"/table/deep","value":${deep}}]}`,
      `{"op":"load","save":{"format":${deep}}}`,
    ])
      expect(ask(line).ok).toBe(false)
  })
})

async function answersFor(...chunks: (string | Uint8Array)[]): Promise<Json[]> {
  async function* input(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
  }
  const answers: unknown[] = []
  for await (const answer of answersTo(input())) answers.push(JSON.parse(answer))
  return answers
}

describe('a stream of lines', () => {
  it('gets one answer per line, in order, however it is cut', async () => {
    const text = '{"op":"games","id":1}\n\n{"op":"games","id":"ż"}\r\n{"op":"games","id":3}'
    for (const size of [1, 7, 1000]) {
      const bytes = Buffer.from(text)
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.subarray(i * size, (i + 1) * size),
      )
      const answers = await answersFor(...chunks)
      expect(answers.map(({ id, error }) => id ?? error.code)).toEqual([1, 'bad-json', 'ż', 3])
    }
  })

  it('refuses endless lines without keeping them, and goes on', async () => {
    const megabyte = 'x'.repeat(1_000_000)
    const answers = await answersFor(megabyte, megabyte, '\n{"op":"games","id":2}\n', megabyte, megabyte)
    expect(answers.map(({ id, error }) => id ?? error.code)).toEqual(['line-too-long', 2, 'line-too-long'])
  })

  it('is never ended by garbage', async () => {
    const word = fc.constantFrom(
      'op',
      'table',
      'seat',
      'option',
      'patch',
      'next',
      'to',
      'save',
      'game',
      'options',
      'p1',
      't1',
    )
    const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), word, fc.constantFrom<unknown>(...ops))
    const request = fc.dictionary(fc.oneof(word, fc.string()), value).map((fields) => JSON.stringify(fields))
    const known = fc
      .tuple(fc.constantFrom(...ops), fc.dictionary(word, value, { maxKeys: 4 }))
      .map(([op, fields]) => JSON.stringify({ table: 't1', seat: 'p1', ...fields, op }))
    const line = fc.oneof(fc.string(), fc.json(), request, known).map((text) => text.replaceAll('\n', ' '))
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 20 }), async (lines) => {
        const start = '{"op":"new","game":"reign","seed":"g"}\n'
        const answers = await answersFor(
          start,
          ...lines.map((each) => `${each}\n`),
          '{"op":"hash","table":"t1"}\n',
        )
        expect(answers).toHaveLength(lines.length + 2)
        expect(answers.at(-1).ok).toBe(true)
        for (const { ok, error } of answers) expect(ok === true || error.code !== 'internal').toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('is never ended by bytes that are no text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const answers = await answersFor(bytes, '\n{"op":"games"}\n')
        expect(answers.at(-1).ok).toBe(true)
      }),
    )
  })
})
