export const chronicle = {
  turn: (n: number) => `Round ${n}`,
  deeds: {
    rooms: 'Rooms explored',
    clues: 'Clues found',
    puzzles: 'Puzzles solved',
    monsters: 'Attacks made',
    damage: 'Damage taken',
    horror: 'Horror endured',
  },
}
