import { describe, expect, it } from 'vitest'
import { combat } from '../cards/combat.ts'
import { tokens } from '../cards/monsters.ts'
import { backs } from '../cards/spells.ts'
import type { Effect } from '../effects.ts'
import * as en from '../words/en/effects.ts'
import * as pl from '../words/pl/effects.ts'

const effects: Effect[] = [
  ...Object.values(combat).flatMap(({ upper, lower }) =>
    [upper, lower].flatMap((h) => [h.success, h.failure]),
  ),
  ...Object.values(backs).flatMap(({ success, failure }) => [success, failure]),
  ...Object.values(tokens).map(({ special }) => special),
]

describe('effects in words', () => {
  it('are told in both languages for every Combat card, back of a Spell and special attack', () => {
    const texts = effects.map((effect) => [en.effectText(effect), pl.effectText(effect)])
    expect(texts.filter(([english, polish]) => english === polish)).toEqual([])
    expect(texts.flat().filter((text) => /undefined|object/.test(text))).toEqual([])
  })
  it('says what the card of the ledger says', () => {
    expect(en.effectText(combat['hum-04'].upper.failure)).toBe(
      'if the monster is in your space, the monster deals you damage',
    )
    expect(en.effectText(combat['eld-08'].upper.success)).toBe('you deal weapon damage −1, at least 1')
    expect(en.effectText(tokens['witch-b'].special)).toBe(
      'test Luck; failure: if you have a skill point, discard 1 skill point if you have one, otherwise you take 1 damage; you take 1 horror',
    )
    expect(pl.effectText(backs['shrivelling-5'].success)).toBe(
      'zadajesz 5 obrażeń; otrzymujesz 1 obrażenie; otrzymujesz 1 punkt przerażenia',
    )
    expect(pl.effectText(tokens['shoggoth-b'].special)).toBe(
      'każdy badacz w pomieszczeniu: testuj Wolę −1; porażka: otrzymujesz 1 punkt przerażenia',
    )
  })
})
