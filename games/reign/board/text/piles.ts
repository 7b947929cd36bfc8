import { entry, together } from '@miskatonic/screen/text'
import type { Relic } from '../../cards/relics.ts'
import { evilStirsCards, isRelic, shoggothSymbols } from '../../content/cards.ts'
import type { Place } from '../../content/map.ts'
import { cultistFigures, cultistsPerPlace, shoggothFigures } from '../../content/setup.ts'
import { type Page, cardList } from './page.ts'

/** Pools, decks, and what lies face up beside the board. */
export function drawPiles(page: Page): string[] {
  const { table, words, margin } = page
  const { headings } = words
  const gone = table.relicsInBox.length === 0 ? [] : [words.played(cardList(page, table.relicsInBox))]
  return [
    ...entry(headings.pools, margin, pools(page).map(together).join(' · ')),
    ...entry(headings.decks, margin, decks(page).map(together).join(' · ')),
    ...entry(headings.discarded, margin, cardList(page, table.playerDiscard) || words.nothing),
    ...entry(headings.summoned, margin, summoned(page)),
    ...gone.flatMap((text) => entry(headings.outOfPlay, margin, text)),
  ]
}

/** Running out loses the game, so a pool says so before it does. */
function pools({ table, words }: Page): string[] {
  const { cultists, shoggoths } = table.pool
  return [
    words.cultists(cultists, cultistFigures) + (cultists <= cultistsPerPlace ? ' !' : ''),
    words.shoggoths(shoggoths, shoggothFigures) + (shoggoths === 0 ? ' !' : ''),
  ]
}

/** The cards that players draw are dealt after every player has an investigator. */
function decks({ table, words }: Page): string[] {
  const summoning = words.summoningDeck(table.summoningDeck)
  if (table.turn.step === 'setup') return [summoning]
  const draws = Math.floor(table.playerDeck / 2)
  return [
    words.playerDeck(table.playerDeck, draws) + (draws <= 2 ? ' !' : ''),
    words.evilStirsDrawn(table.evilStirsDrawn, evilStirsCards),
    summoning,
    words.relicDeck(table.relicDeck),
  ]
}

/** The Summoning discard pile. Cards revealed just now stay out of a reshuffle. */
function summoned({ table, words }: Page): string {
  const { summoningDiscard, justRevealed } = table
  const older = summoningDiscard.slice(0, summoningDiscard.length - justRevealed)
  const recent = summoningDiscard.slice(older.length)
  const name = (place: Place): string =>
    together(words.places[place] + (shoggothSymbols.has(place) ? ' ▲' : ''))
  const parts = [
    ...(older.length > 0 ? [older.map(name).join(', ')] : []),
    ...(recent.length > 0 ? [words.justRevealed(recent.map(name).join(', '))] : []),
  ]
  return parts.join(' · ') || words.nothing
}

/** What the relics do that the reader can see in hands. */
export function drawRelicsInSight(page: Page): string[] {
  const { table, own, words, margin } = page
  const hands = [...Object.values(table.hands), own.hands ?? []].filter((hand) => typeof hand !== 'number')
  const inSight: Relic[] = hands.flat().filter(isRelic)
  const lines = inSight.flatMap((relic, i) => {
    const heading = i === 0 ? words.headings.relicsInSight : ''
    return entry(heading, margin, `${words.relics[relic]}: ${words.effects[relic]}`)
  })
  return lines.length === 0 ? [] : ['', ...lines]
}
