import type { Seat } from '@miskatonic/kernel'
import { entry, together, widest } from '@miskatonic/screen/text'
import type { Card } from '../../content/cards.ts'
import { fullSanity } from '../../content/investigators.ts'
import { townOf } from '../../content/map.ts'
import type { TextWords } from '../../words/text.ts'
import { type Page, cardList, nameOf } from './page.ts'
import { isInEffect } from '../seen.ts'

/** A player: who, how sane, where, with what in hand, and what the investigator can do. */
export function drawPlayer(page: Page, seat: Seat): string[] {
  const { table, words, view } = page
  const { at, investigator, sanity } = table.players[seat]!
  const isActive = table.turn.active === seat && table.turn.step !== 'setup'
  const indent = 2 + widest(view.seats.map((each) => nameOf(page, each))) + 2
  const mind = sanity === 0 ? words.insane : words.sanity(sanity, fullSanity)
  const pips = '◆'.repeat(sanity) + '◇'.repeat(fullSanity - sanity)
  const facts = [
    `${pips} ${mind}`,
    `${words.places[at]}, ${words.towns[townOf[at]]}`,
    ...(isActive && table.turn.step === 'actions' ? [words.actionsLeft(table.turn.actionsLeft)] : []),
    ...(isActive ? usedUp(page) : []),
  ]
  const ability = investigator === null ? [] : [words.abilities[investigator][sanity > 0 ? 'sane' : 'insane']]
  const heading = (isActive ? '▸ ' : '  ') + nameOf(page, seat)
  return [facts.map(together).join(' · '), hand(page, seat), ...ability].flatMap((text, i) =>
    entry(i === 0 ? heading : '', indent, text),
  )
}

/** With closed hands only how many cards there are; the reader's own hand stands elsewhere, for a view does not say who reads it. */
function hand(page: Page, seat: Seat): string {
  const seen = page.table.hands[seat]!
  return typeof seen === 'number' ? page.words.hand(seen) : handList(page, seen)
}

export function handList(page: Page, cards: readonly Card[]): string {
  return cards.length === 0
    ? page.words.hand(0)
    : `${page.words.hand(cards.length)}: ${cardList(page, cards)}`
}

/** What can be done once a turn and has been done; only where it can make a difference to this investigator. */
function usedUp({ table, words }: Page): string[] {
  const { active, ...turn } = table.turn
  const { investigator, sanity } = table.players[active]!
  const isSane = sanity > 0
  const matters: Record<keyof TextWords['used'], boolean> = {
    foughtHere: investigator !== 'driver' && isInEffect(table, 'ithaqua'),
    cheapShoggothUsed: investigator === 'hunter' && isSane,
    hunterEntered: investigator === 'hunter' && !isSane,
    clueFetched: investigator === 'reporter' && !isSane,
    relicPlayed: investigator === 'magician' && !isSane,
  }
  const all = Object.keys(matters) as (keyof typeof matters)[]
  return all.filter((what) => turn[what] && matters[what]).map((what) => words.used[what])
}
