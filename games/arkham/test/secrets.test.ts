import {
  Engine,
  type Reading,
  clone,
  completeOptions,
  optionId,
  seenBy,
  viewOf,
  withReadings,
} from '@miskatonic/kernel'
import { Dice, chooser } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { bare } from '../bare.ts'
import { isRumour } from '../unread.ts'
import { scenarioIds } from '../content/ids.ts'
import { tiles } from '../content/map.ts'
import { encounterPart } from '../cards/encounters/catalogue.ts'
import { arkham } from '../index.ts'
import type { Arkham } from '../kind.ts'
import type { Options, Table } from '../position.ts'
import { type OpenReadings, readings } from '../readings.ts'
import { library as en } from '../words/en/library.ts'
import { library as pl } from '../words/pl/library.ts'
import { scene } from './scene.ts'

/** Who may know what: ids of cards that were not yet seen reach no seat, in any form. */

/** Cards whose ids would tell something: all face-down piles, and the card of an encounter until it is over (AH-466.10). */
function hiddenCards(table: Table): string[] {
  const known = new Set(Object.values(table.known.tops))
  const piles = [
    table.eventDeck,
    ...Object.values(table.hoodDecks),
    table.streetDeck,
    table.anomalyDeck,
    table.headlineDeck,
    table.headlinesInBox,
    table.encounter === null ? [] : [table.encounter.card],
  ]
  return piles.flat().filter((card) => !known.has(card))
}

/** What a seat is shown: the view, its options and what it is refused. */
function shown(engine: Engine, seat: string): string {
  const { decision, position } = engine
  const options = decision?.options.filter((option) => option.seat === seat).map((option) => optionId(option))
  const refusals = engine.refusals().filter((refusal) => refusal.seat === seat)
  return JSON.stringify([viewOf(arkham, position, decision, seat), options, refusals])
}

describe('in the course of games', () => {
  test.each(scenarioIds)('%s: no id of a hidden card is sent', { timeout: 60_000 }, (scenario) => {
    const seed = `secrets ${scenario}`
    const engine = Engine.start(arkham, completeOptions(arkham, { scenario, players: 3 }), seed, true)
    const choose = chooser('even', new Dice(seed))
    const leaks: string[] = []
    for (let i = 0; i < 250 && engine.decision !== null; i++) {
      engine.events = []
      engine.choose(choose(engine))
      const table = engine.position.table as Table
      const events = JSON.stringify(engine.events.map((event) => seenBy(event, 'p1')))
      const told = new Set([...events.matchAll(/"([a-z0-9-]+)"/g)].map(([, id]) => id))
      const seen = shown(engine, 'p1') + shown(engine, 'p2')
      for (const card of hiddenCards(table)) {
        if (seen.includes(`"${card}"`)) leaks.push(`${card} is shown`)
        // A card that was seen in this very choice may lie face down again by now.
        if (told.has(card) && !wasRead(engine, card)) leaks.push(`${card} is told`)
      }
      leaks.push(...textsIn(seen).filter((text) => !mayBeRead(text, engine)))
    }
    expect(leaks).toEqual([])
  })
})

/** Cards are told when an encounter is over, doom is spread, a headline is read, or a deck is looked at. */
function wasRead(engine: Engine, card: string): boolean {
  const reading = new Set(['encounterEnded', 'doomSpread', 'headlineRead', 'deckForeseen', 'cardPutUnder'])
  return engine.events.some(({ event, args }) => reading.has(event) && Object.values(args).includes(card))
}

/** All passages in what is shown: titles, and texts. */
function textsIn(seen: string): string[] {
  return [...seen.matchAll(/"(?:title|text)":("(?:[^"\\]|\\.)*")/g)].map(
    ([, text]) => JSON.parse(text!) as string,
  )
}

