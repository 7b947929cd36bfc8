import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commonArchive } from '../../words/en/archive/index.ts'
import { commonArchive as polish } from '../../words/pl/archive/index.ts'
import { monsters } from '../../words/pl/names.ts'
import { monsterCard } from '../../catalogue.ts'

/** Rulings about numbers, print errors and translations of the book. */

const ledger = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')

test('[AH-R01] [AH-R11] rule 414 keeps its number', () => {
  expect(ledger).toContain('**AH-414-1**')
})

test('[AH-R02] [AH-R03] [AH-R04] [AH-R05] [AH-R06] [AH-R09] [AH-R10] wrong references and misprints are read as the rulings say', () => {
  for (const number of ['R02', 'R03', 'R04', 'R05', 'R06', 'R09', 'R10'])
    expect(ledger).toMatch(new RegExp(`\\*\\*AH-${number}\\*\\* .* → .*\\[seed\\]`))
})

test('[AH-R07] [AH-R08] two cards: the Robed Figure patrols, the Hooded Stalker hunts the lowest strength', () => {
  expect(monsterCard('robed-figure').activation).toMatchObject({ kind: 'patrol', to: 'unstable' })
  expect(monsterCard('hooded-stalker').activation).toMatchObject({
    kind: 'hunter',
    prey: { lowest: 'strength' },
  })
  expect(monsters['robed-figure']).toBe('Zakapturzona postać')
})

test('[AH-R12] [AH-R14] the names of archive cards 1 and 2', () => {
  expect([commonArchive[1].front.title, commonArchive[2].front.title]).toEqual([
    'Mounting Panic',
    'Anomalies',
  ])
  expect([polish[1].front.title, polish[2].front.title]).toEqual(['Narastająca panika', 'Anomalie'])
})

test('[AH-R13] keywords by their ids', () => {
  expect(monsterCard('nightmarish-fiend').keywords).toEqual(['ravenous'])
})
