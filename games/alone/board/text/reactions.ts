import { designOf } from '../../cards/reactions.ts'
import { trackSpaces } from '../../content/cards.ts'
import { coveredSpaces, hazardsToCome } from '../seen.ts'
import { type Page, facts, nameOf, track } from './page.ts'

/** The reaction track, the decks, and what Evil holds. */
export function drawReactions(page: Page): string[] {
  const { table, words } = page
  const covered = coveredSpaces(table)
  const proposal = page.own?.proposal
  return [
    ...facts(page, 'track', [
      `${track(covered, trackSpaces)} ${words.of(covered, trackSpaces)}`,
      words.hazardsToCome(hazardsToCome(covered)),
      ...cardsOnTrack(page),
    ]),
    ...(proposal === undefined
      ? []
      : facts(page, 'proposal', [
          words.proposed(nameOf(page, proposal.by), proposal.deck, proposal.condition),
        ])),
    ...facts(
      page,
      'decks',
      table.decksInUse.map((deck) => words.pile(deck, table.decks[deck].draw, table.decks[deck].discard)),
    ),
    ...facts(page, 'hands', hands(page)),
    ...(page.own === undefined
      ? []
      : facts(
          page,
          'ownHand',
          page.own.hands.map((card) => words.answers(card, designOf[card].condition)),
        )),
  ]
}

/** The player of a face-down card still sees which one it is. */
function cardsOnTrack(page: Page): string[] {
  const { table, words, view, own } = page
  const mine = [...(own?.track ?? [])]
  return table.track.map(({ card, deck, by, spaces }) => {
    const known = card ?? (by === view.seat ? mine.shift() : undefined)
    const what =
      card === null
        ? `${words.faceDown(deck)}${known === undefined ? '' : ` (${words.cards[known]})`}`
        : words.faceUp(card, deck)
    return `${nameOf(page, by)}: ${what}, ${words.spaces(spaces)}`
  })
}

function hands(page: Page): string[] {
  const { table, words } = page
  return Object.entries(table.hands).map(([seat, backs]) => {
    const held = table.decksInUse
      .filter((deck) => (backs[deck] ?? 0) > 0)
      .map((deck) => words.inHand(deck, backs[deck]!))
    const name = nameOf(page, seat) + (seat === table.leader ? ` (${words.leader})` : '')
    return `${name}: ${held.join(', ') || words.nothing}`
  })
}
