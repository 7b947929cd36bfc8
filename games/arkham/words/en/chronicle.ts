export const chronicle = {
  turn: (n: number) => `Round ${n}`,
  deeds: {
    clues: 'Clues researched',
    monsters: 'Monsters defeated',
    ways: 'Spaces moved',
    encounters: 'Encounters',
    damage: 'Damage suffered',
    horror: 'Horror suffered',
  },
}
