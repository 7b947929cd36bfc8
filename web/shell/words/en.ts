export const en = {
  skip: 'Skip to the content',
  settings: 'Settings',
  home: 'Back to the lobby',
  loading: 'Loading',

  notFound: {
    title: 'No such place',
    text: (path: string) => `Nothing lies at ${path}. The link may be old, or a letter got lost on the way.`,
  },
  broken: {
    title: 'Something broke',
    text: 'This part of the page stopped working. Your games are saved after every choice: reload and go on.',
    detail: 'What the program says',
    reload: 'Reload',
  },
  missing: {
    title: 'This page did not arrive',
    text: 'It could not be fetched. You may be offline, or there is a newer version: reload to try again.',
  },
  dismiss: 'Dismiss',
  language: 'Language',
  notReady: {
    title: 'Not ready yet',
    text: (title: string) => `${title} cannot be played here yet. Reign of Cthulhu can.`,
  },
}
