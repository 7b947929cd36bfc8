import { describe, expect, it } from 'vitest'
import { stories as ids } from '../../content/ids.ts'
import { maps } from '../../content/maps/index.ts'
import { rooms } from '../../content/rooms.ts'
import { stories } from '../../content/stories/index.ts'
import { answersOf, stackOf } from '../setups.ts'
import { parseEvents } from './event-parser.ts'
import { parseMap } from './map-parser.ts'
import {
  parseClueRooms,
  parseRooms,
  parseStart,
  storyLines,
  storyNumbers,
  storyTable,
} from './story-parser.ts'
import { tablesBelow } from './tables.ts'

const roomRows = [...tablesBelow('RULES.md', '8.15'), ...tablesBelow('RULES.maps.md', 'New rooms')]
  .filter(({ columns }) => columns.includes('tags'))
  .flatMap(({ rows }) => rows)
/** Rooms by their English names and by their ids, in lower case. */
const roomNames = new Map(
  roomRows.flatMap((row) => [
    [row['English / Polish name']!.split(' / ')[0]!.toLowerCase(), row['room']!],
    [row['room']!, row['room']!],
  ]),
)

describe('Rooms against 8.15 and the annex', () => {
  it('are 74', () => {
    expect(Object.keys(rooms)).toEqual(roomRows.map((row) => row['room']))
    expect(roomRows).toHaveLength(74)
  })
  it.each(roomRows)('$room', (row) => {
    expect((rooms as Record<string, unknown>)[row['room']!]).toEqual({
      tags: row['tags'] === '–' ? [] : row['tags']!.split(', '),
      dots: row['dots'] === 'yes',
    })
  })
  it('have as many spaces on every map as on their tile', () => {
    const tiles = [...tablesBelow('RULES.md', '8.14'), ...tablesBelow('RULES.maps.md', 'Tiles')]
    const onTiles = new Map(
      tiles.flatMap(({ rows }) =>
        rows.flatMap((row) =>
          [
            ...(row['rooms (spaces)'] ?? row['rooms on side B (spaces)']!).matchAll(/([a-z-]+) \((\d)\)/g),
          ].map(([, room, spaces]) => [room!, Number(spaces)] as const),
        ),
      ),
    )
    expect(onTiles.size).toBe(74)
    for (const map of Object.values(maps))
      for (const [room, { spaces }] of Object.entries(map.rooms))
        expect(spaces).toHaveLength(onTiles.get(room)!)
  })
})

describe.each(storyNumbers.map((number) => [ids[number - 1]!, number] as const))(
  'Story %s against the ledger',
  (id, number) => {
    const story = stories[id]
    it('has the map', () => expect(maps[id]).toEqual(parseMap(number)))
    it('has as many rooms and spaces as the heading says', () => {
      const heading = tablesBelow('RULES.maps.md', `MM-C46${number - 1}`)[0]!.headings.at(-1)!
      const [, roomCount, spaceCount] = /\((\d+) rooms, (\d+) spaces\)/.exec(heading)!
      const all = Object.values(maps[id].rooms)
      expect([all.length, all.flatMap((room) => room.spaces).length]).toEqual([
        Number(roomCount),
        Number(spaceCount),
      ])
    })
    it("has the Keeper's start", () => expect(story).toMatchObject(parseStart(number)))
    it('has the cards of the rooms', () => expect(story.rooms).toEqual(parseRooms(number)))
    it('has the Events', () => expect(story.events).toEqual(parseEvents(number, roomNames)))
    it('takes as many rounds as the ledger says', () => {
      const line = storyLines(number).find((each) => /[Tt]otal \d+ rounds/.test(each))!
      const rounds = story.events.reduce((sum, { time }) => sum + time, 0)
      expect(rounds).toBe(Number(/otal (\d+) rounds/.exec(line)![1]))
    })
    it('has a question for each letter of a Clue', () => {
      const letters = storyTable(number, 'clue').map((row) => row['clue']!)
      const clues = Object.entries(story.clues).flatMap(([clue, question]) =>
        Array.from({ length: story.questions[question - 1]! }, (_, i) => `${clue}${'ABC'[i]}`),
      )
      expect(clues.toSorted()).toEqual(letters.toSorted())
    })
    it('hides the Clues where the questions say', () => {
      const places = parseClueRooms(number)
      expect(new Set(places.map(({ clue }) => clue))).toEqual(new Set(number < 3 ? [1, 2, 3] : [1, 2]))
      for (const answers of answersOf(story))
        for (const { clue, question, names } of places) {
          const name = names[answers[question - 1] === 'A' ? 0 : 1]
          const lies = Object.keys(story.rooms).filter((room) =>
            stackOf(story.rooms[room]!, answers).some((card) => card === `clue-${clue}`),
          )
          expect(lies).toEqual([roomNames.get(name.toLowerCase())])
        }
    })
    it('points with every Clue at the room of the next', () => {
      for (const row of storyTable(number, 'clue', 'points to')) {
        const [clue, letter] = [Number(row['clue']![0]), row['clue']![1]!]
        if (clue === 1) continue
        const room = roomNames.get(row['points to']!.replace(/ \(.*/, '').toLowerCase())!
        const own = answersOf(story).filter((answers) => answers[clue - 1] === letter)
        for (const answers of own) expect(stackOf(story.rooms[room]!, answers)).toContain(`clue-${clue - 1}`)
      }
    })
  },
)
