export const en = {
  skip: 'Skip to the content',
  settings: 'Settings',
  home: 'Back to the lobby',
  loading: 'Loading',

  notFound: {
    title: 'Page not found',
    text: (path: string) => `There is nothing at ${path}. The link may be old or incomplete.`,
  },
  broken: {
    title: 'Something broke',
    text: 'This part of the page stopped working. Your games are saved after every choice: reload and go on.',
    detail: 'Details',
    reload: 'Reload',
  },
  missing: {
    title: 'This page could not be loaded',
    text: 'You may be offline, or there is a newer version: reload to try again.',
  },
  dismiss: 'Dismiss',
  language: 'Language',
}
