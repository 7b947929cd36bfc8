export const chronicle = {
  turn: (n: number) => `Turn ${n}`,
  deeds: {
    pages: 'Pages translated',
    seals: 'Portal spaces sealed',
    shamblers: 'Shamblers banished',
    collected: 'Tentacles collected',
    moves: 'Journeys',
  },
}
