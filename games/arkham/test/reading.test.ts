import { describe, expect, test } from 'vitest'
import { anomalySets } from '../cards/anomalies/index.ts'
import { neighbourhoodDecks, street } from '../cards/encounters/index.ts'
import { headlines } from '../cards/headlines.ts'
import { assetCard, cardsOfPile, sheetOf, sheets } from '../catalogue.ts'
import { headlineCard, isRumour } from '../unread.ts'
import type { Cost, Effect } from '../effects.ts'
import { reader as en } from '../words/en/reading.ts'
import { reader as pl } from '../words/pl/reading.ts'

const readers = { en, pl }
const piles = ['item', 'ally', 'spell', 'special', 'starting', 'condition'] as const
const strange = /undefined|null|\[object|NaN|\$S|\b[a-z]+-[a-z]+-\d/

describe.each(['en', 'pl'] as const)('cards read in %s', (language) => {
  const { ability, effect } = readers[language]

  test('every ability of every card is one sentence or more', () => {
    const all = [
      ...sheets.flatMap((sheet) => sheetOf(sheet).abilities),
      ...piles.flatMap((pile) => cardsOfPile(pile).flatMap((card) => assetCard(card).abilities)),
    ]
    expect(all.length).toBeGreaterThan(100)
    for (const each of all) {
      expect(ability(each)).toMatch(/^\p{Lu}.*\.$|^[+\d].*\.$/u)
      expect(ability(each)).not.toMatch(strange)
    }
  })

  test('every encounter and headline can be told as a whole', () => {
    const decks = [...Object.values(neighbourhoodDecks), street, ...Object.values(anomalySets)]
    const rows: Effect[] = decks.flatMap((deck) =>
      Object.values(deck as Record<string, Record<string, Effect>>).flatMap((card) => Object.values(card)),
    )
    const effects = [
      ...rows,
      ...Object.keys(headlines)
        .filter((id) => !isRumour(id))
        .map(headlineCard),
    ]
    expect(effects.length).toBeGreaterThan(150)
    for (const each of effects) expect(effect(each)).not.toMatch(strange)
  })
})

/** The costs of every "may" and every option in an effect. */
function costsIn(effect: Effect): Cost[] {
  return effect.flatMap((step): Cost[] => {
    switch (step.do) {
      case 'may':
        return [step.cost, ...costsIn(step.then), ...costsIn(step.otherwise)]
      case 'choose':
        return step.options.flatMap(({ cost, then }) => [cost, ...costsIn(then)])
      case 'test':
        return step.cases.flatMap(({ then }) => costsIn(then))
      default:
        return []
    }
  })
}

describe('wording', () => {
  test('what is paid is said as something one does', () => {
    const decks = [
      ...Object.values(neighbourhoodDecks),
      street,
      ...Object.values(anomalySets),
    ] as unknown as Record<string, Record<string, Effect>>[] // decks whose cards have parts of different names
    const costs = decks.flatMap((deck) =>
      Object.values(deck).flatMap((card) => Object.values(card).flatMap(costsIn)),
    )
    expect(costs.length).toBeGreaterThan(30)
    for (const cost of costs)
      expect(en.read({ do: 'may', cost })).not.toMatch(/may (you|it|he|she|the|each|a|an)\b/i)
    expect(en.read({ do: 'may', cost: [{ do: 'delay' }] })).toBe('You may become delayed.')
  })

  test('dice, rerolls and costs', () => {
    const [revolver] = assetCard('38-revolver').abilities
    expect(en.ability(revolver!)).toBe('Attack: +2 dice (strength).')
    expect(pl.ability(revolver!)).toBe('Atak: +2 kości (siła).')
    const [charm] = assetCard('lucky-charm').abilities
    expect(en.ability(charm!)).toBe('Test: you may discard this card to reroll any number of dice.')
    const [statue] = assetCard('grotesque-statue').abilities
    expect(en.ability(statue!)).toBe('After you research: you may suffer 1 horror to research up to 1 clue.')
  })

  test('a step is read without what comes of it', () => {
    expect(en.read({ do: 'test', skill: 'will', modifier: -1 })).toBe('Test will (−1).')
    expect(en.read({ do: 'may', cost: [{ do: 'spend', what: 'money', n: 2 }] })).toBe('You may spend $2.')
    expect(pl.read({ do: 'gain', what: 'clue', n: 5 })).toBe('Zyskaj 5 wskazówek.')
  })

  test('a whole effect tells passing from failing', () => {
    const effect: Effect = [
      {
        do: 'test',
        skill: 'lore',
        modifier: 0,
        cases: [
          { from: 0, to: 0, then: [{ do: 'suffer', what: 'horror', n: 2, direct: false }] },
          { from: 1, to: null, then: [{ do: 'gainSpell', trait: 'any' }] },
        ],
      },
    ]
    expect(en.effect(effect)).toBe('Test lore. Fail: suffer 2 horror. Pass: gain a spell.')
  })
})
