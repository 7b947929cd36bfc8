import { everyCard } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { anomalySets } from '../cards/anomalies/index.ts'
import { archives, commonArchive } from '../cards/archive/index.ts'
import { neighbourhoodDecks } from '../cards/encounters/index.ts'
import { eventDecks } from '../cards/events/index.ts'
import { monsterCard, scenarioOf } from '../catalogue.ts'
import { eventCard, isRumour } from '../unread.ts'
import { type ScenarioId, scenarioIds } from '../content/ids.ts'
import { type Hood, hoods, tiles } from '../content/map.ts'
import { mythosTokens } from '../content/tokens.ts'
import { contents } from '../contents.ts'
import type { Table } from '../position.ts'
import { boardOf } from '../steps/board.ts'
import { parseEffect } from './annex/effect-parser.ts'
import { type EncounterRow, encounterRows } from './annex/encounter-rows.ts'
import { type Row, counted, tablesBelow } from './annex/tables.ts'
import { type Scene, type Setting, scene } from './scene.ts'
import { type Sums, tell } from './told.ts'

/** Every card is played, and what comes of it is read from the ledger's tables. */

/** Plays on until `event`, with the plainest answers; options of effects are taken in turn, so that several plays see all of them. */
function playUntil(s: Scene, event: string, turn: number): void {
  const plain = new Set([
    'keepDice',
    'rollNow',
    'stopWalking',
    'stopBuying',
    'takeDamage',
    'takeHorror',
    'pass',
    'allowHarm',
    'noHelp',
    'stopActing',
    'stopTrading',
    'leaveDecks',
  ])
  for (let i = 0; i < 200 && !s.story.includes(event); i++) {
    const { decision } = s.engine
    if (decision === null || decision.step === event) return
    const options = decision.options.filter(({ seat }) => seat === decision.waiting[0])
    const quiet = options.find(({ step }) => plain.has(step))
    s.engine.choose(quiet ?? options[(turn + i) % options.length]!)
  }
}

function sumsOf(s: Scene, at: string): Sums {
  const { money, remnants, clues, damage, horror, assets } = s.me()
  const cards = assets.map(({ card }) => card)
  const conditions = cards.filter((card) => ['blessed', 'cursed', 'dark-pact'].includes(card))
  return {
    money,
    remnants,
    clues,
    damage,
    horror,
    // The next turn may have begun, in which the investigator has stood up.
    delayed: s.story.includes('delayed'),
    doomHere: s.table.doom[at] ?? 0,
    cards: cards.length - conditions.length,
    conditions,
  }
}

const base: Sums = {
  money: 5,
  remnants: 3,
  clues: 1,
  damage: 1,
  horror: 1,
  delayed: false,
  doomHere: 0,
  cards: 0,
  conditions: [],
}

/** A play in which something else came out than the ledger's text says. */
interface Fault {
  readonly text: string
  readonly told: Sums
  readonly had: Sums
}

/** Plays an effect several times and compares each time with what the ledger's text says. */
function faultsOf(text: string, at: string, doom: number, setting: Setting, end: string): Fault[] {
  const effect = parseEffect(text)
  const faults: Fault[] = []
  for (let seed = 0; seed < 8; seed++) {
    const s = scene({
      ...setting,
      seed: `card ${seed}`,
      investigators: { p1: { sheet: 'minh-thi-phan', at, ...start } },
    })
    playUntil(s, end, seed)
    const events = [...s.events]
    // Effects that move, research, or end the game change what is compared.
    if (s.me().sheet === null || s.engine.decision === null) continue
    if (/move|research|draw token|gate burst|spread doom|read headline/.test(text)) continue
    const before = {
      sums: { ...structuredClone(base), doomHere: doom },
      centre: setting.clues === undefined ? 0 : 1,
    }
    const told = settled(tell(effect, before, upTo(events, end)), events)
    const seen = sumsOf(s, at)
    const had = { ...seen, conditions: seen.conditions.toSorted() }
    // Doom elsewhere, by another word, may fall on this space as well.
    if (/@(hood|unstable|any|most|start|adjacent)/.test(text)) told.doomHere = had.doomHere
    // Cards that were just gained may take effect themselves; they are counted, not compared.
    const wrong =
      told.cards > 0 ? had.cards < 1 : JSON.stringify(sorted(told)) !== JSON.stringify(sorted(had))
    if (wrong) faults.push({ text, told, had })
  }
  return faults
}

function sorted(sums: Sums): [string, unknown][] {
  return Object.entries(sums).toSorted(([one], [other]) => one.localeCompare(other))
}
const start = { money: 5, remnants: 3, clues: 1, damage: 1, horror: 1 }

function upTo(events: Scene['events'], end: string): Scene['events'] {
  const at = events.findIndex(({ event }) => event === end)
  return at < 0 ? events : events.slice(0, at)
}

