import { entry, together } from '@miskatonic/screen/text'
import type { OldOne } from '../../cards/old-ones.ts'
import { cthulhu, summoningRate } from '../../content/old-ones.ts'
import { type Page, nameOf } from './page.ts'
import { isInEffect } from '../seen.ts'

/** The row of Old Ones, how many Summoning cards it costs, and everything that bends the rules at the moment. */
export function drawOldOnes(page: Page): string[] {
  const { margin, words } = page
  const { headings } = words
  return [
    ...entry(headings.oldOnes, margin, row(page)),
    ...entry(headings.summoning, margin, rate(page)),
    ...bendings(page).flatMap((text, i) => entry(i === 0 ? headings.inEffect : '', margin, text)),
  ]
}

function row(page: Page): string {
  const { table, words } = page
  const sleeping = Array<string>(table.asleep).fill('?')
  const last = table.awake.includes(cthulhu) ? [] : [words.oldOnes[cthulhu]]
  const all = [...table.awake.map((oldOne) => awakened(page, oldOne)), ...sleeping, ...last]
  return all.map((name, i) => together(i < all.length - 1 ? `${name} ›` : name)).join(' ')
}

function awakened({ table, words }: Page, oldOne: OldOne): string {
  const name = words.oldOnes[oldOne]
  if (table.cancelled.includes(oldOne)) return `${name} (${words.silenced})`
  return isInEffect(table, oldOne) ? `${name} ∞` : name
}

function rate({ table, words }: Page): string {
  const awake = table.awake.length
  const now = summoningRate[Math.min(awake, summoningRate.length - 1)]!
  const more = summoningRate.findIndex((cards, count) => count > awake && cards > now)
  return words.rate(now, more < 0 ? null : { rate: summoningRate[more]!, awake: more })
}

function bendings(page: Page): string[] {
  const { table, words } = page
  const byOldOnes = table.awake
    .filter((oldOne) => isInEffect(table, oldOne))
    .map(
      (oldOne) =>
        `${words.oldOnes[oldOne]}: ${words.inEffect[oldOne] ?? words.cultistsGone(table.cultistsGone)}`,
    )
  const byRelics = table.inForce.map(
    ({ relic, by, last }) => `${words.relics[relic]}: ${words.inForce[relic](nameOf(page, by), last)}`,
  )
  return [...byOldOnes, ...byRelics]
}
