import { everyCard } from '@miskatonic/proof'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sheets } from '../../cards/sheets.ts'
import { dieFaces, insane, rerolls } from '../../content/characters.ts'
import { energySpaces, greatOldOnes, sheetOf } from '../../cards/great-old-ones.ts'
import { pageCards, pages } from '../../cards/pages.ts'
import { colours, shamblersOfAColour } from '../../content/tentacles.ts'
import {
  type Town,
  bandsOf,
  eldritchSpaces,
  shamblerSpaces,
  townCards,
  towns,
  tracksOf,
} from '../../cards/towns.ts'
import { eldritchInBag, variantOf, variants } from '../../content/variants.ts'
import { readingAt } from '../../content/wheel.ts'
import { contents } from '../../contents.ts'

/** The tables of the ledger are the source; the program's data must say the same. */
const ledger = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')

/** The rows of the tables in the section of that name, cell by cell, without their heads. */
function rowsOf(section: string): string[][] {
  const [, text] = ledger.split(`\n### ${section}`)
  const lines = text!.split(/\n###? /)[0]!.split('\n')
  return lines
    .filter((line) => line.startsWith('| ') && !line.startsWith('|-'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
}

function numbers(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number)
}

function total(of: readonly number[]): number {
  return of.reduce((sum, each) => sum + each, 0)
}

describe('the Wheel of Madness', () => {
  test('[TE-122] [TE-R05] every stop reads as the table says', () => {
    const sectors = rowsOf('Wheel of Madness').filter(([sector]) => /^\d$/.test(sector!))
    expect(sectors).toHaveLength(10)
    for (const [, stops, front, symbol, tail, bands] of sectors)
      numbers(stops!).forEach((stop, i) =>
        expect(readingAt(stop), `stop ${stop}`).toEqual({
          symbol,
          front: Number(front),
          tail: Number(tail),
          band: numbers(bands!)[i],
        }),
      )
  })

  test('[TE-122] the test values', () => {
    expect(readingAt(0)).toEqual({ front: 0, symbol: 'soothe', tail: 2, band: 1 })
    expect(readingAt(4)).toEqual({ front: 0, symbol: 'plus-one', tail: 3, band: 0 })
    expect(readingAt(18)).toEqual({ front: 3, symbol: 'power-rage', tail: 0, band: 1 })
    expect(readingAt(29)).toEqual({ front: 4, symbol: 'power-greed', tail: 2, band: 1 })
  })

  test('[TE-121] probabilities: soothe and chaos 1/5, plus one 3/10, each power 1/10, each band 1/3', () => {
    const readings = Array.from({ length: 30 }, (_, stop) => readingAt(stop))
    const times = (symbol: string): number => readings.filter((reading) => reading.symbol === symbol).length
    expect(['soothe', 'chaos', 'plus-one', 'power-fear', 'power-rage', 'power-greed'].map(times)).toEqual([
      6, 6, 9, 3, 3, 3,
    ])
    for (const band of [0, 1, 2]) expect(readings.filter((reading) => reading.band === band)).toHaveLength(10)
  })

  test('[TE-201] the Great Old One never comes to the town that has just received tentacles, nor beside it', () => {
    for (let stop = 0; stop < 30; stop++) {
      const { front, tail } = readingAt(stop)
      expect((tail - front + 5) % 5).toBe(stop % 6 < 3 ? 2 : 3)
    }
  })
})

describe('town cards', () => {
  const table = rowsOf('Town cards').filter(([, side]) => side === 'A' || side === 'B')

  test('[TE-022] five cards of two sides each, with the tracks and bands of the table', () => {
    expect(table).toHaveLength(10)
    for (const [card, side, id, , tracks, bands] of table) {
      const town = id as Town
      expect(townCards[Number(card) - 1]![side === 'A' ? 0 : 1]).toBe(town)
      const { fear, rage, greed } = tracksOf[town]
      expect([fear, rage, greed], `tracks of ${town}`).toEqual(numbers(tracks!))
      expect(bandsOf[town].join('-'), `bands of ${town}`).toBe(bands)
    }
  })

  test('[TE-061] nine madness spaces on each, thirty of each colour in all', () => {
    for (const town of towns) expect(total(Object.values(tracksOf[town]))).toBe(9)
    for (const colour of colours) expect(total(towns.map((town) => tracksOf[town][colour]))).toBe(30)
  })

  test('[TE-181] each town has a band of each colour', () => {
    for (const town of towns) expect([...bandsOf[town]].toSorted()).toEqual(['fear', 'greed', 'rage'])
  })

  test('[TE-041] [TE-062] three spaces for shamblers, three for eldritch tentacles', () => {
    expect([shamblerSpaces, eldritchSpaces]).toEqual([3, 3])
  })
})

describe('page cards', () => {
  const table = rowsOf('Page cards').filter(([id]) => id!.startsWith('page-'))

  test('[TE-030] thirty cards', () => {
    expect(table.map(([id]) => id)).toEqual(pages)
    expect(pages).toHaveLength(30)
  })

  test.each(everyCard(contents, 'pages'))('[TE-030] %s is as in the table', (page) => {
    const [, price, rows, rune] = table.find(([id]) => id === page)!
    const { cost, ...card } = pageCards[page]
    expect([cost.fear, cost.rage, cost.greed]).toEqual(numbers(price!))
    expect(card).toEqual({ rows: numbers(rows!), rune })
  })

  test('[TE-030] the sums that the ledger states', () => {
    const cards = Object.values(pageCards)
    for (const colour of colours) expect(cards.filter(({ rune }) => rune === colour)).toHaveLength(10)
    expect([1, 2, 3].map((count) => cards.filter(({ rows }) => rows.length === count).length)).toEqual([
      6, 13, 11,
    ])
    for (const number of [1, 2, 3, 4, 5])
      expect(
        cards.flatMap(({ rows }) => rows).filter((row) => row === number),
        `pages ${number}`,
      ).toHaveLength(13)
    expect(colours.map((colour) => total(cards.map(({ cost }) => cost[colour])))).toEqual([21, 22, 22])
    for (const { cost, rows } of cards) {
      expect(total(Object.values(cost))).toBe(rows.length)
      expect(Math.max(...Object.values(cost))).toBeLessThanOrEqual(2)
    }
  })
})

describe('Great Old Ones', () => {
  const table = rowsOf('Great Old Ones').filter(([id]) => greatOldOnes.some((each) => each === id))

  test('[TE-161] [TE-221] strength tracks and where they end', () => {
    expect(table.map(([id]) => id)).toEqual(['nyarlathotep', 'yog-sothoth', 'yig', 'cthulhu'])
    for (const [id, one, , two] of table)
      for (const [phase, text] of [
        [1, one],
        [2, two],
      ] as const) {
        const { draws } = sheetOf[id as 'yig'].strength[phase]
        const [track, end] = text!.split(' (lose at S')
        expect(draws, `${id}, phase ${phase}`).toEqual(numbers(track!))
        expect(draws).toHaveLength(numbers(end!)[0]!)
      }
  })

  test('[TE-223] power symbols', () => {
    for (const [id, , one, , two] of table)
      for (const [phase, text] of [
        [1, one],
        [2, two],
      ] as const) {
        const symbols = [...text!.matchAll(/S(\d): (\w+)/g)].map(([, space, colour]) => [space!, colour!])
        expect(sheetOf[id as 'yig'].strength[phase].powers, `${id}, phase ${phase}`).toEqual(
          Object.fromEntries(symbols),
        )
      }
  })

  test('[TE-R47] never on the start space or on the losing space', () => {
    for (const { strength } of Object.values(sheetOf))
      for (const { draws, powers } of Object.values(strength))
        for (const space of Object.keys(powers).map(Number)) {
          expect(space).toBeGreaterThan(0)
          expect(space).toBeLessThan(draws.length)
        }
  })

  test('[TE-004] three portals of two numbered spaces each', () => {
    for (const [id, , , , , numbersOnSpaces] of table) {
      const { portals } = sheetOf[id as 'yig']
      const spaces = colours.map((colour) => `${portals[colour].left}+${portals[colour].right}`)
      expect(spaces.join(' / '), `portals of ${id}`).toBe(numbersOnSpaces)
    }
  })

  test('[TE-063] the energy track has two spaces', () => {
    expect(energySpaces).toBe(2)
  })
})

describe('characters, dice, variants', () => {
  test('[TE-027] six sheets', () => {
    const ids = rowsOf('Player characters').map(([id]) => id!)
    expect(ids.filter((id) => id !== 'Id')).toEqual([...sheets])
  })

  test('[TE-028] [TE-R49] the delirium track: seven spaces, the last one insane', () => {
    const [, track] = rowsOf('Delirium track')
    expect(rerolls).toEqual(track!.slice(1, 7).map(Number))
    expect(rerolls).toEqual([0, 1, 1, 2, 2, 3])
    expect(insane).toBe(6)
  })

  test('[TE-461] the dice: two of each face', () => {
    expect(dieFaces).toEqual(['0', '0', '1', '1', '2', '2'])
  })

  test('[TE-032] five shamblers of each colour', () => {
    expect(shamblersOfAColour).toBe(5)
  })

  test('[TE-050] every way to play has the turns of the table', () => {
    const table = rowsOf('Variants and difficulty as data').filter(([id]) => id !== 'Id')
    const turns = new Map(table.map(([id, , , , sequence]) => [id, sequence]))
    expect(turns.size).toBe(6)
    for (const name of variants.filter((each) => !each.startsWith('standard-')))
      expect(variantOf[name].turns.join(', ').toUpperCase()).toBe(turns.get(name))
    for (const players of [2, 3, 4] as const)
      expect(variantOf[`standard-${players}`].turns).toEqual(['p1', 'p2', 'p3', 'p4'].slice(0, players))
  })

  test('[TE-641] [TE-642] [TE-643] eldritch tentacles in the bag: 3, 4, 5', () => {
    expect(eldritchInBag).toEqual({ normal: 3, hard: 4, insane: 5 })
  })
})
