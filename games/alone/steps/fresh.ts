import type { Table } from '../position.ts'

/** What a turn begins with. */

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
