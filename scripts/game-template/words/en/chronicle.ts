export const chronicle = {
  turn: (n: number) => `Turn ${n}`,
  deeds: { searches: 'Searches', clues: 'Clues found', charms: 'Charms played' },
}
