import type { Passage, Reading, Readings } from '@miskatonic/kernel'
import { type ScenarioId, isHeadline } from './content/ids.ts'
import type { Arkham } from './kind.ts'
import type { CodexCard, Table } from './position.ts'
import { type OpenCards, openCardsOn } from './open-cards.ts'
import { library as en } from './words/en/library.ts'
import { filled } from './words/fill.ts'
import type { Library } from './words/library.ts'
import { library as pl } from './words/pl/library.ts'

/** What lies open to be read; headlines and pages of the codex in the order in which the table has them. */
export interface OpenReadings {
  readonly encounter: Reading | null
  /** Those that are being resolved, then those on the discard pile. */
  readonly headlines: readonly Reading[]
  readonly codex: readonly Reading[]
  readonly ending: Reading | null
  readonly cards: OpenCards
}

/**
 * What is read aloud, and when: the part of an encounter card that is read here, a headline, the side of a codex card that is in force,
 * how it ended. The card of an encounter is not named as long as its outcomes are secret (AH-466.10), and the other side of a codex card
 * is not told before it is turned.
 */
export const readings: Readings<Arkham> = {
  open({ table, options: { scenario }, outcome }): OpenReadings {
    const { encounter, headlinesOpen, headlineDiscard, codex, players } = table
    return {
      encounter: encounter === null ? null : storyOf(encounter),
      headlines: [...headlinesOpen, ...headlineDiscard].map(headlineOf),
      codex: codex.map((card) => pageOf(scenario, card, players)),
      ending: outcome === null ? null : endingOf(scenario, outcome.how),
      cards: openCardsOn(table),
    }
  },
  events: {
    encounterBegan: (_, { table }) => storyOf(table.encounter!),
    headlineRead: ({ card }) => headlineOf(card),
    codexChanged(event, { table, options }) {
      const card = table.codex.find((each) => each.card === event.card)
      return card && pageOf(options.scenario, card, table.players)
    },
  },
}

type Encounter = NonNullable<Table['encounter']>

function storyOf({ card, part }: Encounter): Reading {
  return once(`${card} ${part}`, ({ stories }) => ({ text: stories[card]?.[part] ?? '' }))
}

function headlineOf(card: string): Reading {
  return once(card, ({ headlines }) => {
    const { title, story } = headlines[card]!
    return { title, text: story }
  })
}

/** A card of the codex: a page of the archive, with its numbers, or a rumour. */
function pageOf(scenario: ScenarioId, { card, side }: CodexCard, players: number): Reading {
  if (isHeadline(card)) return headlineOf(card)
  return once(`${scenario} ${card} ${side} ${players}`, ({ archive }) => {
    const { title, text } = archive[scenario][card]![side]!
    return { title, text: filled(text, players) }
  })
}

function endingOf(scenario: ScenarioId, how: string): Reading {
  return once(`${scenario} ${how}`, ({ endings }) => endings[scenario][how] ?? { text: '' })
}

const made = new Map<string, Reading>()

/** Each reading is made once: what lies open is compared after every event. */
function once(name: string, passageIn: (library: Library) => Passage): Reading {
  const known = made.get(name)
  if (known !== undefined) return known
  const reading = { en: passageIn(en), pl: passageIn(pl) }
  made.set(name, reading)
  return reading
}
