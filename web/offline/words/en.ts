export const en = {
  offline: 'offline',
  offlineMeans: 'No network. Tables on this device work as always; tables with friends wait for you.',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
}
