export const chronicle = {
  turn: (n: number) => `Round ${n}`,
  deeds: {
    moves: 'Steps in the dark',
    rooms: 'Rooms searched',
    monsters: 'Monsters killed',
    health: 'Health lost',
    control: 'Control lost',
    cards: 'Cards played',
  },
}
