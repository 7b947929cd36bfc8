import { inEnglish } from '../../words.ts'

export const en = {
  title: (game: string) => `A table of ${game}`,
  first: 'Your first game?',
  learn: 'Learn it in ten minutes',
  howTo: 'How to play',
  rules: 'Read the rules',

  ways: {
    label: 'Who plays?',
    alone: { name: 'Alone', text: 'You play everybody, and see everything.' },
    screen: {
      name: 'Around one screen',
      text: 'Pass the device around. A curtain keeps hidden hands hidden.',
    },
    friends: { name: 'With friends over a link', text: 'Everybody on their own device, anywhere.' },
  },

  settings: 'The game',
  moreSettings: 'More settings',
  conflict: (setting: string, value: string) => `“${setting}: ${value}” does not go with the other settings.`,
  mend: (usual: string) => `Change it to “${usual}”`,
  notWithRest: 'does not go with the other settings',

  names: 'Who sits where?',
  namesHint: 'Names are optional. The order is the order of turns.',
  yourName: 'Your name',
  seat: (n: number) => `Seat ${n}`,
  seats: 'Which seats are yours?',
  seatsHint: (free: number) =>
    free === 0
      ? 'All of them: you can still hand one over later.'
      : `${free} ${inEnglish(free, 'seat is', 'seats are')} left for the people who get your link.`,
  noSeat: 'None: you open the table and watch.',

  absence: {
    title: 'When a player is away',
    hint: 'Everybody at the table sees these settings, and is told when a player is replaced.',
    replaceBy: 'Who may go on for them',
    replacers: { host: 'you, the host', players: 'any player', nobody: 'nobody: we wait' },
    replaceAfter: 'After how long',
    consentAfter: 'Going on from an earlier moment without their consent',
    always: 'never',
    after: (minutes: number) => {
      if (minutes === 0) return 'at once'
      if (minutes < 60) return `after ${minutes} minutes`
      return minutes < 1440 ? 'after an hour' : 'after a day'
    },
  },

  players: 'Programs at the table',
  playersHint: 'A program plays by the rules, sees only what its seat sees, and is no great help.',
  playedBy: { alone: 'you', screen: 'a person' },

  begin: 'Start the game',
  beginFriends: 'Open the table',
  beginning: 'One moment …',
  stays: 'It stays on this device and works without a network.',
  getsLink: 'You get a link to send. Nobody needs an account.',

  failures: {
    offline:
      'You are offline, so no table can be opened for friends. Your settings stay here: try again when the network is back, or play on this device.',
    unreachable:
      'The server is not answering. Your settings stay here: try again in a moment, or play on this device.',
    busy: 'The server is busy. Wait a minute and try again; your settings stay here.',
    refused: (message: string) => `The server refused: ${message}`,
    device: (message: string) => `The game could not be set up on this device: ${message}`,
  },
}
