export const chronicle = {
  turn: (n: number) => `Turn ${n}`,
  deeds: {
    gates: 'Gates sealed',
    cultists: 'Cultists defeated',
    shoggoths: 'Shoggoths defeated',
    relics: 'Relics played',
    sanity: 'Sanity lost',
    steps: 'Places entered',
  },
}
