import { type Words, plural } from '../../index.ts'
import type { Vault } from './position.ts'

const alarms = plural('en')

export const en: Words<Vault> = {
  title: 'The Vault',
  options: {
    goal: { name: 'Gold to win', values: { '5': 'five', '8': 'eight' } },
    first: { name: 'First thief', values: { ann: 'Ann', bob: 'Bob' } },
  },
  seat: (_table, seat) => seat,
  events: {
    trapSet: ({ room }) => (room === null ? 'A room is trapped.' : `Room ${room} is trapped.`),
    sneaked: ({ seat, to }, who) => `${who(seat)} sneaks into room ${to}.`,
    peeked: ({ seat, tool }, who) => `${who(seat)} peeks at ${tool ?? 'the top card'}.`,
    toolDrawn: ({ seat, tool }, who) => `${who(seat)} rests and finds ${tool ?? 'a tool'}.`,
    stashed: ({ seat, tool }, who) => `${who(seat)} stashes ${tool ?? 'a tool'}.`,
    lent: ({ from, to, tool }, who) => `${who(from)} lends ${who(to)} ${tool ?? 'a tool'}.`,
    putToUse: ({ seat, tool }, who) => `${who(seat)} uses ${tool}.`,
    trapSprung: ({ seat }, who) => `${who(seat)} springs the trap.`,
    maskBroke: ({ seat }, who) => `${who(seat)}'s mask fools the trap and breaks.`,
    tokenDrawn: ({ token }) => `The search brings ${token}.`,
    alarmRaised: ({ alarm }) => `${alarm} ${alarms(alarm, 'alarm', 'alarms')}.`,
    catPurred: ({ seat }, who) => `${who(seat)}'s cat calms everybody.`,
    bribed: ({ seat, tool }, who) => `${who(seat)} gives away ${tool}.`,
    guardWalked: ({ to }) => `The guard walks to room ${to}.`,
    confiscated: ({ from, tool }, who) => `The guard takes ${tool} from ${who(from)}.`,
  },
  choices: {
    trap: ({ room }) => `Trap room ${room}`,
    sneak: ({ to }) => `Sneak into room ${to}`,
    peek: () => 'Peek at the top card',
    stash: ({ tool }) => `Stash ${tool}`,
    use: ({ tool }) => `Use ${tool}`,
    lend: ({ tool }) => `Lend ${tool}`,
    search: () => 'Search this room',
    climb: () => 'Climb down the rope',
    rest: () => 'Rest and draw a tool',
    hideIn: ({ room }) => `Hide in room ${room}`,
    bribe: ({ tool }) => `Bribe the warden with ${tool}`,
    lookIn: ({ room }) => `Look in room ${room}`,
  },
  asks: {
    setTrap: () => 'Which room will you trap?',
    act: ({ seat }, who) => `What does ${who(seat)} do?`,
    hide: () => 'Where?',
  },
  notes: { breaks: 'It will be worn out.' },
  refusals: {
    'VT-1': 'It is not for you to decide.',
    'VT-5': 'The top card is known to you, or there is none.',
  },
  outcomes: { rich: 'The thieves are rich.', caught: 'Caught!', empty: 'Nothing is left to steal.' },
}

/** This game is only for tests: its Polish is not needed. */
export const pl: Words<Vault> = { ...en, title: 'Skarbiec' }