/** Blessed and cursed leave again by tests that follow. */
function settled(told: Sums, events: Scene['events']): Sums {
  const gone = new Set(
    events.flatMap(({ event, args }) => (event === 'cardDiscarded' ? [(args as { card: string }).card] : [])),
  )
  return { ...told, conditions: told.conditions.filter((card) => !gone.has(card)).toSorted() }
}

const rows = encounterRows()
const sectionsOf = (card: string): EncounterRow[] => rows.filter((row) => row.card === card)

function scenarioWith(hood: Hood): ScenarioId {
  return scenarioIds.find((id) => boardOf(id).hoods.includes(hood))!
}
function withTop(pile: readonly string[], card: string): string[] {
  return [card, ...pile.filter((each) => each !== card)]
}
/** Nothing happens after the encounter: the cup is full of blanks. */
const blanks = {
  cup: Object.fromEntries(mythosTokens.map((token) => [token, token === 'blank' ? 9 : 0])),
} as Pick<Table, 'cup'>
const quiet = { from: 'encounterPhase', table: blanks } as const

describe('encounters', () => {
  const hoodOfCard = (card: string): Hood | undefined =>
    hoods.find((hood) => Object.hasOwn(neighbourhoodDecks[hood], card))

  test.each(everyCard(contents, 'encounters'))('%s: each of its three parts', (card) => {
    const hood = hoodOfCard(card)
    const sections = sectionsOf(card)
    expect(sections).toHaveLength(3)
    for (const { section, effect } of sections) {
      const scenario = hood === undefined ? 'drowned-carillon' : scenarioWith(hood)
      const board = boardOf(scenario)
      const at =
        hood === undefined
          ? Object.keys(board.streets).find((id) => board.streets[id]!.type === section)!
          : section
      const faults = faultsOf(
        effect,
        at,
        0,
        hood === undefined
          ? {
              options: { scenario },
              ...quiet,
              table: {
                ...blanks,
                streetDeck: withTop(
                  contents.encounters.cards.filter((each) => each.startsWith('street')),
                  card,
                ),
              },
            }
          : { options: { scenario }, ...quiet, hoodDecks: { [hood]: [card] } },
        'encounterEnded',
      )
      expect(faults).toEqual([])
    }
  })
})

describe('events', () => {
  test.each(everyCard(contents, 'events'))(
    '%s: each of its three parts, and where its doom falls',
    (card) => {
      const scenario = scenarioIds.find((id) => Object.hasOwn(eventDecks[id], card))!
      const sections = sectionsOf(card)
      const { hood } = eventCard(card)
      expect(sections.map((row) => row.section).toSorted()).toEqual([...tiles[hood].spaces].toSorted())
      const setting = { options: { scenario }, ...quiet, clues: { [hood]: 1 }, hoodDecks: { [hood]: [card] } }
      for (const { section, effect } of sections)
        expect(faultsOf(effect, section, 0, setting, 'encounterEnded')).toEqual([])
      const spread = scene({ options: { scenario }, eventDeckBottom: [card], frame: ['spreadDoom', {}] })
      for (const space of sections[0]!.doom!) expect(spread.table.doom[space]).toBe(1)
    },
  )
})

describe('anomalies', () => {
  test.each(everyCard(contents, 'anomalies'))('%s: by the doom on the space', (card) => {
    const set = Object.entries(anomalySets).find(([, cards]) => Object.hasOwn(cards, card))![0]
    const scenario = scenarioIds.find((id) => scenarioOf(id).anomalies === set)!
    const [hood] = boardOf(scenario).hoods
    const [at] = tiles[hood!].spaces
    const deck = contents.anomalies.cards.filter((each) =>
      Object.hasOwn((anomalySets as Record<string, object>)[set]!, each),
    )
    for (const { section, effect } of sectionsOf(card)) {
      const doom = section === '0' ? 0 : section === '1-2' ? 1 : 3
      const setting: Setting = {
        options: { scenario },
        ...quiet,
        codex: ['2'],
        clues: { [hood!]: 1 },
        doom: { [at]: doom, [tiles[hood!].spaces[1]]: 3 },
        table: { ...blanks, anomalies: [hood!], anomalyDeck: withTop(deck, card) },
      }
      expect(faultsOf(effect, at, doom, setting, 'encounterEnded')).toEqual([])
    }
  })
})

describe('headlines', () => {
  const told = tablesBelow('RULES.cards.md', 'Headlines')[0]!.rows
  const rumours = new Set(contents.headlines.cards.filter(isRumour))
  test.each(everyCard(contents, 'headlines'))('%s is read', (card) => {
    const { effect } = told.find((row) => row['id'] === card)! as { effect: string }
    const setting: Setting = {
      headlines: [card],
      codex: card === 'hl-28' ? ['hl-29'] : ['hl-28'],
      frame: ['readHeadline', { seat: 'p1' }],
    }
    const s = scene(setting)
    const lying = s.table.codex.map((each) => each.card)
    expect(lying).toEqual(rumours.has(card) ? [card] : setting.codex)
    expect(rumours.has(card) ? [] : faultsOf(effect, 'graveyard', 0, setting, 'act')).toEqual([])
  })
})

