import { inEnglish } from '../../words.ts'

export const en = {
  title: 'Was the luck fair?',
  lead: 'A table with friends cannot choose its luck. Here you can check that it did not.',
  how: 'How it works',
  steps: [
    'Before anybody sits down, the table draws a secret and shows its seal: a number that fits no other secret.',
    'Each player’s page draws a part of its own and shows only its seal, too. When the game begins, all parts are shown: by then nobody can change theirs. Secret and parts together make every shuffle and every die.',
    'When the game is over, the secret is laid open. The table screen checks every seal by itself; this page does it again with the saved game, and plays it through.',
  ],
  privacy: 'The file stays on this device.',
  checking: 'Playing the game through …',
  fair: 'The luck was fair',
  unfair: 'This cannot be confirmed',
  checks: {
    made: 'The luck is made of the secret and of what the players added.',
    played: (choices: number) =>
      `${choices} ${inEnglish(choices, 'choice', 'choices')} played through by the rules.`,
    replayed: (numbers: number) =>
      `${numbers} random ${inEnglish(numbers, 'number', 'numbers')}: every shuffle and every die came out as saved.`,
    older: {
      result: (numbers: number, version: string) =>
        `Saved under version ${version} of the rules and replayed under the present ones: the same ${numbers} random ${inEnglish(numbers, 'number', 'numbers')} and the same end. The final position was not compared, because it is written differently now.`,
      choices: (numbers: number, version: string) =>
        `Saved under version ${version} of the rules and replayed under the present ones: every choice is legal with this luck (${numbers} random ${inEnglish(numbers, 'number', 'numbers')}). The final position was not compared, because it is written differently now.`,
    },
  },
  commitment: 'The table’s seal',
  commitmentHint: 'The table showed this before the game. Compare it with what you noted, or paste it:',
  yours: 'What you noted',
  same: 'It is the same.',
  different: 'It is not the same: this is not the luck your table promised.',
  parts: 'What the players added',
  noParts: 'Nobody added anything; the secret alone made the luck.',
  made: 'made by the table for a program',
  sources: {
    seats: 'Everybody had committed to their part before any was shown.',
    earlier: 'This table was opened by an earlier version: the players had not committed to their parts.',
    fork: 'The table went on from an earlier moment of another one. From there the luck is the table’s own; the position itself is taken on trust.',
    file: 'This game was imported. Its luck is that of the file: anybody who had the file could know it, or choose it.',
  },
  imported: 'Imported luck',
  seat: (n: string) => `Seat ${n}`,
  another: 'Check another file',
  save: 'You can save the file at the table, when the game is over.',
}
