export const en = {
  title: 'Miskatonic',
  tagline: 'Five tables. One lamp. Something outside.',
  free: 'Play free in your browser, no account.',
  about: 'Cosmic-horror board games in your browser. Every rule is enforced and explained.',

  shelf: 'The games',
  play: 'Play',
  learn: 'Learn in ten minutes',
  learnAs: (side: string) => `Learn: ${side}`,
  howTo: 'How to play',
  rules: 'Rules',

  goOn: {
    title: 'Pick up where you left off',
    none: 'You have no game yet. Start one, and it waits for you here.',
    loading: 'Looking for your tables',
    failed: 'The tables on this device could not be read.',
    here: 'on this device',
    online: 'with friends',
    phases: { gathering: 'gathering', playing: 'in play', over: 'over', archived: 'archived' },
    unknownGame: 'A table',
    alone: 'You play everybody',
    all: 'Show all',
    forget: (title: string) => `Forget this table of ${title}`,
  },
  forgetting: {
    title: 'Forget this table?',
    here: 'The game is deleted from this device for good. Save it to a file first if you want to keep it.',
    online:
      'The table stays on the server, but your key is deleted. Without the link you cannot get back to your seat.',
    yes: 'Forget it',
    no: 'Keep it',
    close: 'Close',
  },

  join: {
    title: 'Friends are waiting?',
    text: 'Paste the link they sent you.',
    label: 'Link to a table',
    placeholder: 'https://…/table/…',
    button: 'Join',
    notALink: 'This is not a link to a table. It should contain “/table/”.',
  },
  open: {
    title: 'A game in a file?',
    text: 'Watch it again, or go on where it stopped.',
    button: 'Open a saved game',
  },
  verify: {
    title: 'Was the luck fair?',
    text: 'Check every shuffle and every die of a finished game.',
    button: 'Check it',
  },

  footer: {
    notice:
      'An unofficial fan work, free of charge. The games and their names belong to their publishers; every sentence and drawing here is our own.',
    credits: 'Credits and licence',
    settings: 'Settings',
  },

  credits: {
    title: 'Credits and licence',
    lead: 'Who made what, and what you may do with it.',
    games: {
      title: 'The games',
      text: 'Miskatonic is not affiliated with, endorsed by or connected to the publishers and designers of these games. Rules are facts, and we implement them from ledgers in our own words. If you like a game here, buy it: the figures are worth it.',
    },
    art: {
      title: 'Icons and type',
      text: 'Icons from game-icons.net by Lorc, Delapouite and contributors, under CC BY 3.0, recoloured and combined. Limelight, EB Garamond, Special Elite and Grenze Gotisch under the SIL Open Font License (Special Elite: Apache 2.0). All other drawings are ours.',
    },
    code: {
      title: 'The program',
      text: 'Our code is free under the MIT licence: use it, change it, pass it on. The page is built with Svelte and Vite.',
    },
  },
}
