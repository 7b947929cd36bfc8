import type { Args, View } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { isThreatened, preview } from '../board/preview.ts'
import type { Seen } from '../board/seen.ts'

type Heap = Seen['bag']

const nothing: Heap = { fear: 0, rage: 0, greed: 0, chaos: 0, eldritch: 0 }

interface Case {
  bag?: Partial<Heap>
  discard?: Partial<Heap>
  /** Shamblers at the docks. */
  shamblers?: Seen['towns'][string]['shamblers']
  composure?: Partial<Seen['characters'][string]['composure']>
  sheet?: Seen['characters'][string]['sheet']
  brain?: number
  energy?: number
  strength?: number
  asked?: View['asked']
}

/** Only what a preview looks at: p1 is about to go to the docks. */
function seen(given: Case): View {
  const town = { madness: { fear: 0, rage: 0, greed: 0 }, shamblers: [], eldritch: 3 }
  const person = { at: 'church', translated: [], brain: 0 }
  const table = {
    ring: ['lighthouse', 'docks', 'church', 'library', 'tavern'],
    towns: { docks: { ...town, shamblers: given.shamblers ?? [] }, church: town },
    characters: {
      p1: {
        ...person,
        sheet: given.sheet ?? 'priest',
        brain: given.brain ?? 0,
        composure: { fear: 0, rage: 0, greed: 0, chaos: 0, ...given.composure },
      },
      a1: { ...person, sheet: 'medium', composure: { fear: 2, rage: 0, greed: 0, chaos: 0 } },
    },
    greatOldOne: { at: 'tavern', phase: 1, strength: given.strength ?? 0, energy: given.energy ?? 0 },
    bag: { ...nothing, ...given.bag },
    discard: { ...nothing, ...given.discard },
    turn: { active: 'p1' },
  }
  return {
    seat: 'p1',
    game: 'tiny-epic',
    seats: ['p1'],
    options: { variant: 'solo', greatOldOne: 'nyarlathotep', difficulty: 'normal', first: 'p1' },
    choices: 0,
    asked: given.asked ?? null,
    outcome: null,
    table,
    own: {},
  }
}

function marked(given: Case, step = 'move', args: Args = { to: 'docks' }): string[] {
  return preview(seen(given), step, args).map(({ track, certainty }) => `${track} ${certainty}`)
}

describe('going where shamblers stand [TE-278]', () => {
  const plenty = { fear: 9, rage: 9, greed: 9, chaos: 3, eldritch: 3 }

  test('a town without shamblers threatens nothing', () => {
    expect(marked({ bag: plenty, composure: { fear: 2 }, energy: 2 })).toEqual([])
  })

  test('one shambler: only full tracks can overflow [TE-064, TE-065]', () => {
    const given: Case = { bag: plenty, shamblers: ['fear'], composure: { fear: 2, rage: 1, chaos: 2 } }
    expect(marked(given)).toEqual(['composure:p1:fear possible', 'composure:p1:chaos possible'])
  })

  test('as many draws as there are shamblers: two can overflow a track with one free space', () => {
    const given: Case = { bag: plenty, shamblers: ['fear', 'rage'], composure: { rage: 1 } }
    expect(marked(given)).toEqual(['composure:p1:rage possible'])
    expect(preview(seen(given), 'move', { to: 'docks' })[0]?.draws).toBe(2)
  })

  test('three draws can overflow an empty track', () => {
    expect(marked({ bag: { fear: 3, rage: 9 }, shamblers: ['fear', 'rage', 'greed'] })).toEqual([
      'composure:p1:fear possible',
      'composure:p1:rage possible',
    ])
  })

  test('what is not in the bag cannot come', () => {
    const given: Case = { bag: { rage: 9 }, shamblers: ['fear'], composure: { fear: 2 } }
    expect(marked(given)).toEqual([])
  })

  test('it is certain where nothing else is in the bag', () => {
    const given: Case = { bag: { fear: 4 }, shamblers: ['greed'], composure: { fear: 2 } }
    expect(marked(given)).toEqual(['composure:p1:fear sure'])
  })

  test('it is certain where the rest does not suffice for all the draws', () => {
    const given: Case = { bag: { fear: 4, rage: 1 }, shamblers: ['greed', 'greed'], composure: { fear: 2 } }
    expect(marked(given)).toEqual(['composure:p1:fear sure'])
  })

  test('a full energy track is threatened by the eldritch tentacles in the bag [TE-282]', () => {
    expect(marked({ bag: plenty, shamblers: ['fear'], energy: 2 })).toEqual(['energy possible'])
    expect(marked({ bag: plenty, shamblers: ['fear'], energy: 1 })).toEqual([])
  })

  test('a cursed energy track brings the discarded tentacles into the bag before the next draw [TE-080]', () => {
    const given: Case = {
      bag: { eldritch: 1, rage: 5 },
      discard: { greed: 1 },
      shamblers: ['fear', 'rage'],
      composure: { greed: 2 },
      energy: 2,
    }
    expect(marked(given)).toEqual(['composure:p1:greed possible', 'energy possible'])
  })

  test('sailing is an arrival like any other', () => {
    const given: Case = { bag: plenty, shamblers: ['fear'], composure: { fear: 2 } }
    expect(marked(given, 'sail')).toEqual(['composure:p1:fear possible'])
  })

  test('an assistant that is sent draws onto its own sheet [TE-595]', () => {
    const given: Case = { bag: plenty, shamblers: ['fear'], composure: { rage: 2 } }
    expect(marked(given, 'sendAssistant', { who: 'a1', to: 'docks', from: 'p1' })).toEqual([
      'composure:a1:fear possible',
    ])
  })

  test('what the Medium can avoid is not certain', () => {
    const given: Case = { bag: { fear: 4 }, shamblers: ['greed'], composure: { fear: 2 }, sheet: 'medium' }
    expect(marked(given)).toEqual(['composure:p1:fear possible'])
  })
})