/** Only the part of a card that is read, open headlines and the sides of the codex that are in force, as the library has them. */
function mayBeRead(text: string, { position }: Engine): boolean {
  const { encounter, headlinesOpen, headlineDiscard, codex } = position.table as Table
  const { scenario } = position.options as Options
  return [en, pl].some(({ stories, headlines, archive, endings }) => {
    const rumours = codex.flatMap(({ card }) => (isRumour(card) ? [card] : []))
    const read = [...headlinesOpen, ...headlineDiscard, ...rumours].flatMap((card) => headlines[card]!)
    const sides = codex.flatMap(({ card, side }) => archive[scenario][card]?.[side] ?? [])
    const ending = position.outcome && endings[scenario][position.outcome.how]
    return (
      (encounter !== null && stories[encounter.card]?.[encounter.part] === text) ||
      read.some(({ title, story }) => title === text || story === text) ||
      // The numbers of a text are filled in.
      sides.some(({ title, text: all }) => title === text || all.slice(0, 12) === text.slice(0, 12)) ||
      ending?.title === text ||
      ending?.text === text
    )
  })
}

describe('the open encounter', () => {
  const same: Reading = { en: { text: 'A story.' }, pl: { text: 'Opowieść.' } }
  /** The stories of all encounters are the same: what else differs would tell the card. */
  const told = withReadings<Arkham>(bare, {
    open: (at) => ({ ...readings.open(at), encounter: at.table.encounter && same }),
    events: { ...readings.events, encounterBegan: () => same },
  })

  /** All that both seats and a spectator are told of an encounter, up to the result of its first test. */
  function toldOf(card: string, deck: string, at: string): string[] {
    const s = scene({
      options: { players: 2 },
      investigators: { p1: { at, focus: ['will', 'lore'] } },
      hoodDecks: { [deck]: [card] },
      from: 'encounterPhase',
    })
    const position = clone(s.position)
    position.chance.next = Array.from({ length: 30 }, () => '3')
    const engine = Engine.at(told, position, true)
    const messages: string[] = []
    for (let i = 0; i < 12 && !engine.events.some(({ event }) => event === 'testEnded'); i++) {
      const events = engine.events.map(({ event, args, reading }) => ({ event, args, reading }))
      messages.push(JSON.stringify(events), ...['p1', 'p2', ''].map((seat) => shownBy(engine, seat)))
      const option = engine.decision?.options[0]
      if (option === undefined) break
      engine.events = []
      engine.choose(option)
    }
    return messages
  }
  function shownBy(engine: Engine, seat: string): string {
    const { decision, position } = engine
    const options = decision?.options.filter((option) => option.seat === seat)
    const refusals = engine.refusals().filter((refusal) => refusal.seat === seat)
    return JSON.stringify([viewOf(told, position, decision, seat), options, refusals])
  }

  function firstTest(card: string, space: string): string | null {
    const [first] = encounterPart(card, space)
    return first?.do === 'test' ? `${first.skill} ${JSON.stringify(first.modifier)}` : null
  }

  /** By deck and space: cards that begin with the same test and go on differently. */
  const twins = Object.entries(scene().table.hoodDecks).flatMap(([hood, deck]) =>
    tiles[hood as keyof typeof tiles].spaces.flatMap((space) => {
      const cards = deck.toSorted()
      return cards.flatMap((one, i) => {
        const begins = firstTest(one, space)
        const other = cards.slice(i + 1).find((each) => begins !== null && firstTest(each, space) === begins)
        return other === undefined ? [] : [{ hood, space, one, other }]
      })
    }),
  )

  test('[AH-466.10] until its test is made nobody is told anything in which two cards with the same story and test differ', () => {
    expect(twins.length).toBeGreaterThan(8)
    for (const { hood, space, one, other } of twins) {
      const messages = toldOf(one, hood, space)
      expect(messages.length).toBeGreaterThan(4)
      expect(messages.join()).toContain('A story.')
      expect(toldOf(other, hood, space), `${one} and ${other}`).toEqual(messages)
    }
  })

  test('[AH-466.10] its story is told as it begins and as long as it lasts, in both languages, and nothing else of the card', () => {
    const [{ hood, space, one }] = twins as [(typeof twins)[0]]
    const s = scene({
      investigators: { p1: { at: space, focus: ['will', 'lore'] } },
      hoodDecks: { [hood]: [one] },
      from: 'encounterPhase',
    })
    const story = { en: { text: en.stories[one]![space] }, pl: { text: pl.stories[one]![space] } }
    const began = s.engine.events.find(({ event }) => event === 'encounterBegan')
    expect(began).toMatchObject({ args: { seat: 'p1', from: hood, at: space }, reading: story })
    expect(s.table.encounter).not.toBeNull()
    expect(s.seen()).toMatchObject({
      encounter: { seat: 'p1', from: hood, at: space },
      readings: { encounter: story },
    })
    const others = Object.entries(en.stories[one]!).flatMap(([part, text]) => (part === space ? [] : [text]))
    expect(others.length).toBeGreaterThan(1)
    for (const text of others) expect(JSON.stringify(s.seen())).not.toContain(text)
  })

  test('the story stays that of the space where it began, wherever the effect leads', () => {
    const s = scene({ hoodDecks: { northside: ['northside-1'] }, from: 'encounterPhase' })
    const table = clone(s.position).table as Table
    table.encounter = {
      card: 'northside-1',
      seat: 'p1',
      from: 'northside',
      at: 'train-station',
      part: 'train-station',
      clueGained: false,
    }
    table.investigators['p1']!.at = 'graveyard'
    const { encounter } = viewOf(arkham, { ...s.position, table }, null, 'p1').table['readings'] as {
      encounter: Reading
    }
    expect(encounter.en.text).toBe(en.stories['northside-1']!['train-station'])
  })
})

