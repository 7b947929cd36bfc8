import type { TextWords } from '../text.ts'
import { count, named } from './grammar.ts'

export const text: TextWords = {
  header: (round, phase) => `Round ${round}, ${phase} phase`,
  sheet: (doom, clues) => `Scenario sheet: ${doom} doom, ${count(clues, 'clue', 'clues')}`,
  codex: (cards) => `Codex: ${cards.join(', ')}`,
  codexCard: (card, clues, doom) =>
    `card ${card}${clues > 0 ? ` (${count(clues, 'clue', 'clues')})` : ''}${doom > 0 ? ` (${doom} doom)` : ''}`,
  cup: (left, of) => `Mythos cup: ${left} of ${of} tokens left`,
  display: (cards) => `Display: ${cards.join(', ')}`,
  investigator: (name, at) => `${name}, ${at}`,
  harm: (damage, horror) => `${damage} damage, ${horror} horror`,
  money: (n) => `$${n}`,
  clues: (n) => count(n, 'clue', 'clues'),
  remnants: (n) => count(n, 'remnant', 'remnants'),
  monster: (name, at, state, damage) => `${name}, ${at}: ${state}${damage > 0 ? `, ${damage} damage` : ''}`,
  doom: (n) => `${n} doom`,
  anomaly: 'an anomaly',
  named,
}
