export const en = {
  title: 'Open a saved game',
  lead: 'Watch it again move by move, or go on where it stopped.',
  ready: (name: string) => `${name} is in order.`,
  watch: 'Watch it',
  goOn: 'Go on playing on this device',
  another: 'Choose another file',
  opening: 'Opening …',
  verify: 'Check whether its luck was fair',
}