describe('the codex', () => {
  test('[AH-429.2] a side is told when it comes into force, with its numbers, and the other is not', () => {
    const s = scene({ codex: ['51'], options: { players: 4 } })
    const { front, back } = en.archive['drowned-carillon']['51']!
    expect(s.seen()).toMatchObject({ readings: { codex: [{ en: { title: front.title } }] } })
    const seen = JSON.stringify(s.seen())
    expect(seen).toContain('when there are 6 doom')
    expect(seen).not.toContain(back!.title)
  })
  test('[AH-438.2-1] [AH-421.3] what open cards mean is told: where doom falls, what the codex waits for, what headlines did', () => {
    const s = scene({ codex: ['51'], options: { players: 4 } })
    const table = clone(s.position).table as Table
    table.eventDiscard = ['dc-02', 'dc-01']
    table.headlineDiscard = ['hl-02']
    const { cards } = viewOf(arkham, { ...s.position, table }, null, 'p1').table['readings'] as OpenReadings
    expect(cards).toMatchObject({ unstable: ['train-station'], thresholds: { doom: 6, clue: 3 } })
    expect(cards.headlines).toMatchObject([[{ do: 'choose' }]])
  })
  test('without its texts the game is played the same, and nothing is read', () => {
    const s = scene({ codex: ['51'] })
    expect(viewOf(bare, s.position, null, 'p1').table).not.toHaveProperty('readings')
  })
})

describe('single secrets', () => {
  test('[AH-466.10] outcomes of a choice are not in the question', () => {
    const s = scene({
      investigators: { p1: { money: 5 } },
      effect: 'choose { spend $2 -> gain special astrolabe / gain condition dark-pact -> gain ally }',
    })
    const seen = JSON.stringify([s.seen(), s.engine.decision?.args])
    expect(seen).not.toContain('astrolabe"}')
    expect(seen).not.toContain('gainAlly')
    expect(s.position.table).toHaveProperty('undecided')
  })

  test('[AH-466.8] nor are those of a test', () => {
    const s = scene({
      investigators: { p1: { focus: ['will'] } },
      effect: 'test will { pass: gain ally / fail: gain condition cursed }',
      next: ['1', '1', '1', '1'],
    })
    expect(s.asked?.step).toBe('changeDice')
    expect(JSON.stringify([s.seen(), s.engine.decision])).not.toMatch(/gainAlly|"cursed"/)
  })

  test('[AH-R124] nobody sees which dark pact it is, and the pile tells nothing', () => {
    const s = scene({ investigators: { p1: { assets: ['dark-pact'] } } })
    expect(s.seen()).toMatchObject({ pactPile: 5 })
    expect(s.seen()).not.toHaveProperty('pacts')
  })

  test('the other side of a card in the codex and the cards of the archive are not in the table', () => {
    const s = scene({ codex: ['51'] })
    expect(JSON.stringify(s.seen())).not.toMatch(/"5[2-8]"/)
  })
})
