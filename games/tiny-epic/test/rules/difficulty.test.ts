import { completeOptions, isRefused } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { tinyEpic } from '../../index.ts'
import { allVariants, open, tableOf, tentacles } from './reading.ts'

describe('difficulty', () => {
  test.each([
    ['normal', 3, 5],
    ['hard', 4, 4],
    ['insane', 5, 3],
  ] as const)(
    '[TE-641] [TE-642] [TE-643] %s: %i eldritch tentacles in the bag, %i left',
    (difficulty, inBag, left) => {
      for (const variant of allVariants) {
        const { bag, supply, towns } = tableOf(open({ variant, difficulty }))
        expect([bag.eldritch, supply.eldritch]).toEqual([inBag, left])
        expect(Object.values(towns).map(({ eldritch }) => eldritch)).toEqual([3, 3, 3, 3, 3])
      }
    },
  )

  test('[TE-641] normal unless another is chosen', () => {
    expect(completeOptions(tinyEpic, {})).toMatchObject({ difficulty: 'normal' })
    expect(tableOf(open()).bag.eldritch).toBe(3)
  })

  test('[TE-642] [TE-643] the additional ones come from the supply; nothing else differs', () => {
    // Without players the towns have already got their first tentacles, by luck.
    for (const variant of allVariants.filter((each) => each !== 'zero')) {
      const [normal, ...others] = (['normal', 'hard', 'insane'] as const).map((difficulty) =>
        structuredClone(tableOf(open({ variant, difficulty, first: 'p1' }))),
      )
      others.forEach((other, i) => {
        expect(other.bag.eldritch).toBe(normal!.bag.eldritch + i + 1)
        expect(other.supply.eldritch).toBe(normal!.supply.eldritch - i - 1)
        expect(tentacles(other)).toEqual(tentacles(normal!))
        other.bag.eldritch = normal!.bag.eldritch
        other.supply.eldritch = normal!.supply.eldritch
        expect(other).toEqual(normal)
      })
    }
  })

  test('[TE-641] [TE-642] [TE-643] there is no other level', () => {
    expect(tinyEpic.options).toMatchObject({ difficulty: ['normal', 'hard', 'insane'] })
    expect(isRefused(completeOptions(tinyEpic, { difficulty: 'easy' }))).toBe(true)
  })

  test('[TE-644] the Great Old Ones are offered from the easiest to the hardest', () => {
    expect(tinyEpic.options).toMatchObject({ greatOldOne: ['nyarlathotep', 'yog-sothoth', 'yig', 'cthulhu'] })
  })

  test('[TE-644] any of them can be had on any level', () => {
    for (const greatOldOne of ['nyarlathotep', 'yog-sothoth', 'yig', 'cthulhu'] as const)
      for (const difficulty of ['normal', 'hard', 'insane'] as const)
        expect(isRefused(completeOptions(tinyEpic, { greatOldOne, difficulty }))).toBe(false)
  })
})
