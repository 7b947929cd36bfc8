import { describe, expect, it } from 'vitest'
import * as custom from '../../cards/custom.ts'
import { allContent } from '../everything.ts'
import { customTexts } from './customs.ts'

describe.each(Object.entries(custom))('%s', (list, names) => {
  it('has the ledger’s text above each name', () => {
    expect([...customTexts(list).values()]).toEqual(names)
  })
  it('has no name that no content uses', () => {
    const used = JSON.stringify(allContent)
    expect(names.filter((name) => !used.includes(`"${name}"`))).toEqual([])
  })
})