describe('monsters', () => {
  const table: readonly Row[] = [
    ...tablesBelow('RULES.cards.md', 'Monsters')[0]!.rows,
    ...tablesBelow('RULES.scenarios-2.md', 'New monsters')[0]!.rows,
    ...(['RULES.scenarios.md', 'RULES.scenarios-2.md'] as const).flatMap((file) =>
      tablesBelow(file, 'Scenario').flatMap(({ rows: each, columns }) =>
        columns.includes('Ho') ? each : [],
      ),
    ),
  ]
  const number = (cell: string): number => (cell === '–' ? 0 : Number(cell.replace('+', '')))

  test.each(everyCard(contents, 'monsters'))('%s attacks, is attacked and evaded as its row says', (kind) => {
    const row = table.find((each) => each['id'] === kind)!
    const epic = monsterCard(kind).traits.includes('Epic')
    const scenario =
      scenarioIds.find((id) =>
        epic ? scenarioOf(id).epic.monster === kind : Object.hasOwn(scenarioOf(id).monsters, kind),
      ) ?? 'drowned-carillon'
    const known = Object.hasOwn(scenarioOf(scenario).monsters, kind)
    const at = scenarioOf(scenario).start
    const setting: Setting = {
      options: { scenario },
      unsound: !known && !epic,
      investigators: { p1: { sheet: 'daniela-reyes', at, money: 2, remnants: 2 } },
      monsters: [{ kind, at, engagedWith: ['p1'] }],
    }
    const attacked = scene({ ...setting, from: 'monsterPhase' })
    const harm = attacked.events.find(({ event }) => event === 'harmSuffered')?.args ?? {
      damage: 0,
      horror: 0,
    }
    expect(harm).toMatchObject({ damage: counted(row['D']!), horror: counted(row['Ho']!) })
    const attack = scene(setting).choose('attack', { monster: 'm1' })
    const skill = /test will instead/.test(row['ability']!) ? 'will' : 'strength'
    const bird = /1 die fewer/.test(row['ability']!) ? 1 : 0
    expect(attack.happened('testBegan')[0]).toEqual({ seat: 'p1', skill, pool: 3 + number(row['A']!) - bird })
    const evade = scene(setting).choose('evade', {})
    expect(evade.happened('testBegan')[0]).toMatchObject({
      skill: 'observation',
      pool: 1 + number(row['V']!) - bird,
    })
    const health = counted(row['H']!) + counted(row['E']!)
    const hurt = (n: number) =>
      scene({ ...setting, frame: ['hurtMonster', { monster: 'm1', n, by: 'p1', inAttack: true }] })
    expect(hurt(health - 1).monster('m1') !== undefined || health === 1).toBe(true)
    const dead = hurt(health)
    expect(dead.monster('m1')).toBeUndefined()
    expect(dead.happened('remnantsGained')).toHaveLength(row['R'] === 'yes' ? 1 : 0)
    expect(dead.table.monsterDeck[0] === kind || epic).toBe(true)
  })
})

describe('investigators', () => {
  const told = tablesBelow('RULES.cards.md', 'Investigators')[0]!.rows
  test.each(everyCard(contents, 'investigators'))('%s begins with what the sheet lists', (sheet) => {
    const row = told.find((each) => each['id'] === sheet)!
    const choices = sheet === 'calvin-wright' ? 2 : row['choose one']!.split(' or ').length
    for (let choice = 0; choice < choices; choice++) {
      const s = scene({ investigators: { p1: { sheet: null } }, from: 'endRound' }).choose('takeSheet', {
        sheet,
        choice,
      })
      expect(s.me().money).toBe(counted(row['money']!))
      const cards = s.me().assets.map(({ card }) => card)
      for (const fixed of row['fixed cards']!.split(', ')) expect(cards).toContain(fixed)
      const chosen = sheet === 'calvin-wright' ? 'spirit-dagger' : row['choose one']!.split(' or ')[choice]
      expect(cards).toContain(chosen)
    }
  })
})

describe('archive', () => {
  test.each(everyCard(contents, 'archive'))('card %s: both sides enter the codex', (card) => {
    const scenario = scenarioIds.find((id) => Object.hasOwn(archives[id], card)) ?? 'drowned-carillon'
    const all = { ...commonArchive, ...archives[scenario] } as Record<string, { back?: object }>
    const added = scene({
      options: { scenario },
      sheet: { clues: 9 },
      frame: ['changeCodex', { how: 'add', card }],
    })
    expect(added.table.onceInCodex).toContain(card)
    if (all[card]?.back === undefined) return
    const flipped = scene({
      options: { scenario },
      codex: [card],
      frame: ['changeCodex', { how: 'flip', card }],
    })
    expect(flipped.happened('codexChanged')[0]).toEqual({ how: 'flip', card })
    const won = /win/.test(JSON.stringify((all[card] as { back: { enters?: unknown } }).back.enters ?? ''))
    expect(flipped.outcome !== undefined).toBe(won)
  })
})
