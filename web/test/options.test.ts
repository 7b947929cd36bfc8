import { gameById } from '@miskatonic/games'
import { describe, expect, it, test } from 'vitest'
import { culprits, proposedOptions, seatsOf, settingsOf, usualOptions } from '../join/options.ts'

const reign = gameById('reign')!
const words = reign.words.en
const usual = usualOptions(reign)

describe('settings of a new table', () => {
  it('start with the usual values', () => {
    expect(usual).toMatchObject({ players: 4, difficulty: 'introductory' })
    expect(culprits(reign, usual)).toEqual([])
  })

  it('are called what the game calls them, numbers in order', () => {
    const [players, difficulty] = settingsOf(reign, words, usual)
    expect(players).toMatchObject({ label: 'Players', values: [2, 3, 4] })
    expect(difficulty?.names['expert']).toBe('expert')
  })

  it('grey out what does not go with earlier ones, and never the earlier ones', () => {
    const settings = settingsOf(reign, words, { ...usual, players: 2, first: 'p4' })
    expect(settings.find(({ name }) => name === 'first')?.impossible).toEqual(['p3', 'p4'])
    expect(settings.find(({ name }) => name === 'players')?.impossible).toEqual([])
  })

  it('name the setting that must change', () => {
    expect(culprits(reign, { ...usual, players: 2, first: 'p4' })).toEqual(['first'])
  })

  it('decide how many seats there are', () => {
    expect(seatsOf(reign, { ...usual, players: 3 })).toEqual(['p1', 'p2', 'p3'])
  })
})

test('one person who plays for everybody is offered the fewest seats, others the usual game', () => {
  expect(seatsOf(reign, proposedOptions(reign, 'alone'))).toHaveLength(2)
  for (const way of ['screen', 'friends'] as const) expect(proposedOptions(reign, way)).toEqual(usual)
})
