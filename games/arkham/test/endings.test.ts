import { describe, expect, test } from 'vitest'
import { scenarioOf } from '../catalogue.ts'
import { scenarioIds } from '../content/ids.ts'
import { tiles } from '../content/map.ts'
import { type Scene, type Setting, scene } from './scene.ts'

/** Every ending of every scenario, each from a position shortly before it. */

const all = [
  'marie-lambeau',
  'jenny-barnes',
  'dexter-drake',
  'wendy-adams',
  'rex-murphy',
  'calvin-wright',
  'agnes-baker',
  'michael-mcglen',
  'daniela-reyes',
  'norman-withers',
  'minh-thi-phan',
]
/** The investigator at one place, and the cards of the codex. */
const at = (place: string, setting: Setting): Setting => ({
  ...setting,
  investigators: { p1: { at: place, money: 9, remnants: 9, clues: 9, ...setting.investigators?.['p1'] } },
})
const codex = (s: Scene, card: string, action = 0): Scene =>
  s.choose('useCodex', { card: `card-${card}`, action })

const endings: Record<string, Record<string, () => Scene>> = {
  'drowned-carillon': {
    'still-water': () =>
      codex(
        scene(
          at('black-cave', {
            codex: ['54'],
            sheet: { clues: 4 },
            markers: [{ colour: 'blue', at: 'black-cave' }],
          }),
        ),
        '54',
      ),
    'second-peal': () =>
      codex(
        scene(at('general-store', { codex: ['55'], markers: [{ colour: 'white', at: 'card-55' }] })),
        '55',
      ),
    'slack-water': () =>
      scene({
        codex: ['56'],
        sides: { 56: 'back' },
        monsters: [{ kind: 'drowned-ringer', at: 'train-station', damage: 5, engagedWith: ['p1'] }],
        effect: 'hit monster 1 @here',
      }),
    'high-water': () =>
      scene({ codex: ['56'], sides: { 56: 'back' }, sheet: { doom: 11 }, effect: 'doom +1 @sheet' }),
  },
  'lamplighters-ledger': {
    'honest-dark': () =>
      codex(
        scene(
          at('hangmans-hill', {
            options: { scenario: 'lamplighters-ledger' },
            codex: ['60', '64'],
            sheet: { clues: 2 },
          }),
        ),
        '64',
      ),
    'one-name': () =>
      codex(
        scene({
          ...at('graveyard', {
            options: { scenario: 'lamplighters-ledger', players: 2 },
            codex: ['60', '65'],
            sheet: { clues: 2 },
          }),
        }),
        '65',
      ),
    'ledger-closed': () =>
      scene({
        options: { scenario: 'lamplighters-ledger' },
        codex: ['60', '67'],
        sides: { 67: 'back' },
        monsters: [{ kind: 'lamplighter', at: 'independence-square', damage: 4, engagedWith: ['p1'] }],
        effect: 'hit monster 1 @here',
      }),
    'endless-noon': () =>
      scene({
        options: { scenario: 'lamplighters-ledger' },
        codex: ['67'],
        sides: { 67: 'back' },
        sheet: { doom: 9 },
        effect: 'doom +1 @sheet',
      }),
  },
  'sash-and-mask': {
    'late-edition': () =>
      scene({
        options: { scenario: 'sash-and-mask' },
        codex: ['77'],
        sheet: { clues: 2 },
        frame: ['clueToCard', { card: '77', n: 2 }],
      }),
    'narrow-margin': () =>
      scene({
        options: { scenario: 'sash-and-mask' },
        codex: ['78'],
        markers: (['velmas-diner', 'south-church'] as const).map((space) => ({
          colour: 'white' as const,
          at: space,
        })),
        effect: 'marker white @train-station',
      }),
    'empty-sash': () =>
      scene({
        options: { scenario: 'sash-and-mask' },
        codex: ['79'],
        sides: { 79: 'back' },
        monsters: [{ kind: 'mayor-elect', at: 'train-station', damage: 5, engagedWith: ['p1'] }],
        effect: 'hit monster 1 @here',
      }),
    'stuffed-boxes': () =>
      scene({
        options: { scenario: 'sash-and-mask' },
        codex: ['78'],
        frame: ['cardDoom', { card: '78', n: 2 }],
      }),
    'sworn-in': () =>
      scene({
        options: { scenario: 'sash-and-mask' },
        codex: ['79'],
        sides: { 79: 'back' },
        sheet: { doom: 10 },
        effect: 'doom +1 @sheet',
      }),
  },
  'second-town': {
    'fair-exchange': () => {
      const s = scene(
        at('velmas-diner', {
          options: { scenario: 'second-town' },
          codex: ['82', '86'],
          sheet: { clues: 1 },
          markers: [
            { colour: 'red', at: 'velmas-diner' },
            ...Array.from({ length: 3 }, () => ({ colour: 'white' as const, at: 'card-86' })),
          ],
        }),
      )
      return codex(s, '86').choose('takeOption', { option: 4 })
    },
    'last-train': () =>
      codex(
        scene(
          at('train-station', {
            options: { scenario: 'second-town' },
            codex: ['87'],
            sheet: { clues: 3 },
            markers: [{ colour: 'blue', at: 'train-station' }],
          }),
        ),
        '87',
        1,
      ),
    unmeasured: () =>
      scene({
        options: { scenario: 'second-town' },
        codex: ['88'],
        sides: { 88: 'back' },
        table: { epicDefeated: ['surveyor'] },
        effect: 'none',
      }),
    'same-address': () => {
      const spaces = scenarioOf('second-town')
      const firsts = Object.keys(spaces.hoods)
      return scene({
        options: { scenario: 'second-town' },
        codex: ['88'],
        sides: { 88: 'back' },
        markers: firsts.map((hood) => ({ colour: 'red' as const, at: spaceOf(hood) })),
        effect: 'none',
      })
    },
    'moved-in': () =>
      scene({
        options: { scenario: 'second-town' },
        codex: ['88'],
        sides: { 88: 'back' },
        sheet: { doom: 9 },
        effect: 'doom +1 @sheet',
      }),
  },
}

/** A space of a neighbourhood. */
function spaceOf(hood: string): string {
  return (tiles as Record<string, { spaces: readonly string[] }>)[hood]!.spaces[0]!
}

describe.each(scenarioIds)('%s', (scenario) => {
  const names = Object.keys(scenarioOf(scenario).endings)

  test('every ending of the sheet is among these', () => {
    expect([...Object.keys(endings[scenario]!), 'no-one-left'].toSorted()).toEqual(names.toSorted())
  })

  test.each(Object.keys(endings[scenario]!))('%s', (ending) => {
    const s = endings[scenario]![ending]!()
    expect(s.outcome).toBe(ending)
    const won = (scenarioOf(scenario).endings as Record<string, unknown>)[ending]
    expect(s.position.outcome!.winners.length > 0).toBe(won === 'win')
  })

  test('no-one-left', () => {
    const s = scene({
      options: { scenario },
      table: { sheetsGone: all },
      frame: ['leaveGame', { seat: 'p1', how: 'devoured' }],
    })
    expect(s.outcome).toBe('no-one-left')
    expect(s.position.outcome!.winners).toEqual([])
  })
})
