import {
  Engine,
  type Language,
  type Seat,
  type View,
  completeOptions,
  languages,
  viewOf,
} from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { drawText } from '../board/text/index.ts'
import { places } from '../content/map.ts'
import { reign } from '../index.ts'
import type { TextWords } from '../words/text.ts'
import { text as en } from '../words/en/text.ts'
import { text as pl } from '../words/pl/text.ts'
import { type Setting, scene } from './scene.ts'

function drawn(setting: Setting, language: Language = 'en', seat: Seat = ''): string[] {
  const { engine } = scene(setting)
  return drawText(viewOf(reign, engine.position, engine.decision, seat), language).split('\n')
}

/** The line that begins with this. */
function line(lines: readonly string[], start: string): string | undefined {
  return lines.find((each) => each.slice(2).startsWith(start) || each.startsWith(start))
}

/** Everything in one line, however it was broken and aligned. */
function flowing(lines: readonly string[]): string {
  return lines.join(' ').replaceAll(/\s+/g, ' ')
}

describe('a place', () => {
  const lines = drawn({
    cultists: { woods: 3, cafe: 2, docks: 1 },
    shoggoths: ['woods', 'woods', 'park'],
    at: { p1: 'cafe', p2: 'woods' },
    gates: { arkham: 'sealed', dunwich: 'warded' },
  })

  test('shows its cultists, and when it is full', () => {
    expect(line(lines, 'Cafe')).toContain('●●○ ')
    expect(line(lines, 'Woods')).toContain('●●●!')
    expect(line(lines, 'Docks')).toContain('●○○ ')
    expect(line(lines, 'Theater')).not.toContain('●')
  })

  test('shows its Shoggoths, its investigators and where its roads lead', () => {
    expect(flowing(lines)).toContain('Woods ●●●! ▲▲ Docks (Innsmouth), Great Hall, Market ◄ Detective')
    expect(line(lines, 'Cafe')).toMatch(/^▸ Cafe .*Train Station \(Arkham\), Church {2}◄ Doctor$/)
  })

  test('shows gates and bus stops', () => {
    expect(line(lines, 'Hospital')).toContain('GATE')
    expect(line(lines, 'Park')).toContain('sealed')
    expect(line(lines, 'Factory')).toContain('bus')
    expect(line(lines, '── ARKHAM')).toContain('gate sealed')
    expect(line(lines, '── DUNWICH')).toContain('Elder Sign')
    expect(line(lines, '── INNSMOUTH')).toContain('gate open')
  })
})

test('the Old Ones, the summoning rate, and what is in effect', () => {
  const lines = drawn({
    awake: ['dagon', 'yig', 'azathoth', 'ithaqua'],
    cancelled: ['ithaqua'],
    cultistPool: 23,
    inForce: [{ relic: 'warded-box', by: 'p2', last: false }],
  })
  expect(line(lines, 'OLD ONES')).toContain(
    'Dagon › Yig ∞ › Azathoth ∞ › Ithaqua (silenced) › ? › ? › Cthulhu',
  )
  expect(line(lines, 'SUMMONING')).toMatch(/ 3 cards a turn$/)
  const text = flowing(lines)
  expect(text).toContain('Yig: each seal takes one more clue')
  expect(text).toContain('Azathoth: 3 cultists are out of the game.')
  expect(text).toContain('Warded Box: no sanity rolls until the end of the Detective’s next turn.')
  expect(text).not.toContain('Ithaqua: ')
})

test('pools, decks and piles', () => {
  const lines = drawn({
    cultistPool: 2,
    cultists: { cafe: 1 },
    discard: ['arkham', 'arkham', 'kingsport', 'silver-key'],
    summoningDiscard: ['woods', 'cafe'],
    deckSize: 6,
  })
  expect(line(lines, 'POOLS')).toContain('cultists 2 of 26 ! · Shoggoths 3 of 3')
  expect(line(lines, 'DECKS')).toContain('player deck 6 (for 3 turns)')
  expect(line(lines, 'DISCARDED')).toContain('Arkham ×')
  expect(line(lines, 'DISCARDED')).toContain('Silver Key')
  expect(line(lines, 'SUMMONED')).toMatch(/Woods ▲, Cafe$/)
})

