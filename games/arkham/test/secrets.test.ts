import { Engine, completeOptions, optionId, seenBy, viewOf } from '@miskatonic/kernel'
import { Dice, chooser } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { scenarioIds } from '../content/ids.ts'
import { arkham } from '../index.ts'
import type { Table } from '../position.ts'
import { scene } from './scene.ts'

/** Who may know what: ids of cards that nobody has seen reach no seat, in whatever form. */

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
    }
    expect(leaks).toEqual([])
  })
})

/** Cards are told when an encounter is over, doom is spread, a headline is read, or a deck is looked at. */
function wasRead(engine: Engine, card: string): boolean {
  const reading = new Set(['encounterEnded', 'doomSpread', 'headlineRead', 'deckForeseen', 'cardPutUnder'])
  return engine.events.some(({ event, args }) => reading.has(event) && Object.values(args).includes(card))
}

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
