import type { ScreenWords } from '../en/screen.ts'
import { charms, faces } from './names.ts'

export const screen: ScreenWords = {
  charms,
  faces,
  house: 'Dom',
  candles: 'Świece',
  clues: 'Poszlaki',
  doom: 'Zguba',
  of: (what, n, most) => `${what}: ${n} z ${most}`,
  people: 'Gracze',
  turn: 'teraz gra',
  held: (n) => (n === 0 ? 'bez amuletu w ręce' : 'amulet w ręce'),
  hand: (name) => `Amulet: ${name}`,
  handEmpty: 'Nie masz amuletu.',
  box: 'Amulety w pudełku',
  charm: 'Amulet',
  found: { clue: 'Poszlaka!', omen: 'Znak', quiet: 'Nic' },
}
