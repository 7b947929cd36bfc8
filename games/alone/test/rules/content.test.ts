import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Card, cardsOf, copies, designOf } from '../../cards/reactions.ts'
import { type DeckName, deckNames, handSize, spacesWithSymbol, trackSpaces } from '../../content/cards.ts'
import {
  adrenalineFor,
  characters,
  dieFaces,
  difficulties,
  firstAdrenaline,
  firstRound,
  fullTrack,
  lastRound,
  mostAdrenaline,
  turnsInARound,
} from '../../content/characters.ts'
import { type Item, bullets, itemCards, items } from '../../cards/items.ts'
import {
  type MapName,
  corridorTiles,
  greatestDistance,
  mapNames,
  printedMaps,
  rooms,
} from '../../content/maps.ts'
import { type Mission, blueMissions, greenMissions, missionCards, redMissions } from '../../cards/missions.ts'
import { type Being, bosses, monsterKinds, statsOf, tokensOfAKind } from '../../content/monsters.ts'
import { type Level, beyond, compass, levelOf, levels } from '../../content/sectors.ts'
import { distancesFrom } from '../../steps/ways.ts'
import { scene, short } from '../scene.ts'

/** The tables of the ledger are the source; the program's data must say the same. */
const ledger = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')

/** The text of a section, from its head to the next head of any level. */
function section(head: string): string {
  const [, text] = ledger.split(`\n${head}`)
  return text!.split(/\n#{2,4} /)[0]!
}

/** The rows of the tables in a section, cell by cell. */
function rowsOf(head: string): string[][] {
  return section(head)
    .split('\n')
    .filter((line) => line.startsWith('| '))
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

test('[AL-R59] no two sectors of any map are farther apart than an answer may say', () => {
  const largest = [...ledger.matchAll(/largest distance between any two sectors (\d+)/g)]
  expect(largest).toHaveLength(mapNames.length)
  expect(Math.max(...largest.map(([, steps]) => Number(steps)))).toBe(greatestDistance)
})

describe('monsters', () => {
  const table = rowsOf('### 8.1')

  test('[AL-R03] [AL-R04] the five kinds, with exactly the values of the table', () => {
    expect(monsterKinds).toHaveLength(5)
    const rows = table.filter(([id]) => (monsterKinds as readonly string[]).includes(id!))
    expect(rows.map(([id]) => id)).toEqual(monsterKinds)
    for (const [
      id,
      ,
      ,
      thresholds,
      dice,
      fright,
      distance,
      badDice,
      badFright,
      badDistance,
      tokens,
    ] of rows) {
      const [wound, kill] = numbers(thresholds!)
      const values = (pair: string, fear: string, far: string) => {
        const [dark, lit] = numbers(pair)
        return { dark, lit, fright: Number(fear), distance: Number(far) }
      }
      expect(statsOf[id as Being], `${id}`).toMatchObject({
        wound,
        kill,
        normal: values(dice!, fright!, distance!),
        nightmare: values(badDice!, badFright!, badDistance!),
      })
      expect(tokensOfAKind).toBe(Number(tokens))
    }
  })

  test('[AL-R03] the values that the examples fix', () => {
    expect(monsterKinds.map((kind) => statsOf[kind].normal.distance)).toEqual([3, 4, 4, 3, 5])
    expect(statsOf.parasites.normal.dark).toBe(2)
    expect(statsOf.worms).toMatchObject({ wound: 2, kill: 2, normal: { lit: 0, fright: 2 } })
    expect(statsOf.cultists.normal).toMatchObject({ dark: 2, lit: 2, fright: 0 })
  })

  test('[AL-R03] the three bosses', () => {
    const rows = table.filter(([id]) => (bosses as readonly string[]).includes(id!))
    expect(rows.map(([id]) => id)).toEqual(bosses)
    for (const [id, , , thresholds, dice, fright, badDice, badFright] of rows) {
      const { wound, kill, normal, nightmare } = statsOf[id as Being]
      expect([wound, kill], `${id}`).toEqual(numbers(thresholds!))
      expect([normal.dark, normal.lit, normal.fright], `${id}`).toEqual([...numbers(dice!), Number(fright)])
      expect([nightmare.dark, nightmare.lit, nightmare.fright], `${id}`).toEqual([
        ...numbers(badDice!),
        Number(badFright),
      ])
    }
  })
})

describe('dice and the sheet', () => {
  test('[AL-R02] two faces each: hit, surge, miss', () => {
    const stated = [...section('### 8.2').matchAll(/`(\w+)` ×(\d)/g)].map(([, face, count]) => [
      face,
      Number(count),
    ])
    expect(stated).toEqual([
      ['hit', 2],
      ['surge', 2],
      ['miss', 2],
    ])
    for (const [face, count] of stated)
      expect(dieFaces.filter((each) => each === face)).toHaveLength(Number(count))
    expect(dieFaces).toHaveLength(6)
  })

  test('[AL-R05] [AL-R06] [AL-R07] the tracks', () => {
    const track = new Map(rowsOf('### 8.3').map(([name, spaces]) => [name!, spaces!]))
    expect(numbers(track.get('health')!)).toEqual([0, fullTrack, fullTrack])
    expect(numbers(track.get('self-control')!)).toEqual([0, fullTrack, fullTrack])
    expect(numbers(track.get('adrenaline pool')!)).toEqual([0, mostAdrenaline, firstAdrenaline])
    expect(numbers(track.get('turn spaces')!)).toEqual([turnsInARound])
    expect(numbers(track.get('round track')!)).toEqual([lastRound, 1, 0, firstRound])
    const [first, last, ...symbols] = numbers(track.get('reaction track')!)
    expect([first, last]).toEqual([1, trackSpaces])
    expect(symbols).toEqual([...spacesWithSymbol, 1])
    for (const step of track.get('adrenaline value by min(health, self-control)')!.split(';')) {
      const [most, least, tokens] = numbers(step)
      for (let value = least!; value <= most!; value++) expect(adrenalineFor(value), `${value}`).toBe(tokens)
    }
  })
})

describe('tiles and rooms', () => {
  test('[AL-095] the tiles', () => {
    const tiles = rowsOf('### 8.4').filter(([id]) => Object.hasOwn(corridorTiles, id!))
    expect(Object.fromEntries(tiles.map(([id, , count]) => [id, Number(count)]))).toEqual(corridorTiles)
    expect(rooms).toHaveLength(8)
    expect(
      rowsOf('### 8.4').flatMap(([id]) => ((rooms as readonly string[]).includes(id!) ? [id] : [])),
    ).toEqual(rooms)
  })
})

describe.each(mapNames.map((name, i) => [name, i + 1] as const))('the map %s', (name, number) => {
  const text = section(`#### Map ${number}: \`map-${name}\``)
  const parts = text.split(/\nLevel [12] \(/).slice(1)
  const after = (part: string, label: string): string =>
    part
      .split('\n')
      .find((line) => line.startsWith(`- ${label}`))!
      .split(': ')
      .slice(1)
      .join(': ')
  const s = scene({ map: name })
  const { map } = s.table
  const onLevel = (level: Level): string[] => Object.keys(map).filter((sector) => levelOf(sector) === level)

  test.each(levels)('[AL-062] [AL-063] level %i: sectors with their kinds and exits', (level) => {
    const stated = after(parts[level - 1]!, 'sectors').split(', ')
    const found = onLevel(level).map((sector) => {
      const { what, exits } = map[sector]!
      const kind = (rooms as readonly string[]).includes(what) ? 'room' : what
      const open = compass.filter((way) => exits[way] !== 'wall').map((way) => way[0]!.toUpperCase())
      return `${sector.slice(2)} ${kind}(${open.join('')})`
    })
    expect(found.toSorted()).toEqual(stated.toSorted())
  })

  test.each(levels)('[AL-063] level %i: passages and doors', (level) => {
    const printed = printedMaps[name].levels[level - 1]!
    const part = parts[level - 1]!
    expect(printed.passages).toBe(after(part, 'open edges'))
    expect(printed.doors).toBe(after(part, 'door edges'))
    expect(printed.doors.split(' ')).toHaveLength(8)
    expect(printed.passages.split(' ')).toHaveLength(numbers(part.split('open edges')[1]!)[0]!)
  })

  test.each(levels)('[AL-021] level %i: rooms, switches, stairs and spots', (level) => {
    const printed = printedMaps[name].levels[level - 1]!
    const part = parts[level - 1]!
    expect(Object.entries(printed.rooms).map(([square, room]) => `${square} ${room}`)).toEqual(
      after(part, 'rooms').replaceAll('`', '').split(', '),
    )
    const [switches, stairs, spots] = after(part, 'light switches').split('; ')
    expect(printed.switches.join(', ')).toBe(switches)
    expect(`stairs: red ${printed.red}, blue ${printed.blue}`).toBe(stairs)
    expect(`condition spots: ${printed.spots.join(', ')}`).toBe(spots)
  })

  test('[AL-041] the start sector, and how many sectors there are', () => {
    const [, start] = /Start sector: `(.*?)`/.exec(text)!
    expect(s.hero.at).toBe(start)
    const [up, down, all] = numbers(/Sectors: (.*)\./.exec(text)![1]!)
    expect([onLevel(1).length, onLevel(2).length, Object.keys(map).length]).toEqual([up, down, all])
  })

  test('[AL-066] the markers: 16 doors, 6 switches, 2 staircases, 4 spots', () => {
    const cards = Object.values(map)
    const doors = cards.flatMap(({ exits }) => compass.filter((way) => exits[way] === 'door'))
    expect(doors).toHaveLength(2 * 16)
    expect(cards.filter((card) => card.switch)).toHaveLength(6)
    expect(cards.filter((card) => card.spot)).toHaveLength(4)
    expect(cards.flatMap(({ stairs }) => stairs ?? []).toSorted()).toEqual(['blue', 'blue', 'red', 'red'])
  })

  test('[AL-068] the distances that the ledger states', () => {
    const [, list, largest] = /load test\): (.*); largest distance between any two sectors (\d+)/.exec(text)!
    const far = distancesFrom(s.table, s.hero.at)
    for (const each of list!.split(', ')) {
      const [room, steps] = each.split(' ')
      const sector = Object.keys(map).find((one) => map[one]!.what === room)!
      expect(far.get(sector), `${room} in ${short(sector)}`).toBe(Number(steps))
    }
    const all = Object.keys(map).flatMap((from) => {
      const distances = distancesFrom(s.table, from)
      return Object.keys(map).map((to) => distances.get(to)!)
    })
    expect(Math.max(...all)).toBe(Number(largest))
  })

  test('[AL-062] a door on every edge of a room, and nowhere else', () => {
    const isRoom = (sector: string): boolean => (rooms as readonly string[]).includes(map[sector]!.what)
    for (const [sector, { exits }] of Object.entries(map))
      for (const way of compass) {
        if (exits[way] === 'wall') continue
        const joinsRoom = isRoom(sector) || isRoom(beyond(sector, way)!)
        expect(exits[way], `${sector} ${way}`).toBe(joinsRoom ? 'door' : 'open')
      }
  })
})

describe('reaction decks', () => {
  const moments: Record<string, string> = { 'end of turn': 'end-of-turn' }
  const conditions: Record<string, string> = { 'health loss': 'health', 'self-control loss': 'control' }
  const table = rowsOf('### 8.6').filter(([id]) => Object.hasOwn(designOf, id!))

  test('[AL-036] each card with its deck, condition and moment', () => {
    expect(table.map(([id]) => id)).toEqual(Object.keys(designOf))
    const heads = [...section('### 8.6').matchAll(/\*\*(\w+) – /g)].map(([, name]) => name!.toLowerCase())
    expect(heads).toEqual(deckNames)
    table.forEach(([id, , condition, moment], i) => {
      const named = condition!.replace(' ⚡', '').toLowerCase()
      const when = moment!.split(',')[0]!
      expect(designOf[id as Card], `${id}`).toMatchObject({
        deck: deckNames[Math.floor(i / 13)],
        condition: conditions[named] ?? named,
        moment: moments[when] ?? when,
      })
      expect(condition!.includes('⚡'), `${id}`).toBe(when !== 'end of turn')
    })
  })

  test('[AL-036] every deck has the same 13 kinds, two copies of each', () => {
    const kindsOf = (deck: DeckName): string[] =>
      cardsOf(deck)
        .map(
          (card) =>
            `${designOf[card].condition} ${designOf[card].moment === 'end-of-turn' ? 'end' : 'instant'}`,
        )
        .toSorted()
    for (const deck of deckNames) {
      expect(kindsOf(deck)).toEqual(kindsOf('fury'))
      expect(cardsOf(deck).length * copies).toBe(26)
    }
    expect(kindsOf('fury')).toEqual([
      'control instant',
      'explore end',
      'explore instant',
      'fight end',
      'fight instant',
      'health instant',
      'health instant',
      'interact end',
      'locate instant',
      'move end',
      'move end',
      'move instant',
      'search end',
    ])
  })

  test('[AL-040] hand sizes', () => {
    const [, line] = /Evil hand sizes \[seed\]: (.*)/.exec(ledger)!
    const [one, ten, two, six, three, four] = numbers(line!)
    expect(handSize).toEqual({ [one!]: ten, [two!]: six, [three!]: four })
  })
})

describe('characters, items, missions, difficulties', () => {
  test('[AL-026] four characters', () => {
    const rows = rowsOf('### 8.7').map(([id]) => id!)
    expect(rows.filter((id) => (characters as readonly string[]).includes(id))).toEqual([
      ...characters,
      ...characters,
    ])
    expect(characters).toHaveLength(4)
  })

  test('[AL-203] every item with its type, charges, use and component', () => {
    const rows = rowsOf('### 8.8').filter(([, , type]) => ['mech', 'elec', 'chem', 'bio'].includes(type!))
    const stated: [string, object][] = []
    for (const [id, , type, charges, use, , needs] of rows) {
      const card = { type, charges: Number(charges), use: use!.split(':')[0]!.toLowerCase(), needs }
      for (const each of id === 'bullets (×3)' ? bullets : [id!]) stated.push([each, card])
    }
    expect(stated.map(([id]) => id)).toEqual(items)
    for (const [id, card] of stated) expect(itemCards[id as Item], `the item ${id}`).toMatchObject(card)
    expect(items).toHaveLength(28)
  })

  test('[AL-033] every mission with its colour and main room', () => {
    const rows = rowsOf('### 8.9').filter(([id]) => id !== 'id')
    expect(rows.map(([id]) => id)).toEqual([...greenMissions, ...blueMissions, ...redMissions])
    for (const [id, , room] of rows) expect(missionCards[id as Mission].room, `${id}`).toBe(room)
  })

  test('[AL-027] the difficulties', () => {
    const rows = rowsOf('### 8.10').filter(([id]) => id !== 'id')
    expect(rows.map(([id]) => id!).toSorted()).toEqual(difficulties.toSorted())
  })
})

test('[AL-021] three maps', () => {
  const named = [...ledger.matchAll(/#### Map \d: `map-(.*?)`/g)].map(([, name]) => name as MapName)
  expect(named).toEqual(mapNames)
})