describe('other choices', () => {
  const asked = { step: 'arrivalDraws', args: { draws: 2 }, waiting: ['p1'] }

  test('to draw one fewer, or all', () => {
    const given: Case = { bag: { fear: 4, rage: 4 }, composure: { fear: 1 }, asked }
    expect(marked(given, 'drawAll', {})).toEqual(['composure:p1:fear possible'])
    expect(marked(given, 'drawOneFewer', {})).toEqual([])
  })

  test('whoever has no room for what is dealt out is cursed [TE-236]', () => {
    const distribute = { step: 'distribute', args: { colour: 'fear', left: 3 }, waiting: ['p1'] }
    expect(marked({ asked: distribute }, 'burden', { who: 'a1' })).toEqual(['composure:a1:fear sure'])
    expect(marked({ asked: distribute }, 'burden', { who: 'p1' })).toEqual([])
  })

  test('collecting, banishing and ending the turn curse nothing that can be foreseen', () => {
    const given: Case = { bag: { fear: 9 }, composure: { fear: 2 }, energy: 2 }
    for (const step of ['collect', 'banish', 'translate', 'endTurn', 'goOn'])
      expect(marked(given, step, { colour: 'fear' })).toEqual([])
  })
})

describe('what would be the end', () => {
  function fatal(given: Case): boolean[] {
    return preview(seen({ shamblers: ['fear'], ...given }), 'move', { to: 'docks' }).map((each) => each.fatal)
  }

  test('the last space of the delirium track [TE-524]', () => {
    expect(fatal({ bag: { fear: 1 }, composure: { fear: 2 }, brain: 5 })).toEqual([true])
    expect(fatal({ bag: { fear: 1 }, composure: { fear: 2 }, brain: 4 })).toEqual([false])
  })

  test('not by chaos, which leaves the brain where it is [TE-079]', () => {
    expect(fatal({ bag: { chaos: 1 }, composure: { chaos: 2 }, brain: 5 })).toEqual([false])
  })

  test('the last space of the strength track [TE-522]', () => {
    expect(fatal({ bag: { eldritch: 1 }, energy: 2, strength: 7 })).toEqual([true])
    expect(fatal({ bag: { eldritch: 1 }, energy: 2, strength: 6 })).toEqual([false])
  })
})

test('a track is marked by the worst that is foreseen for it', () => {
  const given: Case = { bag: { fear: 4 }, shamblers: ['greed'], composure: { fear: 2 } }
  const sure = preview(seen(given), 'move', { to: 'docks' })
  const possible = preview(seen({ ...given, bag: { fear: 4, rage: 4 } }), 'move', { to: 'docks' })
  expect(isThreatened([...possible, ...sure], 'composure:p1:fear')?.certainty).toBe('sure')
  expect(isThreatened(possible, 'composure:p1:fear')?.certainty).toBe('possible')
  expect(isThreatened(possible, 'composure:p1:rage')).toBeUndefined()
})
