import type { HowToWords } from './chapters.ts'

export const en: HowToWords = {
  goal: {
    title: 'A dark house',
    text: [
      'Search the house together. Each turn you roll the die, or play your charm, and a candle burns down.',
    ],
    picture: 'The house with all its candles lit.',
  },
  ending: {
    title: 'How it ends',
    text: ['Four clues win. You lose when'],
    points: ['the last candle has burned down;', 'the doom is complete.'],
    picture: 'Three clues, doom close to complete, and the last candle.',
  },
}
