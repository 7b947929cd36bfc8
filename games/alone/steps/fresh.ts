import type { Table } from '../position.ts'

/** What a turn and an action begin with. */

export function newTurn(number: number): Table['turn'] {
  return {
    number,
    step: 'hero',
    actionsLeft: 1,
    begun: false,
    slow: false,
    performed: [],
    lostHealthAt: [],
    lostControlAt: [],
    reactions: 0,
    litNow: [],
    litBySwitch: [],
    drawn: [],
    fightKilled: false,
    used: [],
  }
}

export function nothingSpoiled(): Table['spoiled'] {
  return {
    dice: 0,
    spared: [],
    eyes: [],
    uncounted: [],
    trapped: false,
    fright: 0,
    barred: null,
    misled: null,
  }
}