describe('a player', () => {
  test('has pips and numbers, a place, actions, and what was used up', () => {
    const setting: Setting = {
      investigators: ['hunter', 'reporter'],
      sanity: { p1: 3, p2: 0 },
      actionsLeft: 2,
    }
    const lines = drawn(setting)
    expect(line(lines, 'Hunter')).toBe(
      '▸ Hunter    ◆◆◆◇ sanity 3 of 4 · Train Station, Arkham · 2 actions left',
    )
    expect(line(lines, 'Reporter')).toBe('  Reporter  ◇◇◇◇ INSANE · Train Station, Arkham')
    const { engine, table } = scene(setting)
    table.turn.cheapShoggothUsed = true
    expect(drawText(viewOf(reign, engine.position, engine.decision, ''), 'en')).toContain('is used up')
  })

  test('shows an open hand, and what its relics do', () => {
    const lines = drawn({ hands: { p2: ['silver-key', 'dunwich', 'arkham', 'arkham'] } }, 'pl')
    expect(lines.join('\n')).toContain('4 karty: Arkham ×2, Dunwich, Srebrny klucz')
    expect(line(lines, 'RELIKTY')).toContain('Srebrny klucz: badacz, którego jest tura')
  })

  test('hides a closed hand from all but its owner', () => {
    const setting: Setting = {
      options: { hands: 'closed' },
      hands: { p1: ['silver-key'], p2: ['dunwich', 'mi-go-eye'] },
    }
    const owners = drawn(setting, 'en', 'p2')
    expect(line(owners, 'YOUR HAND')).toContain('2 cards: Dunwich, Mi-Go Eye')
    expect(line(owners, 'RELICS')).toContain('Mi-Go Eye')
    expect(owners.join('\n')).not.toContain('Silver Key')
    const others = drawn(setting).join('\n')
    expect(others).not.toMatch(/YOUR HAND|Mi-Go Eye|Silver Key/)
    expect(others).toContain('2 cards')
  })
})

test('the cards that the Book of Shadow shows, to those who may see them', () => {
  const setting: Setting = {
    hands: { p1: ['book-of-shadow'] },
    deck: ['arkham', 'evil-stirs', 'dunwich', 'arkham'],
  }
  const show = (hands: 'open' | 'closed', seat: Seat): string => {
    const { engine } = scene({ ...setting, options: { hands } }).choose('playRelic', {
      relic: 'book-of-shadow',
    })
    engine.choose(engine.find('p1', 'putNext:card=dunwich')!)
    return drawText(viewOf(reign, engine.position, engine.decision, seat), 'en')
  }
  for (const text of [show('open', ''), show('closed', 'p1')]) {
    expect(flowing([text])).toContain('looks at the top of the player deck: Arkham ×2, Evil Stirs')
    expect(text).toContain('already put back, the top first: Dunwich')
  }
  expect(show('closed', 'p2')).not.toContain('Evil Stirs,')
})

test.each(languages)(
  'in %s the table can be drawn at every decision, no wider than a terminal',
  (language) => {
    const words = { en, pl }[language]
    const wrong: string[] = []
    for (const hands of ['open', 'closed'])
      for (const players of [2, 4]) {
        const engine = Engine.start(
          reign,
          completeOptions(reign, { players, hands }),
          `${language} ${hands} ${players}`,
        )
        for (let n = 1; ; n = (n * 48271) % 2147483647) {
          const view = viewOf(reign, engine.position, engine.decision, 'p1')
          wrong.push(...faults(drawText(view, language), view, words))
          if (engine.decision === null) break
          engine.choose(engine.decision.options[n % engine.decision.options.length]!)
        }
      }
    expect(wrong).toEqual([])
  },
)

function faults(text: string, view: View, words: TextWords): string[] {
  const lines = text.split('\n')
  return [
    ...lines.filter((each) => each.length > 80 || each !== each.trimEnd()),
    ...(text.match(/undefined|null|NaN|\[object|\u00A0/g) ?? []),
    ...places.filter((place) => !text.includes(words.places[place])),
    ...view.seats.filter((seat) => line(lines, words.seat(view.table, seat)) === undefined),
  ]
}
